import { describe, expect, it } from "vitest";
import { parseTableQuery, type TableState, toTableQuery } from "../../../src/widgets/kit/table/table-state.ts";

const defaults: TableState = { search: "", sort: null, page: 1, pageSize: 10, filters: {} };
const columns = { filters: ["status", "route_name"] };
const parse = (query: string, from = defaults) => parseTableQuery(query, from, columns);

describe("table state in a query string", () => {
  it("leaves the defaults out", () => {
    expect(toTableQuery(defaults, defaults)).toBe("");
    expect(parse("")).toEqual(defaults);
  });

  it("uses the portal's names, and repeats a key for several values", () => {
    const state = {
      search: "Işık",
      sort: { column: "walk", isDescending: true },
      page: 3,
      pageSize: 50,
      filters: { status: ["on_hold", "registered"] },
    };
    expect(toTableQuery(state, defaults)).toBe(
      "search=I%C5%9F%C4%B1k&status=on_hold&status=registered&sort=-walk&page=3&page_size=50",
    );
  });

  it.each<Partial<TableState>>([
    { search: "İğne & çuval = ş?" },
    { search: "50% + 1" },
    { sort: { column: "name", isDescending: false } },
    { filters: { status: ["a", "b"], route_name: ["Kadıköy – Maslak", "Üsküdar, 2"] } },
    { page: 44, pageSize: 100 },
  ])("comes back as it went: %o", (change) => {
    const state = { ...defaults, ...change };
    expect(parse(toTableQuery(state, defaults))).toEqual(state);
    expect(parse(`?${toTableQuery(state, defaults)}`)).toEqual(state);
  });

  it("comes back from defaults that filter and sort", () => {
    const strict: TableState = {
      ...defaults,
      search: "a",
      sort: { column: "name", isDescending: false },
      page: 2,
      filters: { status: ["registered"] },
    };
    for (const state of [defaults, strict, { ...strict, filters: { status: ["on_hold"] } }]) {
      expect(parse(toTableQuery(state, strict), strict)).toEqual(state);
    }
    expect(toTableQuery(strict, strict)).toBe("");
  });

  it.each([
    "page=0",
    "page=-1",
    "page=1.5",
    "page=x",
    "page=99999999999",
    "page_size=",
    "page_size=0",
    "sort=",
    "%E0%A4%A",
  ])("takes %s as nothing said", (query) => {
    expect(parse(query)).toEqual(defaults);
  });

  it("takes each value once, no empty ones, and no unknown names", () => {
    expect(parse("status=a&status=a&status=&color=red&status=b").filters).toEqual({ status: ["a", "b"] });
  });

  it("composes letters that were typed as two", () => {
    expect(parse(`search=${encodeURIComponent("S\u0327ule")}`).search).toBe("Şule");
  });
});

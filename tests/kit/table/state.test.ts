import { describe, expect, it } from "vitest";
import type { Column } from "../../../src/widgets/kit/table/column.ts";
import {
  toActiveFilters,
  toFilterOptions,
  toFilterWords,
  toOptionLabel,
} from "../../../src/widgets/kit/table/filters/filter-options.ts";
import {
  hasCriteria,
  nextSort,
  parseTableQuery,
  type TableState,
  toTableQuery,
  withFilter,
  withoutCriteria,
  withPageSize,
  withSearch,
  withSort,
} from "../../../src/widgets/kit/table/table-state.ts";

const state: TableState = { search: "a", sort: null, page: 7, pageSize: 10, filters: { status: ["x"] } };

describe("changes of a table", () => {
  it("start at the first page", () => {
    const changes = [
      withSearch(state, "b"),
      withFilter(state, "status", ["y"]),
      withPageSize(state, 50),
      withSort(state, { column: "name", isDescending: false }),
      withoutCriteria(state),
    ];
    expect(changes.map(({ page }) => page)).toEqual([1, 1, 1, 1, 1]);
  });

  it("forget a filter without values", () => {
    expect(withFilter(state, "status", []).filters).toEqual({});
    expect(withFilter(state, "route", ["r"]).filters).toEqual({ status: ["x"], route: ["r"] });
  });

  it("know whether rows are hidden", () => {
    expect(hasCriteria(state)).toBe(true);
    expect(hasCriteria(withoutCriteria(state))).toBe(false);
    expect(hasCriteria({ ...withoutCriteria(state), search: "  ", filters: { status: [] } })).toBe(false);
  });

  it("turn an order round and give the first order back", () => {
    const first = { column: "name", isDescending: true };
    const up = nextSort(state, "walk", first);
    const down = nextSort({ ...state, sort: up }, "walk", first);
    expect([up, down]).toEqual([
      { column: "walk", isDescending: false },
      { column: "walk", isDescending: true },
    ]);
    expect(nextSort({ ...state, sort: down }, "walk", first)).toEqual(first);
    expect(nextSort({ ...state, sort: down }, "walk", null)).toBe(null);
    expect(nextSort({ ...state, sort: first }, "name", first)).toEqual({ column: "name", isDescending: false });
  });
});

describe("what a filter offers", () => {
  const column: Column<string> = {
    id: "route",
    header: "Rota",
    text: (route) => route,
    filter: { label: "Rota", kind: "many" },
  };
  const rows = ["Üsküdar", "Çekmeköy", "Üsküdar", "Hat 10", "Hat 2", ""];

  it("are the rows' own values, counted, in Turkish order", () => {
    expect(toFilterOptions(column, rows)).toEqual([
      { value: "Çekmeköy", label: "Çekmeköy", count: 1 },
      { value: "Hat 2", label: "Hat 2", count: 1 },
      { value: "Hat 10", label: "Hat 10", count: 1 },
      { value: "Üsküdar", label: "Üsküdar", count: 2 },
    ]);
  });

  it("are the named ones as given, counted only when all rows are here", () => {
    const options = [{ value: "Üsküdar", label: "Üsküdar hattı" }];
    const named: Column<string> = { ...column, filter: { label: "Rota", kind: "many", options } };
    expect(toFilterOptions(named, null)).toEqual(options);
    expect(toFilterOptions(named, rows)).toEqual([{ ...options[0], count: 2 }]);
    expect(toOptionLabel(options, "Üsküdar")).toBe("Üsküdar hattı");
    expect(toOptionLabel(options, "başka")).toBe("başka");
  });

  it("are chips when chosen, up to six of a filter; more are one chip with their number", () => {
    const options = [{ value: "Üsküdar", label: "Üsküdar hattı" }];
    const offered = [{ id: "route", filter: { label: "Rota", kind: "many" as const }, options }];
    expect(toActiveFilters(offered, {})).toEqual([]);
    expect(toActiveFilters(offered, { route: ["Üsküdar", "Hat 2"] })).toEqual([
      { column: "route", values: ["Üsküdar"], text: "Rota: Üsküdar hattı" },
      { column: "route", values: ["Hat 2"], text: "Rota: Hat 2" },
    ]);
    const values = ["1", "2", "3", "4", "5", "6"];
    expect(toActiveFilters(offered, { route: values })).toHaveLength(6);
    const more = [...values, "7"];
    expect(toActiveFilters(offered, { route: more })).toEqual([
      { column: "route", values: more, text: "Rota: 7 seçenek" },
    ]);
  });

  it.each([
    [[], "Durum: Tümü"],
    [["a"], "Durum: A"],
    [["a", "b", "c"], "Durum: A +2"],
  ])("are named on the filter's button: %j", (values, words) => {
    expect(toFilterWords("Durum", values, (value) => value.toUpperCase())).toBe(words);
  });
});

const defaults: TableState = { search: "", sort: null, page: 1, pageSize: 10, filters: {} };
const columns = { filters: ["status", "route_name"] };
const parse = (query: string, from = defaults) => parseTableQuery(query, from, columns);

describe("table state in a query string", () => {
  it("leaves the defaults out", () => {
    expect(toTableQuery(defaults, defaults)).toBe("");
    expect(parse("")).toEqual(defaults);
  });

  it("uses the portal's names, and repeats a key for several values", () => {
    const given = {
      search: "Işık",
      sort: { column: "walk", isDescending: true },
      page: 3,
      pageSize: 50,
      filters: { status: ["on_hold", "registered"] },
    };
    expect(toTableQuery(given, defaults)).toBe(
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
    const given = { ...defaults, ...change };
    expect(parse(toTableQuery(given, defaults))).toEqual(given);
    expect(parse(`?${toTableQuery(given, defaults)}`)).toEqual(given);
  });

  it("comes back from defaults that filter and sort", () => {
    const strict: TableState = {
      ...defaults,
      search: "a",
      sort: { column: "name", isDescending: false },
      page: 2,
      filters: { status: ["registered"] },
    };
    for (const given of [defaults, strict, { ...strict, filters: { status: ["on_hold"] } }]) {
      expect(parse(toTableQuery(given, strict), strict)).toEqual(given);
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

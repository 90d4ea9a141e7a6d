import { describe, expect, it } from "vitest";
import type { Column } from "../../../src/widgets/kit/table/column.ts";
import { toFilterOptions, toOptionLabel } from "../../../src/widgets/kit/table/filters/filter-options.ts";
import {
  hasCriteria,
  nextSort,
  type TableState,
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
});

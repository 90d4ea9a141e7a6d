import { atom } from "nanostores";
import { describe, expect, test } from "vitest";
import { createScope } from "../../../src/core/query/scope.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createProviderList, defineProviderList } from "../../../src/widgets/kit/table/provider-list.ts";
import { firstPage, type TableState } from "../../../src/widgets/kit/table/table-state.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

interface Search {
  readonly text: string;
  readonly order: string | null;
  readonly page: number;
  readonly pageSize: number;
}
const searched: Search[] = [];
/** Rows whose number is odd aren't shown. */
const definition = defineProviderList({
  names: { search: "q" },
  filters: ["state"],
  orders: ["name"],
  toDefaults: (pageSize) => ({ ...firstPage(pageSize), sort: { column: "name", isDescending: true } }),
  toValidFilters: ({ state = [] }) => ({ state: state.filter((value) => value !== "wrong") }),
  toSearch: ({ search, page, pageSize }, order): Search => ({
    text: search,
    order: order && `${order.column} ${order.isDescending ? "down" : "up"}`,
    page,
    pageSize,
  }),
  key: ["things"],
  fetch: async (_http, search) => {
    searched.push(search);
    return { count: 5 };
  },
  fetchAll: async function* all() {
    yield { rows: [1, 2, 3], count: 5 };
    yield { rows: [4, 5], count: 5 };
  },
  isShown: (row: number) => row % 2 === 0,
});
const defaults = definition.toDefaults(10);

function open(table: TableState = defaults) {
  const $table = atom(table);
  const scope = createScope(createSession({ environment: createTestEnvironment(() => json([])) }));
  const changeTable = (state: TableState) => $table.set(state);
  const list = createProviderList(scope, definition, "drivers", { $table, changeTable, defaults: () => defaults });
  return { $table, list };
}

describe("a list of the provider", () => {
  test("has the provider's names in its query, and drops what the provider would reject", () => {
    const state = definition.read("q=abc&state=new&state=wrong&sort=name&page=3", defaults);
    expect(state).toMatchObject({ search: "abc", page: 3, sort: { column: "name" }, filters: { state: ["new"] } });
    expect(definition.read(definition.write(state, defaults), defaults)).toEqual(state);
    expect(definition.write(state, defaults)).toContain("q=abc");
    expect(definition.read("sort=other", defaults).sort).toEqual(defaults.sort);
    expect(definition.toSearch(state).order).toBe("name up");
    expect(definition.toSearch({ ...state, sort: { column: "other", isDescending: false } }).order).toBeNull();
  });

  test("is untouched until its state differs, and begins a saved view at its first page", () => {
    const { $table, list } = open();
    expect(list.isUntouched($table.get())).toBe(true);
    const touched = { ...defaults, search: "abc", page: 3 };
    list.changeTable(touched);
    expect(list.isUntouched(touched)).toBe(false);
    expect(list.$listQuery.get()).toBe(definition.write(touched, defaults));
    const view = list.views.toQuery(touched);
    list.changeTable(defaults);
    list.views.open(view);
    expect($table.get()).toMatchObject({ search: "abc", page: 1 });
  });

  test("prints and exports the rows that it shows, counted without the others", async () => {
    const { list } = open({ ...defaults, search: "abc", page: 3 });
    const { signal } = new AbortController();
    const batches = [];
    for await (const batch of list.toSheetRows(defaults)(signal)) batches.push(batch);
    expect(batches).toEqual([
      { rows: [2], count: 3 },
      { rows: [4], count: 2 },
    ]);
    searched.length = 0;
    expect(await list.print.fetchTotal(signal)).toBe(5);
    // All of them, whatever is searched for.
    expect(searched).toEqual([{ text: "", order: null, page: 1, pageSize: 1 }]);
    expect(list.print.isShown?.(3)).toBe(false);
  });
});

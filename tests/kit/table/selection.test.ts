import { atom } from "nanostores";
import { expect, test } from "vitest";
import { createScope } from "../../../src/core/query/scope.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createSelection } from "../../../src/widgets/kit/table/selection/selection.ts";
import { firstPage, withFilter, withSearch, withSort } from "../../../src/widgets/kit/table/table-state.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const rows = (...ids: string[]) => ids.map((id) => [id, `row ${id}`] as const);

function setUp() {
  const $table = atom(firstPage());
  const $list = atom("all");
  const selection = createSelection<string>(
    createScope(createSession({ environment: createTestEnvironment(() => json({})) })),
    $table,
    $list,
  );
  return {
    $table,
    $list,
    selection,
    value: () => selection.$selection.get(),
    ids: () => [...selection.$selection.get().rows.keys()],
  };
}

test("rows stay selected while pages are turned and sorted", () => {
  const { $table, selection, ids } = setUp();
  selection.mark(rows("1", "2"), true, false);
  $table.set({ ...withSort($table.get(), { column: "name", isDescending: true }), page: 3 });
  selection.mark(rows("30"), true, false);
  selection.mark(rows("1"), false, false);
  expect(ids()).toEqual(["2", "30"]);
});

test.each([
  ["search", ({ $table }: ReturnType<typeof setUp>) => $table.set(withSearch($table.get(), "ay"))],
  ["filter", ({ $table }: ReturnType<typeof setUp>) => $table.set(withFilter($table.get(), "status", ["on_hold"]))],
  ["list", ({ $list }: ReturnType<typeof setUp>) => $list.set("requested")],
])("another %s drops the selection and tells how many rows it had", (_name, change) => {
  const stage = setUp();
  stage.selection.mark(rows("1", "2"), true, false);
  change(stage);
  expect(stage.value()).toEqual({ rows: new Map(), isOpen: false, dropped: 2 });
  stage.selection.mark(rows("3"), true, false);
  expect(stage.value().dropped).toBe(0);
});

test("it ends with its last row, unless it was opened before the first", () => {
  const { selection, value } = setUp();
  selection.mark(rows("1"), true, false);
  selection.mark(rows("1"), false, false);
  expect(value().isOpen).toBe(false);
  selection.open();
  expect(value()).toMatchObject({ isOpen: true, rows: new Map() });
  selection.mark(rows("1"), true, true);
  selection.mark(rows("1"), false, true);
  expect(value().isOpen).toBe(true);
  selection.close();
  expect(value().isOpen).toBe(false);
});

test("newer answers replace selected rows and select no others", () => {
  const { selection, value } = setUp();
  selection.replace(rows("1", "2"));
  selection.renew([
    ["2", "newer"],
    ["3", "other"],
  ]);
  expect([...value().rows]).toEqual([
    ["1", "row 1"],
    ["2", "newer"],
  ]);
});

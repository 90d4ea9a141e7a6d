import { describe, expect, test } from "vitest";
import { firstPage, withFilter, withSearch } from "../../../src/widgets/kit/table/table-state.ts";
import { actionsFor, onlyFound, toListedCount } from "../../../src/widgets/personnel/employee.model.ts";
import { anEmployee } from "../../helpers/rows.ts";

const table = withSearch(firstPage(), "ayşe");
const [ayse, can, left] = [
  anEmployee({ id: "1" }),
  anEmployee({ id: "2" }),
  anEmployee({ id: "3", registrationStatus: "deleted" }),
];

test.each([
  ["the only one", table, [ayse], 1, ayse],
  ["without a count", table, [ayse], null, ayse],
  ["beside somebody who isn't shown", table, [ayse, left], 2, ayse],
  ["one of two", table, [ayse, can], 2, null],
  ["others are on the next page", table, [ayse], 11, null],
  ["the last of the last page", { ...table, page: 2 }, [ayse], 11, null],
  ["nobody has searched", { ...table, search: " " }, [ayse], 1, null],
  ["nobody", table, [], 0, null],
])("the only result of a search: %s", (_, state, rows, count, found) =>
  expect(onlyFound(state, { rows, count })).toBe(found),
);

describe("the possible changes of an employee", () => {
  test.each([
    ["registered", null, ["on_hold", "deleted"]],
    ["on_hold", null, ["registered", "deleted"]],
    ["registered", "Silinecek (30.11.2026)", ["on_hold"]],
    ["registered", "Dondurulacak (30.11.2026)", ["deleted"]],
    ["on_hold", "Başlayacak (30.11.2026)", ["deleted"]],
    ["deleted", null, []],
    ["unknown", null, []],
  ] as const)("%s, %s: %j", (registrationStatus, statusText, actions) => {
    expect(actionsFor(anEmployee({ registrationStatus, statusText }))).toEqual(actions);
  });
});

test("the number that can be selected leaves out deleted employees", () => {
  const state = firstPage();
  expect(toListedCount(state, 521, 7)).toBe(514);
  expect(toListedCount(withSearch(state, "ay"), 40, 7)).toBeNull();
  expect(toListedCount(withSearch(state, "ay"), 40, 0)).toBe(40);
  expect(toListedCount(withFilter(state, "status", ["on_hold"]), 34, 7)).toBe(34);
  expect(toListedCount(state, 521, null)).toBeNull();
});

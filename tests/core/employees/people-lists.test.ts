import { expect, test } from "vitest";
import type { Employee } from "../../../src/core/api/employees.ts";
import type { DetailedRoute } from "../../../src/core/api/route-list.ts";
import { isPeopleList, peopleLists, toPeopleList, toSeated } from "../../../src/core/employees/people-lists.ts";

function person(id: string, routeName: string | null, statusText: string, registrationStatus = "registered") {
  return { id, routeName, statusText, registrationStatus } as unknown as Employee;
}

const everybody = [
  person("1", "Kadıköy – Maslak", "Kayıtlı"),
  person("2", null, "Kayıtlı"),
  person("3", null, "Kayıtlı"),
  person("4", null, "Talep edildi"),
  person("5", null, "Donduruldu", "on_hold"),
  person("6", "Kadıköy – Maslak", "Silinecek (01.12.2026)"),
  person("7", null, "Silindi", "deleted"),
];
const seated = toSeated([
  { stops: [{ passengers: [{ passengerId: "3" }] }, { passengers: [] }] },
  { stops: [{ passengers: [{ passengerId: "1" }] }] },
] as unknown as DetailedRoute[]);

test.each([
  ["all", ["1", "2", "3", "4", "5", "6"]],
  // 3 is a passenger of a route that their own row doesn't name.
  ["without-route", ["2", "4"]],
  ["requested", ["4"]],
  ["on-hold", ["5"]],
  ["leaving", ["6"]],
] as const)("the list %s holds %s", (name, ids) => {
  expect(toPeopleList(everybody, name, seated).map(({ id }) => id)).toEqual(ids);
});

test("an address names a list, or none", () => {
  for (const name of peopleLists) expect(isPeopleList(name)).toBe(true);
  expect(isPeopleList("deleted")).toBe(false);
  expect(isPeopleList(null)).toBe(false);
});

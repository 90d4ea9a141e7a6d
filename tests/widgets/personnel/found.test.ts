import { expect, test } from "vitest";
import type { Employee } from "../../../src/core/api/employees.ts";
import { onlyFound } from "../../../src/widgets/personnel/employee.model.ts";

const person = (id: string, registrationStatus: Employee["registrationStatus"] = "registered") =>
  ({ id, registrationStatus }) as Employee;
const table = { search: "ayşe", sort: null, page: 1, pageSize: 10, filters: {} };
const [ayse, can, left] = [person("1"), person("2"), person("3", "deleted")];

test.each([
  ["the only one", table, [ayse], 1, ayse],
  ["without a count", table, [ayse], null, ayse],
  ["beside somebody who isn't shown", table, [ayse, left], 2, ayse],
  ["one of two", table, [ayse, can], 2, null],
  ["others are on the next page", table, [ayse], 11, null],
  ["the last of the last page", { ...table, page: 2 }, [ayse], 11, null],
  ["nobody has searched", { ...table, search: " " }, [ayse], 1, null],
  ["nobody", table, [], 0, null],
])("the only result of a search: %s", (_, state, employees, count, found) =>
  expect(onlyFound(state, { employees, count })).toBe(found),
);

import { missing } from "../../../core/text/format.ts";
import { type Employee, type EmployeePage, isDeleted, pendingChange } from "../../../core/api/employees.ts";
import type { TableState } from "../../kit/table/table-state.ts";

export function fullName({ name }: Employee): string {
  return name ?? missing;
}

/** The style of a row. */
export function rowKind(employee: Employee): "hold" | "danger" | undefined {
  if (pendingChange(employee)?.target === "deleted") return "danger";
  return employee.registrationStatus === "on_hold" ? "hold" : undefined;
}

/** The only result of a search; null for several, on this page or another one. */
export function onlyFound({ search, page }: TableState, { employees, count }: EmployeePage): Employee | null {
  const isWhole = page === 1 && (count === null || count === employees.length);
  const [first, ...others] = employees.filter((employee) => !isDeleted(employee));
  return search.trim() !== "" && isWhole && others.length === 0 ? (first ?? null) : null;
}

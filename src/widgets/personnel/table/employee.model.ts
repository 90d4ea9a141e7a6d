import { missing } from "../../../core/text/format.ts";
import { type Employee, type EmployeePage, isDeleted, pendingChange } from "../../../core/api/employees.ts";
import { hasCriteria, type TableState } from "../../kit/table/table-state.ts";

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

/**
 * The number of people that a search and its filters list on all pages; null: unknown, because the provider counts deleted people too.
 * @param deleted deleted people of the company; null: unknown
 */
export function toListedCount(state: TableState, count: number | null, deleted: number | null): number | null {
  const { status = [] } = state.filters;
  if (count === null || deleted === 0 || (status.length > 0 && !status.includes("deleted"))) return count;
  return deleted === null || hasCriteria(state) ? null : count - deleted;
}

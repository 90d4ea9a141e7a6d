import { type Employee, isDeleted, pendingChange, type RegistrationStatus } from "../../core/api/employees.ts";
import type { ListPage } from "../../core/http/all-pages.ts";
import { missing } from "../../core/text/format.ts";
import { hasCriteria, type TableState } from "../kit/table/table-state.ts";

export function fullName({ name }: Employee): string {
  return name ?? missing;
}

/**
 * The possible changes: a registered person can be stopped or deleted, a stopped one reactivated or deleted; none when the status is
 * not known. A pending change is not among them: it can be cancelled or moved to another day.
 */
export function actionsFor(employee: Employee): RegistrationStatus[] {
  const { registrationStatus: status } = employee;
  if (status === "deleted" || status === "unknown") return [];
  const actions: RegistrationStatus[] = [status === "registered" ? "on_hold" : "registered", "deleted"];
  return actions.filter((action) => action !== pendingChange(employee)?.target);
}

/** The only result of a search; null for several, on this page or another one. */
export function onlyFound({ search, page }: TableState, { rows, count }: ListPage<Employee>): Employee | null {
  const isWhole = page === 1 && (count === null || count === rows.length);
  const [first, ...others] = rows.filter((employee) => !isDeleted(employee));
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

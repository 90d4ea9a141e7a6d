import { ApiError } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import { type Employee, type EmployeeSearch, fetchEmployees } from "./employees.ts";

export interface EmployeeBatch {
  /** Those that no batch before held. */
  readonly employees: readonly Employee[];
  /** How many have come so far, these included. */
  readonly loaded: number;
  /** How many there are, by the newest answer, else how many have come; never less than `loaded`. */
  readonly count: number;
}

/** The largest page that the table itself asks for (specification 1 §9). */
const pageSize = 100;
/** A provider that never ends its list is left after 200 000 rows. */
const pageLimit = 2000;

/**
 * Everybody who matches, page by page, for exports; deleted employees come along. Whoever stops iterating or aborts
 * `signal` ends the calls. When the list changes while it is read, rows move between its pages: then it is read once
 * more for what was missed, and nobody comes twice. Throws ApiError.
 */
export async function* fetchAllEmployees(
  http: Http,
  search: EmployeeSearch,
  signal?: AbortSignal,
): AsyncGenerator<EmployeeBatch, void, undefined> {
  const seen = new Set<string>();
  for (const reading of ["first", "again"]) {
    let received = 0;
    let firstCount: number | null = null;
    let hasChanged = false;
    for (let page = 1; page <= pageLimit; page += 1) {
      const answer = await fetchPage(http, search, page, signal);
      // Past the end: rows were left out (no id), or the list became shorter.
      if (answer === null || answer.employees.length === 0) break;
      const employees = answer.employees.filter(({ id }) => !seen.has(id));
      for (const { id } of employees) seen.add(id);
      received += answer.employees.length;
      firstCount ??= answer.count;
      hasChanged ||= answer.count !== firstCount || (reading === "first" && seen.size < received);
      if (employees.length > 0) yield { employees, loaded: seen.size, count: Math.max(answer.count ?? 0, seen.size) };
      // The same page once more: this provider doesn't know of pages.
      else if (reading === "first") break;
      if (answer.count !== null && received >= answer.count) break;
    }
    if (!hasChanged) return;
  }
}

/** Null when there is no such page. */
async function fetchPage(http: Http, search: EmployeeSearch, page: number, signal: AbortSignal | undefined) {
  try {
    return await fetchEmployees(http, { ...search, page, pageSize }, signal);
  } catch (error) {
    // Some providers answer a page past the end with 404.
    if (page > 1 && error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

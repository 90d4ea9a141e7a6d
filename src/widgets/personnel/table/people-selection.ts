import { atom, type ReadableAtom } from "nanostores";
import { type Employee, fetchAllEmployees, isDeleted } from "../../../core/api/employees.ts";
import { ApiError } from "../../../core/http/errors.ts";
import type { Scope } from "../../../core/query/scope.ts";
import { createSelection } from "../../kit/table/selection/selection.ts";
import type { TableState } from "../../kit/table/table-state.ts";
import { toEmployeeQuery } from "../company.store.ts";

export const toEntry = (employee: Employee) => [employee.id, employee] as const;

/** The people selected in the company's list, and how all that match are selected though only a page is loaded. */
export function createPeopleSelection(scope: Scope, $table: ReadableAtom<TableState>, $list: ReadableAtom<string>) {
  const selection = createSelection<Employee>(scope, $table, $list);
  const $all = atom<"idle" | "loading" | "failed">("idle");
  let reading = new AbortController();
  // Another selection, or none: what is being read isn't wanted any more.
  const stop = selection.$selection.listen(() => {
    reading.abort();
    $all.set("idle");
  });
  scope.onEnd(stop);
  scope.onEnd(() => reading.abort());
  return {
    ...selection,
    /** Of the pages that `selectAll` reads. */
    $all,
    /** Selects everybody who matches search and filters, on all pages. */
    async selectAll() {
      reading = new AbortController();
      const { signal } = reading;
      $all.set("loading");
      try {
        const people: Employee[] = [];
        for await (const { rows } of fetchAllEmployees(scope.session.http, toEmployeeQuery($table.get()), signal))
          people.push(...rows.filter((employee) => !isDeleted(employee)));
        if (!signal.aborted) selection.replace(people.map(toEntry));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!signal.aborted) $all.set("failed");
      }
    },
  };
}

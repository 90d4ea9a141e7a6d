import type { QueryKey } from "../../core/query.ts";

export const employeesKey = "employees";
export const employeeCountKey = "employee-count";

/** What a new employee or a changed membership makes outdated. */
export const employeeLists: readonly QueryKey[] = [[employeesKey], [employeeCountKey]];

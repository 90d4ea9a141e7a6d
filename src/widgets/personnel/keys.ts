import type { QueryKey } from "../../core/query/query.ts";

/** Many people from a spreadsheet; one at a time for each session. */
export const bulkJob = "personnel/bulk-add";

export const employeesKey = "employees";
export const employeeCountKey = "employee-count";

/** What a new employee or a changed membership makes outdated. */
export const employeeLists: readonly QueryKey[] = [[employeesKey], [employeeCountKey]];

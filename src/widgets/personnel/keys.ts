import { employeesKey } from "../../core/employees/named-employee.ts";
import type { QueryKey } from "../../core/query/query.ts";

/** Key of the bulk job; a session runs one at a time. */
export const bulkJob = "personnel/bulk-add";

/** Key of the job that changes the membership of several people. */
export const groupJob = "personnel/group";

export const employeeCountKey = "employee-count";

/** Queries to invalidate after a new employee or a changed membership. */
export const employeeLists: readonly QueryKey[] = [[employeesKey], [employeeCountKey]];

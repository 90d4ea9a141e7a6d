import { changedBy } from "../../core/query/call-query.ts";

/** Key of the bulk job; a session runs one at a time. */
export const bulkJob = "personnel/bulk-add";

/** Key of the job that changes the membership of several people. */
export const groupJob = "personnel/group";

/** Queries to invalidate after a new employee or a changed membership. */
export const employeeLists = [changedBy("employees")];

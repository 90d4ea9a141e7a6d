import type { Account, Sessions } from "../accounts/sessions.ts";
import type { Database } from "../database.ts";
import type { EmployeePages } from "../employees/find-employees.ts";

/** The context of every handler. */
export interface ApiEnvironment {
  Variables: {
    database: Database;
    sessions: Sessions;
    employeePages: EmployeePages;
    /** The moment of the request. */
    now: Date;
    tokenMinutes: number;
  };
}

/** The context of a handler behind a guard (guards.ts). */
export interface SignedInEnvironment {
  Variables: ApiEnvironment["Variables"] & {
    account: Account;
    token: string;
  };
}

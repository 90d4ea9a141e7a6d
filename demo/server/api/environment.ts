import type { Account } from "../accounts/sessions.ts";
import type { Database } from "../database.ts";

/** The context of every handler. */
export interface ApiEnvironment {
  Variables: {
    database: Database;
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

import type { Account } from "../accounts/sessions.ts";
import type { Database } from "../database.ts";

/** What every handler finds in its context. */
export interface ApiEnvironment {
  Variables: {
    database: Database;
    /** The moment of the request. */
    now: Date;
    tokenMinutes: number;
  };
}

/** … and behind a guard (guards.ts). */
export interface SignedInEnvironment {
  Variables: ApiEnvironment["Variables"] & {
    account: Account;
    token: string;
  };
}

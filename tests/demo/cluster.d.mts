/** Resolves with the result of `work`, which gets the database's URL; undefined where PostgreSQL isn't available. */
export function withPostgres<Result>(work: (url: string) => Result | Promise<Result>): Promise<Result | undefined>;

/** Resolves with what `work` does with the address of the database; undefined where PostgreSQL can't be had. */
export function withPostgres<Result>(work: (url: string) => Result | Promise<Result>): Promise<Result | undefined>;

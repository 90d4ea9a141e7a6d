import { DrizzleQueryError } from "drizzle-orm";

/** Logs an error; of a database error only the parts without personal data. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, isOfDatabase(error) ? describeDatabaseError(error) : error);
}

/** The message of an error, without personal data. */
export function messageOf(error: unknown): string {
  if (isOfDatabase(error)) return describeDatabaseError(error);
  return error instanceof Error ? error.message : String(error);
}

interface DatabaseError extends Error {
  readonly code?: unknown;
  readonly table?: unknown;
  readonly constraint?: unknown;
}

/** drizzle's, with the query and its parameters, or the database's own, which has an SQLSTATE. */
function isOfDatabase(error: unknown): error is DatabaseError {
  if (!(error instanceof Error)) return false;
  if (error instanceof DrizzleQueryError) return true;
  return (
    ("code" in error && /^[0-9A-Z]{5}$/.test(String(error.code)) && "severity" in error) || isOfDatabase(error.cause)
  );
}

/**
 * Messages and details of a database repeat values (`Key (phone_number)=(…) already exists`), so only the kind of the error, the
 * statement with its placeholders and the place in the code are logged.
 */
function describeDatabaseError(error: DatabaseError): string {
  const chain: DatabaseError[] = [];
  for (let at: unknown = error; at instanceof Error; at = at.cause) chain.push(at);
  const told = (field: "code" | "table" | "constraint") =>
    chain.map((at) => at[field]).find((value) => typeof value === "string");
  const query = chain.find((at) => at instanceof DrizzleQueryError)?.query;
  const places = (error.stack ?? "")
    .replace(error.message, "")
    .split("\n")
    .filter((line) => line.startsWith("    at "));
  return [
    `Database error ${told("code") ?? "without a code"}`,
    ...(["table", "constraint"] as const).flatMap((field) =>
      told(field) === undefined ? [] : [`  ${field}: ${told(field)}`],
    ),
    ...(query === undefined ? [] : [`  query: ${query}`]),
    ...places,
  ].join("\n");
}

import { DrizzleQueryError } from "drizzle-orm";

export type LogFormat = "text" | "json";
type Fields = Readonly<Record<string, string | number>>;

let format: LogFormat = "text";

/** With `json`, everything that is logged is one object per line on the standard output. */
export function logAs(chosen: LogFormat): void {
  format = chosen;
}

/** Logs an error; without the personal data that messages of a database or a parser repeat. */
export function logFailure(what: string, error: unknown): void {
  if (format === "json") writeLine("error", "failure", { what: what.replace(/:$/, ""), error: describe(error) });
  else console.error(what, isTold(error) ? error : describe(error));
}

export function logWarning(what: string): void {
  if (format === "json") writeLine("warn", "warning", { what });
  else console.warn(what);
}

/** Logs a regular event, in JSON only: the text format is read at a terminal. */
export function logEvent(event: string, fields: Fields = {}): void {
  if (format === "json") writeLine("info", event, fields);
}

function writeLine(level: "info" | "warn" | "error", event: string, fields: Fields): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
}

/** Whether an error can be logged as it is: the messages of database errors and JSON syntax errors repeat values. */
const isTold = (error: unknown) => !isOfDatabase(error) && !(error instanceof SyntaxError);

function describe(error: unknown): string {
  if (isOfDatabase(error)) return describeDatabaseError(error);
  if (!(error instanceof Error)) return String(error);
  const told =
    error instanceof SyntaxError ? [error.name, ...placesOf(error)].join("\n") : (error.stack ?? error.message);
  return error.cause === undefined ? told : `${told}\nCaused by: ${describe(error.cause)}`;
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
  return [
    `Database error ${told("code") ?? "without a code"}`,
    ...(["table", "constraint"] as const).flatMap((field) =>
      told(field) === undefined ? [] : [`  ${field}: ${told(field)}`],
    ),
    ...(query === undefined ? [] : [`  query: ${query}`]),
    ...placesOf(error),
  ].join("\n");
}

function placesOf(error: Error): string[] {
  const stack = (error.stack ?? "").replace(error.message, "");
  return stack.split("\n").filter((line) => line.startsWith("    at "));
}

import { DrizzleQueryError } from "drizzle-orm";

export type LogFormat = "text" | "json";
type Fields = Readonly<Record<string, string | number>>;

let format: LogFormat = "text";

/** With `json`, everything that is logged is one object per line on the standard output. */
export function logAs(chosen: LogFormat): void {
  format = chosen;
}

/** Logs an error; without the personal data that messages and properties of errors repeat. */
export function logFailure(what: string, error?: unknown): void {
  const description = error === undefined ? {} : { error: describe(error) };
  if (format === "json") writeLine("error", "failure", { what: what.replace(/:$/, ""), ...description });
  else process.stderr.write(`${[what, ...Object.values(description)].join(" ")}\n`);
}

export function logWarning(what: string): void {
  if (format === "json") writeLine("warn", "warning", { what });
  else process.stderr.write(`${what}\n`);
}

/** Logs a regular event, in JSON only: the text format is read at a terminal. */
export function logEvent(event: string, fields: Fields = {}): void {
  if (format === "json") writeLine("info", event, fields);
}

/** Tells somebody at a terminal something; in the text format only. */
export function say(text: string): void {
  if (format === "text") process.stdout.write(`${text}\n`);
}

function writeLine(level: "info" | "warn" | "error", event: string, fields: Fields): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}

/**
 * Makes this log the only one that writes: what libraries and Node itself would print (whole errors, with what a provider sent) is
 * described like any other failure. Their information isn't logged.
 */
export function takeOverOutput(): void {
  // Nobody reads the log any more (EPIPE), or its disk is full: there is nobody to tell, and the server goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  const report = (...parts: readonly unknown[]) =>
    logFailure("A library reported a failure:", parts.find((part) => part instanceof Error) ?? new Error("no error"));
  Object.assign(console, { error: report, warn: report, trace: report });
  Object.assign(console, { log: () => undefined, info: () => undefined, debug: () => undefined });
  process.removeAllListeners("warning").on("warning", (warning) => logWarning(`Node warns: ${messageOf(warning)}`));
  process.on("uncaughtException", (error) => {
    logFailure("The server ended unexpectedly:", error);
    process.exit(1);
  });
}

/**
 * An error's name and code; with its message only where that can't repeat what somebody sent, in our own errors and those of the
 * system (`connect ECONNREFUSED`). Those of parsers, validators and header functions quote values, and carry them as properties.
 */
function headOf(error: Error): string {
  const code =
    "code" in error && typeof error.code === "string" && /^[\w.-]+$/.test(error.code) ? ` ${error.code}` : "";
  return isTold(error) ? `${error.name}: ${error.message}` : `${error.name}${code}`;
}

const isTold = (error: Error) =>
  Object.getPrototypeOf(error) === Error.prototype && (!("code" in error) || "syscall" in error);

function describe(error: unknown): string {
  if (isOfDatabase(error)) return describeDatabaseError(error);
  if (!(error instanceof Error)) return `A ${typeof error} instead of an error`;
  const told = [headOf(error), ...placesOf(error)].join("\n");
  return error.cause === undefined ? told : `${told}\nCaused by: ${describe(error.cause)}`;
}

/** The message of an error, without personal data. */
export function messageOf(error: unknown): string {
  if (isOfDatabase(error)) return describeDatabaseError(error);
  if (!(error instanceof Error)) return describe(error);
  return isTold(error) ? error.message : headOf(error);
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

import type { Context } from "hono";
import * as v from "valibot";
import { Problem } from "./problem.ts";

type Schema = v.GenericSchema<unknown, unknown>;

/** Reads the JSON body; one that doesn't match the schema gives a 400. */
export async function readBody<Body extends Schema>(c: Context, schema: Body): Promise<v.InferOutput<Body>> {
  return read(schema, await readJson(c));
}

/** Validates a form's JSON body; invalid fields give a 400 with sentences by field. */
export async function readForm<Form extends Schema>(c: Context, schema: Form): Promise<v.InferOutput<Form>> {
  const result = v.safeParse(schema, await readJson(c));
  if (!result.success) throw refusal(toSentences(result.issues, "non_field_errors"));
  if (holdsNul(result.output)) throw refusal({});
  return result.output;
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw invalid({ body: ["Geçerli bir JSON değil."] });
    throw error;
  }
}

/** A 400 with sentences per field; `non_field_errors` has one for clients that show nothing else. */
export function refusal(sentences: Readonly<Record<string, readonly string[]>>): Problem {
  return new Problem(400, { non_field_errors: ["Lütfen bilgileri kontrol edip tekrar deneyin."], ...sentences });
}

export function readQuery<Query extends Schema>(c: Context, schema: Query): v.InferOutput<Query> {
  return read(schema, c.req.query());
}

/** Reads the query with all values of each parameter, for parameters that may be repeated. */
export function readRepeatedQuery<Query extends Schema>(c: Context, schema: Query): v.InferOutput<Query> {
  return read(schema, c.req.queries());
}

export function readParameter<Value extends Schema>(value: string | undefined, schema: Value): v.InferOutput<Value> {
  return read(schema, value);
}

function read<Value extends Schema>(schema: Value, input: unknown): v.InferOutput<Value> {
  const result = v.safeParse(schema, input);
  if (!result.success) throw invalid(toSentences(result.issues, "value"));
  if (holdsNul(result.output)) throw invalid({ value: ["Geçersiz karakter."] });
  return result.output;
}

/** Whether a text anywhere in a value has the character NUL, which PostgreSQL refuses: it belongs to no name that anybody has. */
function holdsNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  return typeof value === "object" && value !== null && Object.values(value).some(holdsNul);
}

function toSentences(issues: readonly v.BaseIssue<unknown>[], whole: string): Record<string, string[]> {
  const sentences: Record<string, string[]> = {};
  for (const issue of issues) (sentences[v.getDotPath(issue) ?? whole] ??= []).push(issue.message);
  return sentences;
}

function invalid(errors: Record<string, string[]>): Problem {
  const text = "Gönderilen bilgiler geçersiz.";
  // `message` is what the login screens show.
  return new Problem(400, { detail: text, message: text, errors });
}

/** A parameter that must not be repeated, in a query read by `readRepeatedQuery`. */
export function one<Value extends v.GenericSchema<string, unknown>>(value: Value) {
  return v.pipe(
    v.tuple([v.string()]),
    v.transform(([text]) => text),
    value,
  );
}

export const booleanParameter = v.pipe(
  v.picklist(["true", "false"]),
  v.transform((value) => value === "true"),
);

/** Text that is searched for. NUL, which no text has, is removed. */
export const searchedText = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll("\0", "")),
);

/** Text written by a person, possibly empty. NUL is removed, because PostgreSQL refuses it in texts. */
export function writtenText(limit: number) {
  return v.pipe(
    v.string("Geçerli bir metin girin."),
    v.normalize("NFC"),
    v.transform((text) => text.replaceAll("\0", "").trim()),
    v.maxLength(limit, `En çok ${limit} karakter girebilirsiniz.`),
  );
}

/**
 * Rows that one response has at most; a larger page is cut to it, and the number of all matches beside the rows says that there are
 * more. The largest page that the portal reads a list by.
 */
const mostRows = 1000;

/** A number of rows per page. */
export const pageSize = (most = mostRows) =>
  v.pipe(
    positiveInteger,
    v.transform((size) => Math.min(size, most)),
  );

/** A whole number in decimal digits, at least 1. */
export const positiveInteger = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/** A structured value that travels as JSON text. */
export function jsonParameter<Value extends Schema>(schema: Value) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
      try {
        return JSON.parse(dataset.value);
      } catch {
        addIssue({ message: "Geçerli bir JSON değil." });
        return NEVER;
      }
    }),
    schema,
  );
}

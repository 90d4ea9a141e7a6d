import type { Context } from "hono";
import * as v from "valibot";
import { Problem } from "./problem.ts";

type Schema = v.GenericSchema<unknown, unknown>;

/** The JSON body; anything else than the schema's is a 400. */
export async function readBody<Body extends Schema>(c: Context, schema: Body): Promise<v.InferOutput<Body>> {
  let body: unknown;
  try {
    body = await c.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw invalid({ body: ["Geçerli bir JSON değil."] });
    throw error;
  }
  return read(schema, body);
}

export function readQuery<Query extends Schema>(c: Context, schema: Query): v.InferOutput<Query> {
  return read(schema, c.req.query());
}

export function readParameter<Value extends Schema>(value: string | undefined, schema: Value): v.InferOutput<Value> {
  return read(schema, value);
}

function read<Value extends Schema>(schema: Value, input: unknown): v.InferOutput<Value> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const errors: Record<string, string[]> = {};
  for (const issue of result.issues) (errors[v.getDotPath(issue) ?? "value"] ??= []).push(issue.message);
  throw invalid(errors);
}

function invalid(errors: Record<string, string[]>): Problem {
  const text = "Gönderilen bilgiler geçersiz.";
  // `message` is what the login screens show.
  return new Problem(400, { detail: text, message: text, errors });
}

export const booleanParameter = v.pipe(
  v.picklist(["true", "false"]),
  v.transform((value) => value === "true"),
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

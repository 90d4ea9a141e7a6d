import * as v from "valibot";

/*
 * The provider's odd values, decoded in one place: a number may be a numeric string,
 * a flag "True" or "False", a list bare or wrapped, an optional field missing or null.
 */

/** For rows by the ten thousand, where a schema for each cell would take longer than all the rest. */
export function toNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.trim() === "") return null;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : null;
}

/** As {@link toNumber}, for texts. */
export function toText(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return null;
  const text = value.normalize("NFC").trim();
  return text === "" ? null : text;
}

/** A number, or null when there is no value. */
export const optionalNumber = v.optional(v.pipe(v.unknown(), v.transform(toNumber)), null);

/** A number that the screen can't do without. */
export const requiredNumber = v.pipe(v.unknown(), v.transform(toNumber), v.number());

/** Text without outer blanks, or null when there is no value. */
export const optionalText = v.optional(v.pipe(v.unknown(), v.transform(toText)), null);

/** Text that the screen can't do without; identifiers too, which some providers send as numbers. */
export const requiredText = v.pipe(v.unknown(), v.transform(toText), v.string());

/** A flag; `"True"`, `"true"` and 1 are true, anything else is false. */
export const flag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(
      (value) => value === true || value === 1 || (typeof value === "string" && value.toLowerCase() === "true"),
    ),
  ),
  false,
);

/** An answer whose body nobody reads. */
export const anything = v.unknown();

/** A text that some providers send as the word "null" when there is none, as for the logo. */
export const textOrNull = v.pipe(
  optionalText,
  v.transform((text) => (text === "null" || text === "None" ? null : text)),
);

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

const leftOut = "a row that can't be read";

/** Decodes an answer, and says how many rows its lists have left out. */
export function decodeAnswer<Body extends Schema>(schema: Body, body: unknown) {
  let dropped = 0;
  // The one part of valibot's configuration that reaches the schemas inside of others and can hear from them.
  const message = (issue: v.BaseIssue<unknown>) => {
    if (issue.received === leftOut) dropped += 1;
    return issue.message;
  };
  const result = v.safeParse(schema, body, { message });
  return { result, dropped };
}

/**
 * A list, bare or under `wrapper`. Rows that can't be told apart (no id) are dropped, not the whole list; one of which no row can
 * be read is none: shown, it would say that there is nothing.
 */
export function list<Row extends Schema>(row: Row, wrapper?: string) {
  return v.pipe(
    v.unknown(),
    v.transform((body) => {
      const isWrapped = wrapper !== undefined && typeof body === "object" && body !== null && !Array.isArray(body);
      return isWrapped ? (body as Record<string, unknown>)[wrapper] : body;
    }),
    v.array(v.unknown()),
    v.rawTransform(({ dataset: { value: input }, config, addIssue, NEVER }): v.InferOutput<Row>[] => {
      const issue = { kind: "transformation", type: "raw_transform", expected: null, message: leftOut } as const;
      const decoded: v.InferOutput<Row>[] = [];
      for (const entry of input) {
        const result = v.safeParse(row, entry, config as v.Config<v.InferIssue<Row>>);
        if (result.success) decoded.push(result.output);
        else if (typeof config.message === "function") config.message({ ...issue, input, received: leftOut });
      }
      if (decoded.length > 0 || input.length === 0) return decoded;
      addIssue({ message: "no row can be read" });
      return NEVER;
    }),
  );
}

/**
 * A page of a list under `results`, and how many rows there are on all pages: null when the provider doesn't say. A bare list is
 * all there is.
 */
export function pageOf<Row extends Schema>(row: Row) {
  return v.union([
    v.pipe(
      list(row),
      v.transform((results) => ({ results, count: results.length as number | null })),
    ),
    v.object({ results: list(row), count: optionalNumber }),
  ]);
}

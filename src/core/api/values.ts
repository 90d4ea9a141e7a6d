import * as v from "valibot";
import { type Day, parseDay, parseMoment, toClock } from "../time/day.ts";

/*
 * Schemas for the provider's inconsistent values: a number may be a numeric string, a flag "True" or "False", a list bare or
 * wrapped, an optional field missing or null. The metadata describe the documented format as JSON Schema (docs/api/openapi.json);
 * the schemas accept more than that.
 */

/** Used directly for lists of ten thousand rows, where a schema for each cell would take most of the time. */
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
export const optionalNumber = v.optional(
  v.pipe(v.unknown(), v.metadata({ type: ["number", "null"] }), v.transform(toNumber)),
  null,
);

/** As {@link optionalNumber}, for fields that are documented as text: `"3250.000000"`. */
export const optionalDecimal = v.optional(
  v.pipe(
    v.unknown(),
    v.metadata({ type: ["number", "string", "null"], pattern: "^-?\\d+(\\.\\d+)?$" }),
    v.transform(toNumber),
  ),
  null,
);

/** A number, or null when there is no value. A value that isn't a number makes the whole row invalid. */
export const readableNumber = v.optional(
  v.pipe(
    v.unknown(),
    v.metadata({ type: ["number", "null"] }),
    v.check((value) => value === null || value === "" || toNumber(value) !== null),
    v.transform(toNumber),
  ),
  null,
);

/** A number; without it the row is invalid. */
export const requiredNumber = v.pipe(v.unknown(), v.metadata({ type: "number" }), v.transform(toNumber), v.number());

/** Text without outer blanks, or null when there is no value. */
export const optionalText = v.optional(
  v.pipe(v.unknown(), v.metadata({ type: ["string", "null"] }), v.transform(toText)),
  null,
);

/** Text; without it the row is invalid. */
export const requiredText = v.pipe(v.unknown(), v.metadata({ type: "string" }), v.transform(toText), v.string());

/** Identifier of a row in other calls: a number or a text, read as text. */
export const requiredId = v.pipe(
  v.unknown(),
  v.metadata({ type: ["number", "string"] }),
  v.transform(toText),
  v.string(),
);

/** As {@link requiredId}, or null when there is none. */
export const optionalId = v.optional(
  v.pipe(v.unknown(), v.metadata({ type: ["number", "string", "null"] }), v.transform(toText)),
  null,
);

export const documentedFlag = { enum: [true, false, "True", "False", null] };

/** A flag; `"True"`, `"true"` and 1 are true, anything else is false. */
export const flag = v.optional(
  v.pipe(
    v.unknown(),
    v.metadata(documentedFlag),
    v.transform(
      (value) => value === true || value === 1 || (typeof value === "string" && value.toLowerCase() === "true"),
    ),
  ),
  false,
);

/** Schema of a response whose body isn't read. */
export const anything = v.unknown();

/** One of the given values; any other is read as `otherwise`. */
// @__NO_SIDE_EFFECTS__
export function word<const Word extends string, const Otherwise>(words: readonly Word[], otherwise: Otherwise) {
  return v.pipe(
    optionalText,
    v.metadata({ enum: [...words, null] }),
    v.transform((text): Word | Otherwise => words.find((known) => known === text) ?? otherwise),
  );
}

/** The provider's word for an unknown plate is `Undefined`. */
export const optionalPlate = v.pipe(
  optionalText,
  v.transform((text) => (text === "Undefined" ? null : text)),
);

/** `photo`: address of a photograph; null: initials are shown. */
export const withPhoto = <Row extends { readonly avatar: string | null; readonly hasDefaultAvatar: boolean }>({
  avatar,
  hasDefaultAvatar,
  ...row
}: Row) => ({ ...row, photo: hasDefaultAvatar ? null : avatar });

/** Reads the texts "null" and "None", which some providers send for a missing value such as the logo, as null. */
export const withoutNullWord = v.transform((text: string | null) => (text === "null" || text === "None" ? null : text));

export const textOrNull = v.pipe(optionalText, withoutNullWord);

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

const leftOut = "a row that can't be read";

/** Where an issue lies. A union's own path ends at the union; the rest is that of the alternative that went furthest. */
function toPath({ path, issues }: v.BaseIssue<unknown>): string[] {
  const inner = (issues ?? []).map(toPath).toSorted((one, other) => other.length - one.length)[0] ?? [];
  return [...(path ?? []).map(({ key }) => String(key)), ...inner];
}

/**
 * Decodes a response body; `dropped`: number of invalid rows that its lists left out; `field`: the first field that can't be read,
 * of a row that is left out within the row, or null.
 */
export function decodeAnswer<Body extends Schema>(schema: Body, body: unknown) {
  let dropped = 0;
  let path: readonly string[] = [];
  // `message` is the only callback in valibot's configuration that nested schemas receive.
  const message = (issue: v.BaseIssue<unknown>) => {
    if (issue.received !== leftOut) return issue.message;
    if (dropped === 0) path = toPath(issue);
    dropped += 1;
    return issue.message;
  };
  const result = v.safeParse(schema, body, { message });
  if (!result.success) path = toPath(result.issues[0]);
  return { result, dropped, field: path.length > 0 ? path.join(".") : null };
}

/**
 * A list, bare or under `wrapper`. Invalid rows (such as rows without an id) are dropped; a list of only invalid rows is invalid,
 * because an empty list would mean that there is no data. `documented`: the row's documented schema, if `row` reads less of it.
 */
export function list<Row extends Schema>(row: Row, wrapper?: string, documented: Schema = row) {
  return v.pipe(
    v.unknown(),
    v.metadata({ row: documented, wrapper }),
    v.transform((body) => {
      const isWrapped = wrapper !== undefined && typeof body === "object" && body !== null && !Array.isArray(body);
      return isWrapped ? (body as Record<string, unknown>)[wrapper] : body;
    }),
    v.array(v.unknown()),
    v.rawTransform(({ dataset: { value: input }, config, addIssue, NEVER }): v.InferOutput<Row>[] => {
      const note = config.message as ((issue: v.BaseIssue<unknown>) => string) | undefined;
      const decoded: v.InferOutput<Row>[] = [];
      let unread: v.BaseIssue<unknown> | null = null;
      for (const entry of input) {
        const result = v.safeParse(row, entry, config as v.Config<v.InferIssue<Row>>);
        if (result.success) decoded.push(result.output);
        else {
          const [issue] = result.issues as [v.BaseIssue<unknown>];
          unread ??= issue;
          note?.({ ...issue, received: leftOut });
        }
      }
      if (decoded.length > 0 || input.length === 0) return decoded;
      const first = { type: "array", origin: "value", input, key: 0, value: input[0] } as const;
      addIssue({ message: "no row can be read", path: [first, ...(unread?.path ?? [])] });
      return NEVER;
    }),
  );
}

/** Options of a filter in the provider's order, without duplicates and missing values; none when they can't be read. */
export const filterOptions = <Value>(schema: v.GenericSchema<unknown, Value>) =>
  v.fallback(
    v.pipe(
      list(schema),
      v.transform((found) => [...new Set(found.filter((value) => value !== null))] as NonNullable<Value>[]),
    ),
    [],
  );

/**
 * A page of a list under `results`, and the number of rows on all pages: null when the provider doesn't give it. A bare list is
 * the complete list.
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

/** A moment in ms since 1970, or null; without an offset it is Istanbul time. */
export const optionalMoment = v.pipe(
  optionalText,
  v.metadata({ format: "date-time" }),
  v.transform((text) => (text === null ? null : parseMoment(text))),
);

/** A day, or null; a date with a time is converted to its day in Istanbul. */
export const optionalDay = v.pipe(
  optionalText,
  v.metadata({ format: "date" }),
  v.transform((text): Day | null => (text === null ? null : parseDay(text))),
);

/** A length of time in seconds; null when it is missing or below zero. */
export const optionalDuration = v.pipe(
  optionalNumber,
  v.metadata({ minimum: 0 }),
  v.transform((seconds) => (seconds !== null && seconds >= 0 ? seconds : null)),
);

/** A time of day as `07:05`, without seconds, or null; a date with a time is converted to its time of day in Istanbul. */
export const optionalClock = v.pipe(
  optionalText,
  v.metadata({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$" }),
  v.transform((text) => {
    const [, hours = "", minutes = ""] = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text ?? "") ?? [];
    if (hours !== "" && Number(hours) < 24 && Number(minutes) < 60) return `${hours.padStart(2, "0")}:${minutes}`;
    return text === null || text.length <= 10 ? null : clockOf(parseMoment(text));
  }),
);

function clockOf(moment: number | null): string | null {
  return moment === null ? null : toClock(moment);
}

import type { Attribute, Attributes, NumberAttribute, TextAttribute } from "./contract.ts";

export function toPropertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

export function defaultOf(spec: Attribute): unknown {
  return spec.type === "boolean" ? false : spec.default;
}

function isWithin(
  { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: NumberAttribute,
  value: number,
) {
  return Number.isFinite(value) && value >= minimum && value <= maximum;
}

/** Whether the text is a valid month or day of the calendar (`2026-02-30` isn't). True without a format and for an empty text. */
function isWritten(text: string, format: TextAttribute["format"]): boolean {
  if (!format || text === "") return true;
  const moment = Date.parse(`${text}${format === "YYYY-MM" ? "-01" : ""}T00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, format.length) === text;
}

type Parsed = { readonly value: unknown; readonly problem?: string };

const wordsOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/**
 * The value of a text, number or choice: all that `<shuttle-session>` and first calls have. Alone, so that the loader, which reads
 * them too, stays small.
 */
export function readPlain(spec: Attribute, text: string): unknown {
  if (spec.type === "number") return text.trim() !== "" && isWithin(spec, Number(text)) ? Number(text) : spec.default;
  return spec.type === "choice" && !spec.values.includes(text) ? spec.default : text;
}

/** The value of an attribute's text. A missing or invalid text gives the default, never an exception: a typo must not break the element. */
function readAttribute(spec: Attribute, text: string | null): unknown {
  if (text === null) return defaultOf(spec);
  if (spec.type === "boolean") return text !== "false";
  if (spec.type === "text" && !isWritten(text, spec.format)) return spec.default;
  if (spec.type !== "list") return readPlain(spec, text);
  const known = wordsOf(text).filter((word) => spec.values.includes(word));
  return known.length > 0 ? [...new Set(known)] : spec.default;
}

/** What is wrong with an attribute's text. */
function problemOf(spec: Attribute, text: string | null): string | undefined {
  if (text === null || text === "") return undefined;
  switch (spec.type) {
    case "text":
      return isWritten(text, spec.format) ? undefined : `"${text}" is not ${spec.format}`;
    case "boolean":
      return undefined;
    case "number":
      return text.trim() !== "" && isWithin(spec, Number(text)) ? undefined : `"${text}" is not a number in range`;
    case "choice":
    case "list": {
      const words = spec.type === "list" ? wordsOf(text) : [text];
      const unknown = words.filter((word) => !spec.values.includes(word)).join(" ");
      return unknown === "" ? undefined : `"${unknown}" is none of ${spec.values.join(", ")}`;
    }
  }
}

/** As {@link readAttribute}, with what is wrong. */
export function parseAttribute(spec: Attribute, text: string | null): Parsed {
  const problem = problemOf(spec, text);
  return { value: readAttribute(spec, text), ...(problem !== undefined && { problem }) };
}

/** Parses a property value set by a script; undefined and null restore the default. */
export function parseProperty(spec: Attribute, value: unknown): Parsed {
  if (value === null || value === undefined) return { value: defaultOf(spec) };
  if (spec.type === "boolean") return { value: Boolean(value) };
  if (spec.type === "list" && Array.isArray(value)) return parseAttribute(spec, value.map(String).join(" "));
  return parseAttribute(spec, String(value));
}

export function defaultValues(specs: Attributes): Record<string, unknown> {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [toPropertyName(name), defaultOf(spec)]));
}

import type { Attribute, Attributes, NumberAttribute, TextAttribute } from "./contract.ts";

export function toPropertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

export function defaultOf(spec: Attribute): unknown {
  return spec.type === "boolean" ? false : spec.default;
}

/** The default values that are texts or numbers, as attribute text by attribute name. */
export function defaultTexts(specs: Attributes): Readonly<Record<string, string>> {
  const known = Object.entries(specs).flatMap(([name, spec]) => {
    const value = defaultOf(spec);
    return typeof value === "string" || typeof value === "number" ? [[name, String(value)] as const] : [];
  });
  return Object.fromEntries(known);
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

const noneOf = (values: readonly string[], text: string) => ({
  problem: `"${text}" is none of ${values.join(", ")}`,
});

/** Parses an attribute's text. A missing or invalid text gives the default, never an exception: a typo must not break the element. */
export function parseAttribute(spec: Attribute, text: string | null): Parsed {
  if (text === null) return { value: defaultOf(spec) };
  switch (spec.type) {
    case "text":
      if (isWritten(text, spec.format)) return { value: text };
      return { value: spec.default, problem: `"${text}" is not ${spec.format}` };
    case "boolean":
      return { value: text !== "false" };
    case "number": {
      if (text.trim() !== "" && isWithin(spec, Number(text))) return { value: Number(text) };
      return { value: spec.default, problem: text === "" ? undefined : `"${text}" is not a number in range` } as Parsed;
    }
    case "choice":
      if (spec.values.includes(text)) return { value: text };
      return { value: spec.default, ...(text !== "" && noneOf(spec.values, text)) };
    case "list": {
      const words = text.split(/[\s,]+/).filter(Boolean);
      const isKnown = (word: string) => spec.values.includes(word);
      const known = [...new Set(words.filter(isKnown))];
      const unknown = words.filter((word) => !isKnown(word)).join(" ");
      return {
        value: known.length > 0 ? known : spec.default,
        ...(unknown !== "" && noneOf(spec.values, unknown)),
      };
    }
  }
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

import type { Attribute, Attributes, TextAttribute } from "./contract.ts";

export function toPropertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

export function defaultOf(spec: Attribute): unknown {
  return spec.type === "boolean" ? false : spec.default;
}

/** Texts that say the same as absent attributes. */
export function defaultTexts(specs: Attributes): Readonly<Record<string, string>> {
  const known = Object.entries(specs).flatMap(([name, spec]) => {
    const value = defaultOf(spec);
    return typeof value === "string" || typeof value === "number" ? [[name, String(value)] as const] : [];
  });
  return Object.fromEntries(known);
}

function isWithin(spec: Attribute, value: number): boolean {
  if (spec.type !== "number" || !Number.isFinite(value)) return false;
  return value >= (spec.minimum ?? Number.NEGATIVE_INFINITY) && value <= (spec.maximum ?? Number.POSITIVE_INFINITY);
}

/** By the calendar: `2026-02-30` is no day. */
function isWritten(text: string, format: TextAttribute["format"]): boolean {
  if (!format || text === "") return true;
  const day = format === "YYYY-MM" ? `${text}-01` : text;
  const moment = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  return moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

export type Parsed = { readonly value: unknown; readonly problem?: string };

/** An attribute's text as its value. Missing or nonsense gives the default, never an exception: a page's typo must not kill it. */
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
    case "choice": {
      if (spec.values.includes(text)) return { value: text };
      return {
        value: spec.default,
        ...(text === "" ? {} : { problem: `"${text}" is none of ${spec.values.join(", ")}` }),
      };
    }
    case "list": {
      const words = text.split(/[\s,]+/).filter(Boolean);
      const known = [...new Set(words.filter((word) => spec.values.includes(word)))];
      const unknown = words.filter((word) => !spec.values.includes(word));
      const problem =
        unknown.length > 0 ? { problem: `"${unknown.join(" ")}" is none of ${spec.values.join(", ")}` } : {};
      return { value: known.length > 0 ? known : spec.default, ...problem };
    }
  }
}

/** A value that a program gave; undefined and null restore the default. */
export function parseProperty(spec: Attribute, value: unknown): Parsed {
  if (value === null || value === undefined) return { value: defaultOf(spec) };
  if (spec.type === "boolean") return { value: Boolean(value) };
  if (spec.type === "list" && Array.isArray(value)) return parseAttribute(spec, value.map(String).join(" "));
  return parseAttribute(spec, String(value));
}

export function defaultValues(specs: Attributes): Record<string, unknown> {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [toPropertyName(name), defaultOf(spec)]));
}

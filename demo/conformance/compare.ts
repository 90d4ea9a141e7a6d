import { type JsonSchema, resolve } from "./description.ts";

/** Statistics on one field over all responses to a call. Counts only, no values: a value may be personal data. */
interface FieldRecord {
  /** Number of objects seen that could contain the field. */
  of: number;
  absent: number;
  isRequired: boolean;
  /** Types other than the documented ones → how often each occurred. */
  readonly wrongTypes: Map<string, number>;
  /** Number of values that have the documented type but violate the documented enum, format, pattern or range. */
  outside: number;
  /** The documented type and constraints, in words. */
  expected: string;
}

/** Statistics on all responses to a call, keyed by field path, such as `results[].profile.email`. */
export interface AnswerRecord {
  readonly fields: Map<string, FieldRecord>;
  /** Undocumented fields → how often each occurred. */
  readonly further: Map<string, number>;
}

export const createAnswerRecord = (): AnswerRecord => ({ fields: new Map(), further: new Map() });

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

const typesOf = ({ type, enum: values, const: only }: JsonSchema): readonly string[] => {
  if (type !== undefined) return [type].flat() as string[];
  if (values) return [...new Set(values.map(kindOf))];
  return only === undefined ? [] : [kindOf(only)];
};

function isOfKind(schema: JsonSchema, value: unknown): boolean {
  const types = typesOf(schema);
  const kind = kindOf(value);
  return types.length === 0 || types.includes(kind) || (kind === "number" && types.includes("integer"));
}

/** Picks the alternative that the value was most likely meant to match; null if none has its type. */
function choose(schemas: readonly JsonSchema[], value: unknown): JsonSchema | null {
  const fitting = schemas.map(resolve).filter((schema) => isOfKind(schema, value));
  if (kindOf(value) !== "object") return fitting.find((schema) => isInside(schema, value)) ?? fitting[0] ?? null;
  const known = ({ properties = {} }: JsonSchema) =>
    Object.keys(value as object).filter((name) => name in properties).length;
  return fitting.toSorted((one, other) => known(other) - known(one))[0] ?? null;
}

/** Hides keys that don't look like a field name: an object may be keyed by people's names. */
const toShownName = (name: string) => (/^[a-z][a-zA-Z0-9_]{0,39}$/.test(name) ? name : "(no identifier)");

const formats: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  "date-time": /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/,
};

/** Whether a value of the documented type satisfies the documented enum, format, pattern and range. */
function isInside({ enum: values, const: only, format, pattern, minimum, maximum, type }: JsonSchema, value: unknown) {
  if (value === null) return true;
  if (values && !values.includes(value)) return false;
  if (only !== undefined && only !== value) return false;
  if (typeof value === "string" && value !== "") {
    const written = formats[format ?? ""];
    if (written && (!written.test(value) || Number.isNaN(Date.parse(value)))) return false;
    if (pattern !== undefined && !new RegExp(pattern).test(value)) return false;
  }
  if (typeof value !== "number") return true;
  if ([type].flat().includes("integer") && !Number.isInteger(value)) return false;
  return value >= (minimum ?? value) && value <= (maximum ?? value);
}

function describe(schema: JsonSchema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map((one) => describe(resolve(one))))].join(" or ");
  const words = (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).filter((word) => word !== null);
  if (words.length > 0) return words.join(", ");
  const kinds = typesOf(schema).join(" or ");
  const bounds = [schema.format, schema.pattern, schema.minimum === undefined ? null : `at least ${schema.minimum}`];
  return [kinds || "anything", ...bounds.filter(Boolean)].join(", ");
}

/** Adds the value's missing and undocumented fields, wrong types and invalid values to the record, recursively. */
export function compare(given: JsonSchema, value: unknown, record: AnswerRecord, place = ""): void {
  const { anyOf } = resolve(given);
  const schema = anyOf ? choose(anyOf, value) : resolve(given);
  const field = fieldAt(record, place, given);
  if (place === "") field.of += 1;
  if (!schema || !isOfKind(schema, value)) {
    const kind = kindOf(value);
    field.wrongTypes.set(kind, (field.wrongTypes.get(kind) ?? 0) + 1);
    return;
  }
  if (!isInside(schema, value)) field.outside += 1;
  if (Array.isArray(value) && schema.items) {
    for (const item of value) {
      const inner = fieldAt(record, `${place}[]`, schema.items);
      inner.of += 1;
      compare(schema.items, item, record, `${place}[]`);
    }
  }
  if (kindOf(value) === "object") compareObject(schema, value as Readonly<Record<string, unknown>>, record, place);
}

function compareObject(
  { properties, required = [], additionalProperties }: JsonSchema,
  value: Readonly<Record<string, unknown>>,
  record: AnswerRecord,
  place: string,
): void {
  const within = (name: string) => (place === "" ? name : `${place}.${name}`);
  for (const [name, schema] of Object.entries(properties ?? {})) {
    const field = fieldAt(record, within(name), schema);
    field.of += 1;
    field.isRequired ||= required.includes(name);
    if (value[name] === undefined) field.absent += 1;
    else compare(schema, value[name], record, within(name));
  }
  for (const [name, inner] of Object.entries(value)) {
    if (properties && name in properties) continue;
    if (additionalProperties) {
      fieldAt(record, within("{}"), additionalProperties).of += 1;
      compare(additionalProperties, inner, record, within("{}"));
    } else if (properties) {
      const further = within(toShownName(name));
      record.further.set(further, (record.further.get(further) ?? 0) + 1);
    }
  }
}

function fieldAt({ fields }: AnswerRecord, place: string, schema: JsonSchema): FieldRecord {
  const known = fields.get(place);
  if (known) return known;
  const expected = describe(resolve(schema));
  const field = { of: 0, absent: 0, isRequired: false, wrongTypes: new Map<string, number>(), outside: 0, expected };
  fields.set(place, field);
  return field;
}

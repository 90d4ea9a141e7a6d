import * as v from "valibot";

type Schema = v.GenericSchema;
interface Renamed<Value extends Schema> {
  readonly from: string;
  readonly schema: Value;
}
interface Group<Given extends Fields> {
  readonly fields: Given;
}
interface Fields {
  readonly [name: string]: Schema | Renamed<Schema> | Group<Fields>;
}

type ReadOnly<Value> = Value extends (infer Item)[] ? readonly Item[] : Value;
type Read<Field> =
  Field extends Renamed<infer Value>
    ? ReadOnly<v.InferOutput<Value>>
    : Field extends Group<infer Given>
      ? EntityOf<Given>
      : Field extends Schema
        ? ReadOnly<v.InferOutput<Field>>
        : never;

/** What an {@link entity} with these fields is decoded to. */
export type EntityOf<Given extends Fields> = { readonly [Name in keyof Given]: Read<Given[Name]> };

interface Entity<Given extends Fields> extends v.GenericSchema<unknown, EntityOf<Given>> {
  /** The schemas by the provider's names. */
  readonly entries: Readonly<Record<string, Schema>>;
}

/** A field that has another name at the provider. */
// @__NO_SIDE_EFFECTS__
export const from = <Value extends Schema>(name: string, schema: Value): Renamed<Value> => ({ from: name, schema });

/** Fields that belong together, and that the provider gives beside the others. */
// @__NO_SIDE_EFFECTS__
export const group = <const Given extends Fields>(fields: Given): Group<Given> => ({ fields });

/**
 * An object of an answer. A field is told once: its name, the provider's where that differs ({@link from}), and its schema. A comment
 * on it is shown wherever the field is used.
 */
// @__NO_SIDE_EFFECTS__
export function entity<const Given extends Fields>(fields: Given): Entity<Given> {
  const entries: Record<string, Schema> = {};
  const read = toReader(fields, entries);
  return v.pipe(v.object(entries), v.transform(read)) as v.GenericSchema as Entity<Given>;
}

type Row = Readonly<Record<string, unknown>>;

/** Adds the fields' schemas to `entries`, and returns what gives decoded values our names. */
function toReader(fields: Fields, entries: Record<string, Schema>): (row: Row) => Row {
  const readers = Object.entries(fields).map(([name, field]): readonly [string, (row: Row) => unknown] => {
    if ("fields" in field) return [name, toReader(field.fields, entries)];
    const sent = "from" in field ? field.from : name;
    entries[sent] = "from" in field ? field.schema : field;
    return [name, (row) => row[sent]];
  });
  return (row) => {
    const found: Record<string, unknown> = {};
    for (const [name, read] of readers) found[name] = read(row);
    return found;
  };
}

/** Reads a value that can't be read as an object without the fields, which are all optional. */
// @__NO_SIDE_EFFECTS__
export const orEmpty = <Value>(schema: v.GenericSchema<unknown, Value>) =>
  v.fallback(schema, () => v.parse(schema, {}));

/** As {@link orEmpty}, where null is documented. */
// @__NO_SIDE_EFFECTS__
export function nullOrEmpty<Value>(schema: v.GenericSchema<unknown, Value>) {
  const empty = () => v.parse(schema, {});
  // The fallback comes last: an object takes it for a missing field without the rest of a pipe.
  return v.fallback(
    v.pipe(
      v.nullable(schema),
      v.transform((found) => found ?? empty()),
    ),
    empty,
  );
}

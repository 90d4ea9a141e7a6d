import {
  formatDate,
  formatDay,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
  missing,
} from "../../../core/text/format.ts";
import type { CellType, CellValues, ColumnOf, SheetColumn } from "../sheet/model.ts";
import type { Column, ColumnFilter } from "./column.ts";

/** A field of a table: its column on the screen and paper, and the one in a spreadsheet. */
export interface Field<Row> {
  /** Missing: only in the sheet. */
  readonly column?: Column<Row>;
  /** Missing: only on the screen. */
  readonly sheetColumn?: SheetColumn<Row>;
  /** Id of the field before it in the sheet, if that has another order; null: it comes first. */
  readonly sheetAfter?: string | null;
}

type Read<Row, Value> = (row: Row) => Value | null | undefined;

/** What a field has besides its kind. A `text`, `value` or `align` replaces the kind's on the screen. */
interface FieldOptions<Row>
  extends Partial<Omit<Column<Row>, "id" | "header" | "filter">>, Pick<Field<Row>, "sheetAfter"> {
  /** Default label: the field's head. */
  readonly filter?: Omit<ColumnFilter<Row>, "label"> & { readonly label?: string };
  /** Head in the sheet, if it is another one there: "Yürüme mesafesi (m)". */
  readonly sheetHead?: string;
}

/** The columns of a table and of its sheet, in the order of the list. */
export function defineFields<Row>(fields: readonly Field<Row>[]) {
  const inSheet = fields.filter(({ sheetAfter }) => sheetAfter === undefined);
  for (const field of fields) {
    const before = inSheet.findIndex(({ column }) => column?.id === field.sheetAfter);
    if (field.sheetAfter !== undefined) inSheet.splice(before + 1, 0, field);
  }
  return {
    columns: fields.flatMap(({ column }) => column ?? []),
    sheetColumns: inSheet.flatMap(({ sheetColumn }) => sheetColumn ?? []),
  };
}

export const screenOnly = <Row>(column: Column<Row>): Field<Row> => ({ column });

export const sheetOnly = <Type extends CellType, Row>(
  type: Type,
  header: string,
  value: Read<Row, CellValues[Type]>,
): Field<Row> => ({ sheetColumn: { type, header, value } satisfies ColumnOf<Type, Row> as SheetColumn<Row> });

/** A kind of field, named as its cell in the sheet: how its value is displayed. It is sorted by value. */
const kind =
  <Type extends CellType>(
    type: Type,
    format: (value: CellValues[Type]) => string,
    align: Column<unknown>["align"] = "end",
    unit?: string,
  ) =>
  <Row>(
    id: string,
    header: string,
    read: Read<Row, CellValues[Type]>,
    {
      filter,
      sheetHead = unit ? `${header} (${unit})` : header,
      sheetAfter,
      ...options
    }: FieldOptions<NoInfer<Row>> = {},
  ): Field<Row> => ({
    column: {
      id,
      header,
      text: (row) => {
        const value = read(row);
        return value === null || value === undefined ? missing : format(value);
      },
      align,
      value: (row) => read(row) ?? null,
      ...options,
      ...(filter && { filter: { label: header, ...filter } }),
    },
    ...sheetOnly(type, sheetHead, read),
    ...(sheetAfter !== undefined && { sheetAfter }),
  });

export const text = kind("text", String, "start");
export const integer = kind("integer", (value) => formatNumber(value));
/** The screen has one decimal. */
export const number = kind("number", (value) => formatNumber(value, 1));
/** TL, which its head names in the sheet. */
export const money = kind("money", (value) => formatMoney(value), "end", "TL");
export const percent = kind("percent", (value) => formatPercent(value));
export const date = kind(
  "date",
  (value) => (typeof value === "number" ? formatDate(value) : formatDay(value)),
  "start",
);
export const duration = kind("duration", (value) => formatDuration(value));
export const time = kind("time", (value) => (typeof value === "number" ? formatTime(value) : value));

/** A filter by the given values, several at once. */
export function anyOf<Value extends string>(
  values: readonly Value[],
  toLabel: (value: Value) => string = String,
): Omit<ColumnFilter<unknown>, "label"> {
  return { kind: "many", options: values.map((value) => ({ value, label: toLabel(value) })) };
}

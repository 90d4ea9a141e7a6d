import { cellTypes } from "./cell-types.ts";
import type { Cell, CellType, ColumnOf, SheetColumn } from "./model.ts";

/** One cell. Strings stay strings, so that no data becomes a formula or a link. */
export function toCell<Type extends CellType, Row>(column: ColumnOf<Type, Row>, row: Row): Cell {
  const value = column.value(row);
  return value === null || value === undefined ? null : cellTypes[column.type].toCell(value);
}

export function toCells<Row>(columns: readonly SheetColumn<Row>[], row: Row): Cell[] {
  return columns.map((column) => toCell(column, row));
}

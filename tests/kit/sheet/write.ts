import { cellFormats } from "../../../src/widgets/kit/sheet/cell-types.ts";
import { toCells } from "../../../src/widgets/kit/sheet/export/export-workbook.ts";
import type { Sheet } from "../../../src/widgets/kit/sheet/model.ts";
import { createXlsxWriter } from "../../../src/widgets/kit/sheet/xlsx-writer.ts";

/** Infers the columns' row type from `rows`, then forgets it. */
export const sheet = <Row>(given: Sheet<Row>): Sheet<unknown> => given;

/** A file of these sheets, by the code that runs in the worker. */
export async function write(sheets: readonly Sheet<unknown>[], rowLimit?: number): Promise<ArrayBuffer> {
  const writer = await createXlsxWriter(rowLimit);
  for (const { name, title, columns, rows } of sheets) {
    writer.begin({
      formats: cellFormats(),
      name,
      ...(title && { title }),
      columns: columns.map(({ header, type, width }) => ({ header, type, ...(width && { width }) })),
    });
    writer.add((rows as readonly unknown[]).map((row) => toCells(columns, row)));
  }
  return writer.finish();
}

import exceljs from "exceljs/dist/exceljs.bare.min.js";
import { toRow } from "./sheet-rows.ts";

/** The baseline: ExcelJS without our code, with the same rows and formats, generated in the worker. */
globalThis.addEventListener("message", async ({ data: count }: MessageEvent<number>) => {
  const workbook = new exceljs.Workbook();
  const sheet = workbook.addWorksheet("Yolcular");
  const [first] = [toRow(0)];
  Object.values(first).forEach((value, index) => {
    const column = sheet.getColumn(index + 1);
    column.numFmt = typeof value === "number" ? "#,##0.00" : "@";
  });
  for (let index = 0; index < count; index += 1) sheet.addRow(Object.values(toRow(index)));
  const bytes = (await workbook.xlsx.writeBuffer()) as unknown as Uint8Array<ArrayBuffer>;
  globalThis.postMessage(bytes.buffer, { transfer: [bytes.buffer] });
});

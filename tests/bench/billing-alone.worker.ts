import exceljs from "exceljs/dist/exceljs.bare.min.js";
import { toLine } from "./billing-lines.ts";

/** The baseline: ExcelJS without our code, with the same lines in the same twelve columns, generated in the worker. */
globalThis.addEventListener("message", async ({ data: count }: MessageEvent<number>) => {
  const workbook = new exceljs.Workbook();
  const sheet = workbook.addWorksheet("Kasım 2026");
  for (let column = 1; column <= 12; column += 1) sheet.getColumn(column).numFmt = column < 3 ? "@" : "#,##0.00";
  for (let index = 0; index < count; index += 1) {
    const { full_name: name, route, distance, discount, temporary_discount: extra, prices } = toLine(index);
    const { distance_cost: cost, toll_road_price: toll, bridge_price: bridge, ...rest } = prices.breakdown;
    const amounts = [prices.base_price, cost.value, toll.value, bridge.value, rest.avrasya_price.value];
    sheet.addRow([
      name,
      route,
      distance,
      ...amounts,
      discount,
      extra,
      rest.gas_price_reflection.value,
      prices.total_price,
    ]);
  }
  const bytes = (await workbook.xlsx.writeBuffer()) as unknown as Uint8Array<ArrayBuffer>;
  globalThis.postMessage(bytes.buffer, { transfer: [bytes.buffer] });
});

import { defineContract } from "../../src/widgets/kit/element/contract.ts";
import { defineWidget } from "../../src/widgets/kit/root/define-widget.tsx";
import { ExportMenu } from "../../src/widgets/kit/sheet/export/export-menu.tsx";
import type { Workbook, RowPage, Sheet } from "../../src/widgets/kit/sheet/model.ts";
import { columns, type Row, toRow } from "../bench/sheet-rows.ts";

export type { ExportProgress } from "../../src/widgets/kit/sheet/export/export-workbook.ts";
export const { exportWorkbook } = await import("../../src/widgets/kit/sheet/export/export-workbook.ts");
export const { openEngine } = await import("../../src/widgets/kit/sheet/open-engine.ts");
export const { readSheet } = await import("../../src/widgets/kit/sheet/read/read-sheet.ts");

/** The rows that the test element exports; set before the click. */
export const source: { rows: Sheet<Row>["rows"] } = { rows: [] };

export const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, index) => toRow(index));

export const toWorkbook = (rows: Sheet<Row>["rows"]): Workbook => {
  const sheet: Sheet<Row> = { name: "Yolcular", columns, rows };
  return { file: "Yolcu Listesi.xlsx", sheets: [sheet] };
};

/** Pages that are each held until the test releases them, as from a slow network. */
export function heldPages(count: number, size: number) {
  const waiting: (() => void)[] = [];
  async function* pages(signal: AbortSignal): AsyncGenerator<RowPage<Row>> {
    for (let start = 0; start < count; start += size) {
      await new Promise<void>((resolve, reject) => {
        waiting.push(resolve);
        signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
      });
      yield { rows: rowsOf(Math.min(size, count - start)), count };
    }
  }
  return { pages, next: () => waiting.shift()?.(), waiting: () => waiting.length };
}

const contract = defineContract({
  tag: "shuttle-sheet-test",
  summary: "A button of the kit in an element of its own, for tests only",
  attributes: {},
});

defineWidget({
  contract,
  styles: [],
  createStore: () => ({}),
  View: () => <ExportMenu workbook={() => toWorkbook(source.rows)} />,
  isForEverybody: true,
});

// A global, because tests in another frame can't import from this one.
Object.assign(globalThis, {
  sheetPage: { exportWorkbook, openEngine, readSheet, source, rowsOf, toWorkbook, heldPages },
});

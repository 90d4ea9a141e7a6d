import type { Cell, SheetHead } from "./model.ts";
import type { ReadAnswer, WantedHeads } from "./read/read-answer.ts";
import type { XlsxWriter } from "./xlsx-writer.ts";

/** Writing and reading of .xlsx, the same in a worker and on the main thread. One engine writes one file. */
export interface SheetEngine {
  begin(head: SheetHead): Promise<void>;
  add(rows: readonly (readonly Cell[])[]): Promise<void>;
  /** The bytes of the .xlsx. */
  finish(): Promise<ArrayBuffer>;
  /** Displayed texts of the cells in the first visible sheet with the wanted heads, else with any text; at most `limit` rows. */
  read(file: ArrayBuffer, limit: number, wanted: WantedHeads): Promise<ReadAnswer>;
}

export function createEngine(): SheetEngine {
  let opening: Promise<XlsxWriter> | null = null;
  // All calls await the same promise, which keeps their order.
  const writer = () => (opening ??= import("./xlsx-writer.ts").then(({ createXlsxWriter }) => createXlsxWriter()));
  return {
    begin: async (head) => (await writer()).begin(head),
    add: async (rows) => (await writer()).add(rows),
    finish: async () => (await writer()).finish(),
    read: async (file, limit, wanted) => (await import("./read/read-xlsx.ts")).readXlsx(file, limit, wanted),
  };
}

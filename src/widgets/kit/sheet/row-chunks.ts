import { toCells } from "./cells.ts";
import type { Cell, Sheet } from "./model.ts";

/** Rows that are turned into cells in one go: some milliseconds on a slow machine. */
const chunkSize = 250;

interface CellChunk {
  readonly rows: Cell[][];
  /** Rows of the whole sheet, as known by now. */
  readonly total: number;
}

/** The cells of a sheet, piece by piece, from rows at hand or as they are fetched. */
export async function* toChunks<Row>(sheet: Sheet<Row>, signal: AbortSignal): AsyncGenerator<CellChunk> {
  const { rows, columns } = sheet;
  const pages = typeof rows === "function" ? rows(signal) : [{ rows, total: rows.length }];
  for await (const page of pages) {
    for (let start = 0; start < page.rows.length; start += chunkSize) {
      signal.throwIfAborted();
      const part = page.rows.slice(start, start + chunkSize);
      yield { rows: part.map((row) => toCells(columns, row)), total: page.total };
    }
  }
}

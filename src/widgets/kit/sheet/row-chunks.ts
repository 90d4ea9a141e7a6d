import { toCells } from "./cells.ts";
import type { Cell, Sheet } from "./model.ts";

/** Rows converted without yielding: a few ms on a slow machine. */
const chunkSize = 250;

interface CellChunk {
  readonly rows: Cell[][];
  /** Rows of the whole sheet, as far as known. */
  readonly total: number;
}

/** The cells of a sheet in chunks, from given rows or as they are fetched. */
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

import { SheetReadError } from "../../kit/sheet/read/read-answer.ts";
import { readSheet } from "../../kit/sheet/read/read-sheet.ts";
import { bulkMessages as texts } from "./bulk.messages.ts";

/** The most rows of a file, without the head. */
export const rowLimit = 2000;

/** The lines of a file or of pasted text; rejects with a sentence for the person. Aborting ends the worker that reads. */
export async function openSheet(
  source: File | string,
  signal: AbortSignal,
): Promise<{ rows: string[][]; isTruncated: boolean }> {
  try {
    const { rows, isTruncated } = await readSheet(source, { limit: rowLimit + 1, signal });
    return { rows: rows.map((row) => [...row]), isTruncated };
  } catch (error) {
    throw new Error(error instanceof SheetReadError ? texts.failures[error.failure] : texts.failures.failed, {
      cause: error,
    });
  }
}

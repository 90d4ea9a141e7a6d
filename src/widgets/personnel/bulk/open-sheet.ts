import { SheetReadError, type SheetText } from "../../kit/sheet/read/read-answer.ts";
import { readSheet } from "../../kit/sheet/read/read-sheet.ts";
import { bulkMessages as texts } from "./bulk.messages.ts";
import { bulkHeads } from "./bulk.model.ts";

/** The most rows of a file, without the head. */
export const rowLimit = 2000;

/** The rows of a file or of pasted text; rejects with a sentence for the person. Aborting ends the worker that reads. */
export async function openSheet(source: File | string, signal: AbortSignal): Promise<SheetText> {
  try {
    return await readSheet(source, { limit: rowLimit + 1, heads: bulkHeads, signal });
  } catch (error) {
    throw new Error(error instanceof SheetReadError ? texts.failures[error.failure] : texts.failures.failed, {
      cause: error,
    });
  }
}

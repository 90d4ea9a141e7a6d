import { decodeText } from "./decode-text.ts";
import { openEngine } from "../open-engine.ts";
import { type ReadAnswer, SheetReadError, type SheetText } from "./read-answer.ts";
import { readCsv } from "./read-csv.ts";

/** Largest accepted file, in bytes. */
const fileLimit = 5_000_000;

interface ReadOptions {
  /** Most rows, including the header. */
  readonly limit: number;
  readonly signal?: AbortSignal;
}

/**
 * The rows of an .xlsx or .csv file, or of text pasted from a spreadsheet, with cells as displayed: phone numbers stored
 * as numbers keep their digits, days are `25.11.2026`. Throws {@link SheetReadError}, or the signal's reason.
 */
export async function readSheet(file: File | Blob | string, { limit, signal }: ReadOptions): Promise<SheetText> {
  const answer = typeof file === "string" ? readPasted(file, limit) : await readFile(file, limit, signal);
  if ("failure" in answer) throw new SheetReadError(answer.failure);
  return answer;
}

function readPasted(text: string, limit: number): ReadAnswer {
  return text.length > fileLimit ? { failure: "too-big" } : readCsv(text, limit);
}

async function readFile(file: Blob, limit: number, signal = new AbortController().signal): Promise<ReadAnswer> {
  if (file.size > fileLimit) return { failure: "too-big" };
  if (file.size === 0) return { failure: "empty" };
  const content = await file.arrayBuffer();
  signal.throwIfAborted();
  const kind = kindOf(content);
  if (kind === "encrypted" || kind === "not-a-spreadsheet") return { failure: kind };
  if (kind === "text") {
    const text = decodeText(content);
    return text === null ? { failure: "not-a-spreadsheet" } : readCsv(text, limit);
  }
  return readInEngine(content, limit, signal);
}

async function readInEngine(content: ArrayBuffer, limit: number, signal: AbortSignal): Promise<ReadAnswer> {
  const { engine, close } = await openEngine({ signal });
  try {
    return await engine.read(content, limit);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    close();
  }
}

const zipStart = [0x50, 0x4b, 0x03, 0x04];
/** Signature of Microsoft's compound file: .xls, and an .xlsx with a password. */
const containerStart = [0xd0, 0xcf, 0x11, 0xe0];
const encryptedPart = "EncryptedPackage";

/** By content, because file names and MIME types are often wrong. */
function kindOf(content: ArrayBuffer): "xlsx" | "text" | "encrypted" | "not-a-spreadsheet" {
  const bytes = new Uint8Array(content);
  const begins = (start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);
  if (begins(zipStart)) return "xlsx";
  if (!begins(containerStart)) return "text";
  // Names in a compound file are UTF-16.
  return new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.length & ~1)).includes(encryptedPart)
    ? "encrypted"
    : "not-a-spreadsheet";
}

import { decodeText } from "./decode-text.ts";
import { openEngine } from "../open-engine.ts";
import { type ReadAnswer, SheetReadError, type SheetText, type WantedHeads } from "./read-answer.ts";
import { readCsv } from "./read-csv.ts";

/** Largest accepted file, in bytes. */
const fileLimit = 5_000_000;

export interface ReadOptions {
  /** Most rows, including the header. */
  readonly limit: number;
  /** Of a workbook the sheet with these heads is read. */
  readonly heads?: WantedHeads;
  readonly signal?: AbortSignal;
}

/**
 * The rows of an .xlsx or .csv file, or of text pasted from a spreadsheet, with cells as displayed: phone numbers stored
 * as numbers keep their digits, days are `25.11.2026`. Throws {@link SheetReadError}, or the signal's reason.
 */
export async function readSheet(file: File | Blob | string, options: ReadOptions): Promise<SheetText> {
  const answer = typeof file === "string" ? readText(file, options.limit) : await readFile(file, options);
  if ("failure" in answer) throw new SheetReadError(answer.failure);
  return answer;
}

function readText(text: string, limit: number): ReadAnswer {
  if (text.length > fileLimit) return { failure: "too-big" };
  const format = formatOf(text);
  return format ? { failure: format } : readCsv(text, limit);
}

/** Formats of text that Excel opens whatever they are called, often as .xls; null: separated text. */
function formatOf(text: string): "web-page" | "xml-2003" | "not-a-spreadsheet" | null {
  const start = text
    .slice(0, 4000)
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (!start.startsWith("<")) return /^mime-version:/i.test(start) ? "web-page" : null;
  if (/urn:schemas-microsoft-com:office:spreadsheet|progid="Excel\.Sheet"/.test(start)) return "xml-2003";
  if (/<(?:html|head|meta|body|table|tr)[\s>]/i.test(start)) return "web-page";
  return start.startsWith("<?xml") ? "not-a-spreadsheet" : null;
}

async function readFile(file: Blob, options: ReadOptions): Promise<ReadAnswer> {
  const { limit, heads = [], signal = new AbortController().signal } = options;
  if (file.size > fileLimit) return { failure: "too-big" };
  if (file.size === 0) return { failure: "empty" };
  const content = await file.arrayBuffer();
  signal.throwIfAborted();
  const kind = kindOf(content);
  if (kind === "xlsx") return readInEngine(content, limit, heads, signal);
  if (kind !== "text") return { failure: kind };
  const decoded = decodeText(content);
  if (!decoded) return { failure: "not-a-spreadsheet" };
  const answer = readText(decoded.text, limit);
  return "failure" in answer ? answer : { ...answer, encoding: decoded.encoding };
}

async function readInEngine(
  content: ArrayBuffer,
  limit: number,
  heads: WantedHeads,
  signal: AbortSignal,
): Promise<ReadAnswer> {
  const { engine, close } = await openEngine({ signal });
  try {
    return await engine.read(content, limit, heads);
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

/** By content, because file names and MIME types are often wrong. */
function kindOf(content: ArrayBuffer): "xlsx" | "text" | "encrypted" | "old-workbook" | "not-a-spreadsheet" {
  const bytes = new Uint8Array(content);
  const begins = (start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);
  if (begins(zipStart)) return "xlsx";
  if (!begins(containerStart)) return "text";
  // Names in a compound file are UTF-16.
  const names = new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.length & ~1));
  if (names.includes("EncryptedPackage")) return "encrypted";
  // `Book`: Excel 5 and 95. An old letter may hold such a workbook too, but its own stream is another.
  return /(?:Work)?[Bb]ook\0/.test(names) && !names.includes("WordDocument") ? "old-workbook" : "not-a-spreadsheet";
}

import { openEngine } from "../open-engine.ts";
import { type Encoding, type ReadAnswer, SheetReadError, type SheetText, type WantedHeads } from "./read-answer.ts";
import { readCsv } from "./read-csv.ts";

/** Characters of code page 857, of Turkish DOS, from 0x80 on; no browser has it. */
const dosLetters =
  "ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ�ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ�×ÚÛÙìÿ¯´\u00AD±�¾¶\u00A7÷¸°¨·¹³²■\u00A0";
/** What Mac OS Turkish has in the places of these six characters of Mac OS Roman; no browser has it. */
const macLetters = new Map([..."⁄€‹›ﬁﬂ"].map((roman, index) => [roman, "ĞğİıŞş"[index] ?? roman]));

/** In the order of how common they are: windows-1254 is what Excel writes without a byte order mark. */
const codePages = {
  windows: (bytes) => new TextDecoder("windows-1254").decode(bytes),
  dos: (bytes) =>
    Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : (dosLetters[byte - 0x80] ?? ""))).join(""),
  mac: (bytes) =>
    new TextDecoder("macintosh").decode(bytes).replace(/[⁄€‹›ﬁﬂ]/g, (roman) => macLetters.get(roman) ?? roman),
} satisfies Partial<Record<Encoding, (bytes: Uint8Array) => string>>;
type CodePage = keyof typeof codePages;

/** The most letters that decide about the code page. */
const sampleSize = 20_000;

/** Pairs of a letter beyond ASCII and the one before it. */
function takeSample(bytes: Uint8Array): Uint8Array {
  const sample: number[] = [];
  for (let index = 0; index < bytes.length && sample.length < 2 * sampleSize; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte >= 0x80) sample.push(bytes[index - 1] ?? 0x20, byte);
  }
  return Uint8Array.from(sample);
}

/** How Turkish a sample is: small letters, and capitals not behind small ones (`KadİkÖy` is no Turkish), less signs within words. */
function scoreOf(sample: string): number {
  let score = 0;
  for (let index = 1; index < sample.length; index += 2) {
    const [before = "", letter = ""] = [sample[index - 1], sample[index]];
    if (/[çğıöşüâîû]/u.test(letter) || (/[ÇĞİÖŞÜÂÎÛ]/u.test(letter) && !/\p{Ll}/u.test(before))) score += 1;
    else if (!/\p{L}/u.test(letter) && /\p{L}/u.test(before)) score -= 1;
  }
  return score;
}

function findCodePage(bytes: Uint8Array): CodePage {
  const sample = takeSample(bytes);
  const pages = Object.keys(codePages) as CodePage[];
  const scores = new Map(pages.map((page) => [page, scoreOf(codePages[page](sample))]));
  return pages.reduce((best, page) => ((scores.get(page) ?? 0) > (scores.get(best) ?? 0) ? page : best));
}

/** UTF-8 unless more is broken than whole: one bad byte doesn't make a list of another kind. Broken characters are U+FFFD. */
function tryUnicode(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes);
  const broken = text.split("\uFFFD").length - 1;
  if (broken === 0 || (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)) return text;
  let whole = -broken;
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) >= 0x80) whole += 1;
  return whole > broken ? text : null;
}

/**
 * The text of a file: by its byte order mark (UTF-8, UTF-16), else UTF-8 if that is what it mostly is, else the code page in which it
 * reads as Turkish. Null for binary content.
 */
export function decodeText(file: ArrayBuffer): { readonly text: string; readonly encoding: Encoding } | null {
  const bytes = new Uint8Array(file);
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const unicode = isWide ? new TextDecoder(first === 0xff ? "utf-16le" : "utf-16be").decode(bytes) : tryUnicode(bytes);
  const page = unicode === null ? findCodePage(bytes) : null;
  const text = unicode ?? codePages[page ?? "windows"](bytes);
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u0008\u000E-\u001A]/.test(text) ? null : { text, encoding: page ?? "unicode" };
}

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

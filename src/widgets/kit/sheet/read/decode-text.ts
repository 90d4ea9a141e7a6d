import type { Encoding } from "./read-answer.ts";

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

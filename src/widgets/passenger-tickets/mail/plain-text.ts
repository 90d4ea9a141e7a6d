import { walkMarkup } from "./markup.ts";
import { rules } from "./reduce.ts";

const lines = new Set(
  "address blockquote br center dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre table tr ul".split(" "),
);

/** Named character references that mail programs use for Turkish letters and signs; others stay undecoded. */
const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  ccedil: "ç",
  Ccedil: "Ç",
  ouml: "ö",
  Ouml: "Ö",
  uuml: "ü",
  Uuml: "Ü",
  acirc: "â",
  Acirc: "Â",
  icirc: "î",
  Icirc: "Î",
  ucirc: "û",
  Ucirc: "Û",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  euro: "€",
};
const reference = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi;

/** Decodes character references without a parser. */
export function decodeReferences(text: string): string {
  return text.replace(reference, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The text of an e-mail without its markup; reads at most `limit` characters. */
export function toPlainText(html: string, limit: number): { readonly text: string; readonly isCut: boolean } {
  const parts: string[] = [];
  let length = 0;
  let isOnNewLine = true;
  const put = (part: string) => {
    parts.push(part);
    length += part.length;
    return length <= limit;
  };
  const endLine = (name: string) => {
    if (isOnNewLine || !lines.has(name)) return true;
    isOnNewLine = true;
    return put("\n");
  };
  walkMarkup(html, rules, {
    text(part) {
      const words = part.slice(0, limit + 1).replace(/[\t\n\r ]+/g, " ");
      if (words === " " && isOnNewLine) return true;
      isOnNewLine = false;
      return put(words);
    },
    open: endLine,
    close: endLine,
  });
  const text = parts.join("");
  return { text: decodeReferences(text.slice(0, limit)).trim(), isCut: text.length > limit };
}

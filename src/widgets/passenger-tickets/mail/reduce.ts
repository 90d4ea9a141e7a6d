import { allowedTags, rawContent, withoutContent } from "./allow-list.ts";
import { hiddenStyle, styleAttribute } from "./findings.ts";
import { walkMarkup } from "./markup.ts";

/*
 * The time of a browser's parser and of the sanitiser grows faster than an e-mail's length where elements are deeply nested, or
 * where many `<b>` stay open and are reopened in each paragraph. Both are counted before either of them reads it.
 */

/** Greatest nesting depth; the tables of newsletters reach thirty. */
const deepest = 128;
/** Limit for tags, attributes and reopened elements together: about a tenth of a second of parsing and sanitising. */
const mostWork = 10_000;

const allowed = new Set(allowedTags);
const voidElements = new Set(["br", "hr", "img"]);
/** Formatting elements, which the parser reopens wherever they were left open. */
const formatting = new Set(["a", "b", "code", "em", "i", "s", "small", "strong", "u"]);
/** The most elements a parser reopens: three equal ones per name, shown and hidden (`toTag`) separately, and one link. */
const mostReopened = 6 * (formatting.size - 1) + 1;
/** Tags that close the previous cell with everything open in it; ignored outside of a table. */
const tableParts = new Set(["caption", "tbody", "td", "tfoot", "th", "thead", "tr"]);
/** Tags that close only the previous element of the same kind. */
const items = new Set(["li", "dd", "dt"]);

/** Allowed attributes, and those that findings.ts reads. */
const keptAttributes = new Set(
  "alt border class colspan dir height hidden href id role rowspan src start style type width".split(" "),
);
/** UTF-16 units; longer attributes are dropped, except embedded images. */
const longestAttribute = 8000;

const rules = { attributes: keptAttributes, skipped: new Set(withoutContent), raw: new Set(rawContent) };

/** Null when the e-mail is nested too deeply, or exceeds `mostWork` although all of it is wanted (infinite `limit`). */
type Reduced = { readonly markup: string; readonly isCut: boolean } | null;

/**
 * Reduces an e-mail to the tags and attributes that are used afterwards; reads at most `limit` characters. Event handlers are
 * dropped and `style` is renamed: even in an inert document they would be reported as violations of the page's policy.
 */
export function reduceMarkup(html: string, limit: number): Reduced {
  const parts: string[] = [];
  const open = createOpenElements();
  let length = 0;
  let work = 0;
  let isCut = false;
  let isTooMuch = false;

  const put = (part: string, effort: number) => {
    parts.push(part);
    length += part.length;
    work += effort;
    const isEnough = length > limit || work > mostWork;
    isTooMuch = open.depth() > deepest || (isEnough && limit === Number.POSITIVE_INFINITY);
    isCut ||= isEnough;
    return !isTooMuch && !isCut;
  };
  walkMarkup(html, rules, {
    text: (part) => {
      const isRoomFor = Math.max(0, limit - length);
      if (part.length > isRoomFor) isCut = true;
      return put(part === "<" ? "&lt;" : part.slice(0, isRoomFor), 0);
    },
    open(name, attributes) {
      if (!allowed.has(name) || !open.add(name)) return true;
      return put(toTag(name, attributes), 1 + attributes.size + open.reopened());
    },
    close: (name) => !allowed.has(name) || !open.remove(name) || put(`</${name}>`, 1),
  });
  return isTooMuch ? null : { markup: parts.join(""), isCut };
}

function toTag(name: string, attributes: ReadonlyMap<string, string>): string {
  if (formatting.has(name) && name !== "a") {
    const isHidden = attributes.has("hidden") || hiddenStyle.test(attributes.get("style") ?? "");
    return isHidden ? `<${name} hidden>` : `<${name}>`;
  }
  let tag = `<${name}`;
  for (const [key, value] of attributes) {
    if (key !== "src" && value.length > longestAttribute) continue;
    // With `auto` a browser looks for the first directional character again at each node.
    if (key === "dir" && !/^(?:ltr|rtl)$/i.test(value)) continue;
    tag += ` ${key === "style" ? styleAttribute : key}="${value.replaceAll('"', "&quot;")}"`;
  }
  return `${tag}>`;
}

/** Counts open elements, never fewer than a parser has. Each table has its own counts: end tags close nothing outside of it. */
function createOpenElements() {
  const tables: Map<string, number>[] = [new Map()];
  let depth = 0;
  let reopened = 0;
  let lastItem: string | null = null;

  const top = () => tables.at(-1) as Map<string, number>;
  const change = (name: string, by: number) => {
    const counts = top();
    counts.set(name, (counts.get(name) ?? 0) + by);
    depth += by;
    if (formatting.has(name)) reopened += by;
  };
  const closeAll = () => {
    for (const [name, count] of top()) change(name, -count);
  };
  const isInTable = () => tables.length > 1;

  return {
    depth: () => depth,
    reopened: () => Math.min(reopened, mostReopened),
    /** False: the parser ignores the tag. */
    add(name: string): boolean {
      if (tableParts.has(name)) {
        if (isInTable()) closeAll();
        return isInTable();
      }
      if (items.has(name)) {
        const kind = name === "li" ? "li" : "dd";
        if (kind !== lastItem) depth += 1;
        lastItem = kind;
      } else if (name === "table") {
        change(name, 1);
        tables.push(new Map());
      } else if (!voidElements.has(name) && name !== "p" && !(name === "a" && (top().get("a") ?? 0) > 0)) {
        change(name, 1);
      }
      return true;
    },
    remove(name: string): boolean {
      if (tableParts.has(name)) return isInTable();
      if (name === "p" || items.has(name)) return true;
      if (name === "table") {
        if (!isInTable()) return false;
        closeAll();
        tables.pop();
        change(name, -1);
        return true;
      }
      if ((top().get(name) ?? 0) === 0) return false;
      change(name, -1);
      return true;
    },
  };
}

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

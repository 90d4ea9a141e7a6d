import { TooBigError } from "./read-answer.ts";

/** Callbacks for tags and for the text between them. */
interface XmlVisitor {
  /** `name` without its prefix. Returning false ends the walk. */
  open?(name: string, attribute: (name: string) => string | undefined): boolean | void;
  text?(text: string): void;
  close?(name: string): boolean | void;
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function toCharacter(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hexadecimal, decimal, name) => {
    if (hexadecimal) return toCharacter(Number.parseInt(hexadecimal as string, 16));
    if (decimal) return toCharacter(Number(decimal));
    return entities[name as string] ?? whole;
  });
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

/** Longest tag in UTF-16 units, and limit of its attributes; no spreadsheet program writes more. */
export const tagLimit = 64_000;
export const attributeLimit = 200;

const attributeName = /[\w:.-]+/g;
const attributeSign = /\s*=\s*(["'])/y;

/** The attributes as written; parsed once, and only when one is requested. */
function readAttributes(source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  attributeName.lastIndex = 0;
  for (let match = attributeName.exec(source); match; match = attributeName.exec(source)) {
    attributeSign.lastIndex = attributeName.lastIndex;
    const quote = attributeSign.exec(source)?.[1];
    if (quote === undefined) continue;
    const start = attributeSign.lastIndex;
    const end = source.indexOf(quote, start);
    if (end < 0) return found;
    found.set(match[0], source.slice(start, end));
    if (found.size > attributeLimit) throw new TooBigError("A tag has too many attributes.");
    attributeName.lastIndex = end + 1;
  }
  return found;
}

function toAttributes(source: string) {
  let attributes: ReadonlyMap<string, string> | undefined;
  return (wanted: string): string | undefined => {
    attributes ??= readAttributes(source);
    for (const [name, value] of attributes) {
      if (name === wanted || withoutPrefix(name) === wanted) return decodeEntities(value);
    }
    return undefined;
  };
}

const tagMark = /[>"']/g;

/** The end of a tag; a `>` in an attribute is none. -1: it has no end. */
function tagEnd(source: string, start: number): number {
  tagMark.lastIndex = start;
  for (let match = tagMark.exec(source); match; match = tagMark.exec(source)) {
    if (match[0] === ">") return match.index;
    const end = source.indexOf(match[0], match.index + 1);
    if (end < 0) return -1;
    tagMark.lastIndex = end + 1;
  }
  return -1;
}

/**
 * Walks through an XML document of a spreadsheet. Custom entities are not supported, so none can expand. Throws at a document that
 * ends within an element: read on, it would be a list without its last people.
 */
export function walkXml(source: string, { open, text, close }: XmlVisitor): void {
  let position = 0;
  let depth = 0;
  while (position < source.length) {
    const start = source.indexOf("<", position);
    if (start < 0) break;
    if (start > position) text?.(decodeEntities(source.slice(position, start)));
    const special = specialEnd(source, start);
    if (special) {
      if (special.text) text?.(special.text);
      position = special.end;
      continue;
    }
    const end = tagEnd(source, start);
    if (end < 0) throw new Error("The document ends within a tag");
    if (end - start > tagLimit) throw new TooBigError("A tag is too long.");
    position = end + 1;
    const isClosing = source[start + 1] === "/";
    const isEmpty = source[end - 1] === "/";
    const tag = source.slice(start + (isClosing ? 2 : 1), isEmpty ? end - 1 : end);
    const nameEnd = tag.search(/\s/);
    const name = withoutPrefix(nameEnd < 0 ? tag : tag.slice(0, nameEnd));
    if (!isClosing && open?.(name, toAttributes(nameEnd < 0 ? "" : tag.slice(nameEnd))) === false) return;
    if (!isClosing) depth += 1;
    if (!isClosing && !isEmpty) continue;
    depth -= 1;
    if (close?.(name) === false) return;
  }
  if (depth > 0) throw new Error("The document ends within an element");
}

/** End of a comment, declaration or CDATA section. */
function specialEnd(source: string, start: number): { readonly end: number; readonly text?: string } | null {
  const until = (mark: string) => {
    const found = source.indexOf(mark, start);
    return found < 0 ? source.length : found + mark.length;
  };
  if (source.startsWith("<![CDATA[", start)) {
    const end = until("]]>");
    return { end, text: source.slice(start + 9, end - 3) };
  }
  if (source.startsWith("<!--", start)) return { end: until("-->") };
  if (source.startsWith("<?", start)) return { end: until("?>") };
  return source.startsWith("<!", start) ? { end: until(">") } : null;
}

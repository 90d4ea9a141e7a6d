import { allowedTags, rawContent, withoutContent } from "./allowed.ts";
import { hiddenStyle, styleAttribute } from "./findings.ts";
import { walkMarkup } from "./markup.ts";

/*
 * What a browser's parser and the sanitiser need for a letter grows faster than its length where elements lie deep in each
 * other, or where many `<b>` stay open and are opened anew in each paragraph. Both are counted before either reads it.
 */

/** Elements that are open at a time; the tables of newsletters reach thirty. */
const deepest = 128;
/** Tags, their attributes, and what the parser opens again at each: what a parser and a sanitiser do in a tenth of a second. */
const mostWork = 10_000;

const allowed = new Set(allowedTags);
const voidElements = new Set(["br", "hr", "img"]);
/** Opened anew by the parser wherever they were left open. */
const formatting = new Set(["a", "b", "code", "em", "i", "s", "small", "strong", "u"]);
/** Of those the parser keeps at most three alike: of each the shown and the hidden (`toTag`), and one link. */
const mostReopened = 6 * (formatting.size - 1) + 1;
/** They end the cell before, with all that was left open in it; without a table around them they are nothing. */
const tableParts = new Set(["caption", "tbody", "td", "tfoot", "th", "thead", "tr"]);
/** They end the one before of their kind, but not one of the other kind. */
const items = new Set(["li", "dd", "dt"]);

/** What is shown, and what tells of quotes, of data and of what the sender hides (findings.ts). */
const keptAttributes = new Set(
  "alt border class colspan dir height hidden href id role rowspan src start style type width".split(" "),
);
/** Longer ones say nothing, but for the pictures that were sent along. */
const longestAttribute = 8000;

export const rules = { attributes: keptAttributes, skipped: new Set(withoutContent), raw: new Set(rawContent) };

/** Null when the letter is too deep, or too much work when all of it is wanted. */
export type Reduced = { readonly markup: string; readonly isCut: boolean } | null;

/**
 * A letter down to the tags and attributes that somebody looks at afterwards, at most `limit` letters of it. Handlers and
 * styles lose their names: even in a document without a page they would be reported as violations of the page's policy.
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
    // `auto` makes the parser look for the first letter again at each node.
    if (key === "dir" && !/^(?:ltr|rtl)$/i.test(value)) continue;
    tag += ` ${key === "style" ? styleAttribute : key}="${value.replaceAll('"', "&quot;")}"`;
  }
  return `${tag}>`;
}

/** Counts what is open, as a parser does at most: each table keeps its own elements, as no end tag reaches out of it. */
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
    /** False: the parser passes it over. */
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

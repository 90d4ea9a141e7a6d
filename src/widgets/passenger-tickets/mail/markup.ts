/** Callbacks for the parts of an e-mail's source. Returning false ends the walk. */
interface MarkupVisitor {
  /** Text between two tags, as written: character references are not decoded. */
  text(part: string): boolean | void;
  /** Only the requested attributes, the first of each name, not decoded. */
  open(name: string, attributes: ReadonlyMap<string, string>): boolean | void;
  close(name: string): boolean | void;
}

interface Rules {
  readonly attributes: ReadonlySet<string>;
  /** Elements that are skipped with their content; without an end tag only their start tag is skipped. */
  readonly skipped: ReadonlySet<string>;
  /** Skipped in the same way, but without an end tag up to the end of the source, as browsers parse all of it as their text. */
  readonly raw: ReadonlySet<string>;
}

// Sticky expressions without nested repetition: each backtracks at most over its own match, so that time is linear in the length.
const tagName = /[a-z][^\t\n\f\r />]*/iy;
const gap = /[\t\n\f\r /]*/y;
const attributeName = /[^\t\n\f\r />][^\t\n\f\r />=]*/y;
const equals = /[\t\n\f\r ]*=[\t\n\f\r ]*/y;
const bareValue = /[^\t\n\f\r >]*/y;
const commentEnd = /--!?>/g;

function read(expression: RegExp, source: string, position: number): string {
  expression.lastIndex = position;
  return expression.exec(source)?.[0] ?? "";
}

/** Index after the `>` of the tag whose name ends at `from`; null when the tag is never closed. */
function readTag(source: string, from: number, wanted: ReadonlySet<string>, found: Map<string, string>): number | null {
  let position = from;
  while (position < source.length) {
    position += read(gap, source, position).length;
    if (source[position] === ">") return position + 1;
    const name = read(attributeName, source, position);
    position += name.length;
    const sign = read(equals, source, position);
    if (sign === "") {
      note(found, wanted, name, "");
      continue;
    }
    position += sign.length;
    const quote = source[position];
    if (quote === '"' || quote === "'") {
      const end = source.indexOf(quote, position + 1);
      if (end < 0) return null;
      note(found, wanted, name, source.slice(position + 1, end));
      position = end + 1;
    } else {
      const value = read(bareValue, source, position);
      note(found, wanted, name, value);
      position += value.length;
    }
  }
  return null;
}

function note(found: Map<string, string>, wanted: ReadonlySet<string>, name: string, value: string): void {
  // No requested name is this long, so a longer one isn't lower-cased.
  const key = name.length > 20 ? "" : name.toLowerCase();
  if (wanted.has(key) && !found.has(key)) found.set(key, value);
}

/** Index after a comment, a declaration or a processing instruction, none of which is shown. */
function skipSpecial(source: string, start: number): number {
  if (source.startsWith("<!--", start)) {
    commentEnd.lastIndex = start + 2;
    return commentEnd.test(source) ? commentEnd.lastIndex : source.length;
  }
  const end = source.indexOf(">", start);
  return end < 0 ? source.length : end + 1;
}

/**
 * Tokenises untrusted HTML in one pass, in linear time. It splits the source as a browser does but builds no tree; the sanitiser,
 * which reads the result, decides what is safe.
 */
export function walkMarkup(source: string, { attributes, skipped, raw }: Rules, visitor: MarkupVisitor): void {
  const endless = new Set<string>();
  const skip = (name: string, from: number): number => {
    if (!endless.has(name)) {
      const end = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, "gi");
      end.lastIndex = from;
      const found = end.exec(source);
      if (found) return found.index;
      endless.add(name);
    }
    return raw.has(name) ? source.length : from;
  };

  let position = 0;
  while (position < source.length) {
    const start = source.indexOf("<", position);
    const textEnd = start < 0 ? source.length : start;
    if (textEnd > position && visitor.text(source.slice(position, textEnd)) === false) return;
    if (start < 0) return;
    const isClosing = source[start + 1] === "/";
    const written = read(tagName, source, start + (isClosing ? 2 : 1));
    if (written === "") {
      const isSpecial = isClosing || source[start + 1] === "!" || source[start + 1] === "?";
      if (!isSpecial && visitor.text("<") === false) return;
      position = isSpecial ? skipSpecial(source, start) : start + 1;
      continue;
    }
    const found = new Map<string, string>();
    const end = readTag(source, start + (isClosing ? 2 : 1) + written.length, attributes, found);
    // An unclosed tag is no tag, and nothing follows it.
    if (end === null) return;
    const name = written.length > 20 ? "" : written.toLowerCase();
    position = end;
    if (!isClosing && (skipped.has(name) || raw.has(name))) position = skip(name, end);
    else if ((isClosing ? visitor.close(name) : visitor.open(name, found)) === false) return;
  }
}

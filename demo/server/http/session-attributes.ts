/** Sets attributes on the page's `<shuttle-session>` and removes those that are null; returns null if nothing changes. */
export function withSessionAttributes(
  page: string,
  attributes: Readonly<Record<string, string | null>>,
): string | null {
  const names = Object.keys(attributes);
  if (names.length === 0) return null;
  const tag = /<shuttle-session(?:\s(?:"[^"]*"|'[^']*'|[^'">])*)?>/.exec(page);
  if (!tag) throw new Error(`The page has no <shuttle-session> to carry ${names.join(", ")}`);
  const kept = names.reduce(
    (text, name) => text.replace(new RegExp(`\\s${name}(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+))?(?=[\\s>])`), ""),
    tag[0],
  );
  const added = Object.entries(attributes).map(([name, value]) =>
    value === null ? "" : ` ${name}="${escaped(value)}"`,
  );
  const changed = kept.slice(0, -1).trimEnd() + added.join("") + ">";
  if (changed === tag[0]) return null;
  return page.slice(0, tag.index) + changed + page.slice(tag.index + tag[0].length);
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

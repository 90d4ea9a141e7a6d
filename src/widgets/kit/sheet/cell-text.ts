/** Longest text of a spreadsheet cell, in UTF-16 units. */
export const longestText = 32_767;

// Control characters and other code points that XML 1.0 can't contain or discourages, and lone surrogates.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const lineEnd = /\r\n?/g;

/** Removes characters that a file can't contain, normalises line ends to `\n`, and cuts what exceeds a cell. */
export function toCellText(text: string): string {
  const clean = text.replace(forbidden, "").replace(lineEnd, "\n");
  return clean.length > longestText ? cut(clean) : clean;
}

function cut(text: string): string {
  const end = longestText - 1;
  // Doesn't split a surrogate pair.
  const isHalf = (text.codePointAt(end - 1) ?? 0) > 0xffff;
  return `${text.slice(0, isHalf ? end - 1 : end)}…`;
}

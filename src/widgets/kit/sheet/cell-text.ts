/** What a cell of a spreadsheet can hold, in UTF-16 units. */
export const longestText = 32_767;

// Code points that XML 1.0 has no way to write, and halves of letters that stand alone.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const lineEnd = /\r\n?/g;

/** Text as a file can hold it; nothing visible is lost but what exceeds a cell. */
export function toCellText(text: string): string {
  const clean = text.replace(forbidden, "").replace(lineEnd, "\n");
  return clean.length > longestText ? cut(clean) : clean;
}

function cut(text: string): string {
  const end = longestText - 1;
  // Not through the middle of a letter that takes two units.
  const isHalf = (text.codePointAt(end - 1) ?? 0) > 0xffff;
  return `${text.slice(0, isHalf ? end - 1 : end)}…`;
}

/** The text of an attribute that has this value; null without one. */
export function toText(value) {
  if (value === null || value === undefined || value === false) return null;
  return Array.isArray(value) ? value.join(" ") : String(value);
}

const groups = [3, 3, 2, 2];
const length = 10;

/** What was typed or pasted as at most ten digits that don't begin with 0: `+90 532…`, `0532…` and `532…` are the same. */
export function toPhoneInput(text: string): string {
  const digits = text.replace(/\D/g, "");
  const national = digits.replace(/^(?:0090|90(?=\d{10}$))/, "").replace(/^0+/, "");
  return national.slice(0, length);
}

/** `5321` → `532 1`. */
export function toShownPhone(digits: string): string {
  let start = 0;
  const parts: string[] = [];
  for (const size of groups) {
    const part = digits.slice(start, start + size);
    if (part !== "") parts.push(part);
    start += size;
  }
  return parts.join(" ");
}

/** How many digits stand before a place in the text. */
function digitsBefore(text: string, position: number): number {
  return text.slice(0, position).replace(/\D/g, "").length;
}

/** The place behind so many digits, and behind the space that follows a full group when more digits do. */
export function caretAfter(shown: string, digits: number): number {
  let seen = 0;
  for (let position = 0; position < shown.length; position += 1) {
    const isDigit = /\d/.test(shown[position] ?? "");
    if (seen === digits && isDigit) return position;
    if (isDigit) seen += 1;
  }
  return shown.length;
}

interface PhoneEdit {
  readonly digits: string;
  /** How many digits stand before the caret. */
  readonly before: number;
}

/**
 * The digits after an edit.
 * @param value digits before it
 * @param text what the field holds now, `position` its caret
 * @param edit `inputType` of the browser's event
 */
export function editPhone(value: string, text: string, position: number, edit: string): PhoneEdit {
  const digits = toPhoneInput(text);
  const dropped = Math.max(0, text.replace(/\D/g, "").length - digits.length);
  // Digits are dropped in front (country code, 0) as long as there is room behind.
  const before = Math.max(0, digitsBefore(text, position) - (digits.length < length ? dropped : 0));
  if (!edit.startsWith("deleteContent") || digits !== value) return { digits, before: Math.min(before, digits.length) };
  // Only a space was deleted: the digit beside it is meant.
  const at = edit === "deleteContentForward" ? before : before - 1;
  if (at < 0) return { digits, before };
  return { digits: value.slice(0, at) + value.slice(at + 1), before: at };
}

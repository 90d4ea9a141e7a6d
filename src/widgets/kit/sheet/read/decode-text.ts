/** Code page of Turkish Windows, used by Excel for files without a byte order mark. */
const windowsTurkish = "windows-1254";

function tryDecode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Invalid in this encoding: the next one is tried.
    return null;
  }
}

/**
 * The text of a file: by its byte order mark (UTF-8, UTF-16), else UTF-8 if valid, else Windows-1254. Null for binary
 * content.
 */
export function decodeText(file: ArrayBuffer): string | null {
  const bytes = new Uint8Array(file);
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  const text = encoding
    ? tryDecode(bytes, encoding)
    : (tryDecode(bytes, "utf-8") ?? new TextDecoder(windowsTurkish).decode(bytes));
  // oxlint-disable-next-line no-control-regex
  return text === null || /[\u0000-\u0008\u000E-\u001A]/.test(text) ? null : text;
}

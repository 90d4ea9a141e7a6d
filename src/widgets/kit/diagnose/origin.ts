/** The origin of an address, or its scheme if it has no origin. The browser's keywords (`inline`, `eval`) stay as they are; "?": invalid. */
export function toOrigin(address: string, base?: string): string {
  if (/^[a-z-]*$/.test(address) && base === undefined) return address;
  try {
    const { origin, protocol } = new URL(address, base);
    return origin === "null" ? protocol : origin;
  } catch {
    return "?";
  }
}

/** The origin of an address; a word of the browser (`inline`, `eval`) as it is, and of anything else only its scheme. */
export function toOrigin(address: string, base?: string): string {
  if (/^[a-z-]*$/.test(address) && base === undefined) return address;
  try {
    const { origin, protocol } = new URL(address, base);
    return origin === "null" ? protocol : origin;
  } catch {
    return "?";
  }
}

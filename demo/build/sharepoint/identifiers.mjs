// GUIDs that stay the same from build to build: by them SharePoint and Teams recognize a package as a newer version of another.
import { createHash } from "node:crypto";

/** A UUID of version 8 (RFC 9562): 122 bits of the name's hash. */
export function guidOf(name) {
  const bytes = createHash("sha256").update(`shuttle-widgets/${name}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x80;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

// Creates a reproducible zip archive: the same files give the same bytes.
import { zipSync } from "fflate";

const level = 9;
/** fflate stores local time: this one, the earliest that a zip can have, is the same in every time zone. */
const mtime = new Date(1980, 0, 1);
/** "Made on Unix", a regular file readable by all: else some programs unpack it without permissions. */
const permissions = { os: 3, attrs: (0o100_644 << 16) >>> 0 };

/** @param files [path, content] in their order in the archive; paths with `/`, each once. */
export function toZip(files) {
  const entries = Object.fromEntries(files.map(([path, content]) => [path, Buffer.from(content)]));
  if (Object.keys(entries).length < files.length) throw new Error("Two files of the archive have the same path.");
  return Buffer.from(zipSync(entries, { level, mtime, ...permissions }));
}

// A zip archive that is the same to the byte for the same files.
import { zipSync } from "fflate";

const level = 9;
/** fflate writes the hour of the machine's clock: the earliest one that an archive can have, in every zone. */
const mtime = new Date(1980, 0, 1);
/** "Made on Unix", a regular file readable by all: else some programs unpack it without permissions. */
const permissions = { os: 3, attrs: (0o100_644 << 16) >>> 0 };

/** @param files [path, content] in the order in which they are to lie in the archive; paths with `/`, each once. */
export function toZip(files) {
  const entries = Object.fromEntries(files.map(([path, content]) => [path, Buffer.from(content)]));
  if (Object.keys(entries).length < files.length) throw new Error("Two files of the archive have the same path.");
  return Buffer.from(zipSync(entries, { level, mtime, ...permissions }));
}

// A zip archive from texts and bytes (APPNOTE.TXT 6.3): Node compresses and computes the checksums; the rest is a few headers.
import { constants, crc32, deflateRawSync } from "node:zlib";

const deflated = 8;
const version = 20;
/** Names are UTF-8. */
const flags = 0x0800;
/** 1 January 1980: the same files always make the same archive, to the byte. */
const date = 0x0021;

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 };

function record(signature, fields, ...rest) {
  const head = Buffer.alloc(4 + fields.reduce((sum, [size]) => sum + size, 0));
  head.writeUInt32LE(signature);
  let offset = 4;
  for (const [size, value] of fields) offset = head.writeUIntLE(value, offset, size);
  return Buffer.concat([head, ...rest]);
}

/** @param files [path, content] in the order in which they are to lie in the archive; paths with `/`. Up to 4 GB in all. */
export function toZip(files) {
  const locals = [];
  const centrals = [];
  let offset = 0;
  for (const [path, content] of files) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: constants.Z_BEST_COMPRESSION });
    const name = Buffer.from(path);
    const common = [
      [2, version],
      [2, flags],
      [2, deflated],
      [2, 0],
      [2, date],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    ];
    const local = record(signatures.local, common, name, packed);
    // "Made on Unix", a regular file readable by all: else some programs unpack it without permissions.
    const attributes = (0o100_644 << 16) >>> 0;
    const own = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, attributes],
      [4, offset],
    ];
    centrals.push(record(signatures.central, [[2, 0x0300 | version], ...common, ...own], name));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = record(signatures.end, [
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  ]);
  return Buffer.concat([...locals, directory, end]);
}

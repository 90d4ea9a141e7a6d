import { deflateRawSync } from "node:zlib";

/** A zip archive of these parts, as another program may have written it. */
export async function zip(parts: Record<string, string>): Promise<ArrayBuffer> {
  const locals: Buffer[] = [];
  const heads: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const packed = deflateRawSync(text);
    const nameBytes = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(Buffer.byteLength(text), 18);
    fields.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), fields, nameBytes, packed]);
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    fields.copy(head, 6);
    head.writeUInt32LE(offset, 42);
    heads.push(head, nameBytes);
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(heads);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Uint8Array.from(Buffer.concat([...locals, list, end])).buffer;
}

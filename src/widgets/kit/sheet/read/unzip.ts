import { TooBigError } from "./read-answer.ts";

/** Limit in bytes for all parts of a file after unpacking, against zip bombs. */
export const unpackedLimit = 64_000_000;
const entryLimit = 2000;
/** Spreadsheets compress about 20:1; a large part beyond this ratio is refused. */
const ratioLimit = 250;
const ratioFrom = 4_000_000;

interface Entry {
  readonly method: number;
  readonly size: number;
  readonly offset: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const longestComment = 65_535;

/** The parts of a zip archive by name, unpacked when requested. Throws when the file isn't an archive. */
export function openZip(file: ArrayBuffer) {
  const view = new DataView(file);
  const entries = readEntries(view);
  let unpacked = 0;

  /** Counts the unpacked bytes, because the sizes stated in the archive may be wrong. */
  async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array[]> {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const reader = (stream as ReadableStream<Uint8Array>).getReader();
    const parts: Uint8Array[] = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return parts;
      unpacked += value.byteLength;
      size += value.byteLength;
      if (unpacked > unpackedLimit || (size > ratioFrom && size > packed.byteLength * ratioLimit)) {
        await reader.cancel();
        throw new TooBigError("The parts of the file are too big.");
      }
      parts.push(value);
    }
  }

  return {
    /** The text of a part; null when there is no part of this name. Names of parts have no case (ECMA-376 part 2, 6.2.2.3). */
    async text(name: string): Promise<string | null> {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return null;
      if (view.getUint32(entry.offset, true) !== localSignature) throw new Error("No part where one should be");
      const start =
        entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
      const packed = new Uint8Array(file, start, entry.size);
      if (entry.method !== 0 && entry.method !== 8) throw new Error(`Unknown compression ${entry.method}`);
      // Uncompressed parts count too, because several entries may share one.
      unpacked += entry.method === 0 ? packed.byteLength : 0;
      if (unpacked > unpackedLimit) throw new TooBigError("The parts of the file are too big.");
      const parts = entry.method === 0 ? [packed] : await inflate(packed);
      const decoder = new TextDecoder();
      return parts.map((part) => decoder.decode(part, { stream: true })).join("") + decoder.decode();
    },
  };
}

/** In the place of a size or offset that is in the zip64 fields, where streaming writers put it. */
const elsewhere = 0xffff_ffff;
const zip64Field = 0x0001;
const zip64Locator = 0x07064b50;
const zip64LocatorLength = 20;
const zip64End = 0x06064b50;

/** Numbers beyond the file are caught where they are used. */
const getLong = (view: DataView, position: number) => Number(view.getBigUint64(position, true));

/** Where the list of parts begins, and how many it has. */
function findList(view: DataView) {
  const end = findEnd(view);
  const list = { count: view.getUint16(end + 10, true), position: view.getUint32(end + 16, true) };
  const locator = end - zip64LocatorLength;
  if (locator < 0 || view.getUint32(locator, true) !== zip64Locator) return list;
  const long = getLong(view, locator + 8);
  if (view.getUint32(long, true) !== zip64End) throw new Error("The end of the list is damaged");
  return { count: getLong(view, long + 32), position: getLong(view, long + 48) };
}

/** Size and offset of a part; of the three that may be elsewhere, the zip64 field has those that are, in this order. */
function readPlace(view: DataView, head: number): Pick<Entry, "size" | "offset"> {
  const stated = [24, 20, 42].map((at) => view.getUint32(head + at, true));
  const extra = head + 46 + view.getUint16(head + 28, true);
  const end = extra + view.getUint16(head + 30, true);
  let position = extra;
  while (position + 4 <= end && view.getUint16(position, true) !== zip64Field)
    position += 4 + view.getUint16(position + 2, true);
  let long = position + 4;
  const [, size = 0, offset = 0] = stated.map((value) => {
    if (value !== elsewhere || long + 8 > end) return value;
    long += 8;
    return getLong(view, long - 8);
  });
  return { size, offset };
}

function readEntries(view: DataView): Map<string, Entry> {
  const { count, position: start } = findList(view);
  if (count > entryLimit) throw new TooBigError("The file has too many parts.");
  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  let position = start;
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(position, true) !== entrySignature) throw new Error("The list of parts is damaged");
    const nameLength = view.getUint16(position + 28, true);
    const name = decoder.decode(new Uint8Array(view.buffer as ArrayBuffer, position + 46, nameLength));
    entries.set(name.replaceAll("\\", "/").replace(/^\//, "").toLowerCase(), {
      method: view.getUint16(position + 10, true),
      ...readPlace(view, position),
    });
    position += 46 + nameLength + view.getUint16(position + 30, true) + view.getUint16(position + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let position = view.byteLength - endLength; position >= first; position -= 1) {
    if (view.getUint32(position, true) === endSignature) return position;
  }
  throw new Error("No zip archive");
}

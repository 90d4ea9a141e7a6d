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
    /** The text of a part; null when there is no part of this name. */
    async text(name: string): Promise<string | null> {
      const entry = entries.get(name);
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

function readEntries(view: DataView): Map<string, Entry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > entryLimit) throw new TooBigError("The file has too many parts.");
  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  let position = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(position, true) !== entrySignature) throw new Error("The list of parts is damaged");
    const nameLength = view.getUint16(position + 28, true);
    const name = decoder.decode(new Uint8Array(view.buffer as ArrayBuffer, position + 46, nameLength));
    entries.set(name.replaceAll("\\", "/").replace(/^\//, ""), {
      method: view.getUint16(position + 10, true),
      size: view.getUint32(position + 20, true),
      offset: view.getUint32(position + 42, true),
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

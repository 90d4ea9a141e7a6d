import { inflateRawSync } from "node:zlib";

/** Unpacks an .xlsx independently of our reader, with Node's zlib: the parts by name. */
export function unzip(file: ArrayBuffer): Map<string, string> {
  const bytes = Buffer.from(file);
  const parts = new Map<string, string>();
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    parts.set(name, (bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString("utf8"));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

export interface RawCell {
  /** `s` for text, `n` for a number. */
  readonly type: string;
  readonly value: string;
  readonly format: string;
}

const unescape = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

/** The cells of one sheet by address, with type, text or number, and format, straight from the XML. */
export function rawCells(parts: Map<string, string>, sheet = 1): Map<string, RawCell> {
  const styles = parts.get("xl/styles.xml") ?? "";
  const codes = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code = ""]) => [
      id,
      unescape(code),
    ]),
  );
  const formats = [...(/<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0] ?? "").matchAll(/<xf numFmtId="(\d+)"/g)].map(
    ([, id = ""]) => codes.get(id) ?? id,
  );
  const strings = [...(parts.get("xl/sharedStrings.xml") ?? "").matchAll(/<si>(.*?)<\/si>/gs)].map(([, text = ""]) =>
    unescape([...text.matchAll(/<t(?:\s[^>]*)?>(.*?)<\/t>/gs)].map(([, part = ""]) => part).join("")),
  );
  const cells = new Map<string, RawCell>();
  const xml = parts.get(`xl/worksheets/sheet${sheet}.xml`) ?? "";
  for (const [, attributes = "", content = ""] of xml.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const raw = /<v>(.*?)<\/v>/s.exec(content)?.[1] ?? "";
    const type = read("t") ?? "n";
    cells.set(read("r") ?? "", {
      type,
      value: type === "s" ? (strings[Number(raw)] ?? "") : raw,
      format: formats[Number(read("s") ?? 0)] ?? "",
    });
  }
  return cells;
}

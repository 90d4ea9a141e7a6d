import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { TooBigError } from "../../../src/widgets/kit/sheet/read/read-answer.ts";
import { openZip, unpackedLimit } from "../../../src/widgets/kit/sheet/read/unzip.ts";

interface Part {
  readonly name: string;
  readonly text: string;
  /** Compression method; 0: stored, 8: deflated. */
  readonly method?: number;
  /** Bytes of extra fields and of the comment in the central directory; the local header has `extra` + 3 bytes and no comment. */
  readonly extra?: number;
  readonly comment?: number;
}

/** A zip archive with features that zip.ts doesn't write, but other programs may. */
function archive(parts: readonly Part[], ending = ""): ArrayBuffer {
  const locals: Buffer[] = [];
  const heads: Buffer[] = [];
  let offset = 0;
  for (const { name, text, method = 8, extra = 0, comment = 0 } of parts) {
    const packed = method === 8 ? deflateRawSync(text) : Buffer.from(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    local.writeUInt16LE(extra + 3, 28);
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(method, 10);
    head.writeUInt32LE(packed.length, 20);
    head.writeUInt16LE(Buffer.byteLength(name), 28);
    head.writeUInt16LE(extra, 30);
    head.writeUInt16LE(comment, 32);
    head.writeUInt32LE(offset, 42);
    const whole = Buffer.concat([local, Buffer.from(name), Buffer.alloc(extra + 3, 1), packed]);
    locals.push(whole);
    heads.push(head, Buffer.from(name), Buffer.alloc(extra + comment, 1));
    offset += whole.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(ending.length, 20);
  return Uint8Array.from(Buffer.concat([...locals, ...heads, end, Buffer.from(ending)])).buffer;
}

describe("an archive", () => {
  it("gives its parts by name, packed or not", async () => {
    const { text } = openZip(
      archive([
        { name: "a.xml", text: "Çağla" },
        { name: "b.xml", text: "Işık", method: 0 },
        { name: "/xl\\c.xml", text: "c" },
      ]),
    );
    expect(await text("a.xml")).toBe("Çağla");
    expect(await text("b.xml")).toBe("Işık");
    expect(await text("xl/c.xml")).toBe("c");
    expect(await text("d.xml")).toBe(null);
  });

  it("may have extra fields and comments, of each part and of its own", async () => {
    const parts = [
      { name: "a.xml", text: "a", extra: 9 },
      { name: "b.xml", text: "b", comment: 7 },
      { name: "c.xml", text: "c", extra: 5, comment: 4 },
      { name: "d.xml", text: "d" },
    ];
    const { text } = openZip(archive(parts, "x".repeat(65_535)));
    expect(await Promise.all(parts.map(({ name }) => text(name)))).toEqual(["a", "b", "c", "d"]);
  });

  it("has its end within the length of the longest comment", () => {
    const file = archive([{ name: "a", text: "a" }], "x".repeat(65_535));
    expect(openZip(file)).toBeDefined();
    expect(() => openZip(Uint8Array.from([...new Uint8Array(file), 0]).buffer)).toThrow("No zip archive");
  });

  it("may have its end in the zip64 format, and the offset of a part elsewhere", async () => {
    const file = Buffer.from(
      archive([
        { name: "a", text: "a" },
        { name: "b", text: "b" },
      ]),
    );
    const end = file.byteLength - 22;
    const start = file.readUInt32LE(end + 16);
    // The first part's head gets a zip64 field with its offset, behind another field.
    const [head, rest] = [Buffer.from(file.subarray(start, start + 47)), file.subarray(start + 47, end)];
    const extra = Buffer.alloc(18);
    extra.writeUInt16LE(7, 0);
    extra.writeUInt16LE(2, 2);
    extra.writeUInt16LE(1, 6);
    extra.writeUInt16LE(8, 8);
    head.writeUInt16LE(extra.length, 30);
    head.writeUInt32LE(0xffff_ffff, 42);
    const list = Buffer.concat([head, extra, rest]);
    const long = Buffer.alloc(56);
    long.writeUInt32LE(0x06064b50, 0);
    long.writeBigUInt64LE(2n, 32);
    long.writeBigUInt64LE(BigInt(start), 48);
    const locator = Buffer.alloc(20);
    locator.writeUInt32LE(0x07064b50, 0);
    locator.writeBigUInt64LE(BigInt(start + list.length), 8);
    const short = Buffer.from(file.subarray(end));
    short.writeUInt16LE(0xffff, 10);
    short.writeUInt32LE(0xffff_ffff, 16);
    const whole = Buffer.concat([file.subarray(0, start), list, long, locator, short]);
    const { text } = openZip(Uint8Array.from(whole).buffer);
    expect([await text("A"), await text("b")]).toEqual(["a", "b"]);
    whole.writeUInt32LE(0, start + list.length);
    expect(() => openZip(Uint8Array.from(whole).buffer)).toThrow("The end of the list is damaged");
  });

  it("has a limit for its parts", () => {
    const parts = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index}`, text: "" }));
    expect(() => openZip(archive(parts(2001)))).toThrow(new TooBigError("The file has too many parts."));
    expect(openZip(archive(parts(2000)))).toBeDefined();
  });

  it("counts parts that aren't packed too, each time they are read", async () => {
    const half = { name: "a", text: "a".repeat(unpackedLimit / 2), method: 0 };
    const { text } = openZip(archive([half, { name: "b", text: "b", method: 0 }]));
    expect(await text("a")).toHaveLength(unpackedLimit / 2);
    expect(await text("a")).toHaveLength(unpackedLimit / 2);
    await expect(text("b")).rejects.toThrow(new TooBigError("The parts of the file are too big."));
  });

  it("is damaged where a list or a part isn't where it should be", async () => {
    const file = archive([{ name: "a", text: "a" }]);
    const changed = (position: number) => {
      const copy = file.slice(0);
      new Uint8Array(copy)[position] = 0;
      return copy;
    };
    const list = new DataView(file).getUint32(file.byteLength - 6, true);
    expect(() => openZip(changed(list))).toThrow("The list of parts is damaged");
    await expect(openZip(changed(0)).text("a")).rejects.toThrow("No part where one should be");
    expect(() => openZip(changed(file.byteLength - 22))).toThrow("No zip archive");
    expect(() => openZip(new ArrayBuffer(0))).toThrow("No zip archive");
    await expect(openZip(archive([{ name: "a", text: "a", method: 9 }])).text("a")).rejects.toThrow(
      "Unknown compression 9",
    );
  });
});

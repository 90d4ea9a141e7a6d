import { describe, expect, it } from "vitest";
import { decodeText } from "../../../src/widgets/kit/sheet/read/decode-text.ts";

const decode = (...bytes: number[]) => decodeText(Uint8Array.from(bytes).buffer);

describe("the text of a file", () => {
  it.each([
    ["UTF-16, low byte first", [0xff, 0xfe, 0x5e, 0x01, 0x41, 0x00], "ŞA"],
    ["UTF-16, high byte first", [0xfe, 0xff, 0x01, 0x5e, 0x00, 0x41], "ŞA"],
    ["UTF-8", [0xc5, 0x9e, 0x41], "ŞA"],
    ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, 0xc5, 0x9e], "Ş"],
    ["windows-1254", [0xde, 0x41], "ŞA"],
    ["windows-1254 that begins like a mark", [0xff, 0x41], "ÿA"],
    ["windows-1254 that begins like the other mark", [0xfe, 0xfe], "şş"],
    ["windows-1254 whose second byte is of a mark", [0xc7, 0xfe], "Çş"],
    ["nothing", [], ""],
  ])("is read from %s", (_, bytes, text) => expect(decode(...bytes)).toBe(text));

  it.each([
    ["half a letter", [0xff, 0xfe, 0x3d, 0xd8]],
    ["half a letter, high byte first", [0xfe, 0xff, 0xd8, 0x3d]],
    ["half a unit", [0xff, 0xfe, 0x41]],
  ])("is none when UTF-16 holds %s", (_, bytes) => expect(decode(...bytes)).toBe(null));

  it.each([0x00, 0x08, 0x0e, 0x1a])("is none with control character %d", (code) => {
    expect(decode(0x41, code)).toBe(null);
    expect(decode(0xff, 0xfe, code, 0)).toBe(null);
  });

  it.each([0x09, 0x0d, 0x1b, 0x1f])("may hold control character %d", (code) =>
    expect(decode(0x41, code)).toBe(`A${String.fromCodePoint(code)}`),
  );
});

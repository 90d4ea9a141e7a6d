import { describe, expect, it } from "vitest";
import { decodeText } from "../../../src/widgets/kit/sheet/read/read-sheet.ts";

const decode = (...bytes: number[]) => decodeText(Uint8Array.from(bytes).buffer)?.text ?? null;
const decodeLetters = (text: string, table: Readonly<Record<string, number>>) =>
  decodeText(Uint8Array.from([...text], (letter) => table[letter] ?? letter.charCodeAt(0)).buffer);

/** The bytes of Turkish letters in the two code pages that browsers don't have. */
const dos = {
  ç: 0x87,
  ğ: 0xa7,
  ı: 0x8d,
  ö: 0x94,
  ş: 0x9f,
  ü: 0x81,
  Ç: 0x80,
  Ğ: 0xa6,
  İ: 0x98,
  Ö: 0x99,
  Ş: 0x9e,
  Ü: 0x9a,
};
const mac = {
  ç: 0x8d,
  ğ: 0xdb,
  ı: 0xdd,
  ö: 0x9a,
  ş: 0xdf,
  ü: 0x9f,
  Ç: 0x82,
  Ğ: 0xda,
  İ: 0xdc,
  Ö: 0x85,
  Ş: 0xde,
  Ü: 0x86,
};
const windows = {
  ç: 0xe7,
  ğ: 0xf0,
  ı: 0xfd,
  ö: 0xf6,
  ş: 0xfe,
  ü: 0xfc,
  Ç: 0xc7,
  Ğ: 0xd0,
  İ: 0xdd,
  Ö: 0xd6,
  Ş: 0xde,
  Ü: 0xdc,
};

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
    ["half a letter", [0xff, 0xfe, 0x3d, 0xd8], "\uFFFD"],
    ["half a letter, high byte first", [0xfe, 0xff, 0xd8, 0x3d], "\uFFFD"],
    ["half a unit", [0xff, 0xfe, 0x41, 0x00, 0x41], "A\uFFFD"],
  ])("shows in UTF-16 where it holds %s", (_, bytes, text) => expect(decode(...bytes)).toBe(text));

  it("stays UTF-8 where one byte of many letters is broken, and shows where", () => {
    const list = new TextEncoder().encode("Ayşe Işık, Kadıköy; Bağdat");
    expect(decode(...list, 0xc4, 0x64)).toBe("Ayşe Işık, Kadıköy; Bağdat\uFFFDd");
    expect(decode(0xef, 0xbb, 0xbf, 0x41, 0xc4)).toBe("A\uFFFD");
  });

  const words = [
    "Şule Çağlar",
    "Ümit Öz",
    "İlhan Işık",
    "KADIKÖY",
    "Iğdır",
    "Ayşe",
    "Çiğdem",
    "Gökçe",
    "Ünal",
    "Kıvılcım",
  ];
  it.each([
    ["dos", dos],
    ["mac", mac],
    ["windows", windows],
  ] as const)("is read from Turkish %s, the whole list and almost any word of it", (encoding, table) => {
    const list = words.join("\n");
    expect(decodeLetters(list, table)).toEqual({ text: list, encoding });
    const right = words.filter((word) => decodeLetters(word, table)?.text === word);
    expect(right.length).toBeGreaterThanOrEqual(words.length - 2);
  });

  it.each([0x00, 0x08, 0x0e, 0x1a])("is none with control character %d", (code) => {
    expect(decode(0x41, code)).toBe(null);
    expect(decode(0xff, 0xfe, code, 0)).toBe(null);
  });

  it.each([0x09, 0x0d, 0x1b, 0x1f])("may hold control character %d", (code) =>
    expect(decode(0x41, code)).toBe(`A${String.fromCodePoint(code)}`),
  );
});

import { describe, expect, it } from "vitest";
import { texts as english } from "../../../src/core/text/core.messages.en.ts";
import { addTexts, chooseLanguage } from "../../../src/core/text/messages.ts";
import { toCells } from "../../../src/widgets/kit/sheet/export/export-workbook.ts";
import { toCsvHead, toCsvLines } from "../../../src/widgets/kit/sheet/csv.ts";
import type { SheetColumn } from "../../../src/widgets/kit/sheet/model.ts";
import { readCsv } from "../../../src/widgets/kit/sheet/read/read-csv.ts";
import { toRows } from "./rows.ts";

const textColumn: SheetColumn<string> = { header: "x", type: "text", value: (row) => row };
const field = (text: string) => toCsvLines([textColumn], [toCells([textColumn], text)]).slice(0, -2);

describe("the .csv", () => {
  it("has the separators, dates and decimals that Excel in Turkish expects", () => {
    const columns: SheetColumn<null>[] = [
      { header: "Ad; soyad", type: "text", value: () => 'Ali "Kara"' },
      { header: "Mesafe (m)", type: "number", value: () => 1234567.5 },
      { header: "Ücret (TL)", type: "money", value: () => 2310.4 },
      { header: "Doluluk (%)", type: "percent", value: () => -18.2 },
      { header: "Gün", type: "date", value: () => "2026-11-25" },
      { header: "An", type: "dateTime", value: () => Date.parse("2026-11-19T00:30:00+03:00") },
      { header: "Saat", type: "time", value: () => "07:05" },
      { header: "Boş", type: "text", value: () => null },
      { header: "Küçük", type: "number", value: () => 1e-7 },
    ];
    expect(toCsvHead(columns)).toBe('"Ad; soyad";Mesafe (m);Ücret (TL);Doluluk (%);Gün;An;Saat;Boş;Küçük\r\n');
    expect(toCsvLines(columns, [toCells(columns, null)])).toBe(
      '"Ali ""Kara""";1234567,5;2310,40;-18,2;25.11.2026;19.11.2026 00:30;07:05;;0,0000001\r\n',
    );
  });

  const guarded = [
    "=1+1",
    "+CMD|' /C calc'!A0",
    "-2+3",
    "@SUM(A1)",
    "＝1+1",
    " =1+1",
    "-cmd",
    "+1+1",
    "\t=1",
    "\n=1",
    "- evet",
  ];
  it.each(guarded)("guards %j", (text) => expect(field(text).replace(/^"/, "")).toMatch(/^'/));

  const plain = [
    "+90 532 111 22 33",
    "+905321112233",
    "+90 (532) 111-22-33",
    "-12,5",
    "-1.234,50",
    "-",
    "0532",
    "a=b",
    "Ali",
  ];
  it.each(plain)("leaves %j alone", (text) => expect(field(text)).toBe(text));

  /** The cells that a program makes of a line which it parts at `mark`; a quote counts only at the start of a cell. */
  function partedAt(mark: string, source: string): string[] {
    const cells = [""];
    let isQuoted = false;
    for (const letter of source) {
      const cell = cells.at(-1) ?? "";
      if (letter === '"' && (isQuoted || cell === "")) isQuoted = !isQuoted;
      else if (!isQuoted && (letter === mark || letter === "\n")) cells.push("");
      else cells[cells.length - 1] = cell + letter;
    }
    return cells;
  }
  const parted = [
    "Ali,=1+1,z",
    "Ali;=1+1;z",
    "Ali\t@SUM(A1)",
    "Ali\n=1+1",
    "a, -cmd",
    "a,'=1",
    "Kadıköy,＝1+1",
    "=1,=1",
  ];
  it.each(parted.flatMap((text) => (["tr", "en"] as const).map((language) => [text, language] as const)))(
    "%j, in %s, is no formula for programs with another separator",
    (text, language) => {
      addTexts("en", english);
      chooseLanguage(language);
      const columns = [textColumn, textColumn, textColumn];
      const line = toCsvLines(columns, [["x", text, "y"]]);
      for (const mark of [",", ";", "\t"])
        for (const cell of partedAt(mark, line)) expect(cell.trimStart()).not.toMatch(/^[=+\-@＝]/);
      expect(line).toMatch(/["']/);
    },
  );

  it.each(["Ali, +90 532 111 22 33", "3, -1", "Moda Cad. No 5, Kadıköy"])("leaves %j alone, too", (text) =>
    expect(field(text)).toBe(text),
  );

  it("is read back as it was written", () => {
    const texts = [
      ...guarded,
      ...plain,
      ...parted,
      'a"b',
      "a;b",
      "iki\nsatır",
      " boşluk ",
      "Şule Çağla İĞÜ ığ",
      "'tırnak'",
    ];
    const source = toCsvHead([textColumn]) + texts.map((text) => `${field(text)}\r\n`).join("");
    expect(readCsv(`\uFEFF${source}`, 100)).toEqual({
      rows: toRows([["x"], ...texts.map((text) => [text])]),
      isTruncated: false,
    });
  });
});

import { describe, expect, it } from "vitest";
import { rawCells, unzip } from "./open-xlsx.ts";
import { cellFormats } from "../../../src/widgets/kit/sheet/cell-types.ts";
import { createXlsxWriter } from "../../../src/widgets/kit/sheet/xlsx-writer.ts";
import { sheet, write } from "./write.ts";

const moment = Date.parse("2026-11-19T00:30:00+03:00");

const typed = sheet({
  name: "Yolcular",
  columns: [
    { header: "Ad soyad", type: "text", value: (row: string) => row },
    { header: "Telefon", type: "text", value: () => "05321112233" },
    { header: "Sefer", type: "integer", value: () => 1234 },
    { header: "Mesafe (m)", type: "number", value: () => 1234.5 },
    { header: "Ücret (TL)", type: "money", value: () => 2310.4 },
    { header: "Doluluk (%)", type: "percent", value: () => 18.2 },
    { header: "Gün", type: "date", value: () => "2026-11-25" },
    { header: "An", type: "dateTime", value: () => moment },
    { header: "Saat", type: "time", value: () => "07:30" },
    { header: "Boş", type: "number", value: () => null },
  ],
  rows: ["İrem Şahin", "Çağla Işık"],
});

describe("the .xlsx", () => {
  it("holds typed cells with formats, and none for missing values", async () => {
    const cells = rawCells(unzip(await write([typed])));
    const row = "ABCDEFGHIJ".split("").map((column) => {
      const cell = cells.get(`${column}2`);
      return cell && [cell.type, cell.value, cell.format];
    });
    expect(row).toEqual([
      ["s", "İrem Şahin", "49"],
      ["s", "05321112233", "49"],
      // Excel's own numbers: 49 is @, 3 is #,##0, 4 is #,##0.00
      ["n", "1234", "3"],
      ["n", "1234.5", "4"],
      ["n", "2310.4", '#,##0.00 "TL"'],
      ["n", "18.2", '"%"0.0'],
      ["n", "46351", "dd.mm.yyyy"],
      ["n", "46345.02083333333", "dd.mm.yyyy hh:mm"],
      ["n", "0.3125", "hh:mm"],
      undefined,
    ]);
    expect(cells.get("A3")?.value).toBe("Çağla Işık");
  });

  it("has a bold head that stays in view, filters over all rows, and fitting widths", async () => {
    const parts = unzip(await write([typed]));
    const xml = parts.get("xl/worksheets/sheet1.xml") ?? "";
    expect(xml).toMatch(/<pane ySplit="1"[^>]*state="frozen"/);
    expect(xml).toContain('<autoFilter ref="A1:J3"/>');
    // Neighbours of equal width and format share one entry.
    const widths = [...xml.matchAll(/<col min="(\d+)" max="(\d+)" width="([\d.]+)"/g)].flatMap(
      ([, first, last, width]) => Array.from({ length: Number(last) - Number(first) + 1 }, () => Number(width)),
    );
    expect(widths).toEqual([13, 13, 10, 15, 15, 16, 12, 18, 9, 8]);
    const head = rawCells(parts);
    expect(head.get("A1")).toMatchObject({ type: "s", value: "Ad soyad" });
    expect(head.get("D1")?.value).toBe("Mesafe (m)");
    const styles = parts.get("xl/styles.xml") ?? "";
    expect(styles).toMatch(/<font><b\/>/);
  });

  it("makes no formula and no link of data", async () => {
    const attacks = [
      "=1+1",
      "+905321112233",
      "-2+3",
      "@SUM(A1)",
      "\t=1",
      "\r=1",
      '=HYPERLINK("javascript:alert(1)")',
      "https://example.org",
      "javascript:alert(1)",
      "{=1}",
      "<f>1</f>",
      "_x003D_1+1",
    ];
    const parts = unzip(
      await write([
        sheet({ name: "a", columns: [{ header: "=Baş", type: "text", value: (row: string) => row }], rows: attacks }),
      ]),
    );
    const xml = parts.get("xl/worksheets/sheet1.xml") ?? "";
    expect(xml).not.toMatch(/<f[ >]|hyperlink/i);
    expect([...parts.keys()].filter((name) => /sheet1\.xml\.rels/.test(name))).toEqual([]);
    const cells = rawCells(parts);
    expect([...cells.values()].map(({ type }) => type)).toEqual(Array.from({ length: 13 }, () => "s"));
    expect(cells.get("A2")?.value).toBe("=1+1");
    expect(cells.get("A6")?.value).toBe("\t=1");
    // Excel turns it back into the text that was given.
    expect(cells.get("A13")?.value).toBe("_x005F_x003D_1+1");
  });

  it("puts the lines of a title above the heads, which stay in view with them", async () => {
    const parts = unzip(await write([{ ...typed, title: ["Rapor =1+1", "Dönem: 01.10.2026 – 31.10.2026"] }]));
    const xml = parts.get("xl/worksheets/sheet1.xml") ?? "";
    expect(xml).toMatch(/<pane ySplit="4"[^>]*state="frozen"/);
    expect(xml).toContain('<autoFilter ref="A4:J6"/>');
    const cells = rawCells(parts);
    expect(["A1", "A2", "A3", "A4", "A5", "A6"].map((name) => cells.get(name)?.value)).toEqual([
      "Rapor =1+1",
      "Dönem: 01.10.2026 – 31.10.2026",
      undefined,
      "Ad soyad",
      "İrem Şahin",
      "Çağla Işık",
    ]);
    expect(cells.get("C5")).toMatchObject({ type: "n", value: "1234" });
    // The title is no reason for a wide column.
    expect(/<col min="1" max="2" width="([\d.]+)"/.exec(xml)?.[1]).toBe("13");
  });

  it("keeps what XML and Excel can't hold out of the file", async () => {
    const parts = unzip(
      await write([
        sheet({
          name: "a",
          columns: [{ header: "x", type: "text", value: (row: string) => row }],
          rows: ["a\u0000b\u000Bc\uD800d\uFFFF", "x".repeat(40_000), "👩‍👧 & <b> \"q\" 'a'", "iki\r\nsatır", " boşluk "],
        }),
      ]),
    );
    const cells = rawCells(parts);
    expect(cells.get("A2")?.value).toBe("abcd");
    expect(cells.get("A3")?.value).toHaveLength(32_767);
    expect(cells.get("A3")?.value.endsWith("…")).toBe(true);
    expect(cells.get("A4")?.value).toBe("👩‍👧 & <b> \"q\" 'a'");
    expect(cells.get("A5")?.value).toBe("iki\nsatır");
    expect(cells.get("A6")?.value).toBe(" boşluk ");
    expect(parts.get("xl/sharedStrings.xml")).toMatch(/<t xml:space="preserve"> boşluk <\/t>/);
  });

  it("bounds the width of a column with long texts, and takes a given one", async () => {
    const long = { header: "Adres", type: "text", value: (row: string) => row } as const;
    const parts = unzip(
      await write([sheet({ name: "a", columns: [long, { ...long, width: 33 }], rows: ["x".repeat(500)] })]),
    );
    const widths = [...(parts.get("xl/worksheets/sheet1.xml") ?? "").matchAll(/<col [^>]*width="([\d.]+)"/g)];
    expect(widths.map(([, width]) => width)).toEqual(["60", "33"]);
  });

  it("continues in a second sheet with the same head when one is full", async () => {
    const numbers = Array.from({ length: 7 }, (_, index) => index + 1);
    const columns = [{ header: "No", type: "integer", value: (row: number) => row }] as const;
    const parts = unzip(
      await write(
        [sheet({ name: "Yolcular", columns, rows: numbers }), sheet({ name: "Özet", columns, rows: [9] })],
        3,
      ),
    );
    const names = [...(parts.get("xl/workbook.xml") ?? "").matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual(["Yolcular", "Yolcular (2)", "Yolcular (3)", "Özet"]);
    const values = (index: number) => [...rawCells(parts, index).values()].map(({ value }) => value);
    expect([1, 2, 3, 4].map(values)).toEqual([
      ["No", "1", "2", "3"],
      ["No", "4", "5", "6"],
      ["No", "7"],
      ["No", "9"],
    ]);
  });

  it("has its heads when there are no rows", async () => {
    const cells = rawCells(unzip(await write([{ ...typed, rows: [] }])));
    expect(cells.size).toBe(10);
  });

  it("has title and heads as text, the heads and the title's first line bold", async () => {
    const columns = [{ header: "_x0041_\u0000 Ücret", type: "money", value: (row: number) => row }] as const;
    const title = ["_x0042_\u0000", "2026"];
    const parts = unzip(await write([sheet({ name: "a", title, columns, rows: [5] })]));
    const cells = rawCells(parts);
    expect(["A1", "A2", "A4", "A5"].map((name) => cells.get(name))).toEqual([
      { type: "s", value: "_x005F_x0042_", format: "49" },
      { type: "s", value: "2026", format: "49" },
      { type: "s", value: "_x005F_x0041_ Ücret", format: "49" },
      { type: "n", value: "5", format: '#,##0.00 "TL"' },
    ]);
    const styles = parts.get("xl/styles.xml") ?? "";
    const fonts = [...(/<fonts.*?<\/fonts>/s.exec(styles)?.[0] ?? "").matchAll(/<font>.*?<\/font>|<font\/>/gs)];
    const looks = [...(/<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0] ?? "").matchAll(/<xf [^>]*fontId="(\d+)"/g)];
    const isBold = (name: string) => {
      const look = new RegExp(`<c r="${name}" s="(\\d+)"`).exec(parts.get("xl/worksheets/sheet1.xml") ?? "")?.[1];
      return fonts[Number(looks[Number(look)]?.[1])]?.[0].includes("<b/>");
    };
    expect(["A1", "A2", "A4", "A5"].map(isBold)).toEqual([true, false, true, false]);
  });

  it("has a filter as wide as its columns, and none without any", async () => {
    const column = { header: "No", type: "integer", value: (row: number) => row } as const;
    const filterOf = async (columns: (typeof column)[]) => {
      const parts = unzip(await write([sheet({ name: "a", columns, rows: [1, 2] })]));
      return /<autoFilter [^>]*>/.exec(parts.get("xl/worksheets/sheet1.xml") ?? "")?.[0] ?? null;
    };
    expect(await filterOf([column, column])).toBe('<autoFilter ref="A1:B3"/>');
    expect(await filterOf([column])).toBe('<autoFilter ref="A1:A3"/>');
    expect(await filterOf([])).toBe(null);
  });

  it("is as wide as its longest text, wherever that stands", async () => {
    const columns = [{ header: "Ad", type: "text", value: (row: string) => row }] as const;
    const widthOf = async (...lengths: number[]) => {
      const rows = lengths.map((length) => "x".repeat(length));
      const parts = unzip(await write([sheet({ name: "a", columns, rows })]));
      return Number(/<col [^>]*width="([\d.]+)"/.exec(parts.get("xl/worksheets/sheet1.xml") ?? "")?.[1]);
    };
    expect(await widthOf(20, 30, 10)).toBe(32);
    expect(await widthOf(30)).toBe(32);
    expect(await widthOf(10, 20)).toBe(22);
    expect(await widthOf(1)).toBe(8);
  });

  it("takes rows only between the begin of a sheet and the end of the file, which holds nothing after its end", async () => {
    const writer = await createXlsxWriter();
    expect(() => writer.add([["a"]])).toThrow("Rows without a sheet");
    writer.begin({ formats: cellFormats(), name: "a", columns: [{ header: "Ad", type: "text" }] });
    writer.add([["a"]]);
    const file = await writer.finish();
    expect(new DataView(file).getUint32(file.byteLength - 22, true)).toBe(0x06054b50);
    expect(() => writer.add([["b"]])).toThrow("Rows without a sheet");
  });
});

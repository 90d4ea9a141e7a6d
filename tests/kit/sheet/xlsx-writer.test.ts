import { describe, expect, it } from "vitest";
import { rawCells, unzip } from "./open-xlsx.ts";
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
  it("holds typed cells with formats, and nothing where nothing is", async () => {
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

  it("makes neither formula nor link of data", async () => {
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

  it("goes on in the next sheet when one is full, in order and with its head", async () => {
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
});

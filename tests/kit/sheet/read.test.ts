import { beforeEach, describe, expect, it, vi } from "vitest";
import { cellLength, SheetReadError, TooBigError } from "../../../src/widgets/kit/sheet/read/read-answer.ts";
import { findSeparator, readCsv } from "../../../src/widgets/kit/sheet/read/read-csv.ts";
import { cellLimit, readRows, toNumberKind, toNumberText } from "../../../src/widgets/kit/sheet/read/read-rows.ts";
import { readSheet } from "../../../src/widgets/kit/sheet/read/read-sheet.ts";
import { stringLimit } from "../../../src/widgets/kit/sheet/read/read-xlsx.ts";
import { unpackedLimit } from "../../../src/widgets/kit/sheet/read/unzip.ts";
import { attributeLimit, tagLimit, walkXml } from "../../../src/widgets/kit/sheet/read/xml.ts";
import { findGrowth } from "../../helpers/growth.ts";
import { sheet, write } from "./write.ts";
import { zip } from "./zip.ts";

beforeEach(() => void vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint)));

/** The cells of the rows; `lines`: their numbers. */
const read = async (content: BlobPart | string, limit = 100) => {
  const { rows, ...rest } = await readSheet(typeof content === "string" ? content : new File([content], "liste"), {
    limit,
  });
  return { ...rest, rows: rows.map(({ cells }) => cells), lines: rows.map(({ line }) => line) };
};
const failureOf = async (content: BlobPart) => {
  const error: unknown = await read(content).catch((thrown: unknown) => thrown);
  return error instanceof SheetReadError ? error.failure : error;
};
const bytes = (text: string) => new TextEncoder().encode(text);

const workbook = (sheets = '<sheet name="a" sheetId="1" r:id="rId1"/>', properties = "") =>
  `<?xml version="1.0"?><workbook xmlns:r="x">${properties}<sheets>${sheets}</sheets></workbook>`;
const relations =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>';
/** With the parts that a sheet's cells refer to. */
const allRelations = relations.replace(
  "</Rel",
  '<Relationship Id="rId3" Type="a/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId4" Type="a/styles" Target="styles.xml"/></Rel',
);
const empty = { "xl/sharedStrings.xml": "<sst/>", "xl/styles.xml": "<styleSheet/>" };
const foreign = (parts: Record<string, string>) =>
  zip({ "xl/workbook.xml": workbook(), "xl/_rels/workbook.xml.rels": allRelations, ...empty, ...parts });
const rowsXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

describe("reading an .xlsx", () => {
  it("gives back what was written, as a person sees it", async () => {
    const file = await write([
      sheet({
        name: "Yolcular",
        columns: [
          { header: "Ad soyad", type: "text", value: (row: string) => row },
          { header: "Telefon", type: "text", value: () => "0532 111 22 33" },
          { header: "Sıra", type: "integer", value: () => 5321112233 },
          { header: "Boş", type: "text", value: () => null },
          { header: "Oran", type: "number", value: () => 12.5 },
          { header: "Gün", type: "date", value: () => "2026-11-25" },
          { header: "An", type: "dateTime", value: () => Date.parse("2026-11-19T00:30:00+03:00") },
          { header: "Saat", type: "time", value: () => "07:05" },
        ],
        rows: ["Çağla <Işık> & 'İrem'", "=1+1", " _x0041_ \n👋"],
      }),
    ]);
    const { rows, isTruncated } = await read(file);
    const rest = ["0532 111 22 33", "5321112233", "", "12,5", "25.11.2026", "19.11.2026 00:30", "07:05"];
    expect(isTruncated).toBe(false);
    expect(rows).toEqual([
      ["Ad soyad", "Telefon", "Sıra", "Boş", "Oran", "Gün", "An", "Saat"],
      ["Çağla <Işık> & 'İrem'", ...rest],
      ["=1+1", ...rest],
      [" _x0041_ \n👋", ...rest],
    ]);
  });

  it("stops at the limit and says so", async () => {
    const columns = [{ header: "No", type: "integer", value: (row: number) => row }] as const;
    const file = await write([sheet({ name: "a", columns, rows: [1, 2, 3] })]);
    expect(await read(file, 3)).toMatchObject({ rows: [["No"], ["1"], ["2"]], isTruncated: true });
    expect(await read(file, 4)).toMatchObject({ isTruncated: false });
  });

  it("understands other writers: prefixes, inline and rich text, gaps, formulas, errors, hidden sheets, 1904", async () => {
    const file = await foreign({
      "xl/workbook.xml": workbook(
        '<sheet name="gizli" sheetId="1" state="hidden" r:id="rId1"/><sheet name="b" sheetId="2" r:id="rId2"/>',
        '<workbookPr date1904="1"/>',
      ),
      "xl/styles.xml":
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0000 000 00 00"/><numFmt numFmtId="171" formatCode="[$-41F]d mmmm yyyy;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="9"/></cellXfs></styleSheet>',
      "xl/sharedStrings.xml":
        "<x:sst><x:si><x:r><x:t>Zeng</x:t></x:r><x:r><x:t>in</x:t></x:r><x:rPh><x:t>yok</x:t></x:rPh></x:si><x:si><x:t/></x:si></x:sst>",
      "xl/worksheets/sheet1.xml": rowsXml('<row><c t="inlineStr"><is><t>gizli</t></is></c></row>'),
      "xl/worksheets/sheet2.xml": `<x:worksheet><!-- <c> --><x:sheetData>
        <x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="inlineStr"><x:is><x:t>i&#xE7;eri&#287;i</x:t></x:is></x:c></x:row>
        <x:row r="2"/><x:row r="3"><x:c r="A3" t="s"><x:v>1</x:v></x:c></x:row>
        <x:row r="9"><x:c r="A9" s="1"><x:v>5321112233</x:v></x:c><x:c r="B9" s="2"><x:v>44889</x:v></x:c><x:c r="C9" s="3"><x:v>0.185</x:v></x:c><x:c r="D9" t="str"><x:f>A1&amp;"x"</x:f><x:v>sonuç</x:v></x:c><x:c r="E9" t="e"><x:v>#N/A</x:v></x:c><x:c r="F9" t="b"><x:v>1</x:v></x:c><x:c r="ZZZ9"><x:v>1</x:v></x:c></x:row>
      </x:sheetData><x:mergeCells><x:mergeCell ref="A1:XFD1048576"/></x:mergeCells></x:worksheet>`,
    });
    expect((await read(file)).rows).toEqual([
      ["Zengin", "", "içeriği"],
      ["0532 111 22 33", "25.11.2026", "%18,5", "sonuç", "", "DOĞRU"],
    ]);
    expect((await read(file)).lines).toEqual([1, 9]);
  });

  const seen = rowsXml('<row><c t="inlineStr"><is><t>a</t></is></c></row>');
  it.each([
    ["beside the workbook", "./worksheets/sheet1.xml", "xl/worksheets/sheet1.xml"],
    ["below it", "sheet1.xml", "xl/sheet1.xml"],
    ["from the root", "/sheet1.xml", "sheet1.xml"],
  ])("finds a sheet named %s", async (_, target, path) => {
    const file = await foreign({
      "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Target="${target}"/></Relationships>`,
      [path]: seen,
    });
    expect((await read(file)).rows).toEqual([["a"]]);
  });

  it.each([
    ["", "45000", "15.03.2023"],
    ['<workbookPr date1904="1"/>', "45000", "16.03.2027"],
    ['<workbookPr date1904="true"/>', "45000", "16.03.2027"],
    ['<workbookPr date1904="0"/>', "45000", "15.03.2023"],
  ])("with %s in its workbook reads %s as %s", async (properties, serial, day) => {
    const file = await foreign({
      "xl/workbook.xml": workbook('<sheet name="a" state="visible" r:id="rId1"/>', properties),
      "xl/styles.xml": '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
      "xl/worksheets/sheet1.xml": rowsXml(`<row><c><v>${serial}</v></c></row>`),
    });
    expect((await read(file)).rows).toEqual([[day]]);
  });

  it("needs a sheet that is visible and there", async () => {
    const hidden = workbook(
      '<sheet name="a" state="hidden" r:id="rId1"/><sheet name="b" state="veryHidden" r:id="rId1"/>',
    );
    expect(await failureOf(await foreign({ "xl/workbook.xml": hidden, "xl/worksheets/sheet1.xml": seen }))).toBe(
      "empty",
    );
    expect(await failureOf(await foreign({}))).toBe("damaged");
  });

  it("names the limit that a sheet exceeds, and takes what is just below it", () => {
    const options = { kinds: [], is1904: false, limit: 10 };
    const shared = (count: number) => rowsXml(`<row>${'<c r="A1" t="s"><v>0</v></c>'.repeat(count)}</row>`);
    const strings = ["x".repeat(cellLength + 1)];
    const [row] = readRows(shared(1), { ...options, strings }).rows;
    expect(row?.cells[0]).toHaveLength(cellLength);
    const most = 20_000_000 / cellLength;
    expect(() => readRows(shared(most + 1), { ...options, strings })).toThrow(
      new TooBigError("The sheet has too many cells."),
    );
    expect(readRows(shared(most), { ...options, strings })).toMatchObject({ isTruncated: false });
    const cells = (count: number) => rowsXml(`<row>${"<c/>".repeat(count)}<c r="A1"><v>1</v></c></row>`);
    expect(() => readRows(cells(cellLimit), { ...options, strings: [] })).toThrow("The sheet has too many cells.");
    expect(readRows(cells(cellLimit - 1), { ...options, strings: [] })).toMatchObject({ isTruncated: false });
  });

  it("refuses zip bombs, whatever size they declare", async () => {
    const bomb = await foreign({ "xl/worksheets/sheet1.xml": "a".repeat(unpackedLimit + 1) });
    expect(bomb.byteLength).toBeLessThan(200_000);
    expect(await failureOf(bomb)).toBe("too-much");
    const lie = bomb.slice(0);
    const view = new DataView(lie);
    const end = lie.byteLength - 22;
    let at = view.getUint32(end + 16, true);
    for (let index = 0; index < view.getUint16(end + 10, true); index += 1) {
      view.setUint32(at + 24, 10, true);
      at += 46 + view.getUint16(at + 28, true);
    }
    expect(await failureOf(lie)).toBe("too-much");
  });

  it("refuses what grows by far more than a spreadsheet packs, before it is all unpacked", async () => {
    const bomb = await foreign({ "xl/worksheets/sheet1.xml": "a".repeat(20_000_000) });
    expect(await failureOf(bomb)).toBe("too-much");
  });

  it.each([
    ["a tag without end", `<row ${"x".repeat(tagLimit)}><c/></row>`],
    [
      "a tag of many attributes",
      `<row><c ${Array.from({ length: attributeLimit + 1 }, (_, n) => `a${n}=""`).join(" ")}/></row>`,
    ],
    ["many cells", `<row>${"<c/>".repeat(cellLimit + 1)}</row>`],
  ])("refuses %s", async (_, rows) => {
    expect(await failureOf(await foreign({ "xl/worksheets/sheet1.xml": rowsXml(rows) }))).toBe("too-much");
  });

  it("refuses many shared texts, and a long one that every cell names", async () => {
    const cells = (count: number) => rowsXml(`<row>${'<c r="A1" t="s"><v>0</v></c>'.repeat(count)}</row>`);
    const many = { "xl/sharedStrings.xml": `<sst>${"<si/>".repeat(stringLimit + 1)}</sst>` };
    expect(await failureOf(await foreign({ ...many, "xl/worksheets/sheet1.xml": cells(1) }))).toBe("too-much");
    const long = { "xl/sharedStrings.xml": `<sst><si><t>${"x".repeat(2 * cellLength)}</t></si></sst>` };
    expect(await failureOf(await foreign({ ...long, "xl/worksheets/sheet1.xml": cells(11_000) }))).toBe("too-much");
  });

  it("double the source takes at most 2.5 times as long, whatever it is made of", async () => {
    const heavy: Record<string, (size: number) => string> = {
      "names without values": (size) =>
        `<row ${"a".repeat(Math.min(size, tagLimit / 2))}/>`.repeat(Math.ceil(size / 32_000)),
      "values without end": (size) => `<c ${'a="'.repeat(10_000)}/>`.repeat(Math.ceil(size / 30_000)),
      "blanks before a sign": (size) => `<c a${" ".repeat(30_000)}/>`.repeat(Math.ceil(size / 30_000)),
      "tags that never end": (size) => "<c".repeat(size / 2),
      "comments that never end": (size) => "<!--".repeat(size / 4),
      "entities that never end": (size) => `<c>${"&#x".repeat(size / 3)}</c>`,
      cells: (size) => `<row>${'<c r="A1" t="x"/>'.repeat(size / 16)}</row>`,
    };
    for (const [name, make] of Object.entries(heavy)) {
      const walk = (source: string) => {
        try {
          walkXml(source, { open: (_, attribute) => void attribute("zz") });
        } catch {
          // Refused, which takes time too.
        }
      };
      expect(await findGrowth(make, walk, { from: 32_000, to: 1_024_000 }), name).toBe(null);
    }
    const fields: Record<string, (size: number) => string> = {
      quotes: (size) => '"'.repeat(size),
      separators: (size) => ";".repeat(size),
      lines: (size) => "\n".repeat(size),
      guards: (size) => `' `.repeat(size / 2),
      letters: (size) => "a".repeat(size),
      "quotes without end": (size) => `a;b;c;d;e\n${'a;b;c;d;"e\n'.repeat(size / 10)}`,
      "a quote without end over many lines": (size) => `a;b;c;d;e\na;b;c;d;"e\n${"a;b;c;d;e\n".repeat(size / 10)}`,
      "cells that only begin with a quote": (size) => `"a" b;${'"a" b\n'.repeat(size / 6)}`,
      "doubled quotes": (size) => `"a${'""\n;'.repeat(size / 4)}`,
    };
    for (const [name, make] of Object.entries(fields)) {
      expect(await findGrowth(make, (text) => readCsv(text, 2000), { from: 64_000, to: 512_000 }), name).toBe(null);
    }
  });

  it("ends the reading worker when it is cancelled", async () => {
    const terminate = vi.fn();
    const hasCall = new Promise<void>((resolve) => {
      class SilentWorker extends EventTarget {
        terminate = terminate;
        postMessage = () => resolve();
        constructor() {
          super();
          queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: { kind: "ready" } })));
        }
      }
      vi.stubGlobal("Worker", SilentWorker);
      // A worker is only started from a page, so its address is stubbed.
      vi.stubGlobal("location", new URL("https://portal.example/"));
      vi.stubGlobal("origin", "https://portal.example");
    });
    const closing = new AbortController();
    const file = new File([await foreign({})], "liste.xlsx");
    const reading = readSheet(file, { limit: 10, signal: closing.signal });
    await hasCall;
    closing.abort(new Error("closed"));
    await expect(reading).rejects.toThrow("closed");
    expect(terminate).toHaveBeenCalled();
  });

  it("does not let entities grow", async () => {
    const source = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]>${rowsXml('<row><c t="inlineStr"><is><t>&b;</t></is></c></row>')}`;
    expect((await read(await foreign({ "xl/worksheets/sheet1.xml": source }))).rows).toEqual([["&b;"]]);
  });
});

describe("files that can't be read", () => {
  const container = (name: string) => {
    const content = new Uint8Array(2048);
    content.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    content.set(new Uint8Array(new Uint16Array([...name].map((letter) => letter.charCodeAt(0))).buffer), 1024);
    return content;
  };
  it("are reported by their own reasons", async () => {
    expect(await failureOf(new Uint8Array(5_000_001))).toBe("too-big");
    expect(await failureOf("")).toBe("empty");
    expect(await failureOf(bytes("\uFEFF \r\n;;\r\n"))).toBe("empty");
    expect(await failureOf(container("EncryptedPackage"))).toBe("encrypted");
    expect(await failureOf(container("Book"))).toBe("old-workbook");
    expect(await failureOf(container("Book"))).toBe("old-workbook");
    expect(await failureOf(container("WordDocument"))).toBe("not-a-spreadsheet");
    expect(await failureOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toBe("not-a-spreadsheet");
    expect(await failureOf(bytes("PK\u0003\u0004 kırık"))).toBe("damaged");
    expect(await failureOf(await zip({ "word/document.xml": "<w/>" }))).toBe("not-a-spreadsheet");
    expect(await failureOf(await foreign({ "xl/worksheets/sheet1.xml": rowsXml("") }))).toBe("empty");
    const whole = await foreign({ "xl/worksheets/sheet1.xml": rowsXml("<row><c><v>1</v></c></row>") });
    expect(await failureOf(whole.slice(0, whole.byteLength - 30))).toBe("damaged");
  });

  it("are not read when the person has cancelled", async () => {
    const given = new AbortController();
    given.abort();
    await expect(readSheet(new File([await zip({})], "x"), { limit: 1, signal: given.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});

describe("reading separated text", () => {
  it("finds the separator", () => {
    expect(findSeparator("Ad;Adres\nAli;Barbaros Mah., No 3, İstanbul")).toBe(";");
    expect(findSeparator("Ad\tAdres\nAli\tBarbaros; 3")).toBe("\t");
    expect(findSeparator('Ad,Adres\n"Kara, Ali",Beşiktaş')).toBe(",");
    expect(findSeparator("Ad\nAli")).toBe(";");
  });

  it("reads what was copied from Excel", async () => {
    expect((await read('Ad\tNot\r\nŞule\t"iki\nsatır ""x"""\r\n\r\n5" ekran\t\r\n')).rows).toEqual([
      ["Ad", "Not"],
      ["Şule", 'iki\nsatır "x"'],
      ['5" ekran', ""],
    ]);
  });

  it("keeps the rows below a cell that only begins with a quote, as Excel copies it", async () => {
    expect((await read('Firma\tNot\n"ABC" Servis\tx\nVeli\ty')).rows).toEqual([
      ["Firma", "Not"],
      ["ABC Servis", "x"],
      ["Veli", "y"],
    ]);
  });

  it("takes every end of a line, also several in one text", async () => {
    expect((await read("a;b\r\nc;d\ne;f\rg;h")).rows).toEqual([
      ["a", "b"],
      ["c", "d"],
      ["e", "f"],
      ["g", "h"],
    ]);
  });

  it("leaves a list of names whole that have commas in them", async () => {
    expect((await read("Ad soyad\nKara, Ali\nÖz, Can")).rows).toEqual([["Ad soyad"], ["Kara, Ali"], ["Öz, Can"]]);
  });

  it("knows the encodings that Excel writes", async () => {
    const expected = [
      ["Ad", "Şehir"],
      ["Çağla Işık", "İstanbul ğüö"],
    ];
    const text = "Ad;Şehir\r\nÇağla Işık;İstanbul ğüö\r\n";
    const windows: Record<string, number> = { Ş: 0xde, Ç: 0xc7, ğ: 0xf0, ı: 0xfd, ş: 0xfe, İ: 0xdd, ü: 0xfc, ö: 0xf6 };
    const files = {
      "UTF-8": bytes(text),
      "UTF-8 with its mark": bytes(`\uFEFF${text}`),
      "UTF-16": new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le")),
      "windows-1254": Uint8Array.from(text, (letter) => windows[letter] ?? letter.charCodeAt(0)),
      "with the separator named": bytes(`sep=;\r\n${text}`),
    };
    for (const [name, file] of Object.entries(files)) expect((await read(file)).rows, name).toEqual(expected);
  });

  it("stops at the limit and says so", async () => {
    expect(await read("a\nb\n\nc", 2)).toMatchObject({ rows: [["a"], ["b"]], isTruncated: true });
    expect(await read("a\nb\n\n", 2)).toMatchObject({ isTruncated: false });
  });
});

describe("numbers in a file", () => {
  const cases = [
    [905321112233, 0, undefined, "905321112233"],
    [5321112233, 165, "00000000000", "05321112233"],
    [5321112233, 165, "(000) 000\\-00\\-00", "(532) 111-22-33"],
    [1234.5, 4, undefined, "1234,5"],
    [0.1 + 0.2, 0, undefined, "0,3"],
    [-3, 165, "000", "-3"],
    [46_351, 14, undefined, "25.11.2026"],
    [46_351.5, 22, undefined, "25.11.2026 12:00"],
    [0.3125, 20, undefined, "07:30"],
    [46_351, 165, "yyyy-mm-dd", "25.11.2026"],
    [46_351, 165, "[$-41F]d mmmm yyyy", "25.11.2026"],
    [1, 14, undefined, "01.01.1900"],
    [12, 165, '#,##0 "adet"', "12"],
    [12, 165, '0.00 "dk"', "12"],
    [12, 165, "General", "12"],
    [0.185, 10, undefined, "%18,5"],
    [0.07, 165, "0.0%", "%7"],
  ] as const;
  it.each(cases)("%d with format %d %s is %s", (value, id, code, expected) => {
    expect(toNumberText(value, toNumberKind(id, code))).toBe(expected);
  });
});

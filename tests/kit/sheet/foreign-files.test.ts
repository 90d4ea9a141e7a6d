import { beforeEach, describe, expect, test, vi } from "vitest";
import { hasHeads, SheetReadError, toHeadKey } from "../../../src/widgets/kit/sheet/read/read-answer.ts";
import { readSheet } from "../../../src/widgets/kit/sheet/read/read-sheet.ts";
import { openFile, toRows } from "./rows.ts";
import { zip } from "./zip.ts";

beforeEach(() => void vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint)));

const heads = [["ad"], ["soyad"], ["e-posta"], ["telefon"], ["ev adresi"]];
const read = (file: File) => readSheet(file, { limit: 100, heads });
const failureOf = async (file: File) => {
  const error: unknown = await read(file).catch((thrown: unknown) => thrown);
  return error instanceof SheetReadError ? error.failure : error;
};
const names = ["Ad", "Soyad", "E-posta", "Telefon", "Ev adresi"];
const ayse = ["Ayşe", "Kaya", "ayse.kaya@lodos.example", "0532 111 22 33", "Caferağa Mah. Moda Cad. No:14 Kadıköy"];
const ilhan = ["İlhan", "Işık", "ilhan.isik@lodos.example", "0533 222 33 44", "Acıbadem Mah. Çeçen Sok. No:5 Üsküdar"];
const gul = ["Gül", "Öz", "gul.oz@lodos.example", "0535 333 44 55", "Feneryolu Mah. Bağdat Cad. No:90 Kadıköy"];

describe("a workbook of another program", () => {
  test.each([
    ["names its texts' part in capitals", "capital-shared-strings.xlsx", [names, ayse, ilhan]],
    ["calls its texts' part otherwise", "renamed-shared-strings.xlsx", [names, ayse, ilhan]],
    ["has its sizes in zip64 fields", "zip64-sizes.xlsx", [names, ayse, ilhan]],
    ["gives no cell a reference", "no-references.xlsx", [names, ayse, ilhan]],
    ["has a row element for each cell", "row-per-cell.xlsx", [names, ayse, ilhan]],
    ["has single quotes and line feeds in its tags", "single-quotes.xlsx", [names, ayse]],
  ])("%s", async (_, file, rows) => expect((await read(openFile(file))).rows).toEqual(toRows(rows)));

  test("has blank rows, which count", async () => {
    const { rows } = await read(openFile("blank-rows.xlsx"));
    expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, "Ad"],
      [2, "Ayşe"],
      [5, "İlhan"],
      [7, "Gül"],
      [8, "Gül"],
    ]);
  });

  test.each([
    ["cover-first-sheet.xlsx", "Açıklama"],
    ["empty-first-sheet.xlsx", "Sayfa1"],
  ])("%s has its list on the second sheet", async (file, other) => {
    const { rows, sheets } = await read(openFile(file));
    expect(rows).toEqual(toRows([names, ayse, ilhan]));
    expect(sheets).toEqual({ read: "Personel", others: [other] });
  });

  test("without the wanted heads gives its first sheet with any text, and the names of all", async () => {
    const { rows, sheets } = await readSheet(openFile("cover-first-sheet.xlsx"), { limit: 9, heads: [["sicil"]] });
    expect(rows).toEqual(toRows([["Lodos A.Ş. personel listesi, Kasım 2026"]]));
    expect(sheets).toEqual({ read: "Açıklama", others: ["Personel"] });
  });
});

describe("a workbook made of parts", () => {
  const relation = (type: string, target: string, id: string) =>
    `<Relationship Id="${id}" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/${type}" Target="${target}"/>`;
  const relations = (...all: string[]) => `<Relationships>${all.join("")}</Relationships>`;
  const workbook = '<workbook><sheets><sheet name="a > b" sheetId="1" r:id="s"/></sheets></workbook>';
  const cell = '<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>';
  const parts = {
    "_rels/.rels": relations(relation("officeDocument", "/İçerik/Book.xml", "r")),
    "İçerik/book.xml": workbook,
    "İçerik/_rels/Book.xml.rels": relations(
      relation("worksheet", "../Sheets/my%20sheet.xml", "s"),
      relation("sharedStrings", "TEXTS.XML", "t"),
    ),
    "sheets/my sheet.xml": cell,
    "İçerik/texts.xml": "<sst><si><t>Ad</t></si></sst>",
  };
  const fileOf = async (given: Record<string, string>) => new File([await zip(given)], "liste.xlsx");

  test("is found by its relationships, whatever the parts are called; styles may be missing", async () => {
    const { rows, sheets } = await readSheet(await fileOf(parts), { limit: 9 });
    expect(rows).toEqual(toRows([["Ad"]]));
    expect(sheets).toEqual({ read: "a > b", others: [] });
  });

  const { "İçerik/texts.xml": _texts, ...textless } = parts;
  const { "sheets/my sheet.xml": _sheet, ...sheetless } = parts;
  test.each([
    ["its texts", textless],
    ["its sheet", sheetless],
    ["the text that a cell names", { ...parts, "İçerik/texts.xml": "<sst/>" }],
    ["the end of its sheet", { ...parts, "sheets/my sheet.xml": cell.slice(0, -30) }],
    ["the end of its texts", { ...parts, "İçerik/texts.xml": "<sst><si><t>Ad</t></si><si" }],
    ["a sheet's relationship", { ...parts, "İçerik/book.xml": workbook.replace('"s"', '"x"') }],
  ])("is damaged without %s, never an empty list", async (_, given) =>
    expect(await failureOf(await fileOf(given))).toBe("damaged"),
  );

  test("gives each cell the row that its reference names", async () => {
    const source = `<worksheet><sheetData><row><c r="B7"><v>1</v></c></row><row><c><v>2</v></c></row>
      <row r="3"><c r="A3"><v>3</v></c><c><v>4</v></c></row></sheetData></worksheet>`;
    const { rows } = await readSheet(await fileOf({ ...parts, "sheets/my sheet.xml": source }), { limit: 9 });
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [3, "3", "4"],
      [7, "", "1"],
      [8, "2"],
    ]);
  });
});

describe("something else under a spreadsheet's name", () => {
  test.each([
    ["web-page.xlsx", "web-page"],
    ["xml-2003.xlsx", "xml-2003"],
  ])("%s", async (file, failure) => expect(await failureOf(openFile(file))).toBe(failure));

  test.each([
    ["<!DOCTYPE html>\n<html><body><table>", "web-page"],
    ["\uFEFF <table><tr><td>Ad</td></tr></table>", "web-page"],
    ["MIME-Version: 1.0\nContent-Type: multipart/related", "web-page"],
    ['<?xml version="1.0"?><html xmlns="x"><body>', "web-page"],
    ['<?xml version="1.0"?>\n<kml/>', "not-a-spreadsheet"],
  ])("%j", async (text, failure) => expect(await failureOf(new File([text], "liste.xls"))).toBe(failure));

  test("but not a list that begins with a sign", async () =>
    expect((await read(new File(["<a@b.co>;x"], "liste.csv"))).rows).toEqual(toRows([["<a@b.co>", "x"]])));
});

describe("a .csv of another program", () => {
  test("of one broken byte is UTF-8 all the same, broken where it is", async () => {
    const { rows, encoding } = await read(openFile("one-broken-byte.csv"));
    expect(encoding).toBe("unicode");
    expect(rows).toEqual(toRows([names, ayse, ilhan, gul.with(4, "Ba\uFFFDdat Cad. No:90")]));
  });

  test.each([
    ["turkish-dos.csv", "dos"],
    ["turkish-mac.csv", "mac"],
  ])("%s is recognised", async (file, encoding) => {
    const answer = await read(openFile(file));
    expect(answer).toMatchObject({ encoding, rows: toRows([names, ayse, ilhan, gul]) });
  });

  test("has a quote without end: no person gets another's row, and the row is marked", async () => {
    const { rows } = await read(openFile("open-quote.csv"));
    const open = { line: 2, cells: ayse.with(4, "Gül Apt. Moda Cad. No:14 Kadıköy"), problem: "open-quote" };
    expect(rows).toEqual(toRows([names, [], ilhan, gul]).with(1, { ...open, problem: "open-quote" }));
  });

  test("has a cell that begins with a quoted word", async () => {
    const { rows } = await read(openFile("quote-in-first.csv"));
    expect(rows).toEqual(toRows([names, ayse.with(4, "Gül Apt. Moda Cad. No:14 Kadıköy"), ilhan]));
  });
});

describe("the rows of a .csv", () => {
  const readText = async (text: string) => (await readSheet(text, { limit: 100 })).rows;
  const head = "a;b;c;d;e";

  test("are numbered as Excel numbers them: blank ones count, one over several lines is one", async () => {
    const rows = await readText('a;b\n\n"x\ny";1\r\n;\r\n"z";2');
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, "a", "b"],
      [3, "x\ny", "1"],
      [5, "z", "2"],
    ]);
  });

  test.each([
    ["closed by a quote at another's end", `${head}\n1;2;3;4;"x\n1;2;3;4;y 5"\n1;2;3;4;z`, ["open-quote", null, null]],
    ["before another that is", `${head}\n1;2;3;4;"x\n1;2;3;4;"y"\n1;2;3;4;z`, ["open-quote", null, null]],
    ["farther than a cell is long", `${head}\n1;2;3;4;"x\n${"1;2\n".repeat(10_000)}"`, ["open-quote", "missing-cells"]],
  ])("have a quote without end, %s", async (_, text, problems) => {
    const [, ...rows] = await readText(text);
    expect(rows.slice(0, problems.length).map(({ problem }) => problem)).toEqual(problems);
    expect(rows[0]?.cells).toEqual(["1", "2", "3", "4", "x"]);
  });

  test("with fewer or more cells than the head are marked; a last column that nobody fills in isn't missed", async () => {
    const rows = await readText("a;b;c;d\n1;2;3\n1;2\n1;2;3;\n1;2;3;4;;\n1;2;3;;x");
    expect(rows.map(({ problem }) => problem)).toEqual([
      null,
      "missing-cells",
      "missing-cells",
      null,
      null,
      "surplus-cells",
    ]);
    const unfilled = await readText("a;b;c;d\n1;2;3\n1;2;3;");
    expect(unfilled.map(({ problem }) => problem)).toEqual([null, null, null]);
  });
});

test("heads are the same in any case, with any blanks, and with characters that nobody sees", () => {
  expect(toHeadKey("\u202ATELEFON\u00A0 Numarası\u200B")).toBe("telefon numarasi");
  const [row] = toRows([["E\u2011posta", "Ad"]]);
  expect(row && hasHeads(row, [["ad"], ["mail", "e-posta"]])).toBe(true);
  expect(row && hasHeads(row, [["ad"], ["soyad"]])).toBe(false);
});

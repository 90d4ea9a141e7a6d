import { beforeEach, describe, expect, test, vi } from "vitest";
import { toCells } from "../../../src/widgets/kit/sheet/export/export-workbook.ts";
import { readCsv } from "../../../src/widgets/kit/sheet/read/read-csv.ts";
import { readSheet } from "../../../src/widgets/kit/sheet/read/read-sheet.ts";
import { createSession } from "../../../src/core/session/session.ts";
import {
  bulkHeads,
  type BulkRow,
  confirmRow,
  faultsOf,
  isGood,
  readPastedPerson,
  rowLimit,
  toBulkSheet,
} from "../../../src/widgets/personnel/bulk/bulk.model.ts";
import { createBulk, toRejectedWorkbook } from "../../../src/widgets/personnel/bulk/bulk.store.ts";
import { openSheet } from "../../../src/widgets/kit/sheet/read/open-sheet.tsx";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { findGrowth } from "../../helpers/growth.ts";
import { openFile } from "../../kit/sheet/rows.ts";

beforeEach(() => void vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint)));

async function rowsOf(source: File | string): Promise<readonly BulkRow[]> {
  const { rows } = await readSheet(source, { limit: 2001, heads: bulkHeads });
  const sheet = toBulkSheet(rows);
  if (sheet.status !== "ready") throw new Error(sheet.missing.join());
  return sheet.rows;
}
const faults = (rows: readonly BulkRow[]) =>
  rows.filter((row) => !isGood(row)).map((row) => [row.line, ...faultsOf(row)]);
const head = "Ad;Soyad;E-posta;Telefon;Ev adresi";

function createReader() {
  const environment = createTestEnvironment(() => json({ success: true }));
  return createBulk(createSession({ environment }));
}

describe("a file of another program", () => {
  test.each([
    ["invisible-head.xlsx", ["5321112233"]],
    ["invisible-phone.xlsx", ["5321112233", "5332223344"]],
    ["hyphens.xlsx", ["5321112233", "5332223344"]],
  ])("%s is read as it is displayed", async (file, phones) => {
    const rows = await rowsOf(openFile(file));
    expect(faults(rows)).toEqual([]);
    expect(rows.map(({ values }) => values.phone)).toEqual(phones);
  });

  test("numbers its rows as Excel does when there are blank ones", async () => {
    expect(faults(await rowsOf(openFile("blank-rows.xlsx")))).toEqual([
      [5, "E-posta adresini ad@sirket.com biçiminde yazın."],
      [8, "Dosyanın 7. satırında da var."],
    ]);
  });

  test("accepts addresses as mail programs write them", async () => {
    const rows = await rowsOf(openFile("email-forms.csv"));
    expect(rows.map(({ values }) => values.email)).toEqual([
      "ayse@lodos.example",
      "b@lodos.example",
      "c@lodos.example",
      "d@lodos.example",
      "ışık@lodos.example",
      "ISIK@lodos.example",
      "isik@lodos.example",
      "h@lodos..example",
    ]);
    expect(faults(rows)).toEqual([
      [6, "E-posta adresinde ç, ğ, ı, ö, ş, ü gibi harfler olamaz."],
      [8, "Dosyanın 7. satırında da var."],
      [9, "E-posta adresini ad@sirket.com biçiminde yazın."],
    ]);
  });

  test("marks cells that contain lost characters", async () => {
    const rows = await rowsOf(openFile("one-broken-byte.csv"));
    expect(faults(rows)).toEqual([[4, "Okunamayan karakter (\uFFFD) var; doğrusunu yazın."]]);
    expect(rows[2]?.errors).toHaveProperty("address");
  });

  test.each(["turkish-dos.csv", "turkish-mac.csv", "quote-in-first.csv"])("%s has no errors", async (file) =>
    expect(faults(await rowsOf(openFile(file)))).toEqual([]),
  );

  test("asks to confirm the row of a quote that is never closed", async () => {
    const rows = await rowsOf(openFile("open-quote.csv"));
    expect(faults(rows)).toEqual([[2, "Tırnak işareti kapanmamış. Hücreleri kontrol edin."]]);
    expect(rows.map(({ values }) => values.address)).toEqual([
      "Gül Apt. Moda Cad. No:14 Kadıköy",
      "Acıbadem Mah. Çeçen Sok. No:5 Üsküdar",
      "Feneryolu Mah. Bağdat Cad. No:90 Kadıköy",
    ]);
    expect(faults(confirmRow(rows, 2, true))).toEqual([]);
    expect(faults(confirmRow(confirmRow(rows, 2, true), 2, false))).toHaveLength(1);
  });

  test("gives the reason for surplus, missing and swallowed cells", async () => {
    const person = (name: string, phone: string) => `${name};Öz;${name}@lodos.example;0532 111 22 ${phone}`;
    const rows = await rowsOf(
      `${head}\n${person("can", "31")};Moda Cad. 14;Kadıköy\n${person("naz", "32")}\n${person("ali", "33")};"Moda\nveli@lodos.example"`,
    );
    expect(faults(rows)).toEqual([
      [2, "Başlıktan fazla hücre var (Kadıköy); bilgiler başka sütuna kaymış olabilir. Hücreleri kontrol edin."],
      [
        3,
        "Başlıktan az hücre var; bilgiler başka sütuna kaymış olabilir. Hücreleri kontrol edin.",
        "Ev adresini yazın.",
      ],
      [4, "Ev adresine başka satırlar karışmış olabilir. Hücreleri kontrol edin."],
    ]);
  });

  test("rejects cells that are too long", async () => {
    const [row] = await rowsOf(`${head}\n${"a".repeat(3000)};Öz;a@lodos.example;0532 111 22 33;${"b".repeat(3000)}`);
    expect(row?.errors).toEqual({
      firstName: "En çok 100 karakter olabilir.",
      address: "En çok 500 karakter olabilir.",
    });
  });
});

describe("a message about a file", () => {
  const stateOf = async (source: File | string) => {
    const bulk = createReader();
    await bulk.open(() => openSheet(source, { limit: rowLimit + 1, heads: bulkHeads }));
    return bulk.$state.get();
  };
  test.each([
    ["web-page.xlsx", /web sayfası tablosu \(HTML\).*Excel'de açıp \.xlsx olarak kaydedin/],
    ["xml-2003.xlsx", /Excel 2003 XML tablosu.*Excel'de açıp \.xlsx olarak kaydedin/],
  ])("says what %s is and what to do", async (file, error) =>
    expect(await stateOf(openFile(file))).toMatchObject({ step: "choose", error: expect.stringMatching(error) }),
  );

  test("names the sheet that was read when there are several", async () => {
    expect(await stateOf(openFile("cover-first-sheet.xlsx"))).toMatchObject({
      step: "check",
      rows: [{ line: 2 }, { line: 3 }],
      sheets: { read: "Personel", others: ["Açıklama"] },
    });
    const bulk = createReader();
    const sheets = { read: "Kapak", others: ["A", "B"] };
    await bulk.open(() =>
      Promise.resolve({ rows: [{ line: 3, cells: ["Ad"], problem: null }], isTruncated: false, sheets }),
    );
    expect(bulk.$state.get()).toMatchObject({
      error:
        "İlk satırda şu sütun başlıkları bulunamadı: Soyad, E-posta, Telefon, Ev adresi. Başlıkları şablondaki gibi yazıp dosyayı yeniden seçin. “Kapak” sayfası okundu. Dosyadaki diğer sayfalar: A, B.",
    });
  });

  test("keeps the file's row numbers in the file of rejected rows", async () => {
    const [row] = await rowsOf(openFile("blank-rows.xlsx"));
    if (!row) throw new Error("No row");
    const [sheet] = toRejectedWorkbook([{ row: { ...row, line: 5 }, outcome: "rejected", reason: "Olmaz." }]).sheets;
    const [result] = Array.isArray(sheet?.rows) ? sheet.rows : [];
    expect(sheet?.columns.map(({ header }) => header).slice(-2)).toEqual(["Neden", "Satır"]);
    expect(toCells(sheet?.columns ?? [], result).slice(-2)).toEqual(["Olmaz.", 5]);
  });

  test("keeps pasted rows until they are sent", async () => {
    const bulk = createReader();
    bulk.$pasted.set("Ad\tSoyad");
    await bulk.open(() => openSheet(bulk.$pasted.get(), { limit: rowLimit + 1, heads: bulkHeads }));
    bulk.restart();
    expect(bulk.$pasted.get()).toBe("Ad\tSoyad");
  });
});

test("a row pasted into the form is read as it is displayed and keeps a blank first cell", () => {
  expect(readPastedPerson("Ay\u00ADşe\tKaya\t<ayse@lodos.example>\t+9 0532 111 22 33\tModa\u00A0Cad. 14")).toEqual({
    kind: "one",
    values: {
      firstName: "Ayşe",
      lastName: "Kaya",
      email: "ayse@lodos.example",
      phone: "+9 0532 111 22 33",
      address: "Moda Cad. 14",
    },
    rest: [],
  });
  expect(readPastedPerson("\tKaya\tayse@lodos.example\t0532 111 22 33\tModa")).toMatchObject({
    values: { firstName: "", lastName: "Kaya" },
  });
});

test("a file with an open quote is read in time that is linear in its size", async () => {
  const row = "Ayşe;Kaya;ayse@lodos.example;0532 111 22 33;Moda Cad. 14 Kadıköy\n";
  const make = (size: number) => `${head}\n${row.replace("Moda", '"Moda')}${row.repeat(size / row.length)}`;
  const work = (text: string) => {
    const answer = readCsv(text, 2001);
    if ("rows" in answer) toBulkSheet(answer.rows);
  };
  const onOneLine = (size: number) => `${head}\nAyşe;Kaya;a@b.co;1;"${"Moda ".repeat(size / 5)}`;
  for (const shape of [make, onOneLine])
    expect(await findGrowth(shape, work, { from: 64_000, to: 2_048_000 })).toBe(null);
});

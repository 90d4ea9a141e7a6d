import { describe, expect, test } from "vitest";
import {
  bulkColumns,
  editCell,
  isGood,
  readPastedPerson,
  toBulkSheet,
  toNewEmployee,
} from "../../../src/widgets/personnel/bulk/bulk.model.ts";
import { createBulk } from "../../../src/widgets/personnel/bulk/bulk.store.ts";
import { texts } from "../../../src/widgets/personnel/personnel.messages.en.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { toRows } from "../../kit/sheet/rows.ts";
import type { SheetText } from "../../../src/widgets/kit/sheet/read/read-answer.ts";

const head = ["Ad", "Soyad", "E-posta", "Telefon", "Ev adresi"];
const good = ["Ayşe", "Yılmaz", "ayse@lodos.example", "0532 123 45 67", "Caferağa-Moda-14-Kadıköy"];

function read(...lines: string[][]) {
  const sheet = toBulkSheet(toRows(lines));
  if (sheet.status !== "ready") throw new Error(sheet.missing.join());
  return sheet.rows;
}

describe("a list of new employees", () => {
  test("makes a request of a row without errors", () => {
    const [row] = read(head, good);
    expect(row && isGood(row) && toNewEmployee(row)).toEqual({
      firstName: "Ayşe",
      lastName: "Yılmaz",
      email: "ayse@lodos.example",
      phoneNumber: "5321234567",
      homeAddress: "Caferağa-Moda-14-Kadıköy",
    });
  });

  test("recognizes heads in any order, case and spelling", () => {
    const [row] = read(
      ["ADRES", "CEP TELEFONU", "SOYADI", "İSİM", "E-Mail", "Sicil"],
      [good[4] ?? "", "+90 532 123 45 67", "Yılmaz", "Ayşe", "ayse@lodos.example", "17"],
    );
    expect(row?.errors).toEqual({});
    expect(row?.values.phone).toBe("5321234567");
  });

  test("names the missing heads", () => {
    expect(
      toBulkSheet(
        toRows([
          ["Ad", "E-posta"],
          ["a", "b"],
        ]),
      ),
    ).toEqual({
      status: "headless",
      missing: ["lastName", "phone", "address"],
    });
  });

  test("marks every wrong cell of a row and keeps its number in the file", () => {
    const [, bad] = read(head, good, ["", "", "", "", ""], ["", "Kaya", "yok", "12", ""]);
    expect(bad?.line).toBe(4);
    expect(Object.keys(bad?.errors ?? {}).toSorted()).toEqual(["address", "email", "firstName", "phone"]);
  });

  test.each([
    ["0212 555 44 33 22", "Telefon numarası 10 haneli olmalı; fazla hane var."],
    ["0532 123 45 67 / 0533 123 45 67", "Telefon numarası 10 haneli olmalı; fazla hane var."],
    ["5O2 123 45 678", "Telefon numarasında yalnızca rakam olmalı."],
    ["+45 12 34 56 78", "+90 ile başlayan bir Türkiye numarası yazın."],
  ])("rejects the phone %s and keeps it as written", (phone, error) => {
    const [row] = read(head, good.with(3, phone));
    expect(row?.errors).toEqual({ phone: error });
    expect(row?.values.phone).toBe(phone);
  });

  test("marks a repeated e-mail or phone in the later row", () => {
    const [first, second] = read(head, good, ["Can", "Kaya", "AYSE@lodos.example", "532 123 45 67", "x"]);
    expect(first?.errors).toEqual({});
    expect(second?.errors).toEqual({
      email: "Dosyanın 2. satırında da var.",
      phone: "Dosyanın 2. satırında da var.",
    });
  });
});

describe("a file", () => {
  const sheet = (name: string): SheetText => ({ rows: toRows([head, good.with(0, name)]), isTruncated: false });
  function openSlowly() {
    const bulk = createBulk(createSession({ environment: createTestEnvironment(() => json({})) }));
    let [answer, fail] = [(_sheet: SheetText) => undefined as void, (_error: Error) => undefined as void];
    const opened = bulk.open(() => new Promise((resolve, reject) => ([answer, fail] = [resolve, reject])));
    return { bulk, opened, answer, fail };
  }

  test.each([
    ["is read", ({ answer }: ReturnType<typeof openSlowly>) => answer(sheet("Ayşe"))],
    ["can't be read", ({ fail }: ReturnType<typeof openSlowly>) => fail(new Error("Dosya boş."))],
  ])("that %s after a later one doesn't replace the list that is corrected", async (_what, end) => {
    const slow = openSlowly();
    const { bulk, opened } = slow;
    await bulk.open(() => Promise.resolve(sheet("Can")));
    bulk.edit(2, "firstName", "Canan");
    end(slow);
    await opened;
    expect(bulk.$state.get()).toMatchObject({ step: "check", rows: [{ values: { firstName: "Canan" } }] });
  });

  test("that is read after another file was asked for isn't shown", async () => {
    const { bulk, opened, answer } = openSlowly();
    bulk.restart();
    answer(sheet("Ayşe"));
    await opened;
    expect(bulk.$state.get()).toEqual({ step: "choose", isReading: false, error: null });
  });
});

describe("an edited cell", () => {
  const bad = ["Naz", "Kaya", "naz", "12", "Caferağa-Moda-2-Kadıköy"];

  test("is checked while it is typed and keeps what is typed", () => {
    const rows = editCell(read(head, good, bad), 3, "email", "naz@lodos.example");
    expect(rows[1]?.errors).toEqual({ phone: "Telefon numarasını 10 hane olarak girin." });
    const [, mended] = editCell(rows, 3, "phone", " 0533 123 45 67 ");
    expect(mended).toMatchObject({ errors: {}, edited: ["email", "phone"], values: { phone: " 0533 123 45 67 " } });
    expect(mended && isGood(mended)).toBe(true);
  });

  test("marks a repetition in another row, and clears it there", () => {
    const twice = editCell(read(head, good, bad), 3, "phone", "0532 123 45 67");
    expect(twice[1]?.errors.phone).toBe("Dosyanın 2. satırında da var.");
    const other = editCell(read(head, good, good), 2, "email", "baska@lodos.example");
    expect(other[1]?.errors).toEqual({ phone: "Dosyanın 2. satırında da var." });
  });

  test("is missing when the address has only blanks", () => {
    expect(editCell(read(head, good), 2, "address", "  ")[0]?.errors).toEqual({ address: "Ev adresini yazın." });
  });
});

const ayse = {
  firstName: "Ayşe Nur",
  lastName: "Yılmaz",
  email: "ayse@lodos.example",
  phone: "0532 123 45 67",
  address: "Caferağa Mah. Moda Cad. No: 14, Kadıköy",
};
const address = ayse.address;

describe("a pasted row of an employee", () => {
  test.each([
    ["a spreadsheet's", `Ayşe Nur\tYılmaz\tayse@lodos.example\t0532 123 45 67\t${address}`],
    ["one with a line's end", `Ayşe Nur\tYılmaz\tayse@lodos.example\t0532 123 45 67\t${address}\r\n`],
    ["one of a letter", `Ayşe Nur; Yılmaz; ayse@lodos.example; 0532 123 45 67; ${address}`],
    ["the whole name in one cell", `Ayşe Nur Yılmaz\tayse@lodos.example\t0532 123 45 67\t${address}`],
    ["the number before the mail", `Ayşe Nur\tYılmaz\t0532 123 45 67\tayse@lodos.example\t${address}`],
    [
      "an address in several cells",
      "Ayşe Nur;Yılmaz;ayse@lodos.example;0532 123 45 67;Caferağa Mah. Moda Cad. No: 14;Kadıköy",
    ],
  ])("%s", (_, text) => expect(readPastedPerson(text)).toEqual({ kind: "one", values: ayse, rest: [] }));

  test("is read by the heads above it, in any order", () => {
    const text = `Telefon\tSoyad\tAd\tAdres\tE-posta\n0532 123 45 67\tYılmaz\tAyşe Nur\t${address}\tayse@lodos.example`;
    expect(readPastedPerson(text)).toEqual({ kind: "one", values: { ...ayse, phone: "5321234567" }, rest: [] });
  });

  test("keeps wrong cells, which their fields report", () =>
    expect(readPastedPerson("Naz\tTok\tnaz@\t12\tModa")).toEqual({
      kind: "one",
      values: { firstName: "Naz", lastName: "Tok", email: "naz@", phone: "12", address: "Moda" },
      rest: [],
    }));

  test("lists cells that fit no field", () =>
    expect(readPastedPerson("Naz\tTok\tMühendis\tnaz@lodos.example\t5551112233")).toMatchObject({
      rest: ["Mühendis"],
    }));

  test("fills nothing when there are several", () => {
    const row = (name: string) => `${name}\tTok\t${name}@lodos.example\t5551112233\tModa`;
    expect(readPastedPerson(`${row("naz")}\n${row("can")}\n${row("gul")}`)).toEqual({ kind: "many", count: 3 });
    expect(readPastedPerson(`Ad\tSoyad\tE-posta\tTelefon\tEv adresi\n${row("naz")}\n${row("can")}`)).toEqual({
      kind: "many",
      count: 2,
    });
  });

  test.each([
    "Ayşe",
    "ayse@lodos.example",
    "Caferağa Mah.\nModa Cad. 14\nKadıköy",
    "Moda Cad.; No: 14; Kadıköy",
    "a\tb",
    "",
  ])("%j is not a row", (text) => expect(readPastedPerson(text)).toBeNull());
});

test("the English template is read again, as a file and as pasted rows", () => {
  const heads = bulkColumns.map((column) => texts.employeeBulkMessages.heads[column]);
  const row = ["Ayşe", "Yılmaz", "ayse@lodos.example", "0532 123 45 67", "Moda Cad. 14, Kadıköy"];
  const sheet = toBulkSheet(toRows([heads, row]));
  expect(sheet).toMatchObject({ status: "ready", rows: [{ errors: {} }] });
  expect(texts.employeeBulkMessages.pasteExample.split("\t")).toEqual(heads);
});

test("the English texts count one seat and one row in the singular", () => {
  const { free } = texts.employeeMessages.nearest;
  expect([free("1"), free("2")]).toEqual(["1 free seat", "2 free seats"]);
  expect(texts.employeeBulkMessages.unknownRows("1")).toContain("for 1 row, which");
});

test.each([
  ["Kayıtlı", "Registered"],
  ["Donduruldu", "On hold"],
  ["Silindi", "Deleted"],
  ["Talep edildi", "Requested"],
  ["Silinecek (2026-11-30)", "Deleted from 30.11.2026"],
  ["Dondurulacak (30.11.2026)", "On hold from 30.11.2026"],
  ["Başlayacak (30.11.2026)", "Active from 30.11.2026"],
  ["Silinecek", "Deleted soon"],
  ["Sürücü onayı bekliyor", "Sürücü onayı bekliyor"],
])("shows the status %s as %s in English", (sent, words) => {
  expect(texts.employeeMessages.statusOf(sent)).toBe(words);
});

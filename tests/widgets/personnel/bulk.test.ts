import { describe, expect, test } from "vitest";
import { toRows } from "../../kit/sheet/rows.ts";
import { editCell, isGood, toBulkSheet, toNewEmployee } from "../../../src/widgets/personnel/bulk/bulk.model.ts";

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

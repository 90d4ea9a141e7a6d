import { describe, expect, test } from "vitest";
import { readPastedPerson } from "../../../src/widgets/personnel/bulk/bulk.model.ts";

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

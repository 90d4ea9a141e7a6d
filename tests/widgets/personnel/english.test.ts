import { expect, test } from "vitest";
import { bulkColumns, toBulkSheet } from "../../../src/widgets/personnel/bulk/bulk.model.ts";
import { toRows } from "../../kit/sheet/rows.ts";
import { texts } from "../../../src/widgets/personnel/personnel.messages.en.ts";

test("the English template is read again, as a file and as pasted rows", () => {
  const heads = bulkColumns.map((column) => texts.employeeBulkMessages.heads[column]);
  const row = ["Ayşe", "Yılmaz", "ayse@lodos.example", "0532 123 45 67", "Moda Cad. 14, Kadıköy"];
  const sheet = toBulkSheet(toRows([heads, row]));
  expect(sheet).toMatchObject({ status: "ready", rows: [{ errors: {} }] });
  expect(texts.employeeBulkMessages.pasteExample.split("\t")).toEqual(heads);
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

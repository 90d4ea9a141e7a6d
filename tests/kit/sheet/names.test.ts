import { describe, expect, it } from "vitest";
import { toFileName, toSheetName } from "../../../src/widgets/kit/sheet/xlsx-writer.ts";

const alone = (name: string) => toSheetName(name, new Set());

describe("names of sheets", () => {
  const cases = [
    ["Yolcular", "Yolcular"],
    ["Kalkış/Varış [1]: *?\\", "Kalkış-Varış -1-- ---"],
    ["'Rapor'", "Rapor"],
    ["  'Rapor ' ", "Rapor"],
    ["", "Sayfa"],
    ["''", "Sayfa"],
    ["\u0000\u202E", "Sayfa"],
    ["History", "History_"],
    ["HISTORY", "HISTORY_"],
    ["Bu ad otuz bir harften daha uzundur", "Bu ad otuz bir harften daha uzu"],
    [`${"x".repeat(30)}👋`, "x".repeat(30)],
    [`${"x".repeat(30)}'y`, "x".repeat(30)],
    ["s\u0327ube", "şube"],
  ] as const;
  it.each(cases)("%j is %j", (given, expected) => {
    expect(alone(given)).toBe(expected);
    expect(alone(given).length).toBeLessThanOrEqual(31);
  });

  it("are never the same twice, whatever their case", () => {
    const taken = new Set<string>();
    const names = ["Rapor", "RAPOR", "rapor", "Işık", "ışık", "IŞIK", "İz", "iz", "IZ", "x".repeat(40), "X".repeat(40)];
    expect(names.map((name) => toSheetName(name, taken))).toEqual([
      "Rapor",
      "RAPOR (2)",
      "rapor (3)",
      "Işık",
      "ışık (2)",
      "IŞIK (3)",
      "İz",
      "iz (2)",
      "IZ (3)",
      "x".repeat(31),
      `${"X".repeat(27)} (2)`,
    ]);
  });
});

describe("names of files", () => {
  const cases = [
    ["Yolcu Listesi.xlsx", "Yolcu Listesi.xlsx"],
    ["Yolcu Listesi", "Yolcu Listesi.xlsx"],
    ['A/B\\C:D*E?F"G<H>I|J.xlsx', "A-B-C-D-E-F-G-H-I-J.xlsx"],
    ["..\\..\\etc.xlsx", "-..-etc.xlsx"],
    ["CON.xlsx", "CON_.xlsx"],
    ["con.2026.xlsx", "con_.2026.xlsx"],
    ["prn", "prn_.xlsx"],
    ["AUX", "AUX_.xlsx"],
    ["nul", "nul_.xlsx"],
    ["com1", "com1_.xlsx"],
    ["LPT9.2026", "LPT9_.2026.xlsx"],
    ["com", "com.xlsx"],
    ["coma", "coma.xlsx"],
    ["com12", "com12.xlsx"],
    ["lptx.a", "lptx.a.xlsx"],
    ["konteyner con", "konteyner con.xlsx"],
    ["console", "console.xlsx"],
    [" . Liste . ", "Liste.xlsx"],
    ["a.XLSX", "a.xlsx"],
    ["a.xlsx.csv", "a.xlsx.xlsx"],
    ["a.csv-b", "a.csv-b.xlsx"],
    [`${"x".repeat(120)}`, `${"x".repeat(120)}.xlsx`],
    [`${"x".repeat(119)}👋`, `${"x".repeat(119)}.xlsx`],
    [`${"x".repeat(118)}👋`, `${"x".repeat(118)}👋.xlsx`],
    ["", "Liste.xlsx"],
    [".xlsx", "Liste.xlsx"],
    ["fatura\u202Excod.exe", "faturaxcod.exe.xlsx"],
    [`${"ş".repeat(200)}.xlsx`, `${"ş".repeat(120)}.xlsx`],
  ] as const;
  it.each(cases)("%j is %j", (given, expected) => expect(toFileName(given, "xlsx")).toBe(expected));

  it("have the ending of their format", () => {
    expect(toFileName("Yolcu Listesi.xlsx", "csv")).toBe("Yolcu Listesi.csv");
    expect(toFileName("Emre Kılıç ISG Belgeleri.xlsx", "csv")).toBe("Emre Kılıç ISG Belgeleri.csv");
  });
});

import { describe, expect, test } from "vitest";
import { formatFileSize, toSafeFileName } from "../../../src/core/text/file-name.ts";

describe("sizes in Turkish units", () => {
  test.each([
    [0, "0 bayt"],
    [812, "812 bayt"],
    [1023, "1.023 bayt"],
    [1024, "1 KB"],
    [482_113, "470,8 KB"],
    [1_048_575, "1 MB"],
    [1_258_291, "1,2 MB"],
    [1_073_741_824, "1 GB"],
    [5e12, "4.656,6 GB"],
    [null, "-"],
    [-1, "-"],
    [Number.NaN, "-"],
  ])("%s bytes are %s", (bytes, text) => expect(formatFileSize(bytes).replace("\u00a0", " ")).toBe(text));
});

describe("the name that a downloaded file gets", () => {
  const address = "https://dosya.example/indir/rapor-7.pdf?imza=x.exe";
  test.each([
    ["Ekim 2026 Sefer Raporu.xlsx", "Ekim 2026 Sefer Raporu.xlsx"],
    ["../../etc/passwd.pdf", "-..-etc-passwd.pdf"],
    ["C:\\Windows\\rapor?.pdf", "C--Windows-rapor-.pdf"],
    ["rapor\u202Efdp.exe", "raporfdp.exe"],
    ["satır\r\nbaşı\u0000.pdf", "satırbaşı.pdf"],
    ["sözleşme", "sözleşme.pdf"],
    ["s\u0327o\u0308zles\u0327me.pdf", "şözleşme.pdf"],
    [".htaccess", "htaccess.pdf"],
    ["  .. ", "Dosya.pdf"],
    [null, "Dosya.pdf"],
    ["CON.pdf", "_CON.pdf"],
    ["lpt1", "_lpt1.pdf"],
    ["yarım\ud83d.pdf", "yarım.pdf"],
  ])("%j becomes %j", (name, safe) => expect(toSafeFileName(name, address, "Dosya")).toBe(safe));

  test("is cut, its ending kept, and no letter is halved", () => {
    const long = toSafeFileName(`${"ş".repeat(300)}.xlsx`, address, "Dosya");
    expect(long).toBe(`${"ş".repeat(115)}.xlsx`);
    const halved = toSafeFileName(`${"a".repeat(115)}😀😀.pdf`, address, "Dosya");
    expect(halved).toBe(`${"a".repeat(115)}.pdf`);
    expect(toSafeFileName("ek", "https://dosya.example/indir", "Dosya")).toBe("ek");
  });
});

import { describe, expect, test } from "vitest";
import { toFileAddress } from "../../../src/core/platform/file-address.ts";
import { toSafeFileName } from "../../../src/core/text/file-name.ts";
import { formatFileSize } from "../../../src/core/text/file-size.ts";

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

describe("addresses that a download may have", () => {
  const page = "https://intranet.example/ik/servis?x=1";
  const at = (value: string | null, apiBase = "https://saglayici.example/api-kapisi") =>
    toFileAddress(value, apiBase, page);

  test("the provider's, the page's own and others", () => {
    expect(at("https://saglayici.example/d/1.pdf")).toEqual({ href: "https://saglayici.example/d/1.pdf", isOwn: true });
    expect(at("https://intranet.example/d/1.pdf")?.isOwn).toBe(true);
    expect(at("https://bulut.example/d/1.pdf?imza=a%20b")).toEqual({
      href: "https://bulut.example/d/1.pdf?imza=a%20b",
      isOwn: false,
    });
    expect(at("http://saglayici.example/d/1.pdf")?.isOwn).toBe(false);
    expect(at("/d/1.pdf")?.href).toBe("https://saglayici.example/d/1.pdf");
    expect(at("/d/1.pdf", "")).toEqual({ href: "https://intranet.example/d/1.pdf", isOwn: true });
  });

  // A row may lack a file, whatever api-base the page has set.
  test("no address is none where the provider's is unusable too", () => expect(at(null, "https://")).toBeNull());

  test.each([
    null,
    "",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://intranet.example/1",
    "file:///etc/passwd",
    "//evil.example/1.pdf",
    "/\\evil.example/1.pdf",
    "\\\\evil.example\\1.pdf",
    "https:/evil.example",
    "https://ad:sifre@evil.example/1.pdf",
    "https://evil.example/a b.pdf",
    "java\nscript:alert(1)",
    "ftp://dosya.example/1.pdf",
    "rapor.pdf",
  ])("%j leads nowhere", (value) => expect(at(value)).toBeNull());
});

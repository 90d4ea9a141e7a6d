import { describe, expect, test } from "vitest";
import { toFileAddress, toPictureAddress, toWebAddress } from "../../../src/core/platform/web-address.ts";

describe("an address that somebody typed", () => {
  test.each([
    ["https://dosya.example", "https://dosya.example/"],
    ["http://dosya.example/a?b=c#d", "http://dosya.example/a?b=c#d"],
    ["HTTPS://Dosya.example/A", "https://dosya.example/A"],
    ["https://münchen.example", "https://xn--mnchen-3ya.example/"],
    ["https://dosya.example:8443/a@b", "https://dosya.example:8443/a@b"],
    ["https://dosya.example/ş.jpg", "https://dosya.example/%C5%9F.jpg"],
  ])("%j is %j", (text, href) => expect(toWebAddress(text)).toBe(href));

  test.each([
    null,
    "",
    "dosya.example",
    "//dosya.example",
    "https:/dosya.example",
    "https://",
    "https:///dosya.example",
    "https://\\dosya.example",
    "https://?a",
    "https://#a",
    "https:// dosya.example",
    " https://dosya.example",
    "https://dosya.example ",
    "see https://dosya.example",
    "https://dosya.example/a b",
    "https://dosya.example\\a",
    "https://dosya.example/\u0000",
    "https://dosya.example/\u007f",
    "https://dosya.example:port/",
    "https://ad@dosya.example/",
    "https://:sifre@dosya.example/",
    "https://ad:sifre@dosya.example/",
    "httpsx://dosya.example",
    "https://[bad",
    "https:\\\\dosya.example",
    "https:dosya.example",
    "/\\dosya.example",
    "\\\\dosya.example",
    "https://dosya.exam\tple",
    "https://dosya.example\n",
    "\u0001https://dosya.example",
    "ftp://dosya.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "vbscript:x",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://dosya.example/1",
    "file:///etc/passwd",
    "34-2-0917765",
  ])("%j is none that may be opened", (text) => expect(toWebAddress(text)).toBeNull());
});

describe("the address of a photograph or logo", () => {
  test.each([
    ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
    ["HTTP://cdn.example/a b.jpg", "http://cdn.example/a%20b.jpg"],
    ["/photos/31.jpg", "https://api.example/photos/31.jpg"],
    ["//evil.example/a.jpg", null],
    ["/\\evil.example/a.jpg", null],
    ["/\t/evil.example/a.jpg", null],
    ["https://ad@cdn.example/a.jpg", null],
    ["https://ad:sifre@cdn.example/a.jpg", null],
    ["https://:sifre@cdn.example/a.jpg", null],
    ["javascript:alert(1)", null],
    ["data:image/svg+xml,<svg/>", null],
    ["blob:https://api.example/1", null],
    ["a.jpg", null],
    ["http://", null],
    ["", null],
    [null, null],
  ])("%j is requested from %j", (picture, address) => {
    expect(toPictureAddress(picture, "https://api.example/v1/")).toBe(address);
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

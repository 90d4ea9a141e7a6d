import { describe, expect, it } from "vitest";
import { otherTarget } from "../../../../src/widgets/passenger-tickets/mail/tidy.ts";

describe("where a link really leads", () => {
  const evil = "https://evil.example/x";
  it.each([
    ["https://banka.example/giris", evil, "evil.example"],
    ["banka.example", evil, "evil.example"],
    ["Giriş: (www.banka.example).", evil, "evil.example"],
    ["giris.evil.example", evil, "evil.example"],
    ["https://banka.example@evil.example", evil, "evil.example"],
    ["destek@banka.example", evil, "evil.example"],
    ["ad.soyad@banka.example", "mailto:x@evil.example", "@evil.example"],
    ["ad.soyad@evil.example", "mailto:x@evil.example,y@z.example", null],
    ["ｂａｎｋａ．example", evil, "evil.example"],
    ["banka。example", evil, "evil.example"],
    ["10.0.0.1", evil, "evil.example"],
    ["banka.example", "https://10.0.0.1/", "10.0.0.1"],
    ["bankа.example", "https://bankа.example/", "xn--bank-83d.example"],
    ["Tıklayın", "https://bankа.example/", "xn--bank-83d.example"],
    ["https://EVIL.example:8080/banka.html?x=banka", evil, null],
    ["www.evil.example", evil, null],
    ["evil.example", "https://www.evil.example", null],
    ["Tıklayın", evil, null],
    ["fatura.pdf", evil, null],
    ["19.11.2026 saat 08.30", evil, null],
    ["T.C. Ulaştırma A.Ş.", evil, null],
    ["", evil, null],
  ])("%s → %s: %s", (text, address, expected) => {
    expect(otherTarget(text, address)).toBe(expected);
  });
});

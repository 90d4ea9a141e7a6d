import { describe, expect, test } from "vitest";
import { isMailAddress, toMailAddress, toMailLink, toPlainMailLink } from "../../../src/core/text/mail-address.ts";

const ofLength = (length: number) => `${"a".repeat(length - "@example.com".length)}@example.com`;

describe("an e-mail address", () => {
  test.each([
    "ayse@lodos.example",
    "<ayse@lodos.example>",
    "Ayşe Kaya <ayse@lodos.example>",
    '"Kaya, Ayşe" <mailto:ayse@lodos.example>;',
    "MAILTO:ayse@lodos.example?subject=Merhaba",
    "ayse@lodos.example;",
    "ayse@lodos.example, ",
    "\u202Aayse@lodos\u200B.example\u00A0",
  ])("is taken out of %j", (text) => expect(toMailAddress(text)).toBe("ayse@lodos.example"));

  test.each(["a@b.co; c@d.co", "<a@b>", "Ayşe <a@b.co> <c@d.co>", "ışık@lodos.example", "mailto:", "yok"])(
    "%j has none, and stays for its owner to correct",
    (text) => expect(toMailAddress(text)).toBe(text),
  );

  test("is one by the rule of a browser's field, with a dot in its host", () => {
    for (const text of ["a@b.co", "A.b+c?d/e='f'@b-c.d.com.tr", `a@${"b".repeat(63)}.co`, ofLength(254)])
      expect(isMailAddress(text), text).toBe(true);
    for (const text of [
      "a@b",
      "a@b..co",
      "a@-b.co",
      "a@b-.co",
      `a@${"b".repeat(64)}.co`,
      "ş@b.co",
      "a b@c.de",
      ofLength(255),
    ])
      expect(isMailAddress(text), text).toBe(false);
  });
});

describe("a mail link", () => {
  test.each([
    ["destek@example.com", "mailto:destek@example.com"],
    [" Destek+servis@posta.example.com.tr ", "mailto:Destek%2Bservis@posta.example.com.tr"],
    ["a%b@example.com", "mailto:a%25b@example.com"],
  ])("of %s is its address", (address, link) => expect(toMailLink(address)).toBe(link));

  test("is as long as mail servers allow, and no longer", () => {
    expect(toMailLink(ofLength(254))).toBe(`mailto:${ofLength(254)}`);
    expect(toMailLink(` ${ofLength(254)} `)).toBe(`mailto:${ofLength(254)}`);
    expect(toMailLink(ofLength(255))).toBeNull();
  });

  test.each([
    "",
    "destek",
    "destek@localhost",
    "a@example.com?subject=x",
    "a@example.com,b@example.com",
    "a@example.com;b@example.com",
    "a?bcc=b@example.com",
    "a@example.com#x",
    "a b@example.com",
    "a@exa mple.com",
    "javascript:alert(1)@example.com",
    "a@-example.com",
  ])("%j is no address", (address) => expect(toMailLink(address)).toBeNull());

  test.each([
    ["mailto:a@example.com?bcc=boss@example.com&body=Istifa", "mailto:a@example.com"],
    ["MAILTO:a@example.com", "mailto:a@example.com"],
    ["mailto:a%2Bb@example.com#x", "mailto:a%2Bb@example.com"],
  ])("%s of somebody else keeps its address only", (href, link) => expect(toPlainMailLink(href)).toBe(link));

  test.each([
    "mailto:",
    "mailto:?to=a@example.com",
    "mailto:a@example.com%3Fbcc=b@example.com",
    "mailto:%E0%A4%A",
    "https://example.com",
  ])("%s of somebody else is none", (href) => expect(toPlainMailLink(href)).toBeNull());
});

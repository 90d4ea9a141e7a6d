import { expect, test } from "vitest";
import { formatPhone, toNationalDigits, toPhoneDigits } from "../../../src/core/text/phone.ts";

test.each([
  ["0532 123 45 67", "5321234567"],
  ["905321234567", "5321234567"],
  ["00905321234567", "5321234567"],
  ["9053212345", "9053212345"],
  ["+90 0532 123 45 67", "5321234567"],
  ["0532/123 45 67", "5321234567"],
  ["0032 123 45 67", null],
  ["532 123", null],
  ["0212 555 44 33 22", null],
  // The letter is no digit that may be left out.
  ["5O2 123 45 678", null],
  // Ten digits, but of another country.
  ["+45 12 34 56 78", null],
])("the digits of %s are %s", (text, digits) => expect(toPhoneDigits(text)).toBe(digits));

test.each([
  ["+9 0532 111 22 33", "5321112233"],
  ["(+90) 532 111 22 33", "5321112233"],
  ["+ 9 0 5 3 2 1112233", "5321112233"],
  ["+0532 111 22 33", "5321112233"],
  ["+0090 532 111 22 33", "5321112233"],
  ["\u202A+90 532 111 22 33\u202C", "5321112233"],
  ["0532\u2011111\u201122\u201133", "5321112233"],
  ["0533 222\u201333\u201344", "5332223344"],
  ["+9 532 111 22 33", null],
  ["(+45) 12 34 56 78 90", null],
  ["+", null],
])("the phone %j is %s, as its field reads it", (text, digits) => {
  expect(toPhoneDigits(text)).toBe(digits);
  if (digits !== null) expect(toNationalDigits(text)).toBe(digits);
});

test("phones are shown with their 0, unless they are something else", () => {
  expect(formatPhone("5324180672")).toBe("0532 418 06 72");
  expect(formatPhone("+90 532 418 06 72")).toBe("0532 418 06 72");
  expect(formatPhone("532*****67")).toBe("532*****67");
  expect(formatPhone(null)).toBe("-");
});

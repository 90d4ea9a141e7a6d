import { describe, expect, test } from "vitest";
import { plural } from "../../../src/core/text/messages.ts";
import {
  compareText,
  cutText,
  foldText,
  matchText,
  searchText,
  toInitials,
  toPlainText,
  toTurkishLower,
  withoutInvisible,
} from "../../../src/core/text/text.ts";
import { isTurkish, languageOf } from "../../../src/core/text/turkish.ts";

describe("a provider's sentence", () => {
  test.each([
    "Bu e-posta adresi zaten kayıtlı.",
    "Bu alan zorunludur.",
    "Bu telefon numarasi kullaniliyor",
    "Geçersiz",
    "Kayıtlı.",
    "Can İş adında biri var.",
    "Lutfen gecerli bir adres girin",
    "Adres hatali",
    "Numara mevcut",
    "cok fazla",
    // NFD
    "Ges\u0327ersiz",
  ])("%s is written in Turkish", (sentence) => expect(isTurkish(sentence)).toBe(true));

  test.each([
    "Enter a valid email address.",
    "This field may not be blank.",
    "user with this phone number already exists.",
    "Company Çınar: this value must be unique.",
    "Ungültige Adresse",
    "INVALID",
    "Işık Kara: user error",
    "Bu alan: REQUIRED",
    "err_42",
    "",
  ])("%s is not", (sentence) => expect(isTurkish(sentence)).toBe(false));

  test("marks a provider's sentence with its language where there is one", () => {
    expect(languageOf("Bu e-posta adresi kayıtlı.")).toBe("tr");
    expect([languageOf("Please check the address."), languageOf(null), languageOf(undefined)]).toEqual(
      Array(3).fill(undefined),
    );
  });
});

describe("search the Turkish way", () => {
  test.each([
    ["İSTANBUL", "istanbul", 2],
    ["istanbul", "İSTANBUL", 2],
    ["Işık", "ışık", 2],
    ["IŞIK", "ışık", 2],
    ["ışık", "IŞIK", 2],
    ["Şişli", "sisli", 1],
    ["Şükrü Çağlar", "sukru caglar", 1],
    ["Işık", "isik", 1],
    ["Gülşen Öz", "gulsen oz", 1],
    ["Ğ", "g", 1],
    ["Âdem", "adem", 1],
    ["Kadıköy", "kadikoy", 1],
    ["Kadıköy", "köy", 2],
    ["Kadıköy", "  köy ", 2],
    ["Kadıköy", "", 2],
    ["Kadıköy", "levent", 0],
    // NFD, as in file names and pasted text from macOS
    ["S\u0327is\u0327li", "şişli", 2],
    ["Şişli", "s\u0327is\u0327li", 2],
    // What nobody sees, and other hyphens and blanks
    ["Ka\u00ADdı\u200Bköy", "kadıköy", 2],
    ["Kadıköy", "\u202Akadı\u2060köy\u202C", 2],
    ["Kadıköy – Maslak", "kadıköy - maslak", 2],
    ["Ayşe\u2011Nur Kaya", "ayşe-nur\u00A0kaya", 2],
  ] as const)("%s answers %s with %i", (text, search, match) => {
    expect(matchText(text, search)).toBe(match);
  });

  test("I and İ are two letters, each with its own lower case", () => {
    expect(toTurkishLower("IİĞ")).toBe("ıiğ");
    expect(foldText("Iİıi")).toBe("iiii");
  });

  test("exact letters come before folded ones, else the given order stays", () => {
    const names = ["Sisli Ali", "Şişli Veli", "Sisli Can"];
    expect(searchText(names, "şişli", (name) => name)).toEqual(["Şişli Veli", "Sisli Ali", "Sisli Can"]);
    expect(searchText(names, "sisli", (name) => name)).toEqual(["Sisli Ali", "Sisli Can", "Şişli Veli"]);
    expect(searchText(names, "zeki", (name) => name)).toEqual([]);
  });
});

test("plain text is what a reader sees, in one line", () => {
  expect(toPlainText(" \u202AAy\u00ADs\u200D\u0327e\u2011Nur\u00A0\n  Öz\u202C\uFEFF\u0007")).toBe("Ayşe-Nur Öz");
  expect(toPlainText("0532–111 22−33")).toBe("0532-111 22-33");
  expect(toPlainText("\u200B\u200F")).toBe("");
  expect(withoutInvisible("Kadıköy\u200B – Maslak ")).toBe("Kadıköy – Maslak ");
});

test("sorts like a Turkish dictionary", () => {
  const sorted =
    "Adem Âdem Ahmet ali Ali Cem Çağla Gül Ğ Ilgaz Irmak İbrahim İlker Osman Ömer Sibel Şule Umut Ümit Zeynep".split(
      " ",
    );
  expect(sorted.toReversed().toSorted(compareText)).toEqual(sorted);
});

test("sorts numbers in names by their size", () => {
  expect(["Hat 10", "Hat 2", "Hat 1"].toSorted(compareText)).toEqual(["Hat 1", "Hat 2", "Hat 10"]);
});

describe("cuts as a reader counts", () => {
  test("leaves what fits", () => expect(cutText("Kadıköy – Maslak Koltuk", 25)).toBe("Kadıköy – Maslak Koltuk"));
  test("cuts at the limit and says so", () =>
    expect(cutText("abcdefghijklmnopqrstuvwxyzabc", 25)).toBe("abcdefghijklmnopqrstuvwxy..."));
  test("counts a letter with its mark as one", () => expect(cutText("s\u0327".repeat(25), 25)).toBe("ş".repeat(25)));
  test("never halves a composed sign", () => expect(cutText("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 1)).toBe("👨‍👩‍👧‍👦..."));
});

test("an English count has its noun in the singular for one only", () => {
  expect(plural(1, "trip", "trips")).toBe("1 trip");
  expect([0, 2, 11].map((count) => plural(count, "trip", "trips"))).toEqual(["0 trips", "2 trips", "11 trips"]);
  expect(plural("1", "trip", "trips")).toBe("1 trip");
  expect(plural(1234, "entry", "entries", "1,234")).toBe("1,234 entries");
  // The noun depends on the number, not on how it is written.
  expect(plural(1, "trip", "trips", "one")).toBe("one trip");
});

test("initials are Turkish capitals of the first and the last word", () => {
  expect(toInitials("ibrahim Öz")).toBe("İÖ");
  expect(toInitials("  Elif  Nur Karaağaç ")).toBe("EK");
  expect(toInitials("\u200Fışık")).toBe("I");
  expect(toInitials("🚌 06.30")).toBe("🚌0");
  expect(toInitials("")).toBe("");
});

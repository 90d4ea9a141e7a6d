import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toSafeFileName } from "../../src/core/text/file-name.ts";
import { toMailLink, toPlainMailLink } from "../../src/core/text/mail-address.ts";
import { formatPhone, toPhoneDigits } from "../../src/core/text/phone.ts";
import {
  compareText,
  cutText,
  foldText,
  matchText,
  searchText,
  toInitials,
  toTurkishLower,
} from "../../src/core/text/text.ts";
import { toFileName, toSheetName } from "../../src/widgets/kit/sheet/xlsx-writer.ts";
import { holds, text } from "../helpers/properties.ts";

const alphabet = [..."abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ 0123456789"];
const words = fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 12 });
const collator = new Intl.Collator("tr", { numeric: true });
/** Compares letters without case and diacritics. */
const base = new Intl.Collator("tr", { sensitivity: "base" });

describe("Turkish text", () => {
  test("has the order of Intl.Collator, and an order at all", () => {
    holds(fc.tuple(text, text, text), ([a, b, c]) => {
      expect(Math.sign(compareText(a, b))).toBe(Math.sign(collator.compare(a, b)));
      expect(Math.sign(compareText(a, b)) + Math.sign(compareText(b, a))).toBe(0);
      if (compareText(a, b) <= 0 && compareText(b, c) <= 0) expect(compareText(a, c)).toBeLessThanOrEqual(0);
    });
  });

  test("is the same in both cases, and only then", () => {
    holds(words, (word) => {
      const upper = word.toLocaleUpperCase("tr");
      expect(toTurkishLower(upper)).toBe(toTurkishLower(word));
      expect(toTurkishLower(toTurkishLower(word))).toBe(toTurkishLower(word));
    });
    holds(fc.tuple(words, words), ([a, b]) => {
      const isOneWord = a.toLocaleUpperCase("tr") === b.toLocaleUpperCase("tr");
      expect(toTurkishLower(a) === toTurkishLower(b)).toBe(isOneWord);
    });
  });

  test("folded is folded for good, in either form of Unicode and either case", () => {
    holds(text, (any) => {
      const folded = foldText(any);
      expect(foldText(folded)).toBe(folded);
      expect(foldText(any.normalize("NFD"))).toBe(folded);
      expect(foldText(any.normalize("NFC"))).toBe(folded);
    });
    holds(words, (word) => expect(foldText(word.toLocaleUpperCase("tr"))).toBe(foldText(word)));
  });

  test("folded leaves apart what a Turkish dictionary parts, but for the marks", () => {
    const plain = new Map([..."çğıöşü"].map((letter, index) => [letter, "cgiosu"[index] ?? ""]));
    const letter = fc.constantFrom(..."abcçdefgğhıijklmnoöprsştuüvyz");
    holds(fc.tuple(letter, letter), ([a, b]) => {
      const isSame = (plain.get(a) ?? a) === (plain.get(b) ?? b);
      expect(foldText(a) === foldText(b)).toBe(isSame);
      if (base.compare(a, b) === 0) expect(foldText(a)).toBe(foldText(b));
    });
  });

  test("is found by any part of itself, in any case, also typed without Turkish letters", () => {
    const cut = fc.tuple(words, fc.nat(12), fc.nat(12));
    holds(cut, ([word, start, length]) => {
      const part = word.slice(start, start + length);
      expect(matchText(word, part)).toBe(2);
      expect(matchText(word, part.toLocaleUpperCase("tr"))).toBe(2);
      expect(matchText(word, foldText(part))).toBeGreaterThan(0);
    });
  });

  test("searched for is each entry once, the exact ones first, else in their order", () => {
    holds(fc.tuple(fc.array(text, { maxLength: 8 }), text), ([all, search]) => {
      const entries = all.map((entry, index) => ({ entry, index }));
      const found = searchText(entries, search, ({ entry }) => entry);
      const ranks = found.map(({ entry }) => matchText(entry, search));
      expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBe(all.filter((entry) => matchText(entry, search) > 0).length);
      for (const [place, one] of found.entries()) {
        const next = found[place + 1];
        if (next && ranks[place] === ranks[place + 1]) expect(one.index).toBeLessThan(next.index);
      }
    });
  });

  test("is cut between letters as a reader counts them", () => {
    const letters = new Intl.Segmenter("tr", { granularity: "grapheme" });
    const count = (some: string) => [...letters.segment(some)].length;
    holds(fc.tuple(text, fc.nat(12)), ([any, limit]) => {
      const whole = any.normalize("NFC");
      const cut = cutText(any, limit);
      if (count(whole) <= limit) expect(cut).toBe(whole);
      else {
        expect(cut.endsWith("...")).toBe(true);
        expect(whole.startsWith(cut.slice(0, -3))).toBe(true);
        expect(count(cut.slice(0, -3))).toBe(limit);
      }
    });
  });

  test("has initials of whole letters", () => {
    holds(text, (name) => {
      const initials = toInitials(name);
      expect(initials).not.toMatch(/\p{Surrogate}/u);
      expect(toInitials(` ${name}  `)).toBe(initials);
    });
  });
});

/** Texts with characters that hide or reorder their neighbours, in any script. */
const anyLetters = fc.oneof(
  text,
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom("con", ".", " ", "\u202e", "\ud83d", "\ude8c", "/", "a", "prn", ".pdf", "\u0000", "İ"),
    maxLength: 150,
  }),
);
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

function expectFileName(name: string): void {
  expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u);
  expect(name).not.toMatch(devices);
  expect(name).not.toMatch(/^[\s.]|[\s.]$/);
  expect(name.length).toBeGreaterThan(0);
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(120 * 3 + 6);
}

describe("file names", () => {
  const address = fc.constantFrom(
    "https://a.test/x",
    "https://a.test/fatura.pdf",
    "https://a.test/.pdf?x=/y.exe",
    "https://a.test/%2e%2e/..",
  );

  test("of the provider are valid on every system, and stay as they are the second time", () => {
    holds(
      fc.tuple(anyLetters, address),
      ([name, href]) => {
        const safe = toSafeFileName(name, href, "belge");
        expectFileName(safe);
        expect(safe.length).toBeLessThanOrEqual(121);
        expect(toSafeFileName(safe, href, "belge")).toBe(safe);
      },
      { runs: 300 },
    );
  });

  test("of a spreadsheet are valid on every system, whatever the sheet is called", () => {
    holds(
      fc.tuple(anyLetters, fc.constantFrom("xlsx" as const, "csv" as const)),
      ([name, format]) => {
        const file = toFileName(name, format);
        expectFileName(file);
        expect(file.endsWith(`.${format}`)).toBe(true);
        expect(toFileName(file, format)).toBe(file);
      },
      { runs: 300 },
    );
  });

  test("of sheets are Excel's, and each of a book its own", () => {
    holds(fc.array(anyLetters, { maxLength: 6 }), (names) => {
      const taken = new Set<string>();
      const sheets = names.map((name) => toSheetName(name, taken));
      for (const sheet of sheets) {
        expect(sheet).toMatch(/^[^*?:\\/[\]]{1,31}$/u);
        expect(sheet).not.toMatch(/^'|'$|\p{Surrogate}/u);
        expect(sheet.toLowerCase()).not.toBe("history");
      }
      for (const locale of ["tr", "en"])
        expect(new Set(sheets.map((sheet) => sheet.toLocaleLowerCase(locale))).size).toBe(sheets.length);
    });
  });
});

describe("what people type", () => {
  test("a phone is its ten digits in any dress, and written it is read again", () => {
    const digits = fc.stringMatching(/^[1-9]\d{9}$/);
    const dress = fc.constantFrom("", "0", "+90 ", "0090", "+90 0", "90");
    const gaps = fc.array(fc.constantFrom("", " ", "-", ".", " (", ") "), { minLength: 10, maxLength: 10 });
    holds(fc.tuple(digits, dress, gaps), ([number, front, between]) => {
      const typed = front + [...number].map((digit, index) => (between[index] ?? "") + digit).join("");
      expect(toPhoneDigits(typed)).toBe(number);
      expect(toPhoneDigits(formatPhone(typed))).toBe(number);
    });
    holds(text, (any) => expect(toPhoneDigits(any) ?? "5321112233").toMatch(/^[1-9]\d{9}$/));
  });

  test("a mail link names one address and nothing else", () => {
    const part = fc.stringMatching(/^[a-z0-9.+&%?=-]{1,8}$/);
    holds(
      fc.oneof(
        text,
        fc.tuple(part, part).map(([name, host]) => `${name}@${host}.com.tr`),
      ),
      (any) => {
        const link = toMailLink(any);
        if (link === null) return;
        const { protocol, search, hash, pathname } = new URL(link);
        expect([protocol, search, hash]).toEqual(["mailto:", "", ""]);
        expect(decodeURIComponent(pathname)).toBe(any.trim());
        expect(toPlainMailLink(link)).toBe(link);
      },
    );
  });
});

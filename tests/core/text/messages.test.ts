import { describe, expect, it } from "vitest";
import {
  formatDate,
  formatDay,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  formatShort,
} from "../../../src/core/text/format.ts";
import { formatLongDay, formatMonth } from "../../../src/core/text/format-date.ts";
import type { Language } from "../../../src/core/text/languages.ts";
import { addTexts, chooseLanguage, defineMessages, localized } from "../../../src/core/text/messages.ts";
import { compareText, matchText } from "../../../src/core/text/text.ts";
import { texts as coreEnglish } from "../../../src/core/text/core.messages.en.ts";

describe("the page's language", () => {
  it("writes English texts over the Turkish ones, also in objects that others hold, and back", () => {
    const texts = defineMessages("test/one", {
      title: "Başlık",
      kinds: { all: "Tümü" },
      count: (n: number) => `${n} kişi`,
    });
    const { kinds } = texts;
    addTexts("en", { "test/one": { title: "Title", kinds: { all: "All" }, count: (n: number) => `${n} people` } });
    expect([texts.title, kinds.all, texts.count(2)]).toEqual(["Başlık", "Tümü", "2 kişi"]);
    chooseLanguage("en");
    expect([texts.title, kinds.all, texts.count(2)]).toEqual(["Title", "All", "2 people"]);
    chooseLanguage("tr");
    expect([texts.title, kinds.all, texts.count(2)]).toEqual(["Başlık", "Tümü", "2 kişi"]);
  });

  it("takes texts in any order: their English ones first, or the language first", () => {
    addTexts("en", { "test/two": { title: "Two" } });
    chooseLanguage("en");
    expect(defineMessages("test/two", { title: "İki" }).title).toBe("Two");
    const later = defineMessages("test/three", { title: "Üç" });
    expect(later.title).toBe("Üç");
    addTexts("en", { "test/three": { title: "Three" } });
    expect(later.title).toBe("Three");
    chooseLanguage("tr");
    expect(later.title).toBe("Üç");
  });

  it("takes a further language by its files alone; where it has no text, the Turkish one stays, never one of another language", () => {
    const further = "xx" as Language;
    const texts = defineMessages("test/five", { title: "Başlık", kinds: { all: "Tümü", none: "Hiçbiri" } });
    addTexts("en", { "test/five": { title: "Title", kinds: { all: "All", none: "None" } } });
    addTexts(further, { "test/five": { kinds: { all: "Åll" } } });
    chooseLanguage("en");
    chooseLanguage(further);
    expect(texts).toEqual({ title: "Başlık", kinds: { all: "Åll", none: "Hiçbiri" } });
    addTexts(further, {
      formatMessages: { day: (day: string, month: string, year: string) => `${year}/${month}/${day}` },
      dateMessages: { months: "I II III IV V VI VII VIII IX X XI XII" },
    });
    expect(formatDay("2026-11-25")).toBe("2026/11/25");
    expect(formatMonth(Date.parse("2026-11-25T05:12:00Z"))).toBe("XI 2026");
    chooseLanguage("en");
    expect(texts).toEqual({ title: "Title", kinds: { all: "All", none: "None" } });
  });

  it("makes values of texts anew in another language, and only then", () => {
    const texts = defineMessages("test/four", { head: "Ad" });
    addTexts("en", { "test/four": { head: "Name" } });
    const columns = localized(() => [texts.head]);
    expect(columns()).toBe(columns());
    chooseLanguage("en");
    expect(columns()).toEqual(["Name"]);
  });

  it("decides how numbers, dates and units are written", () => {
    const moment = Date.parse("2026-11-25T05:12:00Z");
    const written = () => [
      formatNumber(1234.5),
      formatPercent(18.2),
      formatPercent(-3),
      formatMoney(2310.4),
      ...[1234, 1_200_000, 1e9].map((value) => formatShort(value)),
      formatDuration(2520),
      formatDuration(4500),
      formatDate(moment),
      formatDay("2026-11-25"),
      formatLongDay("2026-11-25"),
      formatMonth(moment),
    ];
    addTexts("en", coreEnglish);
    const turkish = written();
    expect(turkish.slice(0, 2)).toEqual(["1.234,5", "%18,2"]);
    chooseLanguage("en");
    expect(written()).toEqual([
      "1,234.5",
      "18.2%",
      "-3%",
      "2,310.40\u00a0TL",
      "1.2\u00a0K",
      "1.2\u00a0M",
      "1\u00a0bn",
      "42\u00a0min",
      "1\u00a0h 15\u00a0min",
      "25/11/2026",
      "25/11/2026",
      "Wednesday, 25 November 2026",
      "November 2026",
    ]);
    chooseLanguage("tr");
    expect(written()).toEqual(turkish);
  });

  it("decides the order of names, and finds them in either", () => {
    const names = ["Zeki", "Çağla", "Deniz", "Cem"];
    expect(names.toSorted(compareText)).toEqual(["Cem", "Çağla", "Deniz", "Zeki"]);
    expect(["ıtır", "hale", "ipek"].toSorted(compareText)).toEqual(["hale", "ıtır", "ipek"]);
    chooseLanguage("en");
    expect(["Öz", "Oya", "Pınar"].toSorted(compareText)).toEqual(["Oya", "Öz", "Pınar"]);
    for (const typed of ["ISIK", "isik", "Işık"]) expect(matchText("Işık", typed)).toBeGreaterThan(0);
  });
});

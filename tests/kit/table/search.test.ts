import { describe, expect, it } from "vitest";
import type { Column } from "../../../src/widgets/kit/table/column.ts";
import { splitMatches } from "../../../src/widgets/kit/table/search/found-marks.tsx";
import { createSearchIndex, toWantedText } from "../../../src/widgets/kit/table/search/search-index.ts";

const columns: Column<string[]>[] = [
  { id: "name", header: "Ad", text: ([name = ""]) => name, isSearched: true },
  { id: "phone", header: "Telefon", text: ([, phone = ""]) => phone, isSearched: true },
  { id: "note", header: "Not", text: ([, , note = ""]) => note },
];

const rank = (search: string, ...row: string[]) => createSearchIndex([row], columns).ranks(toWantedText(search))[0];

describe("search", () => {
  it.each([
    ["istanbul", "İSTANBUL"],
    ["İstanbul", "istanbul"],
    ["ışık", "Işık"],
    ["IŞIK", "ışık"],
    ["çağ", "ÇAĞLAR"],
    ["s\u0327ule", "Şule"],
    ["  ayşe ", "Ayşe Yıldırım"],
  ])("%s finds %s with Turkish letters", (search, name) => {
    expect(rank(search, name)).toBe(2);
  });

  it.each([
    ["isik", "Işık"],
    ["sukru caglar", "Şükrü Çağlar"],
    ["ozgur", "Özgür"],
    ["istanbul", "Istanbul"],
    ["gunes", "GÜNEŞ"],
  ])("%s finds %s without them, in second rank", (search, name) => {
    expect(rank(search, name)).toBe(1);
  });

  it("takes no letter as a pattern", () => {
    expect(rank("a.c", "abc")).toBe(0);
    expect(rank("(", "Ayşe (İK)")).toBe(2);
  });

  it("searches every searched column, and no other", () => {
    expect(rank("418 06", "Ayşe", "0532 418 06 72")).toBe(2);
    expect(rank("gizli", "Ayşe", "", "gizli")).toBe(0);
  });

  it("finds no text that spans two columns", () => {
    expect(rank("ayşe 05", "Ayşe", "0532")).toBe(0);
  });

  it("finds the same whichever was searched before", () => {
    const names = ["Işık", "Isik", "ışıl", "Ayşe", "Ayse", "AYŞEGÜL", "I"];
    const rows = names.map((name) => [name]);
    const used = createSearchIndex(rows, columns);
    const searches = [
      "i",
      "is",
      "isi",
      "isik",
      "is",
      "ı",
      "ış",
      "ışık",
      "",
      "a",
      "ay",
      "ayş",
      "ayşe",
      "ayse",
      "x",
      "xy",
      "ay",
    ];
    for (const search of searches) {
      const ranksOf = (index: typeof used) => [...index.ranks(toWantedText(search))];
      expect(ranksOf(used), search).toEqual(ranksOf(createSearchIndex(rows, columns)));
    }
  });

  it("prepares rows as long as there is time", () => {
    const index = createSearchIndex(
      Array.from({ length: 250 }, (_, at) => [`Kişi ${at}`]),
      columns,
    );
    let looks = 0;
    expect(index.prepare(() => (looks += 1) <= 2)).toBe(false);
    expect(index.prepare(() => true)).toBe(true);
    expect(index.ranks(toWantedText("kisi 249"))[249]).toBe(1);
  });
});

describe("marking", () => {
  const marked = (text: string, search: string) =>
    splitMatches(text, search)
      .map((part) => (part.isFound ? `[${part.text}]` : part.text))
      .join("");

  it("shows what was found in the text's own letters", () => {
    expect(marked("Ayşe Yıldırım", "yıl")).toBe("Ayşe [Yıl]dırım");
    expect(marked("İSTANBUL", "istan")).toBe("[İSTAN]BUL");
    expect(marked("Işık Işıl", "isi")).toBe("[Işı]k [Işı]l");
    expect(marked("Şükrü", "ukru")).toBe("Ş[ükrü]");
  });

  it("marks folded letters only when no exact ones are there", () => {
    expect(marked("Işık Isik", "isik")).toBe("[Işık] [Isik]");
    expect(marked("ışık isik", "isik")).toBe("ışık [isik]");
  });

  it("keeps a letter of two code points whole", () => {
    expect(marked("S\u0327ule", "s")).toBe("[Ş]ule");
    expect(marked("a\u0302\u0323b", "a")).toBe("[a\u0323\u0302]b".normalize("NFC"));
  });

  it("leaves a text without a match alone", () => {
    expect(splitMatches("Ayşe", "")).toEqual([{ text: "Ayşe", isFound: false }]);
    expect(splitMatches("Ayşe", "x")).toEqual([{ text: "Ayşe", isFound: false }]);
    expect(splitMatches("", "x")).toEqual([{ text: "", isFound: false }]);
  });
});

import { describe, expect, test } from "vitest";
import {
  addressParts,
  foldWord,
  isProvince,
  markerOf,
  splitAddress,
  toReadableAddress,
} from "../../../src/core/employees/address.ts";
import { byDistrict, districtOf } from "../../../src/core/employees/district.ts";

/** Splits an address: its parts, joined by "|", and the unrecognized rest. */
function split(line: string): [parts: string, rest: string] {
  const { parts, rest } = splitAddress(line);
  return [addressParts.map((part) => parts[part]).join("|"), rest.join("|")];
}

describe("a word of an address", () => {
  test.each([
    ["neighbourhood", "Mah. mh MAHALLE Mahallesi"],
    ["street", "Cad. cd CADDE Caddesi Bulvar Bulvarı blv."],
    ["road", "Sok. sk SOKAK Sokağı Çıkmaz Çıkmazı"],
    ["number", "No: no. NUMARA Numarası"],
    ["flat", "Daire DAİRE d: Kat k."],
    ["building", "Apt. Apartman APARTMANI Blok Site Sitesi"],
  ])("marks the %s: %s", (marker, words) =>
    expect(words.split(" ").map(markerOf)).toEqual(words.split(" ").map(() => marker)),
  );

  test.each([
    "Mahmutbey",
    "Caddebostan",
    "Sokullu",
    "Noter",
    "Katip",
    "Siteler",
    "Akmah",
    "Akcad",
    "Toksok",
    "Arno",
    "Tabak",
    "Çamsite",
    ".No",
    "N.o",
  ])("marks nothing when a marker is only a part of it: %s", (word) => expect(markerOf(word)).toBeUndefined());

  test("is compared without Turkish letters, however long it is, and in whichever case", () => {
    expect(["Şişli", "ŞİŞLİ", "Şişli"].map(foldWord)).toEqual(["sisli", "sisli", "sisli"]);
    expect(foldWord("Çekmeköy Aşağıdudullu Yukarı")).toBe("cekmekoy asagidudullu yukari");
    expect(["İSTANBUL", "Türkiye", "Kadıköy", ""].map(isProvince)).toEqual([true, true, false, false]);
  });
});

describe("an address in one line", () => {
  test.each([
    // Names that begin or end as a marker does.
    ["Gül Mah. Eski Caddebostan Sok. No: 3", "Gül Mah.||Eski Caddebostan Sok.|3|", ""],
    ["Eski Mahmutbey Cad. No: 3", "|Eski Mahmutbey Cad.||3|", ""],
    ["Eski Siteler Cad. No: 3", "|Eski Siteler Cad.||3|", ""],
    ["Moda Cad. Noter 14 Kadıköy", "|Moda Cad.||14|Kadıköy", "Noter"],
    ["Moda Cad. Katip 14 Kadıköy", "|Moda Cad.||14|Kadıköy", "Katip"],
    // A marker without a name before it or a number after it is part of a name.
    ["Site Cad. 4", "|Site Cad.||4|", ""],
    ["Daire Sok. 4", "||Daire Sok.|4|", ""],
    // The provider's format, with the number written in different ways.
    ["Caferağa-Moda-No:14-Kadıköy", "Caferağa|Moda||14|Kadıköy", ""],
    ["Caferağa-Moda-no14-Kadıköy", "Caferağa|Moda||14|Kadıköy", ""],
    ["Caferağa-Moda-NO . 14-Kadıköy", "Caferağa|Moda||14|Kadıköy", ""],
    ["Caferağa-Moda-14A-Kadıköy", "Caferağa|Moda||14A|Kadıköy", ""],
    ["Caferağa-Moda-14/2b-Kadıköy", "Caferağa|Moda||14/2b|Kadıköy", ""],
    ["Caferağa-Moda-123456-Kadıköy", "Caferağa|Moda||123456|Kadıköy", ""],
    ["Caferağa-Moda-Ferit Tek Sok.-14-Kadıköy", "Caferağa|Moda|Ferit Tek Sok.|14|Kadıköy", ""],
    ["Caferağa-Moda Cad.-Ferit Tek-14-Kadıköy", "Caferağa|Moda Cad.|Ferit Tek|14|Kadıköy", ""],
    ["Caferağa Mah.-Moda-Ferit Tek-14-Kadıköy", "Caferağa Mah.|Moda|Ferit Tek|14|Kadıköy", ""],
    ["Caferağa-Moda-14-Kadıköy İstanbul", "Caferağa|Moda||14|Kadıköy", "İstanbul"],
    ["Caferağa-Moda-14-Kadıköy Merkez", "Caferağa|Moda||14|Kadıköy Merkez", ""],
    // Not the provider's format: no number second to last, a postal code there, too few or too many parts, an empty part.
    ["Caferağa-Moda-Tek14-Kadıköy", "||||", "Caferağa-Moda-Tek14-Kadıköy"],
    ["Caferağa-Moda-34710-Kadıköy", "||||", "Caferağa-Moda-34710-Kadıköy"],
    ["Moda-14-Kadıköy", "||||", "Moda-14-Kadıköy"],
    ["Gül-Caferağa-Moda-Tek-14-Kadıköy", "||||", "Gül-Caferağa-Moda-Tek-14-Kadıköy"],
    ["Caferağa--14-Kadıköy", "||||", "Caferağa--14-Kadıköy"],
    // A slash divides names, not a number; a hyphen divides with spaces, or behind a number that is marked.
    ["Moda Cad. 14/B Kadıköy", "|Moda Cad.||14/B|Kadıköy", ""],
    ["Moda Cad. 14/Kadıköy", "|Moda Cad.||14|Kadıköy", ""],
    ["Gül/Moda Cad. 14", "Gül|Moda Cad.||14|", ""],
    ["Gül / 2 Moda Cad. 14", "Gül|2 Moda Cad.||14|", ""],
    ["Moda Cad. 14-2 Kadıköy", "|Moda Cad.||14-2|Kadıköy", ""],
    ["Moda Cad. 14 - Kadıköy", "|Moda Cad.||14|Kadıköy", ""],
    ["Moda Cad. 14 -", "|Moda Cad.||14|", ""],
    ["Moda Cad. No: 14-Kadıköy", "|Moda Cad.||14|Kadıköy", ""],
    ["Moda Cad. numara 14A-Kadıköy", "|Moda Cad.||14A|Kadıköy", ""],
    ["Moda Cad. No: 14-B Kadıköy", "|Moda Cad.||14-B|Kadıköy", ""],
    ["Gül-Ay Cad. 14", "|Gül-Ay Cad.||14|", ""],
    ["Gül -Ay Cad. 14", "|Gül -Ay Cad.||14|", ""],
    ["Gül- Ay Cad. 14", "|Gül- Ay Cad.||14|", ""],
    ["Gül; Moda Cad. 14 | Kadıköy", "Gül|Moda Cad.||14|Kadıköy", ""],
    // Numbers close to their marker; a name that ends like one keeps its letters.
    ["Moda Cad. Numara:14 Kat.2 daire: 5 Kadıköy", "|Moda Cad.||14|Kadıköy", "Kat 2|daire 5"],
    ["Moda Cad. D : 5 K:2 No: 14", "|Moda Cad.||14|", "D 5|K 2"],
    // Five digits alone are a postal code, and a building has one number.
    ["Moda Cad. 34710 14 Kadıköy", "|Moda Cad.||14|Kadıköy", "34710"],
    ["Moda Cad. 123456 Kadıköy", "|Moda Cad.||123456|Kadıköy", ""],
    ["Moda Cad. 34710-2 Kadıköy", "|Moda Cad.||34710-2|Kadıköy", ""],
    ["Moda Cad. No: 14 No: 15 Kadıköy", "|Moda Cad.||14|Kadıköy", "15"],
    // The last text after the number is the district, unless it is a province; then the text before it is.
    ["Moda Cad. 14, Güneş, Kadıköy", "|Moda Cad.||14|Kadıköy", "Güneş"],
    ["Moda Cad. 14, Güneş, Kadıköy, İstanbul", "|Moda Cad.||14|Kadıköy", "Güneş|İstanbul"],
    ["Moda Cad. 14, İstanbul", "|Moda Cad.||14|", "İstanbul"],
    ["Moda Cad. 14, İstanbul, Kadıköy", "|Moda Cad.||14|Kadıköy", "İstanbul"],
    ["İstanbul, Moda Cad. 14 Kadıköy", "|Moda Cad.||14|Kadıköy", "İstanbul"],
    // The first text is the neighbourhood only if a separator follows and no neighbourhood is marked.
    ["Gül, Caferağa Mah. Moda Cad. 14", "Caferağa Mah.|Moda Cad.||14|", "Gül"],
    ["Gül\nModa Cad. 14\nKadıköy", "Gül|Moda Cad.||14|Kadıköy", ""],
    ["Gül 14 Kadıköy", "|||14|Kadıköy", "Gül"],
    ["Moda Cad., Kadıköy", "|Moda Cad.|||Kadıköy", ""],
  ])("%j", (line, parts, rest) => expect(split(line)).toEqual([parts, rest]));

  test("is the same with other spaces, and with none at its ends", () => {
    expect(split(" - Moda  Cad.\t14 - ")).toEqual(split("- Moda Cad. 14 -"));
    expect(split("Caferağa Mah. \n\n Moda Cad. No:  14\nKadıköy")).toEqual(["Caferağa Mah.|Moda Cad.||14|Kadıköy", ""]);
    // Unicode NFD, as typed on some systems: letters and their diacritics are separate characters.
    expect(split("Caferağa Mah. Moda Cad. 14 Kadıköy".normalize("NFD"))).toEqual([
      "Caferağa Mah.|Moda Cad.||14|Kadıköy",
      "",
    ]);
  });

  test("has no empty text in its rest, and a separator at an end is none of its names", () => {
    expect(["", " ", ",", " , / ;"].map((line) => splitAddress(line).rest)).toEqual([[], [], [], []]);
    expect(split(", Caferağa, Moda Cad. 14, ")).toEqual(["Caferağa|Moda Cad.||14|", ""]);
  });
});

describe("the district of an address", () => {
  test.each([
    ["Gül-Ay-14 B-Kadıköy", "Kadıköy"],
    ["Gül- Ay- 14 B- Kadıköy", "Kadıköy"],
    ["Moda Cad. 14, Kadıköy, Türkiye", "Kadıköy"],
    ["Gül-Ay Kadıköy/İstanbul", "Kadıköy"],
    ["Gül-Kadıköy, İstanbul", "Kadıköy"],
    ["Moda Cad. 14, Merkez Bolu", "Bolu Merkez"],
    ["Gül Mah. Ay Sok. No: 3\nMERKEZ\nBolu", "Bolu MERKEZ"],
    ["Kadıköy/İstanbul".normalize("NFD"), "Kadıköy"],
    // Nothing is guessed of a name alone, of too few parts, or where no number comes before it.
    ["Kadıköy", null],
    ["Moda-14-Kadıköy", null],
    ["Gül-Ay-Blok 3-Kadıköy", null],
    ["Moda Cad. 14, No: 3/İstanbul", null],
    ["Gül Mah./İstanbul", null],
    ["Moda Cad. 14, İstanbul", null],
    ["Türkiye", null],
  ])("%s is in %s", (address, district) => expect(districtOf(address)).toBe(district));

  test("is told of five people, and of fewer only within the rest", () => {
    const shown = (...addresses: (string | null)[]) => {
      const { named, rest, merged } = byDistrict(addresses, (name) => name);
      return [named.map(({ name, people }) => `${name} ${people.length}`).join(), rest.length, merged];
    };
    const of = (name: string | null, count: number) => Array.from({ length: count }, () => name);
    expect(shown(...of("Şile", 5))).toEqual(["Şile 5", 0, 0]);
    expect(shown(...of("Şile", 4))).toEqual(["", 4, 1]);
    expect(shown(...of("Şile", 5), ...of(null, 5))).toEqual(["Şile 5", 5, 0]);
    expect(shown(...of("Şile", 6), ...of("Beykoz", 5), ...of(null, 1))).toEqual(["Şile 6", 6, 1]);
    expect(shown()).toEqual(["", 0, 0]);
  });
});

describe("an address in one line", () => {
  test.each([
    // Common spellings.
    ["Caferağa Mah. Moda Cad. No: 14, Kadıköy", "Caferağa Mah.|Moda Cad.||14|Kadıköy", ""],
    ["Caferağa Mah., Moda Cad. 14/2, Kadıköy/İstanbul", "Caferağa Mah.|Moda Cad.||14/2|Kadıköy", "İstanbul"],
    [
      "caferağa mahallesi moda caddesi no 14 kadıköy istanbul",
      "caferağa mahallesi|moda caddesi||14|kadıköy",
      "istanbul",
    ],
    ["CAFERAĞA MAH. FERİT TEK SOK. NO:14 KADIKÖY", "CAFERAĞA MAH.||FERİT TEK SOK.|14|KADIKÖY", ""],
    ["Caferağa Mah. Moda Cad. Ferit Tek Sk. No.14A Kadıköy", "Caferağa Mah.|Moda Cad.|Ferit Tek Sk.|14A|Kadıköy", ""],
    ["Fener Mh.\nBağdat Bulvarı 14\nKadıköy / İstanbul", "Fener Mh.|Bağdat Bulvarı||14|Kadıköy", "İstanbul"],
    ["Caferağa, Moda Cad. 14, Kadıköy", "Caferağa|Moda Cad.||14|Kadıköy", ""],
    // Numbers in names.
    ["15 Temmuz Mah. 1453. Sok. No: 7, Bağcılar", "15 Temmuz Mah.||1453. Sok.|7|Bağcılar", ""],
    ["100. Yıl Mah. 2264 Sok. 3 Bağcılar", "100. Yıl Mah.||2264 Sok.|3|Bağcılar", ""],
    // Text without a part in the provider's format is returned as the rest.
    [
      "Moda Mah. Moda Cad. Güneş Apt. No: 14 Kat: 2 D:3 34710 Kadıköy",
      "Moda Mah.|Moda Cad.||14|Kadıköy",
      "Güneş Apt.|Kat 2|D 3|34710",
    ],
    ["Moda Mah. Moda Cad. No: 14 B Blok Kadıköy", "Moda Mah.|Moda Cad.||14|Kadıköy", "B Blok"],
    // In capitals: a case-insensitive pattern doesn't match İ with i.
    ["MODA MAH. MODA CAD. NO:14 DAİRE:5 KADIKÖY", "MODA MAH.|MODA CAD.||14|KADIKÖY", "DAİRE 5"],
    // In the provider's format.
    ["Caferağa-Moda-Ferit Tek-14-Kadıköy", "Caferağa|Moda|Ferit Tek|14|Kadıköy", ""],
    ["Caferağa Mah.-Moda Cad.-Ferit Tek Sok.-14-Kadıköy", "Caferağa Mah.|Moda Cad.|Ferit Tek Sok.|14|Kadıköy", ""],
    ["Caferağa-Moda-No: 14-Kadıköy", "Caferağa|Moda||14|Kadıköy", ""],
    ["Caferağa - Ferit Tek Sok. - 14 - Kadıköy", "Caferağa||Ferit Tek Sok.|14|Kadıköy", ""],
    ["Caferağa, Moda, 14, Kadıköy", "Caferağa|Moda||14|Kadıköy", ""],
    ["Caferağa Mah., Moda Cad., No:14, Kadıköy/İstanbul", "Caferağa Mah.|Moda Cad.||14|Kadıköy", "İstanbul"],
    // In the provider's format only if no marker contradicts it.
    ["Moda Cad., Ferit Tek Sok., No 14, Kadıköy", "|Moda Cad.|Ferit Tek Sok.|14|Kadıköy", ""],
    ["Moda Cad.-Ferit Tek Sok.-14-Kadıköy", "|Moda Cad.|Ferit Tek Sok.|14|Kadıköy", ""],
    ["Caferağa Mah. Moda Cad., Tek Sok., 14, Kadıköy", "Caferağa Mah.|Moda Cad.|Tek Sok.|14|Kadıköy", ""],
    ["Caferağa Mah., Güneş Apt., 14, Kadıköy", "Caferağa Mah.|||14|Kadıköy", "Güneş Apt."],
    ["Caferağa Mah., Moda Cad., 34710, Kadıköy", "Caferağa Mah.|Moda Cad.|||Kadıköy", "34710"],
    // Nothing is guessed.
    ["Moda Cad. Kadıköy", "|Moda Cad.|||", "Kadıköy"],
    ["Caferağa Mah. Mo", "Caferağa Mah.||||", "Mo"],
    ["Kadıköy", "||||", "Kadıköy"],
    ["Moda Cad. Bağlarbaşı Cad. No: 14", "|Moda Cad.||14|", "Bağlarbaşı Cad."],
    ["", "||||", ""],
  ])("%j", (line, parts, rest) => expect(split(line)).toEqual([parts, rest]));

  test("keeps every word of any line", () => {
    const words = "Caferağa Mah. Moda Cad. Sok. No: 14 Daire 3 , / - Kadıköy İstanbul".split(" ");
    // A small generator of our own: the same lines in every run.
    let seed = 7;
    const pick = () => words[(seed = (seed * 48_271) % 2_147_483_647) % words.length] ?? "";
    const bare = (text: string) =>
      [...text.matchAll(/[\p{L}\d]+/gu)].map(([word]) => word).filter((word) => word !== "No");
    for (let round = 0; round < 500; round += 1) {
      const line = Array.from({ length: 1 + (round % 9) }, pick).join(" ");
      const { parts, rest } = splitAddress(line);
      const found = bare([...Object.values(parts), ...rest].join(" ")).toSorted();
      expect(found, line).toEqual(bare(line).toSorted());
    }
  });
});

test.each([
  ["Caferağa Mah.-Moda Cad.-14-Kadıköy", "Caferağa Mah., Moda Cad. No: 14, Kadıköy"],
  ["Caferağa Mah.-Ferit Tek Sok.-14/3-Kadıköy", "Caferağa Mah., Ferit Tek Sok. No: 14/3, Kadıköy"],
  ["Caferağa-Moda-Ferit Tek-14-Kadıköy İstanbul", "Caferağa, Moda, Ferit Tek No: 14, Kadıköy, İstanbul"],
  ["Caferağa Mah. Moda Cad. No: 14, Kadıköy", "Caferağa Mah. Moda Cad. No: 14, Kadıköy"],
  ["Yeni-Eski Sokağı 5", "Yeni-Eski Sokağı 5"],
  ["", ""],
])("%s is read as %s", (sent, shown) => {
  expect(toReadableAddress(sent)).toBe(shown);
});

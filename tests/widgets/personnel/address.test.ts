import { describe, expect, test } from "vitest";
import { addressParts, splitAddress, toReadableAddress } from "../../../src/core/employees/address.ts";
import { toHomeAddress } from "../../../src/widgets/personnel/add/person.model.ts";

/** Splits an address: its parts, joined by "|", and the unrecognized rest. */
function split(line: string): [parts: string, rest: string] {
  const { parts, rest } = splitAddress(line);
  return [addressParts.map((part) => parts[part]).join("|"), rest.join("|")];
}

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

  test("sends its parts in the provider's order", () =>
    expect(toHomeAddress(splitAddress("Caferağa Mah. Moda Cad. No: 14, Kadıköy").parts)).toBe(
      "Caferağa Mah.-Moda Cad.-14-Kadıköy",
    ));
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

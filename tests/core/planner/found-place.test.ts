import { describe, expect, test } from "vitest";
import type { FoundAddress } from "../../../src/core/api/marketplace-people.ts";
import { isApproximate, readPlaces } from "../../../src/core/planner/found-place.ts";

const at = (description: string, latitude: number, longitude = 29): FoundAddress => ({
  description,
  location: { latitude, longitude },
});

describe("the place of a text", () => {
  test("is the only one found, and none without an answer", () => {
    const place = at("Caferağa, Kadıköy/İstanbul", 41);
    expect(readPlaces("caferaga", [place])).toEqual({ kind: "found", place });
    expect(readPlaces("caferaga", [])).toEqual({ kind: "none" });
  });

  test("is the only one with all of its names and its number", () => {
    const door = at("Moda Cad. No: 41, Caferağa Mah., Kadıköy/İstanbul", 41);
    const others = [
      at("Moda Cad. No: 4, Caferağa Mah., Kadıköy", 41.01),
      at("Moda Cad., Osmanağa Mah., Kadıköy", 41.02),
    ];
    const text = "CAFERAĞA Mahallesi, Moda Caddesi 41 D: 5 Kadıköy/İstanbul";
    expect(readPlaces(text, [...others, door])).toEqual({ kind: "found", place: door });
  });

  test("is chosen by a person when several have them, or none", () => {
    const places = [
      at("Atatürk Cad. No: 12, Cumhuriyet Mah., Beykoz", 41),
      at("Atatürk Cad. No: 12, Cumhuriyet Mah., Kartal", 40.9),
    ];
    expect(readPlaces("Cumhuriyet Mah. Atatürk Cad. No: 12", places)).toEqual({ kind: "choice", places });
    expect(readPlaces("Bağlar Cad. No: 5, Şile", places)).toEqual({ kind: "choice", places });
  });

  test("is one where two spellings are at one spot", () => {
    const place = at("Moda Cad. No: 41", 41);
    expect(readPlaces("Moda Cad.", [place, at("Moda Caddesi 41/A", 41.0003)])).toEqual({ kind: "found", place });
  });
});

test.each([
  ["Koşuyolu, Kadıköy/İstanbul", true],
  ["Koşuyolu Mah., Kadıköy/İstanbul", true],
  ["Kadıköy/İstanbul", true],
  ["Koşuyolu Mah., Mahmut Yesari Cad. No: 18, Kadıköy/İstanbul", false],
  ["Koşuyolu Mah., Bahar Sok., Kadıköy/İstanbul", false],
  ["Koşuyolu-Mahmut Yesari-18-Kadıköy", false],
])("%s is approximate: %s", (description, expected) => {
  expect(isApproximate(description)).toBe(expected);
});

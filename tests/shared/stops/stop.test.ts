import { describe, expect, test } from "vitest";
import type { Stop, StopPassenger } from "../../../src/core/api/stops.ts";
import { toStopLetter } from "../../../src/core/routes/stop-letter.ts";
import {
  isStopSelectable,
  toStopEntries,
  toStopLabel,
  toStopName,
  toStopText,
  toStopTone,
} from "../../../src/widgets/shared/stops/stop.model.ts";
import { aStop, aStopPassenger } from "../../helpers/rows.ts";

const passenger = (changes: Partial<StopPassenger> = {}) =>
  aStopPassenger({
    passengerName: "Ayşe Yılmaz",
    pickupWalkingDistance: 290,
    dropoffWalkingDistance: 1330,
    ...changes,
  });

const stop = (changes: Partial<Stop> = {}) => aStop({ orderNumber: 4, orderChar: "D", arrival: "07:24", ...changes });

describe("tone", () => {
  test("only other companies' people are gray and can't be selected, both are brown, else green", () => {
    const tones = [
      stop({ shadowCount: 2 }),
      stop({ shadowCount: 2, passengers: [passenger()] }),
      stop({ passengers: [passenger()] }),
      stop(),
    ].map((given) => toStopTone(given));
    expect(tones).toEqual(["shadow", "mixed", "own", "own"]);
    expect(tones.map((tone) => isStopSelectable({ tone }))).toEqual([false, true, true, true]);
  });
});

describe("letter", () => {
  test("is the provider's, else follows from the order", () => {
    expect(toStopLetter(stop())).toBe("D");
    const letters = [1, 26, 27, 28, 702, 703].map((orderNumber) => toStopLetter(stop({ orderChar: "", orderNumber })));
    expect(letters).toEqual(["A", "Z", "AA", "AB", "ZZ", "AAA"]);
    expect(toStopLetter(stop({ orderChar: "", orderNumber: 0 }))).toBe("?");
  });
});

describe("name", () => {
  test.each([
    ["Acıbadem Mah., Tekin Sok. No: 12 D: 3, Kadıköy/İstanbul", "Acıbadem, Tekin Sok."],
    ["Caferağa Mahallesi, Moda Cad. 14/2, Kadıköy/İstanbul", "Caferağa, Moda Cad."],
    ["19 Mayıs Mah., Şehit Kaya Sok. No:4, Kadıköy/İstanbul", "19 Mayıs, Şehit Kaya Sok."],
    ["Karanfil Sok. No: 3 Kadıköy", "Karanfil Sok."],
    ["Çamlık 2. Sok. No: 5, Kadıköy/İstanbul", "Çamlık 2. Sok."],
    ["CAFERAĞA MAHALLESİ, MODA CAD. DAİRE: 3, KADIKÖY/İSTANBUL", "CAFERAĞA, MODA CAD."],
    ["Kadıköy/İstanbul", "D durağı"],
    ["", "D durağı"],
  ])("%s becomes %s", (openAddress, name) => {
    expect(toStopName(stop({ passengers: [passenger(), passenger({ openAddress })] }))).toBe(name);
  });

  test("is the letter's where nothing is known of its own people", () => {
    expect(toStopName(stop({ shadowCount: 3 }))).toBe("D durağı");
  });
});

test("entries carry the walk of their direction, and two stops of one letter stay two", () => {
  const stops = [stop({ passengers: [passenger()] }), stop({ passengers: [passenger()], shadowCount: 1 })];
  const [morning, second] = toStopEntries(stops, "morning");
  expect(morning?.people[0]?.walk).toBe("290\u00a0m");
  expect(toStopEntries(stops, "evening")[0]?.people[0]?.walk).toBe("1,3\u00a0km");
  expect(second?.id).not.toBe(morning?.id);
  expect(second && toStopText(second)).toBe("D/2");
  expect(second && toStopLabel(second)).toBe("D/2, D durağı, 07:24, 1 çalışan, 1 diğer şirket çalışanı");
});

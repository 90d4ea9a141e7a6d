import { describe, expect, test } from "vitest";
import { isPlace, readPolyline, readPolylineLength } from "../../../src/core/routes/polyline.ts";

/** Encodes one number of the polyline format: groups of five bits, the lowest first. */
function write(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = "";
  for (; rest >= 0x20; rest >>>= 5) text += String.fromCharCode((rest & 0x1f) + 0x20 + 63);
  return text + String.fromCharCode(rest + 63);
}

function read(encoded: string, precision = 5) {
  const positions: [number, number][] = [];
  return { isWhole: readPolyline(encoded, precision, (...position) => positions.push(position)), positions };
}
const at = (latitude: number, longitude: number) => write(latitude * 100_000) + write(longitude * 100_000);

test.each([
  [41, 0, true],
  [0, 29, true],
  [-90, -180, true],
  [90.1, 29, false],
  [41, 180.1, false],
  [0, 0, false],
])("whether degrees %d, %d are a place: %s", (latitude, longitude, is) =>
  expect(isPlace(latitude, longitude)).toBe(is),
);

describe("readPolyline", () => {
  test("tells each position of the format's own example, one after the other", () => {
    expect(read("_p~iF~ps|U_ulLnnqC_mqNvxq`@")).toEqual({
      isWhole: true,
      positions: [
        [38.5, -120.2],
        [40.7, -120.95],
        [43.252, -126.453],
      ],
    });
  });

  test("takes the whole earth to its poles and its date line, and nothing beyond", () => {
    for (const [latitude, longitude] of [
      [90, 180],
      [-90, -180],
    ] as const)
      expect(read(at(latitude, longitude))).toEqual({ isWhole: true, positions: [[latitude, longitude]] });
    for (const beyond of [at(90.00001, 0), at(-90.00001, 0), at(0, 180.00001), at(0, -180.00001)])
      expect(read(beyond)).toEqual({ isWhole: false, positions: [] });
  });

  test("takes the first and the last letter of the alphabet", () => {
    expect(read("??")).toEqual({ isWhole: true, positions: [[0, 0]] });
    expect(read("~?~?")).toEqual({ isWhole: true, positions: [[-0.00016, -0.00016]] });
  });

  test.each([
    ["half a position", at(41, 29).slice(0, -1)],
    ["a latitude without a longitude", write(4_100_000)],
    ["a letter before the alphabet", "?>"],
    ["a letter behind it", "?\u007F"],
    ["a number that goes on without end", "~".repeat(8)],
  ])("ends at %s", (_what, encoded) => {
    expect(read(`${at(41, 29)}${encoded}`)).toEqual({ isWhole: false, positions: [[41, 29]] });
  });
});

describe("the length of a way", () => {
  test("is along its points, in metres", () => {
    // The format's own example.
    const metres = readPolylineLength("_p~iF~ps|U_ulLnnqC_mqNvxq`@") ?? 0;
    expect(metres).toBeGreaterThan(780_000);
    expect(metres).toBeLessThan(790_000);
  });

  test.each([null, "", "_p~iF~ps|U", "not a way"])("is none of %s", (text) =>
    expect(readPolylineLength(text)).toBeNull(),
  );
});

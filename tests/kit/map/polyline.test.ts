import { describe, expect, test } from "vitest";
import { decodePolyline } from "../../../src/widgets/kit/map/lines/polyline.ts";

describe("decodePolyline", () => {
  test("decodes the format's own example", () => {
    expect(decodePolyline("_p~iF~ps|U_ulLnnqC_mqNvxq`@")).toEqual([
      [38.5, -120.2],
      [40.7, -120.95],
      [43.252, -126.453],
    ]);
  });

  test("takes another precision", () => {
    expect(decodePolyline("_p~iF~ps|U", 6)).toEqual([[3.85, -12.02]]);
  });

  test.each([null, undefined, "", 42, {}, "None", "hat 12", "_p~iF~ps|U_ulL", "_p~iF~ps|", "çğ", "~~~~~~~~~~~~~~~~"])(
    "gives nothing for %j",
    (encoded) => {
      expect(decodePolyline(encoded)).toEqual([]);
    },
  );

  test("gives nothing when a position leaves the earth", () => {
    expect(decodePolyline("_p~iF~ps|U_p~iF~ps|U_p~iF~ps|U")).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { elevationOf } from "../../../src/widgets/kit/map/markers/marker-icons.ts";
import { spreadMarkers } from "../../../src/widgets/kit/map/markers/spread.ts";
import type { MapMarker, SignMarker } from "../../../src/widgets/kit/map/types.ts";

const sign = (id: string, selected = false): SignMarker => ({
  id,
  kind: "sign",
  sign: { ground: "--shuttle-danger", color: "--shuttle-on-solid", paths: ["M0 0h1"] },
  position: [41, 29],
  selected,
});

describe("signs on the map", () => {
  test("of several at one place none covers another, and the chosen one gives way to offices only", () => {
    const office: MapMarker = { id: "office", kind: "office", position: [41.2, 29] };
    const markers = [sign("1"), sign("2"), sign("3", true), office];
    const spread = spreadMarkers(markers, 14, "sans-serif");
    expect(spread.map(({ marker }) => marker.id)).toEqual(["1", "2", "3", "office"]);
    expect(spread[2]?.offset).toEqual({ x: 0, y: 0 });
    const places = spread.slice(0, 3).map(({ offset }) => [offset.x, offset.y]);
    for (const [index, [x = 0, y = 0]] of places.entries()) {
      for (const [otherX = 0, otherY = 0] of places.slice(index + 1)) {
        expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThanOrEqual(22);
      }
    }
  });

  test("lie above pins, the chosen one above offices", () => {
    const pin: MapMarker = { id: "a", kind: "pin", position: [41, 29], color: "--shuttle-boarded" };
    expect(elevationOf(sign("1"))).toBeGreaterThan(elevationOf(pin));
    expect(elevationOf(sign("1", true))).toBeGreaterThan(elevationOf({ ...pin, kind: "office" } as MapMarker));
  });
});

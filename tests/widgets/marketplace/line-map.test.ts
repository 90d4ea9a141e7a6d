import { describe, expect, test } from "vitest";
import type { LineDirection } from "../../../src/core/api/marketplace-detail.ts";
import type { MarketplaceLine } from "../../../src/core/api/marketplace.ts";
import { toLinesPicture, toRidePicture } from "../../../src/widgets/marketplace/detail/line-map.model.ts";

/** (38.5, -120.2), (40.7, -120.95), (43.252, -126.453) */
const polyline = "_p~iF~ps|U_ulLnnqC_mqNvxq`@";

const direction: LineDirection = {
  origin: [41, 29],
  pickup: [41.01, 29],
  dropoff: [41.07, 29.01],
  destination: [41.08, 29.01],
  routeOrigin: [40.9, 29],
  routeDestination: [41.0801, 29.0101],
  walkToPickup: polyline,
  walkFromDropoff: null,
  polyline,
  markers: [],
  counties: { origin: "Kadıköy", destination: "Şişli" },
};
const times = { pickup: "07:14", dropoff: null };
const picture = (change: Partial<LineDirection> = {}, period: "morning" | "evening" = "morning") =>
  toRidePicture({ direction: { ...direction, ...change }, period, times, isAddress: false });
const kinds = (change: Partial<LineDirection> = {}, period: "morning" | "evening" = "morning") =>
  picture(change, period).markers.map(({ kind, label }) => `${kind} ${label ?? ""}`.trim());

describe("a direction on the map", () => {
  test("shows the path in its colour and both walks, straight where none was sent", () => {
    const { lines } = picture();
    expect(lines.map(({ id, color, dashed = false }) => [id, color, dashed])).toEqual([
      ["way", "morning", false],
      ["walk-to", "walk", true],
      ["walk-from", "walk", true],
    ]);
    expect(lines[1]?.points).toHaveLength(3);
    expect(lines[2]?.points).toEqual([
      [41.07, 29.01],
      [41.08, 29.01],
    ]);
    expect(picture({}, "evening").lines[0]?.color).toBe("evening");
  });

  test("shows home, pickup, dropoff and office, and both ends of the line", () => {
    // The end of the line is at the office and needs no mark of its own.
    expect(kinds()).toEqual(["home Ev", "pin Biniş 07:14", "pin İniş", "office Ofis", "start Hattın ilk noktası"]);
    expect(kinds({}, "evening")).toEqual([
      "office Ofis",
      "pin Biniş 07:14",
      "pin İniş",
      "home Ev",
      "start Hattın ilk noktası",
    ]);
  });

  test("shows all of the provider's markers, one at each place", () => {
    const markers: LineDirection["markers"] = [
      { icon: "home", position: [41, 29] },
      { icon: "transfer", position: [41.05, 29] },
    ];
    const shown = kinds({ markers });
    expect(shown.filter((kind) => kind.startsWith("home"))).toHaveLength(1);
    expect(shown).toContain("pin Biniş 07:14");
    expect(shown).toContain("pin Durak");
    const ids = picture({ markers }).markers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("labels the home as an address when the search is for one", () => {
    const { markers } = toRidePicture({ direction, period: "morning", times, isAddress: true });
    expect(markers.find(({ kind }) => kind === "home")?.label).toBe("Aranan adres");
  });

  test("fits to everything that has a position, and to nothing without any", () => {
    const { bounds, lines, markers } = picture();
    expect(bounds).toContainEqual([43.252, -126.453]);
    for (const { position } of markers) expect(bounds).toContainEqual(position);
    expect(lines.flatMap(({ points = [] }) => points).every((point) => point && bounds.includes(point))).toBe(true);
    const places = ["origin", "pickup", "dropoff", "destination", "routeOrigin", "routeDestination"];
    const nothing = Object.fromEntries(places.map((name) => [name, null]));
    expect(picture({ ...nothing, walkToPickup: null, polyline: "?" })).toEqual({
      lines: [],
      markers: [],
      bounds: [],
    });
  });
});

test("the map of all lines has a colour for each and leaves out lines without a path", () => {
  const lines = ["M-1", "M-2", "M-3"].map(
    (id) => ({ id, polyline: id === "M-2" ? null : polyline }) as MarketplaceLine,
  );
  const shown = toLinesPicture(lines);
  expect(shown.lines.map(({ id }) => id)).toEqual(["M-1", "M-3"]);
  expect(shown.lines.every(({ color }) => color.startsWith("--shuttle-route-"))).toBe(true);
  expect(shown.bounds).toHaveLength(6);
});

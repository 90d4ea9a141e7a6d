import { describe, expect, test } from "vitest";
import { elevationOf } from "../../../src/widgets/kit/map/markers/marker-icons.ts";
import { type EventSign, eventSigns, toEventColors } from "../../../src/widgets/kit/map/events/event-signs.ts";
import { sizeOf } from "../../../src/widgets/kit/map/markers/marker-size.ts";
import { spreadMarkers } from "../../../src/widgets/kit/map/markers/marker-spread.ts";
import type { EventMarker, MapMarker } from "../../../src/widgets/kit/map/types.ts";

const event = (id: string, sign: EventSign, selected = false): EventMarker => ({
  id,
  kind: "event",
  sign,
  position: [41, 29],
  selected,
});

describe("driving events on the map", () => {
  test("every sign has a drawing, and the room of a target", () => {
    for (const [sign, { paths }] of Object.entries(eventSigns)) {
      expect(paths.length).toBeGreaterThan(0);
      expect(sizeOf(event("1", sign as EventSign), "sans-serif")).toEqual({ width: 24, height: 24 });
    }
  });

  test.each<[EventSign, string, string]>([
    ["overspeeding", "danger", "on-solid"],
    ["phone-use", "chart-1", "surface"],
    ["hard-brake", "chart-5", "surface"],
    ["hard-turn", "chart-2", "ink-950"],
    ["rapid-acceleration", "chart-3", "ink-950"],
    ["other", "text-muted", "surface"],
  ])("%s has the ground %s and the sign %s", (sign, ground, color) => {
    expect(toEventColors(sign)).toEqual({
      "--event-color": `var(--shuttle-${ground})`,
      "--event-sign": `var(--shuttle-${color})`,
    });
  });

  test("of several at one place none covers another, and the chosen one gives way to offices only", () => {
    const office: MapMarker = { id: "office", kind: "office", position: [41.2, 29] };
    const markers = [event("1", "hard-turn"), event("2", "hard-brake"), event("3", "other", true), office];
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

  test("events lie above stops, the chosen one above offices", () => {
    const stop: MapMarker = { id: "a", kind: "stop", position: [41, 29], tone: "boarded" };
    expect(elevationOf(event("1", "other"))).toBeGreaterThan(elevationOf(stop));
    expect(elevationOf(event("1", "other", true))).toBeGreaterThan(
      elevationOf({ ...stop, kind: "office" } as MapMarker),
    );
  });
});

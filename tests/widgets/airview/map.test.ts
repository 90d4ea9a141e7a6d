import { describe, expect, test } from "vitest";
import type { Position } from "../../../src/core/api/position.ts";
import {
  parseStopId,
  toFirstMove,
  toHomeSummary,
  toMapPins,
  toMarkers,
  toMove,
  toRouteLines,
  toRouteSummary,
  toStopId,
  toStopSummary,
  toWalks,
} from "../../../src/widgets/airview/map.model.ts";
import { findSelected, type Selected, toRouteIndex, toSelection } from "../../../src/widgets/airview/routes.model.ts";
import { evening, person, route, stop } from "./sample-routes.ts";

const morningRoute = route();
const eveningRoute = evening();
const routeIndex = toRouteIndex([morningRoute, eveningRoute]);
const select = (of = morningRoute, letter: string | null = null) =>
  findSelected(routeIndex, toSelection(of, letter)) as Selected;

describe("lines", () => {
  test("draws morning and evening in their colours, as the same array for the same answer", () => {
    const lines = toRouteLines(routeIndex, null);
    expect(lines.map(({ id, color }) => `${id} ${color}`)).toEqual(["502 evening", "501 morning"]);
    expect(toRouteLines(routeIndex, null)).toBe(lines);
  });

  test("draws the selected line above the others, which fade and stay the same objects", () => {
    const lines = toRouteLines(routeIndex, eveningRoute);
    expect(lines.at(-1)).toMatchObject({ id: "502", casing: true, weight: 5 });
    expect(lines[0]).toMatchObject({ id: "501", faded: true });
    expect(toRouteLines(routeIndex, eveningRoute)[0]).toBe(lines[0]);
  });

  test("draws lines beside the road, the selected one on it", () => {
    expect(toRouteLines(routeIndex, null).map(({ road }) => road)).toEqual(["beside", "beside"]);
    expect(toRouteLines(routeIndex, eveningRoute).map(({ road, offset }) => [road, offset])).toEqual([
      ["beside", 1.75],
      ["on", 0],
    ]);
  });

  test("draws a route by its stops when it has no way", () => {
    const [line] = toRouteLines(toRouteIndex([route({ waypointsPolyline: null })]), null);
    expect(line).toMatchObject({
      dashed: true,
      points: [
        [40.99, 29.03],
        [41, 29.03],
        [41.01, 29.03],
      ],
    });
  });

  test("labels stops with letter and number of people, others' included", () => {
    expect(
      toMapPins(routeIndex).map(({ id, text, color }) => `${id} ${text} ${color.replace("--shuttle-stop-", "")}`),
    ).toEqual([
      "501/0 A/2 own",
      "501/1 B/3 mixed",
      "501/2 C/4 shadow",
      "502/0 A/2 own",
      "502/1 B/3 mixed",
      "502/2 C/4 shadow",
    ]);
    expect(parseStopId(toStopId(eveningRoute, 2))).toEqual([502, 2]);
  });

  test("leaves out a stop without a position and keeps the others' numbers", () => {
    const gap = route({ stops: [stop(1, [], { position: null }), stop(2, [])] });
    expect(toMapPins(toRouteIndex([gap])).map(({ id }) => id)).toEqual(["501/1"]);
  });

  test("draws walks from the homes of the stop's own people", () => {
    expect(toWalks(select())).toEqual([]);
    expect(toWalks(select(morningRoute, "A")).map(({ id }) => id)).toEqual(["walk/1", "walk/2"]);
    const [straight] = toWalks(select(morningRoute, "B"));
    expect(straight).toMatchObject({
      dashed: true,
      points: [
        [40.985, 29.025],
        [41, 29.03],
      ],
    });
    const known = route({
      timePeriod: "evening",
      stops: [stop(1, [person("1", "A", { dropoffWaypointsPolyline: "_p~iF~ps|U_ulLnnqC_mqNvxq`@" })])],
    });
    const [walked] = toWalks(findSelected(toRouteIndex([known]), toSelection(known, "A")) as Selected);
    expect(walked?.points).toHaveLength(3);
  });
});

describe("markers", () => {
  test("show only the office when nothing is selected", () => {
    expect(toMarkers([41.07, 29.01], null)).toEqual([
      { id: "office/0", kind: "office", position: [41.07, 29.01], label: "Ofis" },
    ]);
    expect(toMarkers(null, null)).toEqual([]);
  });

  test("show the route's office beside the company's when they differ", () => {
    const offices = (company: Position) => toMarkers(company, select()).filter(({ kind }) => kind === "office").length;
    expect(offices([41.07, 29.01])).toBe(1);
    expect(offices([40.9, 29.2])).toBe(2);
  });

  test("name the stops, mark the selected one and show its homes", () => {
    const markers = toMarkers(null, select(morningRoute, "A"));
    expect(markers.map(({ id }) => id)).toEqual(["office/0", "home/1", "home/2", "501/0", "501/1", "501/2"]);
    expect(markers.find(({ id }) => id === "501/0")).toMatchObject({
      text: "A/2",
      color: "--shuttle-stop-own",
      selected: true,
    });
    expect(markers.find(({ id }) => id === "501/2")?.label).toBe("C/4, C durağı, 07:03, 4 diğer şirket çalışanı");
  });
});

describe("a selected passenger", () => {
  const selected = findSelected(routeIndex, toSelection(morningRoute, "A", "2")) as Selected;

  test("marks the selected person's home and fades the others' walks", () => {
    const homes = toMarkers(null, selected).flatMap((marker) =>
      marker.kind === "home" ? [[marker.id, marker.selected]] : [],
    );
    expect(homes).toEqual([
      ["home/1", false],
      ["home/2", true],
    ]);
    expect(toWalks(selected).map(({ id, faded }) => [id, faded])).toEqual([
      ["walk/1", true],
      ["walk/2", false],
    ]);
    expect(toWalks(select(morningRoute, "A")).map(({ faded }) => faded)).toEqual([false, false]);
  });

  test("keeps the map in place when a person of the stop is selected", () => {
    expect(toMove(select(morningRoute, "A"), selected)).toBeNull();
  });
});

describe("summaries", () => {
  const plain = (lines: readonly string[] = []) => lines.map((line) => line.replaceAll("\u00a0", " "));

  test("describe a route, a stop and a home", () => {
    expect(plain(toRouteSummary(morningRoute).lines)).toEqual([
      "Sabah 06:55 · 1 sa 15 dk",
      "3 durak, 3 çalışan",
      "Murat Aksoy",
    ]);
    expect(toStopSummary(morningRoute, 1)).toEqual({
      title: "B durağı, Caferağa, Moda Cad.",
      lines: ["Kadıköy – Levent · 07:02", "1 çalışan · 2 diğer şirket çalışanı"],
    });
    expect(toStopSummary(morningRoute, 9)).toBeNull();
    expect(plain(toHomeSummary(select(morningRoute, "A"), "2")?.lines)).toEqual(["yürüme 280 m"]);
    expect(toHomeSummary(select(morningRoute, "A"), "3")).toBeNull();
  });
});

describe("the map", () => {
  const near = { kind: "position", position: [41, 29.03], zoom: 17 };

  test("zooms to a stop with its homes and walks, and out when it is cleared", () => {
    const whole = {
      kind: "fit",
      positions: [
        [41, 29.03],
        [40.985, 29.025],
        [41, 29.03],
      ],
      nearest: 17,
    };
    expect(toMove(null, select(morningRoute, "B"))).toEqual(whole);
    expect(toMove(select(), select(morningRoute, "B"))).toEqual(whole);
    // No home has a position: the map zooms to the stop alone.
    const alone = route({ stops: [stop(1, [person("1", "A", { home: null })])] });
    const selected = findSelected(toRouteIndex([alone]), toSelection(alone, "A"));
    expect(toMove(null, selected)).toMatchObject({ kind: "position", zoom: 17 });
    expect(toMove(select(morningRoute, "B"), select())).toEqual({ ...near, zoom: 14 });
    expect(toMove(select(morningRoute, "B"), null)).toEqual({ ...near, zoom: 14 });
  });

  test("fits another route whole", () => {
    expect(toMove(null, select())).toMatchObject({ kind: "fit" });
    expect(toMove(select(morningRoute, "B"), select(eveningRoute))).toMatchObject({ kind: "fit" });
  });

  test("stays when the selection is the same or a route is cleared", () => {
    expect(toMove(select(morningRoute, "B"), select(morningRoute, "B"))).toBeNull();
    expect(toMove(select(), select())).toBeNull();
    expect(toMove(select(), null)).toBeNull();
  });

  test("fits all routes at first, with the bends of their ways", () => {
    expect(toFirstMove(toRouteIndex([]))).toBeNull();
    const without = { stops: [], waypointsPolyline: null };
    expect(toFirstMove(toRouteIndex([route({ ...without, origin: null, destination: null })]))).toBeNull();
    const short = route({ ...without, origin: [41, 29], destination: [41.1, 28.9] });
    expect(toFirstMove(toRouteIndex([short]))).toEqual({
      kind: "fit",
      positions: [
        [41, 29],
        [41.1, 28.9],
      ],
    });
    const wide = route({
      routeId: 2,
      ...without,
      stops: [stop(1, [], { position: [40.5, 29.4] })],
      waypointsPolyline: "_p~iF~ps|U_ulLnnqC",
    });
    const positions = [[38.5, -120.2], [40.7, -120.95], [40.5, 29.4], wide.origin, wide.destination];
    expect(toFirstMove(toRouteIndex([short, wide]))).toMatchObject({
      positions: [[41, 29], [41.1, 28.9], ...positions],
    });
  });
});

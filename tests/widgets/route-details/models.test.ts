import { describe, expect, test } from "vitest";
import type { Stop, StopPassenger } from "../../../src/core/api/stops.ts";
import {
  toBounds,
  toHomes,
  toMarkers,
  toStopId,
  toTip,
  toWay,
} from "../../../src/widgets/route-details/route-map.model.ts";
import { toPassengerWorkbook, toPassengerRows } from "../../../src/widgets/route-details/passengers.tsx";
import {
  readQuery,
  toDuration,
  type VariantDetail,
  writeQuery,
} from "../../../src/widgets/route-details/route.model.ts";
import { texts as english } from "../../../src/widgets/route-details/route-details.messages.en.ts";
import { toStopEntries } from "../../../src/widgets/shared/stops/stop.model.ts";
import { aStop, aStopPassenger } from "../../helpers/rows.ts";

const person = (id: string, changes: Partial<StopPassenger> = {}) =>
  aStopPassenger({
    passengerId: id,
    passengerName: `Kişi ${id}`,
    openAddress: "Caferağa Mah., Moda Cad. No: 5, Kadıköy/İstanbul",
    home: [40.98, 29.03],
    pickupWalkingDistance: 290,
    dropoffWalkingDistance: 1330,
    pickupWaypointsPolyline: "not a polyline ~~~\u0000",
    ...changes,
  });
const stop = (orderChar: string, arrival: string | null, changes: Partial<Stop> = {}) =>
  aStop({ orderNumber: orderChar.charCodeAt(0) - 64, orderChar, arrival, ...changes });
const detail = (changes: Partial<VariantDetail> = {}): VariantDetail => ({
  stops: [
    stop("A", "07:05", { passengers: [person("1"), person("2")], shadowCount: 1 }),
    stop("B", null, { shadowCount: 2, position: [41, 29.02] }),
    stop("C", "07:30", { passengers: [person("3", { pickupWalkingDistance: null })] }),
  ],
  way: [
    [40.99, 29.02],
    [41.07, 29.01],
  ],
  origin: [40.95, 29.0],
  destination: [41.07, 29.01],
  offices: [],
  begins: "06:55",
  ends: "08:10",
  ...changes,
});

test("a route takes from begin to end, also past midnight", () => {
  expect(toDuration(detail())).toBe(4500);
  expect(toDuration(detail({ begins: "23:50", ends: "00:20" }))).toBe(1800);
  expect(toDuration(detail({ ends: null }))).toBeNull();
});
describe("passengers", () => {
  test("are numbered in travel order, without those of other companies", () => {
    const rows = toPassengerRows(detail(), "morning");
    expect(rows.map(({ number, letter, name }) => [number, letter, name])).toEqual([
      [1, "A", "Kişi 1"],
      [2, "A", "Kişi 2"],
      [3, "C", "Kişi 3"],
    ]);
  });

  test("travel from their stop to the office in the morning, from the office to their stop in the evening", () => {
    expect(toPassengerRows(detail(), "morning").map(({ duration, walk }) => [duration, walk])).toEqual([
      [3900, 290],
      [3900, 290],
      [2400, null],
    ]);
    const evening = toPassengerRows(detail({ begins: "06:00", ends: "09:00" }), "evening");
    expect(evening.map(({ duration, walk }) => [duration, walk])[0]).toEqual([3900, 1330]);
  });

  test("take the legs' durations when their stop has no time", () => {
    const passengers = [person("1")];
    const legs = (...durations: (number | null)[]) =>
      durations.map((duration, at) => stop("ABC"[at] ?? "", null, { duration, passengers }));
    const rides = (stops: Stop[], period: "morning" | "evening", ends: string | null = "08:10") =>
      toPassengerRows(detail({ stops, ends }), period).map(({ duration, time }) => [duration, time]);
    expect(rides(legs(600, 900, 600), "morning")).toEqual([
      [3900, null],
      [3000, null],
      [2400, null],
    ]);
    expect(rides(legs(600, null, 600), "evening", null)).toEqual([
      [600, null],
      [null, null],
      [null, null],
    ]);
    expect(rides(legs(600), "morning", null)).toEqual([[null, null]]);
    expect(rides(legs(9000), "morning")).toEqual([[null, null]]);
  });

  test("are exported as numbers and times", () => {
    const workbook = toPassengerWorkbook("Kadıköy – Levent", "morning", toPassengerRows(detail(), "morning"));
    expect(workbook.file).toBe("Kadıköy – Levent Ofise Gidiş Çalışanları.xlsx");
    const [columns, rows] = [workbook.sheets[0]?.columns ?? [], workbook.sheets[0]?.rows as never[]];
    expect(columns.map((column) => [column.type, column.value(rows[0] as never)])).toEqual([
      ["integer", 1],
      ["text", "A"],
      ["text", "Kişi 1"],
      ["text", "Caferağa Mah., Moda Cad. No: 5, Kadıköy/İstanbul"],
      ["time", "07:05"],
      ["integer", 290],
      ["integer", 65],
    ]);
  });
});

describe("the map", () => {
  const entries = toStopEntries(detail().stops, "morning");

  test("shows a marker for each stop, the office, and a start apart from the first stop", () => {
    const markers = toMarkers(detail(), entries, "A", "morning");
    expect(markers.map(({ kind }) => kind)).toEqual(["start", "pin", "pin", "pin", "office"]);
    expect(markers[1]).toMatchObject({ text: "A/3", color: "--shuttle-stop-mixed", selected: true });
    expect(markers[2]).toMatchObject({ text: "B/2", color: "--shuttle-stop-shadow", selected: false });
    expect(markers.map(({ id }) => toStopId(id))).toEqual([null, "A", "B", "C", null]);
    const beginsAtStop = toMarkers(detail({ origin: [40.9901, 29.0201] }), entries, null, "morning");
    expect(beginsAtStop.some(({ kind }) => kind === "start")).toBe(false);
    const evening = toMarkers(detail(), entries, null, "evening");
    expect(evening.at(-1)).toMatchObject({ kind: "office", position: [40.95, 29.0] });
  });

  test("shows a stop's homes with their walks, straight when the polyline is broken", () => {
    const homes = toHomes(detail().stops[0] as Stop, "morning");
    expect(homes.markers).toHaveLength(2);
    expect(homes.lines[0]).toMatchObject({
      dashed: true,
      points: [
        [40.98, 29.03],
        [40.99, 29.02],
      ],
    });
    expect(homes.bounds).toHaveLength(3);
  });

  test("draws nothing for ways, stops and homes without a position", () => {
    const lost = detail({
      way: [],
      origin: null,
      destination: null,
      stops: [
        stop("A", "07:05", {
          position: null,
          passengers: [person("1", { home: null })],
        }),
      ],
    });
    expect(toBounds(lost)).toEqual([]);
    expect(toWay(lost, "morning")).toEqual([]);
    expect(toMarkers(lost, toStopEntries(lost.stops, "morning"), null, "morning")).toEqual([]);
    expect(toHomes(lost.stops[0] as Stop, "morning")).toEqual({ lines: [], markers: [], bounds: [] });
    expect(toBounds(detail({ stops: [] })).length).toBeGreaterThan(0);
  });

  test("describes what is under the pointer, others' people only by number", () => {
    expect(toTip("stop B", detail(), entries, "morning")).toEqual({
      title: "B durağı",
      lines: ["2 diğer şirket çalışanı"],
    });
    expect(toTip("home 3", detail(), entries, "evening")?.lines.at(-1)).toBe("Yürüme 1,3\u00a0km");
    expect(toTip("office", detail(), entries, "morning")).toBeNull();
  });
});

test("writes one free seat in the singular in English", () =>
  expect([0, 1, 2].map(english.routeDetailsMessages.freeSeats)).toEqual(["free seats", "free seat", "free seats"]));

test("reads and writes direction and stop, and ignores the rest", () => {
  expect(readQuery("direction=evening&stop=D&x=1")).toEqual({ direction: "evening", stop: "D" });
  expect(readQuery("direction=noon&stop=")).toEqual({ direction: null, stop: null });
  expect(writeQuery({ direction: "evening", stop: "D" })).toBe("direction=evening&stop=D");
  expect(writeQuery({ direction: null, stop: null })).toBe("");
});

import { readFileSync } from "node:fs";
import {
  countKinds,
  eventSigns,
  toDrivingNotice,
  toEventEntries,
  toEventLabel,
} from "../../../src/widgets/past-route-details/map/event.model.ts";
import { describe, expect, test } from "vitest";
import type { Booking } from "../../../src/core/api/bookings.ts";
import type { DriverEvent } from "../../../src/core/api/driver-events.ts";
import { fetchTripDirections, type PastTrip, type TripPassenger } from "../../../src/core/api/past-trips.ts";
import {
  toBounds,
  toDrivenLines,
  toEndMarkers,
  toEventMarkers,
  toLegend,
  toPlanLines,
  toSpeedingLines,
  toStopMarkers,
  toTip,
} from "../../../src/widgets/past-route-details/map/trip-map.model.ts";
import {
  formatDifference,
  toDelaySentence,
  toDelayStops,
  toLongestWait,
  toMissingReason,
  toPositionAt,
  toTripWay,
} from "../../../src/widgets/past-route-details/trip/trip.model.ts";
import {
  countTravelled,
  isPending,
  toPassengerRows,
  toPassengerStops,
} from "../../../src/widgets/past-route-details/trip/passengers.model.ts";
import { texts as english } from "../../../src/widgets/past-route-details/past-route-details.messages.en.ts";
import { toReplayWords } from "../../../src/widgets/past-route-details/map/replay.store.ts";
import {
  chooseTrip,
  isTripMissing,
  readQuery,
  toOtherRoute,
  toRange,
  toShownTrips,
  writeQuery,
} from "../../../src/widgets/past-route-details/trip-state.model.ts";
import type { Position } from "../../../src/core/api/position.ts";
import { toSeen } from "../../../src/widgets/kit/map/view.ts";
import { toWay } from "../../../src/widgets/kit/map/lines/line-geometry.ts";
import { ask } from "../../core/api/calls-stage.ts";
import { aPastTrip } from "../../helpers/rows.ts";

const point = (position: Position | null, planned: Position | null = null, company: Position | null = null) => ({
  position,
  planned,
  company,
});
const at = (clock: string) => Date.parse(`2026-11-19T${clock}:00+03:00`);

describe("the state in an address", () => {
  test("reads what it has written, without defaults", () => {
    const query = "date_start=2026-11-01&date_end=2026-11-05&direction=evening&trip=9001";
    expect(writeQuery(readQuery(query))).toBe(query);
    expect(writeQuery(readQuery(""))).toBe("");
    expect(writeQuery(readQuery("route=R-2"))).toBe("route=R-2");
    const link = "routeName=Kad%C4%B1k%C3%B6y+%E2%80%93+Levent&date_start=2026-11-01&trip=9001";
    expect(readQuery(link).routeName).toBe("Kadıköy – Levent");
    expect(writeQuery(readQuery(link))).toBe(link);
  });

  test("ignores invalid values", () => {
    expect(writeQuery(readQuery("date_start=2026-02-30&date_end=dün&direction=noon&trip=abc&trip=1&route="))).toBe("");
  });

  test("keeps days and direction for another route, not the trip", () => {
    expect(
      toOtherRoute("R-2", readQuery("route=R-1&routeName=X&date_start=2026-11-01&direction=evening&trip=9")),
    ).toEqual({
      name: "past-route-details",
      params: { id: "R-2" },
      query: "date_start=2026-11-01&direction=evening",
    });
  });
});

describe("the listed days", () => {
  const today = "2026-11-19";
  const range = (
    start: string | null,
    end: string | null,
    dateStart: string | null = null,
    dateEnd: string | null = null,
  ) => toRange({ start, end }, { dateStart, dateEnd }, today);

  test.each([
    ["nothing given: five days before today", [null, null], ["2026-11-14", today]],
    ["a start alone reaches to today", ["2026-11-02", null], ["2026-11-02", today]],
    ["today as the start is moved to yesterday", [today, null], ["2026-11-18", today]],
    ["an end alone begins five days before it", [null, "2026-11-10"], ["2026-11-05", "2026-11-10"]],
    ["both", ["2026-10-01", "2026-10-31"], ["2026-10-01", "2026-10-31"]],
    ["a start on or after the end is moved before it", ["2026-10-10", "2026-10-10"], ["2026-10-09", "2026-10-10"]],
    ["a start after the end is not followed", ["2026-10-20", "2026-10-10"], ["2026-10-05", "2026-10-10"]],
    ["an end that lies ahead is not followed", ["2026-11-02", "2026-12-01"], ["2026-11-02", today]],
    ["nothing is listed before August 2018", ["2010-01-01", "2018-08-03"], ["2018-08-01", "2018-08-03"]],
    ["nor ends before it", [null, "2018-08-01"], ["2026-11-14", today]],
    ["and an early end begins with the first day", [null, "2018-08-03"], ["2018-08-01", "2018-08-03"]],
  ] as const)("%s", (_name, [start, end], [first, last]) => {
    expect(range(start, end)).toEqual({ start: first, end: last });
  });

  test("takes the attributes' days when the query has none, and ignores invalid ones", () => {
    expect(range(null, null, "2026-11-01", "2026-11-05")).toEqual({ start: "2026-11-01", end: "2026-11-05" });
    expect(range("2026-11-03", null, "2026-11-01", "2026-11-05")).toEqual({ start: "2026-11-03", end: "2026-11-05" });
    expect(range(null, null, "sözcük", "sözcük")).toEqual({ start: "2026-11-14", end: today });
  });
});

describe("the selected trip", () => {
  const trips = [
    { id: 1, timePeriod: "evening" },
    { id: 2, timePeriod: "morning" },
  ] as unknown as readonly PastTrip[];

  test("shows the wanted trip of the direction, else the first", () => {
    expect(toShownTrips(trips, null)).toBe(trips);
    expect(toShownTrips(trips, "morning").map(({ id }) => id)).toEqual([2]);
    expect(chooseTrip(trips, 2)?.id).toBe(2);
    expect(chooseTrip(trips, 3)?.id).toBe(1);
    expect(chooseTrip([], 3)).toBeNull();
    expect([1, 3, null].map((wanted) => isTripMissing(trips, wanted))).toEqual([false, true, false]);
  });
});

describe("the way", () => {
  test("has the driven way, the known pieces of the plan, and each company once", () => {
    const way = toTripWay([
      point([41, 29], [41, 29], [41.5, 29.5]),
      point([41.1, 29], [41.1, 29], [41.5, 29.5]),
      point([41.1, 29], [41.1, 29]),
      point([41.2, 29]),
      point([41.3, 29], [41.3, 29.1]),
      point([41.4, 29]),
    ]);
    expect(way.driven).toHaveLength(6);
    expect(way.planned).toEqual([
      [
        [41, 29],
        [41.1, 29],
      ],
    ]);
    expect(way.companies).toEqual([[41.5, 29.5]]);
    expect(toBounds(way)).toEqual([...way.driven, [41.5, 29.5]]);
    expect(toPlanLines(way)).toMatchObject([{ dashed: true, color: "planned" }]);
    expect(toDrivenLines(way, "evening")).toMatchObject([{ id: "driven", color: "evening", casing: true }]);
  });

  test("breaks only the line when a point has no GPS fix", async () => {
    const file = new URL("directions-without-a-fix.json", import.meta.url);
    const answer: unknown = JSON.parse(readFileSync(file, "utf8"));
    const { read } = await ask(answer, (http) => fetchTripDirections(http, 880010));
    const way = toTripWay(read);
    const known = way.driven.filter((position) => position !== null);
    expect([way.driven.length, known.length, way.driven[6]]).toEqual([12, 11, null]);
    const [line] = toDrivenLines(way, "morning");
    expect(toWay(line ?? {})?.pieces.map(({ length }) => length / 2)).toEqual([6, 5]);
    expect(toSeen(toBounds(way))).toEqual([...known, [41.0772, 29.013]]);
    expect(toEndMarkers(way, "morning")).toMatchObject([
      { kind: "start", position: [41.01, 29.02] },
      { kind: "office" },
    ]);
    // In a replay the vehicle passes the gap on the straight line, at the time of the points around it.
    expect(toPositionAt(way, 5 / 11)).toEqual([41.035, 29.015]);
    expect(toPositionAt(way, 6 / 11)?.map((degrees) => degrees.toFixed(4))).toEqual(["41.0400", "29.0140"]);
    expect(toPositionAt(way, 7 / 11)).toEqual([41.045, 29.013]);
  });

  test("is empty when no point is known", () => {
    const lost = toTripWay([point(null, [41, 29]), point(null, [41.1, 29])]);
    expect(lost.driven).toEqual([]);
    const late = toTripWay([point(null), point([41, 29]), point([41.1, 29])]);
    expect([toPositionAt(late, 0.25), toPositionAt(late, 0.5)]).toEqual([null, [41, 29]]);
    expect(toEndMarkers(late, "evening")).toMatchObject([{ kind: "start", position: [41, 29] }]);
  });

  test("draws nothing when there are no points", () => {
    const way = toTripWay([]);
    expect(toBounds(way)).toEqual([]);
    expect(toDrivenLines(way, "morning")).toEqual([]);
    expect(toEndMarkers(way, "morning")).toEqual([]);
    expect(toPositionAt(way, 0.5)).toBeNull();
  });

  test("gives the position between two points, never beyond the ends", () => {
    const way = toTripWay([point([41, 29]), point([41, 30]), point([42, 30])]);
    expect(toPositionAt(way, 0.25)).toEqual([41, 29.5]);
    expect(toPositionAt(way, 0.5)).toEqual([41, 30]);
    expect(toPositionAt(way, -1)).toEqual([41, 29]);
    expect(toPositionAt(way, 2)).toEqual([42, 30]);
    expect(toEndMarkers(way, "morning")).toMatchObject([{ kind: "start", position: [41, 29], label: "Başlangıç" }]);
  });
});

const passenger = (
  name: string,
  state: string,
  order: number | null,
  rest: Partial<TripPassenger> = {},
): TripPassenger => ({
  name,
  timePeriod: "morning",
  state,
  position: [41, 29],
  at: null,
  order,
  ...rest,
});

describe("passengers", () => {
  test.each([
    ["morning", "on-the-bus", at("07:05"), "07:05", true],
    ["morning", "on-the-bus", null, "Bindi", true],
    ["morning", "completed", at("07:05"), "07:05", true],
    ["morning", "not-coming", at("07:05"), "Gelmedi", false],
    ["morning", "cancelled-by-driver", null, "Sürücü Binmedi Dedi", false],
    ["evening", "completed", at("18:40"), "18:40", true],
    ["evening", "completed", null, "Geldi", true],
    ["evening", "not-coming", null, "Gelmedi", false],
    ["evening", "cancelled-by-driver", null, "Sürücü Gelmedi Dedi", false],
    ["evening", "-", null, "-", false],
    ["evening", "başka bir şey", at("18:40"), "-", false],
  ] as const)("%s, %s, %s: %s", (timePeriod, state, moment, text, hasTravelled) => {
    const [row] = toPassengerRows([passenger("Ayşe", state, 1, { timePeriod, at: moment })]);
    expect(row).toMatchObject({ text, hasTravelled, letter: "A" });
    expect(toStopMarkers(toPassengerStops(row ? [row] : []), null, null)[0]).toMatchObject({
      color: hasTravelled ? "--shuttle-boarded" : "--shuttle-not-boarded",
    });
  });

  test("lists passengers by stop, those without a number last, namesakes apart", () => {
    const rows = toPassengerRows([
      passenger("Can", "-", null),
      passenger("Ayşe", "on-the-bus", 27),
      passenger("Ayşe", "on-the-bus", 1),
    ]);
    expect(rows.map(({ letter }) => letter)).toEqual(["A", "AA", "-"]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
    expect(countTravelled(rows)).toBe(2);
    // At the start of a replay only passengers without a time count.
    expect(countTravelled(rows, 0)).toBe(rows.filter((row) => row.hasTravelled && row.at === null).length);
  });

  test("shows a stop's travellers and absentees by a marker each, none without a position", () => {
    const rows = toPassengerRows([
      passenger("Ayşe", "on-the-bus", 1, { at: at("07:05") }),
      passenger("Can", "not-coming", 1),
      passenger("Ece", "on-the-bus", 1),
      passenger("Eda", "on-the-bus", 2, { position: null }),
    ]);
    const stops = toPassengerStops(rows);
    expect(stops.map(({ people, hasTravelled }) => [people.length, hasTravelled])).toEqual([
      [2, true],
      [1, false],
    ]);
    const [green, red] = toStopMarkers(stops, stops[1]?.id ?? null, null);
    expect(green).toMatchObject({
      color: "--shuttle-boarded",
      label: "A durağı, Ayşe: 07:05, Ece: Bindi",
      selected: false,
    });
    expect(red).toMatchObject({ color: "--shuttle-not-boarded", selected: true });
    expect(toTip(stops[0]?.id ?? "", stops, [], "06:55")).toEqual({
      title: "A durağı",
      lines: ["Ayşe: 07:05", "Ece: Bindi"],
    });
    expect(toTip("start", stops, [], "06:55")?.lines).toEqual(["06:55"]);
    expect(toTip("company 0", stops, [], "06:55")?.title).toBe("Şirket");
    expect(toTip("driven", stops, [], "06:55")).toBeNull();
  });

  test("shows passengers as pending until the replay reaches them", () => {
    const [row] = toPassengerRows([passenger("Ayşe", "on-the-bus", 1, { at: at("07:05") })]);
    expect(row && [isPending(row, null), isPending(row, at("07:04")), isPending(row, at("07:05"))]).toEqual([
      false,
      true,
      false,
    ]);
    const stops = toPassengerStops(row ? [row] : []);
    expect(toStopMarkers(stops, null, at("07:00"))[0]).toMatchObject({ color: "--shuttle-stop-shadow" });
  });
});

const event = (kind: DriverEvent["kind"], rest: Partial<DriverEvent> = {}): DriverEvent => ({
  kind,
  typeName: null,
  position: [41, 29],
  startedAt: at("07:10"),
  endedAt: null,
  duration: 14,
  path: null,
  distance: null,
  limit: null,
  speed: null,
  ...rest,
});

describe("the plan at the stops", () => {
  const booking = (passengerName: string, pickupTime: string | null, rest: Partial<Booking> = {}) =>
    ({ passengerName, timePeriod: "morning", pickupTime, dropoffTime: "08:10", ...rest }) as Booking;

  test("shows the planned time at each stop and the difference from it", () => {
    const people = [
      passenger("Ayşe", "on-the-bus", 1, { at: at("07:12") }),
      passenger("Can", "not-coming", 1),
      passenger("Ece", "on-the-bus", 2, { at: at("07:09") }),
      passenger("Eda", "on-the-bus", 3, { at: at("07:20") }),
    ];
    const rows = toPassengerRows(people, [booking("Ayşe", "07:05"), booking("Ece", "07:10"), booking("Eda", null)]);
    expect(rows.map(({ planned, minutesLate }) => [planned, minutesLate])).toEqual([
      ["07:05", 7],
      // Planned time from another passenger at the stop, because his own is unknown.
      ["07:05", null],
      ["07:10", -1],
      [null, null],
    ]);
    expect(rows.map(toReplayWords)).toEqual([
      "07:12 Ayşe · A durağı, plan 07:05 (7\u00a0dk geç)",
      "Gelmedi Can · A durağı",
      "07:09 Ece · B durağı, plan 07:10 (1\u00a0dk erken)",
      "07:20 Eda · C durağı",
    ]);
  });

  test("takes the drop-off time in the evening, also past midnight", () => {
    const people = [passenger("Ayşe", "completed", 1, { timePeriod: "evening", at: at("00:05") })];
    const rows = toPassengerRows(people, [booking("Ayşe", "23:00", { timePeriod: "evening", dropoffTime: "23:58" })]);
    expect(rows[0]).toMatchObject({ planned: "23:58", minutesLate: 7 });
  });

  test("shows no planned time when two namesakes have different ones", () => {
    const people = [
      passenger("Ayşe", "on-the-bus", 1, { at: at("07:05") }),
      passenger("Ayşe", "on-the-bus", 2, { at: at("07:15") }),
    ];
    const rows = toPassengerRows(people, [booking("Ayşe", "07:05"), booking("Ayşe", "07:15")]);
    expect(rows.map(({ planned }) => planned)).toEqual([null, null]);
  });
});

describe("driving events", () => {
  test("shows each kind of event by a sign of its own", () => {
    expect(Object.entries(eventSigns).map(([kind, { ground, color }]) => [kind, ground, color])).toEqual([
      ["overspeeding", "--shuttle-danger", "--shuttle-on-solid"],
      ["phone-use", "--shuttle-chart-1", "--shuttle-surface"],
      ["hard-brake", "--shuttle-chart-5", "--shuttle-surface"],
      ["hard-turn", "--shuttle-chart-2", "--shuttle-on-chart"],
      ["rapid-acceleration", "--shuttle-chart-3", "--shuttle-on-chart"],
      ["other", "--shuttle-text-muted", "--shuttle-surface"],
    ]);
    const drawings = Object.values(eventSigns).map(({ paths }) => paths.join(" "));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test("lists events by time, with whole km/h and a stretch only for speeding", () => {
    const entries = toEventEntries([
      event("hard-brake", { startedAt: null, duration: null, path: "_p~iF~ps|U_ulLnnqC" }),
      event("overspeeding", {
        startedAt: at("07:20"),
        limit: 70,
        speed: 91.4,
        path: "_p~iF~ps|U_ulLnnqC",
        duration: 75,
      }),
      event("other", { typeName: "SEAT_BELT", position: null }),
    ]);
    expect(entries.map(toEventLabel)).toEqual([
      "Diğer olay (SEAT_BELT), 07:10, 14\u00a0sn",
      "Hız ihlali, 07:20, 1\u00a0dk 15\u00a0sn, Hız 91\u00a0km/sa, Limit 70\u00a0km/sa",
      "Sert fren, -",
    ]);
    expect(toSpeedingLines(entries)).toMatchObject([{ id: entries[1]?.id, color: "--shuttle-danger" }]);
    expect(toEventMarkers(entries, entries[1]?.id ?? null)).toMatchObject([
      { kind: "sign", sign: eventSigns.overspeeding, selected: true },
      { kind: "sign", sign: eventSigns["hard-brake"], selected: false },
    ]);
  });

  test.each([
    [59.6, "1\u00a0dk 0\u00a0sn"],
    [119.7, "2\u00a0dk 0\u00a0sn"],
  ])("shows a duration of %d seconds as %s", (duration, words) =>
    expect(toEventEntries([event("hard-brake", { duration })])[0]?.duration).toBe(words),
  );

  test("places speeding at the start of its stretch, and draws no broken stretch", () => {
    const [placed, broken] = toEventEntries([
      event("overspeeding", { position: null, path: "_p~iF~ps|U_ulLnnqC" }),
      event("overspeeding", { position: null, path: "bozuk\u0001" }),
    ]);
    expect(placed?.position).toEqual([38.5, -120.2]);
    expect(broken).toMatchObject({ position: null, stretch: [] });
  });

  test("counts every known kind in the legend, unknown ones only when there are any", () => {
    expect(countKinds([]).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
    const entries = toEventEntries([event("other"), event("phone-use"), event("phone-use")]);
    const legend = toLegend("morning", true, entries);
    expect(legend.map(({ text, count }) => [text, count])).toEqual([
      ["Hatasız sürüş", undefined],
      ["Planlanan rota", undefined],
      ["Hız ihlali", 0],
      ["Telefon kullanımı", 2],
      ["Sert fren", 0],
      ["Sert dönüş", 0],
      ["Ani hızlanma", 0],
      ["Diğer olay", 1],
    ]);
    expect(toLegend("evening", false, null).map(({ text }) => text)).toEqual(["Akşam seferi"]);
  });
});

describe("punctuality", () => {
  test.each([
    [null, "-"],
    [{ minutes: 0 }, "Tam zamanında"],
    [{ minutes: 4 }, "4\u00a0dk geç"],
    [{ minutes: -12 }, "12\u00a0dk erken"],
  ])("%o: %s", (punctuality, text) => {
    expect(formatDifference(punctuality)).toBe(text);
  });

  /** Positions every minute, 100 m apart, with a stay of `waits` minutes at one of them. */
  const drive = (minutes: number, standsAt: number, waits: number) =>
    Array.from({ length: minutes + 1 }, (_, minute): [number, number] => [
      41 + 0.0009 * (minute <= standsAt ? minute : Math.max(standsAt, minute - waits)),
      29,
    ]);
  const late = aPastTrip({ startedAt: at("07:06"), duration: 74 * 60, plannedDuration: null });
  const stops = [
    { letter: "A", position: [41, 29] as const },
    { letter: "D", position: [41.009, 29.0001] as const },
  ];

  test("says where the time was lost", () => {
    const way = { driven: drive(74, 10, 3) };
    expect(toDelaySentence(late, way, stops)).toBe(
      "Hareket 11\u00a0dk geç; yolda 1\u00a0dk kazanıldı; en uzun bekleme: D durağı 3\u00a0dk",
    );
    expect(toDelaySentence(late, null, stops)).toBe("Hareket 11\u00a0dk geç; yolda 1\u00a0dk kazanıldı");
    const lost = { ...late, startedAt: at("06:55"), duration: 80 * 60 };
    expect(toDelaySentence(lost, null, [])).toBe("Hareket tam zamanında; yolda 5\u00a0dk kaybedildi");
    expect(toDelaySentence({ ...lost, duration: 75 * 60 }, null, [])).toBe("Hareket tam zamanında; yolda plana uyuldu");
    // The real end isn't known, so neither the riding time nor a wait is.
    expect(toDelaySentence({ ...late, isAutoFinished: true }, way, stops)).toBe("Hareket 11\u00a0dk geç");
    expect(toDelaySentence({ ...late, plannedStart: null }, null, stops)).toBeNull();
  });

  test("shows each stop's delay by its last passenger, the office's by the trip", () => {
    const row = (letter: string, clock: string | null, planned: string | null, minutesLate: number | null) => ({
      letter,
      hasTravelled: clock !== null,
      planned,
      at: clock === null ? null : at(clock),
      minutesLate,
    });
    const rows = [
      row("A", "07:08", "07:05", 3),
      row("A", "07:06", "07:05", 1),
      row("B", null, "07:12", null),
      row("-", "07:30", null, null),
    ];
    const [a, b, office] = [
      { letter: "A", hasTravelled: true, planned: "07:05", actual: "07:08", minutes: 3 },
      { letter: "B", hasTravelled: false, planned: "07:12", actual: null, minutes: null },
      { letter: null, hasTravelled: true, planned: "08:10", actual: "08:20", minutes: 10 },
    ];
    expect(toDelayStops(late, rows)).toEqual([a, b, office]);
    const home: PastTrip = { ...late, timePeriod: "evening" };
    expect(toDelayStops(home, rows).map(({ letter, minutes }) => [letter, minutes])).toEqual([
      [null, 11],
      ["A", 3],
      ["B", null],
    ]);
    expect(toDelayStops({ ...late, isAutoFinished: true }, rows).at(-1)).toMatchObject({ actual: null, minutes: null });
  });

  test("finds the longest standing before the end, at a stop or between stops", () => {
    expect(toLongestWait(drive(40, 10, 3), 40 * 60, stops)).toEqual({ seconds: 180, letter: "D" });
    expect(toLongestWait(drive(40, 20, 2), 40 * 60, stops)).toEqual({ seconds: 120, letter: null });
    expect(toLongestWait(drive(40, 36, 9), 40 * 60, stops)).toBeNull();
    // Positions one second apart: standing still for three seconds is no wait.
    expect(toLongestWait(drive(40, 10, 3), 40, stops)).toBeNull();
    expect(toLongestWait([], 600, stops)).toBeNull();
    // Where its position is lost for a while, a standing vehicle stands on.
    const lost = (...minutes: readonly number[]) =>
      drive(40, 10, 3).map((position, minute) => (minutes.includes(minute) ? null : position));
    expect(toLongestWait(lost(0, 11), 40 * 60, stops)).toEqual({ seconds: 180, letter: "D" });
    expect(toLongestWait(lost(...Array.from({ length: 40 }, (_, index) => index)), 40 * 60, stops)).toBeNull();
  });

  test("says why there is no punctuality", () => {
    const plan = { plannedDay: "2026-11-19", plannedStart: "18:10", plannedEnd: null, plannedDuration: null };
    const trip = { timePeriod: "evening", startedAt: null, duration: null, isAutoFinished: false, ...plan };
    expect(toMissingReason(trip as PastTrip)).toBe("Gerçekleşen saat bilinmiyor");
    expect(toMissingReason({ ...trip, timePeriod: "morning" } as PastTrip)).toBe("Plan bilgisi yok");
  });
});

test("counts one employee and one event in the singular in English", () => {
  const { allPeople, allEvents } = english.pastRouteDetailsMessages;
  expect([allPeople("1"), allPeople("12")]).toEqual(["1 employee in all.", "12 employees in all."]);
  expect([allEvents("1"), allEvents("2")]).toEqual(["1 driving event in all.", "2 driving events in all."]);
});

describe("the notice about how a trip was driven", () => {
  const review = "Bu yolculuğa ait sürüş detayları inceleme altındadır.";
  const none = "Bu yolculuğa ait yeterli sürüş verisi yok.";
  test.each([
    [true, true, review],
    [false, false, none],
    [true, false, `${review} ${none}`],
    [false, true, null],
  ])("low score %s, events %s: %s", (isScoreLow, hasEvents, notice) =>
    expect(toDrivingNotice({ isScoreLow, hasEvents })).toBe(notice),
  );
});

import { beforeEach, describe, expect, test } from "vitest";
import { type bookingColumns, bookingChoicesCall, bookingsCall } from "../../src/core/api/bookings.ts";
import { tripPassengersCall } from "../../src/core/api/past-trips.ts";
import { ratingsCall, weekReservationsCall } from "../../src/core/api/trips.ts";
import { toClock } from "../../src/core/time/day.ts";
import { type AnswerOf, sharedTestApi } from "./helpers.ts";

const demo = sharedTestApi();
beforeEach(() => demo.moveTo());

const list = async (query: string) => {
  const { results, count } = await demo.read(bookingsCall, query);
  return { results, count: Number(count) };
};
type Row = AnswerOf<typeof bookingsCall>["results"][number];
/** The matches of all pages, as far as they are wanted. */
async function all(query: string, isWanted: (row: Row) => boolean = () => true): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { results, count } = await list(`${query}&page=${page}&page_size=1000`);
    rows.push(...results.filter(isWanted));
    if (page * 1000 >= count || !results.every(isWanted)) return rows;
  }
}
const keyOf = (row: Row) => `${row.tripId} ${row.passengerName}`;

describe("pages", () => {
  test("hold 20 unless asked otherwise, the newest day first, and no row twice", async () => {
    const first = await list("");
    expect(first.results).toHaveLength(20);
    expect(first.results[0]?.scheduledDay).toBe("2026-11-20");
    const pages = await Promise.all([1, 2, 3].map((page) => list(`page=${page}&page_size=50`)));
    const rows = pages.flatMap(({ results }) => results);
    expect(new Set(rows.map(keyOf)).size).toBe(150);
    expect(pages.every(({ count }) => count === first.count)).toBe(true);
    expect(first.count).toBeGreaterThan(4000);
    expect(await list("page=9000&page_size=100")).toEqual({ results: [], count: first.count });
  });

  test("have at most a thousand rows, and the number of all tells of the others", async () => {
    const { results, count } = await list("page_size=999999999");
    expect([results.length, count > 1000]).toEqual([1000, true]);
  });

  test("hold as many of each day of this week as the overview counts", async () => {
    const { this_week: week } = await demo.read(weekReservationsCall);
    for (const [index, day] of [16, 17, 18, 19, 20].entries()) {
      const counted = week.booking_types.reduce((sum, { data }) => sum + Number(data[index]), 0);
      expect((await list(`scheduled_date=2026-11-${day}`)).count).toBe(counted);
    }
  });

  test("hold the ratings of the last four weeks that the overview counts", async () => {
    demo.moveTo("2026-11-20T23:00:00+03:00");
    const { trip } = await demo.read(ratingsCall);
    const rated = await all("ordering=-rating", (row) => row.rating !== null);
    expect(rated.filter(({ scheduledDay }) => scheduledDay && scheduledDay > "2026-10-23")).toHaveLength(
      Number(trip.count),
    );
  });
});

type Column = Exclude<(typeof bookingColumns)[number], "time_period">;
type Compare = (a: unknown, b: unknown) => number;
const byTurkish = new Intl.Collator("tr", { numeric: true }).compare as Compare;
const byValue: Compare = (a, b) => (a === b ? 0 : (a as number) < (b as number) ? -1 : 1);
const columns: Readonly<Record<Column, readonly [keyof Row, compare: Compare]>> = {
  passenger_name: ["passengerName", byTurkish],
  state: ["state", byValue],
  route_name: ["routeName", byTurkish],
  scheduled_date: ["scheduledDay", byValue],
  pickup_time: ["pickupTime", byValue],
  on_the_bus_time: ["onTheBusTime", byValue],
  dropoff_time: ["dropoffTime", byValue],
  completed_time: ["completedTime", byValue],
  rating: ["rating", byValue],
  trip_id: ["tripId", byValue],
};

describe("order", () => {
  const days = "scheduled_date=2026-11-18&scheduled_date=2026-11-19&page_size=500";

  test.each(Object.entries(columns))("by %s goes both ways, empty ones last", async (column, [field, compare]) => {
    for (const sign of ["", "-"]) {
      const values = (await list(`${days}&ordering=${sign}${column}`)).results.map((row) => row[field]);
      const known = values.filter((value) => value !== null);
      const sorted = known.toSorted((a, b) => (sign === "-" ? compare(b, a) : compare(a, b)));
      expect(values).toEqual([...sorted, ...values.filter((value) => value === null)]);
    }
  });

  test("by time_period begins with the morning, or ends with it", async () => {
    for (const [sign, first] of [
      ["", "morning"],
      ["-", "evening"],
    ] as const) {
      const periods = (await list(`${days}&ordering=${sign}time_period`)).results.map((row) => row.timePeriod);
      expect(periods.filter((period, index) => period !== periods[index - 1])).toHaveLength(2);
      expect(periods[0]).toBe(first);
    }
  });
});

describe("filters", () => {
  test("several values of a column are repeated, columns narrow each other", async () => {
    const both = await list("state=not-coming&state=cancelled-by-driver&page_size=1000");
    expect(new Set(both.results.map(({ state }) => state))).toEqual(new Set(["not-coming", "cancelled-by-driver"]));
    const { count: absent } = await list("state=not-coming");
    const { count: denied } = await list("state=cancelled-by-driver");
    expect(both.count).toBe(absent + denied);
    const mornings = await list("state=not-coming&state=cancelled-by-driver&time_period=morning&page_size=1000");
    const evenings = await list("state=not-coming&state=cancelled-by-driver&time_period=evening");
    expect(new Set(mornings.results.map(({ timePeriod }) => timePeriod))).toEqual(new Set(["morning"]));
    expect(mornings.count + evenings.count).toBe(both.count);
  });

  test("every choice finds something, the days and trips the newest first", async () => {
    const found = await demo.read(bookingChoicesCall);
    expect(found.scheduledDays[0]).toBe("2026-11-20");
    expect(found.scheduledDays).toEqual(found.scheduledDays.toSorted().toReversed());
    expect(found.tripIds).toEqual(found.tripIds.toSorted((a, b) => b - a));
    const total = (await list("")).count;
    const sum = async (name: string, values: readonly (string | number)[]) => {
      let rows = 0;
      for (const value of values) {
        const { count } = await list(`${name}=${encodeURIComponent(value)}&page_size=1`);
        expect(count, `${name} ${value}`).toBeGreaterThan(0);
        rows += count;
      }
      return rows;
    };
    expect(await sum("route_name", found.routeNames)).toBe(total);
    expect(await sum("scheduled_date", found.scheduledDays)).toBe(total);
    expect(await sum("state", found.states)).toBe(total);
    const [name = ""] = found.passengerNames;
    const mine = await list(`passenger_name=${encodeURIComponent(name)}&page_size=1000`);
    expect(new Set(mine.results.map((row) => row.passengerName))).toEqual(new Set([name]));
    const [tripId] = found.tripIds;
    expect((await list("state=lost")).count).toBe(0);
    const ofTrip = await list(`trip_id=${tripId}`);
    expect(ofTrip.results.every((row) => row.tripId === tripId)).toBe(true);
  });

  test.each([
    "page=0",
    "page_size=all",
    "ordering=phone",
    "scheduled_date=dün",
    "time_period=noon",
    "trip_id=R-1",
    "passenger_name=a%00b",
  ])("%s is refused", async (query) => expect(await demo.status(`/api/passenger/bookings/?${query}`)).toBe(400));
});

describe("states follow the clock", () => {
  const statesOf = async (day: string, period: string) => {
    const { results } = await list(`scheduled_date=${day}&time_period=${period}&page_size=1000`);
    return new Set(results.map(({ state }) => state));
  };

  test("a day ahead is planned, a running morning is told as far as it has come, a past day is decided", async () => {
    expect(await statesOf("2026-11-20", "morning")).toEqual(new Set(["planned"]));
    expect(await statesOf("2026-11-19", "morning")).toContain("on-the-bus");
    expect(await statesOf("2026-11-19", "evening")).toEqual(new Set(["planned"]));
    const decided = await statesOf("2026-11-18", "evening");
    expect(decided).toContain("completed");
    expect(decided).not.toContain("planned");
  });

  test("times and stars are told once they are there", async () => {
    const results = await all("scheduled_date=2026-11-19&scheduled_date=2026-11-20");
    for (const row of results.filter(({ state }) => state === "planned")) {
      expect([row.onTheBusTime, row.completedTime, row.rating]).toEqual([null, null, null]);
      expect(row.pickupTime).not.toBeNull();
      expect(row.dropoffTime).not.toBeNull();
    }
    for (const row of results.filter(({ state }) => state === "on-the-bus")) expect(row.completedTime).toBeNull();
    for (const row of results) if (row.onTheBusTime !== null) expect(row.onTheBusTime <= "07:20").toBe(true);
  });

  test("they tell the same as the passengers of their trip", async () => {
    const days = Array.from({ length: 9 }, (_, index) => `scheduled_date=2026-11-${String(index + 10)}`).join("&");
    const results = await all(days);
    const ids = [...new Set(results.map((row) => row.tripId))];
    expect(ids.length).toBeGreaterThan(100);
    for (const id of ids.filter((_, index) => index % 4 === 0)) {
      const people = await demo.read(tripPassengersCall, { trip_id: id });
      const booked = results.filter((row) => row.tripId === id);
      expect(people).toHaveLength(booked.length);
      for (const { name, timePeriod, state, at } of people) {
        const row = booked.find((booking) => booking.passengerName === name);
        if (state === "not-coming" || state === "cancelled-by-driver") expect(row?.state).toBe(state);
        else expect(["completed", "on-the-bus"]).toContain(row?.state);
        if (state === "cancelled-by-driver") continue;
        expect(at === null ? null : toClock(at)).toBe(
          timePeriod === "morning" ? row?.onTheBusTime : row?.completedTime,
        );
      }
    }
  });
});

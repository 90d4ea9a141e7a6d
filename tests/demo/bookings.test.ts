import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as contract from "./contract.ts";
import { administrator, openTestApi, prospectUser, thursdayMorning, type TestApi } from "./helpers.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi({ employees: 160, routes: 12 });
});
afterAll(() => api.close());
beforeEach(() => at(thursdayMorning));

async function at(moment: string) {
  api.clock.now = new Date(moment);
  token = await api.tokenFor(administrator);
}
const list = async (query: string) =>
  v.parse(contract.bookingList, await api.get(`/api/passenger/bookings/?${query}`, token));
const choices = async () =>
  v.parse(contract.bookingChoices, await api.get("/api/passenger/bookings/column-filters/", token));
type Row = v.InferOutput<typeof contract.bookingList>["results"][number];
/** The matches of all pages, as far as they are wanted. */
async function all(query: string, isWanted: (row: Row) => boolean = () => true): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { results, count } = await list(`${query}&page=${page}&page_size=1000`);
    rows.push(...results.filter(isWanted));
    if (page * 1000 >= count || !results.every(isWanted)) return rows;
  }
}
const keyOf = (row: Row) => `${row.trip_id} ${row.passenger_name}`;

describe("pages", () => {
  test("hold 20 unless asked otherwise, the newest day first, and no row twice", async () => {
    const first = await list("");
    expect(first.results).toHaveLength(20);
    expect(first.results[0]?.scheduled_date).toBe("2026-11-20");
    const pages = await Promise.all([1, 2, 3].map((page) => list(`page=${page}&page_size=50`)));
    const rows = pages.flatMap(({ results }) => results);
    expect(new Set(rows.map(keyOf)).size).toBe(150);
    expect(pages.every(({ count }) => count === first.count)).toBe(true);
    expect(first.count).toBeGreaterThan(4000);
    expect(await list("page=9000&page_size=100")).toEqual({ results: [], count: first.count });
  });

  test("the days of this week have as many as the overview counts", async () => {
    const { this_week: week } = v.parse(contract.reservations, await api.get("/api/company/reservations/", token));
    for (const [index, day] of ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"].entries()) {
      const counted = week.booking_types.reduce((sum, { data }) => sum + (data[index] ?? 0), 0);
      expect((await list(`scheduled_date=${day}`)).count).toBe(counted);
    }
  });

  test("ratings of the last four weeks are those of the overview", async () => {
    await at("2026-11-20T23:00:00+03:00");
    const { trip } = v.parse(contract.ratings, await api.get("/api/company/ratings/", token));
    const rated = (await all("ordering=-rating", (row) => row.rating !== null)).filter(
      (row) => row.scheduled_date > "2026-10-23",
    );
    expect(rated).toHaveLength(trip.rating_count);
  });
});

describe("order", () => {
  test.each([
    "passenger_name",
    "state",
    "route_name",
    "time_period",
    "scheduled_date",
    "pickup_time",
    "on_the_bus_time",
    "dropoff_time",
    "completed_time",
    "rating",
    "trip_id",
  ] as const)("%s, both ways, empty ones last", async (column) => {
    const collator = new Intl.Collator("tr", { numeric: true });
    const compare = (a: Row, b: Row) => {
      const [left, right] = [a[column], b[column]];
      if (left === null || right === null) return Number(left === null) - Number(right === null);
      if (typeof left === "number" || typeof right === "number") return Number(left) - Number(right);
      if (column === "time_period") return Number(left === "evening") - Number(right === "evening");
      return ["passenger_name", "route_name"].includes(column)
        ? collator.compare(left, right)
        : left < right
          ? -1
          : left > right
            ? 1
            : 0;
    };
    const some = "scheduled_date=2026-11-18&scheduled_date=2026-11-19&page_size=500";
    for (const sign of ["", "-"]) {
      const { results } = await list(`${some}&ordering=${sign}${column}`);
      for (const [index, row] of results.entries()) {
        const before = results[index - 1];
        if (!before) continue;
        const isEmpty = row[column] === null || before[column] === null;
        const order = compare(before, row) * (sign === "-" && !isEmpty ? -1 : 1);
        expect(order, `${before[column]} before ${row[column]}`).toBeLessThanOrEqual(0);
      }
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
    expect(new Set(mornings.results.map(({ time_period: period }) => period))).toEqual(new Set(["morning"]));
    expect(mornings.count + evenings.count).toBe(both.count);
  });

  test("every choice finds something, the days and trips the newest first", async () => {
    const found = await choices();
    expect(found.scheduled_date[0]).toBe("2026-11-20");
    expect(found.scheduled_date).toEqual(found.scheduled_date.toSorted().toReversed());
    expect(found.trip_id).toEqual(found.trip_id.toSorted((a, b) => b - a));
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
    expect(await sum("route_name", found.route_name)).toBe(total);
    expect(await sum("scheduled_date", found.scheduled_date)).toBe(total);
    expect(await sum("state", found.state)).toBe(total);
    const [name = ""] = found.passenger_name;
    const mine = await list(`passenger_name=${encodeURIComponent(name)}&page_size=1000`);
    expect(new Set(mine.results.map((row) => row.passenger_name))).toEqual(new Set([name]));
    const [tripId] = found.trip_id;
    expect((await list("state=lost")).count).toBe(0);
    const ofTrip = await list(`trip_id=${tripId}`);
    expect(ofTrip.results.every((row) => row.trip_id === tripId)).toBe(true);
  });

  test.each(["page=0", "page_size=all", "ordering=phone", "scheduled_date=dün", "time_period=noon", "trip_id=R-1"])(
    "%s is refused",
    async (query) => {
      expect((await api.request(`/api/passenger/bookings/?${query}`, { token })).status).toBe(400);
    },
  );

  test("are of companies only", async () => {
    const demo = await api.tokenFor(prospectUser);
    expect((await api.request("/api/passenger/bookings/", { token: demo })).status).toBe(403);
    expect((await api.request("/api/passenger/bookings/column-filters/", { token: demo })).status).toBe(403);
  });
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
      expect([row.on_the_bus_time, row.completed_time, row.rating]).toEqual([null, null, null]);
      expect(row.pickup_time).not.toBeNull();
      expect(row.dropoff_time).not.toBeNull();
    }
    for (const row of results.filter(({ state }) => state === "on-the-bus")) expect(row.completed_time).toBeNull();
    for (const row of results) if (row.on_the_bus_time !== null) expect(row.on_the_bus_time <= "07:20").toBe(true);
  });

  test("they tell the same as the passengers of their trip", async () => {
    const days = Array.from({ length: 9 }, (_, index) => `scheduled_date=2026-11-${String(index + 10)}`).join("&");
    const results = await all(days);
    const ids = [...new Set(results.map((row) => row.trip_id))];
    expect(ids.length).toBeGreaterThan(100);
    for (const id of ids.filter((_, index) => index % 4 === 0)) {
      const path = `/api/routes/past-trips/${id}/passengers/`;
      const people = v.parse(contract.tripPassengers, await api.get(path, token));
      const booked = results.filter((row) => row.trip_id === id);
      expect(people).toHaveLength(booked.length);
      for (const { passenger_full_name: name, trip_time_period: period, stats } of people) {
        const row = booked.find((booking) => booking.passenger_name === name);
        if (["not-coming", "cancelled-by-driver"].includes(stats.state)) expect(row?.state).toBe(stats.state);
        else expect(["completed", "on-the-bus"]).toContain(row?.state);
        if (stats.state === "cancelled-by-driver") continue;
        const time = period === "morning" ? row?.on_the_bus_time : row?.completed_time;
        expect(stats.transaction_date?.slice(11, 16) ?? null).toBe(time ?? null);
      }
    }
  });
});

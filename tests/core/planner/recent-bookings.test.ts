import { onlineManager } from "@tanstack/query-core";
import { describe, expect, test } from "vitest";
import { mostCalls, readingOf } from "../../../src/core/month/month-reading.ts";
import { countByRoute, createRecentBookings, recentWorkdays } from "../../../src/core/planner/recent-bookings.ts";
import { routeCount } from "../month/answers.ts";
import { month, provider } from "../month/month-provider.ts";

/** Late in the month that the provider has bookings of. */
function later(options?: Parameters<typeof provider>[0]) {
  const made = provider(options);
  made.environment.time = Date.parse(`${month}-30T09:00:00+03:00`);
  return made;
}

const untilComplete = (query: ReturnType<typeof createRecentBookings>) =>
  new Promise<void>((resolve) => {
    const stop = query.$bookings.subscribe(({ status }) => {
      if (status !== "complete") return;
      queueMicrotask(() => stop());
      resolve();
    });
  });

test("reads the workdays of the last four weeks before today", () => {
  const days = recentWorkdays("2026-11-29");
  expect([days[0], days.at(-1), days.length]).toEqual(["2026-11-02", "2026-11-27", 20]);
  // 28 October is half a holiday, 29 October a whole one.
  expect(recentWorkdays("2026-10-30").slice(-2)).toEqual(["2026-10-27", "2026-10-28"]);
});

test("counts reserved seats by route and direction, also of people who didn't come", () => {
  const booking = (routeId: string | null, timePeriod: "morning" | "evening" | null) => ({ routeId, timePeriod });
  expect(
    countByRoute([
      booking("R-1", "morning"),
      booking("R-1", "morning"),
      booking("R-1", "evening"),
      booking(null, "morning"),
      booking("R-2", null),
    ]),
  ).toEqual({ "R-1": { morning: 2, evening: 1 } });
});

describe("recent bookings", () => {
  test("are asked once per day and session, six at once, and not again where Ay Sonu has read the month", async () => {
    const { session, seen } = later();
    const first = createRecentBookings(session, "42");
    const other = createRecentBookings(session, "42");
    await Promise.all([untilComplete(first), untilComplete(other)]);
    const asked = seen.addresses.filter((address) => address.startsWith("/api/passenger/bookings/"));
    const { days } = first.$bookings.get();
    expect(asked).toHaveLength(days.length);
    expect(seen.most).toBeLessThanOrEqual(mostCalls);
    const { counts } = first.$bookings.get();
    expect(counts.size).toBe(routeCount);
    expect(counts.get("R-1")).toEqual({
      morning: new Map([
        [`${month}-05`, 2],
        [`${month}-06`, 2],
      ]),
      evening: new Map(),
    });
    expect(other.$bookings.get().counts).toEqual(counts);

    const reported = later();
    await readingOf(reported.session, "42", month).start();
    const before = reported.seen.addresses.length;
    const third = createRecentBookings(reported.session, "42");
    await untilComplete(third);
    const inMonth = days.filter((day) => day.startsWith(month)).length;
    expect(reported.seen.addresses.length - before).toBe(days.length - inMonth);
    expect(third.$bookings.get().counts).toEqual(counts);
  });

  test("go on after a cancel where they were, and ask again for the days that failed", async () => {
    let isBroken = true;
    const { session, seen } = later({ fails: (address) => isBroken && address.includes("bookings") });
    const query = createRecentBookings(session, "42");
    const stop = query.$bookings.listen(() => undefined);
    query.cancel();
    expect(query.$bookings.get().status).toBe("cancelled");
    query.resume();
    await untilComplete(query);
    const { days, failed } = query.$bookings.get();
    expect(failed).toBe(days.length);
    isBroken = false;
    const before = seen.addresses.length;
    // As does the browser when the network is back.
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await untilComplete(query);
    expect(query.$bookings.get()).toMatchObject({ failed: 0, done: days.length });
    expect(seen.addresses.length - before).toBe(days.length);
    stop();
  });
});

import { atom } from "nanostores";
import { describe, expect, test } from "vitest";
import { fewestPeople } from "../../../src/core/employees/district.ts";
import { toAttendance, toPersonAttendance } from "../../../src/core/month/attendance.ts";
import { type Commuter, toFairness } from "../../../src/core/month/fairness.ts";
import { createAnalysis } from "../../../src/core/month/month-analysis.ts";
import { toFacts } from "../../../src/core/month/month-facts.ts";
import { fetchPart } from "../../../src/core/month/month-parts.ts";
import type { MonthReading } from "../../../src/core/month/month-reading.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { admin } from "../../helpers/profile.ts";
import { aBooking, createRandom, times } from "./month-stage.ts";

describe("people with an absence", () => {
  test("are those with a name, most absences first, then by name", () => {
    const absent = (name: string | null, count: number) => times(count, aBooking({ name, outcome: "absent" }));
    const people = toPersonAttendance([
      ...absent("Zeynep Işık", 1),
      ...absent("Çağla Su", 1),
      ...absent(null, 4),
      ...absent("Ece Ak", 3),
      aBooking({ name: "Ece Ak" }),
      aBooking({ name: "Can Er" }),
    ]);
    expect(people.map(({ name, absences, share }) => [name, absences, share])).toEqual([
      ["Ece Ak", 3, 75],
      ["Çağla Su", 1, 100],
      ["Zeynep Işık", 1, 100],
    ]);
  });
});

describe("attendance", () => {
  const bookings = [
    ...times(8, aBooking()),
    ...times(2, aBooking({ outcome: "absent", name: "Işıl Kara" })),
    aBooking({ outcome: "absent", name: "işil kara", day: "2026-10-13" }),
    aBooking({ outcome: "open" }),
  ];

  test("by route, weekday and week", () => {
    const { routes, weekdays, weeks } = toAttendance(bookings);
    expect(routes.map(({ name, absences, boardings }) => [name, absences, boardings])).toEqual([["Hat R-1", 3, 8]]);
    expect(weekdays.map(({ weekday, absences }) => [weekday, absences])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(weeks.map(({ monday, share }) => [monday, share])).toEqual([
      ["2026-10-05", 20],
      ["2026-10-12", 100],
    ]);
  });

  test("has no person in it; people are computed apart, and I is not ı", () => {
    expect(JSON.stringify(toAttendance(bookings))).not.toMatch(/Ayşe|Işıl/);
    expect(toPersonAttendance(bookings).map(({ name, absences }) => [name, absences])).toEqual([
      ["Işıl Kara", 2],
      ["işil kara", 1],
    ]);
  });
});

describe("fairness", () => {
  const person = (district: string | null, walkingDistance: number | null) =>
    ({ district, walkingDistance, tripDuration: 2400 }) satisfies Commuter;
  const limits = { walkingDistance: 500, duration: 3300 };

  test("median, worst tenth, share over the limit and bins", () => {
    const people = Array.from({ length: 20 }, (_, index) => person(null, (index + 1) * 50));
    const { walking } = toFairness([...people, person(null, null)], limits);
    expect(walking).toMatchObject({ count: 20, missing: 1, mean: 525, median: 525, worstTenth: 900, overLimit: 10 });
    expect(walking.bins.map(({ count }) => count)).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2, 3]);
    expect(walking.bins.at(-1)?.to).toBeNull();
    const three = [100, 600, 200].map((metres) => person(null, metres));
    expect(toFairness(three, limits).walking).toMatchObject({ median: 200, mean: 300 });
    expect(toFairness([], limits).walking).toMatchObject({ count: 0, median: null, worstTenth: null, mean: null });
    expect(toFairness(people, { walkingDistance: null, duration: null }).walking.overLimit).toBeNull();
  });

  test("districts with fewer than five people are merged, also when they are what is left of the whole", () => {
    const of = (district: string, count: number) => times(count, person(district, 300));
    const shown = (people: readonly Commuter[]) =>
      toFairness(people, limits).districts.map(
        ({ kind, name, people: count, districts }) => `${kind} ${name} ${count} ${districts}`,
      );
    const kadikoy = "district Kadıköy 8 1";
    const merged = shown([...of("Kadıköy", 8), ...of("Şişli", 6), ...of("Çatalca", 4), ...of("Şile", 3)]);
    expect(merged).toEqual([kadikoy, "district Şişli 6 1", "merged null 7 2"]);
    // A single hidden person could be computed from the total, so the smallest named district is merged too.
    const alone = shown([...of("Kadıköy", 8), ...of("Şişli", 6), ...of("Şile", 1)]);
    expect(alone).toEqual([kadikoy, "merged null 7 2"]);
    const unknown = shown([...of("Kadıköy", 8), ...times(6, person(null, 200))]);
    expect(unknown).toEqual([kadikoy, "unknown null 6 0"]);
    for (let seed = 1; seed < 40; seed += 1) {
      const random = createRandom(seed);
      const people = times(30, 0).flatMap(() =>
        of(`İlçe${String.fromCharCode(65 + Math.floor(random() ** 2 * 9))}`, 1),
      );
      for (const { people: count } of toFairness(people, limits).districts)
        expect(count).toBeGreaterThanOrEqual(fewestPeople);
    }
  });

  test("counts registered employees only, so that those who have left don't make a district large enough to be named", async () => {
    const of = (count: number, district: string, registration_status: string) =>
      times(count, { home_address: `Merkez-Moda-1-${district}`, registration_status, average_walking_distance: 300 });
    const results = [
      ...of(8, "Kadıköy", "registered"),
      ...of(4, "Şile", "registered"),
      ...of(3, "Şile", "deleted"),
      ...of(2, "Şile", "on_hold"),
    ].map((row, id) => ({ ...row, id }));
    const session = createSession({
      environment: createTestEnvironment(() => json({ results, count: results.length })),
    });
    session.open("t1", admin);
    const about = { month: "2026-10", today: "2026-11-19" };
    const answer = await fetchPart(
      { kind: "employees" },
      { session, companyId: "42", freshFor: 0, ...about },
      new AbortController().signal,
    );
    const facts = toFacts({ ...about, readAt: 0, parts: [], answers: [answer], failures: [] });
    // The proof looks for everybody who may have travelled.
    expect(facts.employees).toHaveLength(17);
    const fairness = createAnalysis({ $facts: atom(facts) } as unknown as MonthReading, about.month).$fairness.get();
    expect(fairness?.walking).toMatchObject({ count: 12, missing: 0 });
    expect(fairness?.districts.map(({ name, people }) => [name, people])).toEqual([[null, 12]]);
  });
});

import { atom } from "nanostores";
import { describe, expect, test } from "vitest";
import type { FactorSet } from "../../../src/core/month/emission.ts";
import { createAnalysis, sectionState } from "../../../src/core/month/month-analysis.ts";
import { toFacts } from "../../../src/core/month/month-facts.ts";
import type { MonthPart, PartAnswer } from "../../../src/core/month/month-parts.ts";
import { type MonthReading, mostCalls, readingOf } from "../../../src/core/month/month-reading.ts";
import type { Session } from "../../../src/core/session/session.ts";
import { routeCount } from "./answers.ts";
import { proofGroups } from "../../../src/core/month/proof/proof.ts";
import { month, provider } from "./month-provider.ts";
import { createRandom, drawPeople, type Person, toBookings, toInvoice, toLine } from "./month-stage.ts";

async function read(session: Session) {
  const reading = readingOf(session, "42", month);
  await reading.start();
  return reading;
}

describe("the reading of a month", () => {
  test("asks everything once, never more than six calls at once, and tells its progress", async () => {
    const { session, seen } = provider();
    const reading = readingOf(session, "42", month);
    const told: string[] = [];
    reading.$state.listen((state) => {
      if (state.status === "running")
        told.push(`${state.progress.done}/${state.progress.total} ${state.progress.kind}`);
    });
    await reading.start();
    expect(reading.$state.get()).toEqual({ status: "complete", failed: 0 });
    expect(seen.most).toBe(mostCalls);
    expect(new Set(seen.addresses).size).toBe(seen.addresses.length);
    const count = (start: string) => seen.addresses.filter((address) => address.startsWith(start)).length;
    // One call for each route's month, and one for its six months before.
    expect(count("/api/routes/past-trips/")).toBe(2 * routeCount);
    expect(count("/api/routes/drivers/R-")).toBe(routeCount);
    expect(count("/api/v2/company/billing/42/")).toBe(7);
    // One page for each day; the total; six earlier months' first days, two counts for the one that has any; six counts by known seats.
    expect(count("/api/passenger/bookings/")).toBe(31 + 1 + 6 + 2 + 6);
    // The first days of May, skipped, are a holiday and a weekend.
    const ofMay = seen.addresses.find((address) => address.includes("=2026-05-")) ?? "";
    expect(ofMay.match(/2026-05-\d\d/g)).toEqual(["2026-05-04", "2026-05-05", "2026-05-06"]);
    expect(told.at(-1)).toMatch(/^(\d+)\/\1 /);
    // The total is known once the two lists have been read; it already includes the counts by known seats, which are planned last.
    const totals = new Set(told.map((text) => text.split(/[ /]/)[1]));
    expect(totals.size).toBeLessThanOrEqual(2);
  });

  test("the figures come from what was read", async () => {
    const { session } = provider();
    const reading = await read(session);
    const analysis = createAnalysis(reading, month);
    const facts = reading.$facts.get();
    expect([facts.bookings.length, facts.announced, facts.workdays.length]).toEqual([32, 32, 21]);
    const sums = analysis.$sums.get();
    expect(sums).toMatchObject({
      runs: 16,
      boardings: 16,
      absences: 16,
      judged: 16,
      late: 8,
      co2: "not-kept",
    });
    expect(sums.people).toBe(analysis.$invoice.get()?.passengerCount);
    // One vehicle has no number of seats.
    expect(sums).toMatchObject({ seatBoardings: 14, capacity: 140, walking: 400 });
    const set: FactorSet = {
      source: "Liste",
      year: 2026,
      factors: [{ per: "vehicle-km", kg: 2, name: "Midibüs", gas: "CO2" }],
    };
    const { vehicleMetres } = analysis.$activity.get();
    expect(analysis.emissionsBy(set).get()).toMatchObject([
      { factor: set.factors[0], kilograms: vehicleMetres === null ? null : (vehicleMetres / 1000) * 2 },
    ]);
    const past = analysis.$pastSums.get();
    expect(past.map(({ boardings }) => boardings)).toEqual([...Array.from({ length: 5 }, () => "not-kept"), 12]);
    expect(past.map(({ runs }) => runs)).toEqual(["not-kept", "not-kept", "not-kept", "not-kept", 8, 16]);
    const [boardings] = analysis.$summary.get();
    expect(boardings).toMatchObject({ name: "boardings", value: 16, before: 12, change: 4, meanMonths: 1 });
  });

  test("a refresh that nothing answers leaves the figures, says why, and is over with the next answer", async () => {
    let isBroken = false;
    const { session } = provider({ fails: () => isBroken });
    const reading = await read(session);
    const before = reading.$facts.get();
    isBroken = true;
    await reading.refresh();
    expect(reading.$facts.get()).toBe(before);
    expect(reading.$refreshError.get()).toMatchObject({ kind: "status", status: 400 });
    expect(reading.$state.get()).toEqual({ status: "complete", failed: 0 });
    isBroken = false;
    await reading.refresh();
    expect(reading.$refreshError.get()).toBeNull();
    expect(reading.$facts.get().bookings.length).toBe(before.bookings.length);
  });

  test("a failed call is missing alone, is named, and is all that a second start asks for", async () => {
    let isBroken = true;
    const { session, seen } = provider({
      fails: (address) =>
        isBroken && (/route_unique_id=R-3.*2026-10-01/.test(address) || address.startsWith("/api/company/sla")),
    });
    const reading = await read(session);
    expect(reading.$state.get()).toEqual({ status: "complete", failed: 2 });
    expect(
      reading.$facts
        .get()
        .missing.map(({ part }) => part.kind)
        .toSorted(),
    ).toEqual(["runs", "sla"]);
    const analysis = createAnalysis(reading, month);
    expect(analysis.$sums.get().runs).toBe("failed");
    expect(analysis.$sums.get().boardings).toBe(16);
    expect(sectionState(reading.$facts.get(), "proof")).toEqual({ isComplete: true, missing: [] });
    expect(sectionState(reading.$facts.get(), "seats").missing).toHaveLength(1);
    isBroken = false;
    seen.addresses.length = 0;
    await reading.start();
    expect(seen.addresses.map((address) => address.split("?")[0]).toSorted()).toEqual([
      "/api/company/sla/",
      "/api/routes/past-trips/",
    ]);
    expect(reading.$state.get()).toEqual({ status: "complete", failed: 0 });
    expect(analysis.$sums.get().runs).toBe(16);
  });

  test("proves nothing while a day's bookings are missing: its riders would seem never to have travelled", async () => {
    let isBroken = true;
    const { session } = provider({
      fails: (address) =>
        isBroken && /page_size=1000.*scheduled_date=2026-10-06|scheduled_date=2026-10-06.*page_size=1000/.test(address),
    });
    const reading = await read(session);
    const analysis = createAnalysis(reading, month);
    expect(reading.$facts.get().missing.map(({ part }) => part.kind)).toEqual(["bookings"]);
    expect(analysis.$proof.get()).toBeNull();
    isBroken = false;
    await reading.start();
    expect(analysis.$proof.get()?.groups.map(({ group }) => group)).toEqual(proofGroups);
  });

  test("stops at once when cancelled, keeps what it has, and goes on from there", async () => {
    const { session, seen } = provider();
    const reading = readingOf(session, "42", month);
    const stop = reading.$state.listen((state) => {
      if (state.status === "running" && state.progress.done === 20) reading.cancel();
    });
    await reading.start();
    stop();
    expect(reading.$state.get()).toMatchObject({ status: "cancelled", progress: { done: 20 } });
    const before = seen.addresses.length;
    expect(before).toBeLessThanOrEqual(20 + mostCalls);
    await reading.start();
    expect(reading.$state.get()).toEqual({ status: "complete", failed: 0 });
    expect(seen.addresses.length - before).toBeLessThan(100 - 15);
  });

  test("goes on after a stop with all that has been answered, before it asks for more", async () => {
    let onAsked: () => void = () => undefined;
    const { session } = provider({
      fails: () => {
        onAsked();
        return false;
      },
    });
    const reading = readingOf(session, "42", month);
    const days = () => reading.$facts.get().bookingDays.size;
    const stop = reading.$state.listen((state) => {
      if (state.status === "running" && state.progress.done === 20) reading.cancel();
    });
    await reading.start();
    stop();
    const before = days();
    const atCalls: number[] = [];
    onAsked = () => atCalls.push(days());
    await reading.start();
    // Of the first 20 answers four are the two lists, the total and an invoice; at least 16 are days.
    expect(before).toBeLessThan(16);
    expect(atCalls[0]).toBeGreaterThanOrEqual(16);
  });

  test("begins when it is held, stops when nobody holds it any more, and goes on with the next", async () => {
    const { session } = provider();
    const reading = readingOf(session, "42", month);
    const [first, second] = [reading.hold(), reading.hold()];
    expect(reading.$state.get().status).toBe("running");
    first();
    // Letting go twice counts once.
    first();
    expect(reading.$state.get().status).toBe("running");
    second();
    expect(reading.$state.get()).toEqual({ status: "idle" });
    const third = reading.hold();
    await expect.poll(() => reading.$state.get()).toEqual({ status: "complete", failed: 0 });
    third();
    expect(reading.$state.get()).toEqual({ status: "complete", failed: 0 });
  });

  test("that a person has stopped doesn't begin by itself", async () => {
    const { session } = provider();
    const reading = readingOf(session, "42", month);
    const release = reading.hold();
    reading.cancel();
    expect(reading.$state.get().status).toBe("cancelled");
    release();
    reading.hold()();
    expect(reading.$state.get().status).toBe("cancelled");
  });

  test("is complete once: another start asks for nothing, a refresh for everything", async () => {
    const { session, seen } = provider();
    const reading = await read(session);
    const count = seen.addresses.length;
    await reading.start();
    expect(seen.addresses).toHaveLength(count);
    await reading.refresh();
    expect(seen.addresses, "also for what the session's other elements have just read").toHaveLength(2 * count);
    expect(reading.$state.get()).toEqual({ status: "complete", failed: 0 });
  });

  test("is read anew by another start on a later day of the month, and goes on where it was on the same one", async () => {
    let isBroken = true;
    const { session, seen, environment } = provider({
      fails: (address) => isBroken && /route_unique_id=R-3.*2026-10-01/.test(address),
    });
    environment.time = Date.parse("2026-10-19T17:00:00+03:00");
    const reading = await read(session);
    const count = seen.addresses.length;
    await reading.start();
    expect(seen.addresses).toHaveLength(count + 1);
    isBroken = false;
    seen.addresses.length = 0;
    environment.time = Date.parse("2026-10-20T09:00:00+03:00");
    await reading.start();
    expect(seen.addresses.length).toBeGreaterThanOrEqual(count);
    expect(reading.$facts.get()).toMatchObject({ today: "2026-10-20", missing: [] });
    expect(reading.$facts.get().days.at(-1)).toBe("2026-10-20");
    expect([...reading.$facts.get().bookingDays].toSorted().at(-1)).toBe("2026-10-20");
  });

  test("tells a month's boardings by known seats as failed when a call for them fails", async () => {
    const { session } = provider({ fails: (address) => /route_name/.test(address) && /=2026-09-/.test(address) });
    const reading = await read(session);
    const sums = createAnalysis(reading, month).$pastSums.get();
    expect(sums.find((past) => past.month === "2026-09")).toMatchObject({ seatBoardings: "failed" });
  });

  test("is kept for the two months that were looked at last, by company", async () => {
    const { session } = provider();
    const of = (company: string, wanted: string) => readingOf(session, company, wanted);
    const [october, september] = [of("42", "2026-10"), of("42", "2026-09")];
    expect(of("42", "2026-10")).toBe(october);
    const other = of("43", "2026-10");
    expect(other).not.toBe(october);
    // September was the month requested longest ago.
    expect(of("42", "2026-10")).toBe(october);
    expect(of("42", "2026-09")).not.toBe(september);
  });

  test("that is running isn't forgotten for another month", async () => {
    const { session } = provider();
    const october = readingOf(session, "42", "2026-10");
    const release = october.hold();
    for (const other of ["2026-09", "2026-08", "2026-07"]) readingOf(session, "42", other);
    expect(readingOf(session, "42", "2026-10")).toBe(october);
    release();
  });

  test("ends with its session; the next person's begins with nothing", async () => {
    const { session } = provider();
    const reading = readingOf(session, "42", month);
    const run = reading.start();
    session.signOut();
    await run;
    expect(reading.$state.get().status).toBe("cancelled");
    const next = readingOf(session, "42", month);
    expect(next).not.toBe(reading);
    expect(next.$state.get()).toEqual({ status: "idle" });
  });

  test("two elements share it; another person gets nothing of it", async () => {
    const { session, seen } = provider();
    await Promise.all([read(session), read(session)]);
    const count = seen.addresses.length;
    await read(session);
    expect(seen.addresses.length).toBe(count);
    session.signOut();
    expect(readingOf(session, "42", month).$facts.get().bookings).toEqual([]);
  });
});

describe("the proof of a month", () => {
  const [person] = drawPeople(1, createRandom(3)) as [Person];
  const bookings = toBookings(person, createRandom(1));
  const day = bookings[0]?.day ?? "";
  const invoiceOf = (of: string, line: Person): PartAnswer => ({
    kind: "invoice",
    month: of,
    data: toInvoice([toLine(line, 0)]),
  });
  const others: readonly PartAnswer[] = [
    { kind: "bookings", data: { day, bookings, count: bookings.length } },
    { kind: "employees", data: [] },
  ];
  const parts: readonly MonthPart[] = [
    { kind: "invoice", month },
    { kind: "invoice", month: "2026-09" },
    { kind: "bookings", day },
    { kind: "employees" },
  ];
  const reasonsOf = (answers: readonly PartAnswer[], failed: readonly MonthPart[] = []) => {
    const failures = failed.map((part) => ({ part, error: null }));
    const $facts = atom(toFacts({ month, today: "2026-11-19", readAt: 0, parts, answers, failures }));
    const proof = createAnalysis({ $facts } as unknown as MonthReading, month).$proof.get();
    return proof && proof.groups.flatMap(({ rows }) => rows.flatMap(({ check }) => check?.reasons ?? []));
  };

  test("compares each line with the invoice of the month before, where there is one", () => {
    const nearer = { ...person, metres: person.metres - 3000 };
    const own = invoiceOf(month, person);
    expect(reasonsOf([own, invoiceOf("2026-09", nearer), ...others])).toEqual(["distance-changed"]);
    expect(reasonsOf([own, invoiceOf("2026-09", person), ...others])).toEqual([]);
    expect(reasonsOf([own, ...others], [{ kind: "invoice", month: "2026-09" }])).toEqual([]);
  });

  test("waits for all of its parts, and needs the month's own invoice", () => {
    expect(reasonsOf([invoiceOf(month, person), ...others])).toBeNull();
    expect(reasonsOf([invoiceOf("2026-09", person), ...others], [{ kind: "invoice", month }])).toBeNull();
  });
});

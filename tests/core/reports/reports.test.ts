import { describe, expect, test } from "vitest";
import { isEnded } from "../../../src/core/http/errors.ts";
import {
  createReportForm,
  createReportMemory,
  isReportPeriod,
  toReportDays,
} from "../../../src/core/reports/report-form.ts";
import type { Report, ReportResult, ReportRoute } from "../../../src/core/reports/report.ts";
import { createSpeedReport, toSpeedRows } from "../../../src/core/reports/speed-report.ts";
import { createTimesReport, toTimesRow } from "../../../src/core/reports/times-report.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json, type TestEnvironment } from "../../helpers/environment.ts";
import { aPastTrip } from "../../helpers/rows.ts";

const routes = (count: number): ReportRoute[] =>
  Array.from({ length: count }, (_, index) => ({ uniqueId: `R-${index + 1}`, name: `Rota ${index + 1}` }));
const days = { start: "2026-11-16", end: "2026-11-18" };

function resultOf<Row>({ $state }: Report<Row>): ReportResult<Row> {
  const state = $state.get();
  if (state.status !== "collected") throw new Error(`The report is ${state.status}`);
  return state.result;
}

/** A provider that counts the running calls. */
function provider(answer: (address: URL) => Response | Promise<Response>) {
  let running = 0;
  const seen = { most: 0, addresses: [] as URL[] };
  const environment = createTestEnvironment(async (request) => {
    const address = new URL(request.url);
    seen.addresses.push(address);
    running += 1;
    seen.most = Math.max(seen.most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return answer(address);
  });
  return { session: createSession({ environment }), seen };
}

const tripOf = (address: URL) => ({
  id: seenId(address),
  start_date: `${address.searchParams.get("date_start")}T07:02:11+03:00`,
  duration: 4230,
  time_period: "morning",
});
const seenId = ({ searchParams }: URL) =>
  Number(searchParams.get("route_unique_id")?.slice(2)) * 100 + Number(searchParams.get("date_start")?.slice(-2));

describe("the report on times", () => {
  test("37 routes over 31 days: exactly 1 147 requests, each once, never more than 10 at once", async () => {
    const { session, seen } = provider((address) => json([tripOf(address)]));
    const report = createTimesReport(session);
    const progress: number[] = [];
    report.$state.listen((state) => state.status === "running" && progress.push(state.progress.done));
    await report.start({ start: "2026-10-01", end: "2026-10-31", routes: routes(37) });
    expect(seen.addresses).toHaveLength(1147);
    expect(new Set(seen.addresses.map(String)).size).toBe(1147);
    expect(seen.most).toBe(10);
    expect(progress.at(-1)).toBe(1147);
    const { rows, missing, total } = resultOf(report);
    expect([rows.length, missing.length, total]).toEqual([1147, 0, 1147]);
    // By day, then by route, in whatever order the answers came.
    expect(rows.slice(0, 2).map(({ day, routeUniqueId }) => `${day} ${routeUniqueId}`)).toEqual([
      "2026-10-01 R-1",
      "2026-10-01 R-2",
    ]);
    report.cancel();
  });

  test("failed parts are named, and only they are requested again until the report is complete", async () => {
    let isBroken = true;
    const fails = ({ searchParams }: URL) =>
      isBroken && searchParams.get("route_unique_id") === "R-2" && searchParams.get("date_start") === "2026-11-17";
    const { session, seen } = provider((address) => (fails(address) ? json({}, 403) : json([tripOf(address)])));
    const report = createTimesReport(session);
    await report.start({ ...days, routes: routes(3) });
    expect(resultOf(report).rows).toHaveLength(8);
    expect(resultOf(report).missing).toMatchObject([
      { day: "2026-11-17", routes: [{ uniqueId: "R-2" }], error: { status: 403 } },
    ]);
    isBroken = false;
    const before = seen.addresses.length;
    await report.resume();
    expect(seen.addresses.slice(before).map(({ search }) => search)).toEqual([
      "?route_unique_id=R-2&date_start=2026-11-17&date_end=2026-11-17",
    ]);
    expect(resultOf(report)).toMatchObject({ missing: [], total: 9 });
    expect(resultOf(report).rows.map(({ tripId }) => tripId)).toEqual([116, 216, 316, 117, 217, 317, 118, 218, 318]);
    report.cancel();
  });

  /** A report of nine requests of which those of one day are not answered until `answerAll` is called. */
  async function openUnfinished() {
    let isSlow = true;
    const { session, seen } = provider((address) =>
      isSlow && address.searchParams.get("date_start") === "2026-11-18"
        ? new Promise<Response>(() => undefined)
        : json([tripOf(address)]),
    );
    session.useToken("ta", { userId: "7" });
    const choice = { ...days, routes: routes(3) };
    const report = createTimesReport(session);
    const run = report.start(choice);
    await expect
      .poll(() => {
        const state = report.$state.get();
        return state.status === "running" && state.progress.done;
      })
      .toBe(6);
    return { session, seen, choice, report, run, answerAll: () => (isSlow = false) };
  }

  test("what a cancelled run has brought isn't asked for again while the session lasts", async () => {
    const { session, seen, choice, report, run, answerAll } = await openUnfinished();
    expect(seen.addresses).toHaveLength(9);
    expect(report.foresee(choice)).toEqual({ total: 9, kept: 0 });
    report.cancel();
    await run;
    answerAll();
    // The report's dialog is opened again.
    const again = createTimesReport(session);
    expect(again.foresee(choice)).toEqual({ total: 9, kept: 6 });
    expect(again.foresee({ ...days, routes: routes(1) })).toEqual({ total: 3, kept: 2 });
    const { told, stop } = listenTo(again);
    await again.start(choice);
    stop();
    // Counted as answered before.
    expect([told[0], told.at(-1)]).toMatchObject([
      { done: 6, doneBefore: 6 },
      { done: 9, doneBefore: 6 },
    ]);
    // A complete report keeps no answers: it would be loaded again.
    expect(again.foresee(choice)).toEqual({ total: 9, kept: 0 });
    expect(resultOf(again)).toMatchObject({ missing: [], total: 9 });
    expect(resultOf(again).rows.map(({ tripId }) => tripId)).toEqual([116, 216, 316, 117, 217, 317, 118, 218, 318]);
    expect(seen.addresses).toHaveLength(9 + 3);
    // Another person's report starts without kept answers.
    session.useToken("tb", { userId: "2" });
    await createTimesReport(session).start(choice);
    expect(seen.addresses).toHaveLength(9 + 3 + 9);
  });

  test("the end of the session ends it; what came stays, and the same person can ask for the rest", async () => {
    let answered = 0;
    const { session } = provider((address) =>
      (answered += 1) > 2 && session.token === "t1" ? new Promise<Response>(() => undefined) : json([tripOf(address)]),
    );
    session.open("t1", { userName: "Elif" } as never);
    const report = createTimesReport(session);
    const run = report.start({ ...days, routes: routes(3) });
    await expect.poll(() => answered).toBeGreaterThan(2);
    session.signOut();
    await run;
    const { rows, missing, total } = resultOf(report);
    expect(rows).toHaveLength(2);
    expect(missing).toHaveLength(total - 2);
    expect(missing.every(({ error }) => isEnded(error))).toBe(true);
    expect(missing[0]).toMatchObject({ day: days.start, routes: [{ uniqueId: "R-3" }], error: { call: "report" } });
    session.open("t2", { userName: "Elif" } as never);
    await report.resume();
    expect(resultOf(report)).toMatchObject({ missing: [], total });
  });

  /** Records the progress of a running report from now on. */
  function listenTo<Row>({ $state }: Report<Row>) {
    const told: { done: number; doneBefore: number; elapsed: number }[] = [];
    const stop = $state.listen((state) => {
      if (state.status !== "running") return;
      const { progress, doneBefore, elapsed } = state;
      told.push({ done: progress.done, doneBefore, elapsed });
    });
    return { told, stop };
  }

  test("a resumed run tells what the run before has answered, and begins its time anew", async () => {
    let isBroken = true;
    const environment = createTestEnvironment((request) => {
      environment.time += 1000;
      const address = new URL(request.url);
      return isBroken && address.searchParams.get("date_start") === "2026-11-17"
        ? json({}, 403)
        : json([tripOf(address)]);
    });
    const report = createTimesReport(createSession({ environment }));
    await report.start({ ...days, routes: routes(1) });
    isBroken = false;
    const { told, stop } = listenTo(report);
    await report.resume();
    stop();
    expect(told).toEqual([
      { done: 2, doneBefore: 2, elapsed: 0 },
      { done: 3, doneBefore: 2, elapsed: 1000 },
    ]);
  });

  test("while it runs, a second start or resume sends nothing and keeps the choice", async () => {
    const { seen, choice, report, run } = await openUnfinished();
    expect(report.$choice.get()).toBe(choice);
    await report.start({ ...days, routes: routes(7) });
    await report.resume();
    expect(seen.addresses).toHaveLength(9);
    expect(report.$choice.get()).toBe(choice);
    report.cancel();
    expect(report.$choice.get()).toBeNull();
    await run;
    expect(report.$state.get()).toEqual({ status: "idle" });
  });

  test("answers are kept for reports of the same name and session only, and tell when they change", async () => {
    const { session, report, run } = await openUnfinished();
    const one = { ...days, routes: routes(1) };
    const told: unknown[] = [];
    const stop = createTimesReport(session).$kept.listen((kept) => told.push(kept));
    report.cancel();
    await run;
    stop();
    expect(told).toHaveLength(1);
    expect(createTimesReport(session).foresee(one)).toEqual({ total: 3, kept: 2 });
    // Same days and route, but another kind of report.
    expect(createSpeedReport(session).foresee(one)).toEqual({ total: 3, kept: 0 });
    expect(createTimesReport(provider(() => json([])).session).foresee(one)).toEqual({ total: 3, kept: 0 });
  });

  test.each(["while the report runs", "after it was cancelled"])(
    "nothing is kept of a person who leaves %s",
    async (moment) => {
      const { session, choice, report, run } = await openUnfinished();
      if (moment === "after it was cancelled") {
        report.cancel();
        await run;
        expect(report.foresee(choice).kept).toBe(6);
      }
      session.useToken("tb", { userId: "8" });
      await run;
      if (moment === "while the report runs") expect(resultOf(report).rows).toHaveLength(6);
      expect(createTimesReport(session).foresee(choice)).toEqual({ total: 9, kept: 0 });
    },
  );

  const trip = aPastTrip();
  const [route] = routes(1) as [ReportRoute];

  test("a row compares with the plan", () => {
    expect(toTimesRow(trip, route, "2026-11-19")).toMatchObject({
      plannedStart: Date.parse("2026-11-19T06:55:00+03:00"),
      startDelay: 7,
      endDelay: 2,
      isOnTime: true,
      duration: 4230,
    });
  });

  test("no figure without a plan, no end of an auto-finished trip", () => {
    const bare = { ...trip, routeName: null, plannedDay: null, plannedStart: null, plannedEnd: null };
    expect(toTimesRow(bare, route, "2026-11-19")).toMatchObject({
      day: "2026-11-19",
      routeName: "Rota 1",
      startDelay: null,
      endDelay: null,
      isOnTime: null,
    });
    expect(toTimesRow({ ...trip, isAutoFinished: true }, route, "2026-11-19")).toMatchObject({
      end: null,
      endDelay: null,
      isAutoFinished: true,
    });
  });
});

describe("the report on speed limits", () => {
  test("one request a day with all routes, never more than 2 at once", async () => {
    const { session, seen } = provider(() => json([]));
    const report = createSpeedReport(session);
    await report.start({ start: "2026-11-01", end: "2026-11-10", routes: routes(3) });
    expect(seen.addresses).toHaveLength(10);
    expect(seen.most).toBe(2);
    expect(seen.addresses[0]?.searchParams.get("route_unique_ids")).toBe('["R-1","R-2","R-3"]');
    expect(resultOf(report)).toEqual({ rows: [], missing: [], total: 10 });
    report.cancel();
  });

  test("very many routes are shared out among requests of bearable addresses", async () => {
    const { session, seen } = provider(() => json([]));
    const report = createSpeedReport(session);
    await report.start({ start: "2026-11-01", end: "2026-11-01", routes: routes(400) });
    expect(seen.addresses).toHaveLength(3);
    for (const { href } of seen.addresses) expect(href.length).toBeLessThan(8000);
    report.cancel();
  });

  test("has a row for each event of each trip, an event without a time on the day that was asked for", async () => {
    const trip = (license_plate: string, count: number) => ({
      license_plate,
      events: Array.from({ length: count }, () => ({})),
    });
    const { session } = provider(() => json({ results: [trip("34 ABC 12", 2), trip("34 DEF 34", 1)] }));
    const report = createSpeedReport(session);
    await report.start({ start: "2026-11-01", end: "2026-11-02", routes: routes(1) });
    expect(resultOf(report)?.rows.map(({ day, plate }) => `${day} ${plate}`)).toEqual(
      ["2026-11-01", "2026-11-02"].flatMap((day) =>
        ["34 ABC 12", "34 ABC 12", "34 DEF 34"].map((it) => `${day} ${it}`),
      ),
    );
    report.cancel();
  });

  test("a row per speeding, whole km/h, its day in Istanbul", () => {
    const event = { kind: "overspeeding", typeName: null, position: null, path: null } as const;
    const startedAt = Date.parse("2026-11-19T00:10:00+03:00");
    const rows = toSpeedRows(
      {
        plate: "34 ABC 123",
        driverName: null,
        routeName: "Kadıköy – Levent",
        timePeriod: null,
        events: [
          { ...event, startedAt, endedAt: startedAt + 14_000, duration: 14, distance: 310, limit: 70, speed: 91.4 },
          { ...event, startedAt: null, endedAt: null, duration: null, distance: null, limit: null, speed: 80 },
        ],
      },
      "2026-11-18",
    );
    expect(rows.map(({ day, limit, speed, excess }) => [day, limit, speed, excess])).toEqual([
      ["2026-11-19", 70, 91, 21],
      ["2026-11-18", null, 80, null],
    ]);
  });
});

describe("the form", () => {
  const session = createSession({ environment: createTestEnvironment(() => json({})) });

  test("needs both days before today, and for speed limits a route", () => {
    const form = createReportForm(session);
    expect(form.today()).toBe("2026-11-18");
    expect(form.$problem.get()).toBe("start-missing");
    form.change({ start: "2026-11-10" });
    expect(form.$problem.get()).toBe("end-missing");
    form.change({ end: "2026-11-18" });
    expect(form.$problem.get()).toBe("end-too-late");
    form.change({ end: "2026-11-17" });
    expect(form.$problem.get()).toBe("routes-missing");
    form.change({ routes: ["R-2"] });
    expect(form.$problem.get()).toBeNull();
    expect(form.toRoutes(routes(3)).map(({ uniqueId }) => uniqueId)).toEqual(["R-2"]);
  });

  test("without a choice means all routes where it says so, and only its own when it has one", () => {
    const all = createReportForm(session, { meansAll: true });
    all.change({ start: "2026-11-10", end: "2026-11-10" });
    expect(all.$problem.get()).toBeNull();
    expect(all.toRoutes(routes(3))).toHaveLength(3);
    const preset = createReportForm(session, { preset: { uniqueId: "R-9", name: "Rota 9" } });
    preset.change({ start: "2026-11-10", end: "2026-11-10" });
    expect(preset.$problem.get()).toBeNull();
    expect(preset.toRoutes([])).toEqual([{ uniqueId: "R-9", name: "Rota 9" }]);
    expect([all.preset, preset.preset]).toEqual([null, { uniqueId: "R-9", name: "Rota 9" }]);
  });

  test("with a choice means the chosen routes alone, in the order of the list", () => {
    for (const meansAll of [true, false]) {
      const form = createReportForm(session, { meansAll });
      form.change({ routes: ["R-3", "R-1"] });
      expect(form.toRoutes(routes(4)).map(({ uniqueId }) => uniqueId)).toEqual(["R-1", "R-3"]);
    }
  });

  test("whose routes are all gone means none where it doesn't mean all", () => {
    const form = createReportForm(session);
    form.change({ routes: ["R-99"] });
    expect(form.toRoutes(routes(3))).toEqual([]);
  });

  test("lets days be picked from the first trip on to yesterday, the end from the start on", () => {
    const form = createReportForm(session);
    const start = { first: "2018-08-01", last: "2026-11-17" };
    expect(form.limits()).toEqual({ start, end: start });
    form.change({ start: "2026-11-10", end: "2026-11-12" });
    expect(form.limits()).toEqual({ start, end: { first: "2026-11-10", last: "2026-11-17" } });
  });

  test("without a memory begins empty, and stores nothing", () => {
    const environment = createTestEnvironment(() => json({}));
    const form = createReportForm(createSession({ environment }));
    expect(form.$fields.get()).toEqual({ start: "", end: "", routes: [] });
    form.change({ start: "2026-11-10", end: "2026-11-10", routes: ["R-1"] });
    form.remember();
    expect(environment.browser.local.keys()).toEqual([]);
  });

  test("follows the day past midnight", () => {
    const environment = createTestEnvironment(() => json({}));
    const form = createReportForm(createSession({ environment }), { meansAll: true });
    environment.time += 86_400_000;
    expect(form.today()).toBe("2026-11-19");
    form.change({ start: "2026-11-18", end: "2026-11-18" });
    expect(form.$problem.get()).toBeNull();
    expect(form.limits().end.last).toBe("2026-11-18");
  });
});

describe("the remembered choice of a report", () => {
  /** A Thursday. */
  const today = "2026-11-19";
  const open = (environment: TestEnvironment, userId = "7") => {
    const session = createSession({ environment });
    session.useToken("ta", { userId, companyId: "3" });
    return createReportMemory(session, "times");
  };

  test("at first it is about the last month", () => {
    const memory = open(createTestEnvironment(() => json({})));
    expect(memory.recall(today)).toEqual({ start: "2026-10-01", end: "2026-10-31", routes: [] });
  });

  const lastMonth = ["2026-10-01", "2026-10-31"];
  test.each([
    ["a week moves on by its name", ["2026-11-09", "2026-11-15"], "2026-11-26", ["2026-11-16", "2026-11-22"]],
    ["a month that goes on has more days", ["2026-11-01", "2026-11-18"], "2026-11-30", ["2026-11-01", "2026-11-29"]],
    ["a period without a day yet gives way", ["2026-11-01", "2026-11-18"], "2026-12-01", ["2026-11-01", "2026-11-30"]],
    ["days without a name stay for the day", ["2026-11-03", "2026-11-05"], today, ["2026-11-03", "2026-11-05"]],
    ["days without a name stay no longer", ["2026-11-03", "2026-11-05"], "2026-11-20", lastMonth],
  ])("%s; the routes stay, for this person alone", (_what, [start = "", end = ""], on, [first, last]) => {
    const environment = createTestEnvironment(() => json({}));
    open(environment).keep({ start, end, routes: ["R-2", "R-5"] }, today);
    expect(open(environment).recall(on)).toEqual({ start: first, end: last, routes: ["R-2", "R-5"] });
    expect(open(environment, "8").recall(today)).toEqual({ start: "2026-10-01", end: "2026-10-31", routes: [] });
  });

  test("a choice is kept for its own report", () => {
    const environment = createTestEnvironment(() => json({}));
    const session = createSession({ environment });
    session.useToken("ta", { userId: "7", companyId: "3" });
    createReportMemory(session, "times").keep({ start: "2026-11-18", end: "2026-11-18", routes: ["R-2"] }, today);
    expect(createReportMemory(session, "speed").recall(today)).toEqual({
      start: "2026-10-01",
      end: "2026-10-31",
      routes: [],
    });
  });

  test("a stored value of another format counts as none", () => {
    const withoutRoutes = { period: null, start: "2026-11-03", end: "2026-11-05", on: today };
    for (const text of ["{", '{"period":"last-week"}', '"x"', "null", JSON.stringify(withoutRoutes)]) {
      const environment = createTestEnvironment(() => json({}));
      environment.browser.local.set('shuttle.report.["times","3","7"]', text);
      expect(open(environment).recall(today)).toEqual({ start: "2026-10-01", end: "2026-10-31", routes: [] });
    }
  });

  test.each([
    ["last-month", "2026-11-19", ["2026-10-01", "2026-10-31"]],
    ["this-month", "2026-11-19", ["2026-11-01", "2026-11-18"]],
    ["this-month", "2026-11-01", null],
    ["last-week", "2026-11-19", ["2026-11-09", "2026-11-15"]],
    ["this-week", "2026-11-19", ["2026-11-16", "2026-11-18"]],
    ["this-week", "2026-11-16", null],
    ["yesterday", "2026-11-01", ["2026-10-31", "2026-10-31"]],
  ] as const)("%s on %s ends before today", (period, day, range) => {
    const found = toReportDays(period, day);
    expect(found && [found.start, found.end]).toEqual(range);
    if (found) expect(isReportPeriod(found, period, day)).toBe(true);
  });

  test("a form starts with it, stores a new choice, and skips a route that no longer exists", () => {
    const environment = createTestEnvironment(() => json({}));
    const session = createSession({ environment });
    const memory = createReportMemory(session, "times");
    const form = createReportForm(session, { meansAll: true, memory });
    expect(form.$problem.get()).toBeNull();
    form.change({ start: "2026-11-17", end: "2026-11-17", routes: ["R-99"] });
    expect(memory.recall(form.today()).start).toBe("2026-10-01");
    form.remember();
    const next = createReportForm(session, { meansAll: true, memory });
    expect(next.$fields.get()).toEqual({ start: "2026-11-17", end: "2026-11-17", routes: ["R-99"] });
    expect(next.toRoutes(routes(3))).toHaveLength(3);
  });
});

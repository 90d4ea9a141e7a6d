import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createTimesReport } from "../../../src/core/reports/times-report.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { toTimesWorkbook } from "../../../src/widgets/shared/reports/report-workbooks.ts";
import { createReportFlow, type ReportFlow } from "../../../src/widgets/shared/reports/report-flow.ts";
import { reportMessages } from "../../../src/widgets/shared/reports/reports.messages.ts";
import { exportWorkbook } from "../../../src/widgets/kit/sheet/export/export-workbook.ts";
import { createExportJob } from "../../../src/widgets/kit/sheet/export/export-job.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { rawCells, unzip } from "../../kit/sheet/open-xlsx.ts";

const routes = Array.from({ length: 37 }, (_, index) => ({
  uniqueId: `R-${index + 1}`,
  name: `Rota ${index + 1}`,
}));
const choice = { start: "2026-10-01", end: "2026-10-31", routes };

/** Unique number of a request: its position by day and route. */
function toNumber({ searchParams }: URL): number {
  const route = Number(searchParams.get("route_unique_id")?.slice(2)) - 1;
  const day = Number(searchParams.get("date_start")?.slice(-2)) - 1;
  return day * routes.length + route;
}
/** 5 % of the requests fail, with four kinds of failure in turn; 10 % take eight seconds. */
const fails = (number: number) => number % 20 === 7;
const isSlow = (number: number) => number % 10 === 3;
const failures = [
  () => json({}, 500),
  () => json({}, 403),
  () => new Response("<!doctype html><title>SSO</title>"),
  () => Promise.reject(new TypeError("Failed to fetch")),
];

function open() {
  const seen = { isBroken: true, running: 0, most: 0, asked: new Map<number, number>() };
  const environment = createTestEnvironment(async (request) => {
    const address = new URL(request.url);
    const number = toNumber(address);
    seen.asked.set(number, (seen.asked.get(number) ?? 0) + 1);
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    if (isSlow(number)) await new Promise((resolve) => setTimeout(resolve, 8000));
    seen.running -= 1;
    const failure = failures[Math.floor(number / 20) % failures.length];
    if (seen.isBroken && fails(number) && failure) return failure();
    const day = address.searchParams.get("date_start");
    const trip = { duration: 4230, planned_date: day, planned_start_time: "06:55", planned_end_time: "08:10" };
    return json([
      { ...trip, id: number * 2 + 1, start_date: `${day}T07:02:11+03:00`, time_period: "morning" },
      { ...trip, id: number * 2 + 2, start_date: `${day}T23:40:00+03:00`, time_period: "evening" },
    ]);
  });
  const session = createSession({ environment });
  const report = createTimesReport(session);
  const job = createExportJob({ widget: "past-trips", session, emit: () => true, run: exportWorkbook });
  return {
    flow: createReportFlow({ report, job, toWorkbook: toTimesWorkbook, words: reportMessages.times }),
    environment,
    seen,
  };
}

/** Advances the clock in steps of 100 ms, after all pending work, until the flow has ended. */
async function finish({ $state }: ReportFlow): Promise<void> {
  const isBusy = () => ["form", "collecting", "packing"].includes($state.get().status);
  while (isBusy()) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(100);
  }
}

/** The rows of a sheet by some of their columns, title and head included. */
function toRows(parts: Map<string, string>, sheet: number, columns: string): (string | undefined)[][] {
  const cells = rawCells(parts, sheet);
  const numbers = [...cells.keys()].filter((name) => /^A\d+$/.test(name)).map((name) => name.slice(1));
  return numbers.map((number) => [...columns].map((column) => cells.get(`${column}${number}`)?.value));
}
const sheetNames = (parts: Map<string, string>) =>
  [...(parts.get("xl/workbook.xml") ?? "").matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name);

const all = Array.from({ length: 1147 }, (_, index) => index);
const missing = all.filter(fails);
/** A request's day as Excel's serial number; 1 October 2026 is 46296. */
const toSerial = (number: number) => String(46_296 + Math.floor(number / routes.length));

// ExcelJS keeps the timer functions that it finds when it is loaded, also for later test files, so it is loaded before they are faked.
beforeAll(() => import("exceljs/dist/exceljs.bare.min.js"));
beforeAll(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
beforeEach(() => void vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint)));
afterAll(() => void vi.useRealTimers());

describe("37 routes over 31 days from a provider that is in a bad way (5 % fail, 10 % are slow)", () => {
  test("with gaps the file holds everything that came and names the rest, with why", async () => {
    const { flow, environment, seen } = open();
    void flow.start(choice);
    await finish(flow);
    expect(flow.$state.get()).toMatchObject({ status: "gaps", total: 1147 });
    expect(seen.asked.size).toBe(1147);
    expect(seen.most).toBe(10);

    flow.saveWithGaps();
    await finish(flow);
    expect(flow.$state.get()).toMatchObject({ status: "saved", missing: missing.length });
    const parts = unzip((await environment.saved[0]?.file.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(sheetNames(parts)).toEqual(["Kalkış Varış Saatleri", "Alınamayanlar"]);
    const [name, period, about, head, ...rows] = toRows(parts, 1, "ACO");
    expect([name?.[0], period?.[0]]).toEqual(["Kalkış Varış Saatleri", "Dönem: 01.10.2026 – 31.10.2026"]);
    expect(about?.[0]).toBe(`Rotalar (37): ${routes.map((route) => route.name).join(", ")}`);
    expect(head).toEqual(["Tarih", "Rota no", "Sefer no"]);
    const expected = all.filter((number) => !fails(number));
    expect(rows).toEqual(
      expected.flatMap((number) =>
        [1, 2].map((trip) => [toSerial(number), `R-${(number % 37) + 1}`, String(number * 2 + trip)]),
      ),
    );
    const [, ...gaps] = toRows(parts, 2, "ABC");
    expect(gaps).toEqual(
      missing.map((number) => [toSerial(number), `Rota ${(number % 37) + 1}`, `R-${(number % 37) + 1}`]),
    );
    const reasons = new Set(toRows(parts, 2, "D").flat().slice(1));
    expect([...reasons]).toEqual([
      "Sunucu şu an yanıt veremiyor. Lütfen biraz sonra yeniden deneyin.",
      "Bu bilgiyi görme yetkiniz bulunmuyor.",
      "Sunucudan beklenmeyen bir yanıt geldi. Lütfen biraz sonra yeniden deneyin.",
      "Bağlantınızı kontrol edip yeniden deneyin.",
    ]);
  });

  test("resumed, only what is missing is asked for, and the file is whole", async () => {
    const { flow, environment, seen } = open();
    void flow.start(choice);
    await finish(flow);
    seen.isBroken = false;
    seen.asked.clear();
    void flow.resume();
    await finish(flow);
    expect([...seen.asked.keys()].toSorted((one, other) => one - other)).toEqual(missing);
    expect(flow.$state.get()).toMatchObject({ status: "saved", rows: 2294, missing: 0 });
    const parts = unzip((await environment.saved[0]?.file.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(sheetNames(parts)).toEqual(["Kalkış Varış Saatleri"]);
    const rows = toRows(parts, 1, "AFO").slice(4);
    expect(rows.map(([, , trip]) => trip)).toEqual(Array.from({ length: 2294 }, (_, index) => String(index + 1)));
    // The clock of Istanbul, wherever this runs: 07:02:11 and 23:40:00 of the same day.
    const [morning, evening] = [rows[0], rows[1]];
    expect([morning?.[0], evening?.[0]]).toEqual(["46296", "46296"]);
    expect(Number(morning?.[1]) * 86_400).toBeCloseTo(7 * 3600 + 2 * 60 + 11, 0);
    expect(Number(evening?.[1]) * 86_400).toBeCloseTo(23 * 3600 + 40 * 60, 0);
  });
});

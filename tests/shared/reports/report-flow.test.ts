import { atom } from "nanostores";
import { describe, expect, test } from "vitest";
import { ApiError } from "../../../src/core/http/errors.ts";
import { createSession } from "../../../src/core/session/session.ts";
import type { Report, ReportResult, ReportState } from "../../../src/core/reports/report.ts";
import type { SpeedRow } from "../../../src/core/reports/speed-report.ts";
import type { TimesRow } from "../../../src/core/reports/times-report.ts";
import { toSpeedWorkbook, toTimesWorkbook } from "../../../src/widgets/shared/reports/report-workbooks.ts";
import { createReportFlow, toFailedTitle } from "../../../src/widgets/shared/reports/report-flow.ts";
import { reportMessages } from "../../../src/widgets/shared/reports/reports.messages.ts";
import { createExportJob } from "../../../src/widgets/kit/sheet/export/export-job.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { rawCells, unzip } from "../../kit/sheet/open-xlsx.ts";
import { write } from "../../kit/sheet/write.ts";

/** Lets all pending work finish. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const choice = {
  start: "2026-11-16",
  end: "2026-11-17",
  routes: [
    { uniqueId: "R-1", name: "Kadıköy – Levent" },
    { uniqueId: "R-2", name: "Şişli – Maslak" },
  ],
};
const at = (text: string) => Date.parse(`2026-11-19T${text}+03:00`);
const missing = [
  {
    day: "2026-11-18",
    routes: [
      { uniqueId: "R-1", name: "Kadıköy – Levent" },
      { uniqueId: "R-2", name: "Şişli – Maslak" },
    ],
    error: new ApiError("timeout", "GET /api/past-trips/zendrive/"),
  },
];

const timesRow: TimesRow = {
  day: "2026-11-19",
  routeName: "Kadıköy – Levent",
  routeUniqueId: "R-1",
  timePeriod: "morning",
  tripId: 9001,
  plannedStart: at("06:55:00"),
  start: at("06:51:00"),
  startDelay: -4,
  plannedEnd: at("08:10:00"),
  end: at("08:18:00"),
  endDelay: 8,
  plannedDuration: 4500,
  duration: 100_000,
  isOnTime: false,
  isAutoFinished: false,
};
const speedRow: SpeedRow = {
  day: "2026-11-19",
  plate: "34 ABC 123",
  driverName: "Ali Can",
  routeName: "Kadıköy – Levent",
  timePeriod: "evening",
  startedAt: at("18:20:00"),
  endedAt: at("18:20:14"),
  duration: 14,
  distance: 310,
  limit: 70,
  speed: 91,
  excess: 21,
};

describe("the files", () => {
  test("hold times, delays and durations that can be counted with", async () => {
    const { file, sheets } = toTimesWorkbook({ rows: [timesRow], missing: [], total: 1 }, choice);
    expect([file, sheets.length]).toEqual(["Rota Kalkış Varış Saatleri.xlsx", 1]);
    const cells = rawCells(unzip(await write(sheets)));
    expect(["A1", "A2", "A3", "A4", "A5"].map((name) => cells.get(name)?.value)).toEqual([
      "Kalkış Varış Saatleri",
      "Dönem: 16.11.2026 – 17.11.2026",
      "Rotalar (2): Kadıköy – Levent, Şişli – Maslak",
      undefined,
      "Tarih",
    ]);
    expect(cells.get("A6")).toEqual({ type: "n", value: "46345", format: "dd.mm.yyyy" });
    expect(cells.get("D6")?.value).toBe("Ofise Gidiş");
    expect(cells.get("E6")?.format).toBe("hh:mm");
    expect(Number(cells.get("E6")?.value)).toBeCloseTo(6.9166667 / 24, 6);
    // 3 is `#,##0`, 46 is `[h]:mm:ss` (ECMA-376 part 1, 18.8.30).
    expect(cells.get("G6")).toEqual({ type: "n", value: "-4", format: "3" });
    expect(cells.get("J6")?.value).toBe("8");
    expect(cells.get("L6")?.format).toBe("46");
    expect(Number(cells.get("L6")?.value) * 86_400).toBeCloseTo(100_000, 3);
    expect(cells.get("M6")?.value).toBe("Hayır");
    expect(cells.get("N6")?.value ?? "").toBe("");
  });

  test("name what could not be fetched, and why", async () => {
    const { file, sheets } = toSpeedWorkbook(
      { rows: [speedRow], missing, total: 2 },
      { ...choice, end: choice.start, routes: choice.routes.slice(0, 1) },
    );
    expect([file, ...sheets.map(({ name }) => name)]).toEqual([
      "Hız Limiti Raporu.xlsx",
      "Hız Limiti Aşımları",
      "Alınamayanlar",
    ]);
    const parts = unzip(await write(sheets));
    const cells = rawCells(parts);
    expect(["B6", "I6", "J6", "K6", "L6"].map((name) => cells.get(name)?.value)).toEqual([
      "34 ABC 123",
      "310",
      "70",
      "91",
      "21",
    ]);
    expect(["A1", "A2", "A3"].map((name) => cells.get(name)?.value)).toEqual([
      "Hız Limiti Raporu",
      "Dönem: 16.11.2026",
      "Rota: Kadıköy – Levent",
    ]);
    const gaps = rawCells(parts, 2);
    expect(["B2", "C2", "B3", "C3"].map((name) => gaps.get(name)?.value)).toEqual([
      "Kadıköy – Levent",
      "R-1",
      "Şişli – Maslak",
      "R-2",
    ]);
    expect(gaps.get("D2")?.value).toBe("Sunucu zamanında yanıt vermedi. Lütfen yeniden deneyin.");
  });
});

describe("the way from the form to the file", () => {
  function open(results: readonly ReportResult<TimesRow>[], isWriterBroken = false) {
    const environment = createTestEnvironment(() => json({}));
    const $state = atom<ReportState<TimesRow>>({ status: "idle" });
    const answers = [...results];
    const collect = async () => {
      $state.set({ status: "running", progress: { done: 0, failed: 0, total: 4 }, elapsed: 0, doneBefore: 0 });
      await Promise.resolve();
      const result = answers.shift();
      if (result) $state.set({ status: "collected", result });
    };
    const report: Report<TimesRow> = {
      $state,
      $choice: atom(choice),
      start: collect,
      resume: collect,
      cancel: () => $state.set({ status: "idle" }),
      $kept: atom(null),
      foresee: () => ({ total: 4, kept: 0 }),
    };
    const job = createExportJob({
      widget: "past-trips",
      session: createSession({ environment }),
      emit: () => true,
      run: async ({ file, sheets }) => {
        if (isWriterBroken) throw new Error("broken");
        return { name: file, blob: new Blob([String(sheets.length)]), rows: 1, total: 1 };
      },
    });
    const flow = createReportFlow({ report, job, toWorkbook: toTimesWorkbook, words: reportMessages.times });
    const seen: string[] = [];
    flow.$state.subscribe(({ status }) => seen.push(status));
    return { flow, seen, environment, $state };
  }
  const complete = { rows: [timesRow], missing: [], total: 4 };
  const partial = { rows: [timesRow], missing, total: 4 };

  test("a file that the browser doesn't take is handed over once more, and nothing is asked for again", async () => {
    const { flow, environment, seen } = open([complete]);
    const { saveFile } = environment;
    environment.saveFile = () => {
      throw new Error("no");
    };
    await flow.start(choice);
    await settled();
    const state = flow.$state.get();
    expect(state.status === "failed" && toFailedTitle(state.error)).toBe("Rapor İndirilemedi");
    environment.saveFile = saveFile;
    const before = seen.length;
    await flow.resume();
    expect(seen.slice(before)).toEqual(["saved"]);
    expect(environment.saved).toHaveLength(1);
    expect(toFailedTitle(new ApiError("timeout", "GET /"))).toBe("Rapor Hazırlanamadı");
  });

  test("a complete report is saved at once", async () => {
    const { flow, environment } = open([complete]);
    await flow.start(choice);
    await settled();
    expect(flow.$state.get()).toEqual({
      status: "saved",
      file: "Rota Kalkış Varış Saatleri.xlsx",
      rows: 1,
      missing: 0,
    });
    expect(environment.saved.map(({ name }) => name)).toEqual(["Rota Kalkış Varış Saatleri.xlsx"]);
  });

  test("says roughly how long the rest takes, of a resumed one by what it did itself", () => {
    const { flow, $state } = open([]);
    const secondsLeft = (done: number, elapsed: number, doneBefore = 0) => {
      $state.set({ status: "running", progress: { done, failed: 0, total: 400 }, elapsed, doneBefore });
      const state = flow.$state.get();
      return state.status === "collecting" ? state.secondsLeft : undefined;
    };
    expect(secondsLeft(10, 500)).toBeNull();
    expect(secondsLeft(100, 10_000)).toBe(30);
    expect(secondsLeft(390, 10_000, 380)).toBe(10);
  });

  test("one with gaps asks first; resumed it is whole", async () => {
    const { flow, environment } = open([partial, complete]);
    await flow.start(choice);
    await settled();
    expect(flow.$state.get()).toMatchObject({ status: "gaps", total: 4 });
    expect(environment.saved).toEqual([]);
    await flow.resume();
    await settled();
    expect(flow.$state.get()).toMatchObject({ status: "saved", missing: 0 });
  });

  test("one with gaps is saved with a sheet of them when that is wanted", async () => {
    const { flow, environment } = open([partial]);
    await flow.start(choice);
    flow.saveWithGaps();
    await settled();
    expect(flow.$state.get()).toMatchObject({ status: "saved", missing: 1 });
    expect(await environment.saved[0]?.file.text()).toBe("2");
  });

  test("nothing found is said and not written; nothing answered is a failure", async () => {
    const empty = open([{ rows: [], missing: [], total: 4 }]);
    await empty.flow.start(choice);
    expect(empty.flow.$state.get()).toEqual({ status: "empty" });
    const failed = open([{ rows: [], missing, total: 1 }, complete]);
    await failed.flow.start(choice);
    expect(failed.flow.$state.get()).toEqual({ status: "failed", error: missing[0]?.error });
    await failed.flow.resume();
    await settled();
    expect(failed.flow.$state.get()).toMatchObject({ status: "saved" });
    expect(empty.environment.saved).toEqual([]);
  });

  test("a file that can't be made is a failure, cancel leads back to the form", async () => {
    const { flow, environment } = open([complete], true);
    await flow.start(choice);
    await settled();
    expect(flow.$state.get()).toEqual({ status: "failed", error: new Error("broken") });
    expect(environment.warnings).toEqual(["The export failed gathering the rows: Error."]);
    flow.cancel();
    expect(flow.$state.get()).toEqual({ status: "form" });
  });
});

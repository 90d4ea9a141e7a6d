import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/core/http/errors.ts";
import {
  type ExportWorkbook,
  exportWorkbook,
  type ExportProgress,
} from "../../../src/widgets/kit/sheet/export/export-workbook.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createExportJob, type ExportState } from "../../../src/widgets/kit/sheet/export/export-job.ts";
import type { Workbook, RowPage, SheetFormat } from "../../../src/widgets/kit/sheet/model.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { rawCells, unzip } from "./open-xlsx.ts";
import { sheet } from "./write.ts";

beforeEach(() => void vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint)));

const columns = [{ header: "No", type: "integer", value: (row: number) => row }] as const;
const numbers = (count: number, first = 1) => Array.from({ length: count }, (_, index) => first + index);

function paged(
  sizes: readonly number[],
  total: number,
  onPage: (signal: AbortSignal) => void = () => undefined,
): Workbook {
  async function* pages(signal: AbortSignal): AsyncGenerator<RowPage<number>> {
    let first = 1;
    for (const size of sizes) {
      onPage(signal);
      await Promise.resolve();
      signal.throwIfAborted();
      yield { rows: numbers(size, first), count: total };
      first += size;
    }
  }
  return { file: "Yolcu Listesi.xlsx", sheets: [sheet({ name: "Yolcular", columns, rows: pages })] };
}

function start(format: SheetFormat, workbook: () => Workbook, run: ExportWorkbook = exportWorkbook) {
  const environment = createTestEnvironment(() => json({}));
  const session = createSession({ environment });
  const events: unknown[] = [];
  const job = createExportJob({
    widget: "personnel",
    session,
    emit: (name, detail) => {
      events.push([name, detail]);
      return true;
    },
    run,
  });
  const states: ExportState[] = [];
  job.$state.listen((state) => states.push(state));
  const ended = new Promise<ExportState>((resolve) => {
    job.$state.listen((state) => state.status !== "running" && resolve(state));
  });
  job.start(format, workbook);
  return { job, session, environment, events, states, ended };
}

describe("an export", () => {
  it("holds all rows of all pages in order, and reports its progress", async () => {
    const progress: ExportProgress[] = [];
    const { name, blob, rows, total } = await exportWorkbook(paged([400, 400, 200], 1000), "xlsx", {
      signal: new AbortController().signal,
      onProgress: (step) => progress.push(step),
    });
    expect([name, rows, total]).toEqual(["Yolcu Listesi.xlsx", 1000, 1000]);
    const cells = rawCells(unzip(await blob.arrayBuffer()));
    expect([...cells.values()].slice(1).map(({ value }) => Number(value))).toEqual(numbers(1000));
    expect(progress.map(({ done }) => done)).toEqual([0, 250, 400, 650, 800, 1000, 1000]);
    // Node has no Worker, so the file is written on the main thread.
    expect(progress.every(({ isPausing }) => isPausing)).toBe(true);
    expect(progress.at(-1)).toMatchObject({ phase: "file", total: 1000 });
  });

  it("without a worker writes no more rows than the page can bear, and offers CSV before the rest is fetched", async () => {
    let asked = 0;
    const long = () => paged([100, 100], 35_000, () => (asked += 1));
    const { states, ended, environment, events } = start("xlsx", long);
    expect((await ended).status).toBe("failed");
    expect([asked, environment.saved]).toEqual([1, []]);
    expect(states.at(-1)).toMatchObject({ error: { message: "The export failed on the main thread: RangeError." } });
    expect(events).toEqual([
      [
        "shuttle-error",
        expect.objectContaining({ call: "export", message: expect.stringMatching(/10\.000 satır.*CSV/) }),
      ],
    ]);
    expect((await start("csv", long).ended).status).toBe("done");
  });

  it("as .csv holds the first sheet, with the mark that Excel needs", async () => {
    const { name, blob, rows } = await exportWorkbook(paged([300], 300), "csv", {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    const text = Buffer.from(await blob.arrayBuffer()).toString("utf8");
    expect([name, rows, blob.type]).toEqual(["Yolcu Listesi.csv", 300, "text/csv;charset=utf-8"]);
    expect(text).toBe(
      `\uFEFFNo\r\n${numbers(300)
        .map((value) => `${value}\r\n`)
        .join("")}`,
    );
  });

  it.each(["xlsx", "csv"] as const)("as .%s stops at once when it is cancelled", async (format) => {
    const given = new AbortController();
    const signals: AbortSignal[] = [];
    const work = exportWorkbook(
      paged(numbers(50), 1275, (signal) => {
        signals.push(signal);
        if (signals.length === 3) given.abort();
      }),
      format,
      { signal: given.signal, onProgress: () => undefined },
    );
    await expect(work).rejects.toMatchObject({ name: "AbortError" });
    expect(signals).toHaveLength(3);
  });
});

describe("the export of a table", () => {
  it("saves the file, and raises shuttle-export", async () => {
    const { environment, events, states, ended } = start("xlsx", () => paged([3], 3));
    expect(await ended).toEqual({ status: "done", file: "Yolcu Listesi.xlsx", rows: 3, total: 3 });
    expect(environment.saved.map(({ name }) => name)).toEqual(["Yolcu Listesi.xlsx"]);
    expect(events).toEqual([["shuttle-export", { widget: "personnel", file: "Yolcu Listesi.xlsx", rows: 3 }]]);
    expect(states[0]).toEqual({
      status: "running",
      file: "Yolcu Listesi.xlsx",
      secondsLeft: null,
      done: 0,
      total: null,
      phase: "rows",
      isPausing: false,
    });
  });

  it("is not started twice, and can be started again", async () => {
    let workbooks = 0;
    const workbook = () => {
      workbooks += 1;
      return paged([1], 1);
    };
    const { job, ended } = start("csv", workbook);
    job.start("csv", workbook);
    job.start("xlsx", workbook);
    await ended;
    expect(workbooks).toBe(1);
    job.dismiss();
    expect(job.$state.get()).toEqual({ status: "idle" });
    job.start("csv", workbook);
    expect(workbooks).toBe(2);
    job.destroy();
  });

  it("is not dismissed while it runs", async () => {
    const { job, environment, ended } = start("csv", () => paged([1], 1));
    job.dismiss();
    expect(job.$state.get()).toMatchObject({ status: "running" });
    expect(await ended).toMatchObject({ status: "done" });
    expect(environment.saved).toHaveLength(1);
  });

  it("leaves no file and no note when it is cancelled", async () => {
    const { job, environment, events, states } = start("csv", () => paged(numbers(50), 1275));
    job.cancel();
    expect(job.$state.get()).toEqual({ status: "idle" });
    const count = states.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([environment.saved, events, environment.warnings]).toEqual([[], [], []]);
    expect(states).toHaveLength(count);
  });

  it("says how many rows are missing when fewer came than announced", async () => {
    const { ended } = start("csv", () => paged([3], 10));
    expect(await ended).toMatchObject({ status: "done", rows: 3, total: 10 });
  });

  it("reports a failed call, and a fault in the workbook without its content", async () => {
    const error = new ApiError("status", "GET /api/personnels/", 500);
    const failing = start("xlsx", () =>
      paged([1], 1, () => {
        throw error;
      }),
    );
    expect(await failing.ended).toEqual({ status: "failed", file: "Yolcu Listesi.xlsx", error });
    expect(failing.events).toMatchObject([
      ["shuttle-error", { call: "GET /api/personnels/", status: 500, kind: "action" }],
    ]);
    expect(failing.environment.warnings).toEqual(["The export failed: GET /api/personnels/: status 500."]);
    const broken = start("csv", () => {
      throw new TypeError("Ali Kara");
    });
    expect(await broken.ended).toMatchObject({ status: "failed" });
    expect(broken.environment.warnings).toEqual(["The export failed preparing the workbook: TypeError."]);
  });

  const value = () => {
    throw new RangeError("Ali Kara");
  };
  const faults: readonly [string, SheetFormat, () => Workbook, string][] = [
    [
      "a cell",
      "xlsx",
      () => ({
        file: "a.xlsx",
        sheets: [sheet({ name: "A", columns: [{ header: "No", type: "text", value }], rows: [1] })],
      }),
      "gathering the rows: RangeError",
    ],
    [
      "the writer on the main thread",
      "xlsx",
      () => ({
        file: "a.xlsx",
        sheets: [sheet({ name: "A", columns: [{ ...columns[0], header: null as never }], rows: [1] })],
      }),
      "on the main thread: TypeError",
    ],
  ];
  it.each(faults)(
    "tells the page of a fault in %s, and the console which step it was",
    async (_, format, workbook, line) => {
      const { ended, events, environment } = start(format, workbook);
      expect(await ended).toMatchObject({ status: "failed", file: "a.xlsx" });
      expect(events).toEqual([
        [
          "shuttle-error",
          {
            widget: "personnel",
            call: "export",
            status: 0,
            message: "Beklenmeyen bir durum oluştu. Lütfen yeniden deneyin.",
            kind: "action",
          },
        ],
      ]);
      expect(environment.warnings).toEqual([`The export failed ${line}.`]);
    },
  );

  describe("a file that the browser doesn't take", () => {
    const open = () => {
      let asked = 0;
      const started = start("csv", () => {
        asked += 1;
        return paged([1], 1);
      });
      const { saveFile } = started.environment;
      started.environment.saveFile = () => {
        throw new DOMException("Ali Kara", "QuotaExceededError");
      };
      return { ...started, asked: () => asked, mend: () => (started.environment.saveFile = saveFile) };
    };

    it("is reported, kept, and saved by a retry without being written again", async () => {
      const { job, environment, events, ended, asked, mend } = open();
      const state = await ended;
      expect(state).toMatchObject({ status: "failed", file: "Yolcu Listesi.csv" });
      const message = "Dosya hazır, ancak tarayıcınız indirmeyi başlatmadı. Lütfen yeniden deneyin.";
      expect(events).toMatchObject([["shuttle-error", { call: "export", kind: "action", message }]]);
      expect(environment.warnings).toEqual(["The export failed saving: QuotaExceededError."]);
      expect(job.$news.get()).toMatchObject({ text: message, isIncomplete: true });
      job.retry();
      expect(job.$state.get()).toMatchObject({ status: "failed" });
      mend();
      job.retry();
      expect(job.$state.get()).toMatchObject({ status: "done", rows: 1 });
      expect(environment.saved.map(({ name }) => name)).toEqual(["Yolcu Listesi.csv"]);
      expect(asked()).toBe(1);
    });

    it("is written again when its note was closed", async () => {
      const { job, environment, ended, asked, mend } = open();
      await ended;
      job.dismiss();
      expect(job.$state.get()).toEqual({ status: "idle" });
      mend();
      job.retry();
      await expect.poll(() => job.$state.get().status).toBe("done");
      expect([asked(), environment.saved.length]).toEqual([2, 1]);
    });

    it("once handed over, stays so when another person comes", async () => {
      const { job, session, ended, mend } = open();
      await ended;
      mend();
      job.retry();
      session.useToken("tb", { userId: "2" });
      expect(job.$state.get()).toMatchObject({ status: "done" });
    });

    it("goes with the person it was made for", async () => {
      const { job, session, environment, ended, mend } = open();
      await ended;
      session.useToken("tb", { userId: "2" });
      expect(job.$state.get()).toEqual({ status: "idle" });
      mend();
      job.cancel();
      job.retry();
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(environment.saved.every(({ file }) => file.size > 0)).toBe(true);
    });
  });

  it("ends with its session: no file is handed to whoever comes next, not even of rows that are all here", async () => {
    let pack: () => void = () => undefined;
    const packing = new Promise<void>((resolve) => (pack = resolve));
    const { session, environment, events, ended, job } = start(
      "csv",
      () => paged([1], 1),
      async () => {
        await packing;
        return { name: "x.csv", blob: new Blob([]), rows: 1, total: 1 };
      },
    );
    session.useToken("tb", { userId: "2" });
    expect(await ended).toMatchObject({ status: "failed", file: "Yolcu Listesi.csv", error: { kind: "ended" } });
    pack();
    await packing;
    await Promise.resolve();
    expect(job.$news.get()).toMatchObject({ status: "finished", isIncomplete: true });
    expect([environment.saved, events]).toEqual([[], []]);
  });

  describe("while it is made", () => {
    /** An export whose progress and end the test controls. */
    const open = () => {
      let options: Parameters<ExportWorkbook>[2] | undefined;
      let finish: () => void = () => undefined;
      const started = start(
        "csv",
        () => paged([1], 1),
        (_book, _format, given) => {
          options = given;
          return new Promise((resolve) => {
            finish = () => resolve({ name: "x.csv", blob: new Blob([]), rows: 3, total: 12 });
          });
        },
      );
      const tell = (change: Partial<ExportProgress>) =>
        options?.onProgress({ done: 3, total: 12, phase: "rows", isPausing: false, ...change });
      return { ...started, tell, finish: () => finish(), isStopped: () => options?.signal.aborted };
    };

    it("has its news, and after it none once its note is closed", async () => {
      const { job, ended, tell, finish } = open();
      const title = job.$news.get()?.title;
      expect(title).toContain("Yolcu Listesi.csv");
      expect(job.$news.get()).toEqual({ status: "running", title, text: "Satırlar alınıyor" });
      tell({});
      expect(job.$news.get()).toEqual({ status: "running", title, text: "3 / 12" });
      finish();
      await ended;
      expect(job.$news.get()).toMatchObject({ status: "finished" });
      expect(job.$news.get()).not.toHaveProperty("isIncomplete");
      job.dismiss();
      expect(job.$news.get()).toBe(null);
    });

    it("estimates its rows, not its packing", () => {
      const { job, environment, tell } = open();
      environment.time += 3000;
      tell({});
      expect(job.$state.get()).toMatchObject({ phase: "rows", secondsLeft: 10 });
      tell({ phase: "file" });
      expect(job.$state.get()).toMatchObject({ phase: "file", secondsLeft: null });
      job.destroy();
    });

    it("stops when it is cancelled, and reports nothing more", () => {
      const { job, tell, isStopped } = open();
      expect(isStopped()).toBe(false);
      job.cancel();
      expect(isStopped()).toBe(true);
      tell({});
      expect(job.$state.get()).toEqual({ status: "idle" });
    });

    it("is stopped by the end of its session, and by no end of another once it was given up", () => {
      const ending = open();
      ending.session.useToken("tb", { userId: "2" });
      expect(ending.isStopped()).toBe(true);
      const given = open();
      given.job.cancel();
      given.session.useToken("tb", { userId: "2" });
      expect(given.job.$state.get()).toEqual({ status: "idle" });
    });
  });

  it("reports its progress with the time left", async () => {
    const { environment, states, ended } = start(
      "csv",
      () => paged([1], 1),
      async (_book, _format, { onProgress }) => {
        await Promise.resolve();
        const startedAt = environment.time;
        for (const [index, time] of [0, 1000, 2000, 3000].entries()) {
          environment.time = startedAt + time;
          onProgress({ done: index + 1, total: 12, phase: "rows", isPausing: false });
        }
        return { name: "x.csv", blob: new Blob([]), rows: 4, total: 12 };
      },
    );
    await ended;
    const running = states.filter((state) => state.status === "running");
    expect(running.map(({ done, secondsLeft }) => [done, secondsLeft])).toEqual([
      [0, null],
      [1, null],
      [2, null],
      [3, 5],
      [4, 5],
    ]);
  });
});

import { atom, computed, type ReadableAtom } from "nanostores";
import { ApiError, isEnded, SaveError } from "../../../../core/http/errors.ts";
import type { JobNews, JobWork } from "../../../../core/session/jobs.ts";
import type { Session } from "../../../../core/session/session.ts";
import { type Emit, toErrorDetail } from "../../element/events.ts";
import type { ExportWorkbook, ExportedFile, ExportProgress } from "./export-workbook.ts";
import { exportMessages as texts } from "../sheet.messages.ts";
import { ExportFailure, toExportHelp } from "./export-step.ts";
import type { Workbook, SheetFormat } from "../model.ts";
import { toFileName } from "../xlsx-writer.ts";

/** Ms before which no estimate is given. */
const shortestWatch = 2000;
const step = 5;

/** Estimated seconds left; null when it is too early for an estimate, or below one second. */
export function toSecondsLeft(elapsed: number, done: number, total: number | null): number | null {
  if (total === null || done === 0 || elapsed < shortestWatch) return null;
  const seconds = ((elapsed / done) * (total - done)) / 1000;
  // Rounded to steps, so that the number doesn't flicker.
  return seconds < 1 ? null : Math.max(1, seconds < step ? Math.ceil(seconds) : Math.round(seconds / step) * step);
}

export type ExportState =
  | { readonly status: "idle" }
  | ({ readonly status: "running"; readonly file: string; readonly secondsLeft: number | null } & ExportProgress)
  /** Passed to the browser. `total` is more than `rows` when the provider sent fewer rows than announced. */
  | { readonly status: "done"; readonly file: string; readonly rows: number; readonly total: number }
  | { readonly status: "failed"; readonly file: string; readonly error: unknown };

interface ExportJobOptions {
  /** Name of the element in its events, without `shuttle-`. */
  readonly widget: string;
  readonly session: Session;
  /** Emits events on the screen that shows the job, else on the page. */
  readonly emit: Emit;
  /** `exportWorkbook`; its code is loaded with the first click. */
  readonly run: ExportWorkbook;
}

/** One export at a time, from the click to the download. Ends with its session. */
export interface ExportJob extends JobWork {
  readonly $state: ReadableAtom<ExportState>;
  /** Creates the workbook and its file; does nothing while an export runs. */
  start(format: SheetFormat, workbook: () => Workbook): void;
  /** After a failure: repeats the export with the current state of its screen; if the file is complete, only saves it. */
  retry(): void;
  /** Stops at once and keeps nothing. */
  cancel(): void;
  /** Closes the message about a finished or failed export. */
  dismiss(): void;
}

const idle: ExportState = { status: "idle" };
const atStart: ExportProgress = { done: 0, total: null, phase: "rows", isPausing: false };

function prepare(workbook: () => Workbook): Workbook {
  try {
    return workbook();
  } catch (error) {
    throw new ExportFailure("preparing the workbook", error);
  }
}

export function createExportJob({ widget, session, emit, run }: ExportJobOptions): ExportJob {
  const { environment } = session;
  const $state = atom<ExportState>(idle);
  let running: AbortController | null = null;
  let last: (() => void) | null = null;
  /** A complete file that the browser hasn't saved. Dropped when the user changes. */
  let made: { readonly exported: ExportedFile; readonly forget: () => void } | null = null;

  function keep(exported: ExportedFile): void {
    const stopListening = session.$generation.listen(() => {
      drop();
      $state.set(idle);
    });
    made = { exported, forget: stopListening };
  }

  function drop(): void {
    made?.forget();
    made = null;
  }

  function start(format: SheetFormat, workbook: () => Workbook): void {
    if (running) return;
    drop();
    last = () => start(format, workbook);
    const mine = new AbortController();
    running = mine;
    // Even with all rows present, the file must not be given to another user.
    const stopListening = session.$generation.listen(() => {
      if (running !== mine) return;
      mine.abort();
      const state = $state.get();
      fail(state.status === "running" ? state.file : "", new ApiError("ended", "export"));
    });
    void perform(format, workbook, mine).finally(stopListening);
  }

  async function perform(format: SheetFormat, workbook: () => Workbook, controller: AbortController): Promise<void> {
    const startedAt = environment.now();
    const isCurrent = () => running === controller;
    let file = "";
    const report = (progress: ExportProgress) => {
      if (!isCurrent()) return;
      const elapsed = environment.now() - startedAt;
      const secondsLeft = progress.phase === "rows" ? toSecondsLeft(elapsed, progress.done, progress.total) : null;
      $state.set({ status: "running", file, secondsLeft, ...progress });
    };
    try {
      const wanted = prepare(workbook);
      file = toFileName(wanted.file, format);
      $state.set({ status: "running", file, secondsLeft: null, ...atStart });
      const exported = await run(wanted, format, { signal: controller.signal, onProgress: report });
      if (isCurrent()) finish(exported);
    } catch (error) {
      if (isCurrent()) fail(file, error);
    }
  }

  function finish(exported: ExportedFile): void {
    const { name, blob, rows, total } = exported;
    drop();
    try {
      environment.saveFile(blob, name);
    } catch (error) {
      fail(name, new SaveError(error));
      keep(exported);
      return;
    }
    running = null;
    $state.set({ status: "done", file: name, rows, total });
    emit("shuttle-export", { widget, file: name, rows });
  }

  function fail(file: string, error: unknown): void {
    running = null;
    $state.set({ status: "failed", file, error });
    // `shuttle-signed-out` reports the end of the session.
    if (isEnded(error)) return;
    const isCall = error instanceof ApiError;
    const detail = { widget, call: "export", status: 0, message: toExportHelp(error), kind: "action" } as const;
    emit("shuttle-error", isCall ? toErrorDetail(widget, error) : detail);
    environment.warn(isCall ? `The export failed: ${error.message}.` : toFailure(error).message);
  }

  function cancel(): void {
    const controller = running;
    running = null;
    controller?.abort();
    drop();
    $state.set(idle);
  }

  return {
    $state,
    $news: computed($state, toNews),
    start,
    retry: () => (made ? finish(made.exported) : last?.()),
    cancel,
    dismiss: () => {
      if (running) return;
      drop();
      $state.set(idle);
    },
    destroy: cancel,
  };
}

/** Names the failed step for the console. */
function toFailure(error: unknown): ExportFailure {
  if (error instanceof SaveError) return new ExportFailure("saving", error.cause);
  return error instanceof ExportFailure ? error : new ExportFailure("gathering the rows", error);
}

function toNews(state: ExportState): JobNews | null {
  switch (state.status) {
    case "idle":
      return null;
    case "running":
      return { status: "running", title: texts.job(state.file), text: texts.count(state.done, state.total) };
    case "done":
      return { status: "finished", title: texts.job(state.file), text: texts.saved(state.rows) };
    case "failed":
      return { status: "finished", title: texts.job(state.file), text: toExportHelp(state.error), isIncomplete: true };
  }
}

import { atom, type ReadableAtom } from "nanostores";
import type { Environment } from "../../../core/environment.ts";
import { ApiError, toHelp } from "../../../core/errors.ts";
import { type Emit, toErrorDetail } from "../element/events.ts";
import type { ExportBook, ExportedFile, ExportProgress } from "./export-book.ts";
import { ExportFailure } from "./export-step.ts";
import type { Book, SheetFormat } from "./model.ts";
import { toFileName } from "./names.ts";
import { toSecondsLeft } from "./time-left.ts";

export type ExportState =
  | { readonly status: "idle" }
  | ({ readonly status: "running"; readonly file: string; readonly secondsLeft: number | null } & ExportProgress)
  /** Handed to the browser. `total` is more than `rows` when the provider sent less than it announced. */
  | { readonly status: "done"; readonly file: string; readonly rows: number; readonly total: number }
  | { readonly status: "failed"; readonly file: string; readonly format: SheetFormat; readonly error: unknown };

export interface ExportJobOptions {
  /** The element's name in its events, without `shuttle-`. */
  readonly widget: string;
  readonly environment: Pick<Environment, "now" | "saveFile" | "warn">;
  readonly emit: Emit;
  /** `exportBook`; its code comes with the first click. */
  readonly run: ExportBook;
}

/** One export at a time, from the click to the file in the browser's hands. */
export interface ExportJob {
  readonly $state: ReadableAtom<ExportState>;
  /** Asks for the book and makes its file; does nothing while one is running. */
  start(format: SheetFormat, book: () => Book): void;
  /** Stops at once and keeps nothing. */
  cancel(): void;
  /** Takes the word about a finished or failed export away. */
  dismiss(): void;
  destroy(): void;
}

const idle: ExportState = { status: "idle" };
const atStart: ExportProgress = { done: 0, total: null, phase: "rows", isPausing: false };

function prepare(book: () => Book): Book {
  try {
    return book();
  } catch (error) {
    throw new ExportFailure("preparing the book", error);
  }
}

export function createExportJob({ widget, environment, emit, run }: ExportJobOptions): ExportJob {
  const $state = atom<ExportState>(idle);
  let running: AbortController | null = null;

  function start(format: SheetFormat, book: () => Book): void {
    if (running) return;
    running = new AbortController();
    void perform(format, book, running);
  }

  async function perform(format: SheetFormat, book: () => Book, controller: AbortController): Promise<void> {
    const startedAt = environment.now();
    const isCurrent = () => running === controller;
    let file = "";
    const tell = (progress: ExportProgress) => {
      if (!isCurrent()) return;
      const elapsed = environment.now() - startedAt;
      const secondsLeft = progress.phase === "rows" ? toSecondsLeft(elapsed, progress.done, progress.total) : null;
      $state.set({ status: "running", file, secondsLeft, ...progress });
    };
    try {
      const wanted = prepare(book);
      file = toFileName(wanted.file, format);
      $state.set({ status: "running", file, secondsLeft: null, ...atStart });
      const exported = await run(wanted, format, { signal: controller.signal, onProgress: tell });
      if (isCurrent()) finish(exported);
    } catch (error) {
      if (isCurrent()) fail(file, format, error);
    }
  }

  function finish({ name, blob, rows, total }: ExportedFile): void {
    try {
      environment.saveFile(blob, name);
    } catch (error) {
      throw new ExportFailure("saving", error);
    }
    running = null;
    $state.set({ status: "done", file: name, rows, total });
    emit("shuttle-export", { widget, file: name, rows });
  }

  function fail(file: string, format: SheetFormat, error: unknown): void {
    running = null;
    $state.set({ status: "failed", file, format, error });
    const isCall = error instanceof ApiError;
    const detail = { widget, call: "export", status: 0, message: toHelp(error), kind: "action" } as const;
    emit("shuttle-error", isCall ? toErrorDetail(widget, error) : detail);
    const said = isCall || error instanceof ExportFailure ? error : new ExportFailure("gathering the rows", error);
    environment.warn(isCall ? `The export failed: ${said.message}.` : said.message);
  }

  function cancel(): void {
    const controller = running;
    running = null;
    controller?.abort();
    $state.set(idle);
  }

  return {
    $state,
    start,
    cancel,
    dismiss: () => {
      if (!running) $state.set(idle);
    },
    destroy: cancel,
  };
}

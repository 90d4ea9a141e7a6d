import { atom, computed } from "nanostores";
import { createEmployee } from "../../../core/api/employee-changes.ts";
import { sentChangesOf } from "../../../core/employees/sent-changes.ts";
import { isEnded, isUnanswered } from "../../../core/http/errors.ts";
import { invalidate } from "../../../core/query/action.ts";
import { createTask, type TaskState } from "../../../core/query/task.ts";
import type { JobNews, JobWork } from "../../../core/session/jobs.ts";
import type { Session } from "../../../core/session/session.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { jobMessages } from "../../kit/jobs/jobs.messages.ts";
import { toWritingText, type Writing } from "../../kit/jobs/write-progress.tsx";
import type { Workbook, SheetColumn } from "../../kit/sheet/model.ts";
import { toSheetNote } from "../../kit/sheet/read/open-sheet.tsx";
import type { SheetText } from "../../kit/sheet/read/read-answer.ts";
import { readMessages } from "../../kit/sheet/sheet.messages.ts";
import { toRowReason } from "../add/person.model.ts";
import {
  type BulkColumn,
  bulkColumns,
  type BulkRow,
  type BulkSheet,
  confirmRow,
  editCell,
  faultsOf,
  isGood,
  toBulkSheet,
  toNewEmployee,
} from "./bulk.model.ts";
import { employeeLists } from "../employees.store.ts";
import { employeeBulkMessages as texts } from "../personnel.messages.ts";

/** The result of a row. */
export interface BulkResult {
  readonly row: BulkRow;
  /** `unknown`: sent, and no answer came, so that the person may have been added. */
  readonly outcome: "accepted" | "rejected" | "not-sent" | "unknown";
  /** Why it was not accepted. */
  readonly reason: string | null;
}

/** What is read and checked before it is sent. */
type BulkDraft =
  | { readonly step: "choose"; readonly isReading: boolean; readonly error: string | null }
  | ({ readonly step: "check"; readonly rows: readonly BulkRow[] } & Omit<SheetText, "rows">);

export type BulkState =
  | BulkDraft
  | ({ readonly step: "sending" } & Writing)
  | {
      readonly step: "done";
      readonly results: readonly BulkResult[];
      /** The session ended, or the provider took nothing any more, before all rows were sent. */
      readonly cut: "ended" | "unavailable" | null;
    };

/** The most requests at a time. */
const parallel = 4;

export type Bulk = ReturnType<typeof createBulk>;

const first: BulkDraft = { step: "choose", isReading: false, error: null };

/** Adds many people from a file: reads it, checks the rows, sends the valid ones and reports the result of each. */
export function createBulk(session: Session) {
  const $draft = atom<BulkDraft>(first);
  const task = createTask(session, {
    plan: (rows: readonly BulkRow[]) => [rows.filter(isGood)],
    limit: parallel,
    writes: {},
    async run(row: BulkRow, { http }) {
      await createEmployee(http, toNewEmployee(row));
      sentChangesOf(session).noteRequest(row.values.email);
    },
  });
  const $state = computed([$draft, task.$state], toState);
  /** Rows pasted or typed into the first step, until they are sent. */
  const $pasted = atom("");
  let reading = 0;
  const restart = () => {
    reading += 1;
    task.reset();
    $draft.set(first);
  };

  return {
    $state,
    $pasted,
    $news: computed($state, toNews),
    /** @param read resolves with the rows of a file or of pasted text; rejects with a sentence for the person */
    async open(read: () => Promise<SheetText>) {
      const mine = (reading += 1);
      const show = (draft: BulkDraft) => {
        // An earlier, slower file doesn't replace a later one.
        if (mine === reading) $draft.set(draft);
      };
      show({ step: "choose", isReading: true, error: null });
      const fail = (error: string) => show({ step: "choose", isReading: false, error });
      let sheet: BulkSheet;
      let about: Omit<SheetText, "rows">;
      try {
        const { rows, ...rest } = await read();
        sheet = toBulkSheet(rows);
        about = rest;
      } catch (error) {
        return fail(error instanceof Error ? error.message : readMessages.failures.failed);
      }
      const failInSheet = (...sentences: string[]) => fail([...sentences, ...toSheetNote(about.sheets)].join(" "));
      if (sheet.status === "headless")
        return failInSheet(texts.headless(sheet.missing.map((column) => texts.heads[column])));
      if (sheet.rows.length === 0) return failInSheet(texts.nothing);
      return show({ step: "check", rows: sheet.rows, ...about });
    },
    /** Changes a cell while it is typed. */
    edit(line: number, column: BulkColumn, text: string) {
      const state = $draft.get();
      if (state.step === "check") $draft.set({ ...state, rows: editCell(state.rows, line, column, text) });
    },
    /** Confirms that a row's cells are in the right columns. */
    confirm(line: number, isConfirmed: boolean) {
      const state = $draft.get();
      if (state.step === "check") $draft.set({ ...state, rows: confirmRow(state.rows, line, isConfirmed) });
    },
    /** Sends the rows without errors; the others come back as not sent. */
    async send() {
      const draft = $draft.get();
      if (draft.step !== "check" || task.$state.get().status !== "idle") return;
      $pasted.set("");
      await task.start(draft.rows);
      const state = task.$state.get();
      if (state.status !== "done" || state.end === "ended") return;
      for (const prefix of employeeLists) invalidate(session, prefix);
    },
    /** Waits for the calls that are running and sends no further row. */
    stop: task.cancel,
    restart,
    /** Closes the result: drops it when every row was accepted, else keeps it until the person discards it. */
    leave() {
      const state = $state.get();
      if (state.step === "done" && state.results.every(isAccepted)) restart();
    },
    destroy() {
      $pasted.set("");
      restart();
    },
  } satisfies JobWork & Record<string, unknown>;
}

function toState(draft: BulkDraft, sending: TaskState<readonly BulkRow[], BulkRow, void>): BulkState {
  if (sending.status === "idle") return draft;
  if (sending.status === "running") {
    const { done, total, isStopping, pause } = sending;
    return { step: "sending", done, total, isStopping, pause };
  }
  const { input, end } = sending;
  const cut = end === "ended" || end === "unavailable" ? end : null;
  return { step: "done", cut, results: input.map((row) => toResult(row, sending)) };
}

function toResult(
  row: BulkRow,
  { results, failures, end }: Extract<TaskState<unknown, BulkRow, void>, { status: "done" }>,
): BulkResult {
  if (results.has(row)) return { row, outcome: "accepted", reason: null };
  const error = failures.get(row);
  if (isUnanswered(error))
    return { row, outcome: "unknown", reason: isEnded(error) ? texts.unansweredEnd : texts.unanswered };
  if (failures.has(row)) return { row, outcome: "rejected", reason: toRowReason(error) };
  return { row, outcome: "not-sent", reason: isGood(row) ? jobMessages.notSent[end] : faultsOf(row).join(" ") };
}

export const isAccepted = ({ outcome }: BulkResult) => outcome === "accepted";
/** Not in the file of rows to send again: the person may have been added. */
export const isUnknown = ({ outcome }: BulkResult) => outcome === "unknown";

/** The result in sentences. */
export function toSummary({ results, cut }: Extract<BulkState, { step: "done" }>) {
  const accepted = results.filter(isAccepted).length;
  const unknown = results.filter(isUnknown).length;
  const rest = results.length - accepted - unknown;
  return {
    accepted: texts.finished(formatNumber(accepted)),
    others: [
      ...(rest > 0 ? [texts.unfinished(formatNumber(rest))] : []),
      ...(unknown > 0 ? [texts.unknownRows(formatNumber(unknown))] : []),
    ].join(" "),
    cut: cut === null ? "" : { ended: texts.endedEarly, unavailable: texts.unavailableEarly }[cut],
  };
}

function toNews(state: BulkState): JobNews | null {
  const title = texts.job;
  if (state.step === "sending") {
    return { status: "running", title, text: toWritingText(state), isWriting: true };
  }
  if (state.step !== "done") return null;
  const { accepted, others, cut } = toSummary(state);
  const text = [cut, accepted, others].filter(Boolean).join(" ");
  return { status: "finished", title, text, isIncomplete: !state.results.every(isAccepted) };
}

const columns = (): readonly SheetColumn<BulkResult>[] =>
  bulkColumns.map((column) => ({
    header: texts.heads[column],
    type: "text",
    value: ({ row }) => row.values[column],
    width: column === "address" ? 48 : 22,
  }));
const reason = (): SheetColumn<BulkResult> => ({
  header: texts.reason,
  type: "text",
  value: (result) => result.reason,
  width: 48,
});
const line = (): SheetColumn<BulkResult> => ({ header: texts.line, type: "integer", value: ({ row }) => row.line });

/** Heads only: an example row would be sent by mistake. */
export const toTemplate = (): Workbook => ({
  file: texts.templateFile,
  sheets: [{ name: texts.title, columns: columns(), rows: [] }],
});

const toWorkbook = (file: string, rows: readonly BulkResult[]): Workbook => ({
  file,
  sheets: [{ name: texts.title, columns: [...columns(), reason(), line()], rows }],
});

/** The rows that were refused or not sent, with the reasons and their rows in the file, to be corrected and opened again. */
export const toRejectedWorkbook = (results: readonly BulkResult[]): Workbook =>
  toWorkbook(
    texts.rejectedFile,
    results.filter((result) => !isAccepted(result) && !isUnknown(result)),
  );

/** The rows without an answer, to be compared with the list: these people may have been added. */
export const toUnknownWorkbook = (results: readonly BulkResult[]): Workbook =>
  toWorkbook(texts.unknownFile, results.filter(isUnknown));

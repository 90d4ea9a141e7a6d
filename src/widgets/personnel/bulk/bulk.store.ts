import { atom, computed } from "nanostores";
import { invalidate } from "../../../core/query/action.ts";
import { createEmployee } from "../../../core/api/employee-changes.ts";
import { isEnded } from "../../../core/http/errors.ts";
import { formatNumber } from "../../../core/text/format.ts";
import type { Http } from "../../../core/http/http.ts";
import type { JobNews, JobWork } from "../../../core/session/jobs.ts";
import { sentChangesOf } from "../../../core/employees/sent-changes.ts";
import type { Session } from "../../../core/session/session.ts";
import type { SheetText } from "../../kit/sheet/read/read-answer.ts";
import { toRowReason } from "../add/person.model.ts";
import { employeeLists } from "../keys.ts";
import { bulkMessages as texts } from "./bulk.messages.ts";
import {
  type BulkColumn,
  type BulkRow,
  type BulkSheet,
  confirmRow,
  editCell,
  faultsOf,
  isGood,
  toBulkSheet,
  toNewEmployee,
} from "./bulk.model.ts";

/** The result of a row. */
export interface BulkResult {
  readonly row: BulkRow;
  /** `unknown`: sent, and the session ended before the answer came. */
  readonly outcome: "accepted" | "rejected" | "not-sent" | "unknown";
  /** Why it was not accepted. */
  readonly reason: string | null;
}

export type BulkState =
  | { readonly step: "choose"; readonly isReading: boolean; readonly error: string | null }
  | ({ readonly step: "check"; readonly rows: readonly BulkRow[] } & Omit<SheetText, "rows">)
  | { readonly step: "sending"; readonly done: number; readonly total: number; readonly isStopping: boolean }
  /** `isEnded`: the session ended before all rows were sent. */
  | { readonly step: "done"; readonly results: readonly BulkResult[]; readonly isEnded: boolean };

/** The most requests at a time. */
const parallel = 4;

export type Bulk = ReturnType<typeof createBulk>;

const first: BulkState = { step: "choose", isReading: false, error: null };

async function sendRow(http: Http, row: BulkRow): Promise<BulkResult> {
  try {
    await createEmployee(http, toNewEmployee(row));
    return { row, outcome: "accepted", reason: null };
  } catch (error) {
    if (isEnded(error)) return { row, outcome: "unknown", reason: texts.unanswered };
    return { row, outcome: "rejected", reason: toRowReason(error) };
  }
}

/** Adds many people from a file: reads it, checks the rows, sends the valid ones and reports the result of each. */
export function createBulk(session: Session) {
  const $state = atom<BulkState>(first);
  /** Rows pasted or typed into the first step, until they are sent. */
  const $pasted = atom("");
  let stopping = new AbortController();
  let isDestroyed = false;

  return {
    $state,
    $pasted,
    $news: computed($state, toNews),
    /** @param read resolves with the rows of a file or of pasted text; rejects with a sentence for the person */
    async open(read: () => Promise<SheetText>) {
      $state.set({ step: "choose", isReading: true, error: null });
      const fail = (error: string) => $state.set({ step: "choose", isReading: false, error });
      let sheet: BulkSheet;
      let about: Omit<SheetText, "rows">;
      try {
        const { rows, ...rest } = await read();
        sheet = toBulkSheet(rows);
        about = rest;
      } catch (error) {
        return fail(error instanceof Error ? error.message : texts.failures.failed);
      }
      const failInSheet = (...sentences: string[]) => fail([...sentences, ...toSheetNote(about.sheets)].join(" "));
      if (sheet.status === "headless")
        return failInSheet(texts.headless(sheet.missing.map((column) => texts.heads[column])));
      if (sheet.rows.length === 0) return failInSheet(texts.nothing);
      return $state.set({ step: "check", rows: sheet.rows, ...about });
    },
    /** Changes a cell while it is typed. */
    edit(line: number, column: BulkColumn, text: string) {
      const state = $state.get();
      if (state.step === "check") $state.set({ ...state, rows: editCell(state.rows, line, column, text) });
    },
    /** Confirms that a row's cells are in the right columns. */
    confirm(line: number, isConfirmed: boolean) {
      const state = $state.get();
      if (state.step === "check") $state.set({ ...state, rows: confirmRow(state.rows, line, isConfirmed) });
    },
    /** Sends the rows without errors; the others come back as not sent. */
    async send() {
      const state = $state.get();
      if (state.step !== "check") return;
      const good = state.rows.filter(isGood);
      $pasted.set("");
      const results = new Map<BulkRow, BulkResult>();
      const waiting = [...good];
      stopping = new AbortController();
      const { signal } = stopping;
      // Every row is sent with the session of the person who started, or not at all.
      const { http } = session;
      let hasEnded = false;
      const tell = () => {
        if (isDestroyed) return;
        $state.set({ step: "sending", done: results.size, total: good.length, isStopping: signal.aborted });
      };
      tell();
      const work = async () => {
        for (let row = waiting.shift(); row && !signal.aborted && !hasEnded; row = waiting.shift()) {
          const result = await sendRow(http, row);
          hasEnded ||= result.outcome === "unknown";
          if (result.outcome === "accepted") sentChangesOf(session).noteRequest(row.values.email);
          results.set(row, result);
          tell();
        }
      };
      await Promise.all(Array.from({ length: parallel }, work));
      if (isDestroyed) return;
      if (!hasEnded) for (const prefix of employeeLists) invalidate(session, prefix);
      const whyNot = hasEnded ? texts.ended : texts.stopped;
      $state.set({
        step: "done",
        isEnded: hasEnded,
        results: state.rows.map(
          (row) =>
            results.get(row) ?? {
              row,
              outcome: "not-sent",
              reason: isGood(row) ? whyNot : faultsOf(row).join(" "),
            },
        ),
      });
    },
    /** Waits for the calls that are running and sends no further row. */
    stop() {
      const state = $state.get();
      if (state.step !== "sending") return;
      stopping.abort();
      $state.set({ ...state, isStopping: true });
    },
    restart: () => $state.set(first),
    /** Closes the result: drops it when every row was accepted, else keeps it until the person discards it. */
    leave() {
      const state = $state.get();
      if (state.step === "done" && state.results.every(isAccepted)) $state.set(first);
    },
    destroy() {
      isDestroyed = true;
      stopping.abort();
      $pasted.set("");
      $state.set(first);
    },
  } satisfies JobWork & Record<string, unknown>;
}

/** The sheet that was read, where the person may have meant another. */
export function toSheetNote(sheets: SheetText["sheets"]): string[] {
  return sheets && sheets.others.length > 0 ? [texts.sheetRead(sheets.read, sheets.others)] : [];
}

export const isAccepted = ({ outcome }: BulkResult) => outcome === "accepted";

function toNews(state: BulkState): JobNews | null {
  const title = texts.job;
  if (state.step === "sending") {
    const text = texts.sending(formatNumber(state.done), formatNumber(state.total));
    return { status: "running", title, text, isWriting: true };
  }
  if (state.step !== "done") return null;
  const accepted = state.results.filter(isAccepted).length;
  const rest = state.results.length - accepted;
  const sentences = [
    ...(state.isEnded ? [texts.endedEarly] : []),
    texts.finished(formatNumber(accepted)),
    ...(rest > 0 ? [texts.unfinished(formatNumber(rest))] : []),
  ];
  return { status: "finished", title, text: sentences.join(" "), isIncomplete: rest > 0 };
}

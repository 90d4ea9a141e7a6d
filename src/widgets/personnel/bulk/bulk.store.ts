import { atom, computed } from "nanostores";
import { invalidate } from "../../../core/query/action.ts";
import { createEmployee } from "../../../core/api/employee-changes.ts";
import { isEnded } from "../../../core/http/errors.ts";
import { formatNumber } from "../../../core/text/format.ts";
import type { Http } from "../../../core/http/http.ts";
import type { JobNews, JobWork } from "../../../core/session/jobs.ts";
import { sentChangesOf } from "../../../core/employees/sent-changes.ts";
import type { Session } from "../../../core/session/session.ts";
import { toRowReason } from "../add/person.model.ts";
import { employeeLists } from "../keys.ts";
import { bulkMessages as texts } from "./bulk.messages.ts";
import {
  type BulkColumn,
  type BulkRow,
  type BulkSheet,
  editCell,
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
  | { readonly step: "check"; readonly rows: readonly BulkRow[]; readonly isTruncated: boolean }
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
  let stopping = new AbortController();
  let isDestroyed = false;

  return {
    $state,
    $news: computed($state, toNews),
    /** @param read resolves with the lines of a file or of pasted text; rejects with a sentence for the person */
    async open(read: () => Promise<{ rows: readonly (readonly string[])[]; isTruncated: boolean }>) {
      $state.set({ step: "choose", isReading: true, error: null });
      const fail = (error: string) => $state.set({ step: "choose", isReading: false, error });
      let sheet: BulkSheet;
      let isTruncated: boolean;
      try {
        const answer = await read();
        sheet = toBulkSheet(answer.rows);
        ({ isTruncated } = answer);
      } catch (error) {
        return fail(error instanceof Error ? error.message : texts.failures.failed);
      }
      if (sheet.status === "headless") return fail(texts.headless(sheet.missing.map((column) => texts.heads[column])));
      if (sheet.rows.length === 0) return fail(texts.nothing);
      return $state.set({ step: "check", rows: sheet.rows, isTruncated });
    },
    /** Changes a cell while it is typed. */
    edit(line: number, column: BulkColumn, text: string) {
      const state = $state.get();
      if (state.step === "check") $state.set({ ...state, rows: editCell(state.rows, line, column, text) });
    },
    /** Sends the rows without errors; the others come back as not sent. */
    async send() {
      const state = $state.get();
      if (state.step !== "check") return;
      const good = state.rows.filter(isGood);
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
              reason: isGood(row) ? whyNot : Object.values(row.errors).join(" "),
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
      $state.set(first);
    },
  } satisfies JobWork & Record<string, unknown>;
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

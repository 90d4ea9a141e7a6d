import { atom } from "nanostores";
import { invalidate } from "../../../core/action.ts";
import { createEmployee } from "../../../core/api/employee-changes.ts";
import type { Session } from "../../../core/session.ts";
import { toRowReason } from "../add/person.model.ts";
import { employeeLists } from "../keys.ts";
import { bulkMessages as texts } from "./bulk.messages.ts";
import { type BulkRow, type BulkSheet, isGood, toBulkSheet, toNewEmployee } from "./bulk.model.ts";

/** What became of a row. */
export interface BulkResult {
  readonly row: BulkRow;
  readonly outcome: "accepted" | "rejected" | "not-sent";
  /** Why it was not accepted. */
  readonly reason: string | null;
}

export type BulkState =
  | { readonly step: "choose"; readonly isReading: boolean; readonly error: string | null }
  | { readonly step: "check"; readonly rows: readonly BulkRow[]; readonly isTruncated: boolean }
  | { readonly step: "sending"; readonly done: number; readonly total: number; readonly isStopping: boolean }
  | { readonly step: "done"; readonly results: readonly BulkResult[] };

/** At most this many requests at a time. */
const parallel = 4;

export type Bulk = ReturnType<typeof createBulk>;

/** Many people at once: read, check, send the good rows, tell what became of each (issue 3, "Bulk add"). */
export function createBulk(session: Session) {
  const $state = atom<BulkState>({ step: "choose", isReading: false, error: null });
  let stopping = new AbortController();

  async function sendRow(row: BulkRow): Promise<BulkResult> {
    try {
      await createEmployee(session.http, toNewEmployee(row));
      return { row, outcome: "accepted", reason: null };
    } catch (error) {
      return { row, outcome: "rejected", reason: toRowReason(error) };
    }
  }

  return {
    $state,
    /** `read` gives the lines of a file or of pasted text; it rejects with a sentence for the person. */
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
    /** Sends the rows without errors; the others come back as not sent. */
    async send() {
      const state = $state.get();
      if (state.step !== "check") return;
      const good = state.rows.filter(isGood);
      const results = new Map<BulkRow, BulkResult>();
      const waiting = [...good];
      stopping = new AbortController();
      const { signal } = stopping;
      const tell = () =>
        $state.set({ step: "sending", done: results.size, total: good.length, isStopping: signal.aborted });
      tell();
      const work = async () => {
        for (let row = waiting.shift(); row && !signal.aborted; row = waiting.shift()) {
          results.set(row, await sendRow(row));
          tell();
        }
      };
      await Promise.all(Array.from({ length: parallel }, work));
      for (const prefix of employeeLists) invalidate(session, prefix);
      $state.set({
        step: "done",
        results: state.rows.map(
          (row) =>
            results.get(row) ?? {
              row,
              outcome: "not-sent",
              reason: isGood(row) ? texts.stopped : Object.values(row.errors).join(" "),
            },
        ),
      });
    },
    /** What is on its way is waited for, the rest stays unsent. */
    stop() {
      const state = $state.get();
      if (state.step !== "sending") return;
      stopping.abort();
      $state.set({ ...state, isStopping: true });
    },
    restart: () => $state.set({ step: "choose", isReading: false, error: null }),
  };
}

import { atom, type ReadableAtom } from "nanostores";
import { decideDocuments, idsPerCall } from "../api/driver-documents.ts";
import { runBatch } from "../http/batch.ts";
import { ApiError, isEnded } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import type { Session } from "../session/session.ts";
import { applyDecision } from "./apply-decision.ts";

/** Outcome of one document; null: approved. */
type DocumentOutcome = ApiError | null;

export type BulkState =
  | { readonly status: "idle" }
  | { readonly status: "running"; readonly done: number; readonly failed: number; readonly total: number }
  | {
      readonly status: "done";
      /**
       * In the order of sending, without the documents that were not sent because of a stop. An error of kind `ended`:
       * the session ended before the answer came, so that the outcome is unknown.
       */
      readonly outcomes: ReadonlyMap<number, DocumentOutcome>;
      /** The documents to approve. */
      readonly ids: readonly number[];
      /** The session ended before all documents had an outcome. */
      readonly isEnded: boolean;
    };

interface BulkApproval {
  readonly $state: ReadableAtom<BulkState>;
  /** Approves the documents, at most {@link idsPerCall} per call. Does nothing while it runs; never rejects. */
  start(ids: readonly number[]): Promise<void>;
  /** Sends nothing more; running calls are awaited, because they can't be undone. */
  stop(): void;
  /** Back to idle; does nothing while it runs. */
  reset(): void;
  destroy(): void;
}

/** Concurrent calls. */
const limit = 2;
/** Maximum number of calls to find the refused documents of one refused call. */
const searches = 40;

/** Statuses with which the provider refuses a whole call because of single documents; it is then sent again in halves. */
const isAboutItsDocuments = (error: ApiError) => [400, 404, 409, 422].includes(error.status);

type Outcomes = [id: number, outcome: DocumentOutcome][];

async function approve(http: Http, ids: readonly number[], budget: { calls: number }): Promise<Outcomes> {
  try {
    budget.calls -= 1;
    await decideDocuments(http, ids, { kind: "approve" });
    return ids.map((id) => [id, null]);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The session has ended; the first half may have been approved already.
    if (isEnded(error)) return ids.map((id) => [id, error]);
    if (ids.length === 1 || !isAboutItsDocuments(error) || budget.calls < 2) return ids.map((id) => [id, error]);
    const half = Math.ceil(ids.length / 2);
    const first = await approve(http, ids.slice(0, half), budget);
    return [...first, ...(await approve(http, ids.slice(half), budget))];
  }
}

function toCalls(ids: readonly number[]): (readonly number[])[] {
  return Array.from({ length: Math.ceil(ids.length / idsPerCall) }, (_, call) =>
    ids.slice(call * idsPerCall, (call + 1) * idsPerCall),
  );
}

/** Approves many documents; failed ones don't stop the others and can be sent again. */
export function createBulkApproval(session: Session): BulkApproval {
  const $state = atom<BulkState>({ status: "idle" });
  let isStopped = false;
  let run: AbortController | null = null;

  async function start(ids: readonly number[]): Promise<void> {
    if (run || ids.length === 0) return;
    const mine = new AbortController();
    run = mine;
    isStopped = false;
    // One client for the whole run: all documents are approved in the name of the user who started it.
    const { http } = session;
    const generation = session.$generation.get();
    const isOver = () => generation !== session.$generation.get();
    const outcomes = new Map<number, DocumentOutcome>();
    const tell = () => {
      const failed = [...outcomes.values()].filter((outcome) => outcome !== null).length;
      $state.set({ status: "running", done: outcomes.size, failed, total: ids.length });
    };
    tell();
    const { failures } = await runBatch({
      items: toCalls(ids),
      limit,
      signal: mine.signal,
      run: async (call) => {
        if (isStopped || isOver()) return;
        const answered = await approve(http, call, { calls: searches });
        // Immediately, because approvals stay valid when other calls fail or the screen is closed.
        const approved = answered.filter(([, outcome]) => outcome === null).map(([id]) => id);
        if (!isOver()) applyDecision(session, approved, { kind: "approve" });
        if (mine.signal.aborted) return;
        for (const [id, outcome] of answered) outcomes.set(id, outcome);
        if (!isOver()) tell();
      },
    });
    if (mine.signal.aborted) return;
    run = null;
    // Exceptions of our own code, not error responses of the provider.
    for (const { item, error } of failures) {
      session.environment.warn(`An approval broke: ${error instanceof Error ? error.message : "unknown reason"}`);
      for (const id of item) outcomes.set(id, new ApiError("answer", "approval"));
    }
    const isCut = outcomes.size < ids.length || [...outcomes.values()].some(isEnded);
    $state.set({ status: "done", outcomes, ids, isEnded: isOver() && isCut });
  }

  return {
    $state,
    start,
    stop: () => {
      isStopped = true;
    },
    reset: () => {
      if (!run) $state.set({ status: "idle" });
    },
    destroy() {
      run?.abort();
      run = null;
      $state.set({ status: "idle" });
    },
  };
}

/** The documents to send again: failed ones, and those that were not sent. */
export function toUnapproved({ ids, outcomes }: Extract<BulkState, { status: "done" }>): readonly number[] {
  return ids.filter((id) => outcomes.get(id) !== null);
}

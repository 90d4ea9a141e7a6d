import { atom, type ReadableAtom } from "nanostores";
import { decideDocuments, idsPerCall } from "../api/driver-documents.ts";
import { type ApiError, isUnanswered } from "../http/errors.ts";
import { runWrites, type WritePause } from "../query/writes.ts";
import type { Session } from "../session/session.ts";
import { applyDecision } from "./apply-decision.ts";

/** Outcome of one document; null: approved. Without an answer ({@link isUnanswered}) it may have been approved. */
type DocumentOutcome = ApiError | null;

export type BulkState =
  | { readonly status: "idle" }
  | {
      readonly status: "running";
      readonly done: number;
      readonly failed: number;
      readonly total: number;
      /** Nothing is sent at the moment. */
      readonly pause: WritePause | null;
    }
  | {
      readonly status: "done";
      /** In the order of the ids, without the documents that were not sent. */
      readonly outcomes: ReadonlyMap<number, DocumentOutcome>;
      /** The documents to approve. */
      readonly ids: readonly number[];
      /** The session ended, or the provider took nothing any more, before all documents had an outcome. */
      readonly cut: "ended" | "unavailable" | null;
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

/** Documents of one call; the parts of a refused call share its budget. */
interface Group {
  readonly ids: readonly number[];
  readonly budget: { calls: number };
}

function toHalves({ ids, budget }: Group, error: ApiError): readonly Group[] | null {
  if (ids.length === 1 || !isAboutItsDocuments(error) || budget.calls < 2) return null;
  budget.calls -= 2;
  const half = Math.ceil(ids.length / 2);
  return [ids.slice(0, half), ids.slice(half)].map((part) => ({ ids: part, budget }));
}

function toGroups(ids: readonly number[]): Group[] {
  return Array.from({ length: Math.ceil(ids.length / idsPerCall) }, (_, call) => ({
    ids: ids.slice(call * idsPerCall, (call + 1) * idsPerCall),
    budget: { calls: searches - 1 },
  }));
}

/** Approves many documents; failed ones don't stop the others and can be sent again. */
export function createBulkApproval(session: Session): BulkApproval {
  const $state = atom<BulkState>({ status: "idle" });
  let run: { readonly stopping: AbortController } | null = null;

  async function start(ids: readonly number[]): Promise<void> {
    if (run || ids.length === 0) return;
    const mine = { stopping: new AbortController() };
    run = mine;
    const generation = session.$generation.get();
    const isOver = () => generation !== session.$generation.get();
    const outcomes = new Map<number, DocumentOutcome>();
    const tell = (pause: WritePause | null) => {
      if (run !== mine || isOver()) return;
      const failed = [...outcomes.values()].filter((error) => error !== null && !isUnanswered(error)).length;
      $state.set({ status: "running", done: outcomes.size, failed, total: ids.length, pause });
    };
    tell(null);
    const { end } = await runWrites(session, {
      items: toGroups(ids),
      limit,
      stopping: mine.stopping.signal,
      split: toHalves,
      async write(http, group) {
        await decideDocuments(http, group.ids, { kind: "approve" });
        // Immediately, because approvals stay valid when other calls fail or the screen is closed.
        if (!isOver()) applyDecision(session, group.ids, { kind: "approve" });
      },
      onChange(known, pause) {
        for (const [group, result] of known)
          for (const id of group.ids) outcomes.set(id, result.outcome === "done" ? null : result.error);
        tell(pause);
      },
    });
    if (run !== mine) return;
    run = null;
    const known = ids.flatMap((id) => (outcomes.has(id) ? [[id, outcomes.get(id) ?? null] as const] : []));
    $state.set({
      status: "done",
      outcomes: new Map(known),
      ids,
      cut: end === "ended" || end === "unavailable" ? end : null,
    });
  }

  return {
    $state,
    start,
    stop: () => run?.stopping.abort(),
    reset: () => {
      if (!run) $state.set({ status: "idle" });
    },
    destroy() {
      run?.stopping.abort();
      run = null;
      $state.set({ status: "idle" });
    },
  };
}

/** The documents to send again: refused ones, and those that were not sent; not those that may have been approved. */
export function toUnapproved({ ids, outcomes }: Extract<BulkState, { status: "done" }>): readonly number[] {
  return ids.filter((id) => {
    const outcome = outcomes.get(id);
    return outcome !== null && !isUnanswered(outcome);
  });
}

import { computed } from "nanostores";
import { decideDocuments, idsPerCall } from "../api/driver-documents.ts";
import { type ApiError, isUnanswered } from "../http/errors.ts";
import { createTask, type TaskState } from "../query/task.ts";
import type { WritePause } from "../query/writes.ts";
import type { Session } from "../session/session.ts";
import { applyDecision } from "./document-decisions.ts";

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
      /** Stopped, and waiting for the running calls. */
      readonly isStopping: boolean;
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

/** Approves many documents, at most {@link idsPerCall} per call; failed ones don't stop the others and can be sent again. */
export function createBulkApproval(session: Session) {
  const task = createTask(session, {
    plan: (ids: readonly number[]) => [toGroups(ids)],
    limit,
    writes: { split: toHalves },
    async run({ ids }: Group, { http }) {
      await decideDocuments(http, ids, { kind: "approve" });
      // Immediately, because approvals stay valid when other calls fail or the screen is closed; but not for the next person.
      if (session.http === http) applyDecision(session, ids, { kind: "approve" });
    },
  });
  const $state = computed(task.$state, toBulkState);
  return {
    $state,
    /** Does nothing while it runs; never rejects. */
    start: (ids: readonly number[]) => (ids.length === 0 ? Promise.resolve() : task.start(ids)),
    /** Sends nothing more; running calls are awaited, because they can't be undone. */
    stop: task.cancel,
    /** Back to idle; does nothing while it runs. */
    reset() {
      if ($state.get().status === "done") task.reset();
    },
    destroy: task.reset,
  };
}

function toBulkState(state: TaskState<readonly number[], Group, void>): BulkState {
  if (state.status === "idle") return state;
  const { input: ids, results, failures } = state;
  const known = new Map<number, DocumentOutcome>([
    ...[...results.keys()].flatMap((group) => group.ids.map((id) => [id, null] as const)),
    // A write fails with an ApiError only.
    ...[...failures].flatMap(([group, error]) => group.ids.map((id) => [id, error as ApiError] as const)),
  ]);
  if (state.status === "running") {
    const { pause, isStopping } = state;
    const failed = [...known.values()].filter((error) => error !== null && !isUnanswered(error)).length;
    return { status: "running", done: known.size, failed, total: ids.length, pause, isStopping };
  }
  const { end } = state;
  return {
    status: "done",
    outcomes: new Map(ids.flatMap((id) => (known.has(id) ? [[id, known.get(id) ?? null] as const] : []))),
    ids,
    cut: end === "ended" || end === "unavailable" ? end : null,
  };
}

/** The documents to send again: refused ones, and those that were not sent; not those that may have been approved. */
export function toUnapproved({ ids, outcomes }: Extract<BulkState, { status: "done" }>): readonly number[] {
  return ids.filter((id) => {
    const outcome = outcomes.get(id);
    return outcome !== null && !isUnanswered(outcome);
  });
}

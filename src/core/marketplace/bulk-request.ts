import { atom, computed, type ReadableAtom } from "nanostores";
import { createAction, invalidate, patchAnswers } from "../query/action.ts";
import {
  type BulkStatus,
  bulkStatusCall,
  cancelBulkRequest,
  createBulkRequest as sendRequest,
  fetchBulkStatus,
} from "../api/marketplace-requests.ts";
import { type ApiError, isUnanswered } from "../http/errors.ts";
import { createQuery, type Load } from "../query/query.ts";
import { type QueryOwner, sessionOf } from "../query/scope.ts";
import { queryOf } from "../query/call-query.ts";

/** The open dialog; requesting and cancelling both need an explicit confirmation. */
export type BulkDialog = "confirm" | "loading" | "success" | "failed" | "cancel" | "cancel-loading" | "cancel-failed";

export interface BulkState {
  /** The displayed status; an open question shows as `verify` or `cancelling`. */
  readonly status: BulkStatus;
  /** The provider's status. */
  readonly provider: BulkStatus;
  readonly dialog: BulkDialog | null;
  /** Why the last call failed. */
  readonly error: ApiError | null;
}

/**
 * The company's single request for all employees and all suitable lines. Opening a confirmation dialog sends nothing (`verify` and
 * `cancelling` are only displayed); confirming sends a POST, which leads to `requested`, or a DELETE, which leads to
 * `not-requested`. A provider may answer a POST with `verify`, or keep a cancelled request in `cancelling`: the request then
 * awaits confirmation by any user of the company, who sends the same call.
 */
interface BulkRequest {
  readonly $load: ReadableAtom<Load<BulkState>>;
  refresh(): Promise<void>;
  /** Opens the dialog to request; does nothing when a request exists. */
  ask(): void;
  /** Sends the request, also again after a failure. Resolves with true when it was accepted. */
  confirm(): Promise<boolean>;
  /** Opens the dialog to cancel the request. */
  askCancel(): void;
  confirmCancel(): Promise<boolean>;
  /** Closes the dialog, unless a call is running. */
  dismiss(): void;
}

const mayAsk: ReadonlySet<BulkStatus> = new Set(["not-requested", "rejected", "verify"]);
const mayCancel: ReadonlySet<BulkStatus> = new Set(["requested", "verify", "cancelling", "other"]);

const bulkStatus = queryOf(bulkStatusCall, fetchBulkStatus);

export function createBulkRequest(owner: QueryOwner): BulkRequest {
  const session = sessionOf(owner);
  const query = createQuery(owner, bulkStatus);
  const $question = atom<"confirm" | "cancel" | null>(null);
  const sending = createAction(session, sendRequest);
  const cancelling = createAction(session, cancelBulkRequest);

  const $dialog = computed([$question, sending.$state, cancelling.$state], (question, sent, cancelled) => {
    const dialogs = { idle: "confirm", running: "loading", done: "success", failed: "failed" } as const;
    if (question === "confirm") return dialogs[sent.status];
    if (question === null || cancelled.status === "done") return null;
    return ({ idle: "cancel", running: "cancel-loading", failed: "cancel-failed" } as const)[cancelled.status];
  });
  const errorOf = () => {
    if ($question.get() === null) return null;
    const state = $question.get() === "confirm" ? sending.$state.get() : cancelling.$state.get();
    return state.status === "failed" ? state.error : null;
  };
  const $load = computed([query.$load, $dialog], (load, dialog): Load<BulkState> => {
    if (load.status !== "ready") return load;
    return {
      ...load,
      data: { status: toShown(load.data, dialog), provider: load.data, dialog, error: errorOf() },
    };
  });

  const statusOf = () => {
    const load = query.$load.get();
    return load.status === "ready" ? load.data : null;
  };
  const show = (status: BulkStatus) => patchAnswers<BulkStatus>(session, bulkStatus.key, () => status);
  /** After a failure: a call without an answer may have been carried out, which the status tells. */
  const look = ({ $state }: typeof sending): false => {
    const state = $state.get();
    if (state.status === "failed" && isUnanswered(state.error)) invalidate(session, bulkStatus.key);
    return false;
  };
  const open = (question: "confirm" | "cancel", statuses: ReadonlySet<BulkStatus>) => {
    const status = statusOf();
    if ($question.get() !== null || status === null || !statuses.has(status)) return;
    sending.reset();
    cancelling.reset();
    $question.set(question);
  };

  return {
    $load,
    refresh: query.refresh,
    ask: () => open("confirm", mayAsk),
    async confirm() {
      if ($dialog.get() !== "confirm" && $dialog.get() !== "failed") return false;
      if (!(await sending.send())) return look(sending);
      const state = sending.$state.get();
      if (state.status === "done") show(state.result);
      return true;
    },
    askCancel: () => open("cancel", mayCancel),
    async confirmCancel() {
      if ($dialog.get() !== "cancel" && $dialog.get() !== "cancel-failed") return false;
      if (!(await cancelling.send())) return look(cancelling);
      const state = cancelling.$state.get();
      if (state.status === "done") show(state.result);
      $question.set(null);
      return true;
    },
    dismiss() {
      const dialog = $dialog.get();
      if (dialog !== "loading" && dialog !== "cancel-loading") $question.set(null);
    },
  };
}

function toShown(provider: BulkStatus, dialog: BulkDialog | null): BulkStatus {
  if (dialog === "confirm" || dialog === "loading" || dialog === "failed") return "verify";
  if (dialog === "cancel" || dialog === "cancel-loading" || dialog === "cancel-failed") return "cancelling";
  return provider;
}

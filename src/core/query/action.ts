import type { QueryClient, QueryFilters } from "@tanstack/query-core";
import { atom, type ReadableAtom } from "nanostores";
import { ApiError, isUnanswered } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import { clientOf, type QueryKey } from "./query.ts";
import type { Session } from "../session/session.ts";

/** State of a write to the provider. */
export type ActionState<Result> =
  | { readonly status: "idle" }
  | { readonly status: "running" }
  | { readonly status: "done"; readonly result: Result }
  | { readonly status: "failed"; readonly error: ApiError };

export interface Action<Input, Result> {
  readonly $state: ReadableAtom<ActionState<Result>>;
  /**
   * Does nothing while a call runs, so that it can't be sent twice. Resolves when answered, true on success; never rejects.
   */
  send(input: Input): Promise<boolean>;
  /** Back to idle, for the next dialog. A running action keeps its state, because it can't be cancelled. */
  reset(): void;
}

interface ActionOptions {
  /** Key prefixes of the queries that are invalidated when the action succeeds, or may have. */
  readonly invalidates?: readonly QueryKey[];
}

/** A write to the provider; `run` gets the session's HTTP client and throws {@link ApiError}. */
export function createAction<Input = void, Result = void>(
  session: Session,
  run: (http: Http, input: Input) => Promise<Result>,
  { invalidates = [] }: ActionOptions = {},
): Action<Input, Result> {
  const $state = atom<ActionState<Result>>({ status: "idle" });

  return {
    $state,
    async send(input) {
      if ($state.get().status === "running") return false;
      const generation = session.$generation.get();
      let state: ActionState<Result>;
      $state.set({ status: "running" });
      try {
        state = { status: "done", result: await run(session.http, input) };
      } catch (error) {
        state = { status: "failed", error: toApiError(session, error) };
      }
      // Another user, or nobody, is signed in by now.
      if (generation !== session.$generation.get()) state = { status: "idle" };
      const mayBeDone = state.status === "done" || (state.status === "failed" && isUnanswered(state.error));
      if (mayBeDone) for (const prefix of invalidates) invalidate(session, prefix);
      $state.set(state);
      return state.status === "done";
    },
    reset() {
      if ($state.get().status !== "running") $state.set({ status: "idle" });
    },
  };
}

/** Converts an exception of our own code to an ApiError too, so that the button doesn't stay busy for ever. */
function toApiError(session: Session, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  session.environment.warn(`An action broke: ${error instanceof Error ? error.message : "unknown reason"}`);
  return new ApiError("answer", "action");
}

/** Marks the answers of all queries whose key begins with `prefix` as outdated; those on screen are fetched again. */
export function invalidate(session: Session, prefix: QueryKey): void {
  const client = clientOf(session);
  cancelOutdated(client, { queryKey: prefix, type: "active" });
  void client.invalidateQueries({ queryKey: prefix });
}

/**
 * Updates the cached answers of all queries whose key begins with `prefix`, so that a change shows at once without fetching
 * a long list again. They are then marked as outdated: a screen opened later fetches anew.
 */
export function patchAnswers<Data>(session: Session, prefix: QueryKey, update: (data: Data) => Data): void {
  const client = clientOf(session);
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: prefix })) {
    const patch = (data: Data | undefined) => (data === undefined ? undefined : update(data));
    // Keeps the age of the original response.
    client.setQueryData(queryKey, patch, { updatedAt: state.dataUpdatedAt });
  }
  void client.invalidateQueries({ queryKey: prefix, refetchType: "none" });
  const running: QueryFilters = { queryKey: prefix, fetchStatus: "fetching" };
  cancelOutdated(client, running);
  void client.refetchQueries(running);
}

/** Cancels running calls, including a query's first one, because a response requested before a change may not contain it. */
function cancelOutdated(client: QueryClient, filters: QueryFilters): void {
  void client.cancelQueries(filters, { silent: true, revert: false });
}

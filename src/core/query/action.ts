import type { QueryClient, QueryFilters } from "@tanstack/query-core";
import { atom, type ReadableAtom } from "nanostores";
import { ApiError } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import { clientOf, type QueryKey } from "./query.ts";
import type { Session } from "../session/session.ts";

/** Where something that changes data at the provider is. */
export type ActionState<Result> =
  | { readonly status: "idle" }
  | { readonly status: "running" }
  | { readonly status: "done"; readonly result: Result }
  | { readonly status: "failed"; readonly error: ApiError };

export interface Action<Input, Result> {
  readonly $state: ReadableAtom<ActionState<Result>>;
  /**
   * Does nothing while it runs: it can't be sent twice. Resolves when answered, with whether this sending
   * has succeeded; never rejects.
   */
  send(input: Input): Promise<boolean>;
  /** Back to idle, for the next dialog. What runs can't be taken back, so that a running action stays as it is. */
  reset(): void;
}

interface ActionOptions {
  /** Beginnings of query keys whose answers the action makes outdated. */
  readonly invalidates?: readonly QueryKey[];
}

/** A write to the provider; `run` gets the session's API core and throws {@link ApiError}. */
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
      // Another person, or nobody, is signed in by now.
      if (generation !== session.$generation.get()) state = { status: "idle" };
      if (state.status === "done") for (const prefix of invalidates) invalidate(session, prefix);
      $state.set(state);
      return state.status === "done";
    },
    reset() {
      if ($state.get().status !== "running") $state.set({ status: "idle" });
    },
  };
}

/** A mistake of ours is no answer of the provider, but the person must not be left with a button that turns for ever. */
function toApiError(session: Session, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  session.environment.warn(`An action broke: ${error instanceof Error ? error.message : "unknown reason"}`);
  return new ApiError("answer", "action");
}

/** Makes the answers of all queries whose key begins with `prefix` outdated; what is on the screen is asked for again. */
export function invalidate(session: Session, prefix: QueryKey): void {
  const client = clientOf(session);
  cancelOutdated(client, { queryKey: prefix, type: "active" });
  void client.invalidateQueries({ queryKey: prefix });
}

/**
 * Changes the answers of all queries whose key begins with `prefix` where they lie, so that a change shows at once and
 * without asking for a long list again. They count as outdated from then on: who comes back to their screen asks anew.
 */
export function patchAnswers<Data>(session: Session, prefix: QueryKey, update: (data: Data) => Data): void {
  const client = clientOf(session);
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: prefix })) {
    const patch = (data: Data | undefined) => (data === undefined ? undefined : update(data));
    // The rest of it is as old as it was.
    client.setQueryData(queryKey, patch, { updatedAt: state.dataUpdatedAt });
  }
  void client.invalidateQueries({ queryKey: prefix, refetchType: "none" });
  const running: QueryFilters = { queryKey: prefix, fetchStatus: "fetching" };
  cancelOutdated(client, running);
  void client.refetchQueries(running);
}

/** An answer that was asked for before a change may not know of it, also where it would be the first. */
function cancelOutdated(client: QueryClient, filters: QueryFilters): void {
  void client.cancelQueries(filters, { silent: true, revert: false });
}

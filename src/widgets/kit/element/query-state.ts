import type { Scope } from "../../../core/query/scope.ts";
import type { Emit } from "./events.ts";
import { atom, type ReadableAtom } from "nanostores";

/** What the store of one element instance may use. */
export interface StoreOptions<Values> {
  /** Ends when the element is removed. */
  readonly scope: Scope;
  readonly $attributes: ReadableAtom<Values>;
  readonly emit: Emit;
}

/** Ms within which a page that binds `query` to its address sets the attribute to what the event said. */
const echoTime = 1000;

interface QueryStateOptions<State, Values extends { readonly query: string }> extends StoreOptions<Values> {
  /** Never throws; ignores what it doesn't understand. */
  readonly read: (values: Values) => State;
  /** The query of a state; defaults are left out. */
  readonly write: (state: State, values: Values) => string;
  /** Other attributes that `read` depends on have changed. */
  readonly isOutdated?: (before: Values, after: Values) => boolean;
}

interface QueryState<State> {
  readonly $state: ReadableAtom<State>;
  /** A change by the person; raises `shuttle-query`. */
  change(state: State): void;
}

/**
 * The part of an element's state that is its `query` attribute, so that a page can keep it in its address. A late echo of an
 * earlier state, which some pages set while somebody types, is ignored.
 */
export function createQueryState<State, Values extends { readonly query: string }>({
  scope,
  $attributes,
  emit,
  read,
  write,
  isOutdated = () => false,
}: QueryStateOptions<State, Values>): QueryState<State> {
  const { now } = scope.session.environment;
  const $state = atom(read($attributes.get()));
  let seen = $attributes.get();
  let current = write($state.get(), seen);
  let sent: { readonly query: string; readonly at: number }[] = [];

  const stop = $attributes.listen((values) => {
    const before = seen;
    seen = values;
    if (values.query === before.query && !isOutdated(before, values)) return;
    sent = sent.filter(({ at }) => now() - at < echoTime);
    const echo = sent.findIndex(({ query }) => query === values.query);
    if (echo >= 0) {
      sent = sent.slice(echo + 1);
      return;
    }
    $state.set(read(values));
    current = write($state.get(), values);
  });
  scope.onEnd(stop);

  return {
    $state,
    change(state) {
      $state.set(state);
      const query = write(state, seen);
      if (query === current) return;
      current = query;
      sent.push({ query, at: now() });
      emit("shuttle-query", { query });
    },
  };
}

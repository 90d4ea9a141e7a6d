import { atom, type ReadableAtom } from "nanostores";
import type { Emit } from "./events.ts";

/** A page that ties `query` to its address hands back what it was told within this time, ms. */
const echoTime = 1000;

interface QueryStateOptions<State, Values extends { readonly query: string }> {
  readonly $attributes: ReadableAtom<Values>;
  readonly emit: Emit;
  readonly now: () => number;
  /** Never throws; what it doesn't understand is left out. */
  readonly read: (values: Values) => State;
  /** The query of a state, without what is at its default. */
  readonly write: (state: State, values: Values) => string;
  /** Other attributes that `read` depends on have changed. */
  readonly isOutdated?: (before: Values, after: Values) => boolean;
}

export interface QueryState<State> {
  readonly $state: ReadableAtom<State>;
  /** A person changed it: the page is told by `shuttle-query`. */
  change(state: State): void;
  stop(): void;
}

/**
 * The part of an element's state that travels as its `query` (elements.md, "State and address"). A late echo of an earlier
 * state, which some pages give while somebody types, changes nothing.
 */
export function createQueryState<State, Values extends { readonly query: string }>({
  $attributes,
  emit,
  now,
  read,
  write,
  isOutdated = () => false,
}: QueryStateOptions<State, Values>): QueryState<State> {
  const $state = atom(read($attributes.get()));
  let seen = $attributes.get();
  let current = write($state.get(), seen);
  let told: { readonly query: string; readonly at: number }[] = [];

  const stop = $attributes.listen((values) => {
    const before = seen;
    seen = values;
    if (values.query === before.query && !isOutdated(before, values)) return;
    told = told.filter(({ at }) => now() - at < echoTime);
    const echo = told.findIndex(({ query }) => query === values.query);
    if (echo >= 0) {
      told = told.slice(echo + 1);
      return;
    }
    $state.set(read(values));
    current = write($state.get(), values);
  });

  return {
    $state,
    change(state) {
      $state.set(state);
      const query = write(state, seen);
      if (query === current) return;
      current = query;
      told.push({ query, at: now() });
      emit("shuttle-query", { query });
    },
    stop,
  };
}

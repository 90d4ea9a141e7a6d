import { atom, onMount, type ReadableAtom, type WritableAtom } from "nanostores";
import type { Session } from "../session/session.ts";
import type { Query } from "./query.ts";

/** The life of an element: what is made with it ends at once when the element is removed. */
export interface Scope {
  readonly session: Session;
  /**
   * The queries of the content, which load with the element: the first response makes the element ready, and `refresh()` repeats
   * all of them. A disabled one doesn't count.
   */
  readonly $queries: ReadableAtom<readonly Query<unknown>[]>;
  /** The same scope for queries that aren't in `$queries`: they load when somebody listens. */
  readonly late: Scope;
  /** Adds a query to `$queries`: one composed of late ones; `createQuery` and its like add their own. */
  register<Counted extends Query<unknown>>(query: Counted): Counted;
  isEnded(): boolean;
  /** Calls `stop` when the scope ends. Returns a function that forgets it: true unless it has been called. */
  onEnd(stop: () => void): () => boolean;
  /** A scope that ends with this one or before; its queries then leave `$queries`. */
  child(): Scope;
  end(): void;
}

/** Makes queries: the scope of an element; or a session, whose queries load while somebody listens. */
export type QueryOwner = Session | Scope;

export const sessionOf = (owner: QueryOwner): Session => ("session" in owner ? owner.session : owner);

export const lateOf = (owner: QueryOwner): QueryOwner => ("session" in owner ? owner.late : owner);

export const register = <Counted extends Query<unknown>>(owner: QueryOwner, query: Counted): Counted =>
  "session" in owner ? owner.register(query) : query;

export function createScope(session: Session, $queries = atom<readonly Query<unknown>[]>([])): Scope {
  const own = new Set<Query<unknown>>();
  const stops = new Set<() => void>();
  let isEnded = false;
  const common = {
    session,
    $queries,
    isEnded: () => isEnded,
    onEnd(stop: () => void) {
      stops.add(stop);
      return () => stops.delete(stop);
    },
    end() {
      isEnded = true;
      for (const stop of stops) stop();
      stops.clear();
      if (own.size > 0) $queries.set($queries.get().filter((query) => !own.has(query)));
    },
  };
  const child = (): Scope => {
    const made = createScope(session, $queries);
    made.onEnd(common.onEnd(made.end));
    return made;
  };
  const late: Scope = {
    ...common,
    get late() {
      return late;
    },
    register: (query) => query,
    child: () => child().late,
  };
  return {
    ...common,
    late,
    register(query) {
      own.add(query);
      $queries.set([...$queries.get(), query]);
      return query;
    },
    child,
  };
}

/**
 * Calls `start` while the store has listeners, and what it has returned when they or the owner are gone. Nanostores alone ends a store
 * a second after its last listener, and each link of a chain of stores a second after the one before.
 */
export function whileMounted(owner: QueryOwner, $store: ReadableAtom<unknown>, start: () => () => void): void {
  onMount($store, () => {
    if (!("session" in owner)) return start();
    if (owner.isEnded()) return undefined;
    const stop = start();
    const forget = owner.onEnd(stop);
    return () => {
      if (forget()) stop();
    };
  });
}

const stores = new WeakMap<Session, Map<string, WritableAtom<unknown>>>();

/**
 * The session's store of this name, which all its elements share; it goes back to `first` when its person changes. A name stands for
 * one type of value, which the cast relies on.
 */
export function storeOf<Value>(session: Session, name: string, first: Value): WritableAtom<Value> {
  const known = stores.get(session) ?? new Map<string, WritableAtom<unknown>>();
  stores.set(session, known);
  const $known = known.get(name);
  if ($known) return $known as WritableAtom<Value>;
  const $made = atom(first);
  known.set(name, $made as WritableAtom<unknown>);
  session.$generation.listen(() => $made.set(first));
  return $made;
}

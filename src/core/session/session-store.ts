import { atom, type WritableAtom } from "nanostores";
import type { Session } from "./session.ts";

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

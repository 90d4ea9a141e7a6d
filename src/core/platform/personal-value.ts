import { atom, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import type { Session } from "../session/session.ts";
import { type PersonalKind, personalStorage } from "./personal-storage.ts";

interface PersonalValue<Value> {
  readonly $value: ReadableAtom<Value>;
  change(toNext: (value: Value) => Value): void;
}

/** A value in the user's personal storage. Each change reads the storage again, because another element or tab may have written. */
export function createPersonalValue<Value>(
  session: Session,
  [kind, subject]: readonly [kind: PersonalKind, subject: string],
  schema: v.GenericSchema<unknown, Value>,
  empty: Value,
): PersonalValue<Value> {
  const { storage, key } = personalStorage(session, kind, subject);
  const read = (): Value => {
    try {
      const result = v.safeParse(schema, JSON.parse(storage.get(key) ?? "null"));
      return result.success ? result.output : empty;
    } catch {
      // Written by another program: treated as empty.
      return empty;
    }
  };
  const $value = atom<Value>(read());
  return {
    $value,
    change(toNext) {
      const next = toNext(read());
      storage.set(key, JSON.stringify(next));
      $value.set(next);
    },
  };
}

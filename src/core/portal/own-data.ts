import { type Owner, ownerOf, type PersonalKind, personalKinds } from "../platform/personal-storage.ts";
import type { Session } from "../session/session.ts";

/** One entry of the signed-in user. */
interface OwnEntry {
  readonly kind: PersonalKind;
  readonly subject: string;
  readonly text: string;
}

const entryKey = /^shuttle\.([a-z]+)\.(\[.*\])$/s;

function subjectOf(names: string, owner: Owner["name"]): string | null {
  try {
    const [subject, ...name] = JSON.parse(names) as readonly unknown[];
    return typeof subject === "string" && JSON.stringify(name) === JSON.stringify(owner) ? subject : null;
  } catch {
    // Written by another program.
    return null;
  }
}

function findOwn(session: Session) {
  const { storage, name } = ownerOf(session);
  return storage.keys().flatMap((key) => {
    const [, found, names = ""] = entryKey.exec(key) ?? [];
    const kind = personalKinds.find((known) => known === found);
    const subject = subjectOf(names, name);
    const text = storage.get(key);
    return kind && subject !== null && text !== null
      ? [{ kind, subject, text, remove: () => storage.remove(key) }]
      : [];
  });
}

/** All that is kept for the signed-in user here, and for nobody else who uses this browser. */
export function listOwnData(session: Session): readonly OwnEntry[] {
  return findOwn(session).map(({ kind, subject, text }) => ({ kind, subject, text }));
}

export function removeOwnData(session: Session): void {
  for (const { remove } of findOwn(session)) remove();
}

/** Most entries are JSON; a plain word is kept as it is. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a person gets as a file: the entries, and who is signed in, without the token. */
export function toOwnDataFile(session: Session): string {
  const state = session.$state.get();
  const kept = listOwnData(session).map(({ kind, subject, text }) => ({ kind, subject, value: parse(text) }));
  return JSON.stringify({ profile: state.status === "signed-in" ? state.profile : null, kept }, null, 2);
}

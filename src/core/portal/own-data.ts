import { type Owner, ownerOf, type PersonalKind, personalKinds } from "../platform/personal-storage.ts";
import type { Session } from "../session/session.ts";

/** One stored entry of the signed-in user. */
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

/** All entries stored for the signed-in user in this browser, without those of other users. */
export function listOwnData(session: Session): readonly OwnEntry[] {
  return findOwn(session).map(({ kind, subject, text }) => ({ kind, subject, text }));
}

export function removeOwnData(session: Session): void {
  for (const { remove } of findOwn(session)) remove();
}

/** Most entries are JSON; any other text is returned unchanged. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Content of the file with the user's own data, as JSON: the entries and the profile, without the token. */
export function toOwnDataFile(session: Session): string {
  const state = session.$state.get();
  const kept = listOwnData(session).map(({ kind, subject, text }) => ({ kind, subject, value: parse(text) }));
  return JSON.stringify({ profile: state.status === "signed-in" ? state.profile : null, kept }, null, 2);
}

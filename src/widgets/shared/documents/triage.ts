import type { Decision, DriverDocument } from "../../../core/api/driver-documents.ts";
import { toDecided } from "../../../core/drivers/apply-decision.ts";
import { isAwaiting } from "../../../core/drivers/document-status.ts";

/** Step of the dialog: a document, a question about it, or the outcome of the last decision. */
export type TriageStep = "info" | "reject" | "unseen" | "approved" | "rejected";

/** The documents to review one by one, and the decisions made so far. */
export interface Pile {
  readonly documents: readonly DriverDocument[];
  readonly decisions: ReadonlyMap<number, Decision>;
}

/**
 * The documents to review after one was opened, in the order of the list: only the waiting ones if the opened one waits,
 * else all.
 */
export function toPile(listed: readonly DriverDocument[], opened: DriverDocument): readonly DriverDocument[] {
  const pile = isAwaiting(opened) ? listed.filter(isAwaiting) : listed;
  return pile.some(({ id }) => id === opened.id) ? pile : [opened];
}

/** The document at this index, with a decision made in this dialog applied; null: there is none. */
export function documentAt({ documents, decisions }: Pile, index: number): DriverDocument | null {
  const document = documents[index];
  const decision = document && decisions.get(document.id);
  return decision ? toDecided(document, decision) : (document ?? null);
}

function stillWaits({ decisions }: Pile, document: DriverDocument): boolean {
  return isAwaiting(document) && !decisions.has(document.id);
}

/** Index of the next document that waits, after this one or else from the beginning; null when none waits. */
export function toNextWaiting(pile: Pile, index: number): number | null {
  const { documents } = pile;
  for (let step = 1; step < documents.length; step += 1) {
    const candidate = (index + step) % documents.length;
    const document = documents[candidate];
    if (document && stillWaits(pile, document)) return candidate;
  }
  return null;
}

/** Decisions made in this dialog, the newest first, each with the document as it was before. */
export function toDone({ documents, decisions }: Pile): readonly Done[] {
  const known = new Map(documents.map((document) => [document.id, document]));
  return [...decisions].toReversed().flatMap(([id, { kind }]) => {
    const document = known.get(id);
    return document ? [{ document, kind }] : [];
  });
}

export interface Done {
  readonly document: DriverDocument;
  readonly kind: Decision["kind"];
}

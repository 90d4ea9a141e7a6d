import type { Decision, DriverDocument } from "../../../core/api/driver-documents.ts";
import { toDecided } from "../../../core/drivers/document-decisions.ts";
import { isAwaiting } from "../../../core/drivers/document-status.ts";
import { toWebAddress } from "../../../core/platform/web-address.ts";

/** Step of the dialog: a document, a question about it, or the outcome of the last decision. */
export type TriageStep = "info" | "reject" | "unseen" | "approved" | "rejected";

/** The documents to review one by one, and the decisions made so far. */
export interface DocumentQueue {
  readonly documents: readonly DriverDocument[];
  readonly decisions: ReadonlyMap<number, Decision>;
}

/**
 * The documents to review after one was opened, in the order of the list: only the waiting ones if the opened one waits,
 * else all.
 */
export function toQueue(listed: readonly DriverDocument[], opened: DriverDocument): readonly DriverDocument[] {
  const queue = isAwaiting(opened) ? listed.filter(isAwaiting) : listed;
  return queue.some(({ id }) => id === opened.id) ? queue : [opened];
}

/** The document at this index, with a decision made in this dialog applied; null: there is none. */
export function documentAt({ documents, decisions }: DocumentQueue, index: number): DriverDocument | null {
  const document = documents[index];
  const decision = document && decisions.get(document.id);
  return decision ? toDecided(document, decision) : (document ?? null);
}

function stillWaits({ decisions }: DocumentQueue, document: DriverDocument): boolean {
  return isAwaiting(document) && !decisions.has(document.id);
}

/** Index of the next document that waits, after this one or else from the beginning; null when none waits. */
export function toNextWaiting(queue: DocumentQueue, index: number): number | null {
  const { documents } = queue;
  for (let step = 1; step < documents.length; step += 1) {
    const candidate = (index + step) % documents.length;
    const document = documents[candidate];
    if (document && stillWaits(queue, document)) return candidate;
  }
  return null;
}

/** Decisions made in this dialog, the newest first, each with the document as it was before. */
export function toDone({ documents, decisions }: DocumentQueue): readonly Done[] {
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

/** How a document's value, which is free text, can be displayed. */
export type DocumentValue =
  /** A picture at a validated address. */
  | { readonly kind: "photo"; readonly address: string }
  /** A validated address that may be opened in a new tab. */
  | { readonly kind: "link"; readonly address: string; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "none" };

/** A path on the provider's host, as used for its own pictures; not `//host`. */
const isProviderPath = (value: string) => /^\/(?![/\\])[^\s\\]*$/.test(value);

/**
 * Only plain http(s) addresses are ever opened or fetched; everything else is text. `base` is the provider's address, for
 * the pictures that it hosts.
 */
export function toDocumentValue(
  { value, isPhoto }: Pick<DriverDocument, "value" | "isPhoto">,
  base: string,
): DocumentValue {
  if (value === null) return { kind: "none" };
  const address = isPhoto && isProviderPath(value) ? toWebAddress(new URL(value, base).href) : toWebAddress(value);
  if (address === null) return { kind: "text", text: value };
  return isPhoto ? { kind: "photo", address } : { kind: "link", address, text: value };
}

/** What happened to a document's picture or link while it was displayed. */
export type Look = "shown" | "failed" | "opened";

/** Why a document can't have been seen. */
type Unseen =
  /** Its picture is loading. */
  | "loading"
  | "failed"
  /** Its address is one that the portal never follows. */
  | "refused"
  /** It has no content. */
  | "missing"
  /** It is behind a link that wasn't opened. */
  | "unopened";

/**
 * Text that looks like an address: `toDocumentValue` displays an unsafe address as text, which is not the document's
 * content.
 */
const isAddressLike = (text: string) => /^\s*(?:[/\\]|[a-z][a-z0-9+.-]*:(?=[^\s\d]))/i.test(text);

/** Null: the document can have been seen, or it is plain text that is displayed. */
export function toUnseen(
  { isPhoto }: Pick<DriverDocument, "isPhoto">,
  value: DocumentValue,
  look: Look | undefined,
): Unseen | null {
  switch (value.kind) {
    case "none":
      return "missing";
    case "text":
      return isPhoto || isAddressLike(value.text) ? "refused" : null;
    case "link":
      return look === "opened" ? null : "unopened";
    case "photo":
      if (look === "failed") return "failed";
      return look === "shown" ? null : "loading";
  }
}

/** Why the document can't be viewed at all; null: it can. */
export function toUnseeable(document: Pick<DriverDocument, "isPhoto">, value: DocumentValue): Unseen | null {
  const unseen = toUnseen(document, value, undefined);
  return unseen === "refused" || unseen === "missing" ? unseen : null;
}

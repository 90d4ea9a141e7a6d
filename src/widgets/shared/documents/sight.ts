import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import type { DocumentValue } from "./document-value.ts";

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

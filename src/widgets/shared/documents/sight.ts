import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import type { DocumentValue } from "./document-value.ts";

/** What has become of a document's picture, or of its link, while it lay open. */
export type Look = "shown" | "failed" | "opened";

/** Why nobody can have seen a document. */
type Unseen =
  /** Its picture is on its way. */
  | "loading"
  | "failed"
  /** Its address leads nowhere that this portal would follow. */
  | "refused"
  /** There is nothing to see. */
  | "missing"
  /** It lies behind a link that nobody has opened. */
  | "unopened";

/** Words that try to be an address: what `toDocumentValue` has shown as text for safety is then no text to judge by. */
const isAddressLike = (text: string) => /^\s*(?:[/\\]|[a-z][a-z0-9+.-]*:(?=[^\s\d]))/i.test(text);

/** Null: it can have been seen, or is nothing but words that stand on the screen. */
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

/** Why nobody will see it, whatever they do; null: it can be looked at. */
export function toUnseeable(document: Pick<DriverDocument, "isPhoto">, value: DocumentValue): Unseen | null {
  const unseen = toUnseen(document, value, undefined);
  return unseen === "refused" || unseen === "missing" ? unseen : null;
}

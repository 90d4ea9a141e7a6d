import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import { toWebAddress } from "../../../core/platform/web-address.ts";

/** What can be shown of a document's value, which people wrote. */
export type DocumentValue =
  /** A picture at a checked address. */
  | { readonly kind: "photo"; readonly address: string }
  /** A checked address that may be opened in a tab of its own. */
  | { readonly kind: "link"; readonly address: string; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "none" };

/** A path of the provider itself, as its pictures have; never `//host`. */
const isProviderPath = (value: string) => /^\/(?![/\\])[^\s\\]*$/.test(value);

/**
 * Only plain http(s) addresses are ever opened or fetched; everything else is text. `base` is the provider's address,
 * for the pictures that it keeps itself.
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

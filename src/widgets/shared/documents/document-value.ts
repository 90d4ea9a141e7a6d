import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import { toWebAddress } from "../../../core/platform/web-address.ts";

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

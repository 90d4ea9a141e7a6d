import { toWebAddress } from "./web-address.ts";

/** A file of the provider at a validated address. */
interface FileAddress {
  readonly href: string;
  /** Same origin as the provider or the page, so that it can be fetched and a failure reported. */
  readonly isOwn: boolean;
}

/** A path on the provider's host; not `//host`. */
const isProviderPath = (value: string) => /^\/(?![/\\])[^\s\\]*$/.test(value);

/**
 * Accepts plain http(s) addresses and paths on the provider's host; null for everything else (`javascript:`, `data:`,
 * `//host`). `page` is the page's address, `apiBase` the session's setting.
 */
export function toFileAddress(value: string | null, apiBase: string, page: string): FileAddress | null {
  if (value === null) return null;
  const provider = new URL(apiBase || "/", page);
  const href = toWebAddress(isProviderPath(value) ? new URL(value, provider).href : value);
  if (href === null) return null;
  const { origin } = new URL(href);
  return { href, isOwn: origin === provider.origin || origin === new URL(page).origin };
}

import { toWebAddress } from "./web-address.ts";

/** A file of the provider at a checked address. */
interface FileAddress {
  readonly href: string;
  /** It lies with the provider or with the page itself, so that it can be fetched and a failure be told. */
  readonly isOwn: boolean;
}

/** A path of the provider itself; never `//host`. */
const isProviderPath = (value: string) => /^\/(?![/\\])[^\s\\]*$/.test(value);

/**
 * Only plain http(s) addresses and the provider's own paths are ever followed; null for everything else (`javascript:`,
 * `data:`, `//host`). `page` is the page's address, `apiBase` the provider's as the session knows it.
 */
export function toFileAddress(value: string | null, apiBase: string, page: string): FileAddress | null {
  if (value === null) return null;
  const provider = new URL(apiBase || "/", page);
  const href = toWebAddress(isProviderPath(value) ? new URL(value, provider).href : value);
  if (href === null) return null;
  const { origin } = new URL(href);
  return { href, isOwn: origin === provider.origin || origin === new URL(page).origin };
}

import { earlyAge, registry, toAddress } from "../platform/registry.ts";

/**
 * How every call is sent. `no-store`: the next person at this computer must not get an answer from the browser's cache, whatever
 * the provider's headers say. Redirects are errors: token and password go to the provider only.
 */
export const callInit = {
  headers: { "Accept-Language": "tr", Accept: "application/json" },
  credentials: "omit",
  cache: "no-store",
  redirect: "error",
} as const satisfies RequestInit;

export const toAuthorization = (token: string) => `Token ${token}`;

/** A call that an element always makes for its first content, so that the loader can send it before the element's code. */
export interface FirstCall {
  /** Path and query; `{route-id}` stands for the value of this attribute, `{company-id}` for the user's company. */
  readonly path: string;
  /** Attributes that must have this value or contain it in their list; an attribute without a value matches. */
  readonly when?: Readonly<Record<string, string>>;
  /** The element must not have this attribute. */
  readonly unless?: string;
  /** Sent for demo accounts only; otherwise for company accounts only. */
  readonly isForDemo?: true;
}

/** Data of an element and the user that are known before the element's code has loaded. */
interface Known {
  /** Value of an attribute as the element understands it, so that no call contains an invalid one; null: none. */
  readonly attribute: (name: string) => string | null;
  readonly accountType?: string | undefined;
  readonly companyId?: string | null | undefined;
}

/** Paths of the calls that the element will make, except calls with an unknown parameter. */
export function toPaths(calls: readonly FirstCall[], { attribute, ...person }: Known): string[] {
  const isDemo = person.accountType === "demo";
  const valueOf = (name: string) => (name === "company-id" ? person.companyId : attribute(name)) || null;
  const holds = ([name, wanted]: [string, string]) =>
    valueOf(name)
      ?.split(/[\s,]+/)
      .includes(wanted) ?? true;
  const paths = calls
    .filter(({ isForDemo = false }) => isForDemo === isDemo)
    .filter(({ when = {}, unless }) => Object.entries(when).every(holds) && (!unless || attribute(unless) === null))
    .map(({ path }) => {
      let isKnown = true;
      const whole = path.replace(/\{([\w-]+)\}/g, (_match, name: string) => {
        const value = valueOf(name)?.trim();
        isKnown &&= Boolean(value);
        return encodeURIComponent(value ?? "");
      });
      return isKnown ? whole : null;
    });
  return [...new Set(paths.filter((path) => path !== null))];
}

/**
 * Sends GET calls before the code that needs them has loaded or rendered. core/http/http.ts uses the responses.
 *
 * @param paths e.g. `/api/company/ratings/`; a path with an unused response is not sent again
 */
export function sendFirstCalls(paths: readonly string[], apiBase: string, token: string): void {
  const { early } = registry();
  const headers = { ...callInit.headers, Authorization: toAuthorization(token) };
  for (const path of paths) {
    const address = toAddress(apiBase, path);
    if (early.has(address)) continue;
    const sending = new AbortController();
    const response = fetch(address, { ...callInit, headers, signal: sending.signal });
    const answer = { token, startedAt: Date.now(), response, sending };
    early.set(address, answer);
    const forget = () => {
      if (early.get(address) === answer) early.delete(address);
    };
    response.catch(forget);
    // Drops an unused response.
    setTimeout(forget, earlyAge);
  }
}

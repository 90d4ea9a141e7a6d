import { earlyAge, registry, toAddress } from "../platform/registry.ts";

export const acceptHeaders = { "Accept-Language": "tr", Accept: "application/json" };

export const toAuthorization = (token: string) => `Token ${token}`;

/** A call that an element makes for its first content, whatever its code finds out. */
export interface FirstCall {
  /** With its query; `{route-id}` is that attribute's value, `{company-id}` the person's. */
  readonly path: string;
  /** Attributes that must have this value, or have it in their list; without a value all hold. */
  readonly when?: Readonly<Record<string, string>>;
  /** The element must not have this attribute. */
  readonly unless?: string;
  /** For demo accounts; otherwise for companies. */
  readonly isForDemo?: true;
}

/** What is known of an element and its person before the element's code is there. */
interface Known {
  /** Null: absent. */
  readonly attribute: (name: string) => string | null;
  /** Texts of attributes that are absent. */
  readonly defaults: Readonly<Record<string, string>>;
  readonly accountType?: string | undefined;
  readonly companyId?: string | null | undefined;
}

/** Paths of the calls that will be made; without those that lack a parameter. */
export function toPaths(calls: readonly FirstCall[], { attribute, defaults, ...person }: Known): string[] {
  const isDemo = person.accountType === "demo";
  const valueOf = (name: string) =>
    (name === "company-id" ? person.companyId : (attribute(name) ?? defaults[name])) || null;
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
 * Sends reads before the code that needs them has loaded or rendered. core/http/http.ts picks up the answers.
 *
 * @param paths e.g. `/api/company/ratings/`; one that was sent already is not sent again
 */
export function sendFirstCalls(paths: readonly string[], apiBase: string, token: string): void {
  const { early } = registry();
  const headers = { ...acceptHeaders, Authorization: toAuthorization(token) };
  for (const path of paths) {
    const address = toAddress(apiBase, path);
    if (early.has(address)) continue;
    const sending = new AbortController();
    const response = fetch(address, { headers, credentials: "omit", signal: sending.signal });
    const answer = { token, startedAt: Date.now(), response, sending };
    early.set(address, answer);
    const forget = () => {
      if (early.get(address) === answer) early.delete(address);
    };
    response.catch(forget);
    // Drops an answer that nobody has picked up.
    setTimeout(forget, earlyAge);
  }
}

import { earlyAge, registry, toAddress } from "../platform/registry.ts";

export const acceptHeaders = { "Accept-Language": "tr", Accept: "application/json" };

export const toAuthorization = (token: string) => `Token ${token}`;

/**
 * Asks before whoever needs the answers is there: while code is on its way, or before it draws. core/http/http.ts picks them up.
 *
 * @param paths e.g. `/api/company/ratings/`; what is asked already is not asked again
 */
export function sendFirstCalls(paths: readonly string[], apiBase: string, token: string): void {
  const { early } = registry();
  const headers = { ...acceptHeaders, Authorization: toAuthorization(token) };
  for (const path of paths) {
    const address = toAddress(apiBase, path);
    if (early.has(address)) continue;
    const response = fetch(address, { headers, credentials: "omit" });
    const answer = { token, startedAt: Date.now(), response };
    early.set(address, answer);
    const forget = () => {
      if (early.get(address) === answer) early.delete(address);
    };
    response.catch(forget);
    // Nobody has come for it: it would only lie there.
    setTimeout(forget, earlyAge);
  }
}

import { earlyAge, registry, toAddress } from "../platform/registry.ts";

export const acceptHeaders = { "Accept-Language": "tr", Accept: "application/json" };

export const toAuthorization = (token: string) => `Token ${token}`;

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
    const response = fetch(address, { headers, credentials: "omit" });
    const answer = { token, startedAt: Date.now(), response };
    early.set(address, answer);
    const forget = () => {
      if (early.get(address) === answer) early.delete(address);
    };
    response.catch(forget);
    // Drops an answer that nobody has picked up.
    setTimeout(forget, earlyAge);
  }
}

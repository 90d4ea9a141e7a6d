interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

const policies = new Map<string, (address: string) => unknown>();

/**
 * The address of a script of ours as `new Worker()` takes it on a page with `require-trusted-types-for 'script'`.
 * Throws where the page allows no policy of this name; the next link of the chain is tried then.
 */
export function toTrustedAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  const name = "shuttle-sheet";
  let trust = policies.get(name);
  if (!trust) {
    const policy = trustedTypes.createPolicy(name, { createScriptURL: (given) => given });
    trust = (given) => policy.createScriptURL(given);
    policies.set(name, trust);
  }
  return trust(address) as string;
}

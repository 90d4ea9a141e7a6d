interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

const policies = new Map<string, (address: string) => unknown>();

/** What the policy admits: the worker's own script, and blobs of ours while a worker is made from them. */
const admitted = new Set<string>();

function admit(address: string): string {
  if (!admitted.has(address)) throw new TypeError(`"${address}" is no script of the spreadsheets' worker.`);
  return address;
}

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
    const policy = trustedTypes.createPolicy(name, { createScriptURL: admit });
    trust = (given) => policy.createScriptURL(given);
    policies.set(name, trust);
  }
  admitted.add(address);
  try {
    return trust(address) as string;
  } finally {
    // For this call alone: whoever gets hold of the policy can do nothing with it.
    admitted.delete(address);
  }
}

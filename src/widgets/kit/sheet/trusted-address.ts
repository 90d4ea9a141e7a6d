interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

const policies = new Map<string, (address: string) => unknown>();

/** What the policy admits: the worker's script, and our blobs while a worker is created from them. */
const admitted = new Set<string>();

function admit(address: string): string {
  if (!admitted.has(address)) throw new TypeError(`"${address}" is no script of the spreadsheets' worker.`);
  return address;
}

/**
 * A script URL of ours in the form that `new Worker()` accepts under `require-trusted-types-for 'script'`. Throws where
 * the page doesn't allow a policy of this name; the caller then tries another way.
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
    // Admitted for this call only, so that nobody else can use the policy.
    admitted.delete(address);
  }
}

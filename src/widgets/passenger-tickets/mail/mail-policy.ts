interface Policy {
  createHTML(text: string): unknown;
  createScriptURL(text: string): unknown;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | null = null;
let admitted: string | null = null;

/** Accepts the e-mail that is being read, and DOMPurify's own inputs for an empty document. */
const isAdmitted = (text: string) => text === admitted || text === "" || text === "<!-->";

function refuse(): never {
  throw new TypeError("This policy is for the e-mail that is being read, and for nothing else.");
}

/**
 * Lets the sanitiser parse an e-mail on a page with `require-trusted-types-for 'script'`: only this e-mail, and only during `read`.
 * The result is never written into the page as HTML; the sanitised nodes are inserted. `read` gets null in browsers without
 * Trusted Types. Throws where the page doesn't allow a policy of this name (`shuttle-letter`).
 */
export function withMailPolicy<Result>(markup: string, read: (policy: Policy | null) => Result): Result {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return read(null);
  policy ??= trustedTypes.createPolicy("shuttle-letter", {
    createHTML: (text) => (isAdmitted(text) ? text : refuse()),
    createScriptURL: refuse,
  });
  admitted = markup;
  try {
    return read(policy);
  } finally {
    admitted = null;
  }
}

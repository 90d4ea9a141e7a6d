interface Policy {
  createHTML(text: string): unknown;
  createScriptURL(text: string): unknown;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | null = null;
let admitted: string | null = null;

/** The letter that is being read, and what the sanitiser gives its parser where there is nothing. */
const isAdmitted = (text: string) => text === admitted || text === "" || text === "<!-->";

function refuse(): never {
  throw new TypeError("This policy is for the letter that is being read, and for nothing else.");
}

/**
 * Lets the sanitiser's parser read a letter on a page with `require-trusted-types-for 'script'`, and only this letter and only
 * during `read`. What it reads is never written into the page as text: the cleaned nodes themselves are. Null: the browser
 * has no such rule. Throws where the page allows no policy of this name (`shuttle-letter`).
 */
export function withLetterPolicy<Result>(markup: string, read: (policy: Policy | null) => Result): Result {
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

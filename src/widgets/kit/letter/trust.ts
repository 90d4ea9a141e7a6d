interface Policy {
  createHTML(text: string): unknown;
  createScriptURL(text: string): unknown;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | null = null;

/**
 * Lets the sanitiser's parser read a letter on a page with `require-trusted-types-for 'script'`. What it reads is never
 * written into the page as text: the cleaned nodes themselves are. Null: the browser has no such rule. Throws where the page
 * allows no policy of this name (`shuttle-letter`).
 */
export function letterPolicy(): Policy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return null;
  policy ??= trustedTypes.createPolicy("shuttle-letter", {
    createHTML: (text) => text,
    createScriptURL: () => "about:blank",
  });
  return policy;
}

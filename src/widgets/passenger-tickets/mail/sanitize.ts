import DOMPurify, { type Config } from "dompurify";
import { allowedAttributes, allowedTags, linkPattern, rawContent, withoutContent } from "./allow-list.ts";
import { createFindings, type Findings, noteElement } from "./findings.ts";
import { withMailPolicy } from "./mail-policy.ts";

const config: Config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ALLOWED_URI_REGEXP: linkPattern,
  ALLOWED_NAMESPACES: ["http://www.w3.org/1999/xhtml"],
  // Otherwise DOMPurify would require a URL as the value of `dir`.
  ADD_URI_SAFE_ATTR: ["dir"],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  ADD_FORBID_CONTENTS: [...withoutContent, ...rawContent],
  RETURN_DOM_FRAGMENT: true,
};

interface CleanMail {
  /** Belongs to an inert document, so that nothing in it is loaded. */
  readonly content: DocumentFragment;
  readonly findings: Findings;
}

let findings = createFindings();
let purifier: typeof DOMPurify | null = null;

/** A separate instance: the page may use DOMPurify with hooks of its own. */
function toPurifier(): typeof DOMPurify {
  if (!purifier) {
    purifier = DOMPurify(window);
    purifier.addHook("beforeSanitizeAttributes", (node) => {
      if (node instanceof Object && node.nodeType === 1) noteElement(findings, node as Element);
    });
  }
  return purifier;
}

/** Reduces untrusted HTML to the allowed elements and attributes. Throws where the page's Trusted Types forbid parsing. */
export function sanitize(html: string): CleanMail {
  findings = createFindings();
  const content = withMailPolicy(
    html,
    (policy) =>
      toPurifier().sanitize(html, {
        ...config,
        ...(policy ? { TRUSTED_TYPES_POLICY: policy } : {}),
      } as Config & { RETURN_DOM_FRAGMENT: true }) as unknown as DocumentFragment,
  );
  return { content, findings };
}

import { useEffect, useState } from "react";

/** Ms between a polite region and its text. Browsers pass changes to screen readers in shorter batches. */
const lead = 100;

/**
 * For a polite live region that is inserted together with its text: screen readers announce changes inside of a region, not its
 * first content. The text takes its space at once and becomes visible a moment later (`[data-silent]` in base.css).
 * @example <p {...useLiveRegion()}><span>İndirildi.</span></p>
 */
export function useLiveRegion(): { readonly role: "status"; readonly "data-silent": "" | undefined } {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), lead);
    return () => clearTimeout(timer);
  }, []);
  return { role: "status", "data-silent": isThere ? undefined : "" };
}

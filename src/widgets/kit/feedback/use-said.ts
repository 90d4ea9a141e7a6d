import { useEffect, useState } from "react";

/** So long a polite region stands there before its words come, in ms: a browser tells of what changes in batches shorter than this. */
const lead = 100;

/**
 * For a polite region that comes together with its words: a screen reader says what changes in a region, never what it comes
 * with. The words have their room at once and are shown a moment later (`[data-unsaid]` in base.css).
 * @example <p {...useSaid()}><span>İndirildi.</span></p>
 */
export function useSaid(): { readonly role: "status"; readonly "data-unsaid": "" | undefined } {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), lead);
    return () => clearTimeout(timer);
  }, []);
  return { role: "status", "data-unsaid": isThere ? undefined : "" };
}

import { type RefObject, useLayoutEffect, useState } from "react";

/** True once the element's code could not be loaded, which `shuttle.js` reports with a `shuttle-error` event. */
export function useIsMissing(host: RefObject<HTMLElement | null>): boolean {
  const [isMissing, setMissing] = useState(false);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const handleError = () => setMissing(!customElements.get(element.localName));
    element.addEventListener("shuttle-error", handleError);
    return () => element.removeEventListener("shuttle-error", handleError);
  }, [host]);
  return isMissing;
}

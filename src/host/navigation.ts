import { type PlaceName, places } from "../core/portal/addresses.ts";
import type { WidgetEventDetails } from "../widgets/kit/element/events.ts";
import type { Router } from "./router.ts";

/** Follows `shuttle-navigate` events of the elements within this page. */
export function followElements(router: Router): () => void {
  const handle = (event: Event) => {
    const { name, params, query, newTab } = (event as CustomEvent<WidgetEventDetails["shuttle-navigate"]>).detail;
    // The browser opens new tabs.
    if (newTab || !Object.hasOwn(places, name)) return;
    event.preventDefault();
    // An address without a page is replaced, so that Back doesn't return to it.
    router.open({ name: name satisfies PlaceName, params, query }, { replace: name === "not-found" });
  };
  document.addEventListener("shuttle-navigate", handle);
  return () => document.removeEventListener("shuttle-navigate", handle);
}

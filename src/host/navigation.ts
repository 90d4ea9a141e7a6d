import { type PlaceName, places } from "../core/portal/addresses.ts";
import type { WidgetEventDetails } from "../widgets/kit/element/events.ts";
import type { Router } from "./router.ts";

/** Links inside of elements lead to places of this page. */
export function followElements(router: Router): () => void {
  const handle = (event: Event) => {
    const { name, params, query, newTab } = (event as CustomEvent<WidgetEventDetails["shuttle-navigate"]>).detail;
    // A new tab is the browser's to open.
    if (newTab || !Object.hasOwn(places, name)) return;
    event.preventDefault();
    // An address that leads nowhere is none to come back to.
    router.open({ name: name satisfies PlaceName, params, query }, { replace: name === "not-found" });
  };
  document.addEventListener("shuttle-navigate", handle);
  return () => document.removeEventListener("shuttle-navigate", handle);
}

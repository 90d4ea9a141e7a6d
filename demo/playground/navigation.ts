import { type Location, type PlaceName, places } from "../../src/core/portal/places.ts";
import { areaOf } from "../../src/host/areas.ts";
import type { WidgetEventDetails } from "../../src/widgets/kit/element/events.ts";
import { type Setup, withAttribute, withElement } from "./setup/setup.ts";

/** After a sign-in the portal opens its start page. */
const start: PlaceName = "overview";

/** Follows links inside an element by showing the other element, as a portal would. */
export function followLinks(change: (change: (setup: Setup) => Setup) => void): void {
  document.addEventListener("shuttle-navigate", (event) => {
    const { name, params, query, newTab } = (event as CustomEvent<WidgetEventDetails["shuttle-navigate"]>).detail;
    if (newTab || !Object.hasOwn(places, name)) return;
    const place: PlaceName = name === "dashboard" ? start : (name as PlaceName);
    const area = areaOf(place);
    if (!area) return;
    event.preventDefault();
    const location: Location = { name: place, params, query };
    const given = Object.entries(area.attributes?.(location) ?? {});
    // The set-up stores a set boolean attribute as "true"; in markup it has no value.
    const attributes = Object.fromEntries(given.map(([key, value]) => [key, key === "offer" ? "true" : value]));
    const target = area.tag.replace(/^shuttle-/, "");
    change((setup) => withAttribute(withElement(setup, target, attributes), "query", query));
  });
}

/** Stores the element's `query` when the user changes it, so that address and code show the element as it is. */
export function keepQuery(change: (change: (setup: Setup) => Setup) => void): void {
  document.addEventListener("shuttle-query", (event) => {
    const { query } = (event as CustomEvent<WidgetEventDetails["shuttle-query"]>).detail;
    change((setup) => withAttribute(setup, "query", query.replace(/^\?/, "")));
  });
}

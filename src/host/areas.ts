import { type Location, type PlaceName, places } from "../core/portal/addresses.ts";
import type { LayerNames } from "./history.ts";
import { hostMessages as texts } from "./host.messages.ts";

/** How an element is shown at its place. */
interface Standing {
  /** Its attributes for a location, besides `query`. */
  readonly attributes?: (location: Location) => Readonly<Record<string, string>>;
  /** Heading where it differs from the page's title. */
  readonly heading?: () => string;
  /** Parameters of its `query` that name a step: each step is a history entry, so that Back leads to the previous one. */
  readonly steps?: readonly string[];
  /**
   * Parameters of its `query` for an open layer (dialog, drawer), which Back closes. The first names the layer, the
   * others belong to it.
   */
  readonly layers?: readonly LayerNames[];
  /** Fills the page beside header and menu, for maps. */
  readonly isFull?: true;
}

/** The element shown at a place. */
export interface Area extends Standing {
  readonly tag: `shuttle-${string}`;
}

const routeId = ({ params }: Location) => ({ "route-id": params["id"] ?? "" });

/** Settings of the elements, beyond core/portal/places.ts. */
const standings: Readonly<Partial<Record<PlaceName, Standing>>> = {
  personnel: { steps: ["view"], layers: [["passenger"]] },
  "past-route-details": { attributes: routeId },
  "route-details": { attributes: routeId },
  "offer-route-details": { attributes: (location) => ({ ...routeId(location), offer: "" }) },
  marketplace: { isFull: true, steps: ["path"], layers: [["line"], ["view"]] },
  "airview-module": { isFull: true, layers: [["route", "period", "stop"]] },
  "driver-details": { attributes: ({ params }) => ({ "driver-id": params["id"] ?? "" }) },
  "passenger-tickets": { layers: [["ticket"]] },
  deactive: {
    attributes: ({ query }) => ({ kind: "deactive", module: new URLSearchParams(query).get("type") ?? "" }),
    heading: () => texts.deactive,
  },
  "offer-expire": { attributes: () => ({ kind: "offer-expire" }), heading: () => texts.offerExpire },
};

/** Created once, because a new object would render the element again. */
const areas = new Map(
  (Object.keys(places) as PlaceName[]).flatMap((name): [PlaceName, Area][] => {
    const { element } = places[name];
    return element === undefined ? [] : [[name, { tag: `shuttle-${element}`, ...standings[name] }]];
  }),
);

/** Null: the place redirects, or the host renders it. */
export function areaOf(name: PlaceName): Area | null {
  return areas.get(name) ?? null;
}

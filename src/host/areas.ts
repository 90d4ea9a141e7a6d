import type { Location, PlaceName } from "../core/portal/addresses.ts";
import type { LayerNames } from "./entries.ts";
import { hostMessages as texts } from "./host.messages.ts";

/** The element that shows a place. */
export interface Area {
  readonly tag: `shuttle-${string}`;
  /** Its attributes at this location, besides `query`. */
  readonly attributes?: (location: Location) => Readonly<Record<string, string>>;
  /** Heading where it differs from the page's title. */
  readonly heading?: string;
  /** Parameters of its `query` that name a step: each step is a history entry, so that Back leads to the one before. */
  readonly steps?: readonly string[];
  /** Parameters of its `query` for an open layer (dialog, drawer), which Back closes. The first names it, the others belong to it. */
  readonly layers?: readonly LayerNames[];
  /** Fills the page beside header and menu, as maps do. */
  readonly isFull?: true;
}

/** Places that redirect, or that the host shows itself. */
type HostPlace = "sign-in" | "dashboard" | "drivers-home" | "not-found" | "health";
export type AreaName = Exclude<PlaceName, HostPlace>;

/** The element of each place. */
export const areas: Readonly<Record<AreaName, Area>> = {
  overview: { tag: "shuttle-overview" },
  personnel: { tag: "shuttle-personnel", layers: [["passenger"]] },
  booking: { tag: "shuttle-booking" },
  "past-trips": { tag: "shuttle-past-trips" },
  "past-route-details": {
    tag: "shuttle-past-route-details",
    attributes: ({ params }) => ({ "route-id": params["id"] ?? "" }),
  },
  "route-details-home": { tag: "shuttle-routes" },
  "route-details": { tag: "shuttle-route-details", attributes: ({ params }) => ({ "route-id": params["id"] ?? "" }) },
  "offer-route-details": {
    tag: "shuttle-route-details",
    attributes: ({ params }) => ({ "route-id": params["id"] ?? "", offer: "" }),
  },
  "billing-module": { tag: "shuttle-billing" },
  marketplace: { tag: "shuttle-marketplace", isFull: true, steps: ["path"], layers: [["line"], ["view"]] },
  documents: { tag: "shuttle-documents" },
  "airview-module": { tag: "shuttle-airview", isFull: true, layers: [["route", "period", "stop"]] },
  drivers: { tag: "shuttle-drivers" },
  "driver-documents": { tag: "shuttle-driver-documents" },
  "driver-details": {
    tag: "shuttle-driver-details",
    attributes: ({ params }) => ({ "driver-id": params["id"] ?? "" }),
  },
  "offer-module": { tag: "shuttle-offer" },
  "passenger-tickets": { tag: "shuttle-passenger-tickets", layers: [["ticket"]] },
  deactive: {
    tag: "shuttle-notice",
    attributes: ({ query }) => ({ kind: "deactive", module: new URLSearchParams(query).get("type") ?? "" }),
    heading: texts.deactive,
  },
  "offer-expire": { tag: "shuttle-notice", attributes: () => ({ kind: "offer-expire" }), heading: texts.offerExpire },
};

export function areaOf(name: PlaceName): Area | null {
  return name in areas ? areas[name as AreaName] : null;
}

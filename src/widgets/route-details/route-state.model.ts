import type { TimePeriod } from "../../core/api/routes.ts";
import { isPeriod } from "../../core/routes/time-period.ts";
import type { Destination } from "../kit/element/events.ts";
import type { Variant } from "./variant-detail.model.ts";

/** The state kept in `query`. */
export interface RouteState {
  /** Null: the default of the attributes. */
  readonly direction: TimePeriod | null;
  /** Id of the selected stop: its letter. */
  readonly stop: string | null;
}

export function readQuery(query: string): RouteState {
  const given = new URLSearchParams(query);
  const direction = given.get("direction");
  return {
    direction: isPeriod(direction) ? direction : null,
    stop: given.get("stop") || null,
  };
}

export function writeQuery({ direction, stop }: RouteState): string {
  const query = new URLSearchParams();
  if (direction !== null) query.set("direction", direction);
  if (stop !== null) query.set("stop", stop);
  return query.toString();
}

/** The route that an element is to show. */
export type Asked =
  /** Unique id of one of the company's routes. */
  | { readonly kind: "own"; readonly id: string }
  /** Numeric id of one direction of a planned route. */
  | { readonly kind: "offer"; readonly id: number }
  /** An id that no route can have. */
  | { readonly kind: "unknown"; readonly id: string };

/** Null without an id. */
export function toAsked({
  routeId,
  offer,
}: {
  readonly routeId: string | null;
  readonly offer: boolean;
}): Asked | null {
  const id = routeId?.trim() ?? "";
  if (id === "") return null;
  if (!offer) return { kind: "own", id };
  return /^\d{1,9}$/.test(id) ? { kind: "offer", id: Number(id) } : { kind: "unknown", id };
}

/** The direction to show: the wanted one, else that of the given id, else the first one. */
export function chooseVariant(
  variants: readonly Variant[],
  direction: TimePeriod | null,
  asked: Asked | null,
): Variant | null {
  return (
    variants.find(({ period }) => period === direction) ??
    variants.find(({ routeId }) => routeId === asked?.id) ??
    variants[0] ??
    null
  );
}

/** The present view as a destination in the portal, independent of the element's attributes. */
export function toPlace(asked: Asked | null, shown: Variant, usual: Variant | null, stop: string | null): Destination {
  return {
    name: asked?.kind === "offer" ? "offer-route-details" : "route-details",
    params: { id: String(asked?.id ?? "") },
    query: writeQuery({ direction: usual?.period === shown.period ? null : shown.period, stop }),
  };
}

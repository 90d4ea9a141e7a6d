import type { DetailedRoute } from "../../core/api/route-list.ts";
import type { TimePeriod } from "../../core/api/routes.ts";
import type { Stop, StopPassenger } from "../../core/api/stops.ts";
import { isStopSelectable, type StopEntry } from "../shared/stops/stop.model.ts";
import { type RouteBook, stopsOf } from "./routes.model.ts";

/** A selection requested by the user, a link or the attributes; it may refer to something that isn't among the routes shown. */
export interface Selection {
  /** Unique id, shared by the directions. Null: the first route on which `passenger` has a seat. */
  readonly route: string | null;
  /** The direction of the route: by this id, else by `period`, else the first. */
  readonly variant: number | null;
  readonly period: TimePeriod | null;
  /** Id of a {@link StopEntry}: its letter. */
  readonly stop: string | null;
  /** Id of one of the company's own people who board at the stop. */
  readonly passenger: string | null;
}

interface SelectedStop {
  /** Index among the route's stops. */
  readonly index: number;
  readonly entry: StopEntry;
  readonly stop: Stop;
}

/** What is selected among the shown routes. */
export interface Selected {
  readonly route: DetailedRoute;
  /** All directions with the route's unique id, including `route` itself. */
  readonly variants: readonly DetailedRoute[];
  readonly stop: SelectedStop | null;
  /** The selected passenger of the stop; null: none. */
  readonly person: StopPassenger | null;
}

export function findSelected(book: RouteBook, selection: Selection | null): Selected | null {
  if (!selection) return null;
  if (selection.route === null) return findSeat(book, selection);
  const variants = book.variants.get(selection.route);
  if (!variants) return null;
  const route =
    variants.find(({ routeId: id }) => id === selection.variant) ??
    variants.find(({ timePeriod: period }) => period === selection.period) ??
    variants[0];
  return route ? toSelected(route, variants, findStop(route, selection.stop), selection.passenger) : null;
}

function toSelected(
  route: DetailedRoute,
  variants: readonly DetailedRoute[],
  stop: SelectedStop | null,
  passenger: string | null,
): Selected {
  const person = stop?.stop.passengers.find(({ passengerId: id }) => id === passenger) ?? null;
  return { route, variants, stop, person };
}

/** The stop where the passenger boards, on a route of the requested direction, else on the first route. */
function findSeat(book: RouteBook, { passenger, period }: Selection): Selected | null {
  const seats = book.routes.flatMap((route) => {
    const index = route.stops.findIndex(({ passengers }) => passengers.some(({ passengerId: id }) => id === passenger));
    const stop = index < 0 ? null : findStop(route, stopsOf(route)[index]?.id ?? null);
    return stop ? [{ route, stop }] : [];
  });
  const seat = seats.find(({ route }) => route.timePeriod === period) ?? seats[0];
  return seat
    ? toSelected(seat.route, book.variants.get(seat.route.routeUniqueId) ?? [seat.route], seat.stop, passenger)
    : null;
}

/** Null for a stop where only people of other companies board: nothing about them may be shown. */
function findStop(route: DetailedRoute, id: string | null): SelectedStop | null {
  if (id === null) return null;
  const index = stopsOf(route).findIndex((entry) => entry.id === id);
  const [entry, stop] = [stopsOf(route)[index], route.stops[index]];
  return entry && stop && isStopSelectable(entry) ? { index, entry, stop } : null;
}

export function toSelection(
  route: DetailedRoute,
  stop: string | null = null,
  passenger: string | null = null,
): Selection {
  return { route: route.routeUniqueId, variant: route.routeId, period: route.timePeriod, stop, passenger };
}

/** Whether route, stop and passenger are the same objects of the same response: then no listener is notified. */
export function isSameSelected(one: Selected | null, other: Selected | null): boolean {
  return (
    one?.route === other?.route &&
    one?.variants === other?.variants &&
    one?.stop?.stop === other?.stop?.stop &&
    one?.person === other?.person
  );
}

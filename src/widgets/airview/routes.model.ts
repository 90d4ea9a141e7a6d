import type { DetailedRoute } from "../../core/api/route-list.ts";
import type { TimePeriod } from "../../core/api/routes.ts";
import type { Stop, StopPassenger } from "../../core/api/stops.ts";
import { once } from "../../core/platform/once.ts";
import { formatDistance, formatDuration, formatNumber, formatPercent } from "../../core/text/format.ts";
import { compareText } from "../../core/text/text.ts";
import type { LineEnd } from "../shared/stops/stop-list.tsx";
import { isStopSelectable, type StopEntry, toStopEntries } from "../shared/stops/stop.model.ts";
import { airviewDetailMessages as texts } from "./airview.messages.ts";

/** The routes that are shown, one entry per direction, and ways to find one of them. */
export interface RouteIndex {
  /** By name in Turkish order, morning before evening. */
  readonly routes: readonly DetailedRoute[];
  /** By the id of one direction. */
  readonly byId: ReadonlyMap<number, DetailedRoute>;
  /** All directions of a route by its unique id. */
  readonly variants: ReadonlyMap<string, readonly DetailedRoute[]>;
}

const periods = { morning: 0, evening: 1 };

function compareRoutes(a: DetailedRoute, b: DetailedRoute): number {
  return (
    compareText(a.routeName, b.routeName) ||
    compareText(a.routeUniqueId, b.routeUniqueId) ||
    periods[a.timePeriod] - periods[b.timePeriod] ||
    (a.departure ?? "").localeCompare(b.departure ?? "")
  );
}

export function toRouteIndex(given: readonly DetailedRoute[]): RouteIndex {
  const byId = new Map<number, DetailedRoute>();
  const variants = new Map<string, DetailedRoute[]>();
  for (const route of given) if (!byId.has(route.routeId)) byId.set(route.routeId, route);
  const routes = [...byId.values()].toSorted(compareRoutes);
  for (const route of routes) {
    const known = variants.get(route.routeUniqueId);
    if (known) known.push(route);
    else variants.set(route.routeUniqueId, [route]);
  }
  return { routes, byId, variants };
}

/** The stops of a route, as listed. Computed once per route object. */
export const stopsOf = once(({ stops, timePeriod }: DetailedRoute) => toStopEntries(stops, timePeriod));

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

export function findSelected(routeIndex: RouteIndex, selection: Selection | null): Selected | null {
  if (!selection) return null;
  if (selection.route === null) return findSeat(routeIndex, selection);
  const variants = routeIndex.variants.get(selection.route);
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
function findSeat(routeIndex: RouteIndex, { passenger, period }: Selection): Selected | null {
  const seats = routeIndex.routes.flatMap((route) => {
    const index = route.stops.findIndex(({ passengers }) => passengers.some(({ passengerId: id }) => id === passenger));
    const stop = index < 0 ? null : findStop(route, stopsOf(route)[index]?.id ?? null);
    return stop ? [{ route, stop }] : [];
  });
  const seat = seats.find(({ route }) => route.timePeriod === period) ?? seats[0];
  return seat
    ? toSelected(seat.route, routeIndex.variants.get(seat.route.routeUniqueId) ?? [seat.route], seat.stop, passenger)
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

/** "Sabah 07:05": the direction, and when the shuttle leaves. */
export function toVariantName({ timePeriod: period, departure }: DetailedRoute): string {
  return departure === null ? texts[period] : `${texts[period]} ${departure}`;
}

interface Figure {
  readonly label: string;
  readonly text: string;
}

export function toFigures(route: DetailedRoute): readonly Figure[] {
  return [
    { label: texts.duration, text: formatDuration(route.duration) },
    { label: texts.walk, text: formatDistance(route.averageWalkingDistance) },
    { label: texts.detour, text: formatPercent(route.averageDetourRatio) },
    { label: texts.people, text: formatNumber(route.passengers.length) },
  ];
}

/** The office, which is the end of a morning route and the start of an evening route. */
export function toLineEnds({ timePeriod: period, departure, arrival }: DetailedRoute): {
  readonly start?: LineEnd;
  readonly end?: LineEnd;
} {
  return period === "morning"
    ? { end: { label: texts.office, time: arrival } }
    : { start: { label: texts.office, time: departure } };
}

import type { DetailedRoute } from "../../../core/api/route-list.ts";
import { formatDistance, formatDuration, formatNumber } from "../../../core/text/format.ts";
import { toStopLetter, toStopName, walkOf } from "../../shared/stops/stop.model.ts";
import { stopMessages } from "../../shared/stops/stops.messages.ts";
import { airviewMessages as texts } from "../airview.messages.ts";
import { toVariantName } from "../detail/variant.model.ts";
import type { Selected } from "../selection.model.ts";

/** The text of a tooltip. */
export interface Summary {
  readonly title: string;
  readonly lines: readonly string[];
}

const known = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null && part !== "").join(" · ");

export function toRouteSummary(route: DetailedRoute): Summary {
  const { stops, passengers, driverName: driver } = route;
  const size = texts.size(formatNumber(stops.length), formatNumber(passengers.length));
  const way = known([toVariantName(route), formatDuration(route.duration)]);
  return { title: route.routeName, lines: [way, size, ...(driver === null ? [] : [driver])] };
}

export function toStopSummary(route: DetailedRoute, index: number): Summary | null {
  const stop = route.stops[index];
  if (!stop) return null;
  const [letterText, name] = [stopMessages.unnamed(toStopLetter(stop)), toStopName(stop)];
  const people = known([stopMessages.people(stop.passengers.length), stopMessages.shadows(stop.shadowCount)]);
  const title = name === letterText ? letterText : `${letterText}, ${name}`;
  return { title, lines: [known([route.routeName, stop.arrival]), people] };
}

/** Name and walking distance of a passenger, for the marker of their home; only homes of the own company are shown. */
export function toHomeSummary({ route, stop }: Selected, passengerId: string): Summary | null {
  const passenger = stop?.stop.passengers.find(({ passengerId: id }) => id === passengerId);
  if (!passenger) return null;
  const walk = formatDistance(walkOf(passenger, route.timePeriod));
  return { title: passenger.passengerName, lines: [stopMessages.walk(walk)] };
}

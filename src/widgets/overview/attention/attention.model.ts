import type { Booking } from "../../../core/api/bookings.ts";
import type { PendingDocuments } from "../../../core/api/driver-documents.ts";
import { countExpiries, isAwaiting } from "../../../core/drivers/document-status.ts";
import { formatDay } from "../../../core/text/format.ts";
import { compareText } from "../../../core/text/text.ts";
import { minutesBetweenClocks } from "../../../core/time/clock.ts";
import type { Day } from "../../../core/time/day.ts";
import type { Destination } from "../../kit/element/events.ts";
import { attentionMessages as texts } from "../overview.messages.ts";

/** Something that needs attention today, and the screen to deal with it. */
export interface AttentionItem {
  readonly key: string;
  /** Null: the text counts nothing. */
  readonly count: number | null;
  /** What is counted: the words after the figure. */
  readonly text: string;
  /** A day is set for it, or it belongs to one: such items come first. */
  readonly isDated?: boolean;
  readonly isOverdue?: boolean;
  readonly detail?: string | undefined;
  /** The screen, filtered to this item. */
  readonly to: Destination;
}

export function toDocumentItems({ documents, totalCount }: PendingDocuments, today: Day): readonly AttentionItem[] {
  const awaiting = documents.filter(isAwaiting);
  // The provider may have more documents than it lists; the unlisted ones count as waiting too.
  const count = awaiting.length + totalCount - documents.length;
  const [first] = awaiting;
  const { expired, "in-30": soon } = countExpiries(awaiting, today);
  const waiting: AttentionItem = {
    key: "waiting",
    count,
    text: texts.waiting(count),
    // Opens the first waiting document.
    to: { name: "driver-documents", ...(first && { query: `document=${first.id}` }) },
  };
  const expiring: AttentionItem = {
    key: "expiring",
    count: expired + soon,
    isDated: true,
    isOverdue: expired > 0,
    text: texts.expiring(expired + soon),
    detail: texts.expiringDetail,
    to: { name: "driver-documents", query: "expiry=expired&expiry=in-30" },
  };
  return [...(expired + soon > 0 ? [expiring] : []), ...(count > 0 ? [waiting] : [])];
}

export function toPlanItems(changeRequest: string | null): readonly AttentionItem[] {
  if (changeRequest === null) return [];
  return [
    {
      key: "plan",
      count: null,
      text: changeRequest === "approved" ? texts.planApproved : texts.planPending,
      to: { name: "billing-module" },
    },
  ];
}

export function toRejectedItems(count: number): readonly AttentionItem[] {
  if (count === 0) return [];
  return [
    {
      key: "rejected",
      count,
      text: texts.rejected(count),
      to: { name: "marketplace", query: "enabled=true&path=search-page&tab=requests" },
    },
  ];
}

/** People who booked a seat on `day` and didn't come, with the usual number. */
export interface NoShows {
  readonly day: Day;
  readonly count: number | null;
  /** Mean number of the five whole workdays before `day`. */
  readonly usual: number | null;
}

/** A spike: at least `ratio` times the usual number, and at least `least`. */
const spike = { ratio: 1.5, least: 5 };

export function toNoShowItems({ day, count, usual }: NoShows): readonly AttentionItem[] {
  // Without both counts there is nothing to compare.
  if (count === null || usual === null) return [];
  if (count < spike.least || count < usual * spike.ratio) return [];
  return [
    {
      key: "no-shows",
      count,
      isDated: true,
      text: texts.noShows(count),
      detail: texts.noShowsDetail(formatDay(day), usual),
      to: { name: "booking", query: `state=not-coming&scheduled_date=${day}` },
    },
  ];
}

/** From this delay on a passenger boarded late, minutes. */
const lateFrom = 10;
/** Passengers needed to call a route late: a single one may have been slow. */
const fewestPassengers = 2;
const namedRoutes = 3;

/** A route that was late in one direction or both. */
interface LateRoute {
  readonly name: string;
  /** The median delay of its passengers in minutes, of the worse direction. */
  readonly minutes: number;
  readonly tripIds: readonly number[];
}

/** Minutes between planned pickup and boarding; null when one of the times is missing. */
function delayOf({ pickupTime, onTheBusTime }: Booking): number | null {
  return pickupTime === null || onTheBusTime === null ? null : minutesBetweenClocks(pickupTime, onTheBusTime);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}

/** The routes where at least half of a direction's passengers boarded late, the latest first, then by name. */
export function toLateRoutes(bookings: readonly Booking[]): readonly LateRoute[] {
  interface Run {
    readonly name: string;
    readonly minutes: number[];
    readonly tripIds: Set<number>;
  }
  const runs = new Map<string, Run>();
  for (const booking of bookings) {
    const delay = delayOf(booking);
    if (delay === null || booking.routeName === null) continue;
    const run = `${booking.timePeriod ?? ""} ${booking.routeName}`;
    const known = runs.get(run) ?? { name: booking.routeName, minutes: [], tripIds: new Set() };
    known.minutes.push(delay);
    if (booking.tripId !== null) known.tripIds.add(booking.tripId);
    runs.set(run, known);
  }
  const routes = new Map<string, LateRoute>();
  for (const { name, minutes, tripIds } of runs.values()) {
    const delay = median(minutes);
    if (minutes.length < fewestPassengers || delay < lateFrom) continue;
    const other = routes.get(name);
    routes.set(name, {
      name,
      minutes: Math.max(delay, other?.minutes ?? 0),
      tripIds: [...(other?.tripIds ?? []), ...tripIds],
    });
  }
  return [...routes.values()].toSorted((one, next) => next.minutes - one.minutes || compareText(one.name, next.name));
}

/** @param hasTrips whether the account may see past trips: the item links to them if all their ids are known, else to bookings */
export function toLateItems(routes: readonly LateRoute[], day: Day, hasTrips = true): readonly AttentionItem[] {
  if (routes.length === 0) return [];
  const named = routes.slice(0, namedRoutes).map(({ name, minutes }) => texts.lateRoute(name, minutes));
  return [
    {
      key: "late",
      count: routes.length,
      isDated: true,
      text: texts.late(routes.length),
      detail: texts.lateDetail(formatDay(day), named, routes.length - namedRoutes),
      to: hasTrips && routes.every(({ tripIds }) => tripIds.length > 0) ? toRuns(routes, day) : toBookings(routes, day),
    },
  ];
}

function toRuns(routes: readonly LateRoute[], day: Day): Destination {
  const trips = routes.flatMap(({ tripIds }) => tripIds.map((id): [string, string] => ["trip", String(id)]));
  const query = new URLSearchParams([["view", "runs"], ["day", day], ...trips]);
  return { name: "past-trips", query: query.toString() };
}

function toBookings(routes: readonly LateRoute[], day: Day): Destination {
  const names = routes.map(({ name }): [string, string] => ["route_name", name]);
  return { name: "booking", query: new URLSearchParams([...names, ["scheduled_date", day]]).toString() };
}

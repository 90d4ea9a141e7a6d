import type { Employee, PendingChange, RegistrationStatus } from "../../../core/api/employees.ts";
import type { LineReservation } from "../../../core/api/marketplace-requests.ts";
import type { RouteDetail } from "../../../core/api/stops.ts";
import type { Route } from "../../../core/api/routes.ts";
import type { Sent, SentChange } from "../../../core/employees/sent-changes.ts";
import { toStopLetter } from "../../../core/routes/stop-letter.ts";
import { formatTicketTime } from "../../../core/text/format-date.ts";
import { formatDay, missing } from "../../../core/text/format.ts";
import { decodePolyline } from "../../kit/map/geometry.ts";
import type { MapLine, MapMarker, Position } from "../../kit/map/types.ts";
import { toStopColor } from "../../shared/stops/stop.model.ts";
import { passengerMessages as texts, pendingMessages } from "../personnel.messages.ts";

/** The directions of an employee's route, the morning first. The employee has only the route's name. */
export function findVariants(routes: readonly Route[], name: string | null): readonly Route[] {
  const named = routes.filter((route) => route.routeName === name);
  // Two routes may share a name; a person rides one.
  const variants = named.filter(({ routeUniqueId: id }) => id === named[0]?.routeUniqueId);
  return variants.toSorted((one, other) => rank(one) - rank(other));
}

const rank = ({ timePeriod: period }: Route) => (period === "morning" ? 0 : 1);

/** Where a passenger gets on or off in one direction. */
interface PassengerStop {
  /** "C"; the id by which a link selects the stop. */
  readonly letter: string;
  /** "07:05"; null: not known. */
  readonly time: string | null;
}

/** Null when the person is not on the route. */
export function toPassengerStop(detail: RouteDetail, passengerId: string): PassengerStop | null {
  const stop = stopOf(detail, passengerId);
  return stop ? { letter: toStopLetter(stop), time: stop.arrival } : null;
}

function stopOf(detail: RouteDetail, passengerId: string) {
  return detail.stops.find(({ passengers }) => passengers.some(({ passengerId: id }) => id === passengerId));
}

interface PassengerMap {
  readonly lines: readonly MapLine[];
  readonly markers: readonly MapMarker[];
  /** Home and stop, to fit the map to. */
  readonly bounds: readonly Position[];
}

/** Home, stop, walk and route; null when the person is not on the route, or home or stop has no position. */
export function toPassengerMap(
  detail: RouteDetail,
  passengerId: string,
  period: Route["timePeriod"],
): PassengerMap | null {
  const stop = stopOf(detail, passengerId);
  const passenger = stop?.passengers.find(({ passengerId: id }) => id === passengerId);
  if (!stop?.position || !passenger) return null;
  const { position } = stop;
  const letter = toStopLetter(stop);
  const { home } = passenger;
  const { way } = detail;
  const walk = decodePolyline(
    period === "morning" ? passenger.pickupWaypointsPolyline : passenger.dropoffWaypointsPolyline,
  );
  return {
    lines: [
      ...(way.length > 1 ? [{ id: "route", points: way, color: period, weight: 5, casing: true } as const] : []),
      ...(walk.length > 1 ? [{ id: "walk", points: walk, color: "walk", dashed: true } as const] : []),
    ],
    markers: [
      {
        id: "stop",
        kind: "pin",
        position,
        color: toStopColor(stop.shadowCount > 0 ? "mixed" : "own"),
        label: texts.stop(letter),
        text: letter,
      },
      ...(home ? [{ id: "home", kind: "home", position: home, label: texts.home } as const] : []),
    ],
    bounds: home ? [position, home] : [position],
  };
}

/** A pending change of an employee: what, from which day, who requested it and when, and why. */
export interface Pending {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** True: sent in this session, so who requested it and when is known; the provider doesn't send that. */
  readonly isSentHere: boolean;
}

/** A change of the membership. The provider sends only the day; the rest is known when it was sent in this session. */
export function toPendingMembership({ target, day }: PendingChange, sent: SentChange | undefined): Pending {
  const own = sent?.target === target && sent.day === day ? sent : null;
  return {
    title: pendingMessages.membership[target],
    facts: [
      [pendingMessages.from, day === null ? missing : formatDay(day)],
      [pendingMessages.by, own?.by ?? missing],
      [pendingMessages.at, formatTicketTime(own?.at ?? null)],
      ...reasonOf(target, own),
    ],
    isSentHere: own !== null,
  };
}

/** An employee whom the provider hasn't registered yet. The provider doesn't send the day. */
export function toPendingRequest(sent: Sent | undefined): Pending {
  return {
    title: pendingMessages.request,
    facts: [
      [pendingMessages.from, missing],
      [pendingMessages.by, sent?.by ?? missing],
      [pendingMessages.at, formatTicketTime(sent?.at ?? null)],
    ],
    isSentHere: sent !== undefined,
  };
}

/** The reason; empty for a reactivation, which has none. */
function reasonOf(target: RegistrationStatus, own: SentChange | null): (readonly [string, string])[] {
  return target === "registered" ? [] : [[pendingMessages.reason, own?.reason?.text ?? missing]];
}

/** A seat on another line, requested in the marketplace; the provider sends neither the day nor who requested it. */
export function toPendingSeat({ counties, lineId, isChanged, status }: LineReservation): Pending {
  const ends = counties === null ? missing : `${counties.origin ?? missing} – ${counties.destination ?? missing}`;
  return {
    title: pendingMessages.seat,
    facts: [
      [pendingMessages.line, lineId === null ? ends : `${ends} (${lineId})`],
      [
        pendingMessages.state,
        `${pendingMessages.states[status === "created" ? "created" : "other"]}${isChanged ? ` ${pendingMessages.changed}` : ""}`,
      ],
      [pendingMessages.by, missing],
      [pendingMessages.at, missing],
    ],
    isSentHere: false,
  };
}

/** The company's requests for this employee that were not rejected. */
export function seatsOf({ id }: Pick<Employee, "id">, all: readonly LineReservation[]): LineReservation[] {
  return all.filter(({ status, pastSearch }) => {
    const subject = pastSearch?.search?.subject;
    return status !== null && status !== "rejected" && subject?.type === "passenger" && subject.passenger.id === id;
  });
}

import type { TimePeriod } from "../../core/api/routes.ts";
import type { Stop, StopPassenger } from "../../core/api/stops.ts";
import { formatDistance } from "../../core/text/format.ts";
import { decodePolyline } from "../kit/map/geometry.ts";
import type { Tip } from "../kit/map/tooltip.tsx";
import type { MapLine, MapMarker, Position } from "../kit/map/types.ts";
import {
  isStopSelectable,
  type StopEntry,
  toPeopleText,
  toStopColor,
  toStopLabel,
  toStopText,
  walkOf,
} from "../shared/stops/stop.model.ts";
import { routeDetailsMapMessages as texts } from "./route-details.messages.ts";
import type { VariantDetail } from "./route.model.ts";

const prefixes = { stop: "stop ", home: "home " };
const afterPrefix = (id: string, prefix: string) => (id.startsWith(prefix) ? id.slice(prefix.length) : null);

/** The stop that a marker stands for; null for other markers. */
export const toStopId = (markerId: string): string | null => afterPrefix(markerId, prefixes.stop);
/** The passenger whose home a marker stands for; null for other markers. */
const toHomeId = (markerId: string): string | null => afterPrefix(markerId, prefixes.home);

/** Positions that the first view contains; empty when nothing has a position. */
export function toBounds({ way, stops, offices, origin, destination }: VariantDetail): Position[] {
  const positions = stops.map(({ position }) => position);
  return [...way, ...positions, origin, destination, ...offices.map(({ position }) => position)].filter(
    (position) => position !== null,
  );
}

export function toWay({ way }: VariantDetail, period: TimePeriod): MapLine[] {
  return way.length > 1 ? [{ id: "way", points: way, color: period, weight: 5, casing: true, selectable: false }] : [];
}

/** The homes of the selected stop's passengers of the own company, and their walks. */
interface Homes {
  readonly lines: readonly MapLine[];
  readonly markers: readonly MapMarker[];
  /** The stop and the homes. */
  readonly bounds: readonly Position[];
}

export function toHomes({ passengers, position: stop }: Stop, period: TimePeriod): Homes {
  const homes = passengers.flatMap((passenger) => (passenger.home ? [{ passenger, position: passenger.home }] : []));
  return {
    lines: homes.flatMap(({ passenger, position }) => toWalk(passenger, position, stop, period)),
    markers: homes.map(({ passenger, position }) => ({
      id: prefixes.home + passenger.passengerId,
      kind: "home",
      position,
      label: texts.home(passenger.passengerName),
    })),
    bounds: stop ? [stop, ...homes.map(({ position }) => position)] : [],
  };
}

/** The path of a walk; a straight line when the provider sends no valid polyline. */
function toWalk(passenger: StopPassenger, home: Position, stop: Position | null, period: TimePeriod): MapLine[] {
  const sent = decodePolyline(
    period === "morning" ? passenger.pickupWaypointsPolyline : passenger.dropoffWaypointsPolyline,
  );
  const points = sent.length > 1 ? sent : stop ? [home, stop] : [];
  if (points.length < 2) return [];
  return [{ id: `walk ${passenger.passengerId}`, points, color: "walk", dashed: true, selectable: false }];
}

/** Markers of the stops and offices, and of the start of a morning route. */
export function toMarkers(
  detail: VariantDetail,
  entries: readonly StopEntry[],
  selectedId: string | null,
  period: TimePeriod,
): MapMarker[] {
  const stops = detail.stops.flatMap((stop, index): MapMarker[] => {
    const [entry, { position }] = [entries[index], stop];
    if (!entry || !position) return [];
    return [
      {
        id: prefixes.stop + entry.id,
        kind: "pin",
        position,
        color: toStopColor(entry.tone),
        text: toStopText(entry),
        label: toStopLabel(entry),
        selectable: isStopSelectable(entry),
        selected: entry.id === selectedId,
      },
    ];
  });
  return [...toStart(detail, period), ...stops, ...toOffices(detail, period)];
}

/** Distance below which two positions count as equal: degrees, about 30 m. */
const nearby = 0.0003;
const isNear = ([latitude, longitude]: Position, other: Position | null) =>
  other !== null && Math.abs(latitude - other[0]) < nearby && Math.abs(longitude - other[1]) < nearby;

/** The start marker of a morning route, left out when a stop is at the start. */
function toStart({ origin, stops }: VariantDetail, period: TimePeriod): MapMarker[] {
  if (period === "evening" || !origin) return [];
  const isStop = stops.some(({ position }) => isNear(origin, position));
  return isStop ? [] : [{ id: "start", kind: "start", position: origin, color: period }];
}

function toOffices({ offices, origin, destination }: VariantDetail, period: TimePeriod): MapMarker[] {
  if (offices.length > 0) {
    return offices.map(({ name, position }) => ({ id: `office ${name}`, kind: "office", position, label: name }));
  }
  const position = period === "morning" ? destination : origin;
  return position ? [{ id: "office", kind: "office", position, label: texts.office }] : [];
}

export function toTip(
  markerId: string,
  detail: VariantDetail,
  entries: readonly StopEntry[],
  period: TimePeriod,
): Tip | null {
  const entry = entries.find(({ id }) => id === toStopId(markerId));
  if (entry) return { title: entry.name, lines: [entry.time, toPeopleText(entry)].filter((line) => line !== null) };
  const homeId = toHomeId(markerId);
  const passenger = detail.stops.flatMap(({ passengers }) => passengers).find(({ passengerId: id }) => id === homeId);
  if (!passenger) return null;
  const walk = texts.walkOf(formatDistance(walkOf(passenger, period)));
  return { title: passenger.passengerName, lines: [passenger.openAddress, walk].filter((line) => line !== null) };
}

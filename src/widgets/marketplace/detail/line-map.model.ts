import type { LineDirection, LineMarker } from "../../../core/api/marketplace-detail.ts";
import type { MarketplaceLine } from "../../../core/api/marketplace.ts";
import { decodePolyline } from "../../kit/map/geometry.ts";
import type { MapLine, MapMarker, Position, Track } from "../../kit/map/types.ts";
import { routeColor } from "../../shared/route-color.ts";
import { toStopColor } from "../../shared/stops/stop.model.ts";
import { lineMapMessages as texts } from "../marketplace.messages.ts";

type Period = "morning" | "evening";

interface LinePicture {
  readonly lines: readonly MapLine[];
  readonly markers: readonly MapMarker[];
  /** Positions to fit the map to; empty when nothing has a position. */
  readonly bounds: readonly Position[];
}

const toKnown = (track: Track): Position[] => track.filter((position) => position !== null);

/** Offsets of lines that share a road, px; further lines use them again. */
const besides = [0, 3.5, -3.5, 7, -7] as const;

/** All lines that were found, each in the colour derived from its id, which is the same in every view. */
export function toLinesPicture(found: readonly MarketplaceLine[]): LinePicture {
  const drawn = found.filter(({ polyline }) => decodePolyline(polyline).length > 1);
  const lines = drawn.map(({ id, polyline }, index): MapLine => ({
    id,
    polyline: polyline ?? "",
    color: routeColor(id),
    weight: 3.5,
    offset: besides[index % besides.length] ?? 0,
  }));
  return { lines, markers: [], bounds: toKnown(drawn.flatMap(({ polyline }) => decodePolyline(polyline))) };
}

export interface RideTimes {
  /** "07:14". */
  readonly pickup: string | null;
  readonly dropoff: string | null;
}

interface Ride {
  readonly direction: LineDirection;
  readonly period: Period;
  readonly times: RideTimes;
  readonly isAddress: boolean;
}

/** One direction of a line: path, both walks, and all markers of the provider. */
export function toRidePicture({ direction, period, times, isAddress }: Ride): LinePicture {
  const way = decodePolyline(direction.polyline);
  const walks = [
    toWalk("walk-to", direction.walkToPickup, direction.origin, direction.pickup),
    toWalk("walk-from", direction.walkFromDropoff, direction.dropoff, direction.destination),
  ].flat();
  const markers = positionsOf(direction, period).flatMap(({ icon, position }, index) =>
    toMarker(icon, `${icon} ${index}`, position, times, isAddress),
  );
  const shown = [...markers, ...toEnds(direction, period, markers)];
  return {
    lines: [
      ...(way.length > 1
        ? [{ id: "way", points: way, color: period, weight: 5, casing: true, selectable: false } as const]
        : []),
      ...walks,
    ],
    markers: shown,
    bounds: toKnown([...way, ...walks.flatMap(({ points = [] }) => points), ...shown.map(({ position }) => position)]),
  };
}

/** The provider's markers, plus those of origin, pickup, dropoff and destination that the provider doesn't send. */
function positionsOf(direction: LineDirection, period: Period): readonly LineMarker[] {
  const [origin, destination] = period === "morning" ? ["home", "office"] : ["office", "home"];
  const own = [
    { icon: origin, position: direction.origin },
    { icon: "pickup", position: direction.pickup },
    { icon: "dropoff", position: direction.dropoff },
    { icon: destination, position: direction.destination },
  ] as const;
  const isMarked = (wanted: string) => direction.markers.some(({ icon }) => icon === wanted);
  return [
    ...direction.markers,
    ...own.flatMap(({ icon, position }) => (position === null || isMarked(icon) ? [] : [{ icon, position }])),
  ];
}

function toMarker(
  icon: string,
  id: string,
  position: Position,
  times: RideTimes,
  isAddress: boolean,
): readonly MapMarker[] {
  if (icon === "home") return [{ id, kind: "home", position, label: isAddress ? texts.address : texts.home }];
  if (icon === "office") return [{ id, kind: "office", position, label: texts.office }];
  if (icon === "pickup" || icon === "dropoff") {
    const text = texts.at(texts[icon], times[icon]);
    return [{ id, kind: "pin", position, color: toStopColor("own"), text, label: text }];
  }
  // An unknown kind of marker is shown as a stop of the line.
  return [{ id, kind: "pin", position, color: toStopColor("own"), label: texts.otherPlace }];
}

/** Distance below which two markers count as the same position: degrees, about 60 m. */
const nearby = 0.0006;

/** Markers of the line's first and last position, each left out when another marker is there. */
function toEnds(direction: LineDirection, period: Period, markers: readonly MapMarker[]): readonly MapMarker[] {
  const isTaken = ([latitude, longitude]: Position) =>
    markers.some(
      ({ position }) => Math.abs(position[0] - latitude) < nearby && Math.abs(position[1] - longitude) < nearby,
    );
  const ends = [
    { label: texts.lineStart, position: direction.routeOrigin },
    { label: texts.lineEnd, position: direction.routeDestination },
  ];
  return ends.flatMap(({ label, position }) =>
    position && !isTaken(position) ? [{ id: label, kind: "start", position, color: period, label } as const] : [],
  );
}

/** The path of a walk; a straight line when the provider sends no valid polyline. */
function toWalk(id: string, polyline: string | null, from: Position | null, to: Position | null): readonly MapLine[] {
  const sent = decodePolyline(polyline);
  const straight = [from, to].filter((position) => position !== null);
  const points = sent.length > 1 ? sent : straight;
  return points.length > 1 ? [{ id, points, color: "walk", dashed: true, selectable: false }] : [];
}

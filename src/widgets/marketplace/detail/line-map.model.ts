import type { LineDirection, LineMarker } from "../../../core/api/marketplace-detail.ts";
import type { MarketplaceLine } from "../../../core/api/marketplace.ts";
import { routeColor } from "../../kit/map/colors.ts";
import { decodePolyline } from "../../kit/map/lines/polyline.ts";
import type { MapLine, MapMarker, Position } from "../../kit/map/types.ts";
import { lineMapMessages as texts } from "./detail.messages.ts";

type Period = "morning" | "evening";

export interface LinePicture {
  readonly lines: readonly MapLine[];
  readonly markers: readonly MapMarker[];
  /** All that is to be seen; empty when nothing has a place. */
  readonly bounds: readonly Position[];
}

/** Pixels: lines that share a road lie beside each other, up to so many. */
const besides = [0, 3.5, -3.5, 7, -7] as const;

/** Every line that was found, each in the colour that it has everywhere. */
export function toLinesPicture(found: readonly MarketplaceLine[]): LinePicture {
  const drawn = found.filter(({ polyline }) => decodePolyline(polyline).length > 1);
  const lines = drawn.map(({ id, polyline }, index): MapLine => ({
    id,
    polyline: polyline ?? "",
    color: routeColor(id),
    weight: 3.5,
    offset: besides[index % besides.length] ?? 0,
  }));
  return { lines, markers: [], bounds: drawn.flatMap(({ polyline }) => decodePolyline(polyline)) };
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

/** One direction of a line: its way, both ways on foot, and everything that the provider marks. */
export function toRidePicture({ direction, period, times, isAddress }: Ride): LinePicture {
  const way = decodePolyline(direction.polyline);
  const walks = [
    toWalk("walk-to", direction.walkToPickup, direction.origin, direction.pickup),
    toWalk("walk-from", direction.walkFromDropoff, direction.dropoff, direction.destination),
  ].flat();
  const markers = placesOf(direction, period).flatMap(({ icon, place }, index) =>
    toMarker(icon, `${icon} ${index}`, place, times, isAddress),
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
    bounds: [...way, ...walks.flatMap(({ points = [] }) => points), ...shown.map(({ position }) => position)],
  };
}

/** The provider's markers, and the four places of the way where it marks none of that kind. */
function placesOf(direction: LineDirection, period: Period): readonly LineMarker[] {
  const [origin, destination] = period === "morning" ? ["home", "office"] : ["office", "home"];
  const own = [
    { icon: origin, place: direction.origin },
    { icon: "pickup", place: direction.pickup },
    { icon: "dropoff", place: direction.dropoff },
    { icon: destination, place: direction.destination },
  ] as const;
  const isMarked = (wanted: string) => direction.markers.some(({ icon }) => icon === wanted);
  return [
    ...direction.markers,
    ...own.flatMap(({ icon, place }) => (place === null || isMarked(icon) ? [] : [{ icon, place }])),
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
    return [{ id, kind: "stop", position, tone: "own", text, label: text }];
  }
  // A kind that we don't know is still a place of the line.
  return [{ id, kind: "stop", position, tone: "own", label: texts.otherPlace }];
}

/** Degrees; about sixty metres. */
const nearby = 0.0006;

/** Where the line itself begins and ends, where no other mark stands. */
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

/** As the crow flies when the provider sends no way that can be read. */
function toWalk(id: string, polyline: string | null, from: Position | null, to: Position | null): readonly MapLine[] {
  const sent = decodePolyline(polyline);
  const straight = [from, to].filter((position) => position !== null);
  const points = sent.length > 1 ? sent : straight;
  return points.length > 1 ? [{ id, points, color: "walk", dashed: true, selectable: false }] : [];
}

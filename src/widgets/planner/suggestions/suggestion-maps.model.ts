import type { Position } from "../../../core/api/position.ts";
import type { NearerStop } from "../../../core/planner/nearer-stops.ts";
import { metresBetween, type PlannedStop, type PlannedWay } from "../../../core/planner/network.ts";
import type { PairedWay } from "../../../core/planner/route-pairs.ts";
import { readPolyline } from "../../../core/routes/polyline.ts";
import { formatDistance, formatNumber } from "../../../core/text/format.ts";
import { walksOf } from "./suggestions.model.ts";
import type { MapLine, MapMarker } from "../../kit/map/types.ts";

/** What one of the two maps shows; both show the same part of the world. */
export interface MapContent {
  readonly lines: readonly MapLine[];
  readonly markers: readonly MapMarker[];
}

export interface TwoMaps {
  readonly today: MapContent;
  readonly next: MapContent;
  readonly bounds: readonly Position[];
}

const colors = { larger: "--shuttle-chart-1", smaller: "--shuttle-chart-2" } as const;

const toPoints = (way: PlannedWay): readonly Position[] => {
  const office = way.office ? [way.office] : [];
  const stops = way.stops.map(({ position }) => position);
  return way.period === "morning" ? [...stops, ...office] : [...office, ...stops];
};

const toLine = (way: PlannedWay, look: Omit<MapLine, "id" | "points" | "polyline">): MapLine => ({
  id: way.routeUniqueId,
  ...(way.polyline ? { polyline: way.polyline } : { points: toPoints(way) }),
  ...look,
});

const toPin = (id: string, stop: PlannedStop, letter: string, color: "larger" | "smaller"): MapMarker => ({
  kind: "pin",
  id,
  position: stop.position,
  text: `${letter}/${formatNumber(stop.passengerCount)}`,
  color: colors[color],
  ...(color === "smaller" && { textColor: "--shuttle-on-chart" as const }),
});

const officeOf = ({ office }: PlannedWay): readonly MapMarker[] =>
  office ? [{ kind: "office", id: "office", position: office }] : [];

/** The larger vehicle's way today, and as it would serve the stops of both. */
export function toPairMaps({ larger, smaller, merged }: PairedWay): TwoMaps {
  const ways = [
    ["larger", larger],
    ["smaller", smaller],
  ] as const;
  return {
    today: {
      lines: ways.map(([kind, way]) => toLine(way, { color: colors[kind], weight: 5, casing: true })),
      markers: [
        ...ways.flatMap(([kind, way]) =>
          way.stops.map((stop) => toPin(`${kind} ${stop.index}`, stop, stop.letter, kind)),
        ),
        ...officeOf(larger),
      ],
    },
    next: {
      lines: [
        toLine(smaller, { color: "dim", weight: 3, dashed: true }),
        { id: "merged", points: toMergedPoints({ larger, merged }), color: "morning", weight: 5, casing: true },
      ],
      markers: [
        ...merged.stops.map(({ stop, from }, index) =>
          toPin(`merged ${index}`, stop, String.fromCodePoint(65 + index), from === larger ? "larger" : "smaller"),
        ),
        ...officeOf(larger),
      ],
    },
    bounds: [...toPoints(larger), ...toPoints(smaller)],
  };
}

/** The way of one vehicle: on the larger route's own road where its order stays, else straight from stop to stop. */
function toMergedPoints({ larger, merged }: Pick<PairedWay, "larger" | "merged">): readonly Position[] {
  const road: Position[] = [];
  readPolyline(larger.polyline ?? "", 5, (latitude, longitude) => void road.push([latitude, longitude]));
  const nearest = (place: Position) => {
    let best = { index: 0, metres: Infinity };
    for (const [index, point] of road.entries()) {
      const metres = metresBetween(point, place);
      if (metres < best.metres) best = { index, metres };
    }
    return best.index;
  };
  const office = larger.office ? [{ position: larger.office, index: null }] : [];
  const own = merged.stops.map(({ stop, from }) => ({
    position: stop.position,
    index: from === larger ? larger.stops.indexOf(stop) : null,
  }));
  const places = larger.period === "morning" ? [...own, ...office] : [...office, ...own];
  const isNext = (one: number | null, other: number | null) =>
    road.length > 1 &&
    (one !== null && other !== null
      ? other === one + 1
      : (one === larger.stops.length - 1 && larger.period === "morning") ||
        (other === 0 && larger.period === "evening"));
  return places.flatMap((place, at) => {
    const before = places[at - 1];
    if (!before || !isNext(before.index, place.index)) return [place.position];
    return [...road.slice(nearest(before.position), nearest(place.position) + 1), place.position];
  });
}

const middleOf = (one: Position, other: Position): Position => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];

/** The walk to today's stop, and to the suggested one beside it. */
export function toStopMaps(nearer: NearerStop): TwoMaps | null {
  const [change] = nearer.changes;
  const home = change?.today.home;
  if (!change || !home) return null;
  const { today, way, stop } = change;
  const walk = walksOf(nearer);
  const walkTo = (id: string, place: Position, isFaded: boolean): MapLine => ({
    id,
    points: [home, place],
    color: "walk",
    weight: 3,
    dashed: true,
    faded: isFaded,
  });
  const label = (place: Position, metres: number): MapMarker => ({
    kind: "label",
    id: "walk",
    position: middleOf(home, place),
    text: formatDistance(metres),
  });
  const pins = (selected: PlannedStop): readonly MapMarker[] =>
    [
      { on: today.way, at: today.stop },
      { on: way, at: stop },
    ].map(({ on, at }) => ({
      kind: "pin",
      id: `${on.routeUniqueId} ${at.index}`,
      position: at.position,
      text: `${at.letter}/${formatNumber(at.passengerCount)}`,
      color: on.period === "morning" ? "--shuttle-morning" : "--shuttle-evening",
      selected: at === selected,
    }));
  const roads = (shown: PlannedWay): readonly MapLine[] =>
    [...new Set([today.way, way])].map((one) =>
      toLine(one, { color: one.period, weight: 5, casing: true, faded: one !== shown }),
    );
  const person: MapMarker = { kind: "home", id: "home", position: home };
  return {
    today: {
      lines: [...roads(today.way), walkTo("today", today.stop.position, false)],
      markers: [...pins(today.stop), person, label(today.stop.position, walk.today)],
    },
    next: {
      lines: [...roads(way), walkTo("today", today.stop.position, true), walkTo("next", stop.position, false)],
      markers: [...pins(stop), person, label(stop.position, walk.suggested)],
    },
    bounds: [home, today.stop.position, stop.position],
  };
}

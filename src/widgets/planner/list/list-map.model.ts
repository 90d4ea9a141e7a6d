import { metresBetween, type PlannedStop, type PlannedWay } from "../../../core/planner/network.ts";
import { toPosition } from "../../../core/planner/found-place.ts";
import { formatNumber } from "../../../core/text/format.ts";
import type { MapLine, MapMarker, Position } from "../../kit/map/types.ts";
import { plannerListMessages as texts } from "../planner.messages.ts";
import { nameOf } from "./list-texts.model.ts";
import { isPlaced, type ListEntry, type PlacedEntry, type UnplacedEntry } from "./list.model.ts";

/** People of the list whose circles are drawn as one. */
interface Crowd {
  readonly id: string;
  readonly position: Position;
  /** Names of stops, or of people. */
  readonly names: readonly string[];
  /** Numbers of the rows. */
  readonly rows: readonly number[];
}

interface Crowds {
  /** At their stops. */
  readonly placed: readonly Crowd[];
  /** At their homes. */
  readonly unplaced: readonly Crowd[];
}

/** Circles nearer than this, px, are joined. */
const joined = 25;

/** The world's width in px at zoom 0. */
const worldSize = 256;

function toPoint([latitude, longitude]: Position, zoom: number) {
  const size = worldSize * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

const stopKey = (way: PlannedWay, stop: PlannedStop) => `${way.routeUniqueId} ${way.period} ${stop.index}`;

/** Joins those whose circles would touch at this zoom level; the largest keeps its position. */
function join(crowds: readonly Crowd[], zoom: number): readonly Crowd[] {
  const joint: (Crowd & { readonly point: ReturnType<typeof toPoint> })[] = [];
  const largestFirst = crowds.toSorted((a, b) => b.rows.length - a.rows.length || (a.id < b.id ? -1 : 1));
  for (const crowd of largestFirst) {
    const point = toPoint(crowd.position, zoom);
    const near = joint.findIndex(({ point: other }) => Math.hypot(point.x - other.x, point.y - other.y) < joined);
    const first = joint[near];
    if (!first) joint.push({ ...crowd, point });
    else joint[near] = { ...first, names: [...first.names, ...crowd.names], rows: [...first.rows, ...crowd.rows] };
  }
  return joint;
}

/** The people at their stops, and those without a place at their homes. */
export function toCrowds(entries: readonly ListEntry[], zoom: number): Crowds {
  const stops = new Map<string, Crowd>();
  for (const { row, placement } of entries.filter(isPlaced)) {
    const { way, stop } = placement.boarding;
    const id = stopKey(way, stop);
    const names = [`${way.name}, ${texts.stop(stop.letter)}`];
    const rows = [...(stops.get(id)?.rows ?? []), row.number];
    stops.set(id, { id, position: stop.position, names, rows });
  }
  const homes = entries.filter(isUnplaced).map((entry): Crowd => ({
    id: rowId(entry),
    position: toPosition(entry.place),
    names: [nameOf(entry.row)],
    rows: [entry.row.number],
  }));
  return { placed: join([...stops.values()], zoom), unplaced: join(homes, zoom) };
}

const isUnplaced = (entry: ListEntry): entry is UnplacedEntry => entry.group === "unplaced";

/** The sign of people without a place: a red circle with an x. */
export const notPlacedSign = {
  ground: "--shuttle-danger",
  color: "--shuttle-on-solid",
  paths: ["M18 6 6 18", "m6 6 12 12"],
  isRound: true,
} as const;
/** The colour of a stop with people of the list. */
export const crowdColor = "--shuttle-stop-own";

/** A dotted line is drawn to the nearest stop if it is at most so far, m; a longer one would cross half of the map. */
const farthestLine = 25_000;

const rowId = ({ row }: { readonly row: { readonly number: number } }) => `row ${row.number}`;

function stopOf({ placement }: UnplacedEntry): Position | null {
  if (placement.kind === "full") return placement.boarding.stop.position;
  return placement.nearest?.stop.position ?? null;
}

interface ListPicture {
  readonly lines: readonly MapLine[];
  readonly markers: readonly MapMarker[];
  /** Positions to fit the map to. */
  readonly bounds: readonly Position[];
}

/** Routes of the placed people with their stops and offices, and the others with the way to their nearest stop. */
export function toListPicture(entries: readonly ListEntry[], crowds: Crowds, selected: number | null): ListPicture {
  const placed = entries.filter(isPlaced);
  // Of those that are drawn as one, one way.
  const unplaced = entries.filter(isUnplaced).filter((entry) => crowds.unplaced.some(({ id }) => id === rowId(entry)));
  const isSelected = ({ rows }: Crowd) => selected !== null && rows.includes(selected);
  const ways = [
    ...new Map(placed.map(({ placement: { boarding } }) => [boarding.way.routeUniqueId, boarding.way])).values(),
  ];
  const chosen = placed.find(({ row }) => row.number === selected);
  return {
    lines: [
      ...ways.map((way) => toWayLine(way, chosen)),
      ...unplaced.flatMap(toGap),
      ...(chosen ? [toWalkLine(chosen)] : []),
    ],
    markers: [
      ...toOffices(ways),
      ...crowds.placed.map((crowd): MapMarker => ({
        kind: "pin",
        id: crowd.id,
        position: crowd.position,
        text: formatNumber(crowd.rows.length),
        color: crowdColor,
        label: texts.peopleAt(formatNumber(crowd.rows.length), crowd.names.join("; ")),
        selected: isSelected(crowd),
      })),
      ...(chosen ? [toHome(chosen)] : []),
      ...crowds.unplaced.map((crowd): MapMarker => ({
        id: crowd.id,
        position: crowd.position,
        label: texts.unplacedAt(crowd.names.join("; ")),
        selected: isSelected(crowd),
        ...(crowd.rows.length === 1
          ? { kind: "sign", sign: notPlacedSign }
          : { kind: "pin", text: formatNumber(crowd.rows.length), color: notPlacedSign.ground }),
      })),
    ],
    bounds: [...crowds.placed, ...crowds.unplaced].map(({ position }) => position),
  };
}

const toHome = (chosen: PlacedEntry): MapMarker => ({
  kind: "home",
  id: rowId(chosen),
  position: toPosition(chosen.place),
  label: nameOf(chosen.row),
  halo: true,
});

function toWayLine(way: PlannedWay, chosen: PlacedEntry | undefined): MapLine {
  const isChosen = chosen?.placement.boarding.way.routeUniqueId === way.routeUniqueId;
  const path =
    way.polyline === null ? { points: way.stops.map(({ position }) => position) } : { polyline: way.polyline };
  return {
    ...path,
    id: way.routeUniqueId,
    color: way.period,
    weight: isChosen ? 5 : 3,
    casing: isChosen,
    faded: !isChosen,
    selectable: false,
  };
}

function toGap(entry: UnplacedEntry): MapLine[] {
  const [home, stop] = [toPosition(entry.place), stopOf(entry)];
  if (!stop || metresBetween(home, stop) > farthestLine) return [];
  return [{ id: `gap ${entry.row.number}`, points: [home, stop], color: "walk", dashed: true, selectable: false }];
}

function toWalkLine({ place, placement }: PlacedEntry): MapLine {
  const points = [toPosition(place), placement.boarding.stop.position];
  return { id: "walk", points, color: "walk", dashed: true, selectable: false };
}

function toOffices(ways: readonly PlannedWay[]): readonly MapMarker[] {
  const offices = new Map(ways.flatMap(({ office }) => (office ? [[office.join(), office] as const] : [])));
  return [...offices].map(([id, position]): MapMarker => ({
    kind: "office",
    id: `office ${id}`,
    position,
    label: texts.office,
  }));
}

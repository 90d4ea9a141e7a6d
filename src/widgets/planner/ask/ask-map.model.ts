import type { TimePeriod } from "../../../core/api/routes.ts";
import type { AskedPlace, PlaceAnswer } from "../../../core/planner/answer.ts";
import type { PlannerLimits } from "../../../core/planner/boarding.ts";
import { metresBetween, type Network, type PlannedStop, type PlannedWay } from "../../../core/planner/network.ts";
import { formatDistance, formatNumber } from "../../../core/text/format.ts";
import type { MapLine, MapMarker, MapPin, Position } from "../../kit/map/types.ts";
import { toStopColor, toStopTone } from "../../shared/stops/stop.model.ts";
import { askMessages as texts } from "../planner.messages.ts";
import { type AnswerStop, stopId, stopsOf } from "./ask.model.ts";

interface AskPicture {
  readonly lines: readonly MapLine[];
  readonly markers: readonly MapMarker[];
  readonly pins: readonly MapPin[];
  /** Positions to fit the map to. */
  readonly bounds: readonly Position[];
}

const metresPerDegree = 111_195;
const corners = 96;

/** The position in a direction, degrees clockwise from north. Exact enough for some kilometres. */
function moved([latitude, longitude]: Position, metres: number, bearing: number): Position {
  const angle = (bearing * Math.PI) / 180;
  const north = (metres * Math.cos(angle)) / metresPerDegree;
  const east = (metres * Math.sin(angle)) / (metresPerDegree * Math.cos((latitude * Math.PI) / 180));
  return [latitude + north, longitude + east];
}

const toCircle = (center: Position, metres: number): readonly Position[] =>
  Array.from({ length: corners + 1 }, (_, corner) => moved(center, metres, (corner * 360) / corners));

/** Where the circle's label is farthest from all stops. */
function labelSpot(center: Position, metres: number, stops: readonly Position[]): Position {
  const spots = [315, 225, 45, 135, 270, 90, 0, 180].map((bearing) => moved(center, metres, bearing));
  const room = (spot: Position) => Math.min(Infinity, ...stops.map((stop) => metresBetween(spot, stop)));
  return spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
}

const countOf = ({ letter, passengerCount }: PlannedStop) => `${letter}/${passengerCount}`;

/** The colour by who boards, as in every map. */
const colorOf = ({ passengers, passengerCount }: PlannedStop) =>
  toStopColor(toStopTone({ passengers, shadowCount: passengerCount - passengers.length }));

const pathOf = ({ polyline, stops }: PlannedWay) =>
  polyline ? { polyline } : { points: stops.map(({ position }) => position), dashed: true };

/** All own stops of one direction, before a place is asked for. */
export function toOverview(network: Network, period: TimePeriod): AskPicture {
  const ways = network.ways.filter((way) => way.period === period);
  const lines = ways.map((way): MapLine => ({
    id: way.routeUniqueId,
    ...pathOf(way),
    color: period,
    weight: 2,
    selectable: false,
  }));
  const pins = ways.flatMap((way) =>
    way.stops.map((stop) => ({
      id: stopId(way, stop),
      position: stop.position,
      text: countOf(stop),
      color: colorOf(stop),
      isFarSeen: true,
    })),
  );
  return { lines, markers: [], pins, bounds: pins.map(({ position }) => position) };
}

interface AnswerInput {
  readonly place: AskedPlace;
  readonly answer: PlaceAnswer;
  readonly period: TimePeriod;
  readonly selectedId: string | null;
  readonly limits: PlannerLimits;
}

const middle = (one: Position, other: Position): Position => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];

/** The asked place with its circles, the stops of the answer with their routes, and the straight walks to them. */
export function toAskPicture({ place, answer, period, selectedId, limits }: AnswerInput): AskPicture {
  const home = place.positions[period];
  const stops = stopsOf(answer);
  const isSelected = ({ id }: AnswerStop) => id === selectedId;
  const selected = stops.find(isSelected);
  const positions = stops.map(({ stop }) => stop.position);
  const circles = [
    { id: "search", metres: answer.metres, color: "--shuttle-text-subtle", weight: 1, dash: [3, 5] },
    ...(limits.walkingDistance === null
      ? []
      : ([
          {
            id: "sla",
            metres: limits.walkingDistance,
            color: "--shuttle-accent",
            weight: 1.5,
            dash: [5, 4],
            fill: 0.09,
          },
        ] as const)),
  ] as const;
  const ways = [...new Map(stops.map(({ way }) => [way.routeUniqueId, way])).values()];
  const isTop = (way: PlannedWay) => way.routeUniqueId === selected?.way.routeUniqueId;
  const toWay = (way: PlannedWay): MapLine => ({
    id: way.routeUniqueId,
    ...pathOf(way),
    color: period,
    ...(isTop(way) ? { weight: 5, casing: true } : { weight: 3, faded: true }),
  });
  const toWalk = (shown: AnswerStop): MapLine => ({
    id: `walk ${shown.id}`,
    points: [home, shown.stop.position],
    color: "walk",
    dashed: true,
    selectable: false,
    ...(isSelected(shown) ? {} : { faded: true }),
  });
  const office = selected?.way.office;
  return {
    lines: [
      ...circles.map(({ metres, ...look }): MapLine => ({
        ...look,
        points: toCircle(home, metres),
        selectable: false,
      })),
      ...ways.toSorted((one, other) => Number(isTop(one)) - Number(isTop(other))).map(toWay),
      ...stops.map(toWalk),
    ],
    markers: [
      { id: "place", kind: "home", halo: true, position: home, label: texts.map.place },
      ...circles.map(({ id, metres }): MapMarker => ({
        id: `${id} label`,
        kind: "label",
        position: labelSpot(home, metres, positions),
        text: id === "sla" ? texts.map.slaLabel(formatDistance(metres)) : formatDistance(metres),
      })),
      ...(selected
        ? [
            {
              id: "walk label",
              kind: "label",
              position: middle(home, selected.stop.position),
              text: formatDistance(selected.metres),
            } as const,
          ]
        : []),
      ...stops.map((shown): MapMarker => ({
        id: shown.id,
        kind: "pin",
        position: shown.stop.position,
        text: countOf(shown.stop),
        color: colorOf(shown.stop),
        selected: isSelected(shown),
        label: texts.map.stop(
          shown.stop.letter,
          formatNumber(shown.stop.passengerCount),
          shown.way.name,
          formatDistance(shown.metres),
        ),
      })),
      ...(office ? [{ id: "office", kind: "office", position: office, label: texts.map.office } as const] : []),
    ],
    pins: [],
    bounds: [...toCircle(home, answer.metres), ...positions],
  };
}

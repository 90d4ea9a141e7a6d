import { encodePolyline } from "../../demo/server/geo/polyline.ts";
import { Random } from "../../demo/server/seed/random.ts";
import type { MapLine, MapPin, Position, Track } from "../../src/widgets/kit/map/types.ts";

const office: Position = [41.1081, 29.0202];

/** A path from a random point in Istanbul to the office, with occasional turns, like streets. */
function toWay(random: Random, points: number): Position[] {
  let latitude = 40.86 + random.next() * 0.36;
  let longitude = 28.6 + random.next() * 0.75;
  const way: Position[] = [];
  let heading = random.next() * 6.28;
  for (let index = 0; index < points; index += 1) {
    way.push([latitude, longitude]);
    const left = points - index;
    const wanted = Math.atan2(office[0] - latitude, office[1] - longitude);
    const step = Math.hypot(office[0] - latitude, office[1] - longitude) / left;
    if (random.next() < 0.2) heading = wanted + (random.next() - 0.5) * 2;
    const pull = left < 20 ? wanted : heading;
    latitude += Math.sin(pull) * step * 1.2 + (random.next() - 0.5) * 0.0004;
    longitude += Math.cos(pull) * step * 1.2 + (random.next() - 0.5) * 0.0004;
  }
  return way;
}

export interface Answer {
  readonly id: string;
  readonly polyline: string;
  readonly isMorning: boolean;
  readonly stops: readonly { readonly position: Position; readonly text: string }[];
}

/** `count` routes as a response of the provider contains them. */
export function toAnswer(count: number, points: number, stops: number): Answer[] {
  const random = new Random("map");
  return Array.from({ length: count }, (_, route) => {
    const way = toWay(random, points);
    return {
      id: String(route),
      polyline: encodePolyline(way.map(([lat, lng]) => ({ lat, lng }))),
      isMorning: route % 2 === 0,
      stops: Array.from({ length: stops }, (__, index) => ({
        position: way[Math.floor((index / stops) * points)] ?? office,
        text: `${String.fromCharCode(65 + (index % 26))}/${random.integer(1, 9)}`,
      })),
    };
  });
}

const colors = ["own", "own", "mixed", "shadow"].map((tone) => `--shuttle-stop-${tone}` as const);

export const toLines = (answer: readonly Answer[], decoded: ReadonlyMap<string, Track> | null): MapLine[] =>
  answer.map(({ id, polyline, isMorning }) => {
    const points = decoded?.get(id);
    return { id, color: isMorning ? "morning" : "evening", offset: 1.75, ...(points ? { points } : { polyline }) };
  });

export const toStops = (answer: readonly Answer[]): MapPin[] =>
  answer.flatMap(({ id, stops }) =>
    stops.map(({ position, text }, index) => ({
      id: `${id}-${index}`,
      position,
      text,
      color: colors[index % colors.length] ?? "--shuttle-stop-own",
      lineId: id,
    })),
  );

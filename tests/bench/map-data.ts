import type { MapLine, MapPin, Position, Track } from "../../src/widgets/kit/map/types.ts";

/** mulberry32: the same figures at every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const office: Position = [41.1081, 29.0202];

/** A path from a random point in Istanbul to the office, with occasional turns, like streets. */
function toWay(random: () => number, points: number): Position[] {
  let latitude = 40.86 + random() * 0.36;
  let longitude = 28.6 + random() * 0.75;
  const way: Position[] = [];
  let heading = random() * 6.28;
  for (let index = 0; index < points; index += 1) {
    way.push([latitude, longitude]);
    const left = points - index;
    const wanted = Math.atan2(office[0] - latitude, office[1] - longitude);
    const step = Math.hypot(office[0] - latitude, office[1] - longitude) / left;
    if (random() < 0.2) heading = wanted + (random() - 0.5) * 2;
    const pull = left < 20 ? wanted : heading;
    latitude += Math.sin(pull) * step * 1.2 + (random() - 0.5) * 0.0004;
    longitude += Math.cos(pull) * step * 1.2 + (random() - 0.5) * 0.0004;
  }
  return way;
}

const encodeNumber = (value: number): string => {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = "";
  for (; rest >= 0x20; rest >>= 5) text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
  return text + String.fromCharCode(rest + 63);
};

function encode(way: readonly Position[]): string {
  let before = [0, 0];
  return way
    .map((position) => {
      const next = position.map((degrees) => Math.round(degrees * 1e5));
      const text = next.map((value, index) => encodeNumber(value - (before[index] ?? 0))).join("");
      before = next;
      return text;
    })
    .join("");
}

export interface Answer {
  readonly id: string;
  readonly polyline: string;
  readonly isMorning: boolean;
  readonly stops: readonly { readonly position: Position; readonly text: string }[];
}

/** `count` routes as a response of the provider contains them. */
export function toAnswer(count: number, points: number, stops: number): Answer[] {
  const random = createRandom(7);
  return Array.from({ length: count }, (_, route) => {
    const way = toWay(random, points);
    return {
      id: String(route),
      polyline: encode(way),
      isMorning: route % 2 === 0,
      stops: Array.from({ length: stops }, (__, index) => ({
        position: way[Math.floor((index / stops) * points)] ?? office,
        text: `${String.fromCharCode(65 + (index % 26))}/${1 + Math.floor(random() * 9)}`,
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

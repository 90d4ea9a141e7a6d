import file from "./neighbourhoods.json";

/** Degrees, WGS 84. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

export type Side = "Avrupa" | "Anadolu";

export interface Place extends Point {
  readonly name: string;
  readonly district: string;
  readonly side: Side;
}

function toPlace(entry: (typeof file.neighbourhoods)[number]): Place {
  const { name, district, side, lat, lng } = entry;
  if (side !== "Avrupa" && side !== "Anadolu") throw new Error(`neighbourhoods.json: "${name}" is on no known side`);
  return { name, district, side, lat, lng };
}

/** Without the Princes' Islands, which have no road, and Çatalca, Silivri and Şile, which are too far for a shuttle. */
const unreachable = new Set(["Adalar", "Şile", "Silivri", "Çatalca"]);

/** Of the whole province. */
export const allNeighbourhoods: readonly Place[] = file.neighbourhoods.map(toPlace);

/** Where shuttles run. */
export const neighbourhoods: readonly Place[] = allNeighbourhoods.filter(({ district }) => !unreachable.has(district));

const officeAreas: readonly Place[] = file.offices.map(toPlace);

export function officeArea(name: string): Place {
  const area = officeAreas.find((office) => office.name === name);
  if (!area) throw new Error(`neighbourhoods.json has no office area "${name}"`);
  return area;
}

const metresPerDegree = 111_200;

/** Metres, in a planar approximation that is accurate to a few per mille over the distances of a commute. */
export function distance(a: Point, b: Point): number {
  const shrink = Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, (a.lng - b.lng) * shrink) * metresPerDegree;
}

/** The point `metres` away in the direction `bearing` (radians, 0 = north, clockwise). */
export function moved(from: Point, metres: number, bearing: number): Point {
  const shrink = Math.cos((from.lat * Math.PI) / 180);
  return rounded({
    lat: from.lat + (Math.cos(bearing) * metres) / metresPerDegree,
    lng: from.lng + (Math.sin(bearing) * metres) / (metresPerDegree * shrink),
  });
}

export function bearingTo(from: Point, to: Point): number {
  const shrink = Math.cos((from.lat * Math.PI) / 180);
  return Math.atan2((to.lng - from.lng) * shrink, to.lat - from.lat);
}

/** Five decimals, the precision of an encoded polyline (about one metre). */
export function rounded({ lat, lng }: Point): Point {
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 };
}

export function nearest<Candidate extends Point>(candidates: readonly Candidate[], to: Point): Candidate {
  let best: Candidate | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const metres = distance(candidate, to);
    if (metres < bestDistance) {
      best = candidate;
      bestDistance = metres;
    }
  }
  if (!best) throw new Error("nearest: there is nothing to choose from");
  return best;
}

/** The contract's form of a place: `"lat,lng"`. */
export function toLatLng({ lat, lng }: Point): string {
  return `${lat.toFixed(5)},${lng.toFixed(5)}`;
}

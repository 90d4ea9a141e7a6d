import { isOnLand } from "../geo/land.ts";
import { bearingTo, distance, moved, type Place, type Point } from "../geo/places.ts";
import { encodePolyline } from "../geo/polyline.ts";
import { lengthOf, roadAt } from "../geo/roads.ts";
import type { Random } from "./random.ts";

const streets = (
  "Akasya Atatürk Bağdat Bahar Barbaros Cumhuriyet Çınar Çiçek Defne Dere Fatih Fidan Gazi Gül Güneş Ihlamur İnönü İstasyon İstiklal Karanfil " +
  "Kardelen Kavak Lale Leylak Manolya Menekşe Mimoza Nergis Okul Papatya Sahil Selvi Sümbül Şehit Şelale Yasemin Yeşilvadi Yonca Zambak Zeytin"
).split(" ");

export function addressIn(place: Place, random: Random): string {
  const kind = random.chance(0.3) ? "Cad." : "Sok.";
  const door = `No: ${random.integer(1, 96)} D: ${random.integer(1, 24)}`;
  return `${place.name} Mah., ${random.pick(streets)} ${kind} ${door}, ${place.district}/İstanbul`;
}

const tries = 12;

/** A home within walking distance of the stop, towards the middle of the neighbourhood: on land, and not on a road of the graph. */
export function homeNear(stop: Point, neighbourhood: Place, random: Random): Point {
  const hasDirection = distance(stop, neighbourhood) > 150;
  for (let count = 0; count < tries; count += 1) {
    // The sum of two draws: short walks and very long ones are rare.
    const metres = random.between(30, 300) + random.between(25, 300);
    const bearing = hasDirection
      ? bearingTo(stop, neighbourhood) + random.between(-0.9, 0.9)
      : random.between(0, 2 * Math.PI);
    const home = moved(stop, metres, bearing);
    if (isOnLand(home) && roadAt(home) === undefined) return home;
  }
  return neighbourhood;
}

export interface Walk {
  readonly metres: number;
  readonly polyline: string;
}

/** A walk along the streets, which run north–south and east–west here: to a corner, across, and on. */
export function walkToStop(home: Point, stop: Point, random: Random): Walk {
  return toWalk([home, ...corners(home, stop, random.between(0.25, 0.75)), stop]);
}

/** In the evening the shuttle stops on the other side of the road. */
export function walkFromStop(home: Point, stop: Point, random: Random): Walk {
  const otherSide = moved(stop, random.between(15, 45), random.between(0, 2 * Math.PI));
  return toWalk([stop, otherSide, ...corners(otherSide, home, random.between(0.25, 0.75)), home]);
}

function corners(from: Point, to: Point, share: number): Point[] {
  const lng = from.lng + (to.lng - from.lng) * share;
  return [
    { lat: from.lat, lng },
    { lat: to.lat, lng },
  ];
}

function toWalk(points: readonly Point[]): Walk {
  return { metres: Math.round(lengthOf(points)), polyline: encodePolyline(points) };
}

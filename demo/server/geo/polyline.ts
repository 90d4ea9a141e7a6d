import type { Point } from "./places.ts";

/** The encoded polyline format, precision 5: https://developers.google.com/maps/documentation/utilities/polylinealgorithm */
export function encodePolyline(points: readonly Point[]): string {
  let text = "";
  let previous = { lat: 0, lng: 0 };
  for (const point of points) {
    const current = { lat: Math.round(point.lat * 1e5), lng: Math.round(point.lng * 1e5) };
    text += encodeNumber(current.lat - previous.lat) + encodeNumber(current.lng - previous.lng);
    previous = current;
  }
  return text;
}

export function decodePolyline(text: string): Point[] {
  const points: Point[] = [];
  let position = 0;
  let lat = 0;
  let lng = 0;
  const next = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 5) {
      const bits = text.charCodeAt(position++) - 63;
      if (!(bits >= 0)) throw new Error("A polyline ends in the middle of a number");
      value |= (bits & 31) << shift;
      if (bits < 32) return value & 1 ? ~(value >> 1) : value >> 1;
    }
  };
  while (position < text.length) {
    lat += next();
    lng += next();
    points.push({ lat: lat / 1e5, lng: lng / 1e5 });
  }
  return points;
}

function encodeNumber(number: number): string {
  let rest = number < 0 ? ~(number << 1) : number << 1;
  let text = "";
  while (rest >= 32) {
    text += String.fromCharCode((rest & 31) + 32 + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

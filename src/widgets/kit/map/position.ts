import type { Position } from "./types.ts";

/** A place of the provider, `"lat,lng"`; null when it is none. */
export function toPosition(text: string | null): Position | null {
  const [latitude = Number.NaN, longitude = Number.NaN] = (text ?? "").split(",").map(Number);
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? [latitude, longitude] : null;
}

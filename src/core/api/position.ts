import * as v from "valibot";
import { optionalText } from "./values.ts";

/** Latitude and longitude in degrees (WGS 84). */
export type Position = readonly [latitude: number, longitude: number];

/** A place as the provider writes it, `"lat,lng"`; null when it is none. */
export function toPosition(text: string | null): Position | null {
  const [latitude = Number.NaN, longitude = Number.NaN] = (text ?? "").split(",").map(Number);
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? [latitude, longitude] : null;
}

/** A place, or null when there is none that can be read. */
export const optionalPosition = v.pipe(
  optionalText,
  v.metadata({ pattern: "^ *-?\\d+(\\.\\d+)? *, *-?\\d+(\\.\\d+)? *$" }),
  v.transform(toPosition),
);

/** A place that the row is nothing without. */
export const requiredPosition = v.pipe(
  optionalPosition,
  v.custom<Position>((position) => position !== null),
);

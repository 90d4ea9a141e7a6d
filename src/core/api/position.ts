import * as v from "valibot";
import { optionalText } from "./values.ts";

/** Latitude and longitude in degrees (WGS 84). */
export type Position = readonly [latitude: number, longitude: number];

/** Parses the provider's `"lat,lng"`; null when it isn't a valid position. */
export function toPosition(text: string | null): Position | null {
  const halves = (text ?? "").split(",");
  // Number("") is 0, which is a place in the Gulf of Guinea.
  const [latitude = Number.NaN, longitude = Number.NaN] = halves.map((half) =>
    half.trim() === "" ? Number.NaN : Number(half),
  );
  const isValid = halves.length === 2 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isValid ? [latitude, longitude] : null;
}

/** A position, or null when it is missing or invalid. */
export const optionalPosition = v.pipe(
  optionalText,
  v.metadata({ pattern: "^ *-?\\d+(\\.\\d+)? *, *-?\\d+(\\.\\d+)? *$" }),
  v.transform(toPosition),
);

/** A position without which the row is invalid. */
export const requiredPosition = v.pipe(
  optionalPosition,
  v.custom<Position>((position) => position !== null),
);

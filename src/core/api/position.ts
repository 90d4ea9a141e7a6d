import * as v from "valibot";
import { isPlace } from "../routes/polyline.ts";
import { optionalText } from "./values.ts";

/** Latitude and longitude in degrees (WGS 84). */
export type Position = readonly [latitude: number, longitude: number];

/** A way in travel order; null: a point whose position isn't known, where the drawn way breaks. */
export type Track = readonly (Position | null)[];

/** Parses the provider's `"lat,lng"`; null when it isn't a place. */
export function toPosition(text: string | null): Position | null {
  const halves = (text ?? "").split(",");
  // Number("") is 0.
  const [latitude = Number.NaN, longitude = Number.NaN] = halves.map((half) =>
    half.trim() === "" ? Number.NaN : Number(half),
  );
  return halves.length === 2 && isPlace(latitude, longitude) ? [latitude, longitude] : null;
}

const documented = { pattern: "^ *-?\\d+(\\.\\d+)? *, *-?\\d+(\\.\\d+)? *$" };

/** A position, or null when it is missing or no place. */
export const optionalPosition = v.pipe(optionalText, v.metadata(documented), v.transform(toPosition));

/** A point of a way, or null when its position is no place. Without a text the row is invalid. */
export const trackPosition = v.pipe(
  optionalText,
  v.metadata(documented),
  v.check((text) => text !== null),
  v.transform(toPosition),
);

import type { FoundAddress } from "../api/marketplace-people.ts";
import type { Position } from "../api/position.ts";
import { foldWord, isProvince, markerOf, splitAddress } from "../employees/address.ts";
import { foldText, toPlainText } from "../text/text.ts";
import { metresBetween } from "./network.ts";

/** What the address service's answer to a text means; only a person chooses between several places. */
export type PlaceReading =
  | { readonly kind: "found"; readonly place: FoundAddress }
  | { readonly kind: "choice"; readonly places: readonly FoundAddress[] }
  | { readonly kind: "none" };

/** Metres within which two answers are the same place: two spellings of a door, or two doors of a building. */
const samePlace = 50;

export const toPosition = ({ location }: FoundAddress): Position => [location.latitude, location.longitude];

/** Texts of one address: they differ in case, accents or spaces only. */
export const addressKey = (text: string) => foldText(toPlainText(text));

/** The places of an answer; several at one spot are one. */
export function distinctPlaces(found: readonly FoundAddress[]): readonly FoundAddress[] {
  const places: FoundAddress[] = [];
  for (const one of found) {
    if (places.every((other) => metresBetween(toPosition(one), toPosition(other)) > samePlace)) places.push(one);
  }
  return places;
}

/**
 * The place meant by a text: the only one found, or the only one that has all of the text's names and its
 * number.
 */
export function readPlaces(text: string, found: readonly FoundAddress[]): PlaceReading {
  const places = distinctPlaces(found);
  const [first] = places;
  if (!first) return { kind: "none" };
  if (places.length === 1) return { kind: "found", place: first };
  const wanted = wordsOf(Object.values(splitAddress(text).parts).join(" "));
  const complete = places.filter(({ description }) => {
    const words = new Set(wordsOf(description));
    return wanted.length > 0 && wanted.every((word) => words.has(word));
  });
  const [only] = complete;
  return only && complete.length === 1 ? { kind: "found", place: only } : { kind: "choice", places };
}

/** The names and numbers of an address, folded, without `Mah.`, `No:` and provinces. */
function wordsOf(text: string): string[] {
  return text
    .split(/[\s,;:/()-]+/u)
    .map((word) => word.replace(/\.+$/, ""))
    .filter((word) => word !== "" && markerOf(word) === undefined && !isProvince(word))
    .map(foldWord);
}

/**
 * Whether the description of a found address names no street, road or number: its position is then only the middle of the
 * neighbourhood. The provider doesn't say how exact a position is.
 */
export function isApproximate(description: string): boolean {
  const { street, road, number } = splitAddress(description).parts;
  return street === "" && road === "" && number === "";
}

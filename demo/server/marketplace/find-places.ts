import { allNeighbourhoods, type Place } from "../geo/places.ts";
import { foldTurkish } from "../text.ts";

const limit = 8;

const toDescription = ({ name, district }: Place) => `${name}, ${district}/İstanbul`;

const known = allNeighbourhoods.map((place) => ({ place, text: foldTurkish(toDescription(place)) }));

/** Addresses that contain the typed text; those that begin with it come first. */
export function findPlaces(typed: string): readonly { readonly description: string; readonly place: Place }[] {
  const wanted = foldTurkish(typed.trim());
  return known
    .filter(({ text }) => text.includes(wanted))
    .toSorted((a, b) => Number(b.text.startsWith(wanted)) - Number(a.text.startsWith(wanted)))
    .slice(0, limit)
    .map(({ place }) => ({ description: toDescription(place), place }));
}

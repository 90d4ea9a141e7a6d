import { splitAddress } from "../../../src/core/employees/address.ts";
import { isOnLand } from "../geo/land.ts";
import { allNeighbourhoods, moved, type Place, type Point } from "../geo/places.ts";
import { Random } from "../seed/random.ts";
import { foldTurkish } from "../text.ts";

const limit = 8;

interface FoundPlace {
  readonly description: string;
  readonly place: Point;
}

const toDescription = ({ name, district }: Place) => `${name}, ${district}/İstanbul`;

const known = allNeighbourhoods.map((place) => ({
  place,
  text: foldTurkish(toDescription(place)),
  name: foldTurkish(place.name),
  district: foldTurkish(place.district),
}));

/**
 * Neighbourhoods that contain the typed text, those that begin with it first; for a whole address the place in its street, or its
 * neighbourhood where it names no street. Several places where the text doesn't say which: a neighbourhood's name in several districts,
 * a street without a neighbourhood.
 */
export function findPlaces(typed: string): readonly FoundPlace[] {
  const wanted = foldTurkish(typed.trim());
  const containing = known
    .filter(({ text }) => text.includes(wanted))
    .toSorted((a, b) => Number(b.text.startsWith(wanted)) - Number(a.text.startsWith(wanted)))
    .map(({ place }) => ({ description: toDescription(place), place }));
  return (containing.length > 0 ? containing : findAddress(typed)).slice(0, limit);
}

/** Neighbourhoods that have a street of the same name. */
const streetTwins = 2;

/** The demo has no street map: a door is always at the same spot, not far from the middle of its neighbourhood. */
function findAddress(typed: string): readonly FoundPlace[] {
  const { neighbourhood, street, road, number, district } = splitAddress(typed).parts;
  const name = foldTurkish(neighbourhood.replace(/\s+(?:mah|mh|mahalle|mahallesi)\.?$/iu, ""));
  const way = [street, road].filter((part) => part !== "").join(" ");
  const near = known.filter((one) => district === "" || one.district === foldTurkish(district));
  const named = name === "" && way !== "" ? twinsOf(way, near) : near.filter((one) => one.name === name);
  return named.map(({ place }) => {
    if (way === "") return { description: toDescription(place), place };
    const door = `${way}${number === "" ? "" : ` No: ${number}`}`;
    return {
      description: `${place.name} Mah., ${door}, ${place.district}/İstanbul`,
      place: doorIn(place, `address ${foldTurkish(`${place.name} ${way} ${number}`)}`),
    };
  });
}

const twinsOf = (way: string, among: typeof known): typeof known =>
  new Random(`street ${foldTurkish(way)}`).shuffled(among).slice(0, streetTwins);

/** The farthest that a building is from the middle of its neighbourhood, m. */
const farthest = 450;
const tries = 12;

function doorIn(place: Place, seed: string): Point {
  const random = new Random(seed);
  for (let count = 0; count < tries; count += 1) {
    const door = moved(place, random.between(20, farthest), random.between(0, 2 * Math.PI));
    if (isOnLand(door)) return door;
  }
  return place;
}

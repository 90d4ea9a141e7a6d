import type { Employee } from "../../../core/api/employees.ts";
import type { Position } from "../../../core/api/position.ts";
import type { DetailedRoute } from "../../../core/api/route-list.ts";
import { byDistrict, fewestPeople, homeDistrictOf, isFew } from "../../../core/employees/district.ts";
import { hasOwnRoute } from "../../../core/employees/people-lists.ts";
import { foldText } from "../../../core/text/text.ts";
import { spreadMessages as texts } from "../personnel.messages.ts";

/** Upper ends of the bands of walking distance, in metres; the last band has none. */
export const bandEnds = [300, 600, 1000] as const;

/** Degrees, about 500 m: groups are placed on a grid, so that none marks a person's home. */
const grid = 0.005;

/** People who live in one district. */
export interface Area {
  readonly id: string;
  /** Null: the merged area of districts with few people and of addresses without a district. */
  readonly name: string | null;
  readonly people: number;
  /** Null: suppressed, because the number could identify people. */
  readonly withoutRoute: number | null;
  /** Median walking distance to the stop, m; null: known of too few people. */
  readonly medianWalk: number | null;
  /** Null: too few homes are known, or the area isn't a district. */
  readonly position: Position | null;
}

/** Of the merged area: "other districts". */
export const areaName = ({ name }: Pick<Area, "name">) => name ?? texts.others;

/** Whom the map shows. */
export type Who = "everybody" | "without-route";

interface Band {
  /** Metres, exclusive except in the first band. */
  readonly from: number;
  /** Metres, inclusive; null: no upper end. */
  readonly to: number | null;
  readonly people: number;
}

export interface Spread {
  /** All who are counted: neither deleted nor on hold. */
  readonly people: number;
  readonly onHold: number;
  /** People whose home has coordinates. */
  readonly located: number;
  readonly withoutRoute: number;
  /** The largest first, the merged one last. Empty when there are too few people for any. */
  readonly areas: readonly Area[];
  readonly bands: readonly Band[];
  /** People with a route whose distance isn't known. */
  readonly unknownWalk: number;
  /** People counted by straight-line distance, because the provider sends no walking distance. */
  readonly straightWalk: number;
}

interface Resident {
  readonly district: string | null;
  readonly hasRoute: boolean;
  readonly home: Position | null;
  readonly walk: number | null;
}

type Group = readonly Resident[];

const without = (group: Group) => group.filter(({ hasRoute }) => !hasRoute).length;

export function toSpread(employees: readonly Employee[], places: KnownPlaces): Spread {
  const listed = employees.filter(({ registrationStatus: status }) => status !== "deleted");
  const counted = listed.filter(({ registrationStatus: status }) => status !== "on_hold");
  let straightWalk = 0;
  const residents = counted.map((employee): Resident => {
    const place = places.get(employee.id);
    const walk = sentWalk(employee) ?? place?.walk ?? null;
    if (walk === null && typeof place?.straight === "number") straightWalk += 1;
    return {
      district: homeDistrictOf(employee),
      hasRoute: hasOwnRoute(employee, places),
      home: place?.home ?? null,
      walk: walk ?? place?.straight ?? null,
    };
  });
  return {
    people: residents.length,
    onHold: listed.length - counted.length,
    located: residents.filter(({ home }) => home !== null).length,
    withoutRoute: without(residents),
    areas: toAreas(residents),
    bands: toBands(residents),
    unknownWalk: residents.filter(({ walk, hasRoute }) => hasRoute && walk === null).length,
    straightWalk,
  };
}

/** The provider's average walking distance, m, else the mean of the directions that it sends. */
function sentWalk({ average, morning, evening }: Employee): number | null {
  return atLeastZero(average.walkingDistance) ?? mean([morning.walkingDistance, evening.walkingDistance]);
}

const atLeastZero = (value: number | null) => (value !== null && value >= 0 ? value : null);

/** The mean of the known, non-negative values; null without any. */
function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null && value >= 0) as number[];
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** One area per district with enough people, and one for all other people. */
function toAreas(residents: Group): Area[] {
  if (residents.length < fewestPeople) return [];
  const { named, rest } = byDistrict(residents, ({ district }) => district);
  const groups = named.map(({ name, people }) => ({ id: foldText(name), name, group: people }));
  const all = rest.length > 0 ? [...groups, { id: "", name: null, group: rest }] : groups;
  const hidden = withHiddenRoutes(all.map(({ group }) => group));
  return all.map(({ id, name, group }) => ({
    id,
    name,
    people: group.length,
    withoutRoute: hidden.has(group) ? null : without(group),
    medianWalk: enough(group.flatMap(({ walk }) => (walk === null ? [] : [walk]))),
    position: name === null ? null : positionOf(group),
  }));
}

/**
 * Groups whose count of people without a route is suppressed: those where few have no route or few have one, plus as many others
 * as are needed so that the suppressed counts can't be derived from the total.
 */
function withHiddenRoutes(groups: readonly Group[]): ReadonlySet<Group> {
  const split = (group: Group) => [without(group), group.length - without(group)];
  const isTelling = (group: Group) => split(group).some(isFew);
  const hidden = groups.filter(isTelling);
  const open = groups.filter((group) => !isTelling(group)).toSorted((one, other) => one.length - other.length);
  while (hidden.length > 0 && open.length > 0 && split(hidden.flat()).some(isFew)) hidden.push(...open.splice(0, 1));
  // A single suppressed count could be derived from the total.
  if (hidden.length === 1) hidden.push(...open.splice(0, 1));
  return new Set(hidden);
}

const enough = (values: readonly number[]) => (values.length < fewestPeople ? null : median(values));

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[sorted.length / 2 - 1] ?? upper) + upper) / 2;
}

/** The median of the known homes (robust against a wrong coordinate), on the grid; null when too few are known. */
function positionOf(group: Group): Position | null {
  const homes = group.flatMap(({ home }) => (home === null ? [] : [home]));
  const middle = (axis: 0 | 1) => enough(homes.map((home) => home[axis]));
  const [latitude, longitude] = [middle(0), middle(1)];
  if (latitude === null || longitude === null) return null;
  const snap = (degrees: number) => Math.round(degrees / grid) * grid;
  return [snap(latitude), snap(longitude)];
}

function toBands(residents: Group): Band[] {
  const walks = residents.flatMap(({ walk }) => (walk === null ? [] : [walk]));
  return [...bandEnds, null].map((to, index) => {
    const from = bandEnds[index - 1] ?? 0;
    const isIn = (walk: number) => (index === 0 || walk > from) && (to === null || walk <= to);
    return { from, to, people: walks.filter(isIn).length };
  });
}

/** Home and walking distance of a passenger, as known from the routes. */
interface KnownPlace {
  readonly home: Position | null;
  /** The provider's walking distance, m; the mean of the directions. */
  readonly walk: number | null;
  /** Straight-line distance between home and stop, m; the mean of the directions. */
  readonly straight: number | null;
}

/** By the employee's id. */
type KnownPlaces = ReadonlyMap<string, KnownPlace>;

export function toKnownPlaces(routes: readonly DetailedRoute[]): KnownPlaces {
  const seats = new Map<string, KnownPlace[]>();
  for (const { stops, timePeriod } of routes) {
    for (const { position, passengers } of stops) {
      for (const { passengerId, home, pickupWalkingDistance, dropoffWalkingDistance } of passengers) {
        const own = seats.get(passengerId) ?? [];
        own.push({
          home,
          walk: timePeriod === "morning" ? pickupWalkingDistance : dropoffWalkingDistance,
          straight: home && position ? metresBetween(home, position) : null,
        });
        seats.set(passengerId, own);
      }
    }
  }
  return new Map(
    [...seats].map(([id, own]) => [
      id,
      {
        home: own.find(({ home }) => home !== null)?.home ?? null,
        walk: mean(own.map(({ walk }) => walk)),
        straight: mean(own.map(({ straight }) => straight)),
      },
    ]),
  );
}

const earthRadius = 6_371_000;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance in metres on a plane, which is exact to a thousandth over the few kilometres of a walk. */
function metresBetween([latitude, longitude]: Position, [otherLatitude, otherLongitude]: Position): number {
  const north = toRadians(otherLatitude - latitude);
  const east = toRadians(otherLongitude - longitude) * Math.cos(toRadians((latitude + otherLatitude) / 2));
  return earthRadius * Math.hypot(north, east);
}

/** Positions of the stops. Those within about 100 m are merged, such as a morning stop and the evening stop beside it. */
export function toStopPositions(routes: readonly DetailedRoute[]): Position[] {
  const found = new Map<string, Position>();
  for (const { stops } of routes) {
    for (const { position } of stops) {
      if (position) found.set(position.map((degrees) => degrees.toFixed(3)).join(), position);
    }
  }
  return [...found.values()];
}

/** A circle of `radius` metres as a closed path. */
export function ringAround([latitude, longitude]: Position, radius: number): Position[] {
  const corners = 32;
  const height = ((radius / earthRadius) * 180) / Math.PI;
  const width = height / Math.cos(toRadians(latitude));
  return Array.from({ length: corners + 1 }, (_, corner): Position => {
    const angle = (2 * Math.PI * corner) / corners;
    return [latitude + height * Math.sin(angle), longitude + width * Math.cos(angle)];
  });
}

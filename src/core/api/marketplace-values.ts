import * as v from "valibot";
import { isPlace } from "../routes/polyline.ts";
import type { Weekday } from "../time/day.ts";
import { entity, type EntityOf, from } from "./entity.ts";
import { flag, optionalText, requiredId, requiredNumber, toNumber } from "./values.ts";

export const coordinates = v.pipe(
  v.object({ latitude: requiredNumber, longitude: requiredNumber }),
  v.check(({ latitude, longitude }) => isPlace(latitude, longitude)),
);
/** Degrees, WGS 84. */
type Coordinates = Readonly<v.InferOutput<typeof coordinates>>;
/** Null when latitude or longitude is missing or invalid. */
export const optionalCoordinates = v.fallback(v.nullable(coordinates), null);

/** An employee that a seat is searched for. */
export interface Person {
  readonly id: string;
  /** First and last name. */
  readonly name: string;
}

/** The provider's `{id, first_name, last_name}`; null without an id. */
export const optionalPerson = v.fallback(
  v.nullable(
    v.pipe(
      v.object({ id: requiredId, first_name: optionalText, last_name: optionalText }),
      v.transform(({ id, first_name: first, last_name: last }): Person => ({
        id,
        name: [first, last].filter((part) => part !== null).join(" ") || "-",
      })),
    ),
  ),
  null,
);

/** `full-time`: every workday. */
export type WorkType = "full-time" | "hybrid";

/** A search: for whom or which address, and on which days. */
export interface MarketplaceSearch {
  readonly subject:
    | { readonly type: "passenger"; readonly passenger: Person }
    | { readonly type: "address"; readonly address: string; readonly location: Coordinates };
  readonly workType: WorkType;
  /** `not-defined`: shown as "Günler belirli değil". */
  readonly workDaysType: "defined" | "not-defined";
  /** In order, without duplicates; Monday to Friday for `full-time`. Empty when the days aren't defined. */
  readonly workDays: readonly Weekday[];
}

/** Monday to Friday, the default of the search. */
export const workweek: readonly Weekday[] = [1, 2, 3, 4, 5];

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Weekdays in order; other values are dropped. */
export const workDays = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.metadata({ items: { enum: weekdays } }),
    v.transform((days) => weekdays.filter((weekday) => days.some((day) => toNumber(day) === weekday))),
  ),
  [],
);

/** Start and end of a line, by district. */
export const countyFields = {
  origin: from("origin_county", optionalText),
  destination: from("destination_county", optionalText),
};
export type Counties = EntityOf<typeof countyFields>;
export const optionalCounties = v.fallback(v.nullable(entity(countyFields)), null);

/** Badges of a line; the provider sends the texts "True" and "False". */
export const badgeFields = {
  isComfortable: from("badge_is_comfortable", flag),
  /** A line of the user's own company. */
  isOwned: from("badge_is_owned_route", flag),
  /** The line that the passenger already rides. */
  isPassengersOwn: from("badge_is_passengers_own_route", flag),
  isCheapest: from("badge_is_cheapest", flag),
  hasLeastEmission: from("badge_least_emission", flag),
};
export type LineBadges = EntityOf<typeof badgeFields>;

/** The content of a body: under one of the wrappers, or the body itself. */
export function unwrap(body: unknown, ...wrappers: readonly string[]): unknown {
  let inner = body;
  for (const wrapper of wrappers) {
    if (typeof inner !== "object" || inner === null || Array.isArray(inner) || !(wrapper in inner)) continue;
    inner = (inner as Record<string, unknown>)[wrapper];
  }
  return inner;
}

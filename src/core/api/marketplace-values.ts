import * as v from "valibot";
import { isPlace } from "../routes/polyline.ts";
import type { Weekday } from "../time/day.ts";
import { flag, optionalText, requiredId, requiredNumber, toNumber } from "./values.ts";

/** Degrees, WGS 84. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export const coordinates = v.pipe(
  v.object({ latitude: requiredNumber, longitude: requiredNumber }),
  v.check(({ latitude, longitude }) => isPlace(latitude, longitude)),
);
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
export interface Counties {
  readonly origin: string | null;
  readonly destination: string | null;
}

export const optionalCounties = v.fallback(
  v.nullable(
    v.pipe(
      v.object({ origin_county: optionalText, destination_county: optionalText }),
      v.transform((row): Counties => ({ origin: row.origin_county, destination: row.destination_county })),
    ),
  ),
  null,
);

/** Badges of a line; the provider sends the texts "True" and "False". */
export interface LineBadges {
  readonly isComfortable: boolean;
  /** A line of the user's own company. */
  readonly isOwned: boolean;
  /** The line that the passenger already rides. */
  readonly isPassengersOwn: boolean;
  readonly isCheapest: boolean;
  readonly hasLeastEmission: boolean;
}

export const badgeFields = {
  badge_is_comfortable: flag,
  badge_is_owned_route: flag,
  badge_is_passengers_own_route: flag,
  badge_is_cheapest: flag,
  badge_least_emission: flag,
};

export function toBadges(row: Readonly<Record<keyof typeof badgeFields, boolean>>): LineBadges {
  return {
    isComfortable: row.badge_is_comfortable,
    isOwned: row.badge_is_owned_route,
    isPassengersOwn: row.badge_is_passengers_own_route,
    isCheapest: row.badge_is_cheapest,
    hasLeastEmission: row.badge_least_emission,
  };
}

/** The content of a body: under one of the wrappers, or the body itself. */
export function unwrap(body: unknown, ...wrappers: readonly string[]): unknown {
  let inner = body;
  for (const wrapper of wrappers) {
    if (typeof inner !== "object" || inner === null || Array.isArray(inner) || !(wrapper in inner)) continue;
    inner = (inner as Record<string, unknown>)[wrapper];
  }
  return inner;
}

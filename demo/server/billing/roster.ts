import type { Day } from "../calendar/day.ts";
import type { Occupant } from "./occupants.ts";

/** A passenger who is billed, as of one day. */
export interface Rider {
  readonly occupant: Occupant;
  /** Tenths of a kilometre. */
  readonly distance: number;
}

/** Passengers who have a seat on a day; an invoice bills those of the last day of its month. */
export function ridersOn(day: Day, occupants: readonly Occupant[]): Rider[] {
  return occupants.flatMap((occupant): Rider[] => {
    const { from, to, distance, move } = occupant;
    if (from > day || (to !== null && to <= day)) return [];
    return [{ occupant, distance: move !== null && day < move.day ? move.distanceBefore : distance }];
  });
}

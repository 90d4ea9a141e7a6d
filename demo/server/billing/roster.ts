import type { Day } from "../calendar/day.ts";
import type { Occupant } from "./occupants.ts";

/** Somebody who is billed, as of one day. */
export interface Rider {
  readonly occupant: Occupant;
  /** Tenths of a kilometre. */
  readonly distance: number;
}

/** Who has a seat on a day; with `day` as the last one of a month, whom its invoice bills. */
export function ridersOn(day: Day, occupants: readonly Occupant[]): Rider[] {
  return occupants.flatMap((occupant): Rider[] => {
    const { from, to, distance, move } = occupant;
    if (from > day || (to !== null && to <= day)) return [];
    return [{ occupant, distance: move !== null && day < move.day ? move.distanceBefore : distance }];
  });
}

import type { Day } from "../../../core/time/day.ts";

/** Whether a day lies between two limits, of which each may be missing. */
export function isWithin(day: Day, min: Day | undefined, max: Day | undefined): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

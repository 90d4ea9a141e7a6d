import type { Day } from "../../../core/time/day.ts";

/** Whether a day is within the limits, each of which may be missing. */
export function isWithin(day: Day, min: Day | undefined, max: Day | undefined): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

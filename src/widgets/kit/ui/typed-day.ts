import { type Day, isDay } from "../../../core/day.ts";

/** `1.12.2026`, `01/12/26` or `01122026` as a day; null when it is none. */
export function parseTypedDay(text: string): Day | null {
  const [, date = "", month = "", year = ""] =
    /^\s*(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4}|\d{2})\s*$/.exec(text) ??
    /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text) ??
    [];
  const found = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(found) ? found : null;
}

/** Whether a day lies between two limits, of which each may be missing. */
export function isWithin(day: Day, min: Day | undefined, max: Day | undefined): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

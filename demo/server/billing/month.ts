import { addMonths, type Month, toMonth } from "../../../src/core/time/month.ts";
import { addDays, type Day } from "../calendar/day.ts";

export { addMonths, type Month, monthNumberOf as numberOf, yearOf } from "../../../src/core/time/month.ts";

/** The month of the oldest invoice. */
export const firstMonth: Month = "2018-11";

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function monthAt(moment: Date): Month {
  return toMonth(moment.getTime());
}

export function firstDayOf(month: Month): Day {
  return `${month}-01`;
}

export function lastDayOf(month: Month): Day {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}

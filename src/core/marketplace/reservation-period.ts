import { addDays, type Day, daysBetween } from "../time/day.ts";
import { addMonths, type Month } from "../time/month.ts";

/** With fewer days left after today, a reservation is for the next month: seats are paid by the month. */
export const fewestDays = 7;

export interface ReservationPeriod {
  readonly month: Month;
  /** The present month is nearly over. */
  readonly isNext: boolean;
}

/** The month of a reservation made on a day. */
export function toReservationPeriod(today: Day): ReservationPeriod {
  const month = today.slice(0, 7);
  const next = addMonths(month, 1);
  const left = daysBetween(today, addDays(`${next}-01`, -1));
  return left < fewestDays ? { month: next, isNext: true } : { month, isNext: false };
}

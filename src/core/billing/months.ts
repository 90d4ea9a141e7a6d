import { addMonths, isMonth, type Month } from "../time/month.ts";

/** The first month that has an invoice: October 2018 is excluded. */
export const earliestInvoice: Month = "2018-11";

/** Whether the month has an invoice: November 2018 to the current month, both included. */
export function isInvoiceMonth(month: string, current: Month): boolean {
  return isMonth(month) && month >= earliestInvoice && month <= current;
}

/** The previous month; null when it has no invoice. */
export function previousInvoice(month: Month): Month | null {
  return month > earliestInvoice ? addMonths(month, -1) : null;
}

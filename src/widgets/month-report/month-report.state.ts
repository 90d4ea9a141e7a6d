import { isInvoiceMonth } from "../../core/billing/months.ts";
import type { TimePeriod } from "../../core/api/routes.ts";
import { type MonthSection, sectionKinds } from "../../core/month/month-analysis.ts";
import { type ProofGroup, proofGroups, type ProofOrder, proofOrders } from "../../core/month/proof/proof.ts";
import { type SeatOrder, seatOrders } from "../../core/month/seats/seat-use.ts";
import { timePeriods } from "../../core/routes/time-period.ts";
import { addMonths, type Month } from "../../core/time/month.ts";

/** In the order of the tabs. */
export const sections = Object.keys(sectionKinds) as readonly MonthSection[];

/** The state kept in `query`; nothing personal in it. */
export interface ReportState {
  readonly month: Month;
  readonly section: MonthSection;
  /** Group of the proof whose rows are shown. */
  readonly group: ProofGroup;
  readonly rowOrder: ProofOrder;
  readonly timePeriod: TimePeriod;
  readonly order: SeatOrder;
}

interface Given {
  readonly query: string;
  /** The element's attribute. */
  readonly month: string | null;
}

/** The month shown when `query` has none: the attribute's if it is valid, else the last complete one. */
function firstMonth({ month }: Given, current: Month): Month {
  return month !== null && isInvoiceMonth(month, current) ? month : addMonths(current, -1);
}

const one = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

/** Invalid values are replaced by their defaults. */
export function readState(given: Given, current: Month): ReportState {
  const query = new URLSearchParams(given.query);
  const month = query.get("month") ?? "";
  return {
    month: isInvoiceMonth(month, current) ? month : firstMonth(given, current),
    section: one(sections, query.get("section"), "summary"),
    group: one(proofGroups, query.get("group"), "never-travelled"),
    rowOrder: one(proofOrders, query.get("row_order"), "amount"),
    timePeriod: one(timePeriods, query.get("time_period"), "morning"),
    order: one(seatOrders, query.get("order"), "use"),
  };
}

/** Values at their default are left out. */
export function writeState(state: ReportState, given: Given, current: Month): string {
  const defaults = { ...readState({ ...given, query: "" }, current) };
  const names = {
    month: "month",
    section: "section",
    group: "group",
    rowOrder: "row_order",
    timePeriod: "time_period",
    order: "order",
  } as const;
  const query = new URLSearchParams();
  for (const [name, parameter] of Object.entries(names) as [keyof ReportState, string][]) {
    if (state[name] !== defaults[name]) query.set(parameter, state[name]);
  }
  return query.toString();
}

import { earliestInvoice } from "../../core/api/billing.ts";
import { type Month, toMonth } from "../../core/time/month.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import { createQueryState } from "../kit/element/query-state.ts";

interface MonthValues {
  readonly query: string;
  readonly month: string | null;
}

interface MonthStateOptions<State, Values extends MonthValues> {
  /** Never throws; ignores what it doesn't understand. */
  readonly read: (values: Values, current: Month) => State;
  /** The query of a state; defaults are left out. */
  readonly write: (state: State, values: Values, current: Month) => string;
}

/** State of an area that shows the invoice of one month: from its `query`, else from its attribute `month`. */
export function createMonthState<State, Values extends MonthValues>(
  options: StoreOptions<Values>,
  { read, write }: MonthStateOptions<State, Values>,
) {
  const { now } = options.scope.session.environment;
  const currentMonth = () => toMonth(now());
  return {
    ...createQueryState<State, Values>({
      ...options,
      read: (values) => read(values, currentMonth()),
      write: (state, values) => write(state, values, currentMonth()),
      isOutdated: (before, after) => before.month !== after.month,
    }),
    currentMonth,
    limits: () => ({ first: earliestInvoice, last: currentMonth() }),
  };
}

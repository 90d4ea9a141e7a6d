import { isInvoiceMonth } from "../../core/billing/months.ts";
import type { Month } from "../../core/time/month.ts";
import { parseTableQuery, toTableQuery } from "../kit/table/table-query.ts";
import { firstPage, type TableState } from "../kit/table/table-state.ts";

/** The tables under the charts, in their order. */
export const tabs = ["passengers", "routes", "changes", "services", "usages", "pricing", "comparison"] as const;
export type Tab = (typeof tabs)[number];

/** The state kept in `query`. */
export interface BillingState {
  readonly month: Month;
  readonly tab: Tab;
  /** State of the passengers' table. */
  readonly table: TableState;
}

/** The initial state of the passengers' table. */
export const tableDefaults: TableState = firstPage();
const filters = ["route"];

interface Given {
  readonly query: string;
  /** The element's attribute. */
  readonly month: string | null;
}

/** The month shown when `query` names none. */
function firstMonth({ month }: Given, current: Month): Month {
  return month !== null && isInvoiceMonth(month, current) ? month : current;
}

const isTab = (text: string | null): text is Tab => (tabs as readonly (string | null)[]).includes(text);

/** Invalid values (a month without an invoice, an unknown table) are replaced by the defaults. */
export function readState(given: Given, current: Month): BillingState {
  const query = new URLSearchParams(given.query);
  const [month, tab] = [query.get("month") ?? "", query.get("tab")];
  return {
    month: isInvoiceMonth(month, current) ? month : firstMonth(given, current),
    tab: isTab(tab) ? tab : tabs[0],
    table: parseTableQuery(given.query, tableDefaults, { filters }),
  };
}

/** Values at their default are left out. */
export function writeState({ month, tab, table }: BillingState, given: Given, current: Month): string {
  const query = new URLSearchParams();
  if (month !== firstMonth(given, current)) query.set("month", month);
  if (tab !== tabs[0]) query.set("tab", tab);
  return [query.toString(), toTableQuery(table, tableDefaults)].filter(Boolean).join("&");
}

/** Resets search, filters and page of the passengers' table; the chosen tab stays. */
export function withMonth(state: BillingState, month: Month): BillingState {
  return { ...state, month, table: tableDefaults };
}

import { atom, computed } from "nanostores";
import {
  fetchHistogram,
  fetchInvoice,
  histogramCall,
  type HistogramItem,
  type Invoice,
  invoiceCall,
  isInvoiceMonth,
  previousInvoice,
} from "../../core/api/billing.ts";
import { createAccess } from "../../core/billing/access.ts";
import { planChangeOf } from "../../core/billing/plan-change.ts";
import { toUrlQuery } from "../../core/portal/query.ts";
import type { Action } from "../../core/query/action.ts";
import { queryOf } from "../../core/query/call-query.ts";
import type { QueryOptions } from "../../core/query/query.ts";
import { createSwitchedQuery } from "../../core/query/switched-query.ts";
import type { Session } from "../../core/session/session.ts";
import type { Month } from "../../core/time/month.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import { firstPage, parseTableQuery, type TableState, toTableQuery } from "../kit/table/table-state.ts";
import { createMonthState } from "../shared/invoice-month.ts";
import type { billingContract } from "./billing.contract.ts";

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

interface Attributes {
  readonly query: string;
  readonly month: string | null;
}

/** The month shown when `query` names none. */
function firstMonth({ month }: Attributes, current: Month): Month {
  return month !== null && isInvoiceMonth(month, current) ? month : current;
}

const isTab = (text: string | null): text is Tab => (tabs as readonly (string | null)[]).includes(text);

/** Invalid values (a month without an invoice, an unknown table) are replaced by the defaults. */
export function readState(attributes: Attributes, current: Month): BillingState {
  const query = new URLSearchParams(attributes.query);
  const [month, tab] = [query.get("month") ?? "", query.get("tab")];
  return {
    month: isInvoiceMonth(month, current) ? month : firstMonth(attributes, current),
    tab: isTab(tab) ? tab : tabs[0],
    table: parseTableQuery(attributes.query, tableDefaults, { filters }),
  };
}

/** Values at their default are left out. */
export function writeState({ month, tab, table }: BillingState, attributes: Attributes, current: Month): string {
  const query = toUrlQuery({
    month: month === firstMonth(attributes, current) ? null : month,
    tab: tab === tabs[0] ? null : tab,
  });
  return [query, toTableQuery(table, tableDefaults)].filter(Boolean).join("&");
}

/** Resets search, filters and page of the passengers' table; the chosen tab stays. */
export function withMonth(state: BillingState, month: Month): BillingState {
  return { ...state, month, table: tableDefaults };
}

type Values = AttributeValues<typeof billingContract.attributes> & CommonValues;

export type Billing = ReturnType<typeof createBilling>;

/** Age up to which a cached response isn't reloaded, ms. While it is reloaded, the cached response of the month is shown. */
const freshFor = 0;

/** The invoice of a month, the totals of six months, and the previous invoice for the comparison. */
export function createBilling({ scope, $attributes, emit }: StoreOptions<Values>) {
  const { session } = scope;
  const { $state, change, currentMonth, limits } = createMonthState<BillingState, Values>(
    { scope, $attributes, emit },
    { read: readState, write: writeState },
  );
  const access = createAccess(scope);
  const invoice = createSwitchedQuery<Invoice>(scope);
  const histogram = createSwitchedQuery<readonly HistogramItem[]>(scope);
  const previous = createSwitchedQuery<Invoice>(scope);

  const invoiceOf = (companyId: string, month: Month): QueryOptions<Invoice> => ({
    ...queryOf(invoiceCall, fetchInvoice, companyId, month),
    freshFor,
  });
  const ask = () => {
    const { month, tab } = $state.get();
    const companyId = access.$openCompany.get();
    const before = tab === "comparison" ? previousInvoice(month) : null;
    invoice.ask(companyId === null ? null : invoiceOf(companyId, month));
    histogram.ask(
      companyId === null ? null : { ...queryOf(histogramCall, fetchHistogram, companyId, month), freshFor },
    );
    previous.ask(companyId === null || before === null ? null : invoiceOf(companyId, before));
  };
  ask();
  scope.onEnd($state.listen(ask));
  scope.onEnd(access.$openCompany.listen(ask));

  return {
    session,
    access,
    invoice,
    histogram,
    /** Invoice of the month before, loaded only for the comparison. */
    previous,
    $state,
    /** A separate store, so that typing in a search doesn't re-render the parts that only depend on the month. */
    $month: computed($state, ({ month }) => month),
    currentMonth,
    limits,
    chooseMonth: (month: Month) => change(withMonth($state.get(), month)),
    chooseTab: (tab: Tab) => change({ ...$state.get(), tab }),
    changeTable: (table: TableState) => change({ ...$state.get(), table }),
    planChange: createPlanChange(session, access.companyId),
  };
}

type PlanChange = Pick<Action<void, void>, "$state" | "reset"> & { send(): Promise<void> };

const noPlanChange: PlanChange = {
  $state: atom({ status: "idle" }),
  send: async () => undefined,
  reset: () => undefined,
};

/** The request for the other plan: confirmation, call, result. */
function createPlanChange(session: Session, companyId: string | null): PlanChange {
  if (companyId === null) return noPlanChange;
  const action = planChangeOf(session, companyId);
  return {
    $state: action.$state,
    /** Does nothing unless the confirmation is shown: an accepted request is not sent twice. */
    async send() {
      if (action.$state.get().status === "idle") await action.send();
    },
    /** Back to the confirmation, after a failure only. */
    reset() {
      if (action.$state.get().status === "failed") action.reset();
    },
  };
}

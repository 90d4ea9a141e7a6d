import { atom, computed } from "nanostores";
import { type TimePeriod, timePeriods } from "../../core/api/routes.ts";
import { createAccess } from "../../core/billing/access.ts";
import { isInvoiceMonth } from "../../core/api/billing.ts";
import type { ApiError } from "../../core/http/errors.ts";
import { type FactorsResult, readFactors, readTypedFactor, type TypedFactor } from "../../core/month/emission.ts";
import {
  createAnalysis,
  type MonthAnalysis,
  type MonthSection,
  sectionKinds,
} from "../../core/month/month-analysis.ts";
import type { MonthFacts } from "../../core/month/month-facts.ts";
import { type MonthReading, readingOf, type ReadingState, toApiError } from "../../core/month/month-reading.ts";
import { type ProofGroup, proofGroups, type ProofOrder, proofOrders } from "../../core/month/proof/proof.ts";
import { createDecisions, createThresholds, type DecisionStore } from "../../core/month/seats/decisions.ts";
import { type SeatOrder, seatOrders } from "../../core/month/seats/seat-use.ts";
import { toUrlQuery } from "../../core/portal/query.ts";
import type { Load, Query } from "../../core/query/query.ts";
import type { Scope } from "../../core/query/scope.ts";
import { addMonths, type Month } from "../../core/time/month.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import { createMonthState } from "../shared/invoice-month.ts";
import type { monthReportContract } from "./month-report.contract.ts";
import { emissionMessages } from "./month-report.messages.ts";

/** In the order of the tabs. */
export const sections = Object.keys(sectionKinds) as readonly MonthSection[];

/** The state kept in `query`; nothing personal in it. */
interface ReportState {
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
  const changed = (name: keyof ReportState) => (state[name] === defaults[name] ? null : state[name]);
  return toUrlQuery([
    ["month", changed("month")],
    ["section", changed("section")],
    ["group", changed("group")],
    ["row_order", changed("rowOrder")],
    ["time_period", changed("timePeriod")],
    ["order", changed("order")],
  ]);
}

type Values = AttributeValues<typeof monthReportContract.attributes> & CommonValues;

export type MonthReport = ReturnType<typeof createMonthReport>;

/** A month with its data and the person's decisions about its invoice. */
export interface ShownMonth {
  readonly month: Month;
  readonly reading: MonthReading;
  readonly analysis: MonthAnalysis;
  readonly decisions: DecisionStore;
}

/** The report and the month that it shows. */
export interface ReportProps {
  readonly store: MonthReport;
  readonly shown: ShownMonth;
}

/** The month-end report. A session reads a month's data once and shares them with every element that shows the month. */
export function createMonthReport({ scope, $attributes, emit }: StoreOptions<Values>) {
  const { session } = scope;
  const { $state, change, currentMonth, limits } = createMonthState<ReportState, Values>(
    { scope, $attributes, emit },
    { read: readState, write: writeState },
  );
  const access = createAccess(scope);
  const $month = computed($state, ({ month }) => month);
  const $shown = computed([access.$openCompany, $month], (companyId, month): ShownMonth | null => {
    if (companyId === null) return null;
    const reading = readingOf(session, companyId, month);
    return { month, reading, analysis: createAnalysis(reading, month), decisions: createDecisions(session, month) };
  });
  // This store holds the reading, not its listeners: nanostores unmounts a second late, and a removed element must send no request.
  let shownScope: Scope | null = null;
  const stop = $shown.subscribe((shown) => {
    const before = shownScope;
    shownScope = shown && scope.child();
    if (shown) shownScope?.register(toQuery(shown.reading));
    if (shown) shownScope?.onEnd(shown.reading.hold());
    before?.end();
  });
  scope.onEnd(stop);
  /** The emission factor typed into the fields; once it is complete it takes precedence over the attribute. */
  const $typedFactor = atom<TypedFactor>({ per: "person-km", kg: "", source: "", year: "" });
  const $given = computed($attributes, (values) => values.emissionFactors);
  const thresholds = createThresholds(session);
  const state = session.$state.get();

  return {
    session,
    access,
    $state,
    $month,
    $shown,
    /** Names of people beside their absences are shown to administrators only. */
    isAdministrator: state.status === "signed-in" && state.profile.userType === "admin",
    companyName: state.status === "signed-in" ? state.profile.companyName : "",
    thresholds,
    $factors: computed([$given, $typedFactor], (given, typed): FactorsResult => {
      const own = readTypedFactor(typed, emissionMessages.own);
      return "set" in own ? { status: "read", set: own.set } : readFactors(given);
    }),
    $typedFactor,
    currentMonth,
    limits,
    change: (part: Partial<ReportState>) => change({ ...$state.get(), ...part }),
    showPreviousMonth: () => change({ ...$state.get(), month: addMonths($state.get().month, -1) }),
  };
}

/** The reading as a query: ready with the routes, while the progress of the rest is shown; failed when no call is answered. */
const toQuery = (reading: MonthReading): Query<unknown> => ({
  $load: computed([reading.$state, reading.$facts, reading.$refreshError], toLoad),
  refresh: () => reading.refresh(),
});

function toLoad(state: ReadingState, facts: MonthFacts, failure: ApiError | null): Load<unknown> {
  const isRefreshing = state.status === "running";
  const isDone = state.status === "complete" && facts.counts.size > 0;
  if (facts.counts.has("routes") || isDone) {
    return {
      status: "ready",
      data: facts.month,
      isRefreshing,
      refreshError: isRefreshing ? null : failure,
      loadedAt: facts.readAt,
    };
  }
  const [first] = facts.missing;
  if (state.status !== "complete" || !first) return { status: "loading" };
  return { status: "failed", error: toApiError(first.error), isRetrying: false };
}

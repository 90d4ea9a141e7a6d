import { atom, computed } from "nanostores";
import { fetchRoutePage, readRoutePages, routeOrderFields, routePageCall } from "../../core/api/route-pages.ts";
import { fetchOwnRoutesWithGeometry, isPeriod, regionRoutesCall, type TimePeriod } from "../../core/api/routes.ts";
import type { BatchProgress } from "../../core/http/batch.ts";
import { personalStorage } from "../../core/platform/personal-storage.ts";
import { keyOf, queryOf } from "../../core/query/call-query.ts";
import { createQuery, shareAnswer } from "../../core/query/query.ts";
import { createSwitchedQuery } from "../../core/query/switched-query.ts";
import { createReportForm, createReportMemory } from "../../core/reports/report-form.ts";
import { reportRoutes } from "../../core/routes/known-routes.ts";
import { jobsOf } from "../../core/session/jobs.ts";
import { type Day, isDay, toDay } from "../../core/time/day.ts";
import { workdaysBefore } from "../../core/time/holidays.ts";
import { earliestTripDay } from "../../core/trips/dates.ts";
import { type DayRuns, dayRuns } from "../../core/trips/day-runs.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import { createQueryState, type StoreOptions } from "../kit/element/query-state.ts";
import { createProviderList, defineProviderList } from "../kit/table/provider-list.ts";
import { firstPage, type TableState } from "../kit/table/table-state.ts";
import type { pastTripsContract } from "./past-trips.contract.ts";
import { type PastTripsTab, readRuns, runsDefaults, type RunsState, writeRuns } from "./runs.model.ts";

/** The initial state of the list: the direction used last, else evening; in the provider's order. */
export function toDefaults(pageSize: number, direction: TimePeriod = "evening"): TableState {
  return { ...firstPage(pageSize), filters: { time_period: [direction] } };
}

export const routeList = defineProviderList({
  names: { search: "search_term", page_size: "per_page", time_period: "time_periods", route_name: "route_names" },
  filters: ["time_period", "route_name"],
  orders: routeOrderFields,
  toDefaults,
  toValidFilters({ time_period: periods, ...others }) {
    const known = periods?.filter(isPeriod) ?? [];
    return known.length > 0 ? { ...others, time_period: known } : others;
  },
  toSearch: ({ search, page, pageSize, filters }, order) => ({
    searchTerm: search.trim(),
    page,
    pageSize,
    timePeriods: (filters["time_period"] ?? []).filter(isPeriod),
    routeNames: filters["route_name"] ?? [],
    order: order && { field: order.column, isDescending: order.isDescending },
  }),
  key: keyOf(routePageCall),
  fetch: fetchRoutePage,
  fetchAll: readRoutePages,
});

type Values = AttributeValues<typeof pastTripsContract.attributes> & CommonValues;

export type PastTrips = ReturnType<typeof createPastTrips>;

export type ReportKind = "times" | "speed";

/** The state kept in `query`. */
interface PastTripsState {
  readonly table: TableState;
  /** Null: the routes are shown. */
  readonly runs: RunsState | null;
}

/** The dialog that is open. */
interface OpenReport {
  readonly kind: ReportKind;
  /** A counter: opening a report again while its result is still shown starts a new dialog. */
  readonly opening: number;
}

/** Keys of the reports among the session's jobs. */
export const reportJobs: Readonly<Record<ReportKind, string>> = {
  times: "past-trips/times",
  speed: "past-trips/speed",
};

/** The routes with past trips, and the two reports. */
export function createPastTrips(options: StoreOptions<Values>) {
  const { scope, $attributes } = options;
  const { session } = scope;
  const direction = personalStorage(session, "direction", "past-trips");
  const remembered = direction.storage.get(direction.key) ?? "";
  /**
   * The direction remembered when the element was created. A later choice applies to the next element only, so that an empty query
   * keeps its meaning.
   */
  const usual = isPeriod(remembered) ? remembered : undefined;
  const tab = personalStorage(session, "tab", "past-trips");
  /** The tab remembered when the element was created, of an empty query only; a later choice applies to the next element. */
  const usualTab: PastTripsTab = tab.storage.get(tab.key) === "runs" ? "runs" : "routes";
  const defaults = () => toDefaults($attributes.get().pageSize, usual);
  const today = () => toDay(session.environment.now());
  const toRunsDay = (): Day => workdaysBefore(today(), 1)[0] ?? today();
  const shown = createQueryState<PastTripsState, Values>({
    ...options,
    read: ({ query, pageSize }) => ({
      table: routeList.read(query, toDefaults(pageSize, usual)),
      runs: readRuns(query, toRunsDay(), today(), usualTab),
    }),
    write({ table, runs }, { pageSize }) {
      const parts = [routeList.write(table, toDefaults(pageSize, usual)), writeRuns(runs)];
      const query = parts.filter((part) => part !== "").join("&");
      return query === "" && usualTab === "runs" ? "view=routes" : query;
    },
    isOutdated: (before, after) => before.pageSize !== after.pageSize,
  });
  const $table = computed(shown.$state, ({ table }) => table);
  const $runs = computed(shown.$state, ({ runs }) => runs);
  const changeTable = (table: TableState) => {
    const [period, ...others] = table.filters["time_period"] ?? [];
    if (period !== undefined && isPeriod(period) && others.length === 0) direction.storage.set(direction.key, period);
    shown.change({ ...shown.$state.get(), table });
  };
  const changeRuns = (runs: RunsState | null) => shown.change({ ...shown.$state.get(), runs });
  const list = createProviderList(scope, routeList, "past-trips", {
    $table,
    changeTable,
    defaults,
    // Without the remembered direction, so that a saved view always means the same.
    viewDefaults: () => toDefaults($attributes.get().pageSize),
    $enabled: computed($runs, (wanted) => wanted === null),
  });
  const runs = createSwitchedQuery<DayRuns>(scope);
  const $runsProgress = atom<BatchProgress | null>(null);
  const stop = $runs.subscribe((wanted) => {
    $runsProgress.set(null);
    const onProgress = (progress: BatchProgress) => {
      if ($runs.get()?.day === wanted?.day) $runsProgress.set(progress);
    };
    runs.ask(wanted && dayRuns({ session, day: wanted.day, onProgress }));
  });
  scope.onEnd(stop);
  /** All routes, whatever the list's filters are: for the badge, and for the choice in the reports. */
  const allRoutes = createQuery(scope, reportRoutes);
  // A report continues after its element is removed; the next element shows its progress or result.
  const left = (["times", "speed"] as const).find((kind) => jobsOf(session).hasLeft(reportJobs[kind]));
  const $openReport = atom<OpenReport | null>(left ? { kind: left, opening: 0 } : null);
  let openings = 0;
  return {
    ...list,
    session,
    routes: list.page,
    allRoutes,
    today,
    /** The day whose runs are shown; null: the routes are shown. */
    $runs,
    runs,
    /** How many routes have answered while the runs load; null: not known yet. */
    $runsProgress,
    /** The routes with their ways, by far the largest answer: only an exported file needs them. */
    fetchRoutes: (signal: AbortSignal) =>
      shareAnswer(session, queryOf(regionRoutesCall, fetchOwnRoutesWithGeometry), signal),
    $runsTable: atom<TableState>(runsDefaults),
    showRuns() {
      tab.storage.set(tab.key, "runs");
      changeRuns({ day: toRunsDay(), trips: [] });
    },
    showRoutes() {
      tab.storage.set(tab.key, "routes");
      changeRuns(null);
    },
    showAllRuns() {
      const wanted = $runs.get();
      if (wanted) changeRuns({ ...wanted, trips: [] });
    },
    /** Does nothing for null, or a day that can have no runs. */
    chooseRunsDay(day: Day | null) {
      if (day !== null && isDay(day) && day >= earliestTripDay && day <= today()) changeRuns({ day, trips: [] });
    },
    $openReport,
    openReport: (kind: ReportKind) => $openReport.set({ kind, opening: (openings += 1) }),
    /** The reports' forms, kept here so that their values survive closing the dialog. */
    forms: {
      times: createReportForm(session, { meansAll: true, memory: createReportMemory(session, "times") }),
      speed: createReportForm(session, { memory: createReportMemory(session, "speed") }),
    },
  };
}

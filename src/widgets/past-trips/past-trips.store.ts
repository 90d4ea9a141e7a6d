import { atom, computed } from "nanostores";
import { fetchRoutePage } from "../../core/api/route-pages.ts";
import { jobsOf } from "../../core/jobs.ts";
import { reportRoutes } from "../../core/known-routes.ts";
import { createListQuery } from "../../core/list-query.ts";
import { createQuery } from "../../core/query.ts";
import { createReportForm } from "../../core/reports/report-form.ts";
import { createSavedViews } from "../../core/saved-views.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions, WidgetStore } from "../kit/element/define-widget.tsx";
import { createQueryState } from "../kit/element/query-state.ts";
import type { TableState } from "../kit/table/table-state.ts";
import type { pastTripsContract } from "./past-trips.contract.ts";
import { readQuery, toDefaults, toRouteSearch, writeQuery } from "./past-trips.model.ts";

type Values = AttributeValues<typeof pastTripsContract.attributes> & CommonValues;

export type PastTrips = ReturnType<typeof createPastTrips>;

export type ReportKind = "times" | "speed";

/** The dialog that is open. */
export interface OpenReport {
  readonly kind: ReportKind;
  /** Counts: asked for again while its last word still stands there, a dialog begins anew. */
  readonly opening: number;
}

/** The reports' names among the session's work. */
export const reportJobs: Readonly<Record<ReportKind, string>> = {
  times: "past-trips/times",
  speed: "past-trips/speed",
};

export const pageSizes = [10, 20, 50, 100] as const;

/** The routes with past trips, and the two reports (specification 2 §2.1). */
export function createPastTrips({ session, $attributes, emit }: StoreOptions<Values>) {
  const defaults = () => toDefaults($attributes.get().pageSize);
  const table = createQueryState<TableState, Values>({
    $attributes,
    emit,
    now: session.environment.now,
    read: ({ query, pageSize }) => readQuery(query, toDefaults(pageSize)),
    write: (state, { pageSize }) => writeQuery(state, toDefaults(pageSize)),
    isOutdated: (before, after) => before.pageSize !== after.pageSize,
  });
  const routes = createListQuery(session, {
    $parameters: computed(table.$state, toRouteSearch),
    key: (search) => ["route-pages", search],
    fetch: fetchRoutePage,
  });
  /** All of them, whatever the list shows: for the badge, and for the reports to choose from. */
  const allRoutes = createQuery(session, reportRoutes);
  // Whoever comes back to a report that goes on sees how far it is, or what became of it.
  const left = (["times", "speed"] as const).find((kind) => jobsOf(session).hasLeft(reportJobs[kind]));
  const $openReport = atom<OpenReport | null>(left ? { kind: left, opening: 0 } : null);
  let openings = 0;
  return {
    session,
    views: createSavedViews(session, "past-trips"),
    /** A state under a name of one's own: always its first page. */
    toViewQuery: (state: TableState) => writeQuery({ ...state, page: 1 }, defaults()),
    openView: (query: string) => table.change(readQuery(query, defaults())),
    routes,
    allRoutes,
    $table: table.$state,
    changeTable: table.change,
    defaults,
    /** Nobody has searched, filtered, ordered or turned a page. */
    isUntouched: (state: TableState) => writeQuery(state, defaults()) === "",
    $openReport,
    openReport: (kind: ReportKind) => $openReport.set({ kind, opening: (openings += 1) }),
    /** What was typed stays while a dialog is closed. */
    forms: { times: createReportForm(session, { meansAll: true }), speed: createReportForm(session) },
    $queries: atom([routes, allRoutes]),
    destroy: table.stop,
  } satisfies WidgetStore & Record<string, unknown>;
}

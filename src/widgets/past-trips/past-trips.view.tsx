import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import type { PagedRoute } from "../../core/api/route-pages.ts";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { MissingNote } from "../kit/feedback/retry-button.tsx";
import { Segmented } from "../kit/field/segmented.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { SavedViewsMenu } from "../kit/table/filters/saved-views.tsx";
import { RemoteTable } from "../kit/table/remote-table.tsx";
import { useRowPage } from "../kit/table/rows/table-row.tsx";
import { AreaCount } from "../kit/text/badge.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { DayRunsView } from "./day-runs.tsx";
import { toRouteColumns, toTripsDestination } from "./fields.tsx";
import { pastTripsMessages as texts, runsMessages } from "./past-trips.messages.ts";
import type { PastTrips, ReportKind } from "./past-trips.store.ts";

const detailLabel = () => texts.detail;
const rowId = ({ uniqueId }: PagedRoute) => uniqueId;
const rowName = ({ name }: PagedRoute) => name;
const noNames: readonly string[] = [];

function RouteTable({ store }: { readonly store: PastTrips }) {
  const { routes } = store;
  const load = useStore(routes.$load);
  const state = useStore(store.$table);
  const names = load.status === "ready" ? load.data.routeNames : noNames;
  const columns = useMemo(() => toRouteColumns(names), [names]);
  const open = useRowPage(detailLabel, toTripsDestination);
  return (
    <RemoteTable
      list={store}
      failedTitle={texts.listFailed}
      caption={texts.listCaption}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      open={open}
      noun={texts.noun}
      searchLabel={texts.search}
      emptyTitle={texts.empty}
      storageKey="past-trips"
      print={{ title: texts.title }}
      toolbar={<SavedViewsMenu views={store.views} state={state} />}
    />
  );
}

const views = ["routes", "runs"] as const;

// Forms, calendar and the code that collects are loaded when a report is opened.
const reportCode = lazyModule(() => import("./report-layer.tsx"));

interface ViewProps {
  readonly store: PastTrips;
}

export function PastTripsView({ store }: ViewProps) {
  const open = useStore(store.$openReport);
  const runs = useStore(store.$runs);
  return (
    <div className="area past-trips">
      <Heading title={texts.title} count={<RouteCount store={store} />}>
        <ReportButton text={texts.timesReport} onOpen={() => store.openReport("times")} />
        <ReportButton text={texts.speedReport} onOpen={() => store.openReport("speed")} />
      </Heading>
      <div className="flex">
        <Segmented
          label={runsMessages.view}
          options={views.map((value) => ({ value, label: runsMessages[value] }))}
          value={runs ? "runs" : "routes"}
          onChange={(value) => (value === "runs" ? store.showRuns() : store.showRoutes())}
        />
      </div>
      <div className="card clipped" part="card">
        {runs ? <DayRunsView store={store} state={runs} /> : <RouteTable store={store} />}
      </div>
      {open && <LateReport key={open.opening} store={store} kind={open.kind} />}
    </div>
  );
}

function RouteCount({ store: { allRoutes } }: ViewProps) {
  const load = useStore(allRoutes.$load);
  if (load.status === "loading") return null;
  if (load.status === "failed") {
    return <MissingNote text={texts.countFailed} onRetry={() => void allRoutes.refresh()} />;
  }
  return <AreaCount count={load.data.length} of={texts.count} />;
}

function ReportButton({ text, onOpen }: { readonly text: string; readonly onOpen: () => void }) {
  return (
    <button type="button" className="button" aria-haspopup="dialog" onClick={onOpen}>
      <Icon of={fileSpreadsheetIcon} />
      {text}
    </button>
  );
}

function LateReport({ store, kind }: ViewProps & { readonly kind: ReportKind }) {
  return (
    <LatePart code={reportCode} failedTitle={texts.reportFailed}>
      {({ ReportLayer }) => <ReportLayer store={store} kind={kind} />}
    </LatePart>
  );
}

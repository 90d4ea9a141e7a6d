import { useStore } from "@nanostores/react";
import { lateCode, useLateCode } from "../kit/element/late-code.ts";
import { Badge } from "../kit/ui/badge.tsx";
import { Heading } from "../kit/ui/heading.tsx";
import { Icon } from "../kit/ui/icon.tsx";
import { fileSpreadsheetIcon } from "../kit/ui/icons.ts";
import { MissingNote } from "../kit/ui/missing-note.tsx";
import { AsyncPanel } from "../kit/ui/panel.tsx";
import { pastTripsMessages as texts } from "./past-trips.messages.ts";
import type { PastTrips, ReportKind } from "./past-trips.store.ts";
import { RouteTable } from "./route-table.tsx";

// Forms, calendar and what collects come when a report is opened.
const reportCode = lateCode(() => import("./report-layer.tsx"));

interface ViewProps {
  readonly store: PastTrips;
}

export function PastTripsView({ store }: ViewProps) {
  const open = useStore(store.$openReport);
  return (
    <div className="past-trips">
      <Heading title={texts.title} count={<RouteCount store={store} />}>
        <ReportButton text={texts.timesReport} onOpen={() => store.openReport("times")} />
        <ReportButton text={texts.speedReport} onOpen={() => store.openReport("speed")} />
      </Heading>
      <div className="card clipped" part="card">
        <RouteTable store={store} />
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
  return (
    <span className="past-trips-count">
      <Badge count={load.data.length} />
      <span className="visually-hidden"> {texts.count}</span>
    </span>
  );
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
  const { load, retry } = useLateCode(reportCode);
  if (load.status === "loading") return null;
  return (
    <AsyncPanel load={load} failedTitle={texts.reportFailed} onRetry={retry} skeleton={null}>
      {({ ReportLayer }) => <ReportLayer store={store} kind={kind} />}
    </AsyncPanel>
  );
}

import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { createSpeedReport } from "../../core/reports/speed-report.ts";
import { createTimesReport } from "../../core/reports/times-report.ts";
import { SpeedReportDialog, TimesReportDialog } from "../kit/reports/report-dialog.tsx";
import type { PastTrips, ReportKind } from "./past-trips.store.ts";

interface LayerProps {
  readonly store: PastTrips;
  readonly kind: ReportKind;
}

export function ReportLayer({ store, kind }: LayerProps) {
  return kind === "times" ? <TimesReport store={store} /> : <SpeedReport store={store} />;
}

/** What both dialogs need. */
function useDialogProps({ allRoutes, $openReport }: PastTrips) {
  const load = useStore(allRoutes.$load);
  return {
    routes: { load, onRetry: () => void allRoutes.refresh() },
    onClose: () => $openReport.set(null),
  };
}

function TimesReport({ store }: Pick<LayerProps, "store">) {
  const [report] = useState(() => createTimesReport(store.session));
  useEffect(() => report.destroy, [report]);
  return <TimesReportDialog report={report} form={store.forms.times} {...useDialogProps(store)} />;
}

function SpeedReport({ store }: Pick<LayerProps, "store">) {
  const [report] = useState(() => createSpeedReport(store.session));
  useEffect(() => report.destroy, [report]);
  return <SpeedReportDialog report={report} form={store.forms.speed} {...useDialogProps(store)} />;
}

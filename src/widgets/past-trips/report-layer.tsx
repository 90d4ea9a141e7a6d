import { useStore } from "@nanostores/react";
import { createSpeedReport } from "../../core/reports/speed-report.ts";
import { createTimesReport } from "../../core/reports/times-report.ts";
import { SpeedReportDialog, TimesReportDialog } from "../shared/reports/report-dialog.tsx";
import { type PastTrips, reportJobs, type ReportKind } from "./past-trips.store.ts";

interface LayerProps {
  readonly store: PastTrips;
  readonly kind: ReportKind;
}

export function ReportLayer({ store, kind }: LayerProps) {
  const { allRoutes, forms, $openReport } = store;
  const props = {
    jobKey: reportJobs[kind],
    form: forms[kind],
    routes: { load: useStore(allRoutes.$load), onRetry: () => void allRoutes.refresh() },
    onClose: () => $openReport.set(null),
  };
  return kind === "times" ? (
    <TimesReportDialog {...props} makeReport={createTimesReport} />
  ) : (
    <SpeedReportDialog {...props} makeReport={createSpeedReport} />
  );
}

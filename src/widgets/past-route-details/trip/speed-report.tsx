import { useState } from "react";
import { lateCode, useLateCode } from "../../kit/element/late-code.ts";
import { Icon } from "../../kit/ui/icon.tsx";
import { downloadIcon } from "../../kit/ui/icons.ts";
import { AsyncPanel } from "../../kit/ui/panel.tsx";
import { eventsMessages as texts } from "../events/events.messages.ts";
import type { PastRouteDetails } from "../past-route-details.store.ts";

const dialogCode = lateCode(() => import("../../kit/reports/report-dialog.tsx"));

interface SpeedReportProps {
  readonly store: PastRouteDetails;
  readonly routeId: string;
  readonly name: string;
}

/** Opens the speed-limit report of this route; only beside driving analytics (specification 2 §2.2, §6). */
export function SpeedReport(props: SpeedReportProps) {
  // Counts: opened again while its last word still stands there, the dialog begins anew.
  const [opening, setOpening] = useState<number | null>(null);
  return (
    <div className="trip-report">
      <button
        type="button"
        className="link"
        aria-haspopup="dialog"
        onClick={() => setOpening((count) => (count ?? 0) + 1)}
      >
        <Icon of={downloadIcon} size="small" />
        {texts.report}
      </button>
      {opening !== null && <LateDialog key={opening} {...props} onClose={() => setOpening(null)} />}
    </div>
  );
}

function LateDialog({ store, routeId, name, onClose }: SpeedReportProps & { readonly onClose: () => void }) {
  const { load, retry } = useLateCode(dialogCode);
  return (
    <AsyncPanel load={load} failedTitle={texts.reportFailed} onRetry={retry} skeleton={null}>
      {({ SpeedReportDialog }) => (
        <SpeedReportDialog
          report={store.speedReports.report}
          form={store.speedReports.formOf(routeId, name, store.$range.get())}
          routes={null}
          onClose={onClose}
        />
      )}
    </AsyncPanel>
  );
}

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
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="trip-report">
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={downloadIcon} size="small" />
        {texts.report}
      </button>
      {isOpen && <LateDialog {...props} onClose={() => setOpen(false)} />}
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

import { useState } from "react";
import downloadIcon from "lucide-static/icons/download.svg?raw";
import { jobsOf } from "../../../core/session/jobs.ts";
import { createSpeedReport } from "../../../core/reports/speed-report.ts";
import { useWidget } from "../../kit/element/context.ts";
import { lazyModule } from "../../kit/element/lazy-module.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import { eventsMessages as texts } from "../past-route-details.messages.ts";
import type { PastRouteDetails } from "../past-route-details.store.ts";

const dialogCode = lazyModule(() => import("../../shared/reports/report-dialog.tsx"));

interface SpeedReportProps {
  readonly store: PastRouteDetails;
  readonly routeId: string;
  readonly name: string;
}

/** The button that opens the speed-limit report of this route; shown only when the trip has driving analytics. */
export function SpeedReport(props: SpeedReportProps) {
  const { session } = useWidget();
  // A counter, so that opening again while a result is shown starts a new dialog. Open from the start while a report is running.
  const [opening, setOpening] = useState<number | null>(() => (jobsOf(session).hasLeft(toJobKey(props)) ? 0 : null));
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

/** Key of the report among the session's jobs. */
const toJobKey = ({ routeId }: Pick<SpeedReportProps, "routeId">) => `past-route-details/speed/${routeId}`;

function LateDialog({ store, routeId, name, onClose }: SpeedReportProps & { readonly onClose: () => void }) {
  return (
    <LatePart code={dialogCode} failedTitle={texts.reportFailed} skeleton={null}>
      {({ SpeedReportDialog }) => (
        <SpeedReportDialog
          jobKey={toJobKey({ routeId })}
          makeReport={createSpeedReport}
          form={store.speedReports.formOf(routeId, name, store.$range.get())}
          routes={null}
          onClose={onClose}
        />
      )}
    </LatePart>
  );
}

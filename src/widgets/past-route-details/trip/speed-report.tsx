import { useState } from "react";
import { jobsOf } from "../../../core/session/jobs.ts";
import { createSpeedReport } from "../../../core/reports/speed-report.ts";
import { useWidget } from "../../kit/element/context.ts";
import { lateCode } from "../../kit/element/late-code.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { downloadIcon } from "../../kit/text/icons.ts";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import { eventsMessages as texts } from "../events/events.messages.ts";
import type { PastRouteDetails } from "../past-route-details.store.ts";

const dialogCode = lateCode(() => import("../../shared/reports/report-dialog.tsx"));

interface SpeedReportProps {
  readonly store: PastRouteDetails;
  readonly routeId: string;
  readonly name: string;
}

/** Opens the speed-limit report of this route; only beside driving analytics. */
export function SpeedReport(props: SpeedReportProps) {
  const { session } = useWidget();
  // Counts: opened again while its last word still stands there, the dialog begins anew. Of a report that goes on it is open.
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

/** A report's name among the session's work. */
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

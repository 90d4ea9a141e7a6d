import clockIcon from "lucide-static/icons/clock.svg?raw";
import type { DriverFolder } from "../../../core/api/driver-documents.ts";
import { formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import { Chip } from "../../kit/text/chip.tsx";
import { driverDetailsMessages as texts } from "../driver-details.messages.ts";

/** How complete the documents are, and how many wait for the company. */
export function FolderSummary({ folder }: { readonly folder: DriverFolder }) {
  const { completionRate, completionText, waitingCount } = folder;
  const width = `${Math.min(100, Math.max(0, completionRate ?? 0))}%`;
  return (
    <div className="folder-summary">
      <p>
        <span className="subtle">{texts.completion}</span> <b>{formatPercent(completionRate)}</b>
        {completionText !== null && <span className="subtle"> {completionText}</span>}
      </p>
      <div className="folder-line" aria-hidden="true">
        <span style={{ width }} />
      </div>
      {waitingCount === null && <span className="subtle">{texts.waiting(missing)}</span>}
      {waitingCount !== null && waitingCount > 0 && (
        <Chip kind="bad" icon={clockIcon}>
          {texts.waiting(formatNumber(waitingCount))}
        </Chip>
      )}
    </div>
  );
}

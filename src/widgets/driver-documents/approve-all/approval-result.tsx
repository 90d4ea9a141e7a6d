import { type ReactNode, useState } from "react";
import checkIcon from "lucide-static/icons/check.svg?raw";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import type { BulkState } from "../../../core/drivers/bulk-approval.ts";
import { type ApiError, isEnded, isUnanswered } from "../../../core/http/errors.ts";
import { toRefusalText } from "../../shared/documents/document-status.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { Outcome } from "../../kit/feedback/outcome.tsx";
import { driverDocumentsMessages as texts } from "../driver-documents.messages.ts";
import { toWords } from "./approval-work.ts";

/** The most documents listed by name: more would slow the dialog down. */
export const named = 500;

/** Documents by name. It scrolls, so it must be focusable (WCAG 2.1.1). */
export function ResultList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="approval-scroller" role="region" aria-label={label} tabIndex={0}>
      <ul className="approval-list">{children}</ul>
    </div>
  );
}

interface ResultProps {
  readonly state: Extract<BulkState, { status: "done" }>;
  readonly known: ReadonlyMap<number, DriverDocument>;
}

/** The result of every document, the refused ones first. */
export function ApprovalResult({ state, known }: ResultProps) {
  const { outcomes, ids } = state;
  const approved = [...outcomes].filter(([, outcome]) => outcome === null).map(([id]) => id);
  const failed = [...outcomes].filter((entry): entry is [number, ApiError] => entry[1] !== null);
  const left = ids.length - outcomes.size;
  const isWhole = failed.length === 0 && left === 0;
  return (
    <>
      <Outcome
        kind={isWhole ? "success" : "failure"}
        icon={isWhole ? circleCheckIcon : triangleAlertIcon}
        {...toWords(state)}
      />
      {failed.length > 0 && (
        <ResultList label={failed.some(([, error]) => isUnanswered(error)) ? texts.openList : texts.failedList}>
          {failed.slice(0, named).map(([id, error]) => (
            <Result key={id} document={known.get(id)} error={error} />
          ))}
        </ResultList>
      )}
      {approved.length > 0 && <ApprovedList ids={approved} known={known} />}
    </>
  );
}

function ApprovedList({ ids, known }: { readonly ids: readonly number[]; readonly known: ResultProps["known"] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="approval-details" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.approvedList(ids.length)}</summary>
      {isOpen && (
        <ResultList label={texts.approvedList(ids.length)}>
          {ids.slice(0, named).map((id) => (
            <Result key={id} document={known.get(id)} error={null} />
          ))}
          {ids.length > named && <li className="subtle">{texts.moreApproved(ids.length - named)}</li>}
        </ResultList>
      )}
    </details>
  );
}

interface ResultLineProps {
  readonly document: DriverDocument | undefined;
  readonly error: ApiError | null;
}

function Result({ document, error }: ResultLineProps) {
  return (
    <li className={error ? "refused" : "approved"}>
      <Icon of={error === null ? checkIcon : isUnanswered(error) ? triangleAlertIcon : xIcon} size="small" />
      <span>
        <span lang="tr">{[document?.name, document?.driverName].filter(Boolean).join(", ")}</span>
        {error && <span className="approval-reason">{isEnded(error) ? texts.unanswered : toRefusalText(error)}</span>}
      </span>
    </li>
  );
}

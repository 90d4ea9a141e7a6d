import { useEffect, useRef } from "react";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import type { BulkState } from "../../../core/drivers/bulk-approval.ts";
import { documentMessages } from "../../shared/documents/documents.messages.ts";
import { Checkbox } from "../../kit/field/checkbox.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { ProgressBar } from "../../kit/feedback/progress-bar.tsx";
import { driverDocumentsMessages as texts } from "../driver-documents.messages.ts";
import { toProgress } from "./approval-work.ts";
import type { Doubtful } from "./doubtful.ts";
import { named, ResultList } from "./result-list.tsx";

interface QuestionProps {
  /** Documents that will be approved. */
  readonly count: number;
  /** Waiting documents that search and filters hide. */
  readonly others: number;
  /** Listed documents that should be looked at one by one. */
  readonly doubtful: readonly Doubtful[];
  readonly isWithDoubtful: boolean;
  readonly onWithDoubtful: (isWith: boolean) => void;
}

export function ApprovalQuestion({ count, others, doubtful, isWithDoubtful, onWithDoubtful }: QuestionProps) {
  const isAll = others === 0 && (doubtful.length === 0 || isWithDoubtful);
  return (
    <div className="approval-question">
      <p>{count === 0 ? texts.nothing : isAll ? texts.willApprove(count) : texts.willApproveFound(count, others)}</p>
      {doubtful.length > 0 && (
        <>
          <p>{isWithDoubtful ? texts.doubtfulWith(doubtful.length) : texts.doubtfulWithout(doubtful.length)}</p>
          <ResultList label={texts.doubtfulList}>
            {doubtful.slice(0, named).map(({ document, reasons }) => (
              <li key={document.id} className="doubtful">
                <Icon of={triangleAlertIcon} size="small" />
                <span>
                  <span lang="tr">{[document.name, document.driverName].filter(Boolean).join(", ")}</span>
                  <span className="approval-reason">{reasons.join(" · ")}</span>
                </span>
              </li>
            ))}
            {doubtful.length > named && <li className="subtle">{texts.moreApproved(doubtful.length - named)}</li>}
          </ResultList>
          <Checkbox label={texts.withDoubtful(doubtful.length)} isChecked={isWithDoubtful} onChange={onWithDoubtful} />
        </>
      )}
      {count > 0 && <p className="subtle">{documentMessages.cannotUndo}</p>}
    </div>
  );
}

/** Takes the focus, because the button that had it is gone. */
export function ApprovalProgress({ state }: { readonly state: Extract<BulkState, { status: "running" }> }) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { done, failed, total, pause } = state;
  return (
    <div className="approval-progress">
      <p ref={title} tabIndex={-1} role="status">
        {pause ? toProgress(state) : texts.running}
      </p>
      <ProgressBar value={done} max={total} label={texts.progress(done, total)} />
      {failed > 0 && <p className="field-help">{texts.someFailed(failed)}</p>}
    </div>
  );
}

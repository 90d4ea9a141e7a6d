import { useEffect, useRef } from "react";
import { ProgressBar } from "../../kit/ui/progress-bar.tsx";
import { driverDocumentsMessages as texts } from "../driver-documents.messages.ts";

interface QuestionProps {
  /** Documents that will be approved. */
  readonly count: number;
  /** Those that wait and that search and filters hide. */
  readonly others: number;
  /** Those among the listed ones that have expired. */
  readonly expired: number;
  readonly isWithoutExpired: boolean;
  readonly onWithoutExpired: (isWithout: boolean) => void;
}

export function ApprovalQuestion({ count, others, expired, isWithoutExpired, onWithoutExpired }: QuestionProps) {
  const isAll = others === 0 && !isWithoutExpired;
  return (
    <div className="approval-question">
      <p>{count === 0 ? texts.nothing : isAll ? texts.willApprove(count) : texts.willApproveFound(count, others)}</p>
      {expired > 0 && (
        <label className="approval-choice">
          <input
            type="checkbox"
            checked={isWithoutExpired}
            onChange={(event) => onWithoutExpired(event.target.checked)}
          />
          <span>{texts.withoutExpired(expired)}</span>
        </label>
      )}
      {count > 0 && <p className="subtle">{texts.cannotUndo}</p>}
    </div>
  );
}

interface ProgressProps {
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

/** Takes the focus, as the button that had it is gone. */
export function ApprovalProgress({ done, failed, total }: ProgressProps) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="approval-progress">
      <p ref={title} tabIndex={-1} role="status">
        {texts.running}
      </p>
      <ProgressBar value={done} max={total} label={texts.progress(done, total)} />
      {failed > 0 && <p className="field-help">{texts.someFailed(failed)}</p>}
    </div>
  );
}

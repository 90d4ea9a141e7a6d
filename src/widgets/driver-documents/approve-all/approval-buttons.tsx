import type { BulkState } from "../../../core/drivers/bulk-approval.ts";
import { toUnapproved } from "../../../core/drivers/bulk-approval.ts";
import { isUnanswered } from "../../../core/http/errors.ts";
import { driverDocumentsMessages as texts } from "../driver-documents.messages.ts";

interface ButtonsProps {
  /** Null: not confirmed yet. */
  readonly state: BulkState | null;
  readonly count: number;
  readonly isStopping: boolean;
  readonly onApprove: () => void;
  readonly onStop: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The buttons of the dialog at each step, the primary one last. */
export function ApprovalButtons(props: ButtonsProps) {
  const { state, count, isStopping, onApprove, onStop, onRetry, onClose } = props;
  if (state?.status === "running") {
    return (
      <button type="button" className="button" onClick={onStop} disabled={isStopping}>
        {isStopping ? texts.stopping : texts.stop}
      </button>
    );
  }
  if (state?.status === "done") {
    // Documents that may have been approved aren't sent again from here: the list shows which of them still wait.
    const canRetry = toUnapproved(state).length > 0;
    const isUnknown = [...state.outcomes.values()].some(isUnanswered);
    const closeText = isUnknown ? texts.toList : canRetry ? texts.close : texts.done;
    return (
      <>
        <button type="button" className={canRetry ? "button" : "button primary"} onClick={onClose}>
          {closeText}
        </button>
        {canRetry && (
          <button type="button" className="button primary" onClick={onRetry}>
            {texts.retry}
          </button>
        )}
      </>
    );
  }
  return (
    <>
      <button type="button" className="button" onClick={onClose}>
        {texts.cancel}
      </button>
      <button type="button" className="button primary" onClick={onApprove} disabled={count === 0}>
        {texts.approve(count)}
      </button>
    </>
  );
}

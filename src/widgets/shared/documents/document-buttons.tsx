import { type ButtonHTMLAttributes, useEffect, useRef } from "react";
import checkIcon from "lucide-static/icons/check.svg?raw";
import chevronLeftIcon from "lucide-static/icons/chevron-left.svg?raw";
import chevronRightIcon from "lucide-static/icons/chevron-right.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import { Icon } from "../../kit/text/icon.tsx";
import { documentMessages as texts } from "./documents.messages.ts";
import type { Triage } from "./use-triage.ts";

interface ButtonsProps {
  readonly triage: Triage;
  readonly formId: string;
  readonly onClose: () => void;
}

/** The buttons for each step, the primary one last. */
export function DocumentButtons(props: ButtonsProps) {
  const { triage, onClose } = props;
  switch (triage.step) {
    case "reject":
      return <RejectButtons {...props} />;
    case "unseen":
      return <UnseenButtons {...props} />;
    case "approved":
    case "rejected":
      return <FocusedButton className="button primary" label={texts.finish} onClick={onClose} />;
    case "info":
      return (
        <>
          <PositionInQueue triage={triage} />
          {triage.canDecide ? (
            <DecisionButtons {...props} />
          ) : (
            <button type="button" className="button primary" onClick={onClose}>
              {texts.close}
            </button>
          )}
        </>
      );
  }
}

function PositionInQueue({ triage: { index, count, goTo, canDecide } }: { readonly triage: Triage }) {
  const step = (to: number, label: string, icon: string) => {
    const isPossible = to >= 0 && to < count;
    return (
      // Not `disabled`, so that the button keeps the focus at the end of the documents.
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        aria-disabled={!isPossible}
        onClick={() => goTo(to)}
      >
        <Icon of={icon} />
      </button>
    );
  };
  return (
    <div className="document-position row wrap muted text-sm">
      {count > 1 && step(index - 1, texts.previous, chevronLeftIcon)}
      <p role="status">{texts.position(index + 1, count)}</p>
      {count > 1 && step(index + 1, texts.next, chevronRightIcon)}
      {canDecide && count > 1 && <p className="document-keys subtle text-xs">{texts.keys}</p>}
    </div>
  );
}

interface FocusedButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
}

/** Takes the focus when it appears, because the focused element has been removed. */
function FocusedButton({ label, ...props }: FocusedButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button type="button" ref={button} {...props}>
      {label}
    </button>
  );
}

/** `data-key` is displayed beside the text (document-dialog.css) and isn't part of the accessible name. */
function DecisionButtons({ triage }: ButtonsProps) {
  const { isRunning, approve, askReason } = triage;
  return (
    <>
      <button
        type="button"
        className="button danger-line"
        data-key={texts.rejectKey}
        aria-keyshortcuts={`${texts.rejectKey} Delete`}
        onClick={askReason}
        disabled={isRunning}
      >
        <Icon of={xIcon} />
        {texts.reject}
      </button>
      <button
        type="button"
        className="button primary"
        data-key={texts.approveKey}
        aria-keyshortcuts={texts.approveKey}
        onClick={approve}
        // Not `disabled`, which would lose the focus.
        aria-disabled={isRunning}
        aria-busy={isRunning}
      >
        {isRunning ? <span className="spinner" /> : <Icon of={checkIcon} />}
        {isRunning ? texts.approving : texts.approve}
      </button>
    </>
  );
}

function UnseenButtons({ triage: { isRunning, goBack, approveUnseen } }: ButtonsProps) {
  return (
    <>
      <FocusedButton className="button" label={texts.back} onClick={goBack} disabled={isRunning} />
      <button
        type="button"
        className="button primary"
        onClick={approveUnseen}
        aria-disabled={isRunning}
        aria-busy={isRunning}
      >
        {isRunning && <span className="spinner" />}
        {isRunning ? texts.approving : texts.approveUnseen}
      </button>
    </>
  );
}

function RejectButtons({ triage, formId }: ButtonsProps) {
  const { isRunning, goBack, canReject } = triage;
  return (
    <>
      <button type="button" className="button" onClick={goBack} disabled={isRunning}>
        {texts.back}
      </button>
      <button
        type="submit"
        form={formId}
        className="button danger"
        disabled={!canReject && !isRunning}
        // Not `disabled`, which would lose the focus.
        aria-disabled={isRunning}
        aria-busy={isRunning}
      >
        {isRunning && <span className="spinner" />}
        {isRunning ? texts.rejecting : texts.reject}
      </button>
    </>
  );
}

import { useStore } from "@nanostores/react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useWidget } from "../element/context.ts";
import { idleNoticeMessages as texts } from "../element/element.messages.ts";
import { useModal } from "../overlay/use-modal.ts";

interface IdleNoticeProps {
  /** Whether the element is rendered and not hidden by CSS, so that the notice can be seen. */
  readonly isVisible: () => boolean;
}

/** The notice in the last minute before a session ends by inactivity; shown by one element of the page only. */
export function IdleNotice({ isVisible }: IdleNoticeProps) {
  const { idle } = useWidget().session;
  const seconds = useStore(idle.$secondsLeft);
  const [isMine, setMine] = useState(false);

  useEffect(() => {
    let release: (() => void) | null = null;
    // Tried again every second: the element that shows it may have left the page.
    const stop = idle.$secondsLeft.subscribe((left) => {
      if (left !== null && !release && isVisible()) release = idle.claimNotice();
      setMine(release !== null);
    });
    return () => {
      stop();
      release?.();
    };
  }, [idle, isVisible]);

  if (seconds === null || !isMine) return null;
  return (
    <AlertDialog title={texts.title} answer={texts.stay} onAnswer={() => idle.stay()}>
      <p>{texts.text}</p>
      {/* Hidden: a screen reader would announce it every second. */}
      <p aria-hidden="true">{texts.seconds(seconds)}</p>
    </AlertDialog>
  );
}

interface AlertDialogProps {
  readonly title: string;
  /** Text of the only button; Esc and a click on the backdrop do the same. */
  readonly answer: string;
  readonly onAnswer: () => void;
  readonly children: ReactNode;
}

/** A modal for something that can't wait; screen readers announce all of it when it opens. */
function AlertDialog({ title, answer, onAnswer, children }: AlertDialogProps) {
  const id = useId();
  const { body, modalProps } = useModal(onAnswer, false);

  return (
    // The keyboard answers with Esc (onCancel) and with the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className="dialog medium"
      part="dialog"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      {...modalProps}
    >
      <div className="dialog-content flex min-0">
        <div className="dialog-head flex gap-12">
          <h2 id={id}>{title}</h2>
        </div>
        <div className="dialog-body" id={`${id}-text`} ref={body}>
          {children}
        </div>
        <div className="dialog-foot wrap gap-8">
          <button type="button" className="button primary" onClick={onAnswer}>
            {answer}
          </button>
        </div>
      </div>
    </dialog>
  );
}

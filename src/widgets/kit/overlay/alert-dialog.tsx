import { type ReactNode, useId } from "react";
import { useModal } from "./use-modal.ts";

interface AlertDialogProps {
  readonly title: string;
  /** Text of the only button; Esc and a click on the backdrop do the same. */
  readonly answer: string;
  readonly onAnswer: () => void;
  readonly children: ReactNode;
}

/** A modal for something that can't wait; screen readers announce all of it when it opens. */
export function AlertDialog({ title, answer, onAnswer, children }: AlertDialogProps) {
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

import type { FormDialogProps } from "./form-dialog.tsx";
import { formDialogMessages as texts } from "./overlay.messages.ts";

interface ButtonsProps extends Omit<FormDialogProps, "children" | "title"> {
  readonly formId: string;
}

/** The buttons for each state, the primary one last. */
export function FormDialogButtons(props: ButtonsProps) {
  const { state, onClose, onBack, next, failure } = props;
  if (state === "done") {
    const isRunning = next?.running !== undefined;
    return (
      <>
        {next && (
          <button
            type="button"
            className="button"
            onClick={next.onClick}
            disabled={isRunning}
            aria-busy={isRunning || undefined}
          >
            {isRunning && <span className="spinner" />}
            {next.running ?? next.label}
          </button>
        )}
        <button type="button" className="button primary" onClick={onClose} disabled={isRunning}>
          {texts.done}
        </button>
      </>
    );
  }
  if (state === "failed") {
    const { isUnanswered = false, look = texts.close, back = texts.back } = failure ?? {};
    const backButton = (
      <button key="back" type="button" className={isUnanswered ? "button" : "button primary"} onClick={onBack}>
        {back}
      </button>
    );
    return (
      <>
        {isUnanswered && backButton}
        <button type="button" className={isUnanswered ? "button primary" : "button"} onClick={onClose}>
          {isUnanswered ? look : texts.close}
        </button>
        {!isUnanswered && backButton}
      </>
    );
  }
  return <FormButtons {...props} />;
}

function FormButtons({ state, submit, sending, isDangerous, isSubmitDisabled, onClose, formId }: ButtonsProps) {
  const isRunning = state === "running";
  return (
    <>
      <button type="button" className="button" onClick={onClose} disabled={isRunning}>
        {texts.cancel}
      </button>
      <button
        type="submit"
        form={formId}
        className={isDangerous ? "button danger" : "button primary"}
        // A disabled button would lose the focus, which the form needs again when it isn't accepted.
        disabled={isSubmitDisabled && !isRunning}
        aria-disabled={isRunning || undefined}
        aria-busy={isRunning}
      >
        {isRunning && <span className="spinner" />}
        {isRunning ? sending : submit}
      </button>
    </>
  );
}

import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { focusField } from "../element/focus.ts";
import { Outcome } from "../feedback/outcome.tsx";
import { Dialog } from "./dialog.tsx";
import { formDialogMessages as texts } from "./overlay.messages.ts";

interface NextStep {
  readonly label: string;
  readonly onClick: () => void;
  /** Text of the button while its own call runs; the dialog can't be closed then. */
  readonly running?: string | undefined;
}

interface FormDialogFailure {
  readonly title: string;
  readonly text: string;
  /** Text of the button for `onBack`, default "Forma Dön". */
  readonly back?: string;
  /** It may have been done: the first thing to do is to close the dialog and look, not to send it again. */
  readonly isUnanswered?: boolean;
  /** Text of the button that closes the dialog then, default "Kapat". */
  readonly look?: string;
}

export interface FormDialogProps {
  readonly title: string;
  /** State of the request. The form stays mounted in all of them, so that its input is kept. */
  readonly state: "idle" | "running" | "done" | "failed";
  /** Text of the primary button, and while the call runs. */
  readonly submit: string;
  readonly sending: string;
  readonly size?: "medium" | "wide";
  readonly isDangerous?: boolean;
  readonly isSubmitDisabled?: boolean;
  /** Called once per submit; never while the call runs. */
  readonly onSubmit: () => void;
  /** For Esc, the close button, "Vazgeç", "Kapat" and "Tamam". */
  readonly onClose: () => void;
  /** Returns from a failure to the form. */
  readonly onBack?: () => void;
  readonly success: { readonly title: string; readonly text: string };
  /** Below the message of success: what comes next. */
  readonly steps?: ReactNode;
  /** An action offered after success: the next entry, or undo. */
  readonly next?: NextStep | undefined;
  /** Without it the form stays visible and shows the failure itself. */
  readonly failure?: FormDialogFailure;
  readonly children: ReactNode;
}

/**
 * The modal flow of every form: the form, the same form while it is sent, then success or error.
 * @example <FormDialog title="Kişi Ekle" state={state} submit="Kişi Ekle" sending="Gönderiliyor" …>fields</FormDialog>
 */
export function FormDialog(props: FormDialogProps) {
  const { title, failure, size = "medium", onClose, onSubmit, isSubmitDisabled = false } = props;
  const state = props.state === "failed" && !failure ? "idle" : props.state;
  const id = useId();
  const isRunning = state === "running";
  const isBusy = isRunning || (state === "done" && props.next?.running !== undefined);
  const isForm = state === "idle" || isRunning;
  const form = useRef<HTMLFormElement>(null);
  const wasForm = useRef(isForm);
  // Back from a message to the form; when the dialog opens it sets the focus itself.
  useEffect(() => {
    if (isForm && !wasForm.current && form.current?.parentElement) focusField(form.current.parentElement);
    wasForm.current = isForm;
  }, [isForm]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Enter in a field submits even when the button is disabled.
    if (state === "idle" && !isSubmitDisabled) onSubmit();
  };
  return (
    <Dialog
      title={title}
      isTitleHidden={!isForm}
      size={isForm ? size : "medium"}
      onClose={onClose}
      isBusy={isBusy}
      footer={<FormDialogButtons {...props} state={state} formId={id} />}
    >
      <form
        ref={form}
        id={id}
        className="dialog-form"
        noValidate
        onSubmit={handleSubmit}
        hidden={!isForm}
        inert={isRunning}
      >
        {props.children}
      </form>
      {state === "done" && (
        <>
          <Outcome key={props.success.text} kind="success" icon={circleCheckIcon} {...props.success} />
          {props.steps}
        </>
      )}
      {state === "failed" && failure && (
        <Outcome kind="failure" icon={triangleAlertIcon} title={failure.title} text={failure.text} />
      )}
    </Dialog>
  );
}

interface ButtonsProps extends Omit<FormDialogProps, "children" | "title"> {
  readonly formId: string;
}

/** The buttons for each state, the primary one last. */
function FormDialogButtons(props: ButtonsProps) {
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

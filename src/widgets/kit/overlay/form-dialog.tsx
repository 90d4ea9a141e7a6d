import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { styles, useStyles } from "../element/styles.ts";
import { Dialog } from "./dialog.tsx";
import { focusField } from "./focus.ts";
import { FormDialogButtons } from "./form-dialog-buttons.tsx";
import css from "./form-dialog.css?inline";
import { circleCheckIcon, triangleAlertIcon } from "../text/icons.ts";
import { Outcome } from "../feedback/outcome.tsx";

const formStyles = styles(css);

interface NextStep {
  readonly label: string;
  readonly onClick: () => void;
  /** While its own request runs: what the button says. The dialog stays until it is answered. */
  readonly running?: string | undefined;
}

export interface FormDialogProps {
  readonly title: string;
  /** Where the request is. The form stays mounted in all of them, so that nothing that was typed is lost. */
  readonly state: "idle" | "running" | "done" | "failed";
  /** The verb on the primary button, and what it says while the request runs. */
  readonly submit: string;
  readonly sending: string;
  readonly size?: "medium" | "wide";
  readonly isDangerous?: boolean;
  readonly isSubmitDisabled?: boolean;
  /** Called once for a press of the button or of Enter; never while the request runs. */
  readonly onSubmit: () => void;
  /** Esc, the cross, "Vazgeç", "Kapat" and "Tamam". */
  readonly onClose: () => void;
  /** From a failure back to the form. */
  readonly onBack?: () => void;
  readonly success: { readonly title: string; readonly text: string };
  /** What can be done right after success: the next one, or taking it back. */
  readonly next?: NextStep | undefined;
  /** Without it the form stays where it is and says itself why it failed. `back`: on the button for `onBack`, else "Forma Dön". */
  readonly failure?: { readonly title: string; readonly text: string; readonly back?: string };
  readonly children: ReactNode;
}

/**
 * The modal flow of every form: the form, the same form while it is sent, then success or error.
 * @example <FormDialog title="Kişi Ekle" state={state} submit="Kişi Ekle" sending="Gönderiliyor" …>fields</FormDialog>
 */
export function FormDialog(props: FormDialogProps) {
  const { title, failure, size = "medium", onClose, onSubmit, isSubmitDisabled = false } = props;
  const state = props.state === "failed" && !failure ? "idle" : props.state;
  useStyles(formStyles);
  const id = useId();
  const isRunning = state === "running";
  const isBusy = isRunning || (state === "done" && props.next?.running !== undefined);
  const isForm = state === "idle" || isRunning;
  const form = useRef<HTMLFormElement>(null);
  const wasForm = useRef(isForm);
  // Back from an answer to the form; at the opening the dialog does it.
  useEffect(() => {
    if (isForm && !wasForm.current && form.current?.parentElement) focusField(form.current.parentElement);
    wasForm.current = isForm;
  }, [isForm]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Enter in a field comes here also when the button is disabled.
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
        <Outcome key={props.success.text} kind="success" icon={circleCheckIcon} {...props.success} />
      )}
      {state === "failed" && failure && <Outcome kind="failure" icon={triangleAlertIcon} {...failure} />}
    </Dialog>
  );
}

import { useStore } from "@nanostores/react";
import circleAlertIcon from "lucide-static/icons/circle-alert.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { toWriteHelp } from "../../../core/http/errors.ts";
import type { ActionState } from "../../../core/query/action.ts";
import { type FeedbackForm, longestFeedback } from "../../../core/routes/feedback.ts";
import { useWidget } from "../../kit/element/context.ts";
import { LiveRegion } from "../../kit/feedback/panel.tsx";
import { FormDialog } from "../../kit/overlay/form-dialog.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { TextArea } from "../../kit/field/text-field.tsx";
import { feedbackMessages as texts } from "./feedback.messages.ts";

interface FeedbackDialogProps {
  /** Created once per route or trip, so that what was typed outlives the dialog. */
  readonly form: FeedbackForm;
  /** Name of the route or trip that the feedback is about. */
  readonly subject: string;
  /** Mail address to offer when sending fails. Default: the session's support address. */
  readonly email?: string | null;
  /** Other texts for a form that is filled in already. */
  readonly words?: FeedbackWords;
  /** Something to check before sending, below the text. */
  readonly warning?: string | null;
  readonly onClose: () => void;
}

interface FeedbackWords {
  readonly title: string;
  readonly intro: string;
  readonly label: string;
  readonly help: string;
  readonly submit: string;
}

/** Steps: form, sending, then success or error. After an error the form keeps what was typed. */
export function FeedbackDialog({ form, subject, email, words, warning = null, onClose }: FeedbackDialogProps) {
  const { session } = useWidget();
  const { supportEmail } = useStore(session.$settings);
  const text = useStore(form.$text);
  const isAskingEmpty = useStore(form.$isAskingEmpty);
  const state = useStore(form.$state);
  const address = email ?? supportEmail;
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <FormDialog
      title={words?.title ?? texts.title}
      state={state.status}
      submit={isAskingEmpty ? texts.submitEmpty : (words?.submit ?? texts.submit)}
      sending={texts.sending}
      onSubmit={() => void form.submit()}
      onClose={close}
      onBack={form.reset}
      success={{ title: texts.successTitle, text: texts.success }}
      failure={toFailure(state, address)}
    >
      <p className="form-intro">{words?.intro ?? texts.about(subject)}</p>
      <TextArea
        label={words?.label ?? texts.label}
        help={words?.help}
        value={text}
        onChange={form.edit}
        placeholder={texts.placeholder}
        maxLength={longestFeedback}
        rows={words ? 7 : 5}
      />
      {warning !== null && (
        <LiveRegion className="form-warning flex gap-6 text-sm">
          <Icon of={triangleAlertIcon} size="small" />
          <span>{warning}</span>
        </LiveRegion>
      )}
      <p role="alert" className="field-error flex gap-6 text-sm">
        {isAskingEmpty && (
          <>
            <Icon of={circleAlertIcon} size="small" />
            <span>{texts.emptyQuestion}</span>
          </>
        )}
      </p>
    </FormDialog>
  );
}

function toFailure(state: ActionState<void>, address: string) {
  const error = state.status === "failed" ? state.error : null;
  const help = toWriteHelp(error, texts.failedTitle, texts.mayBeDelivered(address));
  return help.isUnanswered ? help : { ...help, text: texts.failed(address) };
}

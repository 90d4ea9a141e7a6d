import { useStore } from "@nanostores/react";
import circleAlertIcon from "lucide-static/icons/circle-alert.svg?raw";
import { type FeedbackForm, longestFeedback } from "../../../core/tickets/feedback.ts";
import { useWidget } from "../../kit/element/context.ts";
import { FormDialog } from "../../kit/overlay/form-dialog.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { TextArea } from "../../kit/field/text-area.tsx";
import { feedbackMessages as texts } from "./feedback.messages.ts";

interface FeedbackDialogProps {
  /** Created once per route or trip, so that what was typed outlives the dialog. */
  readonly form: FeedbackForm;
  /** Name of the route or trip that the feedback is about. */
  readonly subject: string;
  /** Mail address to offer when sending fails. Default: the session's support address. */
  readonly email?: string | null;
  readonly onClose: () => void;
}

/** Steps: form, sending, then success or error. After an error the form keeps what was typed. */
export function FeedbackDialog({ form, subject, email, onClose }: FeedbackDialogProps) {
  const { session } = useWidget();
  const { supportEmail } = useStore(session.$settings);
  const text = useStore(form.$text);
  const isAskingEmpty = useStore(form.$isAskingEmpty);
  const { status } = useStore(form.$state);
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <FormDialog
      title={texts.title}
      state={status}
      submit={isAskingEmpty ? texts.submitEmpty : texts.submit}
      sending={texts.sending}
      onSubmit={() => void form.submit()}
      onClose={close}
      onBack={form.reset}
      success={{ title: texts.successTitle, text: texts.success }}
      failure={{ title: texts.failedTitle, text: texts.failed(email ?? supportEmail) }}
    >
      <p className="form-intro">{texts.about(subject)}</p>
      <TextArea
        label={texts.label}
        value={text}
        onChange={form.edit}
        placeholder={texts.placeholder}
        maxLength={longestFeedback}
        rows={5}
      />
      <p role="alert" className="field-error">
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

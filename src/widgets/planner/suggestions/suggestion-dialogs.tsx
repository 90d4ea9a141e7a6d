import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { FeedbackForm } from "../../../core/tickets/feedback.ts";
import { type DismissalReason, dismissalReasons, longestNote } from "../../../core/planner/suggestion-choices.ts";
import { RadioGroup } from "../../kit/field/radio-group.tsx";
import { TextField } from "../../kit/field/text-field.tsx";
import { Dialog } from "../../kit/overlay/dialog.tsx";
import { FeedbackDialog } from "../../shared/feedback/feedback-dialog.tsx";
import { suggestionMessages as texts } from "../planner.messages.ts";
import { namesOf, seemsPersonal, subjectOf, titleOf } from "./suggestions.model.ts";
import type { Suggestion, Suggestions } from "./suggestions.store.ts";

interface SendDialogProps {
  readonly suggestion: Suggestion;
  readonly form: FeedbackForm;
  readonly onClose: () => void;
}

/** The text for the provider, editable, and its way as feedback about the route. */
export function SendDialog({ suggestion, form, onClose }: SendDialogProps) {
  const text = useStore(form.$text);
  const { name } = subjectOf(suggestion);
  const names =
    suggestion.kind === "pair"
      ? Object.values(namesOf(suggestion.pair))
      : suggestion.nearer.changes.flatMap(({ today, way }) => [today.way.name, way.name]);
  return (
    <FeedbackDialog
      form={form}
      subject={name}
      words={{
        title: texts.send,
        intro: texts.sendIntro(name),
        label: texts.sendLabel,
        help: texts.sendHelp[suggestion.kind],
        submit: texts.sendButton,
      }}
      warning={seemsPersonal(text, names) ? texts.sendWarning : null}
      onClose={onClose}
    />
  );
}

interface DismissDialogProps {
  readonly suggestion: Suggestion;
  readonly choices: Suggestions["choices"];
  readonly onClose: () => void;
}

/** Why a suggestion leaves the list; kept in this browser. */
export function DismissDialog({ suggestion, choices, onClose }: DismissDialogProps) {
  const [reason, setReason] = useState<DismissalReason>(dismissalReasons[0]);
  const [note, setNote] = useState("");
  const dismiss = () => {
    onClose();
    choices.dismiss(suggestion.id, { reason, note });
  };
  return (
    <Dialog
      title={texts.dismissTitle}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button" onClick={onClose}>
            {texts.cancel}
          </button>
          <button type="button" className="button primary" onClick={dismiss}>
            {texts.dismissTitle}
          </button>
        </>
      }
    >
      <div className="dialog-form">
        <p className="form-intro">{texts.dismissIntro(titleOf(suggestion))}</p>
        <RadioGroup
          look="list"
          label={texts.dismissReason}
          value={reason}
          options={dismissalReasons.map((value) => ({ value, label: texts.dismissReasons[value] }))}
          onChange={setReason}
        />
        <TextField
          label={texts.note}
          value={note}
          placeholder={texts.notePlaceholder}
          maxLength={longestNote}
          help={texts.noteHelp}
          onChange={setNote}
        />
      </div>
    </Dialog>
  );
}

import { useStore } from "@nanostores/react";
import { useId, useRef, useState } from "react";
import eyeOffIcon from "lucide-static/icons/eye-off.svg?raw";
import sendIcon from "lucide-static/icons/message-square-share.svg?raw";
import { walkingMinutes } from "../../../core/planner/network.ts";
import { type DismissalReason, dismissalReasons, longestNote } from "../../../core/planner/suggestion-choices.ts";
import { formatDay, formatDistance, missing } from "../../../core/text/format.ts";
import type { FeedbackForm } from "../../../core/routes/feedback.ts";
import { RadioGroup } from "../../kit/field/radio-group.tsx";
import { TextField } from "../../kit/field/text-field.tsx";
import { Dialog } from "../../kit/overlay/dialog.tsx";
import { type PictureSource, usePaperPicture } from "../../kit/print/paper-picture.tsx";
import { PrintButton } from "../../kit/print/print-button.tsx";
import { Chip } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { FeedbackDialog } from "../../shared/feedback/feedback-dialog.tsx";
import { plannerMessages, suggestionMessages as texts } from "../planner.messages.ts";
import { ComparedPair, ComparedStop, type PrintableMap } from "./comparison.tsx";
import { minutesText, namesOf, seemsPersonal, subjectOf, titleOf, toProviderText } from "./suggestions.model.ts";
import type { Suggestion, Suggestions } from "./suggestions.store.ts";

interface OpenedProps {
  readonly store: Suggestions;
  readonly suggestion: Suggestion;
  /** People who are given a nearer stop together. */
  readonly together: number;
}

/** An opened suggestion: today beside it, what it rests on, what isn't known, and the text for the provider. */
export function Opened({ store, suggestion, together }: OpenedProps) {
  const limits = useStore(store.$limits) ?? { walkingDistance: null, duration: null };
  const bookings = useStore(store.$bookings);
  const sent = useStore(store.choices.$sent)[suggestion.id];
  const maps = [usePrintableMap(), usePrintableMap()] as const;
  const [dialog, setDialog] = useState<"send" | "dismiss" | null>(null);
  const id = useId();
  const text = toProviderText(suggestion, bookings?.days ?? []);
  const { routeId, name } = subjectOf(suggestion);
  return (
    <section className="suggestion-opened stack gap-12" aria-labelledby={id}>
      <header className="suggestion-head wrap split">
        <div>
          <h3 id={id}>{titleOf(suggestion)}</h3>
          <p>{toSentence(suggestion)}</p>
        </div>
        <div className="suggestion-actions row wrap gap-8">
          {sent !== undefined && <Chip kind="ok">{texts.sent(formatDay(sent))}</Chip>}
          <PrintButton
            title={plannerMessages.job}
            orientation="portrait"
            before={async () => void (await Promise.all(maps.map(({ paper }) => paper.take())))}
            after={() => maps.forEach(({ paper }) => paper.drop())}
          />
          <button type="button" className="button" onClick={() => setDialog("dismiss")}>
            <Icon of={eyeOffIcon} />
            {texts.dismiss}
          </button>
          {sent === undefined && (
            <button type="button" className="button primary" onClick={() => setDialog("send")}>
              <Icon of={sendIcon} />
              {texts.send}
            </button>
          )}
        </div>
      </header>
      {suggestion.kind === "pair" ? (
        <ComparedPair store={store} pair={suggestion.pair} limits={limits} maps={maps} />
      ) : (
        <ComparedStop nearer={suggestion.nearer} limits={limits} together={together} maps={maps} />
      )}
      <footer className="suggestion-text">
        <h4>{texts.providerText}</h4>
        <blockquote className="text-sm">{text}</blockquote>
        <p>
          {texts.asFeedback(name)} {suggestion.kind === "pair" ? texts.pairContains : texts.stopContains}
        </p>
      </footer>
      {dialog === "send" && (
        <SendDialog
          suggestion={suggestion}
          form={store.formOf(suggestion.id, routeId, text)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "dismiss" && (
        <DismissDialog suggestion={suggestion} choices={store.choices} onClose={() => setDialog(null)} />
      )}
    </section>
  );
}

function usePrintableMap(): PrintableMap {
  const map = useRef<PictureSource>(null);
  return { map, paper: usePaperPicture(map) };
}

function toSentence(suggestion: Suggestion): string {
  if (suggestion.kind === "pair") {
    const { morning, evening } = suggestion.pair;
    return texts.pairText[morning && evening ? "both" : morning ? "morning" : "evening"];
  }
  const { changes, gain } = suggestion.nearer;
  return texts.stopText(changes[0]?.way.name ?? missing, formatDistance(gain), minutesText(walkingMinutes(gain)));
}

interface SendDialogProps {
  readonly suggestion: Suggestion;
  readonly form: FeedbackForm;
  readonly onClose: () => void;
}

/** The text for the provider, editable, and its way as feedback about the route. */
function SendDialog({ suggestion, form, onClose }: SendDialogProps) {
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
function DismissDialog({ suggestion, choices, onClose }: DismissDialogProps) {
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

import { type KeyboardEvent, useEffect, useId } from "react";
import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import type { Day } from "../../../core/day.ts";
import type { DocumentDesk } from "../../../core/drivers/document-desk.ts";
import { styles, useStyles } from "../element/styles.ts";
import { Dialog } from "../ui/dialog.tsx";
import formCss from "../ui/form-dialog.css?inline";
import css from "./document-dialog.css?inline";
import { DocumentButtons } from "./document-buttons.tsx";
import { DecidedStep, InfoStep } from "./document-steps.tsx";
import { documentMessages as texts } from "./documents.messages.ts";
import { RejectStep } from "./reject-step.tsx";
import { type Triage, useTriage } from "./use-triage.ts";

const dialogStyles = [styles(formCss), styles(css)];

interface DocumentDialogProps {
  /** What is gone through, in order, as it was when the dialog opened. */
  readonly documents: readonly DriverDocument[];
  /** Where it begins. */
  readonly opened: DriverDocument;
  readonly today: Day;
  readonly desk: DocumentDesk;
  readonly onClose: () => void;
}

/** A document to look at and to decide on, and the way to the next (specification 2 §2.9, §4; issue 6, "document desk"). */
export function DocumentDialog({ documents, opened, today, desk, onClose }: DocumentDialogProps) {
  useStyles(...dialogStyles);
  const triage = useTriage(documents, opened, desk);
  const formId = useId();
  const { document, step, isRunning } = triage;
  useEffect(() => desk.reset, [desk]);
  return (
    // Keys for those who have fifty documents before them; buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="document-desk" onKeyDown={(event) => handleKey(event, triage)}>
      <Dialog
        title={step === "reject" ? texts.rejectTitle : document.name}
        isTitleHidden={step === "approved" || step === "rejected"}
        size={step === "info" ? "wide" : "medium"}
        isBusy={isRunning}
        onClose={onClose}
        footer={<DocumentButtons triage={triage} formId={formId} onClose={onClose} />}
      >
        {step === "info" && <InfoStep key={document.id} triage={triage} today={today} />}
        {step === "reject" && <RejectStep triage={triage} reasons={desk.reasons} formId={formId} />}
        {(step === "approved" || step === "rejected") && <DecidedStep triage={triage} />}
      </Dialog>
    </div>
  );
}

function handleKey(event: KeyboardEvent, triage: Triage): void {
  // A key that is held down must not approve what nobody has looked at.
  if (event.key === "Enter" && event.repeat) event.preventDefault();
  const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
  const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  if (isTyping || isCommand || event.defaultPrevented || triage.step === "reject") return;
  if (event.key === "ArrowRight") triage.goTo(triage.place + 1);
  else if (event.key === "ArrowLeft") triage.goTo(triage.place - 1);
  else if (event.key === "Delete" && triage.step === "info") triage.askReason();
  else return;
  event.preventDefault();
}

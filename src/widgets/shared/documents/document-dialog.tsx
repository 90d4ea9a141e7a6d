import { useStore } from "@nanostores/react";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId } from "react";
import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import type { Day } from "../../../core/time/day.ts";
import type { DocumentStore } from "../../../core/drivers/document-decisions.ts";
import { useWidget } from "../../kit/element/context.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Dialog } from "../../kit/overlay/dialog.tsx";
import css from "./document-dialog.css?inline";
import { DocumentButtons } from "./document-buttons.tsx";
import { DecidedStep, DecisionError, InfoStep, UnseenStep } from "./document-steps.tsx";
import { documentMessages as texts } from "./documents.messages.ts";
import { choiceOf, ReasonFields } from "../driver/reason-fields.tsx";
import type { Done, TriageStep } from "./documents.model.ts";
import { type Triage, useTriage } from "./use-triage.ts";
import checkIcon from "lucide-static/icons/check.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import { Icon } from "../../kit/text/icon.tsx";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";

const skeleton = <Skeleton height={140} />;

const dialogStyles = styles(css);

interface DocumentDialogProps {
  /** The documents to review, in order, as they were when the dialog opened. */
  readonly documents: readonly DriverDocument[];
  /** The first document to show. */
  readonly opened: DriverDocument;
  readonly today: Day;
  readonly documentStore: DocumentStore;
  /** Called when another document is shown. */
  readonly onTurn?: (document: DriverDocument) => void;
  readonly onClose: () => void;
}

function toTitle({ name }: DriverDocument, step: TriageStep): ReactNode {
  if (step === "reject") return texts.rejectTitle;
  return step === "unseen" ? texts.unseenTitle : <span lang="tr">{name}</span>;
}

/**
 * Shows documents one by one for a decision; after each decision the next document follows, with the past decisions
 * listed above it.
 */
export function DocumentDialog({ documents, opened, today, documentStore, onTurn, onClose }: DocumentDialogProps) {
  useStyles(dialogStyles);
  const { session } = useWidget();
  const { apiBase } = useStore(session.$settings);
  const triage = useTriage({ documents, opened, documentStore, onTurn, base: new URL(apiBase, location.href).href });
  const formId = useId();
  const { document, step, isRunning } = triage;
  useEffect(() => documentStore.reset, [documentStore]);
  return (
    // Keyboard shortcuts, for users who review many documents; each has an equivalent button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="document-triage" onKeyDown={(event) => handleKey(event, triage, documentStore.reasons)}>
      <Dialog
        title={toTitle(document, step)}
        isTitleHidden={step === "approved" || step === "rejected"}
        size={step === "info" ? "wide" : "medium"}
        isBusy={isRunning}
        onClose={onClose}
        footer={<DocumentButtons triage={triage} formId={formId} onClose={onClose} />}
      >
        <DoneList done={triage.done} />
        {step === "info" && <InfoStep key={document.id} triage={triage} today={today} />}
        {step === "reject" && <RejectStep triage={triage} reasons={documentStore.reasons} formId={formId} />}
        {step === "unseen" && <UnseenStep triage={triage} />}
        {(step === "approved" || step === "rejected") && <DecidedStep triage={triage} />}
      </Dialog>
    </div>
  );
}

function handleKey(event: KeyboardEvent, triage: Triage, reasons: DocumentStore["reasons"]): void {
  const isTyping = event.target instanceof Element && event.target.matches("input:not([type=radio]), textarea, select");
  const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  if (isTyping || isCommand || event.defaultPrevented || triage.step === "unseen") return;
  if (triage.step === "reject") {
    const load = reasons.$load.get();
    const choice = load.status === "ready" && !event.repeat ? choiceOf(event.key, load.data) : undefined;
    if (choice === undefined) return;
    triage.rejectByKey(choice);
    event.preventDefault();
    return;
  }
  if (event.key === "ArrowRight") triage.goTo(triage.index + 1);
  else if (event.key === "ArrowLeft") triage.goTo(triage.index - 1);
  else if (triage.step !== "info") return;
  // A key that is held down must not decide on documents that the user hasn't looked at.
  else if (event.repeat) return;
  else if (event.key.toUpperCase() === texts.approveKey) triage.approveByKey();
  else if (event.key === "Delete" || event.key.toUpperCase() === texts.rejectKey) triage.askReason();
  else return;
  event.preventDefault();
}

interface RejectStepProps {
  readonly triage: Triage;
  readonly reasons: DocumentStore["reasons"];
  readonly formId: string;
}

/** The form for the reason of a rejection; a reason is required. */
function RejectStep({ triage, reasons, formId }: RejectStepProps) {
  const load = useStore(reasons.$load);
  const { document, draft, editReason, isRunning, error } = triage;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRunning) triage.reject();
  };
  return (
    <form id={formId} className="dialog-form" noValidate onSubmit={handleSubmit} inert={isRunning}>
      <p className="document-owner" lang="tr">
        {[document.name, document.driverName].filter(Boolean).join(", ")}
      </p>
      <AsyncPanel
        load={load}
        failedTitle={texts.reasonsFailed}
        onRetry={() => void reasons.refresh()}
        skeleton={skeleton}
      >
        {(choices) => (
          <ReasonFields
            label={texts.reason}
            choices={choices}
            draft={draft}
            onChange={editReason}
            wordsLabel={texts.reasonWords}
            hasFocus
            hasKeys
            hasWordsFocus={triage.isOtherByKey}
          />
        )}
      </AsyncPanel>
      <p className="document-keys subtle text-xs">{texts.reasonKeys}</p>
      <DecisionError text={texts.rejectFailed} error={error} />
    </form>
  );
}

/** A longer list would push the current document out of view. */
const shown = 3;

const toWords = ({ document: { name, driverName }, kind }: Done) =>
  texts.done[kind]([name, driverName].filter(Boolean).join(", "));

/** The latest decisions above the next document, the newest first; announced when it appears. */
function DoneList({ done }: { readonly done: readonly Done[] }) {
  const [newest] = done;
  return (
    <div className={newest ? "document-done text-sm" : undefined}>
      <p className="visually-hidden" role="status">
        {newest && toWords(newest)}
      </p>
      {newest && (
        <ul aria-label={texts.doneLabel}>
          {done.slice(0, shown).map((entry) => (
            <li key={entry.document.id} className={`${entry.kind} row gap-8 min-0`}>
              <Icon of={entry.kind === "approve" ? checkIcon : xIcon} size="small" />
              <span className="cut">{toWords(entry)}</span>
            </li>
          ))}
          {done.length > shown && <li className="more row gap-8 min-0">{texts.moreDone(done.length - shown)}</li>}
        </ul>
      )}
    </div>
  );
}

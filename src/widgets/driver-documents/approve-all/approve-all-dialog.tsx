import { useStore } from "@nanostores/react";
import { type ReactNode, useMemo, useState } from "react";
import checkIcon from "lucide-static/icons/check.svg?raw";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import { type BulkState, toUnapproved } from "../../../core/drivers/bulk-approval.ts";
import { toExpiry } from "../../../core/drivers/document-status.ts";
import { type ApiError, isEnded, isUnanswered } from "../../../core/http/errors.ts";
import { formatDay } from "../../../core/text/format.ts";
import type { Day } from "../../../core/time/day.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Outcome } from "../../kit/feedback/outcome.tsx";
import { Checkbox } from "../../kit/field/checkbox.tsx";
import { StopButton, WriteProgress } from "../../kit/jobs/write-progress.tsx";
import { Dialog } from "../../kit/overlay/dialog.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { toRefusalText } from "../../shared/documents/document-status.tsx";
import { toDocumentValue, toUnseeable } from "../../shared/documents/documents.model.ts";
import { documentMessages } from "../../shared/documents/documents.messages.ts";
import { driverDocumentsMessages as texts } from "../driver-documents.messages.ts";
import type { DriverDocuments } from "../driver-documents.store.ts";
import { toWords } from "./approval-work.ts";
import css from "./approve-all.css?inline";

/** A document that should not be approved in bulk unseen, with the reason. */
interface Doubtful {
  readonly document: DriverDocument;
  readonly reasons: readonly string[];
}

/** Expired documents and those without a viewable file; `base` is the provider's address. */
function toDoubtful(documents: readonly DriverDocument[], today: Day, base: string): readonly Doubtful[] {
  return documents.flatMap((document) => {
    const unseeable = toUnseeable(document, toDocumentValue(document, base));
    const { expirationDay } = document;
    const isExpired = expirationDay !== null && toExpiry(document, today) === "expired";
    const reasons = [
      ...(isExpired ? [texts.expiredOn(formatDay(expirationDay))] : []),
      ...(unseeable ? [documentMessages.unseen[unseeable]] : []),
    ];
    return reasons.length > 0 ? [{ document, reasons }] : [];
  });
}

interface QuestionProps {
  /** Documents that will be approved. */
  readonly count: number;
  /** Waiting documents that search and filters hide. */
  readonly others: number;
  /** Listed documents that should be looked at one by one. */
  readonly doubtful: readonly Doubtful[];
  readonly isWithDoubtful: boolean;
  readonly onWithDoubtful: (isWith: boolean) => void;
}

function ApprovalQuestion({ count, others, doubtful, isWithDoubtful, onWithDoubtful }: QuestionProps) {
  const isAll = others === 0 && (doubtful.length === 0 || isWithDoubtful);
  return (
    <div className="approval-question">
      <p>{count === 0 ? texts.nothing : isAll ? texts.willApprove(count) : texts.willApproveFound(count, others)}</p>
      {doubtful.length > 0 && (
        <>
          <p>{isWithDoubtful ? texts.doubtfulWith(doubtful.length) : texts.doubtfulWithout(doubtful.length)}</p>
          <ResultList label={texts.doubtfulList}>
            {doubtful.slice(0, named).map(({ document, reasons }) => (
              <DocumentLine
                key={document.id}
                kind="doubtful"
                icon={triangleAlertIcon}
                document={document}
                reason={reasons.join(" · ")}
              />
            ))}
            {doubtful.length > named && (
              <li className="subtle text-sm">{texts.moreApproved(doubtful.length - named)}</li>
            )}
          </ResultList>
          <Checkbox label={texts.withDoubtful(doubtful.length)} isChecked={isWithDoubtful} onChange={onWithDoubtful} />
        </>
      )}
      {count > 0 && <p className="subtle">{documentMessages.cannotUndo}</p>}
    </div>
  );
}

interface ButtonsProps {
  /** Null: not confirmed yet. */
  readonly state: BulkState | null;
  readonly count: number;
  readonly onApprove: () => void;
  readonly onStop: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The buttons of the dialog at each step, the primary one last. */
function ApprovalButtons(props: ButtonsProps) {
  const { state, count, onApprove, onStop, onRetry, onClose } = props;
  if (state?.status === "running") {
    return <StopButton writing={state} onStop={onStop} />;
  }
  if (state?.status === "done") {
    // Documents that may have been approved aren't sent again from here: the list shows which of them still wait.
    const canRetry = toUnapproved(state).length > 0;
    const isUnknown = [...state.outcomes.values()].some(isUnanswered);
    const closeText = isUnknown ? texts.toList : canRetry ? texts.close : texts.done;
    return (
      <>
        <button type="button" className={canRetry ? "button" : "button primary"} onClick={onClose}>
          {closeText}
        </button>
        {canRetry && (
          <button type="button" className="button primary" onClick={onRetry}>
            {texts.retry}
          </button>
        )}
      </>
    );
  }
  return (
    <>
      <button type="button" className="button" onClick={onClose}>
        {texts.cancel}
      </button>
      <button type="button" className="button primary" onClick={onApprove} disabled={count === 0}>
        {texts.approve(count)}
      </button>
    </>
  );
}

const dialogStyles = styles(css);
const none: readonly DriverDocument[] = [];

interface ApproveAllProps {
  readonly store: DriverDocuments;
  /** The documents listed; null: an approval is running already. */
  readonly asked: readonly DriverDocument[] | null;
}

/**
 * Confirmation with the number of documents, progress, result of each. Expired and unviewable documents are listed, and
 * approved only if the person includes them.
 */
export function ApproveAllDialog({ store, asked }: ApproveAllProps) {
  useStyles(dialogStyles);
  const state = useStore(store.bulk.$state);
  const { apiBase } = useStore(store.session.$settings);
  const [isWithDoubtful, setWithDoubtful] = useState(false);
  const [isAsking, setAsking] = useState(asked !== null);
  const documents = asked ?? none;
  const today = store.today();
  const doubtful = useMemo(
    () => toDoubtful(documents, today, new URL(apiBase, location.href).href),
    [documents, today, apiBase],
  );
  const chosen = useMemo(() => {
    const left = new Set(isWithDoubtful ? [] : doubtful.map(({ document }) => document));
    return documents.filter((document) => !left.has(document));
  }, [documents, doubtful, isWithDoubtful]);

  const close = () => {
    if (state.status === "done" && state.ids.every((id) => state.outcomes.get(id) === null)) store.bulk.reset();
    store.$layer.set(null);
  };
  const send = (ids: readonly number[]) => {
    setAsking(false);
    void store.approveAll(ids);
  };
  const isRunning = !isAsking && state.status === "running";
  return (
    <Dialog
      title={texts.approveTitle}
      isTitleHidden={!isAsking && state.status === "done"}
      isBusy={isRunning}
      isLeavable={isRunning}
      onClose={close}
      footer={
        <ApprovalButtons
          state={isAsking ? null : state}
          count={chosen.length}
          onApprove={() => send(chosen.map(({ id }) => id))}
          onStop={store.bulk.stop}
          onRetry={() => state.status === "done" && send(toUnapproved(state))}
          onClose={close}
        />
      }
    >
      {isAsking && (
        <ApprovalQuestion
          count={chosen.length}
          others={store.$shown.get().length - documents.length}
          doubtful={doubtful}
          isWithDoubtful={isWithDoubtful}
          onWithDoubtful={setWithDoubtful}
        />
      )}
      {!isAsking && state.status === "running" && (
        <WriteProgress writing={state} doing={texts.running}>
          {state.failed > 0 && <p className="field-help">{texts.someFailed(state.failed)}</p>}
        </WriteProgress>
      )}
      {!isAsking && state.status === "done" && <ApprovalResult state={state} known={store.bulk.known} />}
    </Dialog>
  );
}

/** The most documents listed by name: more would slow the dialog down. */
const named = 500;

/** Documents by name. It scrolls, so it must be focusable (WCAG 2.1.1). */
function ResultList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="approval-scroller" role="region" aria-label={label} tabIndex={0}>
      <ul className="approval-list">{children}</ul>
    </div>
  );
}

interface ResultProps {
  readonly state: Extract<BulkState, { status: "done" }>;
  readonly known: ReadonlyMap<number, DriverDocument>;
}

/** The result of every document, the refused ones first. */
function ApprovalResult({ state, known }: ResultProps) {
  const { outcomes, ids } = state;
  const approved = [...outcomes].filter(([, outcome]) => outcome === null).map(([id]) => id);
  const failed = [...outcomes].filter((entry): entry is [number, ApiError] => entry[1] !== null);
  const left = ids.length - outcomes.size;
  const isWhole = failed.length === 0 && left === 0;
  return (
    <>
      <Outcome
        kind={isWhole ? "success" : "failure"}
        icon={isWhole ? circleCheckIcon : triangleAlertIcon}
        {...toWords(state)}
      />
      {failed.length > 0 && (
        <ResultList label={failed.some(([, error]) => isUnanswered(error)) ? texts.openList : texts.failedList}>
          {failed.slice(0, named).map(([id, error]) => (
            <Result key={id} document={known.get(id)} error={error} />
          ))}
          {failed.length > named && <li className="subtle text-sm">{texts.moreApproved(failed.length - named)}</li>}
        </ResultList>
      )}
      {approved.length > 0 && <ApprovedList ids={approved} known={known} />}
    </>
  );
}

function ApprovedList({ ids, known }: { readonly ids: readonly number[]; readonly known: ResultProps["known"] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="approval-details" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.approvedList(ids.length)}</summary>
      {isOpen && (
        <ResultList label={texts.approvedList(ids.length)}>
          {ids.slice(0, named).map((id) => (
            <Result key={id} document={known.get(id)} error={null} />
          ))}
          {ids.length > named && <li className="subtle text-sm">{texts.moreApproved(ids.length - named)}</li>}
        </ResultList>
      )}
    </details>
  );
}

interface ResultLineProps {
  readonly document: DriverDocument | undefined;
  readonly error: ApiError | null;
}

function Result({ document, error }: ResultLineProps) {
  if (error === null) return <DocumentLine kind="approved" icon={checkIcon} document={document} />;
  return (
    <DocumentLine
      kind="refused"
      icon={isUnanswered(error) ? triangleAlertIcon : xIcon}
      document={document}
      reason={isEnded(error) ? texts.unanswered : toRefusalText(error)}
    />
  );
}

interface DocumentLineProps {
  readonly kind: "approved" | "refused" | "doubtful";
  readonly icon: string;
  readonly document: DriverDocument | undefined;
  readonly reason?: string;
}

function DocumentLine({ kind, icon, document, reason }: DocumentLineProps) {
  return (
    <li className={`flex gap-8 text-sm ${kind}`}>
      <Icon of={icon} size="small" />
      <span>
        <span lang="tr">{[document?.name, document?.driverName].filter(Boolean).join(", ")}</span>
        {reason !== undefined && <span className="approval-reason muted">{reason}</span>}
      </span>
    </li>
  );
}

import { useEffect, useRef, useState } from "react";
import circleAlertIcon from "lucide-static/icons/circle-alert.svg?raw";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import fileTextIcon from "lucide-static/icons/file-text.svg?raw";
import shieldCheckIcon from "lucide-static/icons/shield-check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import type { Day } from "../../../core/time/day.ts";
import { type ApiError, toWriteHelp } from "../../../core/http/errors.ts";
import { useWidgetRoot } from "../../kit/element/context.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { Outcome } from "../../kit/feedback/outcome.tsx";
import { documentMessages as texts } from "./documents.messages.ts";
import { ExpiryMark, StatusChip, toRefusalText } from "./document-status.tsx";
import type { Triage } from "./use-triage.ts";
import maximizeIcon from "lucide-static/icons/maximize.svg?raw";
import refreshIcon from "lucide-static/icons/refresh-cw.svg?raw";
import { PhotoViewer } from "./photo-viewer.tsx";
import type { DocumentValue, Look } from "./documents.model.ts";
import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import { formatDay, missing } from "../../../core/text/format.ts";
import { Fact } from "../../kit/layout/facts.tsx";

const toDayText = (day: Day | null) => (day === null ? missing : formatDay(day));

interface FactsProps {
  readonly document: DriverDocument;
  readonly value: DocumentValue;
  readonly today: Day;
  /** The document's link was followed. */
  readonly onOpen: () => void;
}

/** The fields of a document; dates only for kinds of documents that have them. */
function DocumentFacts({ document, value, today, onOpen }: FactsProps) {
  return (
    <>
      <p>
        <StatusChip document={document} />
      </p>
      <dl className="document-facts grid gap-8">
        <Fact label={texts.category}>
          {document.category === null ? missing : <span lang="tr">{document.category}</span>}
        </Fact>
        <Fact label={texts.registryDay}>{toDayText(document.registryDay)}</Fact>
        {document.hasReceivingDay && <Fact label={texts.receivingDay}>{toDayText(document.receivingDay)}</Fact>}
        {document.hasExpirationDay && (
          <Fact label={texts.expirationDay}>
            <ExpiryMark document={document} today={today} />
          </Fact>
        )}
        {(value.kind === "text" || value.kind === "link") && (
          <Fact label={texts.value}>
            <Value value={value} onOpen={onOpen} />
          </Fact>
        )}
        {document.rejectionReason !== null && (
          <Fact label={texts.rejectionReason}>
            <span lang="tr">{document.rejectionReason}</span>
          </Fact>
        )}
      </dl>
    </>
  );
}

interface ValueProps extends Pick<FactsProps, "onOpen"> {
  readonly value: Extract<DocumentValue, { kind: "text" | "link" }>;
}

function Value({ value, onOpen }: ValueProps) {
  if (value.kind === "text") return <span lang="tr">{value.text}</span>;
  return (
    <a
      className="link document-link"
      href={value.address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      referrerPolicy="no-referrer"
      onClick={onOpen}
      // A middle click opens the link too.
      onAuxClick={onOpen}
    >
      {value.text}
      <span className="visually-hidden"> {texts.newTab}</span>
    </a>
  );
}

interface PictureProps {
  /** A validated http(s) address. */
  readonly address: string;
  readonly name: string;
  /** Reports whether the picture is visible; undefined: it is being loaded again. */
  readonly onLook: (look: Look | undefined) => void;
}

/** The photograph of a document, with a button for the full-window viewer. Give it the address as key. */
function DocumentPicture({ address, name, onLook }: PictureProps) {
  const [status, setStatus] = useState<"loading" | "shown" | "failed">("loading");
  const [isViewed, setViewed] = useState(false);
  const tell = (next: "loading" | "shown" | "failed") => {
    setStatus(next);
    onLook(next === "loading" ? undefined : next);
  };
  if (status === "failed") {
    return (
      <div className="document-picture failed center" role="alert">
        <p>{texts.pictureFailed}</p>
        <TransientButton className="button small" onClick={() => tell("loading")}>
          <Icon of={refreshIcon} />
          {texts.retryPicture}
        </TransientButton>
        {/* The page's policy may forbid pictures of other hosts, but a link in a new tab still works. */}
        <a
          className="link"
          href={address}
          target="_blank"
          rel="noopener noreferrer nofollow"
          referrerPolicy="no-referrer"
        >
          {texts.openValue}
          <span className="visually-hidden"> {texts.newTab}</span>
        </a>
      </div>
    );
  }
  return (
    <div className="document-picture center" aria-busy={status === "loading"}>
      <img
        src={address}
        alt={texts.picture(name)}
        decoding="async"
        referrerPolicy="no-referrer"
        onLoad={() => tell("shown")}
        onError={() => tell("failed")}
      />
      <button type="button" className="button small" aria-haspopup="dialog" onClick={() => setViewed(true)}>
        <Icon of={maximizeIcon} />
        {texts.enlarge}
      </button>
      {isViewed && <PhotoViewer address={address} name={name} onClose={() => setViewed(false)} />}
    </div>
  );
}

/** One document: its picture, its fields and the decision needed. Give it the document's id as key. */
export function InfoStep({ triage, today }: { readonly triage: Triage; readonly today: Day }) {
  const { document, value, unseen, canDecide, error, isHurried, look, nextPicture } = triage;
  const panel = useFocusOnDocument();
  const owner = [document.driverName, document.routeName].filter((name) => name !== null).join(", ");
  return (
    <div className="document-panel grid min-0" role="group" aria-label={document.name} tabIndex={-1} ref={panel}>
      {owner !== "" && <p className="document-owner">{owner}</p>}
      <div className="document-info">
        {value.kind === "photo" ? (
          <DocumentPicture key={value.address} address={value.address} name={document.name} onLook={look} />
        ) : (
          <div className="document-picture none center">
            <Icon of={fileTextIcon} />
            {(unseen === "missing" || unseen === "refused") && <p>{texts.unseen[unseen]}</p>}
          </div>
        )}
        <div className="document-words grid min-0">
          <DocumentFacts document={document} value={value} today={today} onOpen={() => look("opened")} />
          {canDecide && document.status === "whs_approved" && (
            <p className="document-note flex gap-10 muted text-sm">
              <Icon of={shieldCheckIcon} />
              <span>{texts.checked}</span>
            </p>
          )}
        </div>
      </div>
      <p role="status" className="document-wait muted text-sm">
        {isHurried && texts.pictureComes}
      </p>
      <DecisionError text={texts.approveFailed} error={error} />
      {/* Preloads the next picture. */}
      {nextPicture !== null && <img src={nextPicture} alt="" hidden decoding="async" referrerPolicy="no-referrer" />}
    </div>
  );
}

/**
 * Focuses the document after the previous one was removed with its focused element. Not a button, so that pressing Enter
 * once too often decides nothing. The buttons that change the document keep their own focus.
 */
function useFocusOnDocument() {
  const root = useWidgetRoot();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.closest(".dialog-body")?.scrollTo({ top: 0 });
    if (!root.activeElement?.closest(".document-position")) panel.current?.focus({ preventScroll: true });
  }, [root]);
  return panel;
}

/** The question before approving a document that can't have been seen. */
export function UnseenStep({ triage: { document, unseen, error } }: { readonly triage: Triage }) {
  return (
    <>
      <p className="document-owner" lang="tr">
        {[document.name, document.driverName].filter(Boolean).join(", ")}
      </p>
      <p className="document-unseen flex gap-10">
        <Icon of={triangleAlertIcon} />
        <span>{unseen && texts.unseen[unseen]}</span>
      </p>
      <p className="subtle">{texts.cannotUndo}</p>
      <DecisionError text={texts.approveFailed} error={error} />
    </>
  );
}

/** Why the provider refused a decision. */
export function DecisionError({ text, error }: { readonly text: string; readonly error: ApiError | null }) {
  return (
    <p role="alert" className="field-error flex gap-6 text-sm">
      {error && (
        <>
          <Icon of={circleAlertIcon} size="small" />
          <span>
            {toWriteHelp(error, text).title} {toRefusalText(error)}
          </span>
        </>
      )}
    </p>
  );
}

/** Outcome of the last decision, when no document is left. */
export function DecidedStep({ triage: { step, document } }: { readonly triage: Triage }) {
  const isApproved = step === "approved";
  return (
    <>
      <Outcome
        kind="success"
        icon={circleCheckIcon}
        title={isApproved ? texts.approvedTitle : texts.rejectedTitle}
        text={isApproved ? texts.approved(document.name) : texts.rejected(document.name)}
      />
      <p className="document-remaining subtle text-sm">{texts.noneLeft}</p>
    </>
  );
}

import { useEffect, useRef } from "react";
import circleAlertIcon from "lucide-static/icons/circle-alert.svg?raw";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import fileTextIcon from "lucide-static/icons/file-text.svg?raw";
import shieldCheckIcon from "lucide-static/icons/shield-check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import type { Day } from "../../../core/time/day.ts";
import { type ApiError, toWriteHelp } from "../../../core/http/errors.ts";
import { useWidgetRoot } from "../../kit/element/context.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { Outcome } from "../../kit/feedback/outcome.tsx";
import { DocumentFacts } from "./document-facts.tsx";
import { DocumentPicture } from "./document-picture.tsx";
import { documentMessages as texts } from "./documents.messages.ts";
import { toRefusalText } from "./document-status.tsx";
import type { Triage } from "./use-triage.ts";

/** One document: its picture, its fields and the decision needed. Give it the document's id as key. */
export function InfoStep({ triage, today }: { readonly triage: Triage; readonly today: Day }) {
  const { document, value, unseen, canDecide, error, isHurried, look, nextPicture } = triage;
  const panel = useFocusOnDocument();
  const owner = [document.driverName, document.routeName].filter((name) => name !== null).join(", ");
  return (
    <div className="document-panel" role="group" aria-label={document.name} tabIndex={-1} ref={panel}>
      {owner !== "" && <p className="document-owner">{owner}</p>}
      <div className="document-info">
        {value.kind === "photo" ? (
          <DocumentPicture key={value.address} address={value.address} name={document.name} onLook={look} />
        ) : (
          <div className="document-picture none">
            <Icon of={fileTextIcon} />
            {(unseen === "missing" || unseen === "refused") && <p>{texts.unseen[unseen]}</p>}
          </div>
        )}
        <div className="document-words">
          <DocumentFacts document={document} value={value} today={today} onOpen={() => look("opened")} />
          {canDecide && document.status === "whs_approved" && (
            <p className="document-note">
              <Icon of={shieldCheckIcon} />
              <span>{texts.checked}</span>
            </p>
          )}
        </div>
      </div>
      <p role="status" className="document-wait">
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
      <p className="document-unseen">
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
    <p role="alert" className="field-error">
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
      <p className="document-remaining">{texts.noneLeft}</p>
    </>
  );
}

import { useEffect, useRef } from "react";
import type { Day } from "../../../core/time/day.ts";
import type { ApiError } from "../../../core/http/errors.ts";
import { useWidgetRoot } from "../../kit/element/context.ts";
import { Icon } from "../../kit/text/icon.tsx";
import {
  circleAlertIcon,
  circleCheckIcon,
  fileTextIcon,
  shieldCheckIcon,
  triangleAlertIcon,
} from "../../kit/text/icons.ts";
import { Outcome } from "../../kit/feedback/outcome.tsx";
import { DocumentFacts } from "./document-facts.tsx";
import { DocumentPicture } from "./document-picture.tsx";
import { documentMessages as texts } from "./documents.messages.ts";
import { toRefusalText } from "./refusal-text.ts";
import type { Triage } from "./use-triage.ts";

/** The document itself: picture, what is known of it, and what is awaited of the company. Give it the document's id as key. */
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
      {/* Fetched while this one is looked at, so that the next lies there at once. */}
      {nextPicture !== null && <img src={nextPicture} alt="" hidden decoding="async" referrerPolicy="no-referrer" />}
    </div>
  );
}

/**
 * What held the focus is gone with the document before. It goes to the document and not to a button: Enter, pressed once too
 * often, decides nothing. Who turns the pile with its buttons keeps theirs.
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

/** A question before what nobody can have seen is approved. */
export function UnseenStep({ triage: { document, unseen, error } }: { readonly triage: Triage }) {
  return (
    <>
      <p className="document-owner">{[document.name, document.driverName].filter(Boolean).join(", ")}</p>
      <p className="document-unseen">
        <Icon of={triangleAlertIcon} />
        <span>{unseen && texts.unseen[unseen]}</span>
      </p>
      <p className="subtle">{texts.cannotUndo}</p>
      <DecisionError text={texts.approveFailed} error={error} />
    </>
  );
}

/** Why the provider didn't take a decision. */
export function DecisionError({ text, error }: { readonly text: string; readonly error: ApiError | null }) {
  return (
    <p role="alert" className="field-error">
      {error && (
        <>
          <Icon of={circleAlertIcon} size="small" />
          <span>
            {text} {toRefusalText(error)}
          </span>
        </>
      )}
    </p>
  );
}

/** What has become of the last one: nothing is left to decide. */
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

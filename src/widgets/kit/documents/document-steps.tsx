import { useStore } from "@nanostores/react";
import type { Day } from "../../../core/day.ts";
import { useWidget } from "../element/context.ts";
import { Icon } from "../ui/icon.tsx";
import { circleAlertIcon, circleCheckIcon, fileTextIcon, shieldCheckIcon } from "../ui/icons.ts";
import { Outcome } from "../ui/outcome.tsx";
import { DocumentFacts } from "./document-facts.tsx";
import { DocumentPicture } from "./document-picture.tsx";
import { toDocumentValue } from "./document-value.ts";
import { documentMessages as texts } from "./documents.messages.ts";
import { toRefusalText } from "./refusal-text.ts";
import type { Triage } from "./use-triage.ts";

/** The document itself: picture, what is known of it, and what is awaited of the company. */
export function InfoStep({ triage, today }: { readonly triage: Triage; readonly today: Day }) {
  const { document, canDecide, error } = triage;
  const { session } = useWidget();
  const { apiBase } = useStore(session.$settings);
  const value = toDocumentValue(document, new URL(apiBase, location.href).href);
  const owner = [document.driverName, document.routeName].filter((name) => name !== null).join(", ");
  return (
    <>
      {owner !== "" && <p className="document-owner">{owner}</p>}
      <div className="document-info">
        {value.kind === "photo" ? (
          <DocumentPicture key={value.address} address={value.address} name={document.name} />
        ) : (
          <div className="document-picture none">
            <Icon of={fileTextIcon} />
            {value.kind === "none" && <p>{texts.noValue}</p>}
            {value.kind === "text" && document.isPhoto && <p>{texts.notAddress}</p>}
          </div>
        )}
        <div className="document-words">
          <DocumentFacts document={document} value={value} today={today} />
          {canDecide && document.status === "whs_approved" && (
            <p className="document-note">
              <Icon of={shieldCheckIcon} />
              <span>{texts.checked}</span>
            </p>
          )}
        </div>
      </div>
      <p role="alert" className="field-error">
        {error && (
          <>
            <Icon of={circleAlertIcon} size="small" />
            <span>
              {texts.approveFailed} {toRefusalText(error)}
            </span>
          </>
        )}
      </p>
    </>
  );
}

/** What has become of it, and how much is left. */
export function DecidedStep({ triage: { step, document, waiting } }: { readonly triage: Triage }) {
  const isApproved = step === "approved";
  return (
    <>
      <Outcome
        kind="success"
        icon={circleCheckIcon}
        title={isApproved ? texts.approvedTitle : texts.rejectedTitle}
        text={isApproved ? texts.approved(document.name) : texts.rejected(document.name)}
      />
      <p className="document-remaining">{texts.remaining(waiting)}</p>
    </>
  );
}

import { useStore } from "@nanostores/react";
import type { FormEvent } from "react";
import type { DocumentDesk } from "../../../core/drivers/document-desk.ts";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { ReasonFields } from "../reasons/reason-fields.tsx";
import { DecisionError } from "./document-steps.tsx";
import { documentMessages as texts } from "./documents.messages.ts";
import type { Triage } from "./use-triage.ts";

const skeleton = <Skeleton height={140} />;

interface RejectStepProps {
  readonly triage: Triage;
  readonly reasons: DocumentDesk["reasons"];
  readonly formId: string;
}

/** The form for the reason of a rejection; a reason is required. */
export function RejectStep({ triage, reasons, formId }: RejectStepProps) {
  const load = useStore(reasons.$load);
  const { document, draft, editReason, isRunning, error } = triage;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    triage.reject();
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
      <p className="document-keys">{texts.reasonKeys}</p>
      <DecisionError text={texts.rejectFailed} error={error} />
    </form>
  );
}

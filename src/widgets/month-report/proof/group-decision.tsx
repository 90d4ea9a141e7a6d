import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { ProofRow } from "../../../core/month/proof/proof.ts";
import { Toast } from "../../kit/feedback/toast.tsx";
import { Select } from "../../kit/field/select.tsx";
import { ConfirmDialog } from "../../kit/overlay/confirm-dialog.tsx";
import type { ShownMonth } from "../month-report.store.ts";
import { type DecisionChoice, toConcerned, toGroupOptions, toGroupQuestion } from "./proof.model.ts";
import { proofMessages as texts } from "../month-report.messages.ts";

interface GroupDecisionProps {
  /** The listed rows: those of the group that match search and filter. */
  readonly rows: readonly ProofRow[];
  readonly shown: ShownMonth;
}

/** One decision for all listed rows that have none, after a question; or takes the decisions of the listed rows back. */
export function GroupDecision({ rows, shown }: GroupDecisionProps) {
  const decisions = useStore(shown.decisions.$decisions);
  const [choice, setChoice] = useState<DecisionChoice | null>(null);
  const close = () => setChoice(null);
  const ids = choice && toConcerned(rows, decisions, choice);
  const question = choice && ids && toGroupQuestion(choice, ids.length, rows.length);
  return (
    <>
      <Select
        label={texts.decideAll}
        isLabelHidden
        value=""
        placeholder={texts.decideAll}
        options={toGroupOptions()}
        onChange={setChoice}
      />
      {question?.confirm && (
        <ConfirmDialog
          title={question.title}
          confirm={question.confirm}
          onConfirm={() => {
            shown.decisions.decideAll(ids ?? [], choice === "undo" ? null : choice);
            close();
          }}
          onClose={close}
        >
          {question.text}
        </ConfirmDialog>
      )}
      {question && question.confirm === null && (
        <Toast kind="info" onClose={close}>
          {question.text}
        </Toast>
      )}
    </>
  );
}

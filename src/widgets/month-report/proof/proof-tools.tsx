import { useStore } from "@nanostores/react";
import { type ChangeEvent, type ReactNode, useId, useState } from "react";
import downloadIcon from "lucide-static/icons/download.svg?raw";
import mailIcon from "lucide-static/icons/mail.svg?raw";
import type { Proof, ProofRow } from "../../../core/month/proof/proof.ts";
import {
  compareDecisions,
  largestFile,
  type ProofDecisions,
  readDecisionFile,
  toDecisionFile,
} from "../../../core/month/seats/decisions.ts";
import { formatMonthAndYear, type Month } from "../../../core/time/month.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { CopyText } from "../../kit/feedback/copy-link.tsx";
import { Toast } from "../../kit/feedback/toast.tsx";
import { Select } from "../../kit/field/select.tsx";
import { ConfirmDialog } from "../../kit/overlay/dialog.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { proofMessages as texts } from "../month-report.messages.ts";
import type { ReportProps, ShownMonth } from "../month-report.store.ts";
import {
  type DecisionChoice,
  toConcerned,
  toFileFailure,
  toFileResult,
  toGroupOptions,
  toGroupQuestion,
  toMail,
} from "./proof.model.ts";

interface CopyOrMailProps {
  readonly text: () => string;
  readonly month: Month;
  readonly children: ReactNode;
}

/** Copies a text, or opens a mail with it. */
export function CopyOrMail({ text, month, children }: CopyOrMailProps) {
  const mail = toMail(text(), month);
  return (
    <CopyText
      text={text}
      renderBeside={(copy) => (
        <a
          className="button small"
          href={mail.href}
          onClick={() => {
            if (!mail.isWhole) copy();
          }}
        >
          <Icon of={mailIcon} size="small" />
          {texts.sendMail}
        </a>
      )}
    >
      {children}
    </CopyText>
  );
}

interface DecisionFileProps extends ReportProps {
  readonly proof: Proof;
}

interface FileResult {
  readonly text: string;
  /** Decisions of the file that differ from the user's own, which have stayed. */
  readonly different: ProofDecisions;
}

/** Hands the decisions to a colleague as a file, and takes theirs: undecided rows at once, others only when asked to. */
export function DecisionFile({ store, shown, proof }: DecisionFileProps) {
  const id = useId();
  const own = useStore(shown.decisions.$decisions);
  const company = useStore(store.access.$openCompany);
  const [result, setResult] = useState<FileResult | null>(null);
  const subject = { month: shown.month, company };
  const report = (text: string, different: ProofDecisions = {}) => setResult({ text, different });
  const save = () => {
    const file = new Blob([toDecisionFile(subject, own)], { type: "application/json" });
    try {
      store.session.environment.saveFile(file, texts.decisionsFile(formatMonthAndYear(shown.month)));
      setResult(null);
    } catch {
      report(texts.notSaved);
    }
  };
  const open = async ({ target: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file) return;
    const text = file.size > largestFile ? "" : await file.text();
    // Cleared, so that choosing the same file again fires `change`.
    input.value = "";
    const read = readDecisionFile(text, subject);
    if (read.status !== "read") return report(toFileFailure(read));
    const rows = new Set(proof.groups.flatMap((group) => group.rows.map((row) => row.id)));
    const found = compareDecisions(shown.decisions.$decisions.get(), read.decisions, rows);
    shown.decisions.take(found.added);
    report(toFileResult(found), found.different);
  };
  const isDifferent = result !== null && Object.keys(result.different).length > 0;
  return (
    <div className="proof-file row wrap gap-8">
      <button type="button" className="button small" disabled={Object.keys(own).length === 0} onClick={save}>
        <Icon of={downloadIcon} size="small" />
        {texts.saveDecisions}
      </button>
      <label className="button small" htmlFor={id}>
        {texts.readDecisions}
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept="application/json,.json"
          onChange={(event) => void open(event)}
        />
      </label>
      <p role="status">{result?.text}</p>
      {isDifferent && (
        <TransientButton
          className="link"
          onClick={() => {
            shown.decisions.take(result.different);
            report(texts.decisionsTaken(String(Object.keys(result.different).length)));
          }}
        >
          {texts.takeDifferent}
        </TransientButton>
      )}
    </div>
  );
}

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

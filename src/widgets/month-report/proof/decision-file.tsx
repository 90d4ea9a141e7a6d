import { useStore } from "@nanostores/react";
import { type ChangeEvent, useId, useState } from "react";
import downloadIcon from "lucide-static/icons/download.svg?raw";
import {
  compareDecisions,
  largestFile,
  readDecisionFile,
  toDecisionFile,
} from "../../../core/month/seats/decision-file.ts";
import type { ProofDecisions } from "../../../core/month/seats/decisions.ts";
import type { Proof } from "../../../core/month/proof/proof.ts";
import { formatMonthAndYear } from "../../../core/time/month.ts";
import { Icon } from "../../kit/text/icon.tsx";
import type { MonthReport, ShownMonth } from "../month-report.store.ts";
import { toFileFailure, toFileResult } from "./proof.model.ts";
import { proofMessages as texts } from "../month-report.messages.ts";

interface DecisionFileProps {
  readonly store: MonthReport;
  readonly shown: ShownMonth;
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
  const tell = (text: string, different: ProofDecisions = {}) => setResult({ text, different });
  const save = () => {
    const file = new Blob([toDecisionFile(subject, own)], { type: "application/json" });
    try {
      store.session.environment.saveFile(file, texts.decisionsFile(formatMonthAndYear(shown.month)));
      setResult(null);
    } catch {
      tell(texts.notSaved);
    }
  };
  const open = async ({ target: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file) return;
    const text = file.size > largestFile ? "" : await file.text();
    // Cleared, so that choosing the same file again fires `change`.
    input.value = "";
    const read = readDecisionFile(text, subject);
    if (read.status !== "read") return tell(toFileFailure(read));
    const rows = new Set(proof.groups.flatMap((group) => group.rows.map((row) => row.id)));
    const found = compareDecisions(shown.decisions.$decisions.get(), read.decisions, rows);
    shown.decisions.take(found.added);
    tell(toFileResult(found), found.different);
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
        <button
          type="button"
          className="link"
          onClick={() => {
            shown.decisions.take(result.different);
            tell(texts.decisionsTaken(String(Object.keys(result.different).length)));
          }}
        >
          {texts.takeDifferent}
        </button>
      )}
    </div>
  );
}

import { useStore } from "@nanostores/react";
import { useMemo, useState } from "react";
import type { Decision, DriverDocument } from "../../../core/api/driver-documents.ts";
import type { DocumentDesk } from "../../../core/drivers/document-desk.ts";
import { isAwaiting } from "../../../core/drivers/document-status.ts";
import { emptyReason, toReason } from "../../../core/drivers/reasons.ts";
import { documentAt, type Pile, toNextWaiting, type TriageStep } from "./triage.ts";

const undecided: ReadonlyMap<number, Decision> = new Map();

/** One document after the other: look, decide, go on. */
export function useTriage(documents: readonly DriverDocument[], opened: DriverDocument, desk: DocumentDesk) {
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      documents.findIndex(({ id }) => id === opened.id),
    ),
  );
  const [step, setStep] = useState<TriageStep>("info");
  const [decisions, setDecisions] = useState(undecided);
  const [draft, setDraft] = useState(emptyReason);
  const action = useStore(desk.$state);
  const pile: Pile = { documents, decisions };
  const document = documentAt(pile, place) ?? opened;
  const isRunning = action.status === "running";
  const next = toNextWaiting(pile, place);
  // Only what waits can be decided.
  const waitingAtFirst = useMemo(() => documents.filter(isAwaiting).length, [documents]);

  const goTo = (target: number | null) => {
    if (isRunning || target === null || target < 0 || target >= documents.length) return;
    desk.reset();
    setDraft(emptyReason);
    setStep("info");
    setPlace(target);
  };
  const decide = async (decision: Decision) => {
    if (isRunning || !isAwaiting(document)) return;
    if (!(await desk.decide(document, decision))) return;
    setDecisions((known) => new Map(known).set(document.id, decision));
    setStep(decision.kind === "approve" ? "approved" : "rejected");
    desk.reset();
  };
  const showStep = (wanted: "info" | "reject") => {
    if (isRunning || !isAwaiting(document)) return;
    desk.reset();
    setStep(wanted);
  };
  const reason = toReason(draft);
  return {
    document,
    place,
    count: documents.length,
    waiting: waitingAtFirst - decisions.size,
    step,
    isRunning,
    canDecide: isAwaiting(document),
    error: action.status === "failed" ? action.error : null,
    draft,
    editReason: setDraft,
    canReject: reason !== null,
    hasNext: next !== null,
    goTo,
    goOn: () => goTo(next),
    approve: () => void decide({ kind: "approve" }),
    askReason: () => showStep("reject"),
    goBack: () => showStep("info"),
    reject: () => {
      if (reason !== null) void decide({ kind: "reject", reason });
    },
  };
}
export type Triage = ReturnType<typeof useTriage>;

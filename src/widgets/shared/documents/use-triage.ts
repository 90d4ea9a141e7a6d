import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { Decision, DriverDocument } from "../../../core/api/driver-documents.ts";
import type { DocumentStore } from "../../../core/drivers/document-decisions.ts";
import { isAwaiting } from "../../../core/drivers/document-status.ts";
import { emptyReason, isOther, toReason } from "../../../core/drivers/reasons.ts";
import {
  documentAt,
  type Look,
  type DocumentQueue,
  toDocumentValue,
  toDone,
  toNextWaiting,
  toUnseen,
  type TriageStep,
} from "./documents.model.ts";

const undecided: ReadonlyMap<number, Decision> = new Map();
const unlooked: ReadonlyMap<number, Look> = new Map();

interface TriageOptions {
  readonly documents: readonly DriverDocument[];
  readonly opened: DriverDocument;
  readonly documentStore: DocumentStore;
  readonly onTurn?: ((document: DriverDocument) => void) | undefined;
  /** The provider's address, for the pictures that it hosts. */
  readonly base: string;
}

/** State of the review: shows a document, takes the decision, and continues with the next document. */
export function useTriage({ documents, opened, documentStore, onTurn, base }: TriageOptions) {
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      documents.findIndex(({ id }) => id === opened.id),
    ),
  );
  const [step, setStep] = useState<TriageStep>("info");
  const [decisions, setDecisions] = useState(undecided);
  const [looks, setLooks] = useState(unlooked);
  const [isHurried, setHurried] = useState(false);
  const [draft, setDraft] = useState(emptyReason);
  const [isOtherByKey, setOtherByKey] = useState(false);
  const action = useStore(documentStore.$state);
  const queue: DocumentQueue = { documents, decisions };
  const shown = documents[index];
  const document = documentAt(queue, index) ?? opened;
  const isRunning = action.status === "running";
  const next = toNextWaiting(queue, index);
  const value = toDocumentValue(document, base);
  const unseen = toUnseen(document, value, looks.get(document.id));
  const upcoming = next === null ? undefined : documents[next];
  const upcomingValue = upcoming && toDocumentValue(upcoming, base);

  useEffect(() => {
    if (shown) onTurn?.(shown);
  }, [shown, onTurn]);

  const open = (target: number) => {
    setDraft(emptyReason);
    setOtherByKey(false);
    setHurried(false);
    setStep("info");
    setIndex(target);
  };
  const goTo = (target: number) => {
    if (isRunning || target < 0 || target >= documents.length) return;
    documentStore.reset();
    open(target);
  };
  const decide = async (decision: Decision) => {
    if (isRunning || !isAwaiting(document)) return;
    if (!(await documentStore.decide(document, decision))) return;
    const after = new Map(decisions).set(document.id, decision);
    const following = toNextWaiting({ documents, decisions: after }, index);
    setDecisions(after);
    if (following !== null) open(following);
    else setStep(decision.kind === "approve" ? "approved" : "rejected");
    documentStore.reset();
  };
  const showStep = (wanted: "info" | "reject" | "unseen") => {
    if (isRunning || !isAwaiting(document)) return;
    documentStore.reset();
    setStep(wanted);
  };
  const approve = () => (unseen === null ? void decide({ kind: "approve" }) : showStep("unseen"));
  const reason = toReason(draft);
  return {
    document,
    value,
    index,
    count: documents.length,
    step,
    isRunning,
    canDecide: isAwaiting(document),
    error: action.status === "failed" ? action.error : null,
    /** Why the document can't have been seen; null: it can. */
    unseen,
    /** The approve key was pressed while the picture was loading. */
    isHurried: isHurried && unseen === "loading",
    /** Decisions made since the dialog opened, the newest first. */
    done: toDone(queue),
    /** The next picture, for preloading; null: none. */
    nextPicture: upcomingValue?.kind === "photo" ? upcomingValue.address : null,
    look: (look: Look | undefined) =>
      setLooks((known) => {
        const changed = new Map(known);
        if (look) changed.set(document.id, look);
        else changed.delete(document.id);
        return changed;
      }),
    draft,
    editReason: setDraft,
    canReject: reason !== null,
    goTo,
    /** Asks first when the document can't have been seen. */
    approve,
    /** By key: while the picture is loading the key is ignored with a hint, instead of asking a question. */
    approveByKey: () => (unseen === "loading" ? setHurried(true) : approve()),
    approveUnseen: () => void decide({ kind: "approve" }),
    askReason: () => showStep("reject"),
    /**
     * Selects a reason by its shortcut and sends the rejection at once, unless the reason requires the user's own text.
     */
    rejectByKey(choice: string) {
      if (isRunning) return;
      setDraft({ ...draft, choice });
      setOtherByKey(isOther(choice));
      if (!isOther(choice)) void decide({ kind: "reject", reason: choice });
    },
    isOtherByKey,
    goBack: () => showStep("info"),
    reject: () => {
      if (reason !== null) void decide({ kind: "reject", reason });
    },
  };
}
export type Triage = ReturnType<typeof useTriage>;

import { useStore } from "@nanostores/react";
import { useMemo, useState } from "react";
import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import { toUnapproved } from "../../../core/drivers/bulk-approval.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Dialog } from "../../kit/overlay/dialog.tsx";
import formCss from "../../kit/overlay/form-dialog.css?inline";
import { driverDocumentsMessages as texts } from "../driver-documents.messages.ts";
import type { DriverDocuments } from "../driver-documents.store.ts";
import { ApprovalButtons } from "./approval-buttons.tsx";
import css from "./approve-all.css?inline";
import { ApprovalProgress, ApprovalQuestion } from "./approval-steps.tsx";
import { ApprovalResult } from "./approval-result.tsx";
import { toDoubtful } from "./doubtful.ts";

const dialogStyles = [styles(formCss), styles(css)];
const none: readonly DriverDocument[] = [];

interface ApproveAllProps {
  readonly store: DriverDocuments;
  /** The documents listed; null: an approval is running already. */
  readonly asked: readonly DriverDocument[] | null;
}

/**
 * Confirmation with the number of documents, progress, result of each. Expired and unviewable documents are listed, and
 * approved only if the person includes them.
 */
export function ApproveAllDialog({ store, asked }: ApproveAllProps) {
  useStyles(...dialogStyles);
  const state = useStore(store.bulk.$state);
  const { apiBase } = useStore(store.session.$settings);
  const [isWithDoubtful, setWithDoubtful] = useState(false);
  const [isAsking, setAsking] = useState(asked !== null);
  const [isStopping, setStopping] = useState(false);
  const documents = asked ?? none;
  const today = store.today();
  const doubtful = useMemo(
    () => toDoubtful(documents, today, new URL(apiBase, location.href).href),
    [documents, today, apiBase],
  );
  const chosen = useMemo(() => {
    const left = new Set(isWithDoubtful ? [] : doubtful.map(({ document }) => document));
    return documents.filter((document) => !left.has(document));
  }, [documents, doubtful, isWithDoubtful]);

  const close = () => {
    if (state.status === "done" && state.ids.every((id) => state.outcomes.get(id) === null)) store.bulk.reset();
    store.$layer.set(null);
  };
  const send = (ids: readonly number[]) => {
    setAsking(false);
    setStopping(false);
    void store.approveAll(ids);
  };
  const isRunning = !isAsking && state.status === "running";
  return (
    <Dialog
      title={texts.approveTitle}
      isTitleHidden={!isAsking && state.status === "done"}
      isBusy={isRunning}
      isLeavable={isRunning}
      onClose={close}
      footer={
        <ApprovalButtons
          state={isAsking ? null : state}
          count={chosen.length}
          isStopping={isStopping}
          onApprove={() => send(chosen.map(({ id }) => id))}
          onStop={() => {
            setStopping(true);
            store.bulk.stop();
          }}
          onRetry={() => state.status === "done" && send(toUnapproved(state))}
          onClose={close}
        />
      }
    >
      {isAsking && (
        <ApprovalQuestion
          count={chosen.length}
          others={store.$shown.get().length - documents.length}
          doubtful={doubtful}
          isWithDoubtful={isWithDoubtful}
          onWithDoubtful={setWithDoubtful}
        />
      )}
      {!isAsking && state.status === "running" && <ApprovalProgress state={state} />}
      {!isAsking && state.status === "done" && <ApprovalResult state={state} known={store.bulk.known} />}
    </Dialog>
  );
}

import { useStore } from "@nanostores/react";
import { toWriteHelp } from "../../core/http/errors.ts";
import type { BulkDialog } from "../../core/marketplace/bulk-request.ts";
import { formatNumber } from "../../core/text/format.ts";
import { FormDialog } from "../kit/overlay/form-dialog.tsx";
import { marketplaceBulkMessages as texts } from "./marketplace.messages.ts";
import type { Marketplace } from "./marketplace.store.ts";

const stateOf = {
  confirm: "idle",
  loading: "running",
  success: "done",
  failed: "failed",
  cancel: "idle",
  "cancel-loading": "running",
  "cancel-failed": "failed",
} as const satisfies Record<BulkDialog, string>;

/** Confirmation, progress and success of the bulk request, and the confirmation before it is cancelled. */
export function BulkDialogs({ store: { bulk, people } }: { readonly store: Marketplace }) {
  const load = useStore(bulk.$load);
  const everybody = useStore(people.$load);
  if (load.status !== "ready" || load.data.dialog === null) return null;
  const { dialog, error } = load.data;
  const toFailure = (failed: string) => toWriteHelp(error, failed, texts.mayBeDone);
  /** Clears the failure and shows the confirmation again. */
  const again = (ask: () => void) => {
    bulk.dismiss();
    ask();
  };
  if (dialog.startsWith("cancel")) {
    return (
      <FormDialog
        key="cancel"
        title={texts.cancelTitle}
        state={stateOf[dialog]}
        submit={texts.cancel}
        sending={texts.cancelling}
        isDangerous
        onSubmit={() => void bulk.confirmCancel()}
        onClose={bulk.dismiss}
        onBack={() => again(bulk.askCancel)}
        // Never shown: the dialog closes after success.
        success={{ title: "", text: "" }}
        failure={toFailure(texts.cancelFailed)}
      >
        <p>{texts.cancelText}</p>
      </FormDialog>
    );
  }
  return (
    <FormDialog
      key="create"
      title={texts.dialogTitle}
      state={stateOf[dialog]}
      submit={texts.create}
      sending={texts.sending}
      onSubmit={() => void bulk.confirm()}
      onClose={bulk.dismiss}
      onBack={() => again(bulk.ask)}
      success={{ title: texts.successTitle, text: texts.successText }}
      failure={toFailure(texts.createFailed)}
    >
      <p>{texts.dialogText}</p>
      {everybody.status === "ready" && (
        <p className="subtle">{texts.dialogCount(formatNumber(everybody.data.length))}</p>
      )}
    </FormDialog>
  );
}

import { useStore } from "@nanostores/react";
import { documentMessages } from "../kit/documents/documents.messages.ts";
import { lateCode, useLateCode } from "../kit/element/late-code.ts";
import { AsyncPanel } from "../kit/ui/panel.tsx";
import { driverDocumentsMessages as texts } from "./driver-documents.messages.ts";
import type { DriverDocuments, Layer } from "./driver-documents.store.ts";

// Dialogs come when they are first opened.
const documentCode = lateCode(() => import("../kit/documents/document-dialog.tsx"));
const approvalCode = lateCode(() => import("./approve-all/approve-all-dialog.tsx"));

interface LayersProps {
  readonly store: DriverDocuments;
}

export function Layers({ store }: LayersProps) {
  const layer = useStore(store.$layer);
  if (!layer) return null;
  return layer.kind === "document" ? (
    <DocumentLayer store={store} layer={layer} />
  ) : (
    <ApprovalLayer store={store} layer={layer} />
  );
}

function DocumentLayer({ store, layer }: LayersProps & { readonly layer: Extract<Layer, { kind: "document" }> }) {
  const { load, retry } = useLateCode(documentCode);
  if (load.status === "loading") return null;
  return (
    <AsyncPanel load={load} failedTitle={documentMessages.dialogFailed} onRetry={retry} skeleton={null}>
      {({ DocumentDialog }) => (
        <DocumentDialog
          documents={layer.documents}
          opened={layer.opened}
          today={store.today()}
          desk={store.desk}
          onTurn={store.turnTo}
          onClose={store.closeDocument}
        />
      )}
    </AsyncPanel>
  );
}

function ApprovalLayer({ store, layer }: LayersProps & { readonly layer: Extract<Layer, { kind: "approve-all" }> }) {
  const { load, retry } = useLateCode(approvalCode);
  if (load.status === "loading") return null;
  return (
    <AsyncPanel load={load} failedTitle={texts.dialogFailed} onRetry={retry} skeleton={null}>
      {({ ApproveAllDialog }) => <ApproveAllDialog store={store} asked={layer.documents} />}
    </AsyncPanel>
  );
}

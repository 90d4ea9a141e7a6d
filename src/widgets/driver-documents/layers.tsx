import { useStore } from "@nanostores/react";
import { documentMessages } from "../shared/documents/documents.messages.ts";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { driverDocumentsMessages as texts } from "./driver-documents.messages.ts";
import type { DriverDocuments, Layer } from "./driver-documents.store.ts";

// The code of a dialog is loaded when it is first opened.
const documentCode = lazyModule(() => import("../shared/documents/document-dialog.tsx"));
const approvalCode = lazyModule(() => import("./approve-all/approve-all-dialog.tsx"));

interface LayersProps {
  readonly store: DriverDocuments;
}

export function Layers({ store }: LayersProps) {
  const layer = useStore(store.$layer);
  if (!layer) return null;
  return layer.kind === "document" ? (
    <DocumentLayer key={layer.opened.id} store={store} layer={layer} />
  ) : (
    <ApprovalLayer store={store} layer={layer} />
  );
}

function DocumentLayer({ store, layer }: LayersProps & { readonly layer: Extract<Layer, { kind: "document" }> }) {
  return (
    <LatePart code={documentCode} failedTitle={documentMessages.dialogFailed}>
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
    </LatePart>
  );
}

function ApprovalLayer({ store, layer }: LayersProps & { readonly layer: Extract<Layer, { kind: "approve-all" }> }) {
  return (
    <LatePart code={approvalCode} failedTitle={texts.dialogFailed}>
      {({ ApproveAllDialog }) => <ApproveAllDialog store={store} asked={layer.documents} />}
    </LatePart>
  );
}

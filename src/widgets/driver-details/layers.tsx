import { useStore } from "@nanostores/react";
import { lateCode, useLateCode } from "../kit/element/late-code.ts";
import { documentMessages } from "../kit/documents/documents.messages.ts";
import { AsyncPanel } from "../kit/ui/panel.tsx";
import { driverDetailsMessages as texts } from "./driver-details.messages.ts";
import type { DriverDetails, Layer } from "./driver-details.store.ts";

// Dialogs come when they are first opened.
const phoneCode = lateCode(() => import("./phone/phone-dialog.tsx"));
const documentCode = lateCode(() => import("../kit/documents/document-dialog.tsx"));

interface LayersProps {
  readonly store: DriverDetails;
}

export function DriverLayers({ store }: LayersProps) {
  const layer = useStore(store.$layer);
  if (!layer) return null;
  return layer.kind === "phone" ? <PhoneLayer store={store} /> : <DocumentLayer store={store} layer={layer} />;
}

function PhoneLayer({ store }: LayersProps) {
  const { load, retry } = useLateCode(phoneCode);
  const driver = useStore(store.driver.$load);
  const id = useStore(store.$driverId);
  if (load.status === "loading" || driver.status !== "ready" || id === null) return null;
  return (
    <AsyncPanel load={load} failedTitle={texts.phoneFailed} onRetry={retry} skeleton={null}>
      {({ PhoneDialog }) => <PhoneDialog driverId={id} driver={driver.data} onClose={() => store.$layer.set(null)} />}
    </AsyncPanel>
  );
}

interface DocumentLayerProps extends LayersProps {
  readonly layer: Extract<Layer, { kind: "document" }>;
}

function DocumentLayer({ store, layer }: DocumentLayerProps) {
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
          onClose={() => store.$layer.set(null)}
        />
      )}
    </AsyncPanel>
  );
}

import { useStore } from "@nanostores/react";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { documentMessages } from "../shared/documents/documents.messages.ts";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { driverDetailsMessages as texts } from "./driver-details.messages.ts";
import type { DriverDetails, Layer } from "./driver-details.store.ts";

// The code of a dialog is loaded when it is first opened.
const phoneCode = lazyModule(() => import("./phone/phone-dialog.tsx"));
const documentCode = lazyModule(() => import("../shared/documents/document-dialog.tsx"));

interface LayersProps {
  readonly store: DriverDetails;
}

export function DriverLayers({ store }: LayersProps) {
  const layer = useStore(store.$layer);
  if (!layer) return null;
  return layer.kind === "phone" ? <PhoneLayer store={store} /> : <DocumentLayer store={store} layer={layer} />;
}

function PhoneLayer({ store }: LayersProps) {
  const driver = useStore(store.driver.$load);
  const id = useStore(store.$driverId);
  if (driver.status !== "ready" || id === null) return null;
  return (
    <LatePart code={phoneCode} failedTitle={texts.phoneFailed}>
      {({ PhoneDialog }) => <PhoneDialog driverId={id} driver={driver.data} onClose={() => store.$layer.set(null)} />}
    </LatePart>
  );
}

interface DocumentLayerProps extends LayersProps {
  readonly layer: Extract<Layer, { kind: "document" }>;
}

function DocumentLayer({ store, layer }: DocumentLayerProps) {
  return (
    <LatePart code={documentCode} failedTitle={documentMessages.dialogFailed}>
      {({ DocumentDialog }) => (
        <DocumentDialog
          documents={layer.documents}
          opened={layer.opened}
          today={store.today()}
          desk={store.desk}
          onClose={() => store.$layer.set(null)}
        />
      )}
    </LatePart>
  );
}

import { useStore } from "@nanostores/react";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { Icon } from "../kit/text/icon.tsx";
import { driverDocumentsMessages as texts } from "./driver-documents.messages.ts";
import type { DriverDocuments } from "./driver-documents.store.ts";

/** How many approvals were refused, with a button that sends them again. */
export function FailureNote({ store }: { readonly store: DriverDocuments }) {
  const failures = useStore(store.$failures);
  if (failures.size === 0) return null;
  const retry = () => {
    const ids = [...failures.keys()];
    store.$layer.set({ kind: "approve-all", documents: null });
    void store.approveAll(ids);
  };
  return (
    <div className="failure-note" role="status">
      <Icon of={triangleAlertIcon} />
      <span>{texts.failures(failures.size)}</span>
      <button type="button" className="link" onClick={retry}>
        {texts.retry}
      </button>
      <button type="button" className="link" onClick={store.bulk.reset}>
        {texts.close}
      </button>
    </div>
  );
}

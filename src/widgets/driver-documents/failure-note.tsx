import { useStore } from "@nanostores/react";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { isUnanswered } from "../../core/http/errors.ts";
import { Icon } from "../kit/text/icon.tsx";
import { driverDocumentsMessages as texts } from "./driver-documents.messages.ts";
import type { DriverDocuments } from "./driver-documents.store.ts";

/** How many approvals were refused, with a button that sends them again; and how many may have arrived, which still wait. */
export function FailureNote({ store }: { readonly store: DriverDocuments }) {
  const failures = useStore(store.$failures);
  if (failures.size === 0) return null;
  const ids = [...failures].filter(([, error]) => !isUnanswered(error)).map(([id]) => id);
  const unknown = failures.size - ids.length;
  const retry = () => {
    store.$layer.set({ kind: "approve-all", documents: null });
    void store.approveAll(ids);
  };
  return (
    <div className="failure-note" role="status">
      <Icon of={triangleAlertIcon} />
      <span>
        {ids.length > 0 && texts.failures(ids.length)} {unknown > 0 && texts.stillWaiting(unknown)}
      </span>
      {ids.length > 0 && (
        <button type="button" className="link" onClick={retry}>
          {texts.retry}
        </button>
      )}
      <button type="button" className="link" onClick={store.bulk.reset}>
        {texts.close}
      </button>
    </div>
  );
}

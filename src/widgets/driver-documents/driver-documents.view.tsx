import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import arrowLeftIcon from "lucide-static/icons/arrow-left.svg?raw";
import checkIcon from "lucide-static/icons/check.svg?raw";
import { AreaCount } from "../kit/text/badge.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { Link } from "../kit/text/link.tsx";
import { AsyncPanel, TableSkeleton } from "../kit/feedback/panel.tsx";
import { AreaHead } from "../kit/layout/heading.tsx";
import { driverDocumentsMessages as texts } from "./driver-documents.messages.ts";
import { type DriverDocuments, type Layer, toApproval, toMatchingDocuments } from "./driver-documents.store.ts";
import { PendingTable } from "./pending-table.tsx";
import { documentMessages } from "../shared/documents/documents.messages.ts";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { LatePart } from "../kit/overlay/late-part.tsx";

// The code of a dialog is loaded when it is first opened.
const documentCode = lazyModule(() => import("../shared/documents/document-dialog.tsx"));
const approvalCode = lazyModule(() => import("./approve-all/approve-all-dialog.tsx"));

interface LayersProps {
  readonly store: DriverDocuments;
}

function Layers({ store }: LayersProps) {
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

interface ViewProps {
  readonly store: DriverDocuments;
}

export function DriverDocumentsView({ store }: ViewProps) {
  const { pending } = store;
  const load = useStore(pending.$load);
  return (
    <div className="area driver-documents">
      <div className="documents-area">
        <slot name="heading">
          <p>{texts.area}</p>
        </slot>
      </div>
      <p className="documents-back">
        <Link to={{ name: "drivers" }}>
          <Icon of={arrowLeftIcon} />
          {texts.area}
        </Link>
      </p>
      <AreaHead className="documents-head">
        <h2>{texts.title}</h2>
        <PendingCount store={store} />
        <Decide store={store} />
      </AreaHead>
      <div className="card clipped" part="card">
        <AsyncPanel
          load={load}
          failedTitle={texts.listFailed}
          onRetry={() => void pending.refresh()}
          skeleton={<TableSkeleton />}
        >
          {({ documents, totalCount }) => <PendingTable store={store} missing={totalCount - documents.length} />}
        </AsyncPanel>
      </div>
      <Layers store={store} />
    </div>
  );
}

function PendingCount({ store }: ViewProps) {
  const { length } = useStore(store.$shown);
  const load = useStore(store.pending.$load);
  if (load.status !== "ready") return null;
  return <AreaCount kind={length > 0 ? "danger" : "neutral"} count={length} of={texts.count} />;
}

/** The next step is to look at the documents: they concern safety, and a decision is final. */
function Decide({ store }: ViewProps) {
  const shown = useStore(store.$shown);
  const failures = useStore(store.$failures);
  const table = useStore(store.$table);
  // oxlint-disable-next-line react/exhaustive-deps -- toApproval reads these from the store
  const { label, count } = useMemo(() => toApproval(store), [store, shown, failures, table]);
  if (shown.length === 0) return null;
  return (
    <div className="area-actions wrap gap-8 push">
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        disabled={count === 0}
        onClick={() => store.$layer.set({ kind: "approve-all", documents: toMatchingDocuments(store) })}
      >
        <Icon of={checkIcon} />
        {label}
      </button>
      <button
        type="button"
        className="button primary"
        aria-haspopup="dialog"
        disabled={count === 0}
        onClick={() => {
          const [first] = toMatchingDocuments(store);
          if (first) store.review(first);
        }}
      >
        {texts.startReview}
      </button>
    </div>
  );
}

import { useStore } from "@nanostores/react";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import checkIcon from "lucide-static/icons/check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import type { DriverDocument } from "../../core/api/driver-documents.ts";
import { isUnanswered } from "../../core/http/errors.ts";
import { useFocusAfter } from "../kit/element/focus.ts";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { TransientButton } from "../kit/element/transient-button.tsx";
import { AsyncPanel, LiveRegion, NoticeLine, TableSkeleton } from "../kit/feedback/panel.tsx";
import { RetryLink } from "../kit/feedback/retry-button.tsx";
import { AreaBack, AreaHead } from "../kit/layout/heading.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { ExportMenu } from "../kit/sheet/export/export-menu.tsx";
import { DataTable } from "../kit/table/data-table.tsx";
import { AreaCount } from "../kit/text/badge.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { documentMessages } from "../shared/documents/documents.messages.ts";
import { ExpiryButtons } from "../shared/documents/document-fields.tsx";
import { driverDocumentsMessages as texts } from "./driver-documents.messages.ts";
import { tableDefaults } from "./driver-documents.model.ts";
import { type DriverDocuments, type Layer, toApproval, toMatchingDocuments } from "./driver-documents.store.ts";
import { toColumns } from "./fields.tsx";

// The code of a dialog is loaded when it is first opened.
const documentCode = lazyModule(() => import("../shared/documents/document-dialog.tsx"));
const approvalCode = lazyModule(() => import("./approve-all/approve-all-dialog.tsx"));

interface ViewProps {
  readonly store: DriverDocuments;
}

export function DriverDocumentsView({ store }: ViewProps) {
  const { pending } = store;
  const load = useStore(pending.$load);
  const area = useRef<HTMLDivElement>(null);
  // The button that opened it is gone once everything is approved, and the one in the note at once.
  useFocusAfter(useStore(store.$layer)?.kind === "approve-all", area);
  return (
    <div className="area driver-documents" ref={area}>
      <AreaBack title={texts.area} to={{ name: "drivers" }} />
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

const rowId = ({ id }: DriverDocument) => id;
const rowName = ({ name, driverName }: DriverDocument) => (driverName === null ? name : `${name}, ${driverName}`);
const reviewLabel = () => documentMessages.review;

interface PendingTableProps extends ViewProps {
  /** Number of waiting documents that the provider didn't send. */
  readonly missing: number;
}

function PendingTable({ store, missing }: PendingTableProps) {
  const documents = useShownDocuments(store);
  const failures = useStore(store.$failures);
  const state = useStore(store.$table);
  const today = store.today();
  const columns = useMemo(() => toColumns(today, failures), [today, failures]);
  const isNamedGone = useStore(store.$isNamedGone);
  const open = useMemo(() => ({ label: reviewLabel, onOpen: store.review }), [store]);
  return (
    <>
      {missing > 0 && <NoticeLine>{texts.cut(documents.length, documents.length + missing)}</NoticeLine>}
      {isNamedGone && <NoticeLine>{documentMessages.decidedElsewhere}</NoticeLine>}
      <FailureNote store={store} />
      {documents.length > 0 && (
        <div className="pending-quick">
          <ExpiryButtons documents={documents} today={today} state={state} onChange={store.changeTable} />
        </div>
      )}
      <DataTable
        caption={texts.listCaption}
        columns={columns}
        rows={documents}
        rowId={rowId}
        rowName={rowName}
        state={state}
        defaults={tableDefaults}
        onChange={store.changeTable}
        mode="client"
        open={open}
        noun={texts.noun}
        searchLabel={texts.search}
        emptyTitle={texts.empty}
        storageKey="driver-documents"
        print={{ title: texts.title }}
        toolbar={documents.length > 0 && <ExportMenu workbook={() => store.toWorkbook(toMatchingDocuments(store))} />}
      />
    </>
  );
}

/** From this number of documents on, the list is updated only after the dialog has closed. */
const longList = 500;

/**
 * The dialog shows a decision at once, the list below it later (`useDeferredValue`). A long list is not filtered and sorted again
 * for each of many decisions in a row.
 */
function useShownDocuments(store: DriverDocuments): readonly DriverDocument[] {
  const shown = useStore(store.$shown);
  const isCovered = useStore(store.$layer)?.kind === "document" && shown.length > longList;
  const [kept, setKept] = useState(shown);
  if (!isCovered && kept !== shown) setKept(shown);
  return useDeferredValue(isCovered ? kept : shown);
}

/** How many approvals were refused, with a button that sends them again; and how many may have arrived, which still wait. */
function FailureNote({ store }: ViewProps) {
  const failures = useStore(store.$failures);
  if (failures.size === 0) return null;
  const ids = [...failures].filter(([, error]) => !isUnanswered(error)).map(([id]) => id);
  const unknown = failures.size - ids.length;
  const retry = () => {
    store.$layer.set({ kind: "approve-all", documents: null });
    void store.approveAll(ids);
  };
  return (
    <LiveRegion className="failure-note row wrap">
      <Icon of={triangleAlertIcon} />
      <span>
        {ids.length > 0 && texts.failures(ids.length)} {unknown > 0 && texts.stillWaiting(unknown)}
      </span>
      {ids.length > 0 && <RetryLink text={texts.retry} onRetry={retry} />}
      <TransientButton className="link" onClick={store.bulk.reset}>
        {texts.close}
      </TransientButton>
    </LiveRegion>
  );
}

function Layers({ store }: ViewProps) {
  const layer = useStore(store.$layer);
  if (!layer) return null;
  return layer.kind === "document" ? (
    <DocumentLayer key={layer.opened.id} store={store} layer={layer} />
  ) : (
    <ApprovalLayer store={store} layer={layer} />
  );
}

function DocumentLayer({ store, layer }: ViewProps & { readonly layer: Extract<Layer, { kind: "document" }> }) {
  return (
    <LatePart code={documentCode} failedTitle={documentMessages.dialogFailed}>
      {({ DocumentDialog }) => (
        <DocumentDialog
          documents={layer.documents}
          opened={layer.opened}
          today={store.today()}
          documentStore={store.documentStore}
          onTurn={store.turnTo}
          onClose={store.closeDocument}
        />
      )}
    </LatePart>
  );
}

function ApprovalLayer({ store, layer }: ViewProps & { readonly layer: Extract<Layer, { kind: "approve-all" }> }) {
  return (
    <LatePart code={approvalCode} failedTitle={texts.dialogFailed}>
      {({ ApproveAllDialog }) => <ApproveAllDialog store={store} asked={layer.documents} />}
    </LatePart>
  );
}

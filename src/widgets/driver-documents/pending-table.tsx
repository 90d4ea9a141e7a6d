import { useStore } from "@nanostores/react";
import { useDeferredValue, useMemo, useState } from "react";
import type { DriverDocument } from "../../core/api/driver-documents.ts";
import { documentMessages } from "../shared/documents/documents.messages.ts";
import { ExpiryButtons } from "../shared/documents/expiry-buttons.tsx";
import { ExportMenu } from "../kit/sheet/export/export-menu.tsx";
import { DataTable } from "../kit/table/data-table.tsx";
import { NoticeLine } from "../kit/feedback/panel.tsx";
import { toColumns } from "./fields.tsx";
import { driverDocumentsMessages as texts } from "./driver-documents.messages.ts";
import { tableDefaults } from "./driver-documents.model.ts";
import { type DriverDocuments, toMatchingDocuments } from "./driver-documents.store.ts";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { isUnanswered } from "../../core/http/errors.ts";
import { Icon } from "../kit/text/icon.tsx";

/** How many approvals were refused, with a button that sends them again; and how many may have arrived, which still wait. */
function FailureNote({ store }: { readonly store: DriverDocuments }) {
  const failures = useStore(store.$failures);
  if (failures.size === 0) return null;
  const ids = [...failures].filter(([, error]) => !isUnanswered(error)).map(([id]) => id);
  const unknown = failures.size - ids.length;
  const retry = () => {
    store.$layer.set({ kind: "approve-all", documents: null });
    void store.approveAll(ids);
  };
  return (
    <div className="failure-note row wrap" role="status">
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

const rowId = ({ id }: DriverDocument) => id;
const rowName = ({ name, driverName }: DriverDocument) => (driverName === null ? name : `${name}, ${driverName}`);
const reviewLabel = () => documentMessages.review;

interface PendingTableProps {
  readonly store: DriverDocuments;
  /** Number of waiting documents that the provider didn't send. */
  readonly missing: number;
}

export function PendingTable({ store, missing }: PendingTableProps) {
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
        toolbar={documents.length > 0 && <ExportMenu book={() => store.toBook(toMatchingDocuments(store))} />}
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

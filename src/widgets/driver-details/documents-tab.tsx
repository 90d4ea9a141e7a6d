import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import clockIcon from "lucide-static/icons/clock.svg?raw";
import type { DriverDocument, DriverFolder } from "../../core/api/driver-documents.ts";
import { isAwaiting } from "../../core/drivers/document-status.ts";
import { formatNumber, formatPercent, missing } from "../../core/text/format.ts";
import type { Day } from "../../core/time/day.ts";
import { AsyncPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { ExportMenu } from "../kit/sheet/export/export-menu.tsx";
import type { Workbook } from "../kit/sheet/model.ts";
import { DataTable } from "../kit/table/data-table.tsx";
import { defineFields } from "../kit/table/fields.ts";
import { toMatchingRows } from "../kit/table/rows/table-rows.ts";
import { Chip } from "../kit/text/chip.tsx";
import { documentFields, ExpiryButtons, toDocumentSheetColumns } from "../shared/documents/document-fields.tsx";
import { documentMessages } from "../shared/documents/documents.messages.ts";
import { toQueue } from "../shared/documents/documents.model.ts";
import { driverDetailsMessages as texts } from "./driver-details.messages.ts";
import { type DriverDetails, tableDefaults } from "./driver-details.store.ts";

/** How complete the documents are, and how many wait for the company. */
function FolderSummary({ folder }: { readonly folder: DriverFolder }) {
  const { completionRate, completionText, waitingCount } = folder;
  const width = `${Math.min(100, Math.max(0, completionRate ?? 0))}%`;
  return (
    <div className="folder-summary grid">
      <p>
        <span className="subtle">{texts.completion}</span> <b className="strong">{formatPercent(completionRate)}</b>
        {completionText !== null && <span className="subtle"> {completionText}</span>}
      </p>
      <div className="folder-line" aria-hidden="true">
        <span style={{ width }} />
      </div>
      {waitingCount === null && <span className="subtle">{texts.waiting(missing)}</span>}
      {waitingCount !== null && waitingCount > 0 && (
        <Chip kind="bad" icon={clockIcon}>
          {texts.waiting(formatNumber(waitingCount))}
        </Chip>
      )}
    </div>
  );
}

const skeleton = (
  <div className="skeleton-inset">
    <Skeleton height={44} width="280px" />
    <Skeleton height={420} />
  </div>
);
const rowId = ({ id }: DriverDocument) => id;
const rowName = ({ name }: DriverDocument) => name;
const openLabel = (document: DriverDocument) =>
  isAwaiting(document) ? documentMessages.review : documentMessages.open;

function toColumns(today: Day) {
  const { name, category, registry, receiving, expiry, status } = documentFields(today);
  return defineFields<DriverDocument>([name, category, registry, receiving, expiry, status]).columns;
}

/** `<Sürücü> ISG Belgeleri.xlsx`: the documents that match the present filters. */
export const toFolderWorkbook = (driverName: string, documents: readonly DriverDocument[], today: Day): Workbook => ({
  file: texts.file(driverName),
  sheets: [{ name: texts.sheet, columns: toDocumentSheetColumns(today), rows: documents }],
});

/** The driver's safety documents, with a one-click filter for those that expire soon. */
export function DocumentsTab({ store }: { readonly store: DriverDetails }) {
  const load = useStore(store.folder.$load);
  return (
    <AsyncPanel
      load={load}
      failedTitle={texts.documentsFailed}
      onRetry={() => void store.folder.refresh()}
      skeleton={skeleton}
    >
      {(folder) => <Folder store={store} folder={folder} />}
    </AsyncPanel>
  );
}

function Folder({ store, folder }: { readonly store: DriverDetails; readonly folder: DriverFolder }) {
  const { table } = useStore(store.$state);
  const driver = useStore(store.driver.$load);
  const today = store.today();
  const columns = useMemo(() => toColumns(today), [today]);
  const { documents } = folder;
  const toListed = () => toMatchingRows(documents, columns, table);
  const open = {
    label: openLabel,
    onOpen: (opened: DriverDocument) =>
      store.$layer.set({ kind: "document", documents: toQueue(toListed(), opened), opened }),
  };
  const name = driver.status === "ready" ? driver.data.name : (documents[0]?.driverName ?? texts.title);
  return (
    <>
      <div className="folder-head row wrap split">
        <FolderSummary folder={folder} />
        <ExpiryButtons documents={documents} today={today} state={table} onChange={store.changeTable} />
      </div>
      <DataTable
        caption={texts.documentsCaption}
        columns={columns}
        rows={documents}
        rowId={rowId}
        rowName={rowName}
        state={table}
        defaults={tableDefaults}
        onChange={store.changeTable}
        mode="client"
        hasPaging={false}
        open={open}
        noun={texts.noun}
        searchLabel={texts.searchDocuments}
        emptyTitle={texts.noDocuments}
        storageKey="driver-documents-of-one"
        print={{ title: name, subject: texts.documentsCaption }}
        toolbar={<ExportMenu workbook={() => toFolderWorkbook(name, toListed(), today)} />}
      />
    </>
  );
}

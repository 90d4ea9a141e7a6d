import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { CompanyDocument, DocumentChoices } from "../../core/api/documents.ts";
import { toHelp } from "../../core/http/errors.ts";
import { missing } from "../../core/text/format.ts";
import { DataTable } from "../kit/table/data-table.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { MissingNote } from "../kit/feedback/missing-note.tsx";
import { AsyncPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { ResetList } from "../kit/feedback/reset-list.tsx";
import { Toast } from "../kit/feedback/toast.tsx";
import { toColumns } from "./columns.tsx";
import { documentsMessages as texts } from "./documents.messages.ts";
import { pageSizes } from "./documents.model.ts";
import type { Documents } from "./documents.store.ts";
import type { Downloads } from "./downloads.store.ts";

const skeleton = (
  <div className="documents-skeleton">
    <Skeleton height={38} width="280px" />
    <Skeleton height={560} />
  </div>
);
const rowId = ({ key }: CompanyDocument) => key;
const rowName = ({ name }: CompanyDocument) => name ?? missing;
const noChoices: DocumentChoices = { names: [], types: [], periods: [] };

export function DocumentsView({ store }: { readonly store: Documents }) {
  return (
    <div className="documents">
      <div className="documents-head">
        <Heading title={texts.title} />
        <p className="subtle">{texts.lead}</p>
      </div>
      <div className="card clipped" part="card">
        <DocumentTable store={store} />
      </div>
      <FailureToast downloads={store.downloads} />
    </div>
  );
}

/** The provider filters, sorts and cuts into pages. */
function DocumentTable({ store }: { readonly store: Documents }) {
  const { documents, choices, downloads } = store;
  const load = useStore(documents.$load);
  const known = useStore(choices.$load);
  const state = useStore(store.$table);
  const offered = known.status === "ready" ? known.data : noChoices;
  const columns = useMemo(() => toColumns(offered, downloads), [offered, downloads]);
  return (
    <>
      <AsyncPanel
        load={load}
        failedTitle={texts.listFailed}
        onRetry={() => void documents.refresh()}
        skeleton={skeleton}
      >
        {(page) => (
          <DataTable
            caption={texts.lead}
            columns={columns}
            rows={page.documents}
            rowId={rowId}
            rowName={rowName}
            state={state}
            defaults={store.defaults()}
            onChange={store.changeTable}
            mode="remote"
            total={page.count}
            isRefreshing={load.status === "ready" && load.isPrevious}
            ofThem={texts.ofThem}
            pageSizes={pageSizes}
            emptyTitle={texts.empty}
            toolbar={
              known.status === "failed" && (
                <MissingNote text={texts.filtersFailed} onRetry={() => void choices.refresh()} />
              )
            }
          />
        )}
      </AsyncPanel>
      {load.status === "failed" && !store.isUntouched(state) && (
        <ResetList onReset={() => store.changeTable(store.defaults())} />
      )}
    </>
  );
}

/** The failed download with a plain link to the file: CORS may keep the page from reading it, but not the person. */
function FailureToast({ downloads }: { readonly downloads: Downloads }) {
  const failed = useStore(downloads.$failed);
  if (!failed) return null;
  const { name, href, error } = failed;
  return (
    <Toast kind="error" onClose={downloads.dismiss}>
      <p>
        <b className="documents-failed">{name}</b> {texts.failed} {toHelp(error)}
      </p>
      <button type="button" className="link" onClick={() => downloads.start(failed)}>
        {texts.retry}
      </button>{" "}
      <a className="link" href={href} target="_blank" rel="noopener noreferrer nofollow" referrerPolicy="no-referrer">
        {texts.open}
      </a>
    </Toast>
  );
}

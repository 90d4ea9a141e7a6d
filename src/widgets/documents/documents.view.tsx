import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { CompanyFile, FileChoices } from "../../core/api/files.ts";
import { toHelp } from "../../core/http/errors.ts";
import { missing } from "../../core/text/format.ts";
import { MissingNote } from "../kit/feedback/retry-button.tsx";
import { Toast } from "../kit/feedback/toast.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { longPageSizes } from "../kit/table/page-size.contract.ts";
import { RemoteTable } from "../kit/table/remote-table.tsx";
import { documentsMessages as texts } from "./documents.messages.ts";
import type { Documents } from "./documents.store.ts";
import type { Downloads } from "./downloads.store.ts";
import { toColumns } from "./fields.tsx";

const rowId = ({ key }: CompanyFile) => key;
const rowName = ({ name }: CompanyFile) => name ?? missing;
const noChoices: FileChoices = { names: [], types: [], periods: [] };

export function DocumentsView({ store }: { readonly store: Documents }) {
  return (
    <div className="area documents">
      <div className="documents-head grid">
        <Heading title={texts.title} />
        <p className="subtle">{texts.lead}</p>
      </div>
      <div className="card clipped" part="card">
        <FileTable store={store} />
      </div>
      <FailureToast downloads={store.downloads} />
    </div>
  );
}

function FileTable({ store }: { readonly store: Documents }) {
  const { choices, downloads } = store;
  const known = useStore(choices.$load);
  const offered = known.status === "ready" ? known.data : noChoices;
  const order = useStore(store.$table).sort?.column;
  const columns = useMemo(() => toColumns(offered, downloads, order), [offered, downloads, order]);
  return (
    <RemoteTable
      list={store}
      failedTitle={texts.listFailed}
      caption={texts.lead}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      noun={texts.noun}
      pageSizes={longPageSizes}
      emptyTitle={texts.empty}
      print={{ title: texts.title }}
      toolbar={
        known.status === "failed" && <MissingNote text={texts.filtersFailed} onRetry={() => void choices.refresh()} />
      }
    />
  );
}

/** The failed download with a plain link to the file: CORS may block the page's request, but not opening the link. */
function FailureToast({ downloads }: { readonly downloads: Downloads }) {
  const failed = useStore(downloads.$failed);
  if (!failed) return null;
  const { name, href, error } = failed;
  return (
    <Toast kind="error" onClose={downloads.dismiss}>
      <p>
        <b className="documents-failed strong" lang="tr">
          {name}
        </b>{" "}
        {texts.failed} {toHelp(error)}
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

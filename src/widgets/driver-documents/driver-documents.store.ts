import { atom, computed, type ReadableAtom } from "nanostores";
import { type DriverDocument, pendingDocuments } from "../../core/api/driver-documents.ts";
import { createDocumentStore } from "../../core/drivers/document-decisions.ts";
import type { ApiError } from "../../core/http/errors.ts";
import { createQuery } from "../../core/query/query.ts";
import { jobsOf } from "../../core/session/jobs.ts";
import { type Day, toDay } from "../../core/time/day.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import { createQueryState, type StoreOptions } from "../kit/element/query-state.ts";
import { toMatchingRows } from "../kit/table/rows/table-rows.ts";
import { hasCriteria, type TableState } from "../kit/table/table-state.ts";
import { toQueue } from "../shared/documents/documents.model.ts";
import { approvalJob, createApprovalWork } from "./approve-all/approval-work.ts";
import type { driverDocumentsContract } from "./driver-documents.contract.ts";
import { driverDocumentsMessages as texts } from "./driver-documents.messages.ts";
import {
  type DocumentsState,
  readDocumentId,
  readQuery,
  toFailures,
  toPendingWorkbook,
  toShownList,
  writeState,
} from "./driver-documents.model.ts";
import { toColumns } from "./fields.tsx";

interface DocumentList {
  readonly $shown: ReadableAtom<readonly DriverDocument[]>;
  readonly $table: ReadableAtom<TableState>;
  readonly $failures: ReadableAtom<ReadonlyMap<number, ApiError>>;
  readonly today: () => Day;
}

/** The documents that match search and filters, of all pages, in the order of the list. */
export function toMatchingDocuments(store: DocumentList): readonly DriverDocument[] {
  return toMatchingRows(store.$shown.get(), toColumns(store.today(), store.$failures.get()), store.$table.get());
}

/** Label and number of the bulk approval: with a search or a filter only the matching documents. */
export function toApproval(store: DocumentList): { readonly label: string; readonly count: number } {
  if (!hasCriteria(store.$table.get())) return { label: texts.approveAll, count: store.$shown.get().length };
  const { length: count } = toMatchingDocuments(store);
  return { label: texts.approveListed(count), count };
}

type Values = AttributeValues<typeof driverDocumentsContract.attributes> & CommonValues;

export type DriverDocuments = ReturnType<typeof createDriverDocuments>;

/** The dialog that is open. */
export type Layer =
  /** One of the documents that the list shows. */
  | { readonly kind: "document"; readonly documents: readonly DriverDocument[]; readonly opened: DriverDocument }
  /** The documents to approve; null: shows the approval that is running or has ended. */
  | { readonly kind: "approve-all"; readonly documents: readonly DriverDocument[] | null };

/** The safety documents that wait for the company's approval. */
export function createDriverDocuments({ scope, $attributes, emit }: StoreOptions<Values>) {
  const { session } = scope;
  const { $state, change } = createQueryState<DocumentsState, Values>({
    scope,
    $attributes,
    emit,
    read: ({ query }) => ({ table: readQuery(query), documentId: readDocumentId(query) }),
    write: writeState,
  });
  const pending = createQuery(scope, pendingDocuments);
  const approval = jobsOf(session).take(approvalJob, () => createApprovalWork(session));
  const bulk = approval.work;
  scope.onEnd(approval.hold());
  // An approval continues when the element is left; on return, the dialog shows its progress or result.
  const $layer = atom<Layer | null>(approval.isLeft ? { kind: "approve-all", documents: null } : null);
  const $shown = computed(pending.$load, toShownList());
  const today = () => toDay(session.environment.now());
  const list = {
    /** The documents that still wait, in the provider's order; the same array until one of them changes. */
    $shown,
    $table: computed($state, ({ table }) => table),
    /** Errors of the last bulk approval, for the documents that still wait. */
    $failures: computed([bulk.$state, $shown], toFailures),
    today,
  };
  /** Id of the document that the dialog shows. */
  let shownId: number | null = null;
  const open = (opened: DriverDocument) => {
    shownId = opened.id;
    $layer.set({ kind: "document", documents: toQueue(toMatchingDocuments(list), opened), opened });
  };
  /** Writes the open document's id to the query, so that a link can open it. */
  const writeId = (documentId: number | null) => change({ ...$state.get(), documentId });
  const toNamed = ({ documentId }: DocumentsState) => $shown.get().find(({ id }) => id === documentId);
  const follow = () => {
    const layer = $layer.get();
    if (layer?.kind === "approve-all" || (layer && $state.get().documentId === shownId)) return;
    const named = toNamed($state.get());
    if (named) open(named);
    else $layer.set(null);
  };
  scope.onEnd($state.subscribe(follow));
  scope.onEnd(pending.$load.listen(follow));
  return {
    session,
    pending,
    ...list,
    /** Whether the query names a document that no longer waits for approval. */
    $isNamedGone: computed(
      [$state, $layer, pending.$load],
      (state, layer, { status }) =>
        status === "ready" && layer === null && state.documentId !== null && toNamed(state) === undefined,
    ),
    changeTable: (table: TableState) => change({ ...$state.get(), table }),
    documentStore: createDocumentStore(scope.late),
    bulk,
    $layer,
    review(opened: DriverDocument) {
      open(opened);
      writeId(opened.id);
    },
    /** To be called when the dialog shows another document. */
    turnTo({ id }: DriverDocument) {
      shownId = id;
      writeId(id);
    },
    closeDocument() {
      $layer.set(null);
      writeId(null);
    },
    /** The spreadsheet: the documents listed, and their drivers. */
    toWorkbook: (documents: readonly DriverDocument[]) => toPendingWorkbook(session.http, documents, today()),
    /** Approves the documents; if any was refused, reloads the list, because refused documents may have changed meanwhile. */
    async approveAll(ids: readonly number[]) {
      for (const document of $shown.get()) bulk.known.set(document.id, document);
      await bulk.start(ids);
      const state = bulk.$state.get();
      if (state.status !== "done") return;
      if ([...state.outcomes.values()].some((outcome) => outcome !== null)) await pending.refresh();
    },
  };
}

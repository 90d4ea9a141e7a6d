import { computed } from "nanostores";
import { fetchDocuments, documentsCall } from "../../core/api/documents.ts";
import { documentChoices } from "../../core/documents/document-choices.ts";
import { createListQuery } from "../../core/query/list-query.ts";
import { createQuery } from "../../core/query/query.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/define-widget.tsx";
import { createRemoteList, createTableQuery } from "../kit/table/remote-list.ts";
import { firstPage } from "../kit/table/table-state.ts";
import type { documentsContract } from "./documents.contract.ts";
import { filterColumns, firstOrder, toDocumentSearch, toSensible } from "./documents.model.ts";
import { createDownloads } from "./downloads.store.ts";
import { keyOf } from "../../core/query/call-query.ts";

type Values = AttributeValues<typeof documentsContract.attributes> & CommonValues;

export type Documents = ReturnType<typeof createDocuments>;

const query = createTableQuery({ names: { sort: "ordering", file_name: "name" }, filters: filterColumns, toSensible });

/** The company's contracts and reports, page by page from the provider. */
export function createDocuments(options: StoreOptions<Values>) {
  const { scope } = options;
  const list = createRemoteList(options, query, (pageSize) => ({ ...firstPage(pageSize), sort: firstOrder }));
  const documents = createListQuery(scope, {
    $parameters: computed(list.$table, toDocumentSearch),
    key: (search) => keyOf(documentsCall, search),
    fetch: fetchDocuments,
  });
  const choices = createQuery(scope, documentChoices);
  const downloads = createDownloads(options);
  return {
    session: scope.session,
    ...list,
    documents,
    choices,
    downloads,
  };
}

import { documentChoices } from "../../core/documents/document-choices.ts";
import { createQuery } from "../../core/query/query.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import { createListState, createProviderList } from "../kit/table/provider-list.ts";
import type { documentsContract } from "./documents.contract.ts";
import { documentList } from "./documents.model.ts";
import { createDownloads } from "./downloads.store.ts";

type Values = AttributeValues<typeof documentsContract.attributes> & CommonValues;

export type Documents = ReturnType<typeof createDocuments>;

/** The company's contracts and reports, page by page from the provider. */
export function createDocuments(options: StoreOptions<Values>) {
  const { scope } = options;
  const list = createProviderList(scope, documentList, "documents", createListState(options, documentList));
  const choices = createQuery(scope, documentChoices);
  const downloads = createDownloads(options);
  return {
    ...list,
    documents: list.page,
    choices,
    downloads,
  };
}

import { fileChoices, fileColumns, documentsCall, fetchAllFiles, fetchFiles } from "../../core/api/files.ts";
import { keyOf } from "../../core/query/call-query.ts";
import { createQuery } from "../../core/query/query.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import { createListState, createProviderList, defineProviderList } from "../kit/table/provider-list.ts";
import { firstPage, type TableSort } from "../kit/table/table-state.ts";
import type { documentsContract } from "./documents.contract.ts";
import { createDownloads } from "./downloads.store.ts";

/** The newest first. */
const firstOrder = { column: "uploaded_at", isDescending: true } as const satisfies TableSort;

export const documentList = defineProviderList({
  names: { sort: "ordering", file_name: "name" },
  filters: ["file_name", "file_type", "period"],
  orders: fileColumns,
  toDefaults: (pageSize) => ({ ...firstPage(pageSize), sort: firstOrder }),
  /** Each filter takes one value, as the provider's do. */
  toValidFilters: (filters) =>
    Object.fromEntries(Object.entries(filters).map(([id, values]) => [id, values.slice(0, 1)] as const)),
  toSearch: ({ page, pageSize, filters }, order) => ({
    page,
    pageSize,
    name: filters["file_name"]?.[0] ?? null,
    type: filters["file_type"]?.[0] ?? null,
    period: filters["period"]?.[0] ?? null,
    order: order ?? firstOrder,
  }),
  key: keyOf(documentsCall),
  fetch: fetchFiles,
  fetchAll: fetchAllFiles,
});

type Values = AttributeValues<typeof documentsContract.attributes> & CommonValues;

export type Documents = ReturnType<typeof createDocuments>;

/** The company's contracts and reports, page by page from the provider. */
export function createDocuments(options: StoreOptions<Values>) {
  const { scope } = options;
  const list = createProviderList(scope, documentList, "documents", createListState(options, documentList));
  const choices = createQuery(scope, fileChoices);
  const downloads = createDownloads(options);
  return {
    ...list,
    files: list.page,
    choices,
    downloads,
  };
}

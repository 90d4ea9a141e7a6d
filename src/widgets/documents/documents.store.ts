import { atom, computed } from "nanostores";
import { fetchDocumentChoices, fetchDocuments } from "../../core/api/documents.ts";
import { createListQuery } from "../../core/query/list-query.ts";
import { createQuery } from "../../core/query/query.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions, WidgetStore } from "../kit/element/define-widget.tsx";
import { createQueryState } from "../kit/element/query-state.ts";
import { renameParameters } from "../kit/table/filters/rename-parameters.ts";
import { parseTableQuery, toTableQuery } from "../kit/table/table-query.ts";
import type { TableState } from "../kit/table/table-state.ts";
import type { documentsContract } from "./documents.contract.ts";
import { filterColumns, firstOrder, toDocumentSearch, toSensible } from "./documents.model.ts";
import { createDownloads } from "./downloads.store.ts";

type Values = AttributeValues<typeof documentsContract.attributes> & CommonValues;

export type Documents = ReturnType<typeof createDocuments>;

function toDefaults({ pageSize }: Values): TableState {
  return { search: "", sort: firstOrder, page: 1, pageSize, filters: {} };
}

/** An address has the provider's own names, as its parameters do. */
function read(values: Values): TableState {
  const query = renameParameters(values.query, { ordering: "sort", name: "file_name" });
  return toSensible(parseTableQuery(query, toDefaults(values), { filters: filterColumns }));
}

function write(state: TableState, values: Values): string {
  return renameParameters(toTableQuery(state, toDefaults(values)), { sort: "ordering", file_name: "name" });
}

/** The company's contracts and reports, page by page from the provider. */
export function createDocuments({ session, $attributes, emit }: StoreOptions<Values>) {
  const table = createQueryState<TableState, Values>({
    $attributes,
    emit,
    now: session.environment.now,
    read,
    write,
    isOutdated: (before, after) => before.pageSize !== after.pageSize,
  });
  const documents = createListQuery(session, {
    $parameters: computed(table.$state, toDocumentSearch),
    key: (search) => ["documents", search],
    fetch: fetchDocuments,
  });
  const choices = createQuery(session, { key: ["document-choices"], fetch: fetchDocumentChoices });
  const downloads = createDownloads({ session, emit });
  return {
    documents,
    choices,
    downloads,
    $table: table.$state,
    changeTable: table.change,
    defaults: () => toDefaults($attributes.get()),
    /** True until a person filters, sorts or turns a page. */
    isUntouched: (state: TableState) => write(state, $attributes.get()) === "",
    $queries: atom([documents, choices]),
    destroy() {
      table.stop();
      downloads.destroy();
    },
  } satisfies WidgetStore & Record<string, unknown>;
}

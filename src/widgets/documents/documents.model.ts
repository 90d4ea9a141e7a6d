import {
  type CompanyDocument,
  documentColumns,
  documentsCall,
  fetchAllDocuments,
  fetchDocuments,
} from "../../core/api/documents.ts";
import { keyOf } from "../../core/query/call-query.ts";
import { missing } from "../../core/text/format.ts";
import { toDay } from "../../core/time/day.ts";
import { defineProviderList } from "../kit/table/provider-list.ts";
import { firstPage, type TableSort } from "../kit/table/table-state.ts";

/** The newest first. */
const firstOrder = { column: "uploaded_at", isDescending: true } as const satisfies TableSort;

export const documentList = defineProviderList({
  names: { sort: "ordering", file_name: "name" },
  filters: ["file_name", "file_type", "period"],
  orders: documentColumns,
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
  fetch: fetchDocuments,
  fetchAll: fetchAllDocuments,
});

/** Year and period, "2026 Ekim"; the year is left out when the period already names it. */
export function toPeriodText({ year, period }: Pick<CompanyDocument, "year" | "period">): string {
  const parts = period?.includes(String(year)) ? [period] : [year, period];
  return parts.filter((part) => part !== null).join(" ") || missing;
}

/** The year under which a file stands in an order by time: of its upload, or of its period. Empty in another order. */
export function toYear(document: Pick<CompanyDocument, "year" | "uploadedAt">, order: string | undefined): string {
  if (order === "period") return document.year === null ? "" : String(document.year);
  return order === "uploaded_at" && document.uploadedAt !== null ? toDay(document.uploadedAt).slice(0, 4) : "";
}

import {
  type CompanyDocument,
  type DocumentColumn,
  documentColumns,
  type DocumentSearch,
} from "../../core/api/documents.ts";
import { missing } from "../../core/text/format.ts";
import { toDay } from "../../core/time/day.ts";
import type { TableSort, TableState } from "../kit/table/table-state.ts";

/** The newest first. */
export const firstOrder: TableSort = { column: "uploaded_at", isDescending: true };

/** The columns with a filter. */
export const filterColumns = ["file_name", "file_type", "period"] as const;

const isColumn = (text: string): text is DocumentColumn => (documentColumns as readonly string[]).includes(text);

/** Removes invalid values from a state that came from an address: each filter takes one value, as the provider's do. */
export function toSensible(state: TableState): TableState {
  const filters = Object.entries(state.filters).map(([id, values]) => [id, values.slice(0, 1)] as const);
  const sort = state.sort && isColumn(state.sort.column) ? state.sort : firstOrder;
  return { ...state, sort, filters: Object.fromEntries(filters) };
}

/** The parameters of the request. */
export function toDocumentSearch({ page, pageSize, sort, filters }: TableState): DocumentSearch {
  const { column, isDescending } = sort ?? firstOrder;
  return {
    page,
    pageSize,
    name: filters["file_name"]?.[0] ?? null,
    type: filters["file_type"]?.[0] ?? null,
    period: filters["period"]?.[0] ?? null,
    order: { column: isColumn(column) ? column : "uploaded_at", isDescending },
  };
}

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

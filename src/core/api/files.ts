import * as v from "valibot";
import { type ListPage, readPages } from "../http/all-pages.ts";
import type { Http } from "../http/http.ts";
import { queryOf } from "../query/call-query.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { entity, from } from "./entity.ts";
import { filterOptions, optionalMoment, optionalNumber, optionalText, pageOf, requiredText } from "./values.ts";

/** Columns by which the provider can order files. */
export const fileColumns = ["file_name", "file_type", "uploaded_at", "period", "file_size"] as const;
type FileColumn = (typeof fileColumns)[number];

/** Null filters nothing. */
interface FileSearch {
  readonly name: string | null;
  readonly type: string | null;
  readonly period: string | null;
  readonly order: { readonly column: FileColumn; readonly isDescending: boolean };
  /** From 1. */
  readonly page: number;
  /** 20, 50 or 100. */
  readonly pageSize: number;
}

const row = entity({
  name: from("file_name", optionalText),
  type: from("file_type", optionalText),
  /** Ms since 1970. */
  uploadedAt: from("uploaded_at", optionalMoment),
  year: optionalNumber,
  /** Part of the year: a month, a quarter or all of it, in the provider's words. */
  period: optionalText,
  /** Bytes. */
  size: from("file_size", optionalNumber),
  /** As the provider gave it, unchecked: open it only through core/platform/web-address.ts. */
  address: from("file_url", optionalText),
});
/** A contract or report that was uploaded for the company. */
export interface CompanyFile extends v.InferOutput<typeof row> {
  /** Unique within a page: the provider gives files no id. */
  readonly key: string;
}

export const documentsCall = defineCall("GET /api/company/documents/", pageOf(row), {
  query: {
    page: wholeNumber,
    page_size: wholeNumber,
    name: v.nullish(v.string()),
    file_type: v.nullish(v.string()),
    period: v.nullish(v.string()),
    ordering: v.string(),
  },
});

/** One page of the company's files. Throws ApiError. */
export async function fetchFiles(
  http: Http,
  { name, type, period, order, page, pageSize }: FileSearch,
  signal?: AbortSignal,
): Promise<ListPage<CompanyFile>> {
  const ordering = `${order.isDescending ? "-" : ""}${order.column}`;
  const { results, count } = await send(http, documentsCall, {
    query: { page, page_size: pageSize, name, file_type: type, period, ordering },
    signal,
  });
  const rows = results.map((found, index) => ({
    ...found,
    key: `${(page - 1) * pageSize + index} ${found.address ?? found.name ?? ""}`,
  }));
  return { rows, count };
}

/** Rows of a page, and most pages, when all files are read. */
const allPages = { pageSize: 100, pageLimit: 200 };

/** All matching files in batches, for printing. Throws ApiError. */
export function fetchAllFiles(http: Http, search: FileSearch, signal?: AbortSignal) {
  const { pageSize, pageLimit } = allPages;
  return readPages({
    fetchPage: (page) => fetchFiles(http, { ...search, page, pageSize }, signal),
    identify: ({ address, name, uploadedAt }) => [address, name, uploadedAt].join(" "),
    hasNamesakes: true,
    pageLimit,
  });
}

const choices = entity({
  names: from("name", filterOptions(requiredText)),
  types: from("type", filterOptions(requiredText)),
  periods: from("period", filterOptions(requiredText)),
});
/** The filters' options; a column that the provider leaves out has none. */
export type FileChoices = v.InferOutput<typeof choices>;
const choicesAnswer = v.pipe(
  v.unknown(),
  v.metadata({ documented: v.object({ results: choices }) }),
  v.transform((body) => {
    const isWrapped = typeof body === "object" && body !== null && "results" in body;
    return isWrapped ? body.results : body;
  }),
  choices,
);
export const documentChoicesCall = defineCall("GET /api/company/documents/column-filters/", choicesAnswer);

/** Throws ApiError. */
export function fetchFileChoices(http: Http, signal?: AbortSignal): Promise<FileChoices> {
  return send(http, documentChoicesCall, { signal });
}

/** Filter options of the files list: the names, types and periods of all files. */
export const fileChoices = queryOf(documentChoicesCall, fetchFileChoices);

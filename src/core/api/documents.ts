import * as v from "valibot";
import { readPages } from "../http/all-pages.ts";
import type { Http } from "../http/http.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { optionalMoment } from "./moments.ts";
import { list, optionalNumber, optionalText, pageOf, requiredText } from "./values.ts";

/** A contract or report that was uploaded for the company. */
export interface CompanyDocument {
  /** Unique within a page: the provider gives documents no id. */
  readonly key: string;
  readonly name: string | null;
  readonly type: string | null;
  /** Ms since 1970. */
  readonly uploadedAt: number | null;
  readonly year: number | null;
  /** Part of the year: a month, a quarter or all of it, in the provider's words. */
  readonly period: string | null;
  /** Bytes. */
  readonly size: number | null;
  /** As the provider gave it, unchecked: open it only through core/platform/file-address.ts. */
  readonly address: string | null;
}

/** Columns by which the provider can order documents. */
export const documentColumns = ["file_name", "file_type", "uploaded_at", "period", "file_size"] as const;
export type DocumentColumn = (typeof documentColumns)[number];

/** Null filters nothing. */
export interface DocumentSearch {
  readonly name: string | null;
  readonly type: string | null;
  readonly period: string | null;
  readonly order: { readonly column: DocumentColumn; readonly isDescending: boolean };
  /** From 1. */
  readonly page: number;
  /** 20, 50 or 100. */
  readonly pageSize: number;
}

export interface DocumentPage {
  readonly documents: readonly CompanyDocument[];
  /** Documents on all pages; null: not given by the provider. */
  readonly count: number | null;
}

const row = v.object({
  file_name: optionalText,
  file_type: optionalText,
  uploaded_at: optionalMoment,
  year: optionalNumber,
  period: optionalText,
  file_size: optionalNumber,
  file_url: optionalText,
});

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

/** One page of the company's documents. Throws ApiError. */
export async function fetchDocuments(
  http: Http,
  { name, type, period, order, page, pageSize }: DocumentSearch,
  signal?: AbortSignal,
): Promise<DocumentPage> {
  const ordering = `${order.isDescending ? "-" : ""}${order.column}`;
  const { results, count } = await send(http, documentsCall, {
    query: { page, page_size: pageSize, name, file_type: type, period, ordering },
    signal,
  });
  const documents = results.map((found, index): CompanyDocument => ({
    key: `${(page - 1) * pageSize + index} ${found.file_url ?? found.file_name ?? ""}`,
    name: found.file_name,
    type: found.file_type,
    uploadedAt: found.uploaded_at,
    year: found.year,
    period: found.period,
    size: found.file_size,
    address: found.file_url,
  }));
  return { documents, count };
}

/** Rows of a page, and most pages, when all files are read. */
const allPages = { pageSize: 100, pageLimit: 200 };

/** All matching files in batches, for printing. Throws ApiError. */
export function fetchAllDocuments(http: Http, search: DocumentSearch, signal?: AbortSignal) {
  const { pageSize, pageLimit } = allPages;
  return readPages({
    fetchPage: async (page) => {
      const { documents, count } = await fetchDocuments(http, { ...search, page, pageSize }, signal);
      return { rows: documents, count };
    },
    identify: ({ address, name, uploadedAt }) => [address, name, uploadedAt].join(" "),
    hasTwins: true,
    pageLimit,
  });
}

/** The filters' options, without duplicates, in the provider's order. */
export interface DocumentChoices {
  readonly names: readonly string[];
  readonly types: readonly string[];
  readonly periods: readonly string[];
}

const texts = v.fallback(list(requiredText), []);
const choices = v.object({ name: texts, type: texts, period: texts });
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

/** The filters' options; a column that the provider leaves out has none. Throws ApiError. */
export async function fetchDocumentChoices(http: Http, signal?: AbortSignal): Promise<DocumentChoices> {
  const { name, type, period } = await send(http, documentChoicesCall, { signal });
  return { names: [...new Set(name)], types: [...new Set(type)], periods: [...new Set(period)] };
}

import { compareDays, type Day } from "../calendar/day.ts";
import { compareTurkish } from "../text.ts";
import { companyFiles, type CompanyFile } from "./company-files.ts";
import { fileSize } from "./file-content.ts";

export const fileColumns = ["file_name", "file_type", "uploaded_at", "period", "file_size"] as const;
type FileColumn = (typeof fileColumns)[number];

interface FileSearch {
  readonly name?: string | undefined;
  readonly type?: string | undefined;
  readonly period?: string | undefined;
  readonly order: { readonly column: FileColumn; readonly isDescending: boolean };
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const comparers: Readonly<Record<FileColumn, (a: CompanyFile, b: CompanyFile) => number>> = {
  file_name: (a, b) => compareTurkish(a.name, b.name),
  file_type: (a, b) => compareTurkish(a.type, b.type),
  uploaded_at: (a, b) => compareDays(a.uploadedDay, b.uploadedDay),
  period: (a, b) => compareDays(a.start, b.start) || compareTurkish(a.period, b.period),
  file_size: (a, b) => fileSize(a) - fileSize(b),
};

/** One page of the customer's files, and how many match. */
export function findFiles(today: Day, { name, type, period, order, page, pageSize }: FileSearch) {
  const found = companyFiles(today).filter(
    (file) =>
      (name === undefined || file.name === name) &&
      (type === undefined || file.type === type) &&
      (period === undefined || file.period === period),
  );
  const direction = order.isDescending ? -1 : 1;
  const sorted = found.toSorted((a, b) => comparers[order.column](a, b) * direction || compareTurkish(a.name, b.name));
  const start = (page - 1) * pageSize;
  return { files: sorted.slice(start, start + pageSize), count: found.length };
}

/** Filter options of the files list, in Turkish collation order. */
export function fileChoices(today: Day) {
  const files = companyFiles(today);
  return {
    name: distinct(files.map(({ name }) => name)).toSorted(compareTurkish),
    type: distinct(files.map(({ type }) => type)).toSorted(compareTurkish),
    period: distinct(files.map(({ period }) => period)).toSorted(compareTurkish),
  };
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}

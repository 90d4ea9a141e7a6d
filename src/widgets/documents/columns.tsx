import type { ReactNode } from "react";
import type { CompanyDocument, DocumentChoices } from "../../core/api/documents.ts";
import { formatFileSize } from "../../core/text/file-size.ts";
import { formatDate, missing } from "../../core/text/format.ts";
import type { Column, ColumnFilter, FilterControlParts } from "../kit/table/column.ts";
import { ChoiceCombobox } from "../kit/field/combobox/choice-combobox.tsx";
import { TruncatedText } from "../kit/text/truncated-text.tsx";
import { documentsMessages as texts } from "./documents.messages.ts";
import { toPeriodText, toYear } from "./documents.model.ts";
import { DownloadCell } from "./download-cell.tsx";
import type { Downloads } from "./downloads.store.ts";

/** Names of 60 letters and more are cut; the full name is in the tooltip. */
const longestName = 59;

const inTurkish = (content: ReactNode) => <span lang="tr">{content}</span>;
const fileName = ({ name }: CompanyDocument) => name ?? missing;

/** Column ids are the provider's names, which its filters and its `ordering` require. */
export function toColumns(
  choices: DocumentChoices,
  downloads: Downloads,
  order: string | undefined,
): readonly Column<CompanyDocument>[] {
  return [
    { id: "year", header: texts.year, text: (row) => toYear(row, order), role: "group", isSubhead: true },
    {
      id: "file_name",
      header: texts.name,
      text: fileName,
      cell: (row) => inTurkish(<TruncatedText text={fileName(row)} limit={longestName} />),
      role: "title",
      isSortable: true,
      filter: toFilter(texts.name, choices.names),
    },
    {
      id: "file_type",
      header: texts.type,
      text: ({ type }) => type ?? missing,
      role: "summary",
      cell: ({ type }) => (type === null ? missing : inTurkish(type)),
      isUnbroken: true,
      isSortable: true,
      filter: toFilter(texts.type, choices.types),
    },
    {
      id: "uploaded_at",
      header: texts.uploaded,
      text: ({ uploadedAt }) => formatDate(uploadedAt),
      role: "value",
      isSortable: true,
    },
    {
      id: "period",
      header: texts.period,
      text: toPeriodText,
      role: "summary",
      cell: (row) => inTurkish(toPeriodText(row)),
      isUnbroken: true,
      isSortable: true,
      filter: toFilter(texts.period, choices.periods),
    },
    {
      id: "file_size",
      header: texts.size,
      text: ({ size }) => formatFileSize(size),
      align: "end",
      isSortable: true,
    },
    {
      id: "download",
      header: texts.download,
      text: () => texts.download,
      cell: (row) => <DownloadCell document={row} downloads={downloads} />,
      role: "action",
    },
  ];
}

function toFilter(label: string, values: readonly string[]): ColumnFilter<CompanyDocument> {
  return { label, kind: "one", options: values.map((value) => ({ value, label: value })), control: drawTypedFilter };
}

function drawTypedFilter({ label, options, values, onChange }: FilterControlParts) {
  return (
    <ChoiceCombobox
      label={label}
      placeholder={texts.any(label)}
      options={options}
      value={values[0] ?? null}
      onChange={(value) => onChange(value === null ? [] : [value])}
    />
  );
}

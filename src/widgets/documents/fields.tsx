import { useStore } from "@nanostores/react";
import { type MouseEvent, type ReactNode, useCallback, useRef } from "react";
import downloadIcon from "lucide-static/icons/download.svg?raw";
import type { CompanyFile, FileChoices } from "../../core/api/files.ts";
import { toFileAddress } from "../../core/platform/web-address.ts";
import { formatFileSize, toSafeFileName } from "../../core/text/file-name.ts";
import { formatPercent, missing } from "../../core/text/format.ts";
import { toDay } from "../../core/time/day.ts";
import { useWidget } from "../kit/element/context.ts";
import { ChoiceCombobox } from "../kit/field/combobox.tsx";
import { TruncatedText } from "../kit/overlay/truncated-text.tsx";
import type { FilterControlParts } from "../kit/table/column.ts";
import { anyOf, date, defineFields, integer, screenOnly, text } from "../kit/table/fields.ts";
import { Icon } from "../kit/text/icon.tsx";
import { documentsMessages as texts } from "./documents.messages.ts";
import type { Downloads } from "./downloads.store.ts";

interface DownloadCellProps {
  readonly document: CompanyFile;
  readonly downloads: Downloads;
}

/** Clicks for a new tab or window are left to the browser. */
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * The link to the file. A file of the provider or of the page's own origin is fetched, so that a failure can be shown and the
 * download can be cancelled; any other origin would need CORS, so the browser opens it in a tab of its own.
 */
function DownloadCell({ document, downloads }: DownloadCellProps) {
  const { session } = useWidget();
  const { apiBase } = useStore(session.$settings);
  const running = useStore(downloads.$running);
  const hasFocus = useRef(false);
  // Link and button replace each other; the new one takes the focus of the old.
  const takeFocus = useCallback((control: HTMLElement | null) => {
    if (hasFocus.current) control?.focus();
  }, []);
  const isRunning = running.has(document.key);
  const address = toFileAddress(document.address, apiBase, location.href);
  if (address === null) return <span className="subtle">{texts.noLink}</span>;
  const { href, isOwn } = address;
  const name = toSafeFileName(document.name, href, texts.fileName);
  const handleClick = (event: MouseEvent) => {
    if (!isOwn || !isPlainClick(event)) return;
    event.preventDefault();
    downloads.start({ key: document.key, href, name });
  };
  const percent = running.get(document.key) ?? null;
  return (
    <span
      className="download"
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {isRunning ? (
        <button ref={takeFocus} type="button" className="link" onClick={() => downloads.cancel(document.key)}>
          <span className="spinner" />
          <span className="visually-hidden">{texts.downloading(name)} </span>
          {percent !== null && formatPercent(percent, 0)} {texts.cancel}
        </button>
      ) : (
        <a
          ref={takeFocus}
          className="link"
          href={href}
          download={name}
          target={isOwn ? undefined : "_blank"}
          rel="noopener noreferrer nofollow"
          referrerPolicy="no-referrer"
          onClick={handleClick}
        >
          <Icon of={downloadIcon} size="small" />
          {texts.download}
          <span className="visually-hidden" lang="tr">
            {texts.downloadOf(name)}
          </span>
        </a>
      )}
    </span>
  );
}

/** Names of 60 letters and more are cut; the full name is in the tooltip. */
const longestName = 59;

const inTurkish = (content: ReactNode) => <span lang="tr">{content}</span>;

/** Ids are the provider's names, which its filters and its `ordering` require. */
export const toColumns = (choices: FileChoices, downloads: Downloads, order: string | undefined) =>
  defineFields<CompanyFile>([
    screenOnly({
      id: "year",
      header: texts.year,
      text: (row) => toYear(row, order),
      role: "group",
      isSubhead: true,
    }),
    text("file_name", texts.name, ({ name }) => name, {
      cell: (row) => inTurkish(<TruncatedText text={row.name ?? missing} limit={longestName} />),
      role: "title",
      isSortable: true,
      filter: oneOf(choices.names),
    }),
    text("file_type", texts.type, ({ type }) => type, {
      role: "summary",
      cell: ({ type }) => (type === null ? missing : inTurkish(type)),
      isUnbroken: true,
      isSortable: true,
      filter: oneOf(choices.types),
    }),
    date("uploaded_at", texts.uploaded, ({ uploadedAt }) => uploadedAt, {
      role: "value",
      isSortable: true,
    }),
    text("period", texts.period, toPeriodText, {
      role: "summary",
      cell: (row) => inTurkish(toPeriodText(row)),
      isUnbroken: true,
      isSortable: true,
      filter: oneOf(choices.periods),
    }),
    integer("file_size", texts.size, ({ size }) => size, {
      text: ({ size }) => formatFileSize(size),
      isSortable: true,
    }),
    screenOnly({
      id: "download",
      header: texts.download,
      text: () => texts.download,
      cell: (row) => <DownloadCell document={row} downloads={downloads} />,
      role: "action",
    }),
  ]).columns;

const oneOf = (values: readonly string[]) => ({ ...anyOf(values), kind: "one", control: drawTypedFilter }) as const;

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

/** Year and period, "2026 Ekim"; the year is left out when the period already names it. */
export function toPeriodText({ year, period }: Pick<CompanyFile, "year" | "period">): string {
  const parts = period?.includes(String(year)) ? [period] : [year, period];
  return parts.filter((part) => part !== null).join(" ") || missing;
}

/** The year under which a file stands in an order by time: of its upload, or of its period. Empty in another order. */
function toYear(document: Pick<CompanyFile, "year" | "uploadedAt">, order: string | undefined): string {
  if (order === "period") return document.year === null ? "" : String(document.year);
  return order === "uploaded_at" && document.uploadedAt !== null ? toDay(document.uploadedAt).slice(0, 4) : "";
}

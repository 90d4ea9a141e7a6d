import { useStore } from "@nanostores/react";
import { type MouseEvent, useCallback, useRef } from "react";
import downloadIcon from "lucide-static/icons/download.svg?raw";
import type { CompanyDocument } from "../../core/api/documents.ts";
import { toFileAddress } from "../../core/platform/file-address.ts";
import { toSafeFileName } from "../../core/text/file-name.ts";
import { formatPercent } from "../../core/text/format.ts";
import { useWidget } from "../kit/element/context.ts";
import { Icon } from "../kit/text/icon.tsx";
import { documentsMessages as texts } from "./documents.messages.ts";
import type { Downloads } from "./downloads.store.ts";

interface DownloadCellProps {
  readonly document: CompanyDocument;
  readonly downloads: Downloads;
}

/** Clicks for a new tab or window are left to the browser. */
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * The link to the file. A file of the provider or of the page's own origin is fetched, so that a failure can be shown and the
 * download can be cancelled; any other origin would need CORS, so the browser opens it in a tab of its own.
 */
export function DownloadCell({ document, downloads }: DownloadCellProps) {
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

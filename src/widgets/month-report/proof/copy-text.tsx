import { type ReactNode, useState } from "react";
import copyIcon from "lucide-static/icons/copy.svg?raw";
import mailIcon from "lucide-static/icons/mail.svg?raw";
import type { Month } from "../../../core/time/month.ts";
import { Toast } from "../../kit/feedback/toast.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { toMail } from "./proof.model.ts";
import { proofMessages as texts } from "./proof.messages.ts";

interface CopyTextProps {
  readonly text: () => string;
  readonly month: Month;
  readonly children: ReactNode;
}

/** Copies a text to the clipboard, or opens a mail with it; shows the text when the browser doesn't allow copying. */
export function CopyText({ text, month, children }: CopyTextProps) {
  const [copied, setCopied] = useState<{ readonly text: string; readonly isDone: boolean } | null>(null);
  const copy = async () => {
    const written = text();
    // The clipboard is missing on pages without TLS, and its use is refused in some frames.
    const isDone = await (navigator.clipboard as Clipboard | undefined)?.writeText(written).then(
      () => true,
      () => false,
    );
    setCopied({ text: written, isDone: isDone === true });
  };
  const mail = toMail(text(), month);
  return (
    <>
      <button type="button" className="button small" onClick={() => void copy()}>
        <Icon of={copyIcon} size="small" />
        {children}
      </button>
      <a
        className="button small"
        href={mail.href}
        onClick={() => {
          if (!mail.isWhole) void copy();
        }}
      >
        <Icon of={mailIcon} size="small" />
        {texts.sendMail}
      </a>
      {copied && (
        <Toast kind={copied.isDone ? "success" : "info"} isLasting={!copied.isDone} onClose={() => setCopied(null)}>
          {copied.isDone ? (
            texts.copied
          ) : (
            <>
              {texts.copyFailed} <code>{copied.text}</code>
            </>
          )}
        </Toast>
      )}
    </>
  );
}

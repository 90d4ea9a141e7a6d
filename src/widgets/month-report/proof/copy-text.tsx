import { type ReactNode, useState } from "react";
import copyIcon from "lucide-static/icons/copy.svg?raw";
import { Toast } from "../../kit/feedback/toast.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { proofMessages as texts } from "./proof.messages.ts";

interface CopyTextProps {
  /** Called when the button is pressed. */
  readonly text: () => string;
  readonly children: ReactNode;
}

/** Copies a text to the clipboard; shows the text when the browser doesn't allow that. */
export function CopyText({ text, children }: CopyTextProps) {
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
  return (
    <>
      <button type="button" className="button small" onClick={() => void copy()}>
        <Icon of={copyIcon} size="small" />
        {children}
      </button>
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

import { type ReactNode, useState } from "react";
import copyIcon from "lucide-static/icons/copy.svg?raw";
import { Toast } from "./toast.tsx";
import { copyText } from "./copy-link.tsx";
import { copyTextMessages as texts } from "../text/text.messages.ts";
import { Icon } from "../text/icon.tsx";

interface CopyTextProps {
  /** Called when the button is pressed. */
  readonly text: () => string;
  readonly className?: string;
  /** After the button; may copy too. */
  readonly renderBeside?: (copy: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Copies a text to the clipboard; shows the text when the browser doesn't allow that. */
export function CopyText({ text, className = "button small", renderBeside, children }: CopyTextProps) {
  const [copied, setCopied] = useState<{ readonly text: string; readonly isDone: boolean } | null>(null);
  const copy = async () => {
    const written = text();
    setCopied({ text: written, isDone: await copyText(written) });
  };
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        <Icon of={copyIcon} size="small" />
        {children}
      </button>
      {renderBeside?.(() => void copy())}
      {copied && (
        <Toast kind={copied.isDone ? "success" : "info"} isLasting={!copied.isDone} onClose={() => setCopied(null)}>
          {copied.isDone ? (
            texts.copied
          ) : (
            <>
              {texts.refused} <code>{copied.text}</code>
            </>
          )}
        </Toast>
      )}
    </>
  );
}

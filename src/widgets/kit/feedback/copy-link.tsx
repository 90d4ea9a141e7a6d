import { useStore } from "@nanostores/react";
import { type ReactNode, useState } from "react";
import copyIcon from "lucide-static/icons/copy.svg?raw";
import linkIcon from "lucide-static/icons/link.svg?raw";
import { useWidget } from "../element/context.ts";
import { type Destination, toHref } from "../element/events.ts";
import { Icon } from "../text/icon.tsx";
import { copyLinkMessages as texts, copyTextMessages as copyTexts } from "../text/text.messages.ts";
import { Toast } from "./toast.tsx";

/** False where the clipboard isn't available: on pages without TLS, and in frames without the permission. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text at each call; `note` says that it is copied, or shows it where the browser doesn't allow that. */
function useCopy(words: { readonly copied: string; readonly refused: string }) {
  const [copied, setCopied] = useState<{ readonly text: string; readonly isDone: boolean } | null>(null);
  return {
    copy: async (text: string) => setCopied({ text, isDone: await copyText(text) }),
    note: copied && (
      <Toast kind={copied.isDone ? "success" : "info"} isLasting={!copied.isDone} onClose={() => setCopied(null)}>
        {copied.isDone ? (
          words.copied
        ) : (
          <>
            {words.refused} <code>{copied.text}</code>
          </>
        )}
      </Toast>
    ),
  };
}

interface CopyLinkProps {
  readonly to: Destination;
  readonly className?: string;
  /** The button's text, when the link isn't to what is shown. */
  readonly text?: string;
}

/** Copies the portal's address of a destination; renders nothing without `portal-url`. */
export function CopyLink({ to, className = "button", text = texts.button }: CopyLinkProps) {
  const { session } = useWidget();
  const { portalUrl } = useStore(session.$settings);
  const { copy, note } = useCopy(texts);
  const href = toHref(to, portalUrl);
  if (href === null) return null;
  return (
    <>
      <button type="button" className={className} onClick={() => void copy(new URL(href, location.href).href)}>
        <Icon of={linkIcon} />
        {text}
      </button>
      {note}
    </>
  );
}

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
  const { copy, note } = useCopy(copyTexts);
  const copyNow = () => void copy(text());
  return (
    <>
      <button type="button" className={className} onClick={copyNow}>
        <Icon of={copyIcon} size="small" />
        {children}
      </button>
      {renderBeside?.(copyNow)}
      {note}
    </>
  );
}

import { useStore } from "@nanostores/react";
import { useState } from "react";
import linkIcon from "lucide-static/icons/link.svg?raw";
import { useWidget } from "../element/context.ts";
import { type Destination, toHref } from "../element/events.ts";
import { copyLinkMessages as texts } from "../text/text.messages.ts";
import { Icon } from "../text/icon.tsx";
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
  const [copied, setCopied] = useState<{ readonly address: string; readonly isDone: boolean } | null>(null);
  const href = toHref(to, portalUrl);
  if (href === null) return null;

  const copy = async () => {
    const address = new URL(href, location.href).href;
    setCopied({ address, isDone: await copyText(address) });
  };
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        <Icon of={linkIcon} />
        {text}
      </button>
      {copied && (
        <Toast kind={copied.isDone ? "success" : "info"} isLasting={!copied.isDone} onClose={() => setCopied(null)}>
          {copied.isDone ? (
            texts.copied
          ) : (
            <>
              {texts.refused} <code>{copied.address}</code>
            </>
          )}
        </Toast>
      )}
    </>
  );
}

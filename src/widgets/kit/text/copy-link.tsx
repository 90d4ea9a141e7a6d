import { useStore } from "@nanostores/react";
import { useState } from "react";
import { useWidget } from "../element/context.ts";
import { type Destination, toHref } from "../element/events.ts";
import { copyLinkMessages as texts } from "./copy-link.messages.ts";
import { Icon } from "./icon.tsx";
import { linkIcon } from "./icons.ts";
import { Toast } from "../feedback/toast.tsx";

interface CopyLinkProps {
  readonly to: Destination;
  readonly className?: string;
  /** The button's words, when the link is to something else than what is shown. */
  readonly text?: string;
}

/** Copies the portal's address of what is shown; nothing at all when nobody said where the portal is. */
export function CopyLink({ to, className = "button", text = texts.button }: CopyLinkProps) {
  const { session } = useWidget();
  const { portalUrl } = useStore(session.$settings);
  const [copied, setCopied] = useState<{ readonly address: string; readonly isDone: boolean } | null>(null);
  const href = toHref(to, portalUrl);
  if (href === null) return null;

  const copy = async () => {
    const address = new URL(href, location.href).href;
    setCopied({ address, isDone: await write(address) });
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

/** There is no clipboard on pages without TLS, and a frame may be refused it. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

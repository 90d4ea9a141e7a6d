import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { AlertDialog } from "../overlay/alert-dialog.tsx";
import { useWidget } from "../element/context.ts";
import { idleNoticeMessages as texts } from "../element/element.messages.ts";

interface IdleNoticeProps {
  /** Whether the element is rendered and not hidden by CSS, so that the notice can be seen. */
  readonly isVisible: () => boolean;
}

/** The notice in the last minute before a session ends by inactivity; shown by one element of the page only. */
export function IdleNotice({ isVisible }: IdleNoticeProps) {
  const { idle } = useWidget().session;
  const seconds = useStore(idle.$secondsLeft);
  const [isMine, setMine] = useState(false);

  useEffect(() => {
    let release: (() => void) | null = null;
    // Tried again every second: the element that shows it may have left the page.
    const stop = idle.$secondsLeft.subscribe((left) => {
      if (left !== null && !release && isVisible()) release = idle.claimNotice();
      setMine(release !== null);
    });
    return () => {
      stop();
      release?.();
    };
  }, [idle, isVisible]);

  if (seconds === null || !isMine) return null;
  return (
    <AlertDialog title={texts.title} answer={texts.stay} onAnswer={() => idle.stay()}>
      <p>{texts.text}</p>
      {/* Hidden: a screen reader would announce it every second. */}
      <p aria-hidden="true">{texts.seconds(seconds)}</p>
    </AlertDialog>
  );
}

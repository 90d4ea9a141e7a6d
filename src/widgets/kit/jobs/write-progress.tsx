import type { ReactNode } from "react";
import { WorkProgress } from "../feedback/progress-bar.tsx";
import { jobMessages as texts } from "./jobs.messages.ts";
import { toCount, toHold, type Writing } from "./writing.ts";

interface WriteProgressProps {
  readonly writing: Writing;
  /** What is done. Default: "Gönderiliyor". */
  readonly doing?: string;
  readonly children?: ReactNode;
}

/** Progress of a job that writes, in its dialog. */
export function WriteProgress({ writing, doing = texts.sending, children }: WriteProgressProps) {
  return (
    <WorkProgress title={toHold(writing) ?? doing} value={writing.done} max={writing.total} label={toCount(writing)}>
      {children}
    </WorkProgress>
  );
}

/** "Durdur": what was sent is awaited. It keeps the focus meanwhile. */
export function StopButton({ writing, onStop }: { readonly writing: Writing; readonly onStop: () => void }) {
  const { isStopping } = writing;
  return (
    <button type="button" className="button" onClick={() => isStopping || onStop()} aria-disabled={isStopping}>
      {isStopping ? texts.stopping : texts.stop}
    </button>
  );
}

import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { WritePause } from "../../../core/query/writes.ts";
import { jobsOf } from "../../../core/session/jobs.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { useWidget } from "../element/context.ts";
import { LiveRegion } from "../feedback/panel.tsx";
import { WorkProgress } from "../feedback/progress-bar.tsx";
import { jobMessages as texts } from "./jobs.messages.ts";

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

/** A job that writes, while it runs. */
export interface Writing {
  readonly done: number;
  readonly total: number;
  readonly isStopping: boolean;
  /** Nothing is sent at the moment. */
  readonly pause: WritePause | null;
}

const toCount = ({ done, total }: Writing): string => texts.count(formatNumber(done), formatNumber(total));

/** Why nothing more is sent, for now; null: it is. */
function toHold(writing: Writing): string | null {
  const { isStopping, pause } = writing;
  if (isStopping) return texts.stopping;
  if (!pause) return null;
  return pause.isOffline
    ? texts.offline(toCount(writing))
    : texts.paused(formatNumber(pause.seconds), toCount(writing));
}

/** The progress in a sentence. @param doing "Gönderiliyor" */
export const toWritingText = (writing: Writing, doing: string = texts.sending): string =>
  toHold(writing) ?? `${doing}, ${toCount(writing)}`;

interface NoteProps {
  /** Key of the job. */
  readonly of: string;
  readonly onShow: () => void;
}

/** Links to a job that no screen shows, running or finished. A result stays until it is dismissed: refused rows are never lost. */
export function JobNote({ of, onShow }: NoteProps) {
  const { session } = useWidget();
  const jobs = jobsOf(session);
  const job = useStore(jobs.$jobs).find(({ key, isShown }) => key === of && !isShown);
  if (!job) return null;
  const { id, news } = job;
  return (
    <LiveRegion className="stale-note">
      <span>
        {news.title}: {/* The count of a running job isn't announced with every row. */}
        <span aria-live={news.status === "running" ? "off" : undefined}>{news.text}</span>
      </span>
      <button type="button" className="link" onClick={onShow}>
        {news.status === "running" ? texts.show : texts.showResult}
      </button>
      {news.status === "finished" && (
        <button type="button" className="link" onClick={() => jobs.dismiss(id)}>
          {texts.dismiss}
        </button>
      )}
    </LiveRegion>
  );
}

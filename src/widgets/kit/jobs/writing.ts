import type { WritePause } from "../../../core/query/writes.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { jobMessages as texts } from "./jobs.messages.ts";

/** A job that writes, while it runs. */
export interface Writing {
  readonly done: number;
  readonly total: number;
  readonly isStopping: boolean;
  /** Nothing is sent at the moment. */
  readonly pause: WritePause | null;
}

export const toCount = ({ done, total }: Writing): string => texts.count(formatNumber(done), formatNumber(total));

/** Why nothing more is sent, for now; null: it is. */
export function toHold(writing: Writing): string | null {
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

import { useStore } from "@nanostores/react";
import { jobsOf } from "../../../core/session/jobs.ts";
import { useWidget } from "../element/context.ts";
import { jobMessages as texts } from "./jobs.messages.ts";

interface NoteProps {
  /** Key of the job. */
  readonly of: string;
  readonly onShow: () => void;
}

/** Links to a job that no screen shows, running or finished. A result stays until it is dismissed: refused rows are never lost. */
export function JobNote({ of, onShow }: NoteProps) {
  const { session } = useWidget();
  const desk = jobsOf(session);
  const job = useStore(desk.$jobs).find(({ key, isShown }) => key === of && !isShown);
  if (!job) return null;
  const { id, news } = job;
  return (
    <div className="stale-note" role="status">
      <span>
        {news.title}: {news.text}
      </span>
      <button type="button" className="link" onClick={onShow}>
        {news.status === "running" ? texts.show : texts.showResult}
      </button>
      {news.status === "finished" && (
        <button type="button" className="link" onClick={() => desk.dismiss(id)}>
          {texts.dismiss}
        </button>
      )}
    </div>
  );
}

import type { JobStore, LeaveQuestion as Question } from "../../../core/session/jobs.ts";
import { Dialog } from "../overlay/dialog.tsx";
import { jobMessages as texts } from "./jobs.messages.ts";

interface QuestionProps {
  readonly jobs: JobStore;
  readonly question: Question;
}

/** Asks before a screen with a running job is left (the job goes on), or before signing out (which stops it). */
export function LeaveQuestion({ jobs, question }: QuestionProps) {
  const stay = () => jobs.answer(false);
  const isEnd = question.of === "session";
  return (
    <Dialog
      title={isEnd ? texts.endTitle : texts.leaveTitle}
      onClose={stay}
      footer={
        <>
          <button type="button" className={isEnd ? "button danger" : "button"} onClick={() => jobs.answer(true)}>
            {isEnd ? texts.end : texts.leave}
          </button>
          <button type="button" className="button primary" onClick={stay}>
            {texts.stay}
          </button>
        </>
      }
    >
      <p>{isEnd ? texts.endText(question.titles) : texts.leaveText(question.titles)}</p>
    </Dialog>
  );
}

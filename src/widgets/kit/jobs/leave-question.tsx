import type { JobDesk, LeaveQuestion as Question } from "../../../core/jobs.ts";
import { styles, useStyles } from "../element/styles.ts";
import { Dialog } from "../ui/dialog.tsx";
import formCss from "../ui/form-dialog.css?inline";
import { jobMessages as texts } from "./jobs.messages.ts";

const formStyles = styles(formCss);

interface QuestionProps {
  readonly desk: JobDesk;
  readonly question: Question;
}

/** Before a screen is left whose work runs. Leaving stops nothing, so that it isn't the dangerous choice. */
export function LeaveQuestion({ desk, question }: QuestionProps) {
  useStyles(formStyles);
  const stay = () => desk.answer(false);
  return (
    <Dialog
      title={texts.leaveTitle}
      onClose={stay}
      footer={
        <>
          <button type="button" className="button" onClick={() => desk.answer(true)}>
            {texts.leave}
          </button>
          <button type="button" className="button primary" onClick={stay}>
            {texts.stay}
          </button>
        </>
      }
    >
      <p>{texts.leaveText(question.titles)}</p>
    </Dialog>
  );
}

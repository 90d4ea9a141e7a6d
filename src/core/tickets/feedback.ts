import { atom } from "nanostores";
import { createAction } from "../query/action.ts";
import { createFeedback, type FeedbackSubject } from "../api/feedback.ts";
import type { Session } from "../session/session.ts";

export type { FeedbackSubject } from "../api/feedback.ts";
export type FeedbackForm = ReturnType<typeof createFeedbackForm>;

/** The longest message, in UTF-16 units, as a text area counts them. Longer ones no provider reads. */
export const longestFeedback = 5000;

/**
 * A message about a route or a past trip, from the form to the provider's answer.
 * What was typed stays until it is accepted. An empty message may be sent, after one question.
 */
export function createFeedbackForm(session: Session, subject: FeedbackSubject) {
  const $text = atom("");
  /** True while the person is asked whether an empty message is meant. */
  const $isAskingEmpty = atom(false);
  const action = createAction(session, (http, text: string) => createFeedback(http, subject, text));
  return {
    $text,
    $isAskingEmpty,
    $state: action.$state,
    edit(text: string) {
      $text.set(text);
      $isAskingEmpty.set(false);
    },
    /** Sends; with an empty message only at the second time. Never rejects. */
    async submit() {
      const text = $text.get();
      if (text.trim() === "" && !$isAskingEmpty.get()) {
        $isAskingEmpty.set(true);
        return;
      }
      if (!(await action.send(text))) return;
      $text.set("");
      $isAskingEmpty.set(false);
    },
    /** From the answer back to the form. */
    reset() {
      $isAskingEmpty.set(false);
      action.reset();
    },
  };
}

import { atom } from "nanostores";
import { createFeedback, type FeedbackSubject } from "../api/feedback.ts";
import { createAction } from "../query/action.ts";
import type { Session } from "../session/session.ts";

export type FeedbackForm = ReturnType<typeof createFeedbackForm>;

/** Longest message in UTF-16 units, as counted by `maxlength`. Our own limit; the provider documents none. */
export const longestFeedback = 5000;

/**
 * A message about a route or a past trip, from the form to the provider's answer. The text is kept until it is accepted.
 * An empty message is sent after one confirmation.
 */
export function createFeedbackForm(session: Session, subject: FeedbackSubject) {
  const $text = atom("");
  /** True while the user is asked to confirm an empty message. */
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
    /** Sends the message; an empty one only when called a second time. Never rejects. */
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
    /** Returns from the answer to the form. */
    reset() {
      $isAskingEmpty.set(false);
      action.reset();
    },
  };
}

import { useStore } from "@nanostores/react";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { type JobDesk, jobsOf, type LeaveQuestion as Question } from "../../../core/session/jobs.ts";
import type { Session } from "../../../core/session/session.ts";

// Seldom asked; where its code can't be had the person is led on, as leaving loses nothing.
const LeaveQuestion = lazy<ComponentType<{ desk: JobDesk; question: Question }>>(() =>
  import("./leave-question.tsx").then(
    ({ LeaveQuestion: component }) => ({ default: component }),
    () => ({ default: LeaveAtOnce }),
  ),
);

interface LeavingProps {
  readonly session: Session;
  /** Who the wish to leave was uttered in. */
  readonly asker: unknown;
}

/** Puts the question whether a screen is to be left whose work runs. */
export function Leaving({ session, asker }: LeavingProps) {
  const desk = jobsOf(session);
  const question = useStore(desk.$question);
  if (!question || question.asker !== asker) return null;
  return (
    <Suspense fallback={null}>
      <LeaveQuestion desk={desk} question={question} />
    </Suspense>
  );
}

function LeaveAtOnce({ desk }: { readonly desk: JobDesk }) {
  useEffect(() => desk.answer(true), [desk]);
  return null;
}

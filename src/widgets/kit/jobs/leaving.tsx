import { useStore } from "@nanostores/react";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { type JobStore, jobsOf, type JobWork, type LeaveQuestion as Question } from "../../../core/session/jobs.ts";
import type { Session } from "../../../core/session/session.ts";
import { useWidget } from "../element/context.ts";

// Loaded on demand. When its code can't be loaded the navigation goes on: leaving a screen doesn't stop the job.
const LeaveQuestion = lazy<ComponentType<{ jobs: JobStore; question: Question }>>(() =>
  import("./leave-question.tsx").then(
    ({ LeaveQuestion: component }) => ({ default: component }),
    () => ({ default: LeaveAtOnce }),
  ),
);

interface LeavingProps {
  readonly session: Session;
  /** The element in which the user wanted to leave; only this element shows the question. */
  readonly asker: unknown;
}

/** Shows the leave question while there is one for this asker. */
export function Leaving({ session, asker }: LeavingProps) {
  const jobs = jobsOf(session);
  const question = useStore(jobs.$question);
  if (!question || question.asker !== asker) return null;
  return (
    <Suspense fallback={null}>
      <LeaveQuestion jobs={jobs} question={question} />
    </Suspense>
  );
}

function LeaveAtOnce({ jobs }: { readonly jobs: JobStore }) {
  useEffect(() => jobs.answer(true), [jobs]);
  return null;
}

/** The session's job of this key when one was left running or unseen, else a new one. Unmounting the component doesn't stop it. */
export function useJob<Work extends JobWork>(key: string, make: () => Work): Work {
  const { session } = useWidget();
  const [handle] = useState(() => jobsOf(session).take(key, make));
  useEffect(() => handle.hold(), [handle]);
  return handle.work;
}

import { useEffect, useState } from "react";
import { jobsOf, type JobWork } from "../../../core/session/jobs.ts";
import { useWidget } from "../element/context.ts";

/** The session's job of this key when one was left running or unseen, else a new one. Unmounting the component doesn't stop it. */
export function useJob<Work extends JobWork>(key: string, make: () => Work): Work {
  const { session } = useWidget();
  const [handle] = useState(() => jobsOf(session).take(key, make));
  useEffect(() => handle.hold(), [handle]);
  return handle.work;
}

import { useEffect, useState } from "react";
import { jobsOf, type JobWork } from "../../../core/session/jobs.ts";
import { useWidget } from "../element/context.ts";

/** The session's work of this name that was left, else a new one; it goes on when its component goes. */
export function useJob<Work extends JobWork>(key: string, make: () => Work): Work {
  const { session } = useWidget();
  const [handle] = useState(() => jobsOf(session).take(key, make));
  useEffect(() => handle.hold(), [handle]);
  return handle.work;
}

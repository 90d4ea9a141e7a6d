import { type JobView, jobsOf } from "../core/session/jobs.ts";
import type { Location } from "../core/portal/addresses.ts";
import type { Session } from "../core/session/session.ts";
import type { Router } from "./router.ts";

export type JobPlaces = ReadonlyMap<JobView["id"], Location>;

/** Remembers the location at which each job is shown, so that its toast can lead back. */
export function followJobs(session: Session, router: Router): JobPlaces {
  const places = new Map<JobView["id"], Location>();
  const note = () => {
    const jobs = jobsOf(session).$jobs.get();
    for (const { id, isShown } of jobs) if (isShown && !places.has(id)) places.set(id, router.$location.get());
  };
  jobsOf(session).$jobs.listen(note);
  return places;
}

import { createContext, useContext } from "react";
import type { Session } from "../core/session/session.ts";
import type { Guard } from "./guard.ts";
import type { Router } from "./router.ts";
import { jobsOf, type JobView } from "../core/session/jobs.ts";
import type { Location } from "../core/portal/addresses.ts";

type JobPlaces = ReadonlyMap<JobView["id"], Location>;

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

export interface Portal {
  readonly session: Session;
  readonly router: Router;
  readonly guard: Guard;
  readonly jobPlaces: JobPlaces;
}

export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error("A part of the page is rendered outside of the portal");
  return portal;
}

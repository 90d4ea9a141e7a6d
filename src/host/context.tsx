import { type AnchorHTMLAttributes, createContext, type MouseEvent, type ReactNode, useContext, useMemo } from "react";
import { type Location, type PlaceName, toAddressOf } from "../core/portal/addresses.ts";
import { jobsOf, type JobView } from "../core/session/jobs.ts";
import type { Session } from "../core/session/session.ts";
import { WidgetContext } from "../widgets/kit/element/context.ts";
import { createEmit } from "../widgets/kit/element/events.ts";
import type { Guard } from "./guard.ts";
import type { Router } from "./router.ts";

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

/** Provides the context of kit components that the page renders outside of any element. */
export function KitContext({ children }: { readonly children: ReactNode }) {
  const { session } = usePortal();
  const context = useMemo(
    () => ({ root: document, theme: "light" as const, session, emit: createEmit(document.documentElement) }),
    [session],
  );
  return <WidgetContext value={context}>{children}</WidgetContext>;
}

interface PlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  readonly to: PlaceName;
  readonly query?: string;
}

/** A link to a place; clicks for a new tab, a window or a download are left to the browser. */
export function PlaceLink({ to, query = "", onClick, children, ...rest }: PlaceLinkProps) {
  const { session, router } = usePortal();
  const location = { name: to, params: {}, query };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onClick?.(event);
    jobsOf(session).leave(document, () => router.open(location));
  };
  return (
    <a {...rest} href={toAddressOf(location)} onClick={handleClick}>
      {children}
    </a>
  );
}

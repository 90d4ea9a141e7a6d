import { createContext, useContext } from "react";
import type { Session } from "../core/session/session.ts";
import type { Guard } from "./guard.ts";
import type { JobPlaces } from "./job-places.ts";
import type { Router } from "./router.ts";

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

import type { DetailedRoute } from "../api/route-list.ts";

/** The offers of a demo account, by the pilots' names: those that were made to it, then those that only its routes know of. */
export function toPilots(made: readonly string[], routes: readonly DetailedRoute[]): readonly string[] {
  const known = routes.flatMap(({ pilotName: name }) => (name === null ? [] : [name]));
  return [...new Set([...made, ...known])];
}

/** The wanted offer when there is such a one, else the first; null without any offer. */
export function toPilot(pilots: readonly string[], wanted: string | null): string | null {
  return wanted !== null && pilots.includes(wanted) ? wanted : (pilots[0] ?? null);
}

/** The routes of one offer and those that name none; all of them when no offer has a name. */
export function ofPilot(routes: readonly DetailedRoute[], pilot: string | null): readonly DetailedRoute[] {
  return pilot === null ? routes : routes.filter(({ pilotName: name }) => name === null || name === pilot);
}

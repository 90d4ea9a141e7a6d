import type { DetailedRoute } from "../api/route-list.ts";

/** Names of a demo account's pilots: those of its offers, then those that occur only in its routes. */
export function toPilots(made: readonly string[], routes: readonly DetailedRoute[]): readonly string[] {
  const known = routes.flatMap(({ pilotName: name }) => (name === null ? [] : [name]));
  return [...new Set([...made, ...known])];
}

/** The wanted pilot if it exists, else the first one; null without pilots. */
export function toPilot(pilots: readonly string[], wanted: string | null): string | null {
  return wanted !== null && pilots.includes(wanted) ? wanted : (pilots[0] ?? null);
}

/** The routes of one pilot and those without one; all routes when `pilot` is null. */
export function ofPilot(routes: readonly DetailedRoute[], pilot: string | null): readonly DetailedRoute[] {
  return pilot === null ? routes : routes.filter(({ pilotName: name }) => name === null || name === pilot);
}

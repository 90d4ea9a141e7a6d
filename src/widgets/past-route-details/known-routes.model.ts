import type { DetailedRoute } from "../../core/api/route-list.ts";
import { compareText } from "../../core/text.ts";

/** A route of the dropdown, both directions in one. */
export interface KnownRoute {
  readonly id: string;
  readonly name: string;
}

/** All routes by name, each once. */
export function toKnownRoutes(routes: readonly DetailedRoute[]): KnownRoute[] {
  const names = new Map(routes.map((route) => [route.route_unique_id, route.route_name]));
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => compareText(one.name, other.name) || compareText(one.id, other.id));
}

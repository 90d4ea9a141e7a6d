import type { ColorToken } from "../kit/map/types.ts";

const ROUTE_COLORS = 14;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The line colour of a company route: the same on every screen and every day, whatever other routes are shown. */
export function routeColor(uniqueId: string | number): ColorToken {
  let hash = FNV_OFFSET;
  for (const character of String(uniqueId)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  }
  // Final mixing: ids that differ in their last digit only would otherwise differ in the low bits only.
  hash ^= hash >>> 15;
  return `--shuttle-route-${((hash >>> 0) % ROUTE_COLORS) + 1}`;
}

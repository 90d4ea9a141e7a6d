import type { FoundAddress } from "../../../core/api/marketplace-people.ts";
import type { PlannerLimits } from "../../../core/planner/boarding.ts";
import { isApproximate, toPosition } from "../../../core/planner/found-place.ts";
import { freeSeats, type Network, type PlannedWay } from "../../../core/planner/network.ts";
import { type Placement, placeRows } from "../../../core/planner/placement.ts";
import { timePeriods } from "../../../core/api/routes.ts";
import type { ListRow } from "./list-rows.model.ts";
import { type ListSearch, type ListWork, placeOf, type RowPlace } from "./list.store.ts";

/** In the order of the table. Together they are the list. */
export const listGroups = ["unplaced", "unclear", "check", "placed"] as const;
export type ListGroup = (typeof listGroups)[number];

export interface UnplacedEntry {
  readonly group: "unplaced";
  readonly row: ListRow;
  readonly place: FoundAddress;
  readonly placement: Exclude<Placement, { kind: "placed" }>;
}

export interface PlacedEntry {
  readonly group: "check" | "placed";
  readonly row: ListRow;
  readonly place: FoundAddress;
  readonly placement: Extract<Placement, { kind: "placed" }>;
  readonly isApproximate: boolean;
}

/** A row of the result. */
export type ListEntry =
  | UnplacedEntry
  | { readonly group: "unclear"; readonly row: ListRow; readonly place: Exclude<RowPlace, { kind: "found" }> }
  | PlacedEntry;

export const isPlaced = (entry: ListEntry): entry is PlacedEntry => entry.group === "check" || entry.group === "placed";

/** The rows of the list with their seats. Yields between rows. */
export function* placeList(
  { network, limits }: { readonly network: Network; readonly limits: PlannerLimits },
  { rows }: ListWork,
  search: ListSearch,
): Generator<undefined, readonly ListEntry[]> {
  const places = rows.map((row) => placeOf(row, search));
  const known = rows.flatMap(({ number }, index) => {
    const place = places[index];
    return place?.kind === "found" ? [{ number, position: toPosition(place.place) }] : [];
  });
  const placements = yield* placeRows(network, known, limits);
  const byNumber = new Map(known.map(({ number }, index) => [number, placements[index]]));
  return rows.flatMap((row, index): ListEntry[] => {
    const place = places[index];
    if (!place || (place.kind === "open" && search.status === "running")) return [];
    if (place.kind !== "found") return [{ group: "unclear", row, place }];
    const placement = byNumber.get(row.number);
    return placement ? [toEntry(row, place.place, placement)] : [];
  });
}

function toEntry(row: ListRow, place: FoundAddress, placement: Placement): ListEntry {
  if (placement.kind !== "placed") return { group: "unplaced", row, place, placement };
  const isNear = isApproximate(place.description);
  const isFine = placement.boarding.verdict === "fits" && !isNear;
  return { group: isFine ? "placed" : "check", row, place, placement, isApproximate: isNear };
}

/** Why a row should be looked at; several may hold. */
export const reasonsOf = ({ placement: { boarding, left }, isApproximate: isNear }: PlacedEntry) => ({
  ...boarding.excess,
  hasUnknownSeats: left === null,
  isApproximate: isNear,
});

/** A route that people of the list were given. */
export interface RouteUse {
  readonly routeUniqueId: string;
  readonly name: string;
  /** Regular passengers, other companies' included, in the fuller direction. */
  readonly regular: number;
  /** Null: unknown. */
  readonly capacity: number | null;
  /** People of the list. */
  readonly added: number;
  /** Seats left with them, the fewest of the directions; null: unknown. */
  readonly free: number | null;
}

/** The routes with people of the list: the most people first, those of unknown seats last. */
export function toRouteUses(network: Network, entries: readonly ListEntry[]): readonly RouteUse[] {
  const added = new Map<string, number>();
  for (const { placement } of entries.filter(isPlaced)) {
    const id = placement.answer.routeUniqueId;
    added.set(id, (added.get(id) ?? 0) + 1);
  }
  return [...added]
    .flatMap(([routeUniqueId, count]) => {
      const ways = network.routes.get(routeUniqueId);
      const way = ways && fuller(timePeriods.flatMap((period) => ways[period] ?? []));
      if (!way) return [];
      const free = freeSeats(way);
      return [
        {
          routeUniqueId,
          name: way.name,
          regular: way.ownCount + way.otherCount,
          capacity: way.capacity,
          added: count,
          free: free === null ? null : Math.max(0, free - count),
        },
      ];
    })
    .toSorted(
      (one, other) =>
        Number(one.free === null) - Number(other.free === null) ||
        other.added - one.added ||
        (one.routeUniqueId < other.routeUniqueId ? -1 : 1),
    );
}

const fuller = (ways: readonly PlannedWay[]): PlannedWay | undefined =>
  ways.toSorted((one, other) => other.ownCount + other.otherCount - one.ownCount - one.otherCount)[0];

/** Number of rows of each group. */
export function countGroups(entries: readonly ListEntry[]): Readonly<Record<ListGroup, number>> {
  const counts = { unplaced: 0, unclear: 0, check: 0, placed: 0 };
  for (const { group } of entries) counts[group] += 1;
  return counts;
}

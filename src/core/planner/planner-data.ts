import { atom, type ReadableAtom } from "nanostores";
import { fetchSla, noIndicators, slaCall } from "../api/indicators.ts";
import { createQuery, type Load, type Query } from "../query/query.ts";
import { lateOf, type QueryOwner, register, whileMounted } from "../query/scope.ts";
import { createRouteSeats, routesWithStops } from "../routes/route-seats.ts";
import type { Seats } from "../routes/seats.ts";
import type { PlannerLimits } from "./boarding.ts";
import { createNetwork, type Network } from "./network.ts";
import { queryOf } from "../query/call-query.ts";

/** State of a figure that the answers can do without. */
export type PartState = "loading" | "ready" | "failed";

/** Own routes as the planner's rules need them. Usable as soon as the routes are there: seats and limits follow. */
export interface PlannerData {
  readonly network: Network;
  /** Seats by unique id of the route; of a route that is missing they are still being read, or couldn't be. */
  readonly seats: ReadonlyMap<string, Seats>;
  readonly seatsState: PartState;
  /** Null limits: the company has none, or they aren't known (`limitsState`). */
  readonly limits: PlannerLimits;
  readonly limitsState: PartState;
}

export interface PlannerDataQuery extends Query<PlannerData> {
  /** Drivers asked for their vehicles so far; null: none is being asked. */
  readonly $seatsProgress: ReadableAtom<{ readonly done: number; readonly total: number } | null>;
}

const stateOf = ({ status }: Load<unknown>): PartState => status;
const noSeats: ReadonlyMap<string, Seats> = new Map();

/**
 * Own routes with their stops, then the seats of their vehicles and the SLA; all calls are shared with the other areas. The seats
 * are asked for after the routes, so that at most six calls run at once.
 */
export function createPlannerData(owner: QueryOwner): PlannerDataQuery {
  const late = lateOf(owner);
  const routes = createQuery(late, routesWithStops);
  const seats = createRouteSeats(late);
  const sla = createQuery(late, queryOf(slaCall, fetchSla));
  const $load = atom<Load<PlannerData>>({ status: "loading" });
  let last: { readonly from: readonly unknown[]; readonly network: Network } | null = null;

  function update(): void {
    const load = routes.$load.get();
    if (load.status !== "ready") {
      $load.set(load);
      return;
    }
    const [seatLoad, slaLoad] = [seats.$load.get(), sla.$load.get()];
    const known = seatLoad.status === "ready" ? seatLoad.data.seats : noSeats;
    if (last?.from[0] !== load.data || last.from[1] !== known) {
      const counts = new Map([...known].map(([id, found]) => [id, found.kind === "known" ? found.count : null]));
      last = { from: [load.data, known], network: createNetwork(load.data, counts) };
    }
    const data: PlannerData = {
      network: last.network,
      seats: known,
      seatsState: seatLoad.status === "ready" && seatLoad.data.failed > 0 ? "failed" : stateOf(seatLoad),
      limits: slaLoad.status === "ready" ? slaLoad.data : noIndicators,
      limitsState: stateOf(slaLoad),
    };
    $load.set({ ...load, data });
  }

  whileMounted(owner, $load, () => {
    const stops: (() => void)[] = [];
    let isFollowing = false;
    stops.push(
      sla.$load.listen(update),
      routes.$load.subscribe((load) => {
        if (load.status === "ready" && !isFollowing) {
          isFollowing = true;
          stops.push(seats.$load.listen(update));
        }
        update();
      }),
    );
    return () => stops.forEach((stop) => stop());
  });

  return register(owner, {
    $load,
    $seatsProgress: seats.$progress,
    refresh: async () => {
      await Promise.all([routes.refresh(), seats.refresh(), sla.refresh()]);
    },
  });
}

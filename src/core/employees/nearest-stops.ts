import { atom, computed, type ReadableAtom } from "nanostores";
import type { Employee } from "../api/employees.ts";
import { addressSearchThreshold, fetchAddresses, type FoundAddress, placesCall } from "../api/marketplace-people.ts";
import { runBatch } from "../http/batch.ts";
import { type PlannerLimits, searchRadius } from "../planner/boarding.ts";
import { addressKey, readPlaces, toPosition } from "../planner/found-place.ts";
import { freeSeats, type Network, type NearStop } from "../planner/network.ts";
import { createPlannerData } from "../planner/planner-data.ts";
import { shareAnswer } from "../query/query.ts";
import { type QueryOwner, sessionOf, whileMounted } from "../query/scope.ts";
import { createPeopleLists, toWithoutRoute } from "./people-lists.ts";
import { timePeriods } from "../api/routes.ts";
import { keyOf, queryOf } from "../query/call-query.ts";

/** The company's own stop nearest to an employee's home. */
export type NearestStop =
  /** `free`: seats of the route that no regular passenger has, the fewest of its directions; null: unknown. */
  | { readonly kind: "found"; readonly near: NearStop; readonly free: number | null }
  /** No stop within `metres` of it. */
  | { readonly kind: "far"; readonly metres: number }
  /** No address, or the address service knows none or several such places. */
  | { readonly kind: "unclear" }
  | { readonly kind: "failed" };

/** By the employees' ids; missing: not asked for yet. */
export type NearestStopsById = ReadonlyMap<string, NearestStop>;

/** The most look-ups at a time, beside what the user does. */
const parallel = 5;
/** So many answers are shown at once: a page of a list. */
const chunkSize = 20;
/** The most addresses that are looked up. */
const mostAddresses = 500;

/** Answers by {@link addressKey}; null: the look-up has failed. */
type Places = ReadonlyMap<string, readonly FoundAddress[] | null>;

/** The nearest stops of `$people`, asked for while somebody listens, after routes and seats have been loaded. */
export function createNearestStops(owner: QueryOwner, $people: ReadableAtom<readonly Employee[]>) {
  const session = sessionOf(owner);
  const data = createPlannerData(owner);
  const $places = atom<Places>(new Map());
  const $stops = computed([$people, data.$load, $places], (people, load, places): NearestStopsById => {
    if (load.status !== "ready" || load.data.seatsState === "loading") return new Map();
    const { network, limits } = load.data;
    return new Map(
      people.flatMap(({ id, homeAddress }): [string, NearestStop][] => {
        const stop = toNearest(homeAddress ?? "", places, network, limits);
        return stop ? [[id, stop]] : [];
      }),
    );
  });

  whileMounted(owner, $stops, () => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let isRunning = false;

    async function search(): Promise<void> {
      const load = data.$load.get();
      if (isRunning || load.status !== "ready" || load.data.seatsState === "loading") return;
      isRunning = true;
      for (let open = toOpen(); open.length > 0 && !signal.aborted; open = toOpen()) {
        const chunk = open.slice(0, chunkSize);
        const { results, ended } = await runBatch({
          items: chunk,
          limit: parallel,
          signal,
          run: (text, own) =>
            shareAnswer(
              session,
              { ...queryOf(placesCall, fetchAddresses, text), key: keyOf(placesCall, addressKey(text)) },
              own,
            ),
        });
        if (ended || signal.aborted) break;
        // Without any answer the service is down: the rest is not asked.
        const isDown = results.size === 0;
        const tried = isDown ? open : chunk;
        $places.set(
          new Map([...$places.get(), ...tried.map((text) => [addressKey(text), results.get(text) ?? null] as const)]),
        );
      }
      isRunning = false;
    }

    /** Addresses without an answer, each once. */
    function toOpen(): readonly string[] {
      const places = $places.get();
      const open = new Map<string, string>();
      for (const { homeAddress } of $people.get()) {
        if (homeAddress === null || !isAskable(homeAddress)) continue;
        const key = addressKey(homeAddress);
        if (!places.has(key)) open.set(key, homeAddress);
      }
      return [...open.values()].slice(0, Math.max(0, mostAddresses - places.size));
    }

    const stops = [$people, data.$load, $places].map(($store) => $store.listen(() => void search()));
    void search();
    return () => {
      leaving.abort();
      for (const stop of stops) stop();
    };
  });

  return {
    $stops,
    /** Asks again for what has failed. */
    retry: () => $places.set(new Map([...$places.get()].filter(([, found]) => found !== null))),
  };
}

const isAskable = (address: string) => [...addressKey(address)].length > addressSearchThreshold;

function toNearest(address: string, places: Places, network: Network, limits: PlannerLimits): NearestStop | undefined {
  if (!isAskable(address)) return { kind: "unclear" };
  const found = places.get(addressKey(address));
  if (found === undefined) return undefined;
  if (found === null) return { kind: "failed" };
  const reading = readPlaces(address, found);
  if (reading.kind !== "found") return { kind: "unclear" };
  const metres = searchRadius(limits);
  const [near] = network.nearest(toPosition(reading.place), { metres, count: 1 });
  return near ? { kind: "found", near, free: freeOf(network, near.way.routeUniqueId) } : { kind: "far", metres };
}

/** The fewest free seats of a route's directions. */
function freeOf(network: Network, routeUniqueId: string): number | null {
  const ways = network.routes.get(routeUniqueId);
  const free = timePeriods.flatMap((period) => (ways?.[period] ? [freeSeats(ways[period])] : []));
  return free.reduce<number | null>(
    (least, one) => (least === null || one === null ? null : Math.min(least, one)),
    Infinity,
  );
}

/** By unique id of a full route the employees whose nearest stop it has: they wait for a seat. */
type Waiting = ReadonlyMap<string, readonly Employee[]>;

const nobody: readonly Employee[] = [];
const noneWaiting: Waiting = new Map();

/** Who waits for a seat; nobody until it is known, and as long as `$isWanted` is false. */
export function createWaiting(owner: QueryOwner, $isWanted: ReadableAtom<boolean>): ReadableAtom<Waiting> {
  const lists = createPeopleLists(owner);
  const $people = atom(nobody);
  const { $stops } = createNearestStops(owner, $people);
  const $waiting = atom(noneWaiting);
  whileMounted(owner, $waiting, () => {
    let stops: (() => void)[] = [];
    const end = () => stops.forEach((stop) => stop());
    const stopWanting = $isWanted.subscribe((isWanted) => {
      end();
      stops = isWanted
        ? [
            lists.$load.subscribe((load) => $people.set(toWithoutRoute(load))),
            $stops.subscribe((found) => $waiting.set(toWaiting($people.get(), found))),
          ]
        : [];
    });
    return () => {
      stopWanting();
      end();
    };
  });
  return $waiting;
}

export function toWaiting(people: readonly Employee[], stops: NearestStopsById): Waiting {
  const waiting = new Map<string, Employee[]>();
  for (const employee of people) {
    const stop = stops.get(employee.id);
    if (stop?.kind !== "found" || stop.free !== 0) continue;
    const { routeUniqueId: id } = stop.near.way;
    waiting.set(id, [...(waiting.get(id) ?? []), employee]);
  }
  return waiting;
}

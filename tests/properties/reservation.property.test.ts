import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createLineStore } from "../../src/core/marketplace/line/line-store.ts";
import { createLineSearch } from "../../src/core/marketplace/line/line-search.ts";
import type { Profile } from "../../src/core/session/session.ts";
import { openMarket, zeynep } from "../core/marketplace/marketplace-stage.ts";
import { rawDetail } from "../core/api/raw-marketplace.ts";
import { json } from "../helpers/environment.ts";
import { holdsLater } from "../helpers/properties.ts";

const lines = ["M-1", "M-2"] as const;
/** Outcome of a POST: the reservation's and its answer's. */
const fate = fc.constantFrom(
  "well",
  "well",
  "well",
  "lost",
  "lost before",
  "broken",
  "broken before",
  "refused",
  "taken",
);
const step = fc.record({
  store: fc.constantFrom(0, 1),
  what: fc.constantFrom(
    "choose",
    "take",
    "take",
    "take",
    "reserve",
    "reserve",
    "confirm",
    "confirm",
    "reserve twice",
    "confirm twice",
    "ask cancel",
    "cancel",
    "cancel twice",
    "dismiss",
    "other person",
    "refresh",
  ),
  line: fc.constantFrom(...lines),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Fate = typeof fate extends fc.Arbitrary<infer Value> ? Value : never;

/** Two elements on one page, and a stub provider that stores the seats and answers when the scheduler decides. */
function openStores(scheduler: fc.Scheduler, fates: readonly Fate[], faults: string[]) {
  const seats = new Map<string, number>();
  let [made, sent] = [0, 0];
  /** Lines for which the current person has a POST pending. */
  let running = new Set<string>();
  const wasAsked = new Set<string>();
  const wasReserved = new Set<string>();
  const request = (line: string) => {
    const id = seats.get(line);
    return id === undefined ? null : { id, request_status: "created", is_changed: false, has_request_in_period: true };
  };

  async function reserve(asked: Request): Promise<Response> {
    const { route_unique_id: line, price } = (await asked.json()) as { route_unique_id: string; price: number };
    const outcome = fates[sent % Math.max(1, fates.length)] ?? "well";
    sent += 1;
    const own = running;
    if (own.has(line)) faults.push(`${line} reserved twice at the same time`);
    own.add(line);
    if (seats.has(line)) faults.push(`${line} reserved again`);
    if (!wasAsked.has(line)) faults.push(`${line} reserved without a question`);
    if (price !== 4250) faults.push(`the price ${price}`);
    const stands = outcome === "well" || outcome === "lost" || outcome === "broken";
    if (stands) seats.set(line, (made += 1));
    if (stands) wasReserved.add(line);
    await scheduler.schedule(Promise.resolve(), `POST ${line} ${outcome}`);
    own.delete(line);
    if (outcome.startsWith("lost")) throw new TypeError("no network");
    if (outcome.startsWith("broken")) return json({}, 500);
    if (outcome === "refused") return json({}, 400);
    if (outcome === "taken") return json({}, 409);
    return json({ id: seats.get(line) ?? made, has_request_in_period: false });
  }

  const market = openMarket({
    answer(asked) {
      const { pathname, searchParams } = new URL(asked.url);
      const later = (answer: () => Response) =>
        scheduler.schedule(Promise.resolve(), `${asked.method} ${pathname}`).then(answer);
      if (pathname === "/api/marketplace/route-details/") {
        // What it knows when it is asked, however late it says so.
        const known = request(searchParams.get("unique_id") ?? "");
        return later(() => json({ ...rawDetail(), request: known }));
      }
      if (!pathname.startsWith("/api/marketplace/request/")) return null;
      if (asked.method === "POST") return reserve(asked.clone());
      if (asked.method === "GET") return later(() => json({ results: [] }));
      const id = Number(pathname.split("/").at(-2));
      const line = [...seats].find(([, seat]) => seat === id)?.[0];
      if (line !== undefined && !wasAsked.has(`cancel ${line}`)) faults.push(`${line} cancelled without a question`);
      if (line !== undefined) seats.delete(line);
      return later(() => json(line === undefined ? {} : { results: {} }, line === undefined ? 404 : 200));
    },
  });
  const open = () => {
    wasAsked.clear();
    // The previous person's requests may still be pending.
    running = new Set();
    return [0, 1].map(() => {
      const store = createLineStore(market.session, createLineSearch(market.session, zeynep));
      store.choose("M-1");
      store.reservation.$state.subscribe(({ dialog }) => {
        const line = store.$chosen.get() ?? "";
        if (dialog === "ask") wasAsked.add(line);
        if (dialog === "cancel") wasAsked.add(`cancel ${line}`);
      });
      return store;
    });
  };
  let stores = open();
  return {
    ...market,
    request,
    wasReserved,
    later: (what: string, work: () => void) => void scheduler.schedule(Promise.resolve(), what).then(work),
    get stores() {
      return stores;
    },
    /** Signs in another person; the elements are created again. */
    become(profile: Profile) {
      for (const store of stores) store.destroy();
      market.session.open("token-2", profile);
      stores = open();
    },
  };
}

function act({ store: index, what, line }: Step, stage: ReturnType<typeof openStores>): void {
  const store = stage.stores[index];
  if (!store) return;
  const { reservation } = store;
  const times = what.endsWith("twice") ? 2 : 1;
  for (let time = 0; time < times; time += 1) {
    if (what.startsWith("reserve")) void reservation.reserve();
    if (what.startsWith("confirm")) void reservation.confirm();
    if (what.startsWith("cancel")) void reservation.cancel();
  }
  // Like a person: opens the confirmation and confirms it later.
  if (what === "take") void reservation.reserve().then(() => stage.later("confirm", () => void reservation.confirm()));
  if (what === "choose") store.choose(line);
  if (what === "ask cancel") reservation.askCancel();
  if (what === "dismiss") reservation.dismiss();
  if (what === "refresh") void store.refreshDetail();
  if (what === "other person")
    stage.become({ userName: "Mert Öz", accountType: "company", companyId: "42" } as unknown as Profile);
}

async function settle(scheduler: fc.Scheduler): Promise<void> {
  for (let quiet = 0; quiet < 6;) {
    quiet = scheduler.count() === 0 ? quiet + 1 : 0;
    await scheduler.waitIdle();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test(
  "a seat is reserved once and only when asked for, in any order of clicks and answers",
  { timeout: 120_000 },
  async () => {
    const given = fc.tuple(
      fc.scheduler(),
      fc.array(fate, { minLength: 1, maxLength: 4 }),
      fc.array(step, { minLength: 2, maxLength: 14 }),
    );
    await holdsLater(
      given,
      async ([scheduler, fates, steps]) => {
        const faults: string[] = [];
        const stage = openStores(scheduler, fates, faults);
        const { environment, request, wasReserved } = stage;
        await settle(scheduler);
        for (const one of steps)
          void scheduler
            .schedule(Promise.resolve(), `${one.store} ${one.what} ${one.line}`)
            .then(() => act(one, stage));
        await settle(scheduler);
        expect(faults).toEqual([]);
        for (const store of stage.stores) {
          const state = store.reservation.$state.get();
          // No activity remains pending.
          expect(state.activity).toBeNull();
          expect(state.status).not.toBe("unknown");
          if (state.dialog === "received") expect(wasReserved).toContain(store.$chosen.get());
          void store.refreshDetail();
          await settle(scheduler);
        }
        for (const store of stage.stores) {
          // Reloaded, both elements show the provider's state.
          const known = request(store.$chosen.get() ?? "");
          expect(store.reservation.$state.get()).toMatchObject({ status: known ? "reserved" : "free", activity: null });
        }
        expect(environment.warnings).toEqual([]);
        for (const store of stage.stores) store.destroy();
        stage.session.destroy();
      },
      { runs: 60 },
    );
  },
);

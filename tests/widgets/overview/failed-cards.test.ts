import { describe, expect, test, vi } from "vitest";
import { fetchRatings } from "../../../src/core/api/ratings.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { overviewContract } from "../../../src/widgets/overview/overview.contract.ts";
import { createOverview } from "../../../src/widgets/overview/overview.store.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { openStore } from "../../helpers/open-store.ts";

describe("the network's card", () => {
  test("one retry brings back all that failed, the count of the region too", async () => {
    let isBroken = true;
    const environment = createTestEnvironment(({ url }) => {
      if (isBroken) return json({}, 404);
      return json(url.includes("all_routes=true") ? { meta: { total_count: 118 } } : { result: [] });
    });
    const session = createSession({ environment });
    session.open("t1", { userName: "Elif", accountType: "company", userType: "user", companyName: "" } as Profile);
    const { store } = openStore(overviewContract, createOverview, session, { cards: ["network"] });
    const loads = [store.routes.$load, store.regionCount.$load];
    const stops = loads.map(($load) => $load.listen(() => undefined));
    const states = () => loads.map(($load) => $load.get().status);
    await vi.waitFor(() => expect(states()).toEqual(["failed", "failed"]), 10_000);
    isBroken = false;
    store.retryNetwork(store.routes);
    await vi.waitFor(() => expect(states()).toEqual(["ready", "ready"]), 10_000);
    expect(store.regionCount.$load.get()).toMatchObject({ data: 118 });
    for (const stop of stops) stop();
  });
});

describe("ratings", () => {
  const read = (kinds: object) =>
    fetchRatings(createSession({ environment: createTestEnvironment(() => json(kinds)) }).http);
  const good = { avg_rating: "4.5", rating_count: 12 };
  const odd = { avg_rating: [["on"]], rating_count: 12 };

  test("one that can't be read takes the others not along", async () => {
    const found = await read({ trip: { ...good, trend: 0.1 }, driver: odd, vehicle: { avg_rating: null } });
    expect(found).toEqual({
      trip: { average: 4.5, count: 12, trend: 0.1 },
      driver: { average: null, count: null, trend: null },
      vehicle: { average: null, count: null },
    });
  });

  test("none that can be read is a failure, none given isn't", async () => {
    await expect(read({ trip: odd, driver: odd, vehicle: odd })).rejects.toMatchObject({ kind: "answer" });
    const none = { avg_rating: null, rating_count: 0 };
    expect((await read({ trip: none, driver: none, vehicle: none })).trip.average).toBeNull();
  });
});

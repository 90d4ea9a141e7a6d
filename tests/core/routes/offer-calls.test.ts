import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type DetailedRoute, fetchDemoPilots } from "../../../src/core/api/route-list.ts";
import { createOfferCalls, ofPilot, toPilot, toPilots } from "../../../src/core/routes/offer-calls.ts";
import { unnamedProfile } from "../../../src/core/session/profile.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

type List = readonly string[] | "failed";

function open(first: { readonly seat: List; readonly line: List }) {
  const lists = { ...first };
  const environment = createTestEnvironment(({ url }) => {
    const list = url.includes("line-based") ? lists.line : lists.seat;
    return list === "failed" ? json({}, 400) : json(list.map((pilot_name) => ({ pilot_name })));
  });
  const session = createSession({ environment });
  session.open("t1", { ...unnamedProfile, accountType: "demo" });
  const offers = createOfferCalls(session, { name: "names", fetch: fetchDemoPilots });
  onTestFinished(offers.$load.listen(() => undefined));
  const settled = () =>
    vi.waitFor(() => {
      const load = offers.$load.get();
      if (load.status === "loading") throw new Error("not yet");
      return load;
    });
  return { offers, lists, environment, settled };
}

describe("the two calls for offers", () => {
  test("make one list, seat-based offers first", async () => {
    const { settled } = open({ seat: ["A"], line: ["B", "C"] });
    expect(await settled()).toMatchObject({ status: "ready", data: { entries: ["A", "B", "C"], missing: null } });
  });

  test.each([
    [{ seat: ["A"], line: "failed" }, ["A"], "line"],
    [{ seat: "failed", line: ["B"] }, ["B"], "seat"],
  ] as const)(
    "one that fails takes nothing from the other, and is asked again alone",
    async (first, entries, missing) => {
      const { offers, lists, settled, environment } = open(first);
      expect(await settled()).toMatchObject({ status: "ready", data: { entries, missing } });
      lists[missing] = ["Z"];
      const before = environment.requests.length;
      offers.retry();
      await vi.waitFor(() => expect(offers.$load.get()).toMatchObject({ data: { missing: null } }));
      expect(environment.requests.slice(before).map(({ url }) => url.includes("line-based"))).toEqual([
        missing === "line",
      ]);
      expect(offers.$load.get()).toMatchObject({ data: { entries: missing === "line" ? ["A", "Z"] : ["Z", "B"] } });
    },
  );

  test.each([
    ["both failed", { seat: "failed", line: "failed" }, ["A", "B"]],
    ["one failed and the other holds nothing", { seat: [], line: "failed" }, ["B"]],
  ] as const)("when %s, nothing is known, and a retry helps", async (_, first, entries) => {
    const { offers, lists, settled } = open(first);
    expect(await settled()).toMatchObject({ status: "failed", error: { status: 400 } });
    Object.assign(lists, { seat: ["A"], line: ["B"] });
    offers.retry();
    await vi.waitFor(() => expect(offers.$load.get()).toMatchObject({ data: { entries } }));
  });

  test("no offer of either kind is an answer", async () => {
    const { settled } = open({ seat: [], line: [] });
    expect(await settled()).toMatchObject({ status: "ready", data: { entries: [], missing: null } });
  });

  test("nothing is told before both have answered, whichever is first", async () => {
    for (const late of ["seat", "line"]) {
      let answer = () => undefined as void;
      const waits = new Promise<void>((resolve) => (answer = resolve));
      const environment = createTestEnvironment(async ({ url }) => {
        if (url.includes("line-based") === (late === "line")) await waits;
        return json([{ pilot_name: "A" }]);
      });
      const session = createSession({ environment });
      session.open("t1", { ...unnamedProfile, accountType: "demo" });
      const { calls, $load } = createOfferCalls(session, { name: "names", fetch: fetchDemoPilots });
      onTestFinished($load.listen(() => undefined));
      const first = calls[late === "line" ? 0 : 1];
      await vi.waitFor(() => expect(first.$load.get().status).toBe("ready"));
      expect($load.get()).toEqual({ status: "loading" });
      answer();
      await vi.waitFor(() => expect($load.get().status).toBe("ready"));
    }
  });

  test("both on one screen say whether one is on its way, and the age of the older", async () => {
    const loadedAt = Date.parse("2026-11-19T08:00:00Z");
    const clock = vi.spyOn(Date, "now").mockReturnValue(loadedAt);
    const { offers, settled } = open({ seat: ["A"], line: ["B"] });
    await settled();
    const before = offers.$load.get();
    clock.mockReturnValue(loadedAt + 60_000);
    const refreshed = offers.calls[1].refresh();
    expect(offers.$load.get()).toMatchObject({ status: "ready", isRefreshing: true, loadedAt });
    await refreshed;
    expect(offers.calls[1].$load.get()).toMatchObject({ loadedAt: loadedAt + 60_000 });
    expect(offers.$load.get()).toMatchObject({ isRefreshing: false, loadedAt });
    // Equal answers give the same list object, so that nothing is rendered again.
    expect("data" in before && before.data).toBe((offers.$load.get() as { data: unknown }).data);
  });

  test("a failed one that is asked again says so", async () => {
    const { offers, settled } = open({ seat: "failed", line: "failed" });
    expect(await settled()).toMatchObject({ status: "failed", isRetrying: false });
    const asked = offers.calls[1].refresh();
    expect(offers.$load.get()).toMatchObject({ status: "failed", isRetrying: true });
    await asked;
  });

  test("a refresh that failed is asked again with what failed, and only that", async () => {
    const { offers, lists, settled, environment } = open({ seat: ["A"], line: ["B"] });
    await settled();
    lists.line = "failed";
    await offers.calls[1].refresh();
    const before = environment.requests.length;
    offers.retry();
    await vi.waitFor(() => expect(environment.requests.length).toBeGreaterThan(before));
    expect(environment.requests.slice(before).map(({ url }) => url.includes("line-based"))).toEqual([true]);
  });

  test("a refresh that fails keeps what was there", async () => {
    const { offers, lists, settled } = open({ seat: ["A"], line: ["B"] });
    await settled();
    lists.line = "failed";
    await offers.calls[1].refresh();
    expect(offers.$load.get()).toMatchObject({
      status: "ready",
      data: { entries: ["A", "B"], missing: null },
      refreshError: { status: 400 },
    });
  });
});

const route = (pilot: string | null) => ({ pilotName: pilot }) as DetailedRoute;

describe("the offers of a demo account", () => {
  const routes = [route("Gebze"), route("Bursa"), route(null)];

  test("are those that were made, then those that only routes know of", () => {
    expect(toPilots(["Kozyatağı", "Gebze"], routes)).toEqual(["Kozyatağı", "Gebze", "Bursa"]);
    expect(toPilots([], routes)).toEqual(["Gebze", "Bursa"]);
  });

  test("the first one is chosen until another one is", () => {
    expect(toPilot(["Kozyatağı", "Gebze"], null)).toBe("Kozyatağı");
    expect(toPilot(["Kozyatağı", "Gebze"], "Gebze")).toBe("Gebze");
    expect(toPilot(["Kozyatağı"], "Yok")).toBe("Kozyatağı");
    expect(toPilot([], null)).toBeNull();
  });

  test("each has its own routes and those that name no offer", () => {
    expect(ofPilot(routes, "Gebze")).toEqual([routes[0], routes[2]]);
    expect(ofPilot(routes, null)).toBe(routes);
  });
});

import { describe, expect, test, vi } from "vitest";
import { fetchDemoPilots } from "../../src/core/api/route-list.ts";
import { createOfferCalls } from "../../src/core/offers/offer-calls.ts";
import { unnamedProfile } from "../../src/core/session/profile.ts";
import { createSession } from "../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../helpers/environment.ts";

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
  const stop = offers.$load.listen(() => undefined);
  const settled = () =>
    vi.waitFor(() => {
      const load = offers.$load.get();
      if (load.status === "loading") throw new Error("not yet");
      return load;
    });
  return { offers, lists, environment, settled, stop };
}

describe("the two calls for offers", () => {
  test("make one list, seat-based offers first", async () => {
    const { settled, stop } = open({ seat: ["A"], line: ["B", "C"] });
    expect(await settled()).toMatchObject({ status: "ready", data: { entries: ["A", "B", "C"], missing: null } });
    stop();
  });

  test.each([
    [{ seat: ["A"], line: "failed" }, ["A"], "line"],
    [{ seat: "failed", line: ["B"] }, ["B"], "seat"],
  ] as const)(
    "one that fails takes nothing from the other, and is asked again alone",
    async (first, entries, missing) => {
      const { offers, lists, settled, environment, stop } = open(first);
      expect(await settled()).toMatchObject({ status: "ready", data: { entries, missing } });
      lists[missing] = ["Z"];
      const before = environment.requests.length;
      offers.retry();
      await vi.waitFor(() => expect(offers.$load.get()).toMatchObject({ data: { missing: null } }));
      expect(environment.requests.slice(before).map(({ url }) => url.includes("line-based"))).toEqual([
        missing === "line",
      ]);
      expect(offers.$load.get()).toMatchObject({ data: { entries: missing === "line" ? ["A", "Z"] : ["Z", "B"] } });
      stop();
    },
  );

  test.each([
    ["both failed", { seat: "failed", line: "failed" }, ["A", "B"]],
    ["one failed and the other holds nothing", { seat: [], line: "failed" }, ["B"]],
  ] as const)("when %s, nothing is known, and a retry helps", async (_, first, entries) => {
    const { offers, lists, settled, stop } = open(first);
    expect(await settled()).toMatchObject({ status: "failed", error: { status: 400 } });
    Object.assign(lists, { seat: ["A"], line: ["B"] });
    offers.retry();
    await vi.waitFor(() => expect(offers.$load.get()).toMatchObject({ data: { entries } }));
    stop();
  });

  test("no offer of either kind is an answer", async () => {
    const { settled, stop } = open({ seat: [], line: [] });
    expect(await settled()).toMatchObject({ status: "ready", data: { entries: [], missing: null } });
    stop();
  });

  test("a refresh that fails keeps what was there", async () => {
    const { offers, lists, settled, stop } = open({ seat: ["A"], line: ["B"] });
    await settled();
    lists.line = "failed";
    await offers.calls[1].refresh();
    expect(offers.$load.get()).toMatchObject({
      status: "ready",
      data: { entries: ["A", "B"], missing: null },
      refreshError: { status: 400 },
    });
    stop();
  });
});

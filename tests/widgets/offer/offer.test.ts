import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Offer } from "../../../src/core/api/offers.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { offerContract } from "../../../src/widgets/offer/offer.contract.ts";
import { areLinesRemote, lineList, toChosen, toValidity } from "../../../src/widgets/offer/offer.model.ts";
import { createOffer, readState, tableDefaults, writeState } from "../../../src/widgets/offer/offer.store.ts";
import { openDemoSession } from "../../demo/demo-session.ts";
import { openStore } from "../../helpers/open-store.ts";
import {
  lateProspectUser,
  manyOffersUser,
  openTestApi,
  prospectUser,
  thursdayMorning,
  type TestApi,
} from "../../demo/helpers.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { fetchAllOffers, rawLineOffer, rawSeatOffer } from "./sample-offers.ts";
import { shortPageSize } from "../../../src/widgets/kit/table/page-size.contract.ts";

async function toOffers(seats: readonly unknown[], lines: readonly unknown[] = []): Promise<readonly Offer[]> {
  const environment = createTestEnvironment(({ url }) => json(url.includes("line-based") ? lines : seats));
  return fetchAllOffers(createSession({ environment }).http);
}

describe("validity", () => {
  test.each([
    ["2026-12-09", 1, false],
    ["2026-12-10", 0, true],
    ["2026-12-11", -1, true],
    ["2026-11-10", 30, false],
  ])("on %s %s days are left", async (today, left, isExpired) => {
    const [seat, line] = await toOffers([rawSeatOffer()], [rawLineOffer()]);
    for (const offer of [seat, line]) expect(toValidity(offer as Offer, today)).toEqual({ left, isExpired });
  });

  test("doesn't expire when the provider sends no duration", async () => {
    const [offer] = await toOffers([rawSeatOffer({ expire_countdown: null })]);
    expect(toValidity(offer as Offer, "2026-12-10")).toEqual({ left: null, isExpired: false });
  });
});

describe("which offer is shown", () => {
  test("is the wanted one, else the first", async () => {
    const offers = await toOffers([rawSeatOffer(), rawSeatOffer()], [rawLineOffer()]);
    expect(toChosen(offers, null)?.key).toBe("Kozyatağı Pilotu");
    expect(toChosen(offers, "Kozyatağı Pilotu (2)")?.key).toBe("Kozyatağı Pilotu (2)");
    expect(toChosen(offers, "Gebze Pilotu")?.kind).toBe("line");
    expect(toChosen(offers, "Yok")?.key).toBe("Kozyatağı Pilotu");
    expect(toChosen([], "Yok")).toBeNull();
  });

  test("loads lines from the provider only when there is one line-based offer", async () => {
    expect(areLinesRemote(await toOffers([rawSeatOffer()], [rawLineOffer()]))).toBe(true);
    expect(areLinesRemote(await toOffers([], [rawLineOffer(), rawLineOffer({}, "Merter")]))).toBe(false);
    expect(areLinesRemote(await toOffers([rawSeatOffer()]))).toBe(false);
  });
});

describe("the address", () => {
  test("reads and writes the offer and its table", () => {
    const state = readState("pilot=Gebze+Pilotu&sort=-price&page=2&page_size=20");
    expect(state.pilot).toBe("Gebze Pilotu");
    expect(lineList.toSearch(state.table)).toEqual({
      order: { column: "price", isDescending: true },
      page: 2,
      pageSize: 20,
    });
    expect(writeState(state)).toBe("sort=-price&page=2&page_size=20&pilot=Gebze+Pilotu");
    expect(writeState({ pilot: null, table: tableDefaults })).toBe("");
  });

  test("falls back to the first order when it is unknown", () => {
    expect(lineList.toSearch(readState("sort=-total").table)).toEqual({
      order: { column: "route_name", isDescending: false },
      page: 1,
      pageSize: shortPageSize,
    });
  });
});

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function open(account: typeof prospectUser, query = "", pilot: string | null = null) {
  const { session, environment } = await openDemoSession(api, account);
  environment.time = Date.parse(thursdayMorning);
  const { store, told } = openStore(offerContract, createOffer, session, { query, pilot });
  const look = () => {
    const load = store.offers.$load.get();
    if (load.status !== "ready") throw new Error("not yet");
    return load.data.entries;
  };
  // Loading can take long on a busy machine.
  const offers = await vi.waitFor(look);
  const calls = () => environment.requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
  const isExpired = () => {
    const state = session.$state.get();
    return state.status === "signed-in" && (state.profile as Profile).isOfferExpired;
  };
  return { store, told, offers, calls, isExpired };
}

describe("with the demo API", () => {
  test("marks an account as expired with its offer", async () => {
    const valid = await open(prospectUser);
    expect(valid.isExpired()).toBeFalsy();
    const expired = await open(lateProspectUser);
    expect(expired.isExpired()).toBe(true);
  });

  test("keeps an account open with one valid offer among many", async () => {
    const { offers, isExpired } = await open(manyOffersUser);
    expect(offers.map((offer) => toValidity(offer, "2026-11-19").left)).toEqual([24, 0, -52, 18, 0, -17]);
    expect(isExpired()).toBeFalsy();
  });

  test("loads the only line-based offer's lines by page, in order", async () => {
    const { store, calls, told } = await open(prospectUser, "pilot=Gebze+Pilotu");
    expect(store.$chosen.get()?.kind).toBe("line");
    expect(store.$areLinesRemote.get()).toBe(true);
    const stop = store.lines.page.$load.listen(() => undefined);
    const lines = () =>
      vi.waitFor(() => {
        const load = store.lines.page.$load.get();
        if (load.status !== "ready" || load.isPrevious) throw new Error("not yet");
        return load.data;
      });
    const first = await lines();
    expect([first.rows.length, first.count]).toEqual([Math.min(14, shortPageSize), 14]);
    expect(calls().at(-1)).toBe(
      `/api/demo/line-based-offer-details/?page=1&per_page=${shortPageSize}&order_by=route_name&reverse_order=false`,
    );
    store.changeTable({ ...store.$table.get(), sort: { column: "price", isDescending: true }, pageSize: 20 });
    const all = await lines();
    const prices = all.rows.map(({ price }) => price ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(prices.at(-1)).toBe(0);
    expect(told).toEqual(["sort=-price&page_size=20&pilot=Gebze+Pilotu"]);
    stop();
  });

  test("shows each offer's own lines when there are several", async () => {
    const { store, calls } = await open(manyOffersUser, "", "Mağaza Pilotu");
    expect(store.$chosen.get()?.name).toBe("Mağaza Hatları");
    expect(store.$areLinesRemote.get()).toBe(false);
    expect(calls().filter((call) => call.includes("details"))).toEqual([]);
  });

  test("resets the table for another offer, with demo calls only", async () => {
    const { store, told, calls } = await open(prospectUser, "search=ay&sort=-totalPrice");
    store.choose("Gebze Pilotu");
    expect(told).toEqual(["pilot=Gebze+Pilotu"]);
    expect(store.$table.get()).toEqual(tableDefaults);
    expect(calls().filter((call) => !call.startsWith("/api/demo/"))).toEqual([]);
  });
});

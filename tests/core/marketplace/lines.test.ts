import { atom } from "nanostores";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createAccess } from "../../../src/core/billing/access.ts";
import { createLineStore } from "../../../src/core/marketplace/line/line-store.ts";
import { createLineSearch } from "../../../src/core/marketplace/line/line-search.ts";
import { createSavings } from "../../../src/core/marketplace/line/savings.ts";
import { openLines, pastSearches, people } from "../../../src/core/marketplace/requests.ts";
import { createQuery } from "../../../src/core/query/query.ts";
import type { Profile } from "../../../src/core/session/session.ts";
import { json } from "../../helpers/environment.ts";
import { rawCard, rawSearch } from "../api/raw-marketplace.ts";
import { openMarket, until, zeynep } from "./marketplace-stage.ts";

type Market = NonNullable<Parameters<typeof openMarket>[0]>;
const size = "/api/marketplace/?page_size=";
const pages = (...sizes: readonly number[]) => sizes.map((count) => `POST ${size}${count}&page=1`);

describe("the lines of a search", () => {
  function openSearch(market: Market = {}, order?: Parameters<typeof createLineSearch>[2]) {
    const opened = openMarket(market);
    const search = createLineSearch(opened.session, zeynep, order);
    onTestFinished(search.$view.listen(() => undefined));
    const view = () => search.$view.get();
    const come = (fits: (view: ReturnType<typeof search.$view.get>) => boolean) => until(search.$view, fits);
    return {
      ...opened,
      search,
      view,
      come,
      ids: () => view().lines.map(({ id }) => id),
      first: () => come(({ lines }) => lines.length > 0),
      settled: () => come(({ isLoadingMore }) => !isLoadingMore),
    };
  }

  test("come five by five, as one page that grows", async () => {
    const { search, view, first, settled, calls } = openSearch();
    expect(await first()).toMatchObject({ count: 12, hasMore: true, isLoadingMore: false, pastSearchId: "77" });
    expect(view().lines).toHaveLength(5);
    search.showMore();
    // The loaded lines stay visible while more are loading.
    expect(view().isLoadingMore).toBe(true);
    expect(view().lines).toHaveLength(5);
    expect((await settled()).lines).toHaveLength(10);
    search.showMore();
    expect(await settled()).toMatchObject({ hasMore: false, lines: { length: 12 } });
    expect(calls(size)).toEqual(pages(5, 10, 15));
  });

  /** A provider of `length` lines that never says how many there are, M-1 the most expensive. */
  const uncounted = (length: number): Market => ({
    answer: ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      if (pathname !== "/api/marketplace/") return null;
      const count = Math.min(Number(searchParams.get("page_size")), length);
      const data = Array.from({ length: count }, (_, index) =>
        rawCard({ route_unique_id: `M-${index + 1}`, price: 5000 - index * 10 }),
      );
      return json({ results: { data, meta: {} } });
    },
  });

  test("whose number the provider doesn't say are all asked for in another order too", async () => {
    const { search, view, first, come, ids, calls } = openSearch(uncounted(7));
    await first();
    search.setOrder("price");
    expect(view().lines[0]?.id).toBe("M-1");
    expect((await come((now) => now.lines[0]?.id === "M-7")).hasMore).toBe(true);
    expect(ids()).toEqual(["M-7", "M-6", "M-5", "M-4", "M-3"]);
    search.showMore();
    expect(view()).toMatchObject({ hasMore: false, isLoadingMore: false, lines: { length: 7 } });
    expect(calls(size)).toHaveLength(2);
  });

  test("whose number the provider doesn't say are counted by nobody, and come while pages are full", async () => {
    const { search, view, first, settled } = openSearch(uncounted(7));
    expect(await first()).toMatchObject({ count: null, hasMore: true, lines: { length: 5 } });
    search.showMore();
    expect(view()).toMatchObject({ hasMore: true, isLoadingMore: true });
    expect(await settled()).toMatchObject({ count: null, hasMore: false, lines: { length: 7 } });
  });

  test("of an unknown number may go on after a full page, but not in an order that has all of them", async () => {
    const { search, first, settled } = openSearch(uncounted(5));
    expect((await first()).hasMore).toBe(true);
    search.setOrder("price");
    expect((await settled()).hasMore).toBe(false);
  });

  test("in another order are all asked for once, so that it is true", async () => {
    const { search, view, first, come, ids, settled, calls } = openSearch();
    await first();
    search.setOrder("price");
    // The order doesn't change before all lines have been loaded.
    expect(view().lines[0]?.id).toBe("M-1");
    expect((await come(({ lines }) => lines[0]?.id === "M-12")).hasMore).toBe(true);
    expect(ids()).toEqual(["M-12", "M-11", "M-10", "M-9", "M-8"]);
    search.showMore();
    expect(view().lines).toHaveLength(10);
    search.setOrder("provider");
    expect((await settled()).lines[0]?.id).toBe("M-1");
    expect(calls(size)).toEqual(pages(5, 12, 10));
  });

  test("begin in an order when they are asked for in one, and stay in it while a larger page is fetched", async () => {
    const { search, view, come, ids, settled, calls } = openSearch({}, "price");
    expect((await come(({ lines }) => lines[0]?.id === "M-12")).lines).toHaveLength(5);
    search.showMore();
    search.showMore();
    expect(view()).toMatchObject({ isLoadingMore: true, hasMore: false });
    expect(ids()).toEqual(Array.from({ length: 12 }, (_, index) => `M-${12 - index}`));
    await settled();
    expect(calls(size).at(-1)).toBe(pages(15)[0]);
  });

  const nothing = { lines: [], isLoadingMore: false, moreError: null };

  test("are nothing until they have come", () => {
    const { search, view } = openSearch();
    const unknown = { count: 0, hasMore: false, pastSearchId: null, minPrice: null, maxPrice: null };
    expect(view()).toEqual({ ...nothing, ...unknown });
    expect(search.$order.get()).toBe("provider");
  });

  test.each([
    [5, false],
    [6, true],
  ])("that are %i in all have more behind the first page: %s", async (count, hasMore) => {
    const { first } = openSearch({ count });
    const view = await first();
    const told = { count, hasMore, pastSearchId: "77", minPrice: 2400, maxPrice: 7800 };
    expect(view).toEqual({ ...nothing, lines: view.lines, ...told });
  });

  test("stay when more of them fail, and can be asked for again", async () => {
    const { search, state, first, come } = openSearch();
    await first();
    state.answer = () => json({}, 500);
    search.showMore();
    const failed = await come(({ moreError }) => moreError !== null);
    expect(failed).toMatchObject({
      isLoadingMore: false,
      hasMore: true,
      moreError: { status: 500 },
      lines: { length: 5 },
    });
    expect(search.$load.get()).toMatchObject({ status: "ready", isPrevious: true, isRefreshing: false });
    state.answer = () => null;
    void search.refresh();
    // The failure is hidden during the retry.
    expect(await come(({ isLoadingMore }) => isLoadingMore)).toMatchObject({ moreError: null });
    expect(search.$load.get()).toMatchObject({ isPrevious: true, isRefreshing: true });
    expect((await come(({ lines }) => lines.length === 10)).moreError).toBeNull();
  });

  test("that are there are not said to lack any when they fail to come anew", async () => {
    const { search, state, first, view } = openSearch();
    await first();
    state.answer = () => json({}, 500);
    await search.refresh();
    await until(search.$load, (load) => load.status === "ready" && load.refreshError !== null);
    expect(view()).toMatchObject({ moreError: null, isLoadingMore: false, hasMore: true });
  });

  test("of two searches aren't mixed up", async () => {
    const { search, session, calls } = openSearch();
    const other = { ...zeynep, subject: { ...zeynep.subject, passenger: { id: "10", name: "Can Er" } } };
    const second = createLineSearch(session, other as typeof zeynep);
    for (const { $view } of [search, second, search]) await until($view, ({ lines }) => lines.length > 0);
    expect(calls(size)).toHaveLength(2);
    expect([search.search, second.search]).toEqual([zeynep, other]);
  });

  test("that fail at first are a failed load", async () => {
    const { search, state, view } = openSearch({ answer: () => json({}, 500) });
    expect((await until(search.$load, ({ status }) => status !== "loading")).status).toBe("failed");
    expect(view()).toMatchObject({ lines: [], moreError: null });
    state.answer = () => null;
    void search.refresh();
    await until(search.$load, ({ status }) => status === "ready");
  });

  test("make the search a past one", async () => {
    let asked = 0;
    const { session } = openMarket({
      answer: (request) =>
        request.url.includes("past-search") ? json({ results: [rawSearch({ id: (asked += 1) })] }) : null,
    });
    const past = createQuery(session, pastSearches);
    onTestFinished(past.$load.listen(() => undefined));
    await until(past.$load, ({ status }) => status === "ready");
    onTestFinished(createLineSearch(session, zeynep).$view.listen(() => undefined));
    await until(past.$load, (load) => load.status === "ready" && load.data[0]?.id === "2");
  });
});

async function openStore(answer?: Market) {
  const market = openMarket(answer);
  const lines = createLineSearch(market.session, zeynep);
  const store = createLineStore(market.session, lines);
  onTestFinished(() => store.destroy());
  await until(lines.$view, (view) => view.lines.length > 0);
  return { ...market, lines, store };
}

describe("what is chosen among them", () => {
  test("is loaded with its driver by line and search", async () => {
    const { store, calls } = await openStore();
    expect(calls("route-detail")).toEqual([]);
    store.choose("M-4");
    await until(store.$detail, ({ status }) => status === "ready");
    await until(store.$driver, ({ status }) => status === "ready");
    expect(store.$line.get()?.id).toBe("M-4");
    expect(calls("route-detail").toSorted()).toEqual([
      "GET /api/marketplace/route-detail-driver-info/?unique_id=M-4&past_search_id=77",
      "GET /api/marketplace/route-details/?unique_id=M-4&past_search_id=77",
    ]);
    store.choose(null);
    expect(store.$line.get()).toBeNull();
  });

  const idle = { status: "loading", isIdle: true };

  test("and chosen after it has a detail and a driver of its own; the same one is not asked for twice", async () => {
    const { store, calls } = await openStore();
    for (const end of [store.$detail, store.$driver].map(($load) => $load.listen(() => undefined))) onTestFinished(end);
    const both = () => [store.$detail.get().status, store.$driver.get().status];
    for (const line of ["M-4", "M-5", "M-4"]) {
      store.choose(line);
      await expect.poll(both).toEqual(["ready", "ready"]);
    }
    expect(calls("route-details")).toHaveLength(2);
    expect(calls("route-detail-driver")).toHaveLength(2);
    await Promise.all([store.refreshDetail(), store.refreshDriver()]);
    expect(calls("route-details")).toHaveLength(3);
    expect(calls("route-detail-driver").at(-1)).toContain("unique_id=M-4");
    store.choose(null);
    expect([store.$detail.get(), store.$driver.get()]).toEqual([idle, idle]);
  });

  test("is asked for anew under the search's new number, and kept while it has none", async () => {
    const { session, calls } = openMarket();
    const search = createLineSearch(session, zeynep);
    const view = await until(search.$view, ({ lines }) => lines.length > 0);
    const $view = atom({ ...view, pastSearchId: null as string | null });
    const store = createLineStore(session, { ...search, $view });
    store.choose("M-4");
    const stop = store.$detail.listen(() => undefined);
    expect(store.$detail.get()).toEqual(idle);
    for (const pastSearchId of ["77", null, "78", null, "78"]) {
      $view.set({ ...view, pastSearchId });
      await until(store.$detail, ({ status }) => status === "ready");
    }
    const asked = calls("route-details").map((call) => call.split("&")[1]);
    expect(asked).toEqual(["past_search_id=77", "past_search_id=78"]);
    stop();
    store.destroy();
    $view.set({ ...view, pastSearchId: "79" });
    store.choose("M-5");
    expect(store.$detail.get()).toEqual(idle);
  });

  test("keeps its open question while more lines come", async () => {
    const { store, lines } = await openStore({
      answer: ({ url }) => (url.endsWith("/api/marketplace/request/") ? json({ results: [] }) : null),
    });
    store.choose("M-4");
    onTestFinished(store.reservation.$state.listen(() => undefined));
    await until(store.reservation.$state, ({ status }) => status === "free");
    await store.reservation.reserve();
    lines.showMore();
    await until(lines.$view, (view) => view.lines.length === 10);
    expect(store.reservation.$state.get()).toMatchObject({ status: "free", dialog: "ask" });
  });

  test("is nothing at first, in the morning, with its details in front", async () => {
    const { store, session, lines } = await openStore();
    expect([store.$chosen.get(), store.$line.get()]).toEqual([null, null]);
    expect([store.$direction.get(), store.$pane.get()]).toEqual(["morning", "detail"]);
    expect([store.$compared.get(), store.$isComparing.get()]).toEqual([[], false]);
    expect([store.session, store.subject, store.lines]).toEqual([session, zeynep.subject, lines]);
    store.choose("M-11");
    expect([store.$chosen.get(), store.$line.get()]).toEqual(["M-11", null]);
  });

  test("before the search is answered is loaded as soon as the search has its name", async () => {
    const { session, calls } = openMarket();
    const store = createLineStore(session, createLineSearch(session, zeynep));
    onTestFinished(() => store.destroy());
    store.choose("M-2");
    await until(store.$detail, ({ status }) => status === "ready");
    expect(calls("route-details")).toHaveLength(1);
  });

  test("begins with its details, however the line before was left; the direction stays", async () => {
    const { store } = await openStore();
    store.choose("M-4");
    store.showPane("map");
    store.setDirection("evening");
    store.choose("M-4");
    expect(store.$pane.get()).toBe("map");
    store.choose("M-5");
    expect(store.$pane.get()).toBe("detail");
    expect(store.$direction.get()).toBe("evening");
  });

  test("three lines at most are compared", async () => {
    const { store, lines } = await openStore();
    const [first, second, third, fourth] = lines.$view.get().lines;
    if (!first || !second || !third || !fourth) throw new Error("Too few lines");
    store.toggleCompared(first);
    store.compare(true);
    expect(store.$isComparing.get()).toBe(false);
    for (const line of [second, third, fourth]) store.toggleCompared(line);
    expect(store.$compared.get()).toEqual([first, second, third]);
    store.compare(true);
    expect(store.$isComparing.get()).toBe(true);
    store.toggleCompared(second);
    expect(store.$isComparing.get()).toBe(true);
    store.toggleCompared(third);
    expect([store.$compared.get(), store.$isComparing.get()]).toEqual([[first], false]);
    store.clearCompared();
    expect(store.$compared.get()).toEqual([]);
  });
});

describe("the comparison of the list's first lines", () => {
  const compared = ({ store }: Awaited<ReturnType<typeof openStore>>) => store.$compared.get().map(({ id }) => id);

  test.each([
    [5, ["M-1", "M-2", "M-3"], true],
    [2, ["M-1", "M-2"], true],
    [1, ["M-1"], false],
  ])("of %i has as many as fit, and opens with more than one", async (count, ids, isComparing) => {
    const open = await openStore({ count });
    open.store.compareFirst();
    expect([compared(open), open.store.$isComparing.get()]).toEqual([ids, isComparing]);
  });

  test("takes the place of those chosen before, and can be closed", async () => {
    const open = await openStore({ count: 5 });
    const { store } = open;
    const fourth = store.lines.$view.get().lines[3];
    if (!fourth) throw new Error("Too few lines");
    store.toggleCompared(fourth);
    store.compareFirst();
    expect(compared(open)).toEqual(["M-1", "M-2", "M-3"]);
    store.compare(false);
    expect(store.$isComparing.get()).toBe(false);
    store.compare(true);
    store.clearCompared();
    expect([compared(open), store.$isComparing.get()]).toEqual([[], false]);
  });

  test("has the detail that was opened before, without another call", async () => {
    const { store, calls } = await openStore({ count: 2 });
    store.choose("M-1");
    await until(store.$detail, ({ status }) => status === "ready");
    store.compareFirst();
    const loads = await until(
      store.comparedDetails.$loads,
      (all) => all.size === 2 && [...all.values()].every(({ status }) => status === "ready"),
    );
    expect([...loads.keys()]).toEqual(["M-1", "M-2"]);
    expect(calls("route-details")).toHaveLength(2);
  });
});

describe("the present cost of the passenger", () => {
  const least = { prices: [], change_logs: [], additional_services: [], line_based_usages: [] };
  const invoice = { ...least, passengers: [{ full_name: "Zeynep Işık", prices: { total_price: 3500 } }] };
  const billing = (isEnabled: boolean, status = 200) => ({
    answer: (request: Request) => {
      if (request.url.includes("is-billing-enabled")) return json({ enabled: isEnabled });
      return request.url.includes("/api/v2/company/billing/42/") ? json(invoice, status) : null;
    },
  });
  const isKnown = (cost: number | null) => cost !== null;
  const flag = "GET /api/company/billing/42/is-billing-enabled/";
  const invoiceOf = (month: string) =>
    `GET /api/v2/company/billing/42/?date=${month}&month=${month.slice(0, 2)}&year=2026`;

  test("comes from this month's invoice when there is billing", async () => {
    const { store, calls } = await openStore(billing(true));
    expect(await until(store.savings.$presentCost, isKnown)).toBe(350_000);
    expect(calls("billing")).toEqual([flag, invoiceOf("11-2026")]);
  });

  test("isn't fetched before the company's billing is known to be open", async () => {
    let answer: (response: Response) => void = () => undefined;
    const { store, calls } = await openStore({
      answer: (request) =>
        request.url.includes("is-billing-enabled")
          ? new Promise<Response>((resolve) => (answer = resolve))
          : billing(true).answer(request),
    });
    onTestFinished(store.savings.$presentCost.listen(() => undefined));
    await expect.poll(() => calls("billing")).toEqual([flag]);
    answer(json({ enabled: true }));
    expect(await until(store.savings.$presentCost, isKnown)).toBe(350_000);
  });

  test("isn't asked for where an address is searched for, or no company is known", async () => {
    const place = { type: "address", address: "Caferağa", location: { latitude: 41, longitude: 29 } } as const;
    const { session, calls } = openMarket(billing(true));
    const ofAddress = createSavings(session, place);
    session.open("other", { userName: "Elif Şahin", accountType: "company", companyId: null } as unknown as Profile);
    for (const savings of [ofAddress, createSavings(session, zeynep.subject)]) {
      onTestFinished(savings.$presentCost.listen(() => undefined));
      expect(savings.$presentCost.get()).toBeNull();
    }
    expect(calls("billing")).toEqual([]);
  });

  test("uses what the billing page has asked for, until another month", async () => {
    const { session, calls, environment } = openMarket(billing(true));
    const cost = () => until(createSavings(session, zeynep.subject).$presentCost, isKnown);
    await until(createAccess(session).$load, ({ status }) => status === "ready");
    expect([await cost(), await cost()]).toEqual([350_000, 350_000]);
    expect(calls("billing")).toHaveLength(2);
    environment.time = Date.parse("2026-12-01T00:00:00+03:00");
    await cost();
    expect(calls("billing").slice(2)).toEqual([invoiceOf("12-2026")]);
  });

  test("isn't asked for without a session, and is unknown to an invoice without the passenger", async () => {
    const { session, calls } = openMarket(billing(true));
    const other = { type: "passenger", passenger: { id: "10", name: "Can Er" } } as const;
    const { $presentCost } = createSavings(session, other);
    const stop = $presentCost.listen(() => undefined);
    await expect.poll(() => calls("billing")).toHaveLength(2);
    expect($presentCost.get()).toBeNull();
    stop();
    session.signOut();
    const { $presentCost: ofNobody } = createSavings(session, zeynep.subject);
    ofNobody.listen(() => undefined);
    expect(ofNobody.get()).toBeNull();
    expect(calls("billing/42")).toHaveLength(2);
  });

  test.each([
    ["without billing", billing(false), [flag]],
    ["when the invoice is refused, which isn't shown", billing(true, 403), [flag, invoiceOf("11-2026")]],
  ])("is unknown %s", async (_what, answer, asked) => {
    const { store, session, calls } = await openStore(answer);
    onTestFinished(store.savings.$presentCost.listen(() => undefined));
    await until(createAccess(session).$load, ({ status }) => status === "ready");
    await expect.poll(() => calls("billing")).toEqual(asked);
    expect(store.savings.$presentCost.get()).toBeNull();
  });
});

const zeyneps = [{ id: 9, profile: { first_name: "Zeynep", last_name: "Işık" } }];
test.each([
  ["employees that a seat is searched for", people, zeyneps, { id: "9", name: "Zeynep Işık" }],
  ["open lines", openLines, [rawCard()], { id: "M-4", originCounty: "Kadıköy" }],
])("the %s are asked for once in five minutes", async (_what, query, results, row) => {
  const { session, environment } = openMarket({ answer: () => json({ results }) });
  const asked = () => createQuery<unknown>(session, query).$load;
  const first = await until(asked(), ({ status }) => status !== "loading");
  expect(first).toMatchObject({ status: "ready", data: [row] });
  const now = Date.now();
  const clock = vi.spyOn(Date, "now");
  for (const [age, count] of [
    [299_000, 1],
    [301_000, 2],
  ] as const) {
    clock.mockReturnValue(now + age);
    await until(asked(), (load) => load.status === "ready" && !load.isRefreshing);
    expect(environment.requests).toHaveLength(count);
  }
});

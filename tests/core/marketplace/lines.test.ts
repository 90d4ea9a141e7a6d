import { atom } from "nanostores";
import { describe, expect, test, vi } from "vitest";
import { createAccess } from "../../../src/core/billing/access.ts";
import { createLineDesk } from "../../../src/core/marketplace/line/line-desk.ts";
import { createLineSearch } from "../../../src/core/marketplace/line/line-search.ts";
import { pastSearches, people } from "../../../src/core/marketplace/requests.ts";
import { createSavings } from "../../../src/core/marketplace/line/savings.ts";
import { createQuery } from "../../../src/core/query/query.ts";
import type { Profile } from "../../../src/core/session/session.ts";
import { json } from "../../helpers/environment.ts";
import { openMarket, until, zeynep } from "./marketplace-stage.ts";
import { rawCard, rawSearch } from "../api/raw-marketplace.ts";

const size = "/api/marketplace/?page_size=";

describe("the lines of a search", () => {
  test("come five by five, as one page that grows", async () => {
    const { session, calls } = openMarket();
    const search = createLineSearch(session, zeynep);
    const stop = search.$view.listen(() => undefined);
    const first = await until(search.$view, ({ lines }) => lines.length > 0);
    expect(first).toMatchObject({ count: 12, hasMore: true, isLoadingMore: false, pastSearchId: "77", minPrice: 2400 });
    expect(first.lines).toHaveLength(5);
    search.showMore();
    // The loaded lines stay visible while more are loading.
    expect(search.$view.get()).toMatchObject({ isLoadingMore: true });
    expect(search.$view.get().lines).toHaveLength(5);
    expect((await until(search.$view, ({ isLoadingMore }) => !isLoadingMore)).lines).toHaveLength(10);
    search.showMore();
    const last = await until(search.$view, ({ lines }) => lines.length === 12);
    expect(last.hasMore).toBe(false);
    expect(calls(size)).toEqual([5, 10, 15].map((count) => `POST ${size}${count}&page=1`));
    stop();
  });

  /** A stub provider that never says the number of lines: seven, M-1 the most expensive. */
  const openUncounted = () => {
    const first = (most: number) =>
      Array.from({ length: Math.min(most, 7) }, (_, index) =>
        rawCard({ route_unique_id: `M-${index + 1}`, price: 5000 - index * 10 }),
      );
    return openMarket({
      answer: ({ url }) => {
        const { pathname, searchParams } = new URL(url);
        if (pathname !== "/api/marketplace/") return null;
        return json({ results: { data: first(Number(searchParams.get("page_size"))), meta: {} } });
      },
    });
  };

  test("whose number the provider doesn't say are all asked for in another order too", async () => {
    const { session, calls } = openUncounted();
    const search = createLineSearch(session, zeynep);
    const stop = search.$view.listen(() => undefined);
    await until(search.$view, ({ lines }) => lines.length === 5);
    search.setOrder("price");
    expect(search.$view.get().lines[0]?.id).toBe("M-1");
    const { lines, hasMore } = await until(search.$view, (view) => view.lines[0]?.id === "M-7");
    expect(lines.map(({ id }) => id)).toEqual(["M-7", "M-6", "M-5", "M-4", "M-3"]);
    expect(hasMore).toBe(true);
    search.showMore();
    expect(search.$view.get()).toMatchObject({ hasMore: false, isLoadingMore: false });
    expect(search.$view.get().lines).toHaveLength(7);
    expect(calls(size)).toHaveLength(2);
    stop();
  });

  test("whose number the provider doesn't say are counted by nobody, and come while pages are full", async () => {
    const { session } = openUncounted();
    const search = createLineSearch(session, zeynep);
    const stop = search.$view.listen(() => undefined);
    expect(await until(search.$view, (view) => view.lines.length === 5)).toMatchObject({ count: null, hasMore: true });
    search.showMore();
    expect(search.$view.get()).toMatchObject({ hasMore: true, isLoadingMore: true });
    expect(await until(search.$view, (view) => view.lines.length === 7)).toMatchObject({ count: null, hasMore: false });
    stop();
  });

  test("in another order are all asked for once, so that it is true", async () => {
    const { session, calls } = openMarket();
    const search = createLineSearch(session, zeynep);
    const stop = search.$view.listen(() => undefined);
    await until(search.$view, ({ lines }) => lines.length > 0);
    search.setOrder("price");
    // The order doesn't change before all lines have been loaded.
    expect(search.$view.get().lines[0]?.id).toBe("M-1");
    const { lines, hasMore } = await until(search.$view, (view) => view.lines[0]?.id === "M-12");
    expect(lines.map(({ id }) => id)).toEqual(["M-12", "M-11", "M-10", "M-9", "M-8"]);
    expect(hasMore).toBe(true);
    search.showMore();
    expect(search.$view.get().lines).toHaveLength(10);
    search.setOrder("provider");
    expect((await until(search.$view, ({ isLoadingMore }) => !isLoadingMore)).lines[0]?.id).toBe("M-1");
    expect(calls(size)).toEqual([5, 12, 10].map((count) => `POST ${size}${count}&page=1`));
    stop();
  });

  test("are nothing until they have come", () => {
    const search = createLineSearch(openMarket().session, zeynep);
    const stop = search.$view.listen(() => undefined);
    expect(search.$view.get()).toEqual({
      lines: [],
      count: 0,
      hasMore: false,
      isLoadingMore: false,
      moreError: null,
      pastSearchId: null,
      minPrice: null,
      maxPrice: null,
    });
    expect(search.$order.get()).toBe("provider");
    stop();
  });

  test("that fill the last page exactly have no more behind them", async () => {
    for (const [count, hasMore] of [
      [5, false],
      [6, true],
    ] as const) {
      const search = createLineSearch(openMarket({ count }).session, zeynep);
      const view = await until(search.$view, ({ lines }) => lines.length === 5);
      expect(view).toEqual({
        lines: view.lines,
        count,
        hasMore,
        isLoadingMore: false,
        moreError: null,
        pastSearchId: "77",
        minPrice: 2400,
        maxPrice: 7800,
      });
    }
  });

  test("of an unknown number may go on after a full page, but not in an order that has all of them", async () => {
    const { session, state } = openMarket();
    state.answer = ({ url }) =>
      url.includes("/api/marketplace/?")
        ? json({ results: { data: [1, 2, 3, 4, 5].map((n) => rawCard({ route_unique_id: `M-${n}` })), meta: {} } })
        : null;
    const search = createLineSearch(session, zeynep);
    const stop = search.$view.listen(() => undefined);
    expect((await until(search.$view, ({ lines }) => lines.length === 5)).hasMore).toBe(true);
    search.setOrder("price");
    expect((await until(search.$view, ({ isLoadingMore }) => !isLoadingMore)).hasMore).toBe(false);
    stop();
  });

  test("stay in their order while a larger page is fetched, once all are there", async () => {
    const { session, calls } = openMarket();
    const search = createLineSearch(session, zeynep, "price");
    const stop = search.$view.listen(() => undefined);
    await until(search.$view, (view) => view.lines[0]?.id === "M-12");
    search.showMore();
    search.showMore();
    expect(search.$view.get()).toMatchObject({ isLoadingMore: true, hasMore: false });
    expect(search.$view.get().lines.map(({ id }) => id)).toEqual(
      Array.from({ length: 12 }, (_, index) => `M-${12 - index}`),
    );
    await until(search.$view, ({ isLoadingMore }) => !isLoadingMore);
    expect(calls(size).at(-1)).toBe(`POST ${size}15&page=1`);
    stop();
  });

  test("begin in an order when they are asked for in one", async () => {
    const { session } = openMarket();
    const search = createLineSearch(session, zeynep, "price");
    const stop = search.$view.listen(() => undefined);
    const { lines } = await until(search.$view, (view) => view.lines[0]?.id === "M-12");
    expect(lines).toHaveLength(5);
    stop();
  });

  test("stay when more of them fail, and can be asked for again", async () => {
    const { session, state } = openMarket();
    const search = createLineSearch(session, zeynep);
    const stop = search.$view.listen(() => undefined);
    await until(search.$view, ({ lines }) => lines.length > 0);
    state.answer = () => json({}, 500);
    search.showMore();
    const failed = await until(search.$view, ({ moreError }) => moreError !== null);
    expect(failed.lines).toHaveLength(5);
    expect(failed).toMatchObject({ isLoadingMore: false, hasMore: true, moreError: { status: 500 } });
    expect(search.$load.get()).toMatchObject({ status: "ready", isPrevious: true, isRefreshing: false });
    state.answer = () => null;
    void search.refresh();
    // The failure is hidden during the retry.
    expect(await until(search.$view, ({ isLoadingMore }) => isLoadingMore)).toMatchObject({ moreError: null });
    expect(search.$load.get()).toMatchObject({ isPrevious: true, isRefreshing: true });
    const view = await until(search.$view, ({ lines }) => lines.length === 10);
    expect(view.moreError).toBeNull();
    stop();
  });

  test("that are there are not said to lack any when they fail to come anew", async () => {
    const { session, state } = openMarket();
    const search = createLineSearch(session, zeynep);
    const stop = search.$view.listen(() => undefined);
    await until(search.$view, ({ lines }) => lines.length > 0);
    state.answer = () => json({}, 500);
    await search.refresh();
    await until(search.$load, (load) => load.status === "ready" && load.refreshError !== null);
    expect(search.$view.get()).toMatchObject({ moreError: null, isLoadingMore: false, hasMore: true });
    stop();
  });

  test("of two searches aren't mixed up", async () => {
    const { session, calls } = openMarket();
    const other = { ...zeynep, subject: { ...zeynep.subject, passenger: { id: "10", name: "Can Er" } } };
    const first = createLineSearch(session, zeynep);
    const second = createLineSearch(session, other as typeof zeynep);
    for (const { $view } of [first, second, first]) await until($view, ({ lines }) => lines.length > 0);
    expect(calls(size)).toHaveLength(2);
    expect([first.search, second.search]).toEqual([zeynep, other]);
  });

  test("that fail at first are a failed load", async () => {
    const { session, state } = openMarket({ answer: () => json({}, 500) });
    const search = createLineSearch(session, zeynep);
    const stop = search.$view.listen(() => undefined);
    expect((await until(search.$load, ({ status }) => status !== "loading")).status).toBe("failed");
    expect(search.$view.get()).toMatchObject({ lines: [], moreError: null });
    state.answer = () => null;
    void search.refresh();
    await until(search.$load, ({ status }) => status === "ready");
    stop();
  });

  test("make the search a past one", async () => {
    let asked = 0;
    const { session } = openMarket({
      answer: (request) =>
        request.url.includes("past-search") ? json({ results: [rawSearch({ id: (asked += 1) })] }) : null,
    });
    const past = createQuery(session, pastSearches);
    const stopPast = past.$load.listen(() => undefined);
    await until(past.$load, ({ status }) => status === "ready");
    const search = createLineSearch(session, zeynep);
    const stop = search.$view.listen(() => undefined);
    await until(past.$load, (load) => load.status === "ready" && load.data[0]?.id === "2");
    stop();
    stopPast();
  });
});

describe("what is chosen among them", () => {
  async function openDesk(answer?: Parameters<typeof openMarket>[0]) {
    const market = openMarket(answer);
    const lines = createLineSearch(market.session, zeynep);
    const desk = createLineDesk(market.session, lines);
    await until(lines.$view, (view) => view.lines.length > 0);
    return { ...market, lines, desk };
  }

  test("is loaded with its driver by line and search", async () => {
    const { desk, calls } = await openDesk();
    expect(calls("route-detail")).toEqual([]);
    desk.choose("M-4");
    const [detail, driver] = await Promise.all([
      until(desk.$detail, ({ status }) => status === "ready"),
      until(desk.$driver, ({ status }) => status === "ready"),
    ]);
    expect([detail.status, driver.status]).toEqual(["ready", "ready"]);
    expect(desk.$line.get()?.id).toBe("M-4");
    expect(calls("route-detail").toSorted()).toEqual([
      "GET /api/marketplace/route-detail-driver-info/?unique_id=M-4&past_search_id=77",
      "GET /api/marketplace/route-details/?unique_id=M-4&past_search_id=77",
    ]);
    desk.choose(null);
    expect(desk.$line.get()).toBeNull();
    desk.destroy();
  });

  test("and chosen after it has a detail and a driver of its own; the same one is not asked for twice", async () => {
    const { desk, calls } = await openDesk();
    const stops = [desk.$detail, desk.$driver].map(($load) => $load.listen(() => undefined));
    const both = () => [desk.$detail.get().status, desk.$driver.get().status];
    for (const line of ["M-4", "M-5", "M-4"]) {
      desk.choose(line);
      await expect.poll(both).toEqual(["ready", "ready"]);
    }
    expect(calls("route-details")).toHaveLength(2);
    expect(calls("route-detail-driver")).toHaveLength(2);
    await Promise.all([desk.refreshDetail(), desk.refreshDriver()]);
    expect(calls("route-details")).toHaveLength(3);
    expect(calls("route-detail-driver").at(-1)).toContain("unique_id=M-4");
    desk.choose(null);
    expect([desk.$detail.get(), desk.$driver.get()]).toEqual([
      { status: "loading", isIdle: true },
      { status: "loading", isIdle: true },
    ]);
    for (const stop of stops) stop();
    desk.destroy();
  });

  test("is asked for anew under the search's new number, and kept while it has none", async () => {
    const { session, calls } = openMarket();
    const search = createLineSearch(session, zeynep);
    const view = await until(search.$view, ({ lines }) => lines.length > 0);
    const $view = atom({ ...view, pastSearchId: null as string | null });
    const desk = createLineDesk(session, { ...search, $view });
    desk.choose("M-4");
    const stop = desk.$detail.listen(() => undefined);
    const asked = () => calls("route-details").map((call) => call.split("&")[1]);
    expect(desk.$detail.get()).toEqual({ status: "loading", isIdle: true });
    for (const pastSearchId of ["77", null, "78", null, "78"]) {
      $view.set({ ...view, pastSearchId });
      await until(desk.$detail, ({ status }) => status === "ready");
    }
    expect(asked()).toEqual(["past_search_id=77", "past_search_id=78"]);
    stop();
    desk.destroy();
    $view.set({ ...view, pastSearchId: "79" });
    desk.choose("M-5");
    expect(desk.$detail.get()).toEqual({ status: "loading", isIdle: true });
  });

  test("keeps its open question while more lines come", async () => {
    const { desk, lines } = await openDesk({
      answer: ({ url }) => (url.endsWith("/api/marketplace/request/") ? json({ results: [] }) : null),
    });
    desk.choose("M-4");
    const stop = desk.reservation.$state.listen(() => undefined);
    await until(desk.reservation.$state, ({ status }) => status === "free");
    await desk.reservation.reserve();
    lines.showMore();
    await until(lines.$view, (view) => view.lines.length === 10);
    expect(desk.reservation.$state.get()).toMatchObject({ status: "free", dialog: "ask" });
    stop();
    desk.destroy();
  });

  test("is nothing at first, in the morning, with its details in front", async () => {
    const { desk, session, lines } = await openDesk();
    expect([desk.$chosen.get(), desk.$line.get(), desk.$direction.get(), desk.$pane.get()]).toEqual([
      null,
      null,
      "morning",
      "detail",
    ]);
    expect([desk.$compared.get(), desk.$isComparing.get()]).toEqual([[], false]);
    expect([desk.session, desk.subject, desk.lines]).toEqual([session, zeynep.subject, lines]);
    desk.choose("M-11");
    expect([desk.$chosen.get(), desk.$line.get()]).toEqual(["M-11", null]);
    desk.destroy();
  });

  test("before the search is answered is loaded as soon as the search has its name", async () => {
    const market = openMarket();
    const lines = createLineSearch(market.session, zeynep);
    const desk = createLineDesk(market.session, lines);
    desk.choose("M-2");
    await until(desk.$detail, ({ status }) => status === "ready");
    expect(market.calls("route-details")).toHaveLength(1);
    desk.destroy();
  });

  test("begins with its details, however the line before was left; the direction stays", async () => {
    const { desk } = await openDesk();
    desk.choose("M-4");
    desk.showPane("map");
    desk.setDirection("evening");
    desk.choose("M-4");
    expect(desk.$pane.get()).toBe("map");
    desk.choose("M-5");
    expect(desk.$pane.get()).toBe("detail");
    expect(desk.$direction.get()).toBe("evening");
    desk.destroy();
  });

  test("three lines at most are compared", async () => {
    const { desk, lines } = await openDesk();
    const [first, second, third, fourth] = lines.$view.get().lines;
    if (!first || !second || !third || !fourth) throw new Error("Too few lines");
    desk.toggleCompared(first);
    desk.compare(true);
    expect(desk.$isComparing.get()).toBe(false);
    for (const line of [second, third, fourth]) desk.toggleCompared(line);
    expect(desk.$compared.get()).toEqual([first, second, third]);
    desk.compare(true);
    expect(desk.$isComparing.get()).toBe(true);
    desk.toggleCompared(second);
    expect(desk.$isComparing.get()).toBe(true);
    desk.toggleCompared(third);
    expect(desk.$compared.get()).toEqual([first]);
    expect(desk.$isComparing.get()).toBe(false);
    desk.clearCompared();
    expect(desk.$compared.get()).toEqual([]);
    desk.destroy();
  });
});

describe("the comparison of the list's first lines", () => {
  const openDesk = async (count: number) => {
    const { session } = openMarket({ count });
    const desk = createLineDesk(session, createLineSearch(session, zeynep));
    await until(desk.lines.$view, ({ lines }) => lines.length > 0);
    return desk;
  };

  test("opens with as many as fit, in place of those chosen before", async () => {
    const desk = await openDesk(5);
    const fourth = desk.lines.$view.get().lines[3];
    if (!fourth) throw new Error("Too few lines");
    desk.toggleCompared(fourth);
    desk.compareFirst();
    expect(desk.$compared.get().map(({ id }) => id)).toEqual(["M-1", "M-2", "M-3"]);
    expect(desk.$isComparing.get()).toBe(true);
    desk.compare(false);
    expect(desk.$isComparing.get()).toBe(false);
    desk.compare(true);
    desk.clearCompared();
    expect([desk.$compared.get(), desk.$isComparing.get()]).toEqual([[], false]);
    desk.destroy();
  });

  test("opens with two", async () => {
    const desk = await openDesk(2);
    desk.compareFirst();
    expect(desk.$compared.get()).toHaveLength(2);
    expect(desk.$isComparing.get()).toBe(true);
    desk.destroy();
  });

  test("has the detail that was opened before, without another call", async () => {
    const { session, calls } = openMarket({ count: 2 });
    const desk = createLineDesk(session, createLineSearch(session, zeynep));
    await until(desk.lines.$view, ({ lines }) => lines.length > 0);
    desk.choose("M-1");
    await until(desk.$detail, ({ status }) => status === "ready");
    desk.compareFirst();
    const loads = await until(
      desk.comparedDetails.$loads,
      (all) => all.size === 2 && [...all.values()].every(({ status }) => status === "ready"),
    );
    expect([...loads.keys()]).toEqual(["M-1", "M-2"]);
    expect(calls("route-details")).toHaveLength(2);
    desk.destroy();
  });

  test("doesn't open with a single one", async () => {
    const desk = await openDesk(1);
    desk.compareFirst();
    expect(desk.$compared.get().map(({ id }) => id)).toEqual(["M-1"]);
    expect(desk.$isComparing.get()).toBe(false);
    desk.destroy();
  });
});

describe("the present cost of the passenger", () => {
  const invoice = {
    prices: [],
    passengers: [{ full_name: "Zeynep Işık", prices: { total_price: 3500 } }],
    change_logs: [],
  };
  const billing = (isEnabled: boolean, status = 200) => ({
    answer: (request: Request) => {
      if (request.url.includes("is-billing-enabled")) return json({ enabled: isEnabled });
      if (!request.url.includes("/api/v2/company/billing/42/")) return null;
      return json({ ...invoice, additional_services: [], line_based_usages: [] }, status);
    },
  });

  test("comes from this month's invoice when there is billing", async () => {
    const { session, calls } = openMarket(billing(true));
    const desk = createLineDesk(session, createLineSearch(session, zeynep));
    expect(await until(desk.savings.$presentCost, (cost) => cost !== null)).toBe(350_000);
    expect(calls("billing")).toEqual([
      "GET /api/company/billing/42/is-billing-enabled/",
      "GET /api/v2/company/billing/42/?date=11-2026&month=11&year=2026",
    ]);
    desk.destroy();
  });

  test("isn't fetched before the company's billing is known to be open", async () => {
    let answer: (response: Response) => void = () => undefined;
    const { session, calls } = openMarket({
      answer: (request) =>
        request.url.includes("is-billing-enabled")
          ? new Promise<Response>((resolve) => (answer = resolve))
          : billing(true).answer(request),
    });
    const desk = createLineDesk(session, createLineSearch(session, zeynep));
    const stop = desk.savings.$presentCost.listen(() => undefined);
    await until(desk.lines.$load, ({ status }) => status === "ready");
    expect(calls("v2/company/billing")).toEqual([]);
    answer(json({ enabled: true }));
    expect(await until(desk.savings.$presentCost, (cost) => cost !== null)).toBe(350_000);
    stop();
    desk.destroy();
  });

  test("isn't asked for where an address is searched for, or no company is known", async () => {
    const place = { type: "address", address: "Caferağa", location: { latitude: 41, longitude: 29 } } as const;
    const { session, calls } = openMarket(billing(true));
    const ofAddress = createSavings(session, place);
    session.open("other", { userName: "Elif Şahin", accountType: "company", companyId: null } as unknown as Profile);
    for (const savings of [ofAddress, createSavings(session, zeynep.subject)]) {
      const stop = savings.$presentCost.listen(() => undefined);
      expect(savings.$presentCost.get()).toBeNull();
      stop();
    }
    expect(calls("billing")).toEqual([]);
  });

  test("uses what the billing page has asked for", async () => {
    const { session, calls, environment } = openMarket(billing(true));
    const access = createAccess(session);
    await until(access.$load, ({ status }) => status === "ready");
    const $cost = createSavings(session, zeynep.subject).$presentCost;
    expect(await until($cost, (cost) => cost !== null)).toBe(350_000);
    expect(await until(createSavings(session, zeynep.subject).$presentCost, (cost) => cost !== null)).toBe(350_000);
    expect(calls("billing")).toHaveLength(2);
    environment.time = Date.parse("2026-12-01T00:00:00+03:00");
    await until(createSavings(session, zeynep.subject).$presentCost, (cost) => cost !== null);
    expect(calls("billing").slice(2)).toEqual(["GET /api/v2/company/billing/42/?date=12-2026&month=12&year=2026"]);
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

  test("isn't fetched without billing, and its failure is not shown", async () => {
    const closed = openMarket(billing(false));
    const desk = createLineDesk(closed.session, createLineSearch(closed.session, zeynep));
    const stop = desk.savings.$presentCost.listen(() => undefined);
    await until(desk.lines.$load, ({ status }) => status === "ready");
    const access = createAccess(closed.session);
    await until(access.$load, ({ status }) => status === "ready");
    expect(closed.calls("billing")).toEqual(["GET /api/company/billing/42/is-billing-enabled/"]);
    stop();
    desk.destroy();
    const failing = openMarket(billing(true, 403));
    const other = createLineDesk(failing.session, createLineSearch(failing.session, zeynep));
    const stopOther = other.savings.$presentCost.listen(() => undefined);
    await until(other.lines.$load, ({ status }) => status === "ready");
    expect(other.savings.$presentCost.get()).toBeNull();
    stopOther();
    other.destroy();
  });
});

test("the employees that a seat is searched for are asked for once in five minutes", async () => {
  const { session, calls } = openMarket({
    answer: ({ url }) =>
      url.includes("/company/employees/")
        ? json({ results: [{ id: 9, profile: { first_name: "Zeynep", last_name: "Işık" } }] })
        : null,
  });
  const first = await until(createQuery(session, people).$load, ({ status }) => status === "ready");
  expect(first).toMatchObject({ data: [{ id: "9", name: "Zeynep Işık" }] });
  const now = Date.now();
  const clock = vi.spyOn(Date, "now");
  for (const [age, count] of [
    [299_000, 1],
    [301_000, 2],
  ] as const) {
    clock.mockReturnValue(now + age);
    await until(createQuery(session, people).$load, (load) => load.status === "ready" && !load.isRefreshing);
    expect(calls("employees")).toHaveLength(count);
  }
});

import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Load } from "../../src/core/query/query.ts";
import type { WidgetContract } from "../../src/widgets/kit/element/contract.ts";
import { createLoadReport, loadsOf } from "../../src/widgets/kit/root/load-report.ts";
import type { StoreOptions } from "../../src/widgets/kit/element/query-state.ts";
import { openDemoSession } from "../demo/demo-session.ts";
import { administrator, openTestApi, prospectUser, type TestApi } from "../demo/helpers.ts";
import { json } from "../helpers/environment.ts";
import { openStore } from "../helpers/open-store.ts";

type Given = Readonly<Record<string, unknown>>;

const stores = import.meta.glob<Readonly<Record<string, unknown>>>("../../src/widgets/*/*.store.ts", { eager: true });
const contracts = import.meta.glob<Readonly<Record<string, unknown>>>("../../src/widgets/*/*.contract.ts", {
  eager: true,
});

const areas = Object.keys(stores)
  .map((file) => file.split("/"))
  .filter((parts) => parts.at(-1) === `${parts.at(-2)}.store.ts`)
  .map((parts) => parts.at(-2) ?? "");

function partsOf(area: string) {
  const store = Object.entries(stores[`../../src/widgets/${area}/${area}.store.ts`] ?? {});
  const contract = Object.values(contracts[`../../src/widgets/${area}/${area}.contract.ts`] ?? {});
  const create = store.find(([name]) => name.startsWith("create"))?.[1];
  return {
    create: create as (options: StoreOptions<never>) => unknown,
    contract: contract.find((one) => typeof one === "object" && one !== null && "tag" in one) as WidgetContract,
  };
}

/** Queries that count at the end of the first load, and the calls whose failure is told. */
interface Counted {
  readonly area: string;
  readonly isDemo?: boolean;
  readonly given?: Given | ((get: (path: string) => Promise<unknown>) => Promise<Given>);
  readonly queries: number;
  readonly calls: readonly string[];
}

const indicators = ["company/summary/", "company/kpi/history/", "company/sla/"];
const market = [
  "marketplace/past-search/",
  "company/employees/",
  "marketplace/request/",
  "marketplace/all-passengers-offer-request/",
];
const invoices = ["v2/company/billing/42/", "v2/company/billing/42/histogram/"];
const offers = ["demo/offers/", "demo/line-based-offers/"];
const trip = "routes/past-trips/25130502";

const rows: readonly Counted[] = [
  { area: "notice", queries: 0, calls: [] },
  { area: "sign-in", queries: 0, calls: [] },
  { area: "drivers", queries: 2, calls: ["routes/drivers/", "driver/documents/"] },
  { area: "booking", queries: 2, calls: ["passenger/bookings/", "passenger/bookings/column-filters/"] },
  { area: "documents", queries: 2, calls: ["company/documents/", "company/documents/column-filters/"] },
  { area: "driver-documents", queries: 1, calls: ["driver/documents/"] },
  { area: "driver-details", queries: 0, calls: [] },
  {
    area: "driver-details",
    given: { driverId: "32" },
    queries: 2,
    calls: ["routes/drivers/32/", "driver/documents/32/"],
  },
  { area: "passenger-tickets", queries: 2, calls: ["get/zendesk/tickets/", "get/zendesk/tickets/statistic/"] },
  { area: "billing", queries: 2, calls: ["company/billing/42/is-billing-enabled/", ...invoices] },
  { area: "billing", given: { query: "tab=comparison" }, queries: 3, calls: invoices },
  { area: "month-report", queries: 1, calls: ["company/billing/42/is-billing-enabled/"] },
  { area: "offer", isDemo: true, queries: 2, calls: offers },
  {
    area: "overview",
    queries: 10,
    calls: [
      ...indicators,
      "company/reservations/",
      "company/trip-personnel-count/",
      "company/trip-personnel/",
      "routes/",
      "company/co2-emission",
      "company/ratings/",
    ],
  },
  { area: "overview", given: { cards: ["employees"] }, queries: 1, calls: ["company/trip-personnel-count/"] },
  { area: "overview", given: { cards: ["network", "kpi"] }, queries: 5, calls: ["routes/", ...indicators] },
  { area: "personnel", queries: 6, calls: [...indicators, "company/employees/column-filters", "company/employees/"] },
  {
    area: "personnel",
    isDemo: true,
    queries: 3,
    calls: ["demo/summary/", "demo/employees/column-filters", "demo/employees/"],
  },
  { area: "routes", queries: 1, calls: ["routes/"] },
  { area: "routes", isDemo: true, queries: 3, calls: ["demo/routes/", ...offers] },
  { area: "route-details", queries: 0, calls: [] },
  {
    area: "route-details",
    given: { routeId: "R-1" },
    queries: 3,
    calls: ["routes/", "routes/501/", "routes/501/meta/"],
  },
  {
    area: "route-details",
    isDemo: true,
    async given(get) {
      const { routes } = (await get("/api/demo/routes/")) as { readonly routes: readonly { route_id: number }[] };
      return { routeId: String(routes[0]?.route_id), offer: true };
    },
    queries: 2,
    calls: [],
  },
  { area: "past-route-details", queries: 0, calls: [] },
  {
    area: "past-route-details",
    given: { routeId: "R-1" },
    queries: 7,
    calls: [
      "routes/past-trips/",
      "routes/",
      trip,
      `${trip}/directions/`,
      `${trip}/passengers/`,
      `${trip}/meta/`,
      "passenger/bookings/",
    ],
  },
  { area: "past-trips", queries: 2, calls: ["routes/"] },
  { area: "past-trips", given: { query: "view=runs" }, queries: 2, calls: ["routes/"] },
  { area: "planner", queries: 1, calls: ["routes/"] },
  { area: "marketplace", queries: 5, calls: [...market, "marketplace/routes"] },
  { area: "marketplace", given: { query: "enabled=true&path=search-page&tab=requests" }, queries: 4, calls: market },
  {
    area: "marketplace",
    async given(get) {
      const { results } = (await get("/api/marketplace/past-search/?page_size=1&page=1")) as {
        readonly results: readonly { id: number }[];
      };
      return { query: `path=buyer-page&search=${results[0]?.id}` };
    },
    queries: 5,
    calls: ["marketplace/"],
  },
  { area: "airview", queries: 1, calls: ["routes/"] },
  { area: "airview", given: { routeId: "R-1" }, queries: 2, calls: ["routes/", "routes/501/meta/"] },
  { area: "airview", isDemo: true, queries: 3, calls: ["demo/routes/", ...offers] },
];

const patience = { timeout: 25_000, interval: 5 };

/** Of the demo API, which no test here changes, by account and address. */
const answers = new Map<string, Promise<Response>>();
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** What the network does with a call; null: the demo API answers. */
type Network = (path: string, signal: AbortSignal) => Promise<Response> | null;

async function open({ area, isDemo = false, given = {} }: Counted, network: Network = () => null) {
  const account = isDemo ? prospectUser : administrator;
  const { session, environment } = await openDemoSession(api, account);
  environment.time = api.clock.now.getTime();
  session.updateProfile({ companyId: "42" });
  const values =
    typeof given === "function" ? await given(async (path) => api.get(path, await api.tokenFor(account))) : given;
  const { fetch } = environment;
  environment.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), "http://portal.test");
    const faulty = network(pathname, init?.signal ?? new AbortController().signal);
    if (faulty || init?.method !== "GET") return faulty ?? fetch(input, init);
    const key = `${account.username} ${String(input)}`;
    // Without the signal: the answer is for all tests.
    const answer = answers.get(key) ?? fetch(input, { ...init, signal: null });
    answers.set(key, answer);
    return (await answer).clone();
  };
  const { create, contract } = partsOf(area);
  const { scope } = openStore(contract, create as never, session, values as never);
  const told: string[] = [];
  const report = createLoadReport({
    widget: area,
    emit: (name, detail) => told.push("kind" in detail ? `${name} ${detail.call}` : name) > 0,
  });
  onTestFinished(report.watch(scope, () => report.ready()));
  return { scope, told };
}

const nameOf = ({ area, isDemo, given }: Counted) =>
  `${area}${isDemo ? " of a demo account" : ""}${typeof given === "object" ? ` with ${JSON.stringify(given)}` : given ? " of one item" : ""}`;
const isSettled = (load: Load<unknown>) => load.status === "ready" && !load.isRefreshing;

describe.each(rows.map((row) => [nameOf(row), row] as const))("%s", (_, row) => {
  test("counts the queries of its content, and no others", async () => {
    const { scope, told } = await open(row);
    await vi.waitFor(() => {
      const loads = loadsOf(scope);
      expect([loads.length, loads.every(isSettled)]).toEqual([row.queries, true]);
    }, patience);
    expect(told).toEqual(["shuttle-ready"]);
  });

  for (const call of row.calls) {
    test(`tells that ${call} has failed`, async () => {
      const { told } = await open(row, (path) => (path === `/api/${call}` ? Promise.resolve(json({}, 400)) : null));
      await vi.waitFor(() => expect(told.some((event) => event.startsWith("shuttle-error"))).toBe(true), patience);
    });
  }
});

const calling = rows.filter(({ queries, given }) => queries > 0 && typeof given !== "function");

test.each(calling.map((row) => [nameOf(row), row] as const))(
  "%s gives up its calls when it is removed",
  async (_, row) => {
    const signals: AbortSignal[] = [];
    const { scope } = await open(row, (_path, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    await vi.waitFor(() => expect(signals.length).toBeGreaterThan(0));
    scope.end();
    const { length } = signals;
    await new Promise(setImmediate);
    expect(signals.map(({ aborted }) => aborted)).toEqual(Array.from({ length }, () => true));
  },
);

test("every area is in the table", () =>
  expect([...new Set(rows.map(({ area }) => area))].toSorted()).toEqual(areas.toSorted()));

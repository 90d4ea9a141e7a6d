import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Booking } from "../../../src/core/api/bookings.ts";
import type { DriverDocument } from "../../../src/core/api/driver-documents.ts";
import { createSession } from "../../../src/core/session/session.ts";
import {
  toDocumentItems,
  toLateItems,
  toLateRoutes,
  toNoShowItems,
  toPlanItems,
  toRejectedItems,
} from "../../../src/widgets/overview/attention/attention.model.ts";
import {
  createAttention,
  lateRouteSource,
  noShowSource,
} from "../../../src/widgets/overview/attention/attention.store.ts";
import { openDemoSession } from "../../demo/demo-session.ts";
import { administrator, openTestApi, type TestApi } from "../../demo/helpers.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const today = "2026-11-19";
const document = (status: string, expirationDay: string | null) =>
  ({ id: 1, status, expirationDay }) as unknown as DriverDocument;
const booking = (
  routeName: string,
  pickupTime: string | null,
  onTheBusTime: string | null,
  tripId: number | null = 9,
) => ({ routeName, pickupTime, onTheBusTime, tripId, timePeriod: "morning" }) as unknown as Booking;

describe("documents", () => {
  test("lists those that wait, and those of them that expire within 30 days or have expired", () => {
    const documents = [
      document("whs_approved", "2026-11-01"),
      document("approved", "2026-12-19"),
      document("approved", "2026-12-20"),
      document("approved", null),
      document("hr_approved", "2026-11-01"),
    ];
    const items = toDocumentItems({ documents, totalCount: 5 }, today);
    expect(items.map(({ text, to }) => [text, to.name, to.query])).toEqual([
      ["belgenin süresi doldu ya da dolmak üzere", "driver-documents", "expiry=expired&expiry=in-30"],
      // The link opens the first document.
      ["sürücü belgesi onayınızı bekliyor", "driver-documents", "document=1"],
    ]);
    expect(items.map(({ count, isDated, isOverdue }) => [count, isDated, isOverdue])).toEqual([
      [2, true, true],
      [4, undefined, undefined],
    ]);
  });
  test("lists none when none waits", () =>
    expect(toDocumentItems({ documents: [document("hr_approved", "2026-11-01")], totalCount: 1 }, today)).toEqual([]));
});

describe("marketplace requests", () => {
  test("links the rejected ones to the requests", () => {
    const [item] = toRejectedItems(2);
    expect(item).toMatchObject({ count: 2, text: "Marketplace talebiniz reddedildi" });
    expect(item?.to).toEqual({ name: "marketplace", query: "enabled=true&path=search-page&tab=requests" });
  });
  test("lists none when none was rejected", () => expect(toRejectedItems(0)).toEqual([]));
});

describe("no-shows", () => {
  test.each([
    ["2026-06-01", "2026-05-25"],
    ["2026-06-02", "2026-06-01"],
  ])("compares on %s, after a feast, the whole workday %s with whole workdays", async (now, last) => {
    const asked: string[][] = [];
    const environment = createTestEnvironment(({ url }) => {
      const days = new URL(url).searchParams.getAll("scheduled_date");
      asked.push(days);
      const isFeast = (day: string) => day >= "2026-05-27" && day <= "2026-05-30";
      // On the eve of the feast three times as many people as usual don't show up.
      const count = days.reduce((sum, day) => sum + (isFeast(day) ? 0 : day === "2026-05-26" ? 60 : 20), 0);
      return json({ results: [], count });
    });
    environment.time = Date.parse(`${now}T08:00:00+03:00`);
    const session = createSession({ environment });
    session.useToken("t", { userName: "Elif", companyId: "42" });
    const { query, $items } = noShowSource(session);
    $items.subscribe(() => undefined);
    await vi.waitFor(() =>
      expect(query.$load.get()).toMatchObject({ status: "ready", data: { count: 20, usual: 20 } }),
    );
    expect($items.get()).toEqual([]);
    expect(asked[0]).toEqual([last]);
  });
  test.each([
    [30, 20, true],
    [29, 20, false],
    [5, 1, true],
    [4, 0, false],
    [0, 0, false],
  ])("lists %i beside the usual %i: %s", (count, usual, isListed) => {
    expect(toNoShowItems({ day: "2026-11-18", count, usual })).toHaveLength(isListed ? 1 : 0);
  });
  test("links to the people of that day, and lists nothing when a count is missing", () => {
    expect(toNoShowItems({ day: "2026-11-18", count: null, usual: 1 })).toEqual([]);
    expect(toNoShowItems({ day: "2026-11-18", count: 31, usual: null })).toEqual([]);
    const [item] = toNoShowItems({ day: "2026-11-18", count: 31, usual: 17.6 });
    expect(item?.to).toEqual({ name: "booking", query: "state=not-coming&scheduled_date=2026-11-18" });
    expect(item?.detail).toBe("18.11.2026, önceki beş iş gününün ortalaması 18");
  });
});

describe("late routes", () => {
  test.each([
    ["2026-06-01", "2026-05-26"],
    ["2026-10-30", "2026-10-28"],
  ])("asks on %s for %s, the last workday", async (now, last) => {
    const asked: string[][] = [];
    const environment = createTestEnvironment(({ url }) => {
      asked.push(new URL(url).searchParams.getAll("scheduled_date"));
      return json({ results: [], count: 0 });
    });
    environment.time = Date.parse(`${now}T08:00:00+03:00`);
    const session = createSession({ environment });
    session.useToken("t", { userName: "Elif", companyId: "42" });
    lateRouteSource(session).$items.subscribe(() => undefined);
    await vi.waitFor(() => expect(asked).toEqual([[last]]));
  });
  test("counts all bookings of the day, also when the provider gives a few at a time", async () => {
    const row = (id: number, route: string) => ({
      trip_id: id,
      passenger_name: `Kişi ${id}`,
      route_name: route,
      route_unique_id: route,
      scheduled_date: "2026-11-17",
      pickup_time: "07:05",
      on_the_bus_time: "07:20",
    });
    const rows = [row(1, "Şişli"), row(2, "Şişli"), row(3, "Beykoz"), row(4, "Beykoz")];
    const environment = createTestEnvironment(({ url }) => {
      const page = Number(new URL(url).searchParams.get("page"));
      return json({ results: rows.slice((page - 1) * 2, page * 2), count: rows.length });
    });
    environment.time = Date.parse("2026-11-18T08:00:00+03:00");
    const session = createSession({ environment });
    session.useToken("t", { userName: "Elif", companyId: "42" });
    const { $items } = lateRouteSource(session);
    $items.subscribe(() => undefined);
    await vi.waitFor(() => expect($items.get()).toMatchObject([{ count: 2 }]));
  });
  test("lists the routes where half of the passengers boarded ten minutes late or more", () => {
    expect(
      toLateRoutes([
        booking("Şişli", "07:05", "07:15"),
        booking("Şişli", "07:10", "07:21"),
        booking("Beykoz", "07:05", "07:14"),
        booking("Beykoz", "07:05", "07:40"),
        booking("Beykoz", "07:05", "07:06"),
        booking("Tek", "07:05", "08:00"),
        booking("Yok", null, "08:00"),
        booking("Çamlıca", "06:55", "07:05", 5),
        booking("Çamlıca", "06:55", "07:06", 5),
        booking("Gece", "23:55", "00:10", 7),
        booking("Gece", "23:56", "00:12", 7),
      ]),
    ).toEqual([
      { name: "Gece", minutes: 15, tripIds: [7] },
      { name: "Çamlıca", minutes: 10, tripIds: [5] },
      { name: "Şişli", minutes: 10, tripIds: [9] },
    ]);
  });
  const routes = [
    { name: "A", minutes: 22, tripIds: [1, 2] },
    { name: "B", minutes: 15, tripIds: [3] },
    { name: "C", minutes: 12, tripIds: [4] },
    { name: "D & E", minutes: 10, tripIds: [5] },
  ];
  test("links to the trips and names the latest route first", () => {
    const [item] = toLateItems(routes, "2026-11-18");
    expect(item).toMatchObject({ count: 4, text: "rotada servis durağa geç geldi" });
    expect(item?.detail).toBe("18.11.2026: A (22\u00a0dk), B (15\u00a0dk), C (12\u00a0dk) ve 1 rota daha");
    expect(item?.to).toEqual({
      name: "past-trips",
      query: "view=runs&day=2026-11-18&trip=1&trip=2&trip=3&trip=4&trip=5",
    });
    expect(toLateItems([], "2026-11-18")).toEqual([]);
  });
  test("links to that day's bookings when past trips can't be opened or an id is missing", () => {
    for (const [item] of [
      toLateItems(routes, "2026-11-18", false),
      toLateItems(
        routes.map((route) => ({ ...route, tripIds: [] })),
        "2026-11-18",
      ),
    ]) {
      expect(item?.to.name).toBe("booking");
      const query = new URLSearchParams(item?.to.query);
      expect(query.getAll("route_name")).toEqual(["A", "B", "C", "D & E"]);
      expect(query.get("scheduled_date")).toBe("2026-11-18");
    }
  });
});

test("shows the state of the request for another payment plan", () => {
  expect(toPlanItems(null)).toEqual([]);
  expect(toPlanItems("pending")[0]?.text).toContain("değerlendiriliyor");
  expect(toPlanItems("approved")[0]?.text).toContain("bir sonraki faturanızda");
  expect(toPlanItems("other")[0]?.to).toEqual({ name: "billing-module" });
});

describe("the attention card", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  test("sends each call once and puts dated items first", async () => {
    const { session, environment } = await openDemoSession(api, administrator);
    session.updateProfile({ companyId: "42" });
    const attention = createAttention(session);
    attention.$items.subscribe(() => undefined);
    attention.$isIncomplete.subscribe(() => undefined);
    attention.$isLoading.subscribe(() => undefined);
    expect(attention.$isLoading.get()).toBe(true);
    for (const query of attention.queries) {
      await vi.waitFor(() => expect(query.$load.get()).toMatchObject({ status: "ready" }));
    }
    expect(attention.$isLoading.get()).toBe(false);
    const items = attention.$items.get();
    expect(items.map(({ key }) => key)).toEqual(expect.arrayContaining(["waiting", "tickets"]));
    const isDated = items.map((item) => item.isDated ?? false);
    expect(isDated).toEqual(isDated.toSorted((a, b) => Number(b) - Number(a)));
    expect(attention.$isIncomplete.get()).toBe(false);
    const asked = environment.requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
    expect(new Set(asked).size).toBe(asked.length);
  });

  const openFaulty = (answer: (path: string) => Response) => {
    const environment = createTestEnvironment((request) => answer(new URL(request.url).pathname));
    const session = createSession({ environment });
    session.useToken("t", { userName: "Elif", companyId: "42" });
    const attention = createAttention(session);
    attention.$items.subscribe(() => undefined);
    attention.$isIncomplete.subscribe(() => undefined);
    return { attention, environment };
  };
  const nothing = (path: string) => {
    if (path.includes("zendesk")) return json({ total: 3, solved: 3, open: 0 });
    if (path.includes("is-billing-enabled")) return json({ enabled: false });
    return json({ results: [], documents: [], count: 0, meta: { total_count: 0 } });
  };

  test("is empty when nothing waits, and requests no invoice of a company without billing", async () => {
    const { attention, environment } = openFaulty(nothing);
    for (const query of attention.queries) {
      await vi.waitFor(() => expect(query.$load.get().status).toBe("ready"));
    }
    expect(attention.$items.get()).toEqual([]);
    expect(environment.requests.some(({ url }) => url.includes("/v2/"))).toBe(false);
  });

  test("ignores what the account may not see, and loads what failed again", async () => {
    let status = 403;
    const { attention } = openFaulty((path) =>
      path.includes("zendesk") ? json({ total: 1, solved: 0, open: 1 }, status) : nothing(path),
    );
    const tickets = attention.queries[2];
    await vi.waitFor(() => expect(tickets?.$load.get().status).toBe("failed"));
    expect(attention.$isIncomplete.get()).toBe(false);
    status = 400;
    await tickets?.refresh();
    await vi.waitFor(() => expect(attention.$isIncomplete.get()).toBe(true));
    status = 200;
    attention.retry();
    await vi.waitFor(() => expect(attention.$items.get().map(({ key }) => key)).toEqual(["tickets"]));
    expect(attention.$isIncomplete.get()).toBe(false);
  });
});

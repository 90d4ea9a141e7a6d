import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Booking } from "../../../src/core/api/bookings.ts";
import type { DriverDocument } from "../../../src/core/api/driver-documents.ts";
import { createSession } from "../../../src/core/session/session.ts";
import {
  createAttention,
  noShowSource,
  toDocumentItems,
  toNoShowItems,
  toPlanItems,
  toRejectedItems,
} from "../../../src/widgets/overview/attention/attention.store.ts";
import { lateRouteSource, toLateItems, toLateRoutes } from "../../../src/widgets/overview/attention/late-routes.ts";
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
  test("that wait, and of those the ones that end within 30 days or have ended", () => {
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
  test("are no matter when none waits", () =>
    expect(toDocumentItems({ documents: [document("hr_approved", "2026-11-01")], totalCount: 1 }, today)).toEqual([]));
});

describe("marketplace requests", () => {
  test("that were rejected lead to the requests", () => {
    const [item] = toRejectedItems(2);
    expect(item).toMatchObject({ count: 2, text: "Marketplace talebiniz reddedildi" });
    expect(item?.to).toEqual({ name: "marketplace", query: "enabled=true&path=search-page&tab=requests" });
  });
  test("are no matter when none was rejected", () => expect(toRejectedItems(0)).toEqual([]));
});

describe("no-shows", () => {
  test.each([
    ["2026-06-01", "2026-05-25"],
    ["2026-06-02", "2026-06-01"],
  ])("are no alarm after a feast, whose days have none: on %s that is %s against whole workdays", async (now, last) => {
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
  ])("%i beside %i usual ones: told %s", (count, usual, isTold) => {
    expect(toNoShowItems({ day: "2026-11-18", count, usual })).toHaveLength(isTold ? 1 : 0);
  });
  test("lead to the people of that day", () => {
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
  ])("on %s are those of %s, the last day on which people worked", async (now, last) => {
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
  test("are those whose passengers, half of them at least, boarded ten minutes late", () => {
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
  test("lead to the very trips, the latest route first", () => {
    const [item] = toLateItems(routes, "2026-11-18");
    expect(item).toMatchObject({ count: 4, text: "rotada servis durağa geç geldi" });
    expect(item?.detail).toBe("18.11.2026: A (22\u00a0dk), B (15\u00a0dk), C (12\u00a0dk) ve 1 rota daha");
    expect(item?.to).toEqual({
      name: "past-trips",
      query: "view=runs&day=2026-11-18&trip=1&trip=2&trip=3&trip=4&trip=5",
    });
    expect(toLateItems([], "2026-11-18")).toEqual([]);
  });
  test("lead to their bookings of that day where past trips can't be seen, or have no ids", () => {
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

test("what became of the wish for another payment plan", () => {
  expect(toPlanItems(null)).toEqual([]);
  expect(toPlanItems("pending")[0]?.text).toContain("değerlendiriliyor");
  expect(toPlanItems("approved")[0]?.text).toContain("bir sonraki faturanızda");
  expect(toPlanItems("other")[0]?.to).toEqual({ name: "billing-module" });
});

describe("all together", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  test("with the demo provider: only calls that it knows, each once", async () => {
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

  test("nothing when there is nothing, and a company without billing is asked for no invoice", async () => {
    const { attention, environment } = openFaulty(nothing);
    for (const query of attention.queries) {
      await vi.waitFor(() => expect(query.$load.get().status).toBe("ready"));
    }
    expect(attention.$items.get()).toEqual([]);
    expect(environment.requests.some(({ url }) => url.includes("/v2/"))).toBe(false);
  });

  test("what the account may not see is nothing to tell of; what failed is, and is asked for again", async () => {
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

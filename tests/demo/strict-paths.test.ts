import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDemoApi } from "../../demo/server/demo-api.ts";
import { administrator, openTestApi, prospectUser, type TestApi } from "./helpers.ts";

/** Every call of the provider's API, each path with its slash at the end or without one. */
const calls = [
  "POST /api/company/login/",
  "POST /api/company/login-2fa/",
  "GET /api/company/logout/",
  "GET /api/company/billing/:/is-billing-enabled/",
  "GET /api/demo/get-enabled-menu-items/",
  "GET /api/company/summary/",
  "GET /api/demo/summary/",
  "GET /api/company/kpi/history/",
  "GET /api/company/sla/",
  "GET /api/company/reservations/",
  "GET /api/company/ratings/",
  "GET /api/company/trip-personnel-count/",
  "GET /api/company/trip-personnel/",
  "GET /api/company/co2-emission",
  "GET /api/routes/",
  "GET /api/company/employees/",
  "GET /api/demo/employees/",
  "GET /api/company/employees/column-filters",
  "GET /api/demo/employees/column-filters",
  "POST /api/company/employees/",
  "GET /api/company/employees/:/activation-choices/",
  "POST /api/company/employees/:/change-activation/",
  "GET /api/routes/:/",
  "GET /api/routes/:/meta/",
  "GET /api/demo/routes/",
  "GET /api/demo/routes/:/",
  "GET /api/routes/past-trips/",
  "GET /api/routes/past-trips/:",
  "GET /api/routes/past-trips/:/directions/",
  "GET /api/routes/past-trips/:/passengers/",
  "GET /api/routes/past-trips/:/meta/",
  "GET /api/past-trips/zendrive/",
  "POST /api/company/feedback/",
  "GET /api/passenger/bookings/",
  "GET /api/passenger/bookings/column-filters/",
  "GET /api/routes/drivers/",
  "GET /api/routes/drivers/:/",
  "POST /api/routes/drivers/:/phone-number/",
  "GET /api/driver/documents/:/",
  "GET /api/driver/documents/change-status/",
  "POST /api/driver/documents/change-status/",
  "GET /api/driver/documents/",
  "GET /api/v2/company/billing/:/",
  "GET /api/v2/company/billing/:/histogram/",
  "POST /api/v2/company/billing/request-payment-plan-change/",
  "POST /api/marketplace/",
  "GET /api/marketplace/routes",
  "GET /api/marketplace/route-detail-driver-info/",
  "GET /api/marketplace/route-details/",
  "POST /api/marketplace/request/",
  "DELETE /api/marketplace/request/:/",
  "GET /api/marketplace/request/",
  "GET /api/marketplace/past-search/",
  "GET /api/marketplace/all-passengers-offer-request/",
  "POST /api/marketplace/all-passengers-offer-request/",
  "DELETE /api/marketplace/all-passengers-offer-request/",
  "GET /api/marketplace/contact/:",
  "GET /api/core/maps/places/autocomplete/",
  "GET /api/company/documents/",
  "GET /api/company/documents/column-filters/",
  "GET /api/demo/offers/",
  "GET /api/demo/line-based-offers/",
  "GET /api/demo/line-based-offer-details/",
  "GET /api/get/zendesk/tickets/statistic/",
  "GET /api/get/zendesk/tickets/",
];

let api: TestApi;
let token: string;
let demoToken: string;
beforeAll(async () => {
  api = await openTestApi({ employees: 20, routes: 2 });
  token = await api.tokenFor(administrator);
  demoToken = await api.tokenFor(prospectUser);
});
afterAll(() => api.close());

test("the demo API has these calls and no other", () => {
  const served = createDemoApi({ database: api.database })
    .routes.filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path.replaceAll(/:[A-Za-z]+/g, ":")}`);
  expect([...new Set(served)].toSorted()).toEqual(calls.toSorted());
});

describe("the slash at a path's end", () => {
  test.each(calls)("%s is a 404 with the other ending", async (call) => {
    const [method = "", path = ""] = call.replaceAll(":", "501").split(" ");
    const other = path.endsWith("/") ? path.slice(0, -1) : `${path}/`;
    const as = path.startsWith("/api/demo/") ? demoToken : token;
    const request = { method, token: as, ...(method === "POST" ? { body: {} } : {}) };
    const isAnotherCall = calls.some((known) => known.replaceAll(":", "501") === `${method} ${other}`);
    expect(isAnotherCall).toBe(false);
    expect((await api.request(other, request)).status).toBe(404);
  });
});

describe("Accept-Language", () => {
  const statusWith = async (language: string, path = "/api/company/summary/") =>
    (await api.request(path, { token, headers: { "accept-language": language } })).status;

  test.each(["", "en", "tr-TR", "tr,en;q=0.5", "*"])("%j is a 400", async (language) => {
    expect(await statusWith(language)).toBe(400);
    expect(await statusWith(language, "/api/nothing/")).toBe(400);
    const login = { headers: { "accept-language": language }, body: administrator };
    expect((await api.request("/api/company/login/", login)).status).toBe(400);
  });

  test("tr is answered; a preflight needs none", async () => {
    expect(await statusWith("tr")).toBe(200);
    const preflight = await createDemoApi({ database: api.database }).request("/api/company/summary/", {
      method: "OPTIONS",
      headers: { origin: "https://intranet.example", "access-control-request-method": "GET" },
    });
    expect(preflight.status).toBe(204);
    const bare = await createDemoApi({ database: api.database }).request("/api/company/summary/");
    expect(bare.status).toBe(400);
    expect(bare.headers.get("access-control-allow-origin")).toBe("*");
  });
});

test.each(["", "?company_name="])("the menu without a company's name (%j) is a 400", async (query) => {
  expect((await api.request(`/api/demo/get-enabled-menu-items/${query}`, { token: demoToken })).status).toBe(400);
});

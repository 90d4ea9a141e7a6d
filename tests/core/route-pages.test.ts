import { describe, expect, test } from "vitest";
import { fetchDemoRoute, fetchDemoRoutes } from "../../src/core/api/route-list.ts";
import { fetchReportRoutes, fetchRoutePage } from "../../src/core/api/route-pages.ts";
import { createSession } from "../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../helpers/environment.ts";

describe("the routes of the past-trips list", () => {
  test("a page is asked for with search, filters, order and one time period", async () => {
    const environment = createTestEnvironment(() => json({ meta: null, routes: [] }));
    const { http } = createSession({ environment });
    const page = await fetchRoutePage(http, {
      searchTerm: " levent ",
      timePeriods: ["evening"],
      routeNames: [],
      order: { field: "route_name", isDescending: true },
      page: 2,
      pageSize: 20,
    });
    expect(page).toEqual({ routes: [], count: null, routeNames: [] });
    const { pathname, searchParams } = new URL(environment.requests[0]?.url ?? "");
    expect(pathname).toBe("/api/routes/");
    expect(Object.fromEntries(searchParams)).toEqual({
      search_term: "levent",
      column_filters: '{"time_periods":["evening"]}',
      sort: '{"field":"route_name","type":"desc"}',
      use_one_time_period: "true",
      page: "2",
      per_page: "20",
    });
  });

  test("all routes for a report come once each, whatever the provider's pages are", async () => {
    const environment = createTestEnvironment((request) => {
      const page = Number(new URL(request.url).searchParams.get("page"));
      const ids = page === 1 ? [1, 2] : page === 2 ? [2, 3] : [];
      const routes = ids.map((id) => ({ route_id: id, route_unique_id: `R-${id}`, route_name: `Rota ${id}` }));
      return json({ meta: { total_count: 9 }, routes });
    });
    const routes = await fetchReportRoutes(createSession({ environment }).http);
    expect(routes.map(({ uniqueId }) => uniqueId)).toEqual(["R-1", "R-2", "R-3"]);
    // The pages overlap, as if rows had moved meanwhile, so the list is read a second time.
    expect(environment.requests).toHaveLength(6);
  });
});

describe("a route whose stops can't be read", () => {
  const route = { route_id: 1, route_unique_id: "R-1", rps_detail: [{ order_number: { no: ["text"] } }] };
  const { http } = createSession({ environment: createTestEnvironment(() => json({ meta: null, routes: [route] })) });

  test("stands in a list without them", async () => {
    const { routes } = await fetchDemoRoutes(http, {});
    expect(routes).toMatchObject([{ routeId: 1, stops: [] }]);
  });

  test("is no page that says it has none", async () => {
    await expect(fetchDemoRoute(http, 1)).rejects.toMatchObject({ kind: "answer" });
  });
});

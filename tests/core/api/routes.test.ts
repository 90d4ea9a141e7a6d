import { describe, expect, test } from "vitest";
import { fetchRouteDetail } from "../../../src/core/api/stops.ts";
import {
  fetchDemoRoute,
  fetchDemoRoutes,
  fetchDetailedRoutes,
  fetchOwnRouteRows,
} from "../../../src/core/api/route-list.ts";
import { fetchReportRoutes, fetchRoutePage } from "../../../src/core/api/route-pages.ts";
import { fetchOwnRoutes, fetchOwnRoutesWithGeometry, fetchRouteCount } from "../../../src/core/api/routes.ts";
import { answerOf, ask, readingOf } from "./calls-stage.ts";

const route = answerOf(
  ["route_id", "8", "routeId", 8, 7],
  ["route_unique_id", 17, "routeUniqueId", "17", "R-7"],
  ["route_name", " Moda ", "routeName", "Moda", "-"],
  ["time_period", "evening", "timePeriod", "evening", "morning"],
  ["duration", "2400", "duration", 2400],
  ["waypoints_polyline", "_p~iF", "waypointsPolyline"],
  ["origin", "41.1,29.1", "origin", [41.1, 29.1]],
  ["destination", "41.2, 29.2", "destination", [41.2, 29.2]],
  ["is_company_my_own", "True", "isOwn", true],
);
const plain = { route_id: 7, route_unique_id: "R-7" };

describe("routes", () => {
  test("of the company are read as a list, and those without a number are left out", async () =>
    expect(await ask({ result: [plain, route.sent, { route_id: 9 }] }, (http) => fetchOwnRoutes(http))).toEqual({
      read: [route.nothing, route.read],
      asked: [{ call: "GET /api/routes/" }],
    }));

  test("with their geometry are asked for at once, those of the company", async () => {
    const query = { all_routes: "false", area_routes: "true", with_detail: "true", per_page: "999" };
    expect(await ask({ meta: {}, routes: [route.sent] }, (http) => fetchOwnRoutesWithGeometry(http))).toEqual({
      read: [route.read],
      asked: [{ call: "GET /api/routes/", query }],
    });
  });

  test.each([
    ["the region", true, "812", 812],
    ["the region, where nobody tells,", true, undefined, null],
    ["the company", false, 0, 0],
  ])("of %s are counted without reading them", async (_whose, isRegion, total_count, read) => {
    const query = { all_routes: String(isRegion), area_routes: "true", per_page: "1" };
    expect(await ask({ meta: { total_count }, routes: "?" }, (http) => fetchRouteCount(http, isRegion))).toEqual({
      read,
      asked: [{ call: "GET /api/routes/", query }],
    });
  });
});

describe("routes with their stops", () => {
  const person = { passenger_id: 4, passenger_name: "Ayşe Yılmaz" };
  const stop = { order_number: 1, route_point_coordinate: "41.3,29.3", passengers: [person, { is_shadow: true }] };
  const ride = answerOf(
    ["driver_name", "Ali Kaya", "driverName"],
    ["departure", "06:55", "departure"],
    ["arrival", "07:40", "arrival"],
    ["average_walking_distance", "290", "averageWalkingDistance", 290],
    ["average_detour_ratio", 12, "averageDetourRatio"],
    ["pilot_name", "Pilot A", "pilotName"],
  );
  const planned = { ...route.sent, ...ride.sent, rps_detail: [stop], passengers: ["Nobody"] };
  const nothing = { ...route.nothing, ...ride.nothing, stops: [], arePassengersKnown: false, passengers: [] };
  const everything = {
    ...route.read,
    ...ride.read,
    // How a stop is read is told in stops.test.ts.
    stops: [
      expect.objectContaining({
        orderNumber: 1,
        position: [41.3, 29.3],
        passengers: [expect.objectContaining({ passengerId: "4", passengerName: "Ayşe Yılmaz" })],
        shadowCount: 1,
      }),
    ],
    arePassengersKnown: true,
    passengers: ["Ayşe Yılmaz"],
  };
  const usual = { all_routes: "false", area_routes: "true", with_detail: "true", per_page: "999" };

  test("are asked for by what was chosen, and come with what may be chosen", async () => {
    const column_filters = {
      time_period: ["evening"],
      route_name: ["Moda"],
      through_neighborhoods: ["Fener"],
      sides: ["Asya"],
    };
    const chosen = { neighborhoods: ["Fener"], sides: ["Asya", "Avrupa"] };
    const { read, asked } = await ask(
      { meta: { total_count: 1200, column_filters }, routes: [plain, planned] },
      (http) =>
        fetchDetailedRoutes(http, { isWholeRegion: true, timePeriods: ["evening"], routeNames: ["Moda"], ...chosen }),
    );
    const filters = { time_periods: ["evening"], route_names: ["Moda"], ...chosen };
    expect(asked).toEqual([
      { call: "GET /api/routes/", query: { ...usual, all_routes: "true", column_filters: filters } },
    ]);
    expect(read).toEqual({
      totalCount: 1200,
      filters: { timePeriods: ["evening"], routeNames: ["Moda"], neighborhoods: ["Fener"], sides: ["Asya"] },
      routes: [nothing, everything],
    });
  });

  test.each([
    ["no word about them", {}],
    ["odd words", { meta: "?" }],
    ["odd filters", { meta: { column_filters: "?" } }],
    ["filters of another kind", { meta: { column_filters: { time_period: ["noon"], route_name: [1], sides: null } } }],
  ])("with %s count themselves and can't be filtered", async (_what, more) => {
    const { read, asked } = await ask({ routes: [plain], ...more }, (http) =>
      fetchDemoRoutes(http, { routeNames: [], sides: [] }),
    );
    expect(asked).toEqual([{ call: "GET /api/demo/routes/", query: usual }]);
    const filters = { timePeriods: [], routeNames: [], neighborhoods: [], sides: [] };
    expect(read).toEqual({ totalCount: 1, filters, routes: [nothing] });
  });

  test("of the company name their people, tidied, and say where nobody tells them", async () => {
    const people = [[" Ayşe ", "", "S\u0327ule"], [], undefined];
    const rows = [...people.map((passengers) => ({ ...plain, passengers })), { ...plain, rps_detail: [] }];
    const { read, asked } = await ask({ result: rows }, (http) => fetchOwnRouteRows(http));
    expect(asked).toEqual([{ call: "GET /api/routes/" }]);
    expect(read).toEqual([
      { ...nothing, arePassengersKnown: true, passengers: ["Ayşe", "Şule"] },
      { ...nothing, arePassengersKnown: true },
      nothing,
      { ...nothing, arePassengersKnown: true },
    ]);
  });

  test("stay in a list when their stops can't be read, but a page of one fails", async () => {
    const answer = { routes: [{ ...plain, rps_detail: "?" }] };
    const read = await readingOf(answer, (http) => fetchDemoRoutes(http, {}));
    expect(read.routes).toEqual([{ ...nothing, arePassengersKnown: true }]);
    await expect(ask(answer, (http) => fetchDemoRoute(http, 7))).rejects.toMatchObject({ kind: "answer" });
  });

  test("of a demo account are asked for one by one", async () =>
    expect(await ask({ routes: [planned, plain] }, (http) => fetchDemoRoute(http, 8))).toEqual({
      read: [everything, nothing],
      asked: [{ call: "GET /api/demo/routes/8/" }],
    }));

  test("on a page of one have its offices, and their way with a gap where a point can't be read", async () => {
    const told = answerOf(
      ["steps", ["41.1,29.1", "?", "91,0", "41.2,29.2"], "way", [[41.1, 29.1], null, null, [41.2, 29.2]], []],
      ["origin", "41,29", "origin", [41, 29]],
      ["destination", "42,30", "destination", [42, 30]],
      ["first_point_departure", "06:55", "firstPointDeparture"],
      ["arrival", "07:40", "arrival"],
      ["departure", "18:05", "departure"],
    );
    const company_locations_mapping = { Lodos: "41.07,29.01", Poyraz: "?" };
    const full = { result: { rps_detail: [], ...told.sent, company_locations_mapping } };
    const { read, asked } = await ask(full, (http) => fetchRouteDetail(http, 7));
    expect(asked).toEqual([{ call: "GET /api/routes/7/" }]);
    expect(read).toEqual({ stops: [], ...told.read, offices: [{ name: "Lodos", position: [41.07, 29.01] }] });
    const bare = { result: { rps_detail: [], steps: "?", company_locations_mapping: null } };
    expect(await readingOf(bare, (http) => fetchRouteDetail(http, 7))).toEqual({
      stops: [],
      ...told.nothing,
      offices: [],
    });
  });
});

describe("routes page by page", () => {
  const row = answerOf(
    ["route_unique_id", 17, "uniqueId", "17", "R-7"],
    ["route_name", " Moda ", "name", "Moda", "-"],
    ["time_period", "evening", "timePeriod", "evening", "morning"],
    ["driver_name", "Ali Kaya", "driverName"],
    ["passengers", ["A", 2, null], "peopleCount", 3],
    ["departure", "18:05", "departure"],
    ["arrival", "19:00", "arrival"],
    ["duration", "2400", "duration", 2400],
  );

  test("are asked for by search, filters and order", async () => {
    const meta = { total_count: "31", column_filters: { route_name: ["Moda", ""] } };
    const rows = [plain, { ...plain, passengers: null }, { ...plain, passengers: [] }, { route_id: 8, ...row.sent }];
    const { read, asked } = await ask({ meta, routes: rows }, (http) =>
      fetchRoutePage(http, {
        searchTerm: " moda ",
        timePeriods: ["evening"],
        routeNames: ["Moda"],
        order: { field: "driver_name", isDescending: true },
        page: 2,
        pageSize: 20,
      }),
    );
    const query = {
      search_term: "moda",
      column_filters: { time_periods: ["evening"], route_names: ["Moda"] },
      sort: { field: "driver_name", type: "desc" },
      use_one_time_period: "true",
      page: "2",
      per_page: "20",
    };
    expect(asked).toEqual([{ call: "GET /api/routes/", query }]);
    expect(read).toEqual({
      count: 31,
      routeNames: ["Moda"],
      rows: [row.nothing, row.nothing, { ...row.nothing, peopleCount: 0 }, row.read],
    });
  });

  test.each([
    [{}],
    [{ meta: "?" }],
    [{ meta: { column_filters: "?" } }],
    [{ meta: { column_filters: { route_name: "?" } } }],
  ])("with nothing said (%j) have no count and no filters", async (more) => {
    const { read, asked } = await ask({ routes: [], ...more }, (http) =>
      fetchRoutePage(http, { searchTerm: " ", timePeriods: [], routeNames: [], order: null, page: 1, pageSize: 10 }),
    );
    const query = { use_one_time_period: "true", page: "1", per_page: "10" };
    expect(asked).toEqual([{ call: "GET /api/routes/", query }]);
    expect(read).toEqual({ rows: [], count: null, routeNames: [] });
  });

  test("are collected for a report by name, each once", async () => {
    const { read, asked } = await ask({ meta: { total_count: 2 }, routes: [plain, plain] }, (http) =>
      fetchReportRoutes(http),
    );
    const sort = { field: "route_name", type: "asc" };
    const query = { sort, use_one_time_period: "true", page: "1", per_page: "1000" };
    expect(asked[0]).toEqual({ call: "GET /api/routes/", query });
    expect(read.map(({ uniqueId }) => uniqueId)).toEqual(["R-7"]);
  });
});

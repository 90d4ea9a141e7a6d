import { describe, expect, test } from "vitest";
import { createFeedback } from "../../../src/core/api/feedback.ts";
import { fetchDriver, revealPhone } from "../../../src/core/api/driver-detail.ts";
import {
  decideDocuments,
  fetchDriverFolder,
  fetchPendingDocuments,
  fetchRejectionReasons,
} from "../../../src/core/api/driver-documents.ts";
import { driverEventKinds } from "../../../src/core/api/driver-events.ts";
import { fetchRouteDriver, fetchTripDriver } from "../../../src/core/api/driver-meta.ts";
import { fetchAllDrivers, fetchDrivers } from "../../../src/core/api/drivers.ts";
import { fetchTripDetails, fetchTripDirections, fetchTripPassengers } from "../../../src/core/api/past-trip-detail.ts";
import { fetchPastTrips } from "../../../src/core/api/past-trips.ts";
import { fetchPendingCount } from "../../../src/core/api/pending-count.ts";
import { fetchRouteDetail } from "../../../src/core/api/route-detail.ts";
import {
  fetchDemoRoute,
  fetchDemoRoutes,
  fetchDetailedRoutes,
  fetchOwnRouteRows,
} from "../../../src/core/api/route-list.ts";
import { fetchReportRoutes, fetchRoutePage } from "../../../src/core/api/route-pages.ts";
import { fetchOwnRoutes, fetchOwnRoutesWithGeometry, fetchRouteCount } from "../../../src/core/api/routes.ts";
import { fetchSpeedReport } from "../../../src/core/api/speed-report.ts";
import { type ApiError, providerMessage } from "../../../src/core/http/errors.ts";
import { ask } from "./calls-stage.ts";

const moment = (text: string) => Date.parse(text);

const plainRoute = { route_id: 7, route_unique_id: "R-7" };
const fullRoute = {
  route_id: "8",
  route_unique_id: 17,
  route_name: " Moda ",
  time_period: "evening",
  duration: "2400",
  waypoints_polyline: "_p~iF",
  origin: "41.1,29.1",
  destination: "41.2, 29.2",
  is_company_my_own: "True",
};
const plainRead = {
  routeId: 7,
  routeUniqueId: "R-7",
  routeName: "-",
  timePeriod: "morning",
  duration: null,
  waypointsPolyline: null,
  origin: null,
  destination: null,
  isOwn: false,
};
const fullRead = {
  routeId: 8,
  routeUniqueId: "17",
  routeName: "Moda",
  timePeriod: "evening",
  duration: 2400,
  waypointsPolyline: "_p~iF",
  origin: [41.1, 29.1],
  destination: [41.2, 29.2],
  isOwn: true,
};

describe("routes", () => {
  test("of the company are read as a list, and those without a number are left out", async () => {
    const { read, asked } = await ask({ result: [plainRoute, fullRoute, { route_id: 9 }] }, (http) =>
      fetchOwnRoutes(http),
    );
    expect(asked).toEqual([{ call: "GET /api/routes/" }]);
    expect(read).toEqual([plainRead, fullRead]);
  });

  test("with their geometry are asked for at once, those of the company", async () => {
    const { read, asked } = await ask({ meta: {}, routes: [fullRoute] }, (http) => fetchOwnRoutesWithGeometry(http));
    const query = { all_routes: "false", area_routes: "true", with_detail: "true", per_page: "999" };
    expect(asked).toEqual([{ call: "GET /api/routes/", query }]);
    expect(read).toEqual([fullRead]);
  });

  test("of the region, and the company's own, are counted without reading them", async () => {
    const count = (http: Parameters<typeof fetchRouteCount>[0]) => fetchRouteCount(http, true);
    const own = await ask({ meta: { total_count: 0 }, routes: "?" }, (http) => fetchRouteCount(http, false));
    expect(own.asked).toEqual([
      { call: "GET /api/routes/", query: { all_routes: "false", area_routes: "true", per_page: "1" } },
    ]);
    expect(own.read).toBe(0);
    const { read, asked } = await ask({ meta: { total_count: "812" }, routes: "?" }, count);
    const query = { all_routes: "true", area_routes: "true", per_page: "1" };
    expect(asked).toEqual([{ call: "GET /api/routes/", query }]);
    expect(read).toBe(812);
    expect((await ask({ meta: {} }, count)).read).toBeNull();
  });
});

describe("routes with their stops", () => {
  const person = { passenger_id: 4, passenger_name: "Ayşe Yılmaz" };
  const stop = { order_number: 1, route_point_coordinate: "41.3,29.3", passengers: [person, { is_shadow: true }] };
  const planned = {
    ...fullRoute,
    rps_detail: [stop],
    passengers: ["Nobody"],
    driver_name: "Ali Kaya",
    departure: "06:55",
    arrival: "07:40",
    average_walking_distance: "290",
    average_detour_ratio: 12,
    pilot_name: "Pilot A",
  };
  const nothing = {
    ...plainRead,
    stops: [],
    driverName: null,
    departure: null,
    arrival: null,
    averageWalkingDistance: null,
    averageDetourRatio: null,
    pilotName: null,
    arePassengersKnown: false,
    passengers: [],
  };
  const everything = {
    ...fullRead,
    stops: [
      {
        orderNumber: 1,
        orderChar: "",
        arrival: null,
        duration: null,
        position: [41.3, 29.3],
        passengers: [
          {
            passengerId: "4",
            passengerName: "Ayşe Yılmaz",
            openAddress: null,
            home: null,
            pickupWalkingDistance: null,
            dropoffWalkingDistance: null,
            detourRatio: null,
            pickupWaypointsPolyline: null,
            dropoffWaypointsPolyline: null,
          },
        ],
        shadowCount: 1,
      },
    ],
    driverName: "Ali Kaya",
    departure: "06:55",
    arrival: "07:40",
    averageWalkingDistance: 290,
    averageDetourRatio: 12,
    pilotName: "Pilot A",
    arePassengersKnown: true,
    passengers: ["Ayşe Yılmaz"],
  };
  const filters = { time_period: ["evening"], route_name: ["Moda"], through_neighborhoods: ["Fener"], sides: ["Asya"] };
  const usual = { all_routes: "false", area_routes: "true", with_detail: "true", per_page: "999" };

  test("are asked for by what was chosen, and come with what may be chosen", async () => {
    const { read, asked } = await ask(
      { meta: { total_count: 1200, column_filters: filters }, routes: [plainRoute, planned] },
      (http) =>
        fetchDetailedRoutes(http, {
          isWholeRegion: true,
          timePeriods: ["evening"],
          routeNames: ["Moda"],
          neighborhoods: ["Fener"],
          sides: ["Asya", "Avrupa"],
        }),
    );
    const chosen = {
      time_periods: ["evening"],
      route_names: ["Moda"],
      neighborhoods: ["Fener"],
      sides: ["Asya", "Avrupa"],
    };
    expect(asked).toEqual([
      { call: "GET /api/routes/", query: { ...usual, all_routes: "true", column_filters: chosen } },
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
    const { read, asked } = await ask({ routes: [plainRoute], ...more }, (http) =>
      fetchDemoRoutes(http, { routeNames: [], sides: [] }),
    );
    expect(asked).toEqual([{ call: "GET /api/demo/routes/", query: usual }]);
    expect(read).toEqual({
      totalCount: 1,
      filters: { timePeriods: [], routeNames: [], neighborhoods: [], sides: [] },
      routes: [nothing],
    });
  });

  test("of the company name their people, tidied, and without stops", async () => {
    const named = { ...plainRoute, passengers: [" Ayşe ", "", "S\u0327ule"] };
    const { read, asked } = await ask({ result: [named, { ...plainRoute, passengers: [] }] }, (http) =>
      fetchOwnRouteRows(http),
    );
    expect(asked).toEqual([{ call: "GET /api/routes/" }]);
    expect(read).toEqual([
      { ...nothing, arePassengersKnown: true, passengers: ["Ayşe", "Şule"] },
      { ...nothing, arePassengersKnown: true },
    ]);
  });

  test("stay in a list when their stops can't be read, but a page of one fails", async () => {
    const answer = { routes: [{ ...plainRoute, rps_detail: "?" }] };
    const { read } = await ask(answer, (http) => fetchDemoRoutes(http, {}));
    expect(read.routes).toEqual([{ ...nothing, arePassengersKnown: true }]);
    await expect(ask(answer, (http) => fetchDemoRoute(http, 7))).rejects.toMatchObject({ kind: "answer" });
  });

  test("of a demo account are asked for one by one", async () => {
    const { read, asked } = await ask({ routes: [planned, plainRoute] }, (http) => fetchDemoRoute(http, 8));
    expect(asked).toEqual([{ call: "GET /api/demo/routes/8/" }]);
    expect(read).toEqual([everything, nothing]);
  });

  test("on a page of one have its offices, and their way with a gap where a point can't be read", async () => {
    const { read, asked } = await ask(
      {
        result: {
          rps_detail: [],
          steps: ["41.1,29.1", "?", "91,0", "41.2,29.2"],
          origin: "41,29",
          destination: "42,30",
          first_point_departure: "06:55",
          arrival: "07:40",
          departure: "18:05",
          company_locations_mapping: { Lodos: "41.07,29.01", Poyraz: "?" },
        },
      },
      (http) => fetchRouteDetail(http, 7),
    );
    expect(asked).toEqual([{ call: "GET /api/routes/7/" }]);
    expect(read).toEqual({
      stops: [],
      way: [[41.1, 29.1], null, null, [41.2, 29.2]],
      origin: [41, 29],
      destination: [42, 30],
      firstPointDeparture: "06:55",
      arrival: "07:40",
      departure: "18:05",
      offices: [{ name: "Lodos", position: [41.07, 29.01] }],
    });
    const bare = await ask({ result: { rps_detail: [], steps: "?", company_locations_mapping: null } }, (http) =>
      fetchRouteDetail(http, 7),
    );
    expect(bare.read).toMatchObject({ way: [], offices: [], origin: null, departure: null });
  });
});

describe("routes page by page", () => {
  test("are asked for by search, filters and order", async () => {
    const row = {
      ...fullRoute,
      driver_name: "Ali Kaya",
      passengers: ["A", 2, null],
      departure: "18:05",
      arrival: "19:00",
    };
    const { read, asked } = await ask(
      { meta: { total_count: "31", column_filters: { route_name: ["Moda", ""] } }, routes: [plainRoute, row] },
      (http) =>
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
      routes: [
        {
          uniqueId: "R-7",
          name: "-",
          timePeriod: "morning",
          driverName: null,
          peopleCount: null,
          departure: null,
          arrival: null,
          duration: null,
        },
        {
          uniqueId: "17",
          name: "Moda",
          timePeriod: "evening",
          driverName: "Ali Kaya",
          peopleCount: 3,
          departure: "18:05",
          arrival: "19:00",
          duration: 2400,
        },
      ],
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
    expect(asked).toEqual([
      { call: "GET /api/routes/", query: { use_one_time_period: "true", page: "1", per_page: "10" } },
    ]);
    expect(read).toEqual({ routes: [], count: null, routeNames: [] });
  });

  test("are collected for a report by name, each once", async () => {
    const { read, asked } = await ask({ meta: { total_count: 2 }, routes: [plainRoute, plainRoute] }, (http) =>
      fetchReportRoutes(http),
    );
    const query = {
      sort: { field: "route_name", type: "asc" },
      use_one_time_period: "true",
      page: "1",
      per_page: "1000",
    };
    expect(asked[0]).toEqual({ call: "GET /api/routes/", query });
    expect(read.map(({ uniqueId }) => uniqueId)).toEqual(["R-7"]);
  });
});

describe("past trips", () => {
  test("are asked for by route and days", async () => {
    const full = {
      id: "5",
      route_name: "Moda",
      start_date: "2026-11-18T07:00:00+03:00",
      duration: "2400",
      time_period: "evening",
      auto_finished: true,
      planned_date: "2026-11-18",
      planned_start_time: "06:55:00",
      planned_end_time: "07:35",
      planned_duration: -1,
    };
    const { read, asked } = await ask({ results: [full, { id: 6 }, {}] }, (http) =>
      fetchPastTrips(http, { routeUniqueId: "R-7", start: "2026-11-01", end: "2026-11-18" }),
    );
    const query = { route_unique_id: "R-7", date_start: "2026-11-01", date_end: "2026-11-18" };
    expect(asked).toEqual([{ call: "GET /api/routes/past-trips/", query }]);
    expect(read).toEqual([
      {
        id: 5,
        routeName: "Moda",
        timePeriod: "evening",
        startedAt: moment("2026-11-18T07:00:00+03:00"),
        duration: 2400,
        isAutoFinished: true,
        plannedDay: "2026-11-18",
        plannedStart: "06:55",
        plannedEnd: "07:35",
        plannedDuration: null,
      },
      {
        id: 6,
        routeName: null,
        timePeriod: "morning",
        startedAt: null,
        duration: null,
        isAutoFinished: false,
        plannedDay: null,
        plannedStart: null,
        plannedEnd: null,
        plannedDuration: null,
      },
    ]);
  });

  const noEvent = {
    kind: "other",
    typeName: null,
    position: null,
    startedAt: null,
    endedAt: null,
    duration: null,
    path: null,
    distance: null,
    limit: null,
    speed: null,
  };
  const [start, end] = ["2026-11-18T07:00:00+03:00", "2026-11-18T07:00:08.600+03:00"];

  test("tell how they were driven", async () => {
    const { read, asked } = await ask(
      {
        is_zendrive_score_low: "True",
        zendrive_analytics: [
          {
            event_type_name: "OVERSPEEDING",
            start_latlng: "41,29",
            start_time: start,
            end_time: end,
            event_duration_seconds: 7,
            overspeed_polyline: "_p~iF",
            overspeed_distance: 180,
            posted_speed_limit_kmph: 50,
            max_driver_speed_kmph: "71.5",
          },
          ...["PHONE_USE", "HARD_BRAKE", "HARD_TURN", "RAPID_ACCELERATION", "toString", null].map(
            (event_type_name) => ({
              event_type_name,
            }),
          ),
        ],
      },
      (http) => fetchTripDetails(http, 9),
    );
    expect(asked).toEqual([{ call: "GET /api/routes/past-trips/9" }]);
    expect(read.isScoreLow).toBe(true);
    expect(read.events).toEqual([
      {
        kind: "overspeeding",
        typeName: "OVERSPEEDING",
        position: [41, 29],
        startedAt: moment(start),
        endedAt: moment(end),
        duration: 7,
        path: "_p~iF",
        distance: 180,
        limit: 50,
        speed: 71.5,
      },
      { ...noEvent, kind: "phone-use", typeName: "PHONE_USE" },
      { ...noEvent, kind: "hard-brake", typeName: "HARD_BRAKE" },
      { ...noEvent, kind: "hard-turn", typeName: "HARD_TURN" },
      { ...noEvent, kind: "rapid-acceleration", typeName: "RAPID_ACCELERATION" },
      { ...noEvent, typeName: "toString" },
      noEvent,
    ]);
    expect(driverEventKinds).toEqual([
      "overspeeding",
      "phone-use",
      "hard-brake",
      "hard-turn",
      "rapid-acceleration",
      "other",
    ]);
  });

  test("have an event of another kind under the provider's name, whatever that is", async () => {
    const events = ["SEAT_BELT", "constructor", null].map((event_type_name) => ({ event_type_name }));
    const { read } = await ask({ zendrive_analytics: events }, (http) => fetchTripDetails(http, 9));
    expect(read.events).toMatchObject([
      { kind: "other", typeName: "SEAT_BELT" },
      { kind: "other", typeName: "constructor" },
      { kind: "other", typeName: null },
    ]);
  });

  test("compute how long an event took from its start and end, where both are known and in order", async () => {
    const events = [
      { start_time: start, end_time: end },
      { start_time: start, end_time: start },
      { start_time: end, end_time: start },
      { start_time: start },
      { start_time: "1970-01-01T00:00:00Z" },
      { end_time: end },
    ];
    const { read } = await ask({ zendrive_analytics: events }, (http) => fetchTripDetails(http, 9));
    expect(read.events?.map(({ duration }) => duration)).toEqual([9, 0, null, null, null, null]);
    expect(read.isScoreLow).toBe(false);
  });

  test.each([
    [{}, null],
    [{ zendrive_analytics: null }, null],
    [{ zendrive_analytics: [] }, []],
  ])("with %j have no data, or no fault", async (answer, events) =>
    expect((await ask(answer, (http) => fetchTripDetails(http, 9))).read.events).toEqual(events),
  );

  test("tell the way that was driven and who was on it", async () => {
    const points = [
      { location: "41,29", planned_location: "41.1,29.1", company_location: "41.2,29.2" },
      { location: "41.3,29.3" },
      { location: "?", planned_location: "41.1,29.1" },
    ];
    const way = await ask({ results: points }, (http) => fetchTripDirections(http, 9));
    expect(way.asked).toEqual([{ call: "GET /api/routes/past-trips/9/directions/" }]);
    expect(way.read).toEqual([
      { position: [41, 29], planned: [41.1, 29.1], company: [41.2, 29.2] },
      { position: [41.3, 29.3], planned: null, company: null },
      { position: null, planned: [41.1, 29.1], company: null },
    ]);
    const stats = { state: "completed", transaction_location: "41,29", transaction_date: start, order: "2" };
    const people = await ask(
      { results: [{ passenger_full_name: "Ayşe", trip_time_period: "evening", stats }, { stats: "?" }, { stats: {} }] },
      (http) => fetchTripPassengers(http, 9),
    );
    expect(people.asked).toEqual([{ call: "GET /api/routes/past-trips/9/passengers/" }]);
    const unknown = { name: "-", timePeriod: "morning", state: null, position: null, at: null, order: null };
    expect(people.read).toEqual([
      { name: "Ayşe", timePeriod: "evening", state: "completed", position: [41, 29], at: moment(start), order: 2 },
      unknown,
      unknown,
    ]);
  });

  test("on which somebody drove too fast are reported, those without such an event left out", async () => {
    const { read, asked } = await ask(
      {
        results: [
          {
            license_plate: "34 ABC 12",
            driver_name: "Ali Kaya",
            route_name: "Moda",
            time_period: "evening",
            events: [{ event_type_name: "OVERSPEEDING" }, { event_type_name: "HARD_TURN" }, {}],
          },
          { license_plate: "Undefined", time_period: "noon", events: [{}] },
          { events: [{ event_type_name: "HARD_TURN" }] },
          { events: "?" },
          {},
        ],
      },
      (http) => fetchSpeedReport(http, { start: "2026-11-01", end: "2026-11-18", routeUniqueIds: ["R-7", "R-8"] }),
    );
    const query = { date_start: "2026-11-01", date_end: "2026-11-18", route_unique_ids: ["R-7", "R-8"] };
    expect(asked).toEqual([{ call: "GET /api/past-trips/zendrive/", query }]);
    const speeding = { ...noEvent, kind: "overspeeding" };
    expect(read).toEqual([
      {
        plate: "34 ABC 12",
        driverName: "Ali Kaya",
        routeName: "Moda",
        timePeriod: "evening",
        events: [{ ...speeding, typeName: "OVERSPEEDING" }, speeding],
      },
      { plate: null, driverName: null, routeName: null, timePeriod: null, events: [speeding] },
    ]);
  });
});

test("a feedback is about a route or a trip, and tidied", async () => {
  const route = await ask({}, (http) => createFeedback(http, { routeId: 7 }, " S\u0327oför iyi "));
  expect(route.asked).toEqual([{ call: "POST /api/company/feedback/", body: { route_id: 7, feedback: "Şoför iyi" } }]);
  const trip = await ask({}, (http) => createFeedback(http, { pastTripId: 9 }, ""));
  expect(trip.asked).toEqual([{ call: "POST /api/company/feedback/", body: { past_trip_id: 9, feedback: "" } }]);
});

describe("drivers", () => {
  test("of a route and of a past trip are asked for by its number", async () => {
    const answer = {
      driver_id: 31,
      driver_name: "Ali Kaya",
      driver_avatar: "https://a.test/31.jpg",
      is_default_avatar: "False",
      driver_plate: "34 ABC 12",
      driver_rate: "4.5",
      driver_rate_count: 12,
      account_manager_email: "a@b.test",
    };
    const route = await ask(answer, (http) => fetchRouteDriver(http, 7));
    expect(route.asked).toEqual([{ call: "GET /api/routes/7/meta/" }]);
    expect(route.read).toEqual({
      id: "31",
      name: "Ali Kaya",
      photo: "https://a.test/31.jpg",
      plate: "34 ABC 12",
      rating: 4.5,
      ratingCount: 12,
      accountManagerEmail: "a@b.test",
    });
    const unknown = { ...answer, driver_id: null, is_default_avatar: true, driver_plate: "Undefined" };
    const trip = await ask(unknown, (http) => fetchTripDriver(http, 9));
    expect(trip.asked).toEqual([{ call: "GET /api/routes/past-trips/9/meta/" }]);
    expect(trip.read).toMatchObject({ id: null, photo: null, plate: null });
  });

  const vehicle = {
    reviews_count: 3,
    rating_score: 4,
    brand_model: "Ford Transit",
    license_plate: "34 ABC 12",
    capacity: 16,
    year: 2021,
  };

  test("have a vehicle, routes and verified documents, without what can't be read", async () => {
    const { read, asked } = await ask(
      {
        result: {
          driver_name: "Ali Kaya",
          avatar: "https://a.test/31.jpg",
          phone_number: "532*****67",
          reviews_count: "12",
          driver_rating_score: 4.5,
          vehicle,
          routes: [
            { name: "Moda", start_date: "2026-01-05", unique_id: "R-7" },
            { name: "Fener", unique_id: 8 },
            { name: "?" },
          ],
          verification_documents: [{ type: "license", status: "ok", status_verbose: "Geçerli" }, { type: "?" }],
        },
      },
      (http) => fetchDriver(http, "31"),
    );
    expect(asked).toEqual([{ call: "GET /api/routes/drivers/31/" }]);
    expect(read).toEqual({
      name: "Ali Kaya",
      photo: "https://a.test/31.jpg",
      maskedPhone: "532*****67",
      rating: 4.5,
      ratingCount: 12,
      vehicle: { name: "Ford Transit", plate: "34 ABC 12", capacity: 16, year: 2021, rating: 4, ratingCount: 3 },
      routes: [
        { name: "Moda", startDay: "2026-01-05", uniqueId: "R-7" },
        { name: "Fener", startDay: null, uniqueId: "8" },
      ],
      verifiedDocuments: [{ type: "license", status: "ok", statusText: "Geçerli" }],
    });
  });

  test.each([[{}], [{ vehicle: null }], [{ vehicle: "?", routes: "?", verification_documents: "?" }]])(
    "with no more than a name (%j) have nothing",
    async (more) => {
      const result = { driver_name: "Ali", avatar: "https://a.test/31.jpg", is_default_avatar: true, ...more };
      expect((await ask({ result }, (http) => fetchDriver(http, "31"))).read).toEqual({
        name: "Ali",
        photo: null,
        maskedPhone: null,
        rating: null,
        ratingCount: null,
        vehicle: null,
        routes: [],
        verifiedDocuments: [],
      });
    },
  );

  test("with a plate that the provider doesn't know have none", async () => {
    const result = { driver_name: "Ali", vehicle: { ...vehicle, license_plate: "Undefined" } };
    expect((await ask({ result }, (http) => fetchDriver(http, "31"))).read.vehicle?.plate).toBeNull();
  });

  test("show their whole number for a reason", async () => {
    const { read, asked } = await ask({ phone_number: "5321234567" }, (http) =>
      revealPhone(http, "31", { maskedPhone: "532*****67", reason: "Geç kaldı" }),
    );
    const body = { phone_number: "532*****67", reason: "Geç kaldı" };
    expect(asked).toEqual([{ call: "POST /api/routes/drivers/31/phone-number/", body }]);
    expect(read).toBe("5321234567");
    const other = await ask({ phone_number: "5" }, (http) =>
      revealPhone(http, "a/b", { maskedPhone: null, reason: "" }),
    );
    expect(other.asked).toMatchObject([{ call: "POST /api/routes/drivers/a%2Fb/phone-number/" }]);
  });

  test("keep their number out of a refusal, which carries the provider's sentence", async () => {
    const body = { response: "Günlük görüntüleme sınırına ulaştınız.", phone_number: "5321234567" };
    const question = { maskedPhone: "532*****67", reason: "x" };
    const error: unknown = await ask(body, (http) => revealPhone(http, "31", question), 403).catch((e: unknown) => e);
    expect(providerMessage(error, "response")).toBe("Günlük görüntüleme sınırına ulaştınız.");
    expect((error as ApiError).message).not.toMatch(/\d{4}/);
  });

  test("page by page are asked for by search, filters and order", async () => {
    const full = {
      id: 31,
      driver_name: "Ali Kaya",
      avatar: "https://a.test/31.jpg",
      route_name: ["Moda", "Fener", ""],
      license_plate: "34 ABC 12",
      car_brand: "Ford",
      car_model: "Transit",
      car_year: "2021",
      start_date: "2026-01-05",
      completion_rate: 80,
      waiting_approval_ratio: 10,
    };
    const other = {
      id: "32",
      driver_name: "Can",
      avatar: "x",
      is_default_avatar: 1,
      route_name: "Moda",
      license_plate: "Undefined",
    };
    const stats = {
      completed_drivers_ratio: { ratio: "40", query_count: 4, all_count: 10 },
      document_completion_ratio: { query_count: 3, all_count: 12 },
      waiting_approval_ratio: { query_count: 3, all_count: 0 },
      missing_document_ratio: "?",
    };
    const column_filters = { driver_names: ["Ali", "Ali", "", null, 5], route_names: ["Moda"] };
    const { read, asked } = await ask(
      {
        meta: { total_count: 80, query_based_total_count: "2", column_filters, stats },
        drivers: [full, other, { id: 33, driver_name: "Eda", route_name: null }, { id: 34, driver_name: "Naz" }],
      },
      (http) =>
        fetchDrivers(http, {
          searchTerm: " ali ",
          driverNames: ["Ali"],
          routeNames: ["Moda"],
          order: { field: "start_date", isDescending: true },
          page: 2,
          pageSize: 20,
        }),
    );
    const query = {
      search_term: "ali",
      column_filters: { driver_names: ["Ali"], route_names: ["Moda"] },
      sort: { field: "start_date", type: "desc" },
      page: "2",
      per_page: "20",
    };
    expect(asked).toEqual([{ call: "GET /api/routes/drivers/", query }]);
    const nothing = {
      photo: null,
      routeNames: [],
      plate: null,
      brand: null,
      model: null,
      year: null,
      startDay: null,
      completionRate: null,
      waitingRatio: null,
    };
    expect(read).toEqual({
      count: 2,
      totalCount: 80,
      driverNames: ["Ali", "5"],
      routeNames: ["Moda"],
      stats: {
        completedDrivers: { ratio: 40, count: 4, total: 10 },
        completeDocuments: { ratio: 25, count: 3, total: 12 },
        waitingDocuments: { ratio: null, count: 3, total: 0 },
        missingDocuments: null,
      },
      drivers: [
        {
          id: "31",
          name: "Ali Kaya",
          photo: "https://a.test/31.jpg",
          routeNames: ["Moda", "Fener"],
          plate: "34 ABC 12",
          brand: "Ford",
          model: "Transit",
          year: 2021,
          startDay: "2026-01-05",
          completionRate: 80,
          waitingRatio: 10,
        },
        { ...nothing, id: "32", name: "Can", routeNames: ["Moda"] },
        { ...nothing, id: "33", name: "Eda" },
        { ...nothing, id: "34", name: "Naz" },
      ],
    });
  });

  const noStats = { completedDrivers: null, completeDocuments: null, waitingDocuments: null, missingDocuments: null };
  test.each([
    [{}],
    [{ meta: "?" }],
    [{ meta: { column_filters: "?", stats: "?" } }],
    [{ meta: { column_filters: { driver_names: "?" }, stats: {} } }],
  ])("with nothing said (%j) have no counts, filters and shares", async (more) => {
    const { read, asked } = await ask({ drivers: [], ...more }, (http) =>
      fetchDrivers(http, { searchTerm: " ", driverNames: [], routeNames: [], order: null, page: 1, pageSize: 10 }),
    );
    expect(asked).toEqual([{ call: "GET /api/routes/drivers/", query: { page: "1", per_page: "10" } }]);
    expect(read).toEqual({
      drivers: [],
      count: null,
      totalCount: null,
      driverNames: [],
      routeNames: [],
      stats: noStats,
    });
  });

  test.each([
    ["all drivers, one count stands for the other", {}, [5, 5], [8, 8]],
    ["blanks, too", { searchTerm: " " }, [5, 5], [8, 8]],
    ["a search, it doesn't", { searchTerm: "a" }, [null, 5], [8, null]],
    ["a driver's name, it doesn't", { driverNames: ["A"] }, [null, 5], [8, null]],
    ["a route's name, it doesn't", { routeNames: ["M"] }, [null, 5], [8, null]],
  ])("where the provider tells one count: of %s", async (_what, search, ofAll, ofFound) => {
    const counts = async (meta: object) => {
      const run = (http: Parameters<typeof fetchDrivers>[0]) =>
        fetchDrivers(http, { ...search, page: 1, pageSize: 10 });
      const { count, totalCount } = (await ask({ drivers: [], meta }, run)).read;
      return [count, totalCount];
    };
    expect(await counts({ total_count: 5 })).toEqual(ofAll);
    expect(await counts({ query_based_total_count: 8 })).toEqual(ofFound);
  });

  test("are collected by name, each once", async () => {
    const rows = [1, 2, 1].map((id) => ({ id, driver_name: `Ali ${id}` }));
    const { read, asked } = await ask({ drivers: rows, meta: { total_count: 3 } }, (http) => fetchAllDrivers(http));
    const query = { sort: { field: "driver_name", type: "asc" }, page: "1", per_page: "100" };
    expect(asked[0]).toEqual({ call: "GET /api/routes/drivers/", query });
    expect(read.map(({ id }) => id)).toEqual(["1", "2"]);
  });
});

describe("documents of drivers", () => {
  const full = {
    id: 5,
    document_name: "Ehliyet",
    document_category_verbose: "Sürücü",
    registry_date: "2026-01-05",
    document_status: "Onay bekliyor",
    document_status_id: "approved",
    rejection_reason: "Okunmuyor",
    value: "https://a.test/5.jpg",
    document_type: "photo",
    driver_name: "Ali Kaya",
    route_name: "Moda",
    receiving_date: "2026-02-05",
    receiving_date_enabled: true,
    expiration_date: "2027-02-05",
    expiration_date_enabled: "True",
  };
  const bare = { id: "6", document_name: "SRC", document_status_id: "missing" };
  const dated = { ...bare, receiving_date: "2026-02-05", expiration_date: "2027-02-05", document_type: "text" };
  const unread = { id: 7, document_name: "SRC" };
  const bareRead = {
    id: 6,
    name: "SRC",
    category: null,
    registryDay: null,
    status: "missing",
    statusText: null,
    rejectionReason: null,
    value: null,
    isPhoto: false,
    driverName: null,
    routeName: null,
    receivingDay: null,
    hasReceivingDay: false,
    expirationDay: null,
    hasExpirationDay: false,
  };
  const documents = [full, bare, dated, unread];
  const read = [
    {
      id: 5,
      name: "Ehliyet",
      category: "Sürücü",
      registryDay: "2026-01-05",
      status: "approved",
      statusText: "Onay bekliyor",
      rejectionReason: "Okunmuyor",
      value: "https://a.test/5.jpg",
      isPhoto: true,
      driverName: "Ali Kaya",
      routeName: "Moda",
      receivingDay: "2026-02-05",
      hasReceivingDay: true,
      expirationDay: "2027-02-05",
      hasExpirationDay: true,
    },
    bareRead,
    bareRead,
  ];

  test("are those of one driver, with how many are complete", async () => {
    const result = { completion_rate: 80, completion_rate_ratio: "8/10", waiting_approval_count: "2", documents };
    const found = await ask({ result }, (http) => fetchDriverFolder(http, "31"));
    expect(found.asked).toEqual([{ call: "GET /api/driver/documents/31/" }]);
    expect(found.read).toEqual({ completionRate: 80, completionText: "8/10", waitingCount: 2, documents: read });
  });

  const waiting = { statuses: ["approved", "whs_approved"] };
  test.each([
    [{ meta: { total_count: 900 } }, 900, 900],
    [{ meta: { total_count: 1 } }, 3, 1],
    [{ meta: {} }, 3, null],
    [{ meta: "?" }, 3, null],
    [{}, 3, null],
  ])("that wait for the company, with %j", async (more, total, count) => {
    const found = await ask({ documents, ...more }, (http) => fetchPendingDocuments(http));
    const query = { column_filters: waiting, page: "1", per_page: "100000" };
    expect(found.asked).toEqual([{ call: "GET /api/driver/documents/", query }]);
    expect(found.read).toEqual({ documents: read, totalCount: total });
    const counted = await ask({ documents, ...more }, (http) => fetchPendingCount(http));
    expect(counted.asked).toEqual([{ call: "GET /api/driver/documents/", query: { ...query, per_page: "1" } }]);
    expect(counted.read).toBe(count);
  });

  test("are approved, or rejected for one of the provider's reasons", async () => {
    const path = "/api/driver/documents/change-status/";
    const reasons = await ask({ result: { choices: ["Eski", "Okunmuyor", "Eski"] } }, (http) =>
      fetchRejectionReasons(http),
    );
    expect(reasons.asked).toEqual([{ call: `GET ${path}` }]);
    expect(reasons.read).toEqual(["Eski", "Okunmuyor"]);
    const approval = await ask(null, (http) => decideDocuments(http, [5, 6], { kind: "approve" }));
    expect(approval.asked).toEqual([{ call: `POST ${path}`, body: { ids: [5, 6], status: "hr_approved" } }]);
    const rejection = await ask(null, (http) => decideDocuments(http, [5], { kind: "reject", reason: "Eski" }));
    const body = { ids: [5], status: "rejected", rejection_reason: "Eski" };
    expect(rejection.asked).toEqual([{ call: `POST ${path}`, body }]);
  });
});

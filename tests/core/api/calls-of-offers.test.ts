import { describe, expect, test } from "vitest";
import { fetchHistogram, fetchInvoice } from "../../../src/core/api/billing.ts";
import { fetchPlanChange, requestPlanChange } from "../../../src/core/api/plan-change.ts";
import { cancelBulkRequest, createBulkRequest, fetchBulkStatus } from "../../../src/core/api/marketplace-bulk.ts";
import { fetchLineDetail, fetchLineDriver } from "../../../src/core/api/marketplace-detail.ts";
import { fetchAddresses, fetchPeople } from "../../../src/core/api/marketplace-people.ts";
import {
  cancelReservation,
  createReservation,
  fetchPastSearches,
  fetchReservations,
  requestLine,
} from "../../../src/core/api/marketplace-requests.ts";
import { fetchLines, fetchOpenLines, type MarketplaceSearch } from "../../../src/core/api/marketplace.ts";
import { fetchOffers, uniteOffers } from "../../../src/core/api/offers.ts";
import { fetchAllOfferLines, fetchOfferLines, isPriced, lineColumns } from "../../../src/core/api/offer-lines.ts";
import { fetchOfferValidities } from "../../../src/core/api/offer-kinds.ts";
import { countRejectedRequests } from "../../../src/core/api/request-status.ts";
import { fetchDemoPilots } from "../../../src/core/api/route-list.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { ask } from "./calls-stage.ts";
import { rawCard, rawDetail, rawDriver, rawSearch } from "./raw-marketplace.ts";

const noRide = { walkingDistance: null, duration: null, detourRatio: null };
const noBadges = {
  isComfortable: false,
  isOwned: false,
  isPassengersOwn: false,
  isCheapest: false,
  hasLeastEmission: false,
};

describe("lines of the marketplace", () => {
  const full = {
    id: "M-4",
    code: "M-4",
    name: "Kadıköy – Şişli",
    price: 4250,
    priceWithoutDiscount: 5000,
    originCounty: "Kadıköy",
    destinationCounty: "Şişli",
    rating: 4.7,
    tripCount: 318,
    capacity: 16,
    passengerCount: 11,
    polyline: "_p~iF~ps|U_ulLnnqC",
    departureTime: "06:50",
    pickupTime: "07:05",
    dropoffTime: "08:02",
    arrivalTime: "08:10",
    walkToPickup: { duration: 300, distance: 350 },
    walkFromDropoff: { duration: 120, distance: 150 },
    duration: 3420,
    detourRatio: 12,
    badges: { ...noBadges, isComfortable: true, hasLeastEmission: true },
  };
  const nothing = {
    id: "M-5",
    code: null,
    name: null,
    price: null,
    priceWithoutDiscount: null,
    originCounty: null,
    destinationCounty: null,
    rating: null,
    tripCount: null,
    capacity: null,
    passengerCount: null,
    polyline: null,
    departureTime: null,
    pickupTime: null,
    dropoffTime: null,
    arrivalTime: null,
    walkToPickup: { duration: null, distance: null },
    walkFromDropoff: { duration: null, distance: null },
    duration: null,
    detourRatio: null,
    badges: noBadges,
  };
  const ofPerson = (id: string): MarketplaceSearch => ({
    subject: { type: "passenger", passenger: { id, name: "Zeynep" } },
    workType: "hybrid",
    workDaysType: "defined",
    workDays: [1, 3],
  });
  const ofAddress: MarketplaceSearch = {
    subject: { type: "address", address: "Moda", location: { latitude: 40.98, longitude: 29.02 } },
    workType: "full-time",
    workDaysType: "not-defined",
    workDays: [],
  };

  test("are searched for a person or from an address", async () => {
    const answer = {
      results: {
        data: [rawCard(), { route_unique_id: "M-5" }, {}],
        meta: { past_search_id: 77, min_price: "2400", max_price: 7800 },
      },
      count: "23",
    };
    const { read, asked } = await ask(answer, (http) => fetchLines(http, ofPerson("9"), 5));
    const query = { page_size: "5", page: "1" };
    const work = { work_type: "hybrid", work_days_type: "defined", work_days: [1, 3] };
    const call = "POST /api/marketplace/";
    expect(asked).toEqual([{ call, query, body: { ...work, type: "passenger", passenger_id: 9 } }]);
    expect(read).toEqual({ lines: [full, nothing], count: 23, pastSearchId: "77", minPrice: 2400, maxPrice: 7800 });
    const named = await ask(answer, (http) => fetchLines(http, ofPerson("x-9"), 5));
    expect(named.asked[0]?.body).toMatchObject({ passenger_id: "x-9" });
    const there = await ask(answer, (http) => fetchLines(http, ofAddress, 5));
    expect(there.asked[0]?.body).toEqual({
      work_type: "full-time",
      work_days_type: "not-defined",
      work_days: [],
      type: "address",
      location: { latitude: 40.98, longitude: 29.02 },
      address: "Moda",
    });
  });

  test.each([
    [{}, {}, null],
    [{ meta: "?" }, { count: 0 }, 1],
    [{ meta: {} }, { count: 1 }, 1],
  ])("are never counted fewer than came, and have no prices where none are told: %j %j", async (meta, more, count) => {
    const { read } = await ask({ results: { data: [rawCard()], ...meta }, ...more }, (http) =>
      fetchLines(http, ofAddress, 5),
    );
    expect(read).toEqual({ lines: [full], count, pastSearchId: null, minPrice: null, maxPrice: null });
  });

  test.each([
    ["M4", "M-4"],
    ["M-4", "M-4"],
    ["S12", "S12"],
  ])("with the code %s are called %s", async (route_unique_code, code) => {
    const { read, asked } = await ask({ results: { data: [rawCard({ route_unique_code })] } }, (http) =>
      fetchOpenLines(http),
    );
    expect(asked).toEqual([{ call: "GET /api/marketplace/routes" }]);
    expect(read).toEqual([{ ...full, code }]);
  });

  test("with free seats come bare or in a wrapper", async () => {
    for (const answer of [[rawCard()], { data: [rawCard()] }, { results: [rawCard()] }])
      expect((await ask(answer, (http) => fetchOpenLines(http))).read).toEqual([full]);
  });

  const key = { lineId: "M-4", pastSearchId: "77" };
  const query = { unique_id: "M-4", past_search_id: "77" };
  const line = "_p~iF~ps|U_ulLnnqC";

  test("have two directions, and the request that was made", async () => {
    const request = { id: 5, request_status: "created", is_changed: "True", has_request_in_period: 1 };
    const { read, asked } = await ask({ ...rawDetail(), request }, (http) => fetchLineDetail(http, key));
    expect(asked).toEqual([{ call: "GET /api/marketplace/route-details/", query }]);
    const markers = [
      { icon: "home", position: [41, 29] },
      { icon: "pickup", position: [41.01, 29] },
      { icon: "dropoff", position: [41.07, 29.01] },
      { icon: "office", position: [41.08, 29.01] },
    ];
    const morning = {
      origin: [41, 29],
      pickup: [41.01, 29],
      dropoff: [41.07, 29.01],
      destination: [41.08, 29.01],
      routeOrigin: [40.99, 29],
      routeDestination: [41.09, 29.02],
      walkToPickup: line,
      walkFromDropoff: line,
      polyline: line,
      markers,
      counties: { origin: "Kadıköy", destination: "Şişli" },
    };
    expect(read).toEqual({
      morning,
      evening: {
        ...morning,
        origin: [41.08, 29.01],
        destination: [41, 29],
        counties: { origin: "Şişli", destination: "Kadıköy" },
      },
      passenger: {
        morning: { walkingDistance: 290, duration: 3420, detourRatio: 12 },
        evening: { walkingDistance: 310, duration: 3600, detourRatio: 13 },
      },
      badges: { ...noBadges, isComfortable: true, isCheapest: true },
      price: 4250,
      priceWithoutDiscount: 5000,
      request: { id: "5", status: "created", isChanged: true, hasRequestInPeriod: true },
    });
  });

  test.each([
    [{}],
    [
      {
        morning_route_info: null,
        evening_route_info: "?",
        rps_data: "?",
        routes_data: "?",
        passenger_info: "?",
        request: "?",
      },
    ],
  ])("of which nothing is told have nothing: %j", async (answer) =>
    expect(
      (
        await ask({ morning_route_info: null, evening_route_info: null, request: null, ...answer }, (http) =>
          fetchLineDetail(http, key),
        )
      ).read,
    ).toEqual({
      morning: null,
      evening: null,
      passenger: { morning: noRide, evening: noRide },
      badges: noBadges,
      price: null,
      priceWithoutDiscount: null,
      request: null,
    }),
  );

  test("may have several points of one icon, and none that can't be read", async () => {
    const answer = {
      morning_route_info: {},
      rps_data: { morning_rps_data: { stop: ["41,29", "?", "42,30"], home: null } },
    };
    const { read } = await ask(answer, (http) => fetchLineDetail(http, key));
    expect(read.morning).toMatchObject({
      origin: null,
      markers: [
        { icon: "stop", position: [41, 29] },
        { icon: "stop", position: [42, 30] },
      ],
      polyline: null,
    });
    const bare = await ask({ ...answer, rps_data: "?", passenger_info: "?" }, (http) => fetchLineDetail(http, key));
    expect(bare.read.morning).toMatchObject({ markers: [], polyline: null });
    expect(bare.read.passenger.morning).toEqual(noRide);
    const odd = await ask({ ...answer, rps_data: { morning_rps_data: "?" } }, (http) => fetchLineDetail(http, key));
    expect(odd.read.morning?.markers).toEqual([]);
  });

  test("have a driver, a vehicle and a history, as far as they are told", async () => {
    const { read, asked } = await ask(rawDriver(), (http) => fetchLineDriver(http, key));
    expect(asked).toEqual([{ call: "GET /api/marketplace/route-detail-driver-info/", query }]);
    expect(read).toEqual({
      trip: { rating: 4.7, ratingCount: 300, count: 186 },
      driver: { rating: 4.9, ratingCount: 97, name: "Serkan Uslu", photo: "/p.svg" },
      vehicle: {
        rating: 4.6,
        ratingCount: 80,
        name: "Ford Transit",
        photo: null,
        seatCount: 16,
        passengerCount: 12,
      },
    });
    const none = { rating: null, ratingCount: null };
    for (const answer of [
      { trip: null, driver: null, vehicle: null },
      { trip: "?", driver: "?", vehicle: "?" },
      { trip: {}, driver: {}, vehicle: {} },
    ])
      expect((await ask(answer, (http) => fetchLineDriver(http, key))).read).toEqual({
        trip: { ...none, count: null },
        driver: { ...none, name: null, photo: null },
        vehicle: { ...none, name: null, photo: null, seatCount: null, passengerCount: null },
      });
  });
});

describe("who a seat is searched for", () => {
  test("is anybody with a name who isn't deleted", async () => {
    const rows = [
      { id: 1, profile: { first_name: "Ayşe", last_name: " Yılmaz " }, passenger_name: "?" },
      { id: "2", profile: { last_name: "Kaya" }, registration_status: "on_hold" },
      { id: 3, profile: "?", passenger_name: "Can" },
      { id: 4, profile: null },
      { id: 5, passenger_name: "Naz", registration_status: "deleted" },
      { passenger_name: "Eda" },
      null,
      "?",
    ];
    const { read, asked } = await ask({ results: rows }, (http) => fetchPeople(http));
    expect(asked).toEqual([{ call: "GET /api/company/employees/", query: { page_size: "all" } }]);
    expect(read).toEqual([
      { id: "1", name: "Ayşe Yılmaz" },
      { id: "2", name: "Kaya" },
      { id: "3", name: "Can" },
    ]);
    expect((await ask(rows, (http) => fetchPeople(http))).read).toEqual(read);
    await expect(ask("?", (http) => fetchPeople(http))).rejects.toMatchObject({ kind: "answer" });
  });

  test("is an address, of more than three letters", async () => {
    const predictions = [
      { description: "Moda, Kadıköy", coordinates: { latitude: "40.98", longitude: 29.02 } },
      { description: "Nowhere", coordinates: { latitude: 91, longitude: 0 } },
      { description: "Nowhere", coordinates: { latitude: 0, longitude: -181 } },
      { description: "Pole", coordinates: { latitude: -90, longitude: 180 } },
    ];
    const { read, asked } = await ask({ predictions }, (http) => fetchAddresses(http, " Moda "));
    const query = { location_name: "Moda", adapter: "marketplace" };
    expect(asked).toEqual([{ call: "GET /api/core/maps/places/autocomplete/", query }]);
    expect(read).toEqual([
      { description: "Moda, Kadıköy", location: { latitude: 40.98, longitude: 29.02 } },
      { description: "Pole", location: { latitude: -90, longitude: 180 } },
    ]);
    const short = await ask({ predictions }, (http) => fetchAddresses(http, " Mod "));
    expect(short).toEqual({ read: [], asked: [] });
  });
});

describe("earlier searches", () => {
  const search = async (change: Readonly<Record<string, unknown>>) => {
    const { read } = await ask([rawSearch(change)], (http) => fetchPastSearches(http));
    const [found] = read;
    if (!found) throw new Error("The search was dropped");
    return found;
  };
  const workweek = { workType: "full-time", workDaysType: "defined", workDays: [1, 2, 3, 4, 5] };
  const person = { type: "passenger", passenger: { id: "9", name: "Zeynep Işık" } };
  const there = { type: "address", address: "Caferağa, Kadıköy", location: { latitude: 40.98, longitude: 29.02 } };

  test("are the newest three", async () => {
    const results = [1, 2, 3, 4].map((id) =>
      rawSearch({ id, request_status: "created", route_unique_id: "M-4", morning_route: { origin_county: "A" } }),
    );
    const { read, asked } = await ask({ results }, (http) => fetchPastSearches(http));
    expect(asked).toEqual([{ call: "GET /api/marketplace/past-search/", query: { page_size: "3", page: "1" } }]);
    expect(read.map(({ id }) => id)).toEqual(["1", "2", "3"]);
    expect(read[0]).toEqual({
      id: "1",
      title: "Zeynep Işık",
      search: { subject: person, ...workweek },
      requestStatus: "created",
      lineId: "M-4",
      counties: { origin: "A", destination: null },
    });
  });

  test.each([
    ["a person", {}, "Zeynep Işık", person],
    ["a person without a word for it", { type: null }, "Zeynep Işık", person],
    ["an address", { type: "address" }, "Caferağa, Kadıköy", there],
    [
      "an address by its description",
      { type: "address", address: null, description: "Moda" },
      "Moda",
      { ...there, address: "Moda" },
    ],
    ["an address for want of a person", { passenger: null }, "Caferağa, Kadıköy", there],
    [
      "a person without a name",
      { passenger: { id: 9 } },
      "-",
      { type: "passenger", passenger: { id: "9", name: "-" } },
    ],
    [
      "an address that stands nowhere",
      { type: "address", location: { latitude: 91, longitude: 0 } },
      "Caferağa, Kadıköy",
      null,
    ],
    ["nothing", { passenger: { first_name: "?" }, address: null, description: null }, "-", null],
    ["an address that isn't told", { type: "address", address: null, description: null }, "-", null],
  ])("of %s are called so and repeated", async (_what, change, title, subject) => {
    const found = await search(change);
    expect(found.title).toBe(title);
    expect(found.search).toEqual(subject && { subject, ...workweek });
  });

  test.each([
    ["full-time", "not-defined", [6], workweek],
    [null, "defined", [], workweek],
    ["hybrid", "defined", [5, "1", 1, 8, "?"], { workType: "hybrid", workDaysType: "defined", workDays: [1, 5] }],
    ["hybrid", null, [7], { workType: "hybrid", workDaysType: "defined", workDays: [7] }],
    ["hybrid", "defined", [], { workType: "hybrid", workDaysType: "not-defined", workDays: [] }],
    ["hybrid", "defined", "?", { workType: "hybrid", workDaysType: "not-defined", workDays: [] }],
    ["hybrid", "not-defined", [1], { workType: "hybrid", workDaysType: "not-defined", workDays: [] }],
  ])("of %s, %s days %j are repeated as such", async (work_type, work_days_type, work_days, work) =>
    expect((await search({ work_type, work_days_type, work_days })).search).toEqual({ subject: person, ...work }),
  );
});

describe("requests for a seat", () => {
  test("are read with the search that they come from", async () => {
    const full = {
      id: 5,
      price: "4250",
      request_status: "rejected",
      is_changed: "True",
      past_search: rawSearch({ route_unique_id: "M-4" }),
      morning_route: { origin_county: "A", destination_county: "B" },
      route_unique_id: "M-5",
    };
    const moved = { id: "6", past_search: full.past_search };
    const { read, asked } = await ask({ results: [full, moved, { id: 7, past_search: "?" }] }, (http) =>
      fetchReservations(http),
    );
    expect(asked).toEqual([{ call: "GET /api/marketplace/request/" }]);
    expect(read[0]).toMatchObject({
      id: "5",
      price: 4250,
      status: "rejected",
      isChanged: true,
      pastSearch: { id: "77" },
      counties: { origin: "A", destination: "B" },
      lineId: "M-5",
    });
    expect(read[1]).toMatchObject({ id: "6", lineId: "M-4" });
    expect(read[2]).toEqual({
      id: "7",
      price: null,
      status: null,
      isChanged: false,
      pastSearch: null,
      counties: null,
      lineId: null,
    });
  });

  test("that were refused are counted, whatever else the provider says", async () => {
    const words = ["created", "rejected", "rejected", "waiting", "null", "None", null];
    const results = words.map((request_status, id) => ({ id, request_status }));
    const { read, asked } = await ask({ results }, (http) => countRejectedRequests(http));
    expect(asked).toEqual([{ call: "GET /api/marketplace/request/" }]);
    expect(read).toBe(2);
    const states = (await ask(results, (http) => fetchReservations(http))).read.map(({ status }) => status);
    expect(states).toEqual(["created", "rejected", "rejected", "other", null, null, null]);
  });

  test("are made at the displayed price, and cancelled", async () => {
    const call = "POST /api/marketplace/request/";
    const body = { past_search_id: 77, route_unique_id: "M-4", price: 4250 };
    for (const wrap of [(made: object) => made, (data: object) => ({ data }), (results: object) => ({ results })]) {
      const { read, asked } = await ask(wrap({ id: 5, has_request_in_period: "True" }), (http) =>
        createReservation(http, { lineId: "M-4", pastSearchId: "77", price: 4250 }),
      );
      expect(asked).toEqual([{ call, body }]);
      expect(read).toEqual({ id: "5", hasRequestInPeriod: true });
    }
    const odd = await ask({ id: 5 }, (http) =>
      createReservation(http, { lineId: "M-4", pastSearchId: "x-7", price: null }),
    );
    expect(odd.asked).toEqual([{ call, body: { ...body, past_search_id: "x-7", price: null } }]);
    const end = await ask(null, (http) => cancelReservation(http, "5"));
    expect(end.asked).toEqual([{ call: "DELETE /api/marketplace/request/5/" }]);
  });

  test("for a line that doesn't exist fail unless the provider says that it has them", async () => {
    const { asked } = await ask({ success: "True" }, (http) => requestLine(http, "77"));
    expect(asked).toEqual([{ call: "GET /api/marketplace/contact/77" }]);
    await expect(ask({ success: false }, (http) => requestLine(http, "77"))).rejects.toMatchObject({
      kind: "answer",
      call: "GET /api/marketplace/contact/",
      status: 200,
    });
  });

  const path = "/api/marketplace/all-passengers-offer-request/";
  test.each([
    ["verify", "verify"],
    [{ all_passenger_offer_request_status: "requested" }, "requested"],
    [{ results: { data: { all_passenger_offer_request_status: "cancelling" } } }, "cancelling"],
    [{ data: "rejected" }, "rejected"],
    ["not-requested", "not-requested"],
    ["lost", "other"],
  ])("for everybody have the state %j", async (answer, state) => {
    const { read, asked } = await ask(answer, (http) => fetchBulkStatus(http));
    expect(asked).toEqual([{ call: `GET ${path}` }]);
    expect(read).toBe(state);
    const made = await ask(answer, (http) => createBulkRequest(http));
    expect([made.asked, made.read]).toEqual([[{ call: `POST ${path}` }], state]);
    const ended = await ask(answer, (http) => cancelBulkRequest(http));
    expect([ended.asked, ended.read]).toEqual([[{ call: `DELETE ${path}` }], state]);
  });

  test("for everybody are read again where a change is answered with nothing", async () => {
    const environment = createTestEnvironment((request) =>
      request.method === "GET" ? json({ all_passenger_offer_request_status: "requested" }) : json({}),
    );
    const { http } = createSession({ environment });
    expect(await createBulkRequest(http)).toBe("requested");
    expect(environment.requests.map(({ method }) => method)).toEqual(["POST", "GET"]);
  });
});

describe("offers to a demo account", () => {
  const head = { offer_name: "Teklif", offer_date: "2026-11-01", date_created: "2026-10-01", expire_countdown: "30" };
  const headRead = { name: "Teklif", pilotName: "A", key: "A", offerDate: "2026-11-01", validityDays: 30 };
  const noTotals = { withoutDiscount: null, withDiscount: null, withEarlyPayment: null };

  test("by seat tell what each seat costs", async () => {
    const data = {
      ...head,
      offer_type: "Koltuk Bazlı",
      working_hours: "08:30 - 18:00",
      passengers: [
        {
          name: "Ayşe",
          address: "Moda",
          email: "a@b.test",
          phone_number: "532",
          direct_distance: "12.5",
          bridge_usage: "True",
          avrasya_usage: 1,
          toll_road_usage: true,
          base_price: 1,
          distance_price: 2,
          costs: 3,
          total_price: 6,
        },
        {},
      ],
      discounts: {
        total_price_wo_discount: 10,
        total_price_with_discount: 9,
        total_price_with_extra_discount: 8,
        customer_discount: 7,
        early_payment_discount: 6,
      },
      prices: {
        base_price: 1,
        direct_distance_price_per_km: 2,
        bridge_price: 3,
        avrasya_price: 4,
        toll_road_price: 5,
      },
    };
    const { read, asked } = await ask({ results: [{ pilot_name: "A", data }, { data: {} }, {}] }, (http) =>
      fetchOffers(http, "seat"),
    );
    expect(asked).toEqual([{ call: "GET /api/demo/offers/" }]);
    expect(read).toEqual([
      {
        ...headRead,
        kind: "seat",
        workingHours: "08:30 - 18:00",
        passengers: [
          {
            key: "0 Ayşe",
            name: "Ayşe",
            address: "Moda",
            email: "a@b.test",
            phone: "532",
            distance: 12.5,
            usesBridge: true,
            usesAvrasya: true,
            usesTollRoad: true,
            basePrice: 1,
            distancePrice: 2,
            costs: 3,
            totalPrice: 6,
          },
          {
            key: "1 ",
            name: null,
            address: null,
            email: null,
            phone: null,
            distance: null,
            usesBridge: false,
            usesAvrasya: false,
            usesTollRoad: false,
            basePrice: null,
            distancePrice: null,
            costs: null,
            totalPrice: null,
          },
        ],
        discounts: { customerDiscount: 7, earlyPaymentDiscount: 6 },
        totals: { withoutDiscount: 10, withDiscount: 9, withEarlyPayment: 8 },
        prices: { base: 1, perKilometre: 2, bridge: 3, avrasya: 4, tollRoad: 5 },
      },
      {
        kind: "seat",
        key: "seat",
        pilotName: null,
        name: null,
        offerDate: null,
        validityDays: null,
        workingHours: null,
        passengers: [],
        discounts: { customerDiscount: null, earlyPaymentDiscount: null },
        totals: noTotals,
        prices: { base: null, perKilometre: null, bridge: null, avrasya: null, tollRoad: null },
      },
    ]);
  });

  test("by line tell what each line costs and how prices are adjusted", async () => {
    const data = {
      ...head,
      apply_customer_discount: "True",
      customer_discount: 7,
      apply_early_payment_discount: true,
      early_payment_discount: 6,
      prices: { total: { without_discount: 10, with_discount: 9, with_early_payment: 8 } },
      lines: [
        {
          route_name: "Moda",
          direction: "evening",
          route_distance: 9000,
          passengers: 12,
          capacity: 16,
          price: "3250.50",
        },
        {},
      ],
      gas_price_impact: 1,
      gas_freeze_range: 2,
      inflation_impact: 3,
      inflation_type: { name: "TÜFE" },
      inflation_period: 4,
      min_wage_impact: 5,
      off_day_charges: "Yok",
      offer_notes: "Not",
    };
    const notApplied = {
      data: { customer_discount: 7, early_payment_discount: 6, date_created: "2026-10-01", lines: "?", prices: "?" },
    };
    const { read, asked } = await ask({ results: [{ pilot_name: "A", data }, notApplied] }, (http) =>
      fetchOffers(http, "line"),
    );
    expect(asked).toEqual([{ call: "GET /api/demo/line-based-offers/" }]);
    expect(read).toEqual([
      {
        ...headRead,
        kind: "line",
        discounts: { customerDiscount: 7, earlyPaymentDiscount: 6 },
        totals: { withoutDiscount: 10, withDiscount: 9, withEarlyPayment: 8 },
        lines: [
          {
            key: "0 Moda evening",
            routeName: "Moda",
            direction: "evening",
            distance: 9000,
            passengers: 12,
            capacity: 16,
            price: 3250.5,
          },
          {
            key: "1  ",
            routeName: null,
            direction: null,
            distance: null,
            passengers: null,
            capacity: null,
            price: null,
          },
        ],
        escalation: {
          gasPriceImpact: 1,
          gasFreezeRange: 2,
          inflationImpact: 3,
          inflationType: "TÜFE",
          inflationPeriod: 4,
          minWageImpact: 5,
          offDayCharges: "Yok",
        },
        notes: "Not",
      },
      {
        kind: "line",
        key: "line",
        pilotName: null,
        name: null,
        offerDate: "2026-10-01",
        validityDays: null,
        discounts: { customerDiscount: null, earlyPaymentDiscount: null },
        totals: noTotals,
        lines: [],
        escalation: {
          gasPriceImpact: null,
          gasFreezeRange: null,
          inflationImpact: null,
          inflationType: null,
          inflationPeriod: null,
          minWageImpact: null,
          offDayCharges: null,
        },
        notes: null,
      },
    ]);
  });

  test.each([
    ["seat", "seat_based", "seat"],
    ["line", "KOLTUK bazlı", "seat"],
    ["seat", "Line based", "line"],
    ["seat", "hat bazlı", "line"],
    ["seat", "özel koltuk", "seat"],
    ["line", "özel koltuk", "line"],
    ["line", null, "line"],
  ] as const)("by %s with the word %s are by %s", async (call, offer_type, kind) => {
    const { read } = await ask([{ pilot_name: "A", data: { offer_type } }], (http) => fetchOffers(http, call));
    expect(read[0]).toMatchObject({ kind, name: "A", key: "A" });
  });

  test("each get a key of their own", async () => {
    const offers = async (...pilots: string[]) =>
      (
        await ask(
          pilots.map((pilot_name) => ({ pilot_name, data: {} })),
          (http) => fetchOffers(http, "seat"),
        )
      ).read;
    const united = uniteOffers(await offers("A", "B", "A"), await offers("A", "A (2)"));
    expect(united.map(({ key }) => key)).toEqual(["A", "B", "A (2)", "A (3)", "A (2) (2)"]);
  });

  test("are read only for what an asker needs of them", async () => {
    const results = [{ pilot_name: "A", data: head }, { data: { date_created: "2026-10-01" } }, { pilot_name: "" }];
    const validity = await ask({ results }, (http) => fetchOfferValidities(http, "line"));
    expect(validity.asked).toEqual([{ call: "GET /api/demo/line-based-offers/" }]);
    expect(validity.read).toEqual([
      { offerDate: "2026-11-01", validityDays: 30 },
      { offerDate: "2026-10-01", validityDays: null },
    ]);
    const pilots = await ask({ results }, (http) => fetchDemoPilots(http, "seat"));
    expect(pilots.asked).toEqual([{ call: "GET /api/demo/offers/" }]);
    expect(pilots.read).toEqual(["A"]);
  });

  test.each(lineColumns)("have lines in the order of %s", async (column) => {
    const { read, asked } = await ask(
      { results: [{ route_name: "Moda", direction: "noon", price: "0.000000" }, {}], count: 40 },
      (http) => fetchOfferLines(http, { order: { column, isDescending: true }, page: 2, pageSize: 20 }),
    );
    const query = { page: "2", per_page: "20", order_by: column, reverse_order: "true" };
    expect(asked).toEqual([{ call: "GET /api/demo/line-based-offer-details/", query }]);
    expect(read.count).toBe(40);
    expect(read.lines.map(({ key, direction, price }) => [key, direction, price])).toEqual([
      ["0 Moda ", null, 0],
      ["1  ", null, null],
    ]);
    expect(read.lines.map(isPriced)).toEqual([false, true]);
  });

  test("have lines without a price value shown, with one of zero hidden, however it is written", () => {
    const priced = (price: number | null) =>
      isPriced({ key: "", routeName: null, direction: null, distance: null, passengers: null, capacity: null, price });
    expect([priced(null), priced(0.000001), priced(Number("0.000000"))]).toEqual([true, true, false]);
  });

  test("have all lines in batches, those that are alike too", async () => {
    const line = { route_name: "Moda", direction: "morning" };
    const { read, asked } = await ask([line, line], async (http) => {
      const found = [];
      for await (const { rows } of fetchAllOfferLines(http, { column: "price", isDescending: false }))
        found.push(...rows);
      return found;
    });
    const query = { page: "1", per_page: "100", order_by: "price", reverse_order: "false" };
    expect(asked[0]).toEqual({ call: "GET /api/demo/line-based-offer-details/", query });
    expect(read.map(({ key }) => key)).toEqual(["0 Moda morning", "1 Moda morning"]);
  });
});

describe("an invoice", () => {
  const query = { date: "3-2026", month: "3", year: "2026" };
  const path = "/api/v2/company/billing/42/";
  const least = { prices: [], passengers: [] };

  test("tells plans, people, changes, services and usages", async () => {
    const item = { name: "Koltuk", value: "10.5" };
    const amounts = { route: "Moda", amount: "1.10", amount_with_vat: 1.2, explanation: "Gece" };
    const { read, asked } = await ask(
      {
        payment_plan: "early",
        payment_plan_change_request: "approved",
        num_passengers: 2,
        working_hours: "08:30 - 18:00",
        prices: [
          {
            payment_plan: "normal",
            discount_text: "%5",
            employee_based_cost: 1,
            additional_services_cost: 2,
            line_based_usages_cost: 3,
            total_price_wo_vat: 4,
            total_price: 5,
            avg_seat_price: 6,
            last_payment_date: "2026-04-15",
            term_information: "45 gün",
            breakdown: { employee_based_usage: [item], additional_services: [{ name: "S" }], line_based_usage: null },
          },
          { payment_plan: "early", breakdown: "?" },
          { payment_plan: "?" },
        ],
        passengers: [
          {
            full_name: "Ayşe",
            route: "Moda",
            distance: "12.3456",
            discount: 5,
            temporary_discount: 6,
            prices: {
              base_price: "1.01",
              total_price: 7,
              breakdown: {
                distance_cost: { value: 2 },
                toll_road_price: { value: 3 },
                bridge_price: { value: 4 },
                avrasya_price: { value: 5 },
                gas_price_reflection: { value: -6 },
              },
            },
          },
          null,
        ],
        change_logs: [
          {
            office_name: "Maslak",
            changes: [
              {
                date: "2026-03-02",
                route_name: "Moda",
                passenger_name: "Ayşe",
                change_type: "passenger_added",
                change_type_verbose: "Eklendi",
                km: 12.5,
                price_effect: -3.5,
              },
              { change_type: "moved" },
            ],
          },
          { changes: null },
        ],
        additional_services: [{ service_type: "Transfer", ...amounts }],
        line_based_usages: [{ passenger_count: 9, ...amounts }],
        base_price: 1,
        direct_distance_price: 2,
        bridge_price: 3,
        avrasya_price: 4,
        toll_road_price: 5,
        payment_info: { bank_name: "Banka", account_name: "Servis", iban: "TR1", tax_office: "Şişli", tax_number: 12 },
      },
      (http) => fetchInvoice(http, "42", "2026-03"),
    );
    expect(asked).toEqual([{ call: `GET ${path}`, query }]);
    const noPlan = {
      discountText: null,
      employeeCost: null,
      servicesCost: null,
      usagesCost: null,
      netTotal: null,
      total: null,
      averageSeatPrice: null,
      lastPaymentDay: null,
      termText: null,
      items: { employee: [], services: [], usages: [] },
    };
    const noPassenger = {
      name: null,
      route: null,
      metres: null,
      discount: null,
      extraDiscount: null,
      base: null,
      distanceCost: null,
      toll: null,
      bridge: null,
      avrasya: null,
      gas: null,
      total: null,
    };
    const sums = { route: "Moda", amount: 110, gross: 120, explanation: "Gece" };
    expect(read).toEqual({
      planName: "early",
      changeRequest: "approved",
      passengerCount: 2,
      workingHours: "08:30 - 18:00",
      plans: [
        {
          name: "normal",
          discountText: "%5",
          employeeCost: 100,
          servicesCost: 200,
          usagesCost: 300,
          netTotal: 400,
          total: 500,
          averageSeatPrice: 600,
          lastPaymentDay: "2026-04-15",
          termText: "45 gün",
          items: { employee: [{ name: "Koltuk", value: 1050 }], services: [{ name: "S", value: null }], usages: [] },
        },
        { ...noPlan, name: "early" },
      ],
      passengers: [
        {
          key: 0,
          name: "Ayşe",
          route: "Moda",
          metres: 12_346,
          discount: 5,
          extraDiscount: 6,
          base: 101,
          distanceCost: 200,
          toll: 300,
          bridge: 400,
          avrasya: 500,
          gas: -600,
          total: 700,
        },
        { ...noPassenger, key: 1 },
      ],
      changeLogs: [
        {
          name: "Maslak",
          changes: [
            {
              day: "2026-03-02",
              route: "Moda",
              passenger: "Ayşe",
              type: "passenger_added",
              words: "Eklendi",
              kilometres: 12.5,
              effect: -350,
            },
            { day: null, route: null, passenger: null, type: "other", words: null, kilometres: null, effect: null },
          ],
        },
        { name: null, changes: [] },
      ],
      services: [{ type: "Transfer", ...sums }],
      usages: [{ passengers: 9, ...sums }],
      pricing: { base: 100, perKilometre: 200, bridge: 300, avrasya: 400, toll: 500 },
      paymentInfo: { bank: "Banka", account: "Servis", iban: "TR1", taxOffice: "Şişli", taxNumber: "12" },
    });
  });

  test.each([
    [{ ...least, payment_plan: null, payment_info: null }],
    [
      {
        ...least,
        payment_plan: "weekly",
        payment_info: "?",
        change_logs: null,
        additional_services: null,
        line_based_usages: null,
      },
    ],
  ])("of which little is told has nothing else: %j", async (answer) =>
    expect((await ask(answer, (http) => fetchInvoice(http, "42", "2026-03"))).read).toEqual({
      planName: null,
      changeRequest: null,
      passengerCount: null,
      workingHours: null,
      plans: [],
      passengers: [],
      changeLogs: [],
      services: [],
      usages: [],
      pricing: { base: null, perKilometre: null, bridge: null, avrasya: null, toll: null },
      paymentInfo: null,
    }),
  );

  test.each([{ passengers: [] }, { prices: [] }, { ...least, change_logs: "?" }, { ...least, passengers: "?" }])(
    "that can't be read as a whole is none: %j",
    async (answer) =>
      expect(ask(answer, (http) => fetchInvoice(http, "42", "2026-03"))).rejects.toMatchObject({ kind: "answer" }),
  );

  test("of six months keeps a month without an amount, and none whose amount can't be read", async () => {
    const prices = [{ total_price: "12.5" }, { total_price: null }, { total_price: "" }, { total_price: ["on"] }, "on"];
    const months = prices.map((price, index) => ({ month_number: index + 6, prices: price }));
    const { read } = await ask(months, (http) => fetchHistogram(http, "42", "2026-11"));
    expect(read.map(({ monthNumber, total }) => [monthNumber, total])).toEqual([
      [6, 1250],
      [7, null],
      [8, null],
    ]);
    const unreadable = ask(months.slice(4), (http) => fetchHistogram(http, "42", "2026-11"));
    await expect(unreadable).rejects.toMatchObject({ kind: "answer" });
  });

  test("of six months is told by month, within one year and another", async () => {
    const months = [
      { month_number: 1, is_previous_year: "True", prices: { total_price: "1.5" } },
      { month_number: "12", prices: null },
      { month_number: 2 },
      { month_number: 0 },
      { month_number: 13 },
      { month_number: 1.5 },
    ];
    const { read, asked } = await ask({ result: months }, (http) => fetchHistogram(http, "42", "2026-03"));
    expect(asked).toEqual([{ call: `GET ${path}histogram/`, query: { date: "3-2026" } }]);
    expect(read).toEqual([
      { monthNumber: 1, isPreviousYear: true, total: 150 },
      { monthNumber: 12, isPreviousYear: false, total: null },
      { monthNumber: 2, isPreviousYear: false, total: null },
    ]);
  });

  test.each([
    ["pending", "pending"],
    ["approved", "approved"],
    ["refused", "other"],
    ["null", null],
    [null, null],
  ])("whose plan is to change by the word %s: %s", async (payment_plan_change_request, state) => {
    const { read, asked } = await ask({ payment_plan_change_request }, (http) =>
      fetchPlanChange(http, "42", "2026-03"),
    );
    expect(asked).toEqual([{ call: `GET ${path}`, query }]);
    expect(read).toBe(state);
  });

  test("gets another plan without a word more", async () =>
    expect((await ask(null, requestPlanChange)).asked).toEqual([
      { call: "POST /api/v2/company/billing/request-payment-plan-change/" },
    ]));
});

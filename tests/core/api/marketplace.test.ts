import { describe, expect, test } from "vitest";
import { fetchLineDetail, fetchLineDriver } from "../../../src/core/api/marketplace-detail.ts";
import { fetchAddresses, fetchPeople } from "../../../src/core/api/marketplace-people.ts";
import { fetchLines, fetchOpenLines, type MarketplaceSearch } from "../../../src/core/api/marketplace.ts";
import { ask, blank, readingOf } from "./calls-stage.ts";
import { rawCard, rawDetail, rawDriver } from "./raw-marketplace.ts";

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
  const location = { latitude: 40.98, longitude: 29.02 };
  const ofAddress: MarketplaceSearch = {
    subject: { type: "address", address: "Moda", location },
    workType: "full-time",
    workDaysType: "not-defined",
    workDays: [],
  };
  const ofPerson = (id: string): MarketplaceSearch => ({
    subject: { type: "passenger", passenger: { id, name: "Zeynep" } },
    workType: "hybrid",
    workDaysType: "defined",
    workDays: [1, 3],
  });
  const hybrid = { work_type: "hybrid", work_days_type: "defined", work_days: [1, 3], type: "passenger" };
  const fullTime = { work_type: "full-time", work_days_type: "not-defined", work_days: [], type: "address" };

  test.each([
    ["a person", ofPerson("9"), { ...hybrid, passenger_id: 9 }],
    ["a person whose id is no number", ofPerson("x-9"), { ...hybrid, passenger_id: "x-9" }],
    ["an address", ofAddress, { ...fullTime, location, address: "Moda" }],
  ])("are searched for %s", async (_subject, search, body) => {
    const meta = { past_search_id: 77, min_price: "2400", max_price: 7800 };
    const answer = { results: { data: [rawCard(), { route_unique_id: "M-5" }, {}], meta }, count: "23" };
    const { read, asked } = await ask(answer, (http) => fetchLines(http, search, 5));
    expect(asked).toEqual([{ call: "POST /api/marketplace/", query: { page_size: "5", page: "1" }, body }]);
    const lines = [full, blank(full, { id: "M-5" })];
    expect(read).toEqual({ lines, count: 23, pastSearchId: "77", minPrice: 2400, maxPrice: 7800 });
  });

  test.each([
    [{}, {}, null],
    [{ meta: "?" }, { count: 0 }, 1],
    [{ meta: {} }, { count: 1 }, 1],
  ])("are never counted fewer than came, and have no prices where none are told: %j %j", async (meta, more, count) => {
    const answer = { results: { data: [rawCard()], ...meta }, ...more };
    const read = await readingOf(answer, (http) => fetchLines(http, ofAddress, 5));
    expect(read).toEqual({ lines: [full], count, pastSearchId: null, minPrice: null, maxPrice: null });
  });

  test.each([
    ["M4", "M-4"],
    ["M-4", "M-4"],
    ["S12", "S12"],
  ])("with the code %s are called %s, whatever wraps them", async (route_unique_code, code) => {
    const card = rawCard({ route_unique_code });
    for (const answer of [[card], { data: [card] }, { results: [card] }, { results: { data: [card] } }]) {
      const { read, asked } = await ask(answer, (http) => fetchOpenLines(http));
      expect(asked).toEqual([{ call: "GET /api/marketplace/routes" }]);
      expect(read).toEqual([{ ...full, code }]);
    }
  });

  const key = { lineId: "M-4", pastSearchId: "77" };
  const query = { unique_id: "M-4", past_search_id: "77" };
  const line = "_p~iF~ps|U_ulLnnqC";
  const detailOf = (answer: unknown) => readingOf(answer, (http) => fetchLineDetail(http, key));

  test("have two directions, and the request that was made", async () => {
    const request = { id: 5, request_status: "created", is_changed: "True", has_request_in_period: 1 };
    const { read, asked } = await ask({ ...rawDetail(), request }, (http) => fetchLineDetail(http, key));
    expect(asked).toEqual([{ call: "GET /api/marketplace/route-details/", query }]);
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
      markers: [
        { icon: "home", position: [41, 29] },
        { icon: "pickup", position: [41.01, 29] },
        { icon: "dropoff", position: [41.07, 29.01] },
        { icon: "office", position: [41.08, 29.01] },
      ],
      counties: { origin: "Kadıköy", destination: "Şişli" },
    };
    const back = { origin: [41.08, 29.01], destination: [41, 29] };
    expect(read).toEqual({
      morning,
      evening: { ...morning, ...back, counties: { origin: "Şişli", destination: "Kadıköy" } },
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

  const noRide = { walkingDistance: null, duration: null, detourRatio: null };
  const directions = { morning_route_info: null, evening_route_info: null };
  test.each([
    [{ ...directions, request: null }],
    [{ ...directions, rps_data: "?", routes_data: "?", passenger_info: "?", request: "?" }],
    [{ morning_route_info: null, evening_route_info: "?", request: null }],
  ])("of which nothing is told have nothing: %j", async (answer) =>
    expect(await detailOf(answer)).toEqual({
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
    const morning = (rps_data: unknown) => detailOf({ morning_route_info: {}, rps_data, passenger_info: "?" });
    const read = await morning({ morning_rps_data: { stop: ["41,29", "?", "42,30"], home: null } });
    expect(read.morning).toMatchObject({
      origin: null,
      markers: [
        { icon: "stop", position: [41, 29] },
        { icon: "stop", position: [42, 30] },
      ],
      polyline: null,
    });
    expect(read.passenger.morning).toEqual(noRide);
    for (const odd of ["?", { morning_rps_data: "?" }])
      expect((await morning(odd)).morning).toMatchObject({ markers: [], polyline: null });
  });

  test("have a driver, a vehicle and a history, as far as they are told", async () => {
    const { read, asked } = await ask(rawDriver(), (http) => fetchLineDriver(http, key));
    expect(asked).toEqual([{ call: "GET /api/marketplace/route-detail-driver-info/", query }]);
    const vehicle = { name: "Ford Transit", photo: null, seatCount: 16, passengerCount: 12 };
    const known = {
      trip: { rating: 4.7, ratingCount: 300, count: 186 },
      driver: { rating: 4.9, ratingCount: 97, name: "Serkan Uslu", photo: "/p.svg" },
      vehicle: { rating: 4.6, ratingCount: 80, ...vehicle },
    };
    expect(read).toEqual(known);
    for (const none of [null, "?", {}]) {
      const answer = { trip: none, driver: none, vehicle: none };
      expect(await readingOf(answer, (http) => fetchLineDriver(http, key))).toEqual(blank(known));
    }
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
    for (const answer of [rows, { results: rows }]) {
      const { read, asked } = await ask(answer, (http) => fetchPeople(http));
      expect(asked).toEqual([{ call: "GET /api/company/employees/", query: { page_size: "all" } }]);
      expect(read.map(({ id, name }) => `${id} ${name}`)).toEqual(["1 Ayşe Yılmaz", "2 Kaya", "3 Can"]);
    }
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

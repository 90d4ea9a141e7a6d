import { describe, expect, test } from "vitest";
import { fetchLines, fetchOpenLines, type MarketplaceSearch } from "../../src/core/api/marketplace.ts";
import { cancelBulkRequest, createBulkRequest, fetchBulkStatus } from "../../src/core/api/marketplace-bulk.ts";
import { fetchLineDetail, fetchLineDriver } from "../../src/core/api/marketplace-detail.ts";
import { fetchPeople, fetchAddresses } from "../../src/core/api/marketplace-people.ts";
import {
  cancelReservation,
  createReservation,
  fetchPastSearches,
  fetchReservations,
  requestLine,
} from "../../src/core/api/marketplace-requests.ts";
import { countRejectedRequests } from "../../src/core/api/request-status.ts";
import { createSession } from "../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../helpers/environment.ts";
import { rawCard, rawDetail, rawDriver, rawSearch } from "./raw-marketplace.ts";

function answering(body: unknown, status = 200) {
  const environment = createTestEnvironment(() => json(body, status));
  const { http } = createSession({ environment });
  const sent = async () => {
    const request = environment.requests[0];
    const { pathname, search } = new URL(request?.url ?? "");
    const text = (await request?.text()) ?? "";
    return {
      call: `${request?.method} ${pathname}${search}`,
      body: text === "" ? null : (JSON.parse(text) as unknown),
    };
  };
  return { http, environment, sent };
}

const passenger: MarketplaceSearch = {
  subject: { type: "passenger", passenger: { id: "9", name: "Zeynep Işık" } },
  workType: "full-time",
  workDaysType: "defined",
  workDays: [1, 2, 3, 4, 5],
};
const address: MarketplaceSearch = {
  subject: { type: "address", address: "Caferağa, Kadıköy", location: { latitude: 40.98, longitude: 29.02 } },
  workType: "hybrid",
  workDaysType: "not-defined",
  workDays: [],
};
const page = {
  results: { data: [rawCard()], meta: { past_search_id: 77, max_price: 7800, min_price: 2400 } },
  count: 23,
};

describe("a search", () => {
  test("names the passenger", async () => {
    const { http, sent } = answering(page);
    await fetchLines(http, passenger, 5);
    expect(await sent()).toEqual({
      call: "POST /api/marketplace/?page_size=5&page=1",
      body: {
        work_type: "full-time",
        work_days_type: "defined",
        work_days: [1, 2, 3, 4, 5],
        type: "passenger",
        passenger_id: 9,
      },
    });
  });

  test("or the address", async () => {
    const { http, sent } = answering(page);
    await fetchLines(http, address, 10);
    expect(await sent()).toEqual({
      call: "POST /api/marketplace/?page_size=10&page=1",
      body: {
        work_type: "hybrid",
        work_days_type: "not-defined",
        work_days: [],
        type: "address",
        location: { latitude: 40.98, longitude: 29.02 },
        address: "Caferağa, Kadıköy",
      },
    });
  });

  test("finds lines with everything that a card shows", async () => {
    const { http } = answering(page);
    const { lines, ...rest } = await fetchLines(http, passenger, 5);
    expect(rest).toEqual({ count: 23, pastSearchId: "77", minPrice: 2400, maxPrice: 7800 });
    expect(lines).toEqual([
      {
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
        badges: {
          isComfortable: true,
          isOwned: false,
          isPassengersOwn: false,
          isCheapest: false,
          hasLeastEmission: true,
        },
      },
    ]);
  });

  test("a code that is more than the id without its dash stays", async () => {
    const { http } = answering({ results: { data: [rawCard({ route_unique_code: "KDK-4" })] }, count: 1 });
    const { lines } = await fetchLines(http, passenger, 5);
    expect(lines.map(({ code }) => code)).toEqual(["KDK-4"]);
  });

  test("reads odd values, and leaves out a card without an id", async () => {
    const odd = rawCard({ route_unique_id: 12, price: "4250.50", badge_is_comfortable: "False", car_capacity: null });
    const { http, environment } = answering({
      results: { data: [odd, rawCard({ route_unique_id: null })] },
      count: "2",
    });
    const { lines, ...rest } = await fetchLines(http, passenger, 5);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ id: "12", price: 4250.5, capacity: null, badges: { isComfortable: false } });
    expect(rest).toEqual({ count: 2, pastSearchId: null, minPrice: null, maxPrice: null });
    expect(environment.warnings).toHaveLength(1);
    environment.warnings.length = 0;
  });

  test("for nobody in particular", async () => {
    const { http, sent } = answering({ data: [rawCard()] });
    expect(await fetchOpenLines(http)).toHaveLength(1);
    expect((await sent()).call).toBe("GET /api/marketplace/routes");
  });
});

describe("a line", () => {
  const key = { lineId: "M-4", pastSearchId: "77" };

  test("has two directions, each with its marks and figures", async () => {
    const { http, sent } = answering(rawDetail());
    const { morning, passenger: figures, ...rest } = await fetchLineDetail(http, key);
    expect((await sent()).call).toBe("GET /api/marketplace/route-details/?unique_id=M-4&past_search_id=77");
    expect(morning).toMatchObject({
      origin: [41, 29],
      counties: { origin: "Kadıköy", destination: "Şişli" },
      polyline: "_p~iF~ps|U_ulLnnqC",
    });
    expect(morning?.markers.map(({ icon }) => icon)).toEqual(["home", "pickup", "dropoff", "office"]);
    expect(figures).toEqual({
      morning: { walkingDistance: 290, duration: 3420, detourRatio: 12 },
      evening: { walkingDistance: 310, duration: 3600, detourRatio: 13 },
    });
    expect(rest).toMatchObject({ price: 4250, priceWithoutDiscount: 5000, request: null });
  });

  test("may know nothing of a direction, of marks and of the passenger", async () => {
    const { http } = answering({
      morning_route_info: null,
      evening_route_info: rawDetail().evening_route_info,
      price: "4250",
    });
    const detail = await fetchLineDetail(http, key);
    expect(detail.morning).toBeNull();
    expect(detail.evening).toMatchObject({ markers: [], polyline: null });
    const none = { walkingDistance: null, duration: null, detourRatio: null };
    expect(detail.passenger).toEqual({ morning: none, evening: none });
    expect(detail).toMatchObject({ price: 4250, priceWithoutDiscount: null, request: null });
  });

  test("may mark several places of one kind, and some that can't be read", async () => {
    const raw = rawDetail();
    const marks = { pickup: ["41.0,29.0", "nowhere", "41.1,29.1"], odd: 7 };
    const { http } = answering({ ...raw, rps_data: { ...raw.rps_data, morning_rps_data: marks } });
    expect((await fetchLineDetail(http, key)).morning?.markers).toEqual([
      { icon: "pickup", position: [41, 29] },
      { icon: "pickup", position: [41.1, 29.1] },
    ]);
  });

  test("may have a request", async () => {
    const request = { id: 55, request_status: "rejected", is_changed: "True", has_request_in_period: true };
    const { http } = answering({ ...rawDetail(), request });
    expect((await fetchLineDetail(http, key)).request).toEqual({
      id: "55",
      status: "rejected",
      isChanged: true,
      hasRequestInPeriod: true,
    });
  });

  test("has a driver and a vehicle, or doesn't say", async () => {
    const known = answering(rawDriver());
    const crew = await fetchLineDriver(known.http, key);
    expect((await known.sent()).call).toBe(
      "GET /api/marketplace/route-detail-driver-info/?unique_id=M-4&past_search_id=77",
    );
    expect(crew.driver).toEqual({ name: "Serkan Uslu", photo: "/p.svg", rating: 4.9, ratingCount: 97 });
    expect(crew.vehicle).toMatchObject({ name: "Ford Transit", seatCount: 16, passengerCount: 12 });
    expect(crew.trip).toEqual({ rating: 4.7, ratingCount: 300, count: 186 });
    const unknown = answering({ driver: null });
    expect((await fetchLineDriver(unknown.http, key)).vehicle).toEqual({
      name: null,
      photo: null,
      seatCount: null,
      passengerCount: null,
      rating: null,
      ratingCount: null,
    });
  });
});

describe("reservations", () => {
  test("are made at the price that was shown, once", async () => {
    const made = answering({ id: 55, has_request_in_period: true });
    const wanted = { lineId: "M-4", pastSearchId: "77", price: 4250 };
    expect(await createReservation(made.http, wanted)).toEqual({ id: "55", hasRequestInPeriod: true });
    expect(await made.sent()).toEqual({
      call: "POST /api/marketplace/request/",
      body: { past_search_id: 77, route_unique_id: "M-4", price: 4250 },
    });
    const refused = answering({}, 503);
    await expect(createReservation(refused.http, wanted)).rejects.toMatchObject({ status: 503 });
    expect(refused.environment.requests).toHaveLength(1);
  });

  test("are cancelled", async () => {
    const { http, sent } = answering({ results: { data: {} } });
    await cancelReservation(http, "5/5");
    expect(await sent()).toEqual({ call: "DELETE /api/marketplace/request/5%2F5/", body: null });
  });

  test("are listed with what was looked for", async () => {
    const row = {
      id: 55,
      price: 4250,
      request_status: "created",
      is_changed: true,
      past_search: rawSearch(),
      morning_route: { origin_county: "Kadıköy", destination_county: "Şişli" },
      route_unique_id: "M-4",
    };
    const { http, sent } = answering({ results: [row, { ...row, id: 56, morning_route: null, past_search: null }] });
    const [first, second] = await fetchReservations(http);
    expect((await sent()).call).toBe("GET /api/marketplace/request/");
    expect(first).toMatchObject({ id: "55", status: "created", isChanged: true, lineId: "M-4" });
    expect(first?.counties).toEqual({ origin: "Kadıköy", destination: "Şişli" });
    expect(first?.pastSearch?.search).toEqual(passenger);
    expect(second).toMatchObject({ counties: null, pastSearch: null });
  });

  test("take their line from what was looked for where they don't name it", async () => {
    const { http } = answering({ results: [{ id: 57, past_search: rawSearch({ route_unique_id: "M-7" }) }] });
    expect(await fetchReservations(http)).toMatchObject([{ id: "57", lineId: "M-7" }]);
  });
});

describe("rejected requests", () => {
  test("are counted without reading the rest of them", async () => {
    const { http, sent } = answering({
      results: [
        { request_status: "rejected" },
        { request_status: "created", id: {} },
        {},
        { request_status: "rejected" },
      ],
    });
    expect(await countRejectedRequests(http)).toBe(2);
    expect((await sent()).call).toBe("GET /api/marketplace/request/");
  });
});

describe("past searches", () => {
  test("are three at most, and can be repeated", async () => {
    const { http, sent } = answering({ results: [1, 2, 3, 4].map((id) => rawSearch({ id })) });
    const found = await fetchPastSearches(http);
    expect((await sent()).call).toBe("GET /api/marketplace/past-search/?page_size=3&page=1");
    expect(found.map(({ id }) => id)).toEqual(["1", "2", "3"]);
    expect(found[0]).toMatchObject({ title: "Zeynep Işık", search: passenger, requestStatus: null });
  });

  test("of an address, of hybrid days, and of too little", async () => {
    const { http } = answering({
      results: [
        rawSearch({ type: "address", passenger: null, work_type: "hybrid", work_days: ["5", 1, 9, 1] }),
        rawSearch({
          type: "other",
          passenger: null,
          work_type: "hybrid",
          work_days_type: "not-defined",
          work_days: [],
        }),
        rawSearch({ type: "address", passenger: null, location: null }),
      ],
    });
    const [first, other, little] = await fetchPastSearches(http);
    expect(first).toMatchObject({
      title: "Caferağa, Kadıköy",
      search: { workType: "hybrid", workDaysType: "defined", workDays: [1, 5] },
    });
    expect(other?.search).toMatchObject({ subject: { type: "address" }, workDaysType: "not-defined", workDays: [] });
    expect(little?.search).toBeNull();
  });
});

describe("people and places", () => {
  test("everybody but the deleted", async () => {
    const row = (id: number, change: object = {}) => ({
      id,
      profile: { first_name: "Zeynep ", last_name: "Işık" },
      registration_status: "registered",
      ...change,
    });
    const { http, sent } = answering({
      results: [
        row(9),
        row(10, { registration_status: "deleted" }),
        row(11, { profile: null, passenger_name: "Can Er" }),
        row(12, { profile: null }),
        null,
      ],
    });
    expect(await fetchPeople(http)).toEqual([
      { id: "9", name: "Zeynep Işık" },
      { id: "11", name: "Can Er" },
    ]);
    expect((await sent()).call).toBe("GET /api/company/employees/?page_size=all");
  });

  test("an address needs more than three letters", async () => {
    const predictions = [
      { description: "Caferağa, Kadıköy/İstanbul", coordinates: { latitude: 40.98, longitude: 29.02 } },
    ];
    const { http, environment, sent } = answering({ predictions: [...predictions, { description: "x" }] });
    expect(await fetchAddresses(http, " caf ")).toEqual([]);
    expect(environment.requests).toHaveLength(0);
    expect(await fetchAddresses(http, "cafer ")).toEqual([
      { description: "Caferağa, Kadıköy/İstanbul", location: { latitude: 40.98, longitude: 29.02 } },
    ]);
    expect((await sent()).call).toBe("GET /api/core/maps/places/autocomplete/?location_name=cafer&adapter=marketplace");
    environment.warnings.length = 0;
  });

  test("a line is requested where a search found none", async () => {
    const { http, sent } = answering({ success: true });
    await requestLine(http, "77");
    expect((await sent()).call).toBe("GET /api/marketplace/contact/77");
    await expect(requestLine(answering({ success: false }).http, "77")).rejects.toMatchObject({ kind: "answer" });
  });
});

describe("the bulk request", () => {
  const status = (word: string) => ({ all_passenger_offer_request_status: word });
  const path = "/api/marketplace/all-passengers-offer-request/";

  test("is read, made without a body, and cancelled", async () => {
    const read = answering(status("rejected"));
    expect(await fetchBulkStatus(read.http)).toBe("rejected");
    expect(await read.sent()).toEqual({ call: `GET ${path}`, body: null });
    const made = answering(status("verify"));
    expect(await createBulkRequest(made.http)).toBe("verify");
    expect(await made.sent()).toEqual({ call: `POST ${path}`, body: null });
    const cancelled = answering(status("not-requested"));
    expect(await cancelBulkRequest(cancelled.http)).toBe("not-requested");
    expect((await cancelled.sent()).call).toBe(`DELETE ${path}`);
    expect(await fetchBulkStatus(answering(status("later")).http)).toBe("other");
  });

  test("is read again where a change is answered with nothing", async () => {
    const environment = createTestEnvironment((request) =>
      request.method === "GET" ? json(status("requested")) : json({}),
    );
    const { http } = createSession({ environment });
    expect(await createBulkRequest(http)).toBe("requested");
    expect(environment.requests.map(({ method }) => method)).toEqual(["POST", "GET"]);
  });
});

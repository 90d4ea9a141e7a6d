import { describe, expect, test } from "vitest";
import {
  cancelBulkRequest,
  cancelReservation,
  createBulkRequest,
  createReservation,
  fetchBulkStatus,
  fetchPastSearches,
  fetchReservations,
  requestLine,
} from "../../../src/core/api/marketplace-requests.ts";
import { countRejectedRequests } from "../../../src/core/api/request-status.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { ask, readingOf } from "./calls-stage.ts";
import { rawSearch } from "./raw-marketplace.ts";

describe("earlier searches", () => {
  const search = async (change: Readonly<Record<string, unknown>>) => {
    const [found] = await readingOf([rawSearch(change)], (http) => fetchPastSearches(http));
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

  const address = { type: "address" };
  const nowhere = { ...address, location: { latitude: 91, longitude: 0 } };
  const untold = { address: null, description: null };
  const nameless = { type: "passenger", passenger: { id: "9", name: "-" } };
  test.each([
    ["a person", {}, "Zeynep Işık", person],
    ["a person without a word for it", { type: null }, "Zeynep Işık", person],
    ["an address", address, "Caferağa, Kadıköy", there],
    ["its description", { ...address, address: null, description: "Moda" }, "Moda", { ...there, address: "Moda" }],
    ["an address for want of a person", { passenger: null }, "Caferağa, Kadıköy", there],
    ["a person without a name", { passenger: { id: 9 } }, "-", nameless],
    ["an address that stands nowhere", nowhere, "Caferağa, Kadıköy", null],
    ["nothing", { passenger: { first_name: "?" }, ...untold }, "-", null],
    ["an address that isn't told", { ...address, ...untold }, "-", null],
  ])("of %s are called so and repeated", async (_what, change, title, subject) => {
    const found = await search(change);
    expect(found.title).toBe(title);
    expect(found.search).toEqual(subject && { subject, ...workweek });
  });

  const hybrid = (...workDays: number[]) => ({ workType: "hybrid", workDaysType: "defined", workDays });
  const anyDays = { workType: "hybrid", workDaysType: "not-defined", workDays: [] };
  test.each([
    ["full-time", "not-defined", [6], workweek],
    [null, "defined", [], workweek],
    ["hybrid", "defined", [5, "1", 1, 8, "?"], hybrid(1, 5)],
    ["hybrid", null, [7], hybrid(7)],
    ["hybrid", "defined", [], anyDays],
    ["hybrid", "defined", "?", anyDays],
    ["hybrid", "not-defined", [1], anyDays],
  ])("of %s, %s days %j are repeated as such", async (work_type, work_days_type, work_days, work) =>
    expect((await search({ work_type, work_days_type, work_days })).search).toEqual({ subject: person, ...work }),
  );
});

describe("requests for a seat", () => {
  test("are read with the search that they come from", async () => {
    const past_search = rawSearch({ route_unique_id: "M-4" });
    const full = {
      id: 5,
      price: "4250",
      request_status: "rejected",
      is_changed: "True",
      past_search,
      morning_route: { origin_county: "A", destination_county: "B" },
      route_unique_id: "M-5",
    };
    const results = [full, { id: "6", past_search }, { id: 7, past_search: "?" }];
    const { read, asked } = await ask({ results }, (http) => fetchReservations(http));
    expect(asked).toEqual([{ call: "GET /api/marketplace/request/" }]);
    const counties = { origin: "A", destination: "B" };
    expect(read).toEqual([
      {
        id: "5",
        price: 4250,
        status: "rejected",
        isChanged: true,
        pastSearch: expect.objectContaining({ id: "77" }),
        counties,
        lineId: "M-5",
      },
      expect.objectContaining({ id: "6", lineId: "M-4" }),
      { id: "7", price: null, status: null, isChanged: false, pastSearch: null, counties: null, lineId: null },
    ]);
  });

  test("that were refused are counted, whatever else the provider says", async () => {
    const words = ["created", "rejected", "rejected", "waiting", "null", "None", null];
    const results = words.map((request_status, id) => ({ id, request_status }));
    const { read, asked } = await ask({ results }, (http) => countRejectedRequests(http));
    expect(asked).toEqual([{ call: "GET /api/marketplace/request/" }]);
    expect(read).toBe(2);
    const states = (await readingOf(results, (http) => fetchReservations(http))).map(({ status }) => status);
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
  ])("for everybody have the state %j", async (answer, read) => {
    for (const [method, run] of [
      ["GET", fetchBulkStatus],
      ["POST", createBulkRequest],
      ["DELETE", cancelBulkRequest],
    ] as const)
      expect(await ask(answer, (http) => run(http))).toEqual({ read, asked: [{ call: `${method} ${path}` }] });
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

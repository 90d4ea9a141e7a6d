import { describe, expect, test } from "vitest";
import { fetchDriver, fetchRouteDriver, fetchTripDriver, revealPhone } from "../../../src/core/api/driver-detail.ts";
import {
  decideDocuments,
  fetchDriverFolder,
  fetchPendingDocuments,
  fetchRejectionReasons,
} from "../../../src/core/api/driver-documents.ts";
import { fetchAllDrivers, fetchDrivers } from "../../../src/core/api/drivers.ts";
import { fetchPendingCount } from "../../../src/core/api/pending-count.ts";
import { type ApiError, providerMessage } from "../../../src/core/http/errors.ts";
import { answerOf, ask, readingOf } from "./calls-stage.ts";

const photo = "https://a.test/31.jpg";

describe("drivers", () => {
  test("of a route and of a past trip are asked for by its number", async () => {
    const told = answerOf(
      ["driver_id", 31, "id", "31"],
      ["driver_name", "Ali Kaya", "name"],
      ["driver_avatar", photo, "photo"],
      ["driver_plate", "34 ABC 12", "plate"],
      ["driver_rate", "4.5", "rating", 4.5],
      ["driver_rate_count", 12, "ratingCount"],
      ["account_manager_email", "a@b.test", "accountManagerEmail"],
    );
    const answer = { ...told.sent, is_default_avatar: "False" };
    const route = await ask(answer, (http) => fetchRouteDriver(http, 7));
    expect(route).toEqual({ read: told.read, asked: [{ call: "GET /api/routes/7/meta/" }] });
    const unknown = { ...answer, driver_id: null, is_default_avatar: true, driver_plate: "Undefined" };
    const trip = await ask(unknown, (http) => fetchTripDriver(http, 9));
    expect(trip.asked).toEqual([{ call: "GET /api/routes/past-trips/9/meta/" }]);
    expect(trip.read).toEqual({ ...told.read, id: null, photo: null, plate: null });
  });

  const vehicle = answerOf(
    ["brand_model", "Ford Transit", "name"],
    ["license_plate", "34 ABC 12", "plate"],
    ["capacity", 16, "capacity"],
    ["year", 2021, "year"],
    ["rating_score", 4, "rating"],
    ["reviews_count", 3, "ratingCount"],
  );
  const person = answerOf(
    ["driver_name", "Ali Kaya", "name", "Ali Kaya", "Ali"],
    ["avatar", photo, "photo"],
    ["phone_number", "532*****67", "maskedPhone"],
    ["driver_rating_score", 4.5, "rating"],
    ["reviews_count", "12", "ratingCount", 12],
    ["vehicle", vehicle.sent, "vehicle", vehicle.read, null],
    [
      "routes",
      [{ name: "Moda", start_date: "2026-01-05", unique_id: "R-7" }, { name: "Fener", unique_id: 8 }, { name: "?" }],
      "routes",
      [
        { name: "Moda", startDay: "2026-01-05", uniqueId: "R-7" },
        { name: "Fener", startDay: null, uniqueId: "8" },
      ],
      [],
    ],
    [
      "verification_documents",
      [{ type: "license", status: "ok", status_verbose: "Geçerli" }, { type: "?" }],
      "verifiedDocuments",
      [{ type: "license", status: "ok", statusText: "Geçerli" }],
      [],
    ],
  );

  test("have a vehicle, routes and verified documents, without what can't be read", async () =>
    expect(await ask({ result: person.sent }, (http) => fetchDriver(http, "31"))).toEqual({
      read: person.read,
      asked: [{ call: "GET /api/routes/drivers/31/" }],
    }));

  test.each([[{}], [{ vehicle: null }], [{ vehicle: "?", routes: "?", verification_documents: "?" }]])(
    "with no more than a name (%j) have nothing",
    async (more) => {
      const result = { driver_name: "Ali", avatar: photo, is_default_avatar: true, ...more };
      expect(await readingOf({ result }, (http) => fetchDriver(http, "31"))).toEqual(person.nothing);
    },
  );

  test("with a plate that the provider doesn't know have none", async () => {
    const result = { driver_name: "Ali", vehicle: { ...vehicle.sent, license_plate: "Undefined" } };
    expect((await readingOf({ result }, (http) => fetchDriver(http, "31"))).vehicle?.plate).toBeNull();
  });

  test("show their whole number for a reason", async () => {
    const question = { maskedPhone: "532*****67", reason: "Geç kaldı" };
    expect(await ask({ phone_number: "5321234567" }, (http) => revealPhone(http, "31", question))).toEqual({
      read: "5321234567",
      asked: [
        {
          call: "POST /api/routes/drivers/31/phone-number/",
          body: { phone_number: "532*****67", reason: "Geç kaldı" },
        },
      ],
    });
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
    const row = answerOf(
      ["id", 31, "id", "31"],
      ["driver_name", "Ali Kaya", "name"],
      ["avatar", photo, "photo"],
      ["route_name", ["Moda", "Fener", ""], "routeNames", ["Moda", "Fener"], []],
      ["license_plate", "34 ABC 12", "plate"],
      ["car_brand", "Ford", "brand"],
      ["car_model", "Transit", "model"],
      ["car_year", "2021", "year", 2021],
      ["start_date", "2026-01-05", "startDay"],
      ["completion_rate", 80, "completionRate"],
      ["waiting_approval_ratio", 10, "waitingRatio"],
    );
    const unknown = { avatar: "x", is_default_avatar: 1, route_name: "Moda", license_plate: "Undefined" };
    const drivers = [
      row.sent,
      { id: "32", driver_name: "Can", ...unknown },
      { id: 33, driver_name: "Eda", route_name: null },
      { id: 34, driver_name: "Naz" },
    ];
    const column_filters = { driver_names: ["Ali", "Ali", "", null, 5], route_names: ["Moda"] };
    const meta = { total_count: 80, query_based_total_count: "2", column_filters };
    const { read, asked } = await ask({ meta, drivers }, (http) =>
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
    expect(read).toMatchObject({ count: 2, totalCount: 80, driverNames: ["Ali", "5"], routeNames: ["Moda"] });
    expect(read.rows).toEqual([
      row.read,
      { ...row.nothing, id: "32", name: "Can", routeNames: ["Moda"] },
      { ...row.nothing, id: "33", name: "Eda" },
      { ...row.nothing, id: "34", name: "Naz" },
    ]);
  });

  const few = { page: 1, pageSize: 10 };
  const statsOf = async (stats: object) =>
    (await readingOf({ drivers: [], meta: { stats } }, (http) => fetchDrivers(http, few))).stats;

  test.each([
    ["completed_drivers_ratio", "completedDrivers"],
    ["document_completion_ratio", "completeDocuments"],
    ["waiting_approval_ratio", "waitingDocuments"],
    ["missing_document_ratio", "missingDocuments"],
  ])("have the share %s", async (from, to) => {
    const told = { ratio: 40, count: 4, total: 10 };
    expect(await statsOf({ [from]: { ratio: "40", query_count: 4, all_count: 10 } })).toEqual({
      ...noStats,
      [to]: told,
    });
  });

  test.each([
    [{ ratio: 62.5 }, { ratio: 62.5, count: null, total: null }],
    [
      { query_count: 5, all_count: 8 },
      { ratio: 62.5, count: 5, total: 8 },
    ],
    [
      { query_count: 3, all_count: 0 },
      { ratio: null, count: 3, total: 0 },
    ],
    [
      { ratio: 0, query_count: 0, all_count: 8 },
      { ratio: 0, count: 0, total: 8 },
    ],
    [{}, { ratio: null, count: null, total: null }],
    ["?", null],
  ])("a share %j tells what came", async (share, told) =>
    expect((await statsOf({ waiting_approval_ratio: share })).waitingDocuments).toEqual(told),
  );

  const noStats = { completedDrivers: null, completeDocuments: null, waitingDocuments: null, missingDocuments: null };
  test.each([
    [{}],
    [{ meta: "?" }],
    [{ meta: { column_filters: "?", stats: "?" } }],
    [{ meta: { column_filters: { driver_names: "?" }, stats: {} } }],
  ])("with nothing said (%j) have no counts, filters and shares", async (more) => {
    const { read, asked } = await ask({ drivers: [], ...more }, (http) =>
      fetchDrivers(http, { searchTerm: " ", driverNames: [], routeNames: [], order: null, ...few }),
    );
    expect(asked).toEqual([{ call: "GET /api/routes/drivers/", query: { page: "1", per_page: "10" } }]);
    const none = { rows: [], count: null, totalCount: null, driverNames: [], routeNames: [] };
    expect(read).toEqual({ ...none, stats: noStats });
  });

  test.each([
    ["all drivers, one count stands for the other", {}, [5, 5], [8, 8]],
    ["blanks, too", { searchTerm: " " }, [5, 5], [8, 8]],
    ["a search, it doesn't", { searchTerm: "a" }, [null, 5], [8, null]],
    ["a driver's name, it doesn't", { driverNames: ["A"] }, [null, 5], [8, null]],
    ["a route's name, it doesn't", { routeNames: ["M"] }, [null, 5], [8, null]],
  ])("where the provider tells one count: of %s", async (_what, search, ofAll, ofFound) => {
    const counts = async (meta: object) => {
      const read = await readingOf({ drivers: [], meta }, (http) => fetchDrivers(http, { ...search, ...few }));
      return [read.count, read.totalCount];
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
  const told = answerOf(
    ["id", 5, "id", 5, 6],
    ["document_name", "Ehliyet", "name", "Ehliyet", "SRC"],
    ["document_category_verbose", "Sürücü", "category"],
    ["registry_date", "2026-01-05", "registryDay"],
    ["document_status", "Onay bekliyor", "statusText"],
    ["document_status_id", "approved", "status", "approved", "missing"],
    ["rejection_reason", "Okunmuyor", "rejectionReason"],
    ["value", "https://a.test/5.jpg", "value"],
    ["document_type", "photo", "isPhoto", true],
    ["driver_name", "Ali Kaya", "driverName"],
    ["route_name", "Moda", "routeName"],
    ["receiving_date", "2026-02-05", "receivingDay"],
    ["receiving_date_enabled", true, "hasReceivingDay"],
    ["expiration_date", "2027-02-05", "expirationDay"],
    ["expiration_date_enabled", "True", "hasExpirationDay", true],
  );
  const bare = { id: "6", document_name: "SRC", document_status_id: "missing" };
  // Days that aren't enabled are none.
  const dated = { ...bare, receiving_date: "2026-02-05", expiration_date: "2027-02-05", document_type: "text" };
  const documents = [told.sent, bare, dated, { id: 7, document_name: "SRC" }];
  const read = [told.read, told.nothing, told.nothing];

  test("are those of one driver, with how many are complete", async () => {
    const result = { completion_rate: 80, completion_rate_ratio: "8/10", waiting_approval_count: "2", documents };
    expect(await ask({ result }, (http) => fetchDriverFolder(http, "31"))).toEqual({
      read: { completionRate: 80, completionText: "8/10", waitingCount: 2, documents: read },
      asked: [{ call: "GET /api/driver/documents/31/" }],
    });
  });

  test.each([
    [{ meta: { total_count: 900 } }, 900, 900],
    [{ meta: { total_count: 1 } }, 3, 1],
    [{ meta: {} }, 3, null],
    [{ meta: "?" }, 3, null],
    [{}, 3, null],
  ])("that wait for the company, with %j", async (more, total, count) => {
    const call = "GET /api/driver/documents/";
    const query = { column_filters: { statuses: ["approved", "whs_approved"] }, page: "1" };
    const found = await ask({ documents, ...more }, (http) => fetchPendingDocuments(http));
    expect(found.asked).toEqual([{ call, query: { ...query, per_page: "100000" } }]);
    expect(found.read).toEqual({ documents: read, totalCount: total });
    const counted = await ask({ documents, ...more }, (http) => fetchPendingCount(http));
    expect(counted).toEqual({ read: count, asked: [{ call, query: { ...query, per_page: "1" } }] });
  });

  test("are approved, or rejected for one of the provider's reasons", async () => {
    const path = "/api/driver/documents/change-status/";
    const choices = ["Eski", "Okunmuyor", "Eski"];
    const reasons = await ask({ result: { choices } }, (http) => fetchRejectionReasons(http));
    expect(reasons).toEqual({ read: ["Eski", "Okunmuyor"], asked: [{ call: `GET ${path}` }] });
    const approval = await ask(null, (http) => decideDocuments(http, [5, 6], { kind: "approve" }));
    expect(approval.asked).toEqual([{ call: `POST ${path}`, body: { ids: [5, 6], status: "hr_approved" } }]);
    const rejection = await ask(null, (http) => decideDocuments(http, [5], { kind: "reject", reason: "Eski" }));
    const body = { ids: [5], status: "rejected", rejection_reason: "Eski" };
    expect(rejection.asked).toEqual([{ call: `POST ${path}`, body }]);
  });
});

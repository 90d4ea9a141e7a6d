import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fetchBookingChoices, fetchBookings } from "../../src/core/api/bookings.ts";
import { fetchDemoSummary } from "../../src/core/api/indicators.ts";
import { fetchDocumentChoices, fetchDocuments, type DocumentSearch } from "../../src/core/api/documents.ts";
import { fetchTripDriver } from "../../src/core/api/driver-meta.ts";
import {
  cancelChange,
  changeActivation,
  createEmployee,
  fetchActivationChoices,
  toEmployeeErrors,
} from "../../src/core/api/employee-changes.ts";
import {
  type Employee,
  fetchDemoEmployees,
  fetchEmployeeFilters,
  fetchEmployees,
  isDeleted,
  pendingChange,
} from "../../src/core/api/employees.ts";
import { fetchTripDetails, fetchTripDirections, fetchTripPassengers } from "../../src/core/api/past-trip-detail.ts";
import { fetchPastTrips } from "../../src/core/api/past-trips.ts";
import { fetchReportRoutes, fetchRoutePage } from "../../src/core/api/route-pages.ts";
import { fetchSpeedReport } from "../../src/core/api/speed-report.ts";
import { providerMessage } from "../../src/core/http/errors.ts";
import type { Report, ReportResult } from "../../src/core/reports/report.ts";
import { createSpeedReport } from "../../src/core/reports/speed-report.ts";
import { createTimesReport } from "../../src/core/reports/times-report.ts";
import { toPunctuality } from "../../src/core/trips/punctuality.ts";
import { endOf } from "../../src/core/trips/trip-end.ts";
import { documentTypes } from "./contract.ts";
import { type DemoSession, openDemoSession } from "./demo-session.ts";
import { administrator, companyUser, openTestApi, prospectUser, type TestApi } from "./helpers.ts";

/* The demo API understands the requests of the portal's API functions, and these can decode its answers. */

let api: TestApi;
let admin: DemoSession;
beforeAll(async () => {
  api = await openTestApi();
  admin = await openDemoSession(api, administrator);
});
afterAll(() => api.close());

describe("bookings", () => {
  test("filters, order and choices are understood", async () => {
    const { session } = admin;
    const { states, routeNames } = await fetchBookingChoices(session.http);
    expect(states).toContain("not-coming");
    const search = { page: 1, pageSize: 100, routeNames: routeNames.slice(0, 2), states: ["not-coming", "completed"] };
    const order = { column: "passenger_name", isDescending: true } as const;
    const { bookings, count } = await fetchBookings(session.http, { ...search, timePeriod: "evening", order });
    expect(count).toBeGreaterThan(bookings.length);
    expect(bookings).toHaveLength(100);
    expect(new Set(bookings.map(({ timePeriod }) => timePeriod))).toEqual(new Set(["evening"]));
    expect(new Set(bookings.map(({ state }) => state))).toEqual(new Set(search.states));
    for (const { routeName } of bookings) expect(search.routeNames).toContain(routeName);
  });
});

describe("documents", () => {
  const search: DocumentSearch = {
    name: null,
    type: null,
    period: null,
    order: { column: "uploaded_at", isDescending: true },
    page: 1,
    pageSize: 20,
  };

  test("every choice finds something, and only what it says", async () => {
    const { session } = admin;
    const { types, periods, names } = await fetchDocumentChoices(session.http);
    expect(types).toEqual(documentTypes);
    for (const type of types) {
      const { documents, count } = await fetchDocuments(session.http, { ...search, type });
      expect(count).toBeGreaterThan(0);
      expect(new Set(documents.map((document) => document.type))).toEqual(new Set([type]));
    }
    for (const period of periods) {
      const { documents } = await fetchDocuments(session.http, { ...search, period });
      expect(new Set(documents.map((document) => document.period))).toEqual(new Set([period]));
    }
    const name = names.at(-1) ?? "";
    const { documents } = await fetchDocuments(session.http, { ...search, name });
    expect(documents.map((document) => document.name)).toEqual([name]);
  });

  test("a demo account has none of its business there", async () => {
    const { session } = await openDemoSession(api, prospectUser);
    await expect(fetchDocuments(session.http, search)).rejects.toMatchObject({ status: 403 });
  });
});

describe("the routes of the past-trips list", () => {
  test("search, filters, order and pages are understood", async () => {
    const { session } = admin;
    const order = { field: "route_name", isDescending: false } as const;
    const first = await fetchRoutePage(session.http, { timePeriods: ["evening"], order, page: 1, pageSize: 3 });
    expect(first.count).toBe(8);
    expect(first.routes).toHaveLength(3);
    expect(
      first.routes.every(({ timePeriod, peopleCount }) => timePeriod === "evening" && (peopleCount ?? 0) > 0),
    ).toBe(true);
    const last = await fetchRoutePage(session.http, { timePeriods: ["evening"], order, page: 3, pageSize: 3 });
    expect(last.routes).toHaveLength(2);
    const [name = ""] = first.routeNames;
    const named = await fetchRoutePage(session.http, { routeNames: [name], page: 1, pageSize: 20 });
    expect(named.routes.map((route) => route.name)).toEqual([name]);
    const all = await fetchReportRoutes(session.http);
    expect(new Set(all.map(({ uniqueId }) => uniqueId)).size).toBe(8);
  });
});

describe("past trips", () => {
  test("a trip of R-1 in all its parts", async () => {
    const { session } = admin;
    const { http } = session;
    const trips = await fetchPastTrips(http, { routeUniqueId: "R-1", start: "2026-11-14", end: "2026-11-18" });
    const [trip] = trips;
    if (!trip) throw new Error("R-1 has no trip");
    // Three workdays with a morning and an evening trip each, minus cancelled ones.
    expect(trips.length).toBeGreaterThan(3);
    expect(trips.every((one) => toPunctuality(one) !== null)).toBe(true);
    const details = await fetchTripDetails(http, trip.id);
    expect(new Set(details.events?.map(({ kind }) => kind)).size).toBe(5);
    for (const { startedAt } of details.events ?? []) {
      expect(startedAt).toBeGreaterThan(trip.startedAt ?? Number.POSITIVE_INFINITY);
      expect(startedAt).toBeLessThan(endOf(trip) ?? 0);
    }
    expect(await fetchTripDirections(http, trip.id)).toHaveLength(5000);
    expect((await fetchTripPassengers(http, trip.id)).length).toBeGreaterThan(0);
    expect((await fetchTripDriver(http, trip.id)).name).not.toBe("");
    const report = await fetchSpeedReport(http, { start: "2026-11-18", end: "2026-11-18", routeUniqueIds: ["R-1"] });
    expect(report.length).toBeGreaterThan(0);
  });
});

describe("reports", () => {
  const days = { start: "2026-11-16", end: "2026-11-18" };
  const routes = ["R-1", "R-2"].map((uniqueId) => ({ uniqueId, name: uniqueId }));

  function resultOf<Row>({ $state }: Report<Row>): ReportResult<Row> {
    const state = $state.get();
    if (state.status !== "collected") throw new Error(`The report is ${state.status}`);
    return state.result;
  }

  test("answers both reports", async () => {
    const { session } = admin;
    const times = createTimesReport(session);
    await times.start({ ...days, routes });
    expect(resultOf(times)).toMatchObject({ missing: [], total: 6 });
    expect(resultOf(times).rows.length).toBeGreaterThan(6);
    expect(resultOf(times).rows.some(({ startDelay }) => startDelay !== null)).toBe(true);
    const speed = createSpeedReport(session);
    await speed.start({ ...days, routes: routes.slice(0, 1) });
    expect(resultOf(speed)).toMatchObject({ missing: [], total: 3 });
    expect(resultOf(speed).rows.length).toBeGreaterThan(0);
    times.cancel();
    speed.cancel();
  });
});

describe("employees", () => {
  test("an employee is added, found, suspended with a reason, marked for deletion and kept", async () => {
    const { http } = admin.session;
    await createEmployee(http, {
      firstName: " Ada ",
      lastName: "Işıklı",
      email: "ada@lodos.example",
      phoneNumber: "555 999 88 77",
      homeAddress: "Caferağa Mah., Moda Cad.\nNo: 5, Kadıköy",
    });
    const find = async () => {
      const { employees, count } = await fetchEmployees(http, { search: "isikli", page: 1, pageSize: 10 });
      expect(count).toBe(1);
      return employees[0] as Employee;
    };
    const { id } = await find();
    expect(await find()).toMatchObject({ name: "Ada Işıklı", phoneNumber: "5559998877", routeName: null });
    const [reason] = await fetchActivationChoices(http, id, "on_hold");
    await changeActivation(http, id, { status: "on_hold", date: "2026-11-19", reason: reason?.key ?? "" });
    expect((await find()).registrationStatus).toBe("on_hold");
    await changeActivation(http, id, { status: "deleted", date: "2026-11-30", reason: "Other" });
    expect(pendingChange(await find())).toEqual({ target: "deleted", day: "2026-11-30" });
    await cancelChange(http, id, "deleted", "2026-11-19");
    expect(pendingChange(await find())).toBeNull();
    const past = changeActivation(http, id, { status: "registered", date: "2026-11-18" });
    const refusal: unknown = await past.catch((error: unknown) => error);
    expect(providerMessage(refusal, "non_field_errors")).toBe("Bu tarih için değişiklik yapılamaz.");
    await changeActivation(http, id, { status: "deleted", date: "2026-11-19", reason: "Other" });
    expect(isDeleted(await find())).toBe(true);
  });

  test("a duplicate is refused at its field, and a company user at all", async () => {
    const { http } = admin.session;
    const { employees } = await fetchEmployees(http, { page: 1, pageSize: 1, statuses: ["registered"] });
    const [known] = employees;
    const newEmployee = {
      firstName: "Ada",
      lastName: "Işık",
      email: known?.email ?? "",
      phoneNumber: "(0555) 111 22 33",
      homeAddress: "Kadıköy",
    };
    const duplicate: unknown = await createEmployee(http, newEmployee).catch((error: unknown) => error);
    expect(Object.keys(toEmployeeErrors(duplicate).fields)).toEqual(["email"]);
    const user = await openDemoSession(api, companyUser);
    await expect(createEmployee(user.session.http, newEmployee)).rejects.toMatchObject({ status: 403 });
  });

  test("filters, and the demo account's people and summary, are read", async () => {
    const { statuses, routeNames } = await fetchEmployeeFilters(admin.session.http, false);
    expect(statuses.map(({ key }) => key)).toEqual(["registered", "on_hold"]);
    const [routeName = ""] = routeNames;
    const search = { page: 1, pageSize: 100, routeNames: [routeName], statuses: ["registered", "on_hold"] };
    const { employees } = await fetchEmployees(admin.session.http, search);
    expect(new Set(employees.map((employee) => employee.routeName))).toEqual(new Set([routeName]));

    const { session } = await openDemoSession(api, prospectUser);
    const summary = await fetchDemoSummary(session.http);
    const people = await fetchDemoEmployees(session.http);
    expect(new Set(people.map(({ pilotName }) => pilotName))).toEqual(new Set(summary.map((pilot) => pilot.pilotName)));
    expect(summary[0]?.averages?.duration).toBeGreaterThan(0);
    expect((await fetchEmployeeFilters(session.http, true)).routeNames.length).toBeGreaterThan(0);
  });
});

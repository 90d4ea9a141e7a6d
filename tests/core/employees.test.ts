import { describe, expect, test } from "vitest";
import { cancelChange, changeActivation, toEmployeeErrors } from "../../src/core/api/employee-changes.ts";
import { type Employee, fetchEmployeeFilters, fetchEmployees, pendingChange } from "../../src/core/api/employees.ts";
import { fetchDemoSummary } from "../../src/core/api/kpi.ts";
import { ApiError } from "../../src/core/http/errors.ts";
import { formatPhone, toNationalDigits, toPhoneDigits } from "../../src/core/text/phone.ts";
import { createSession } from "../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../helpers/environment.ts";

function answering(body: unknown, status = 200) {
  const environment = createTestEnvironment(() => json(body, status));
  const { http } = createSession({ environment });
  return { http, environment, sent: () => environment.requests.at(-1) };
}

async function decoded(row: Record<string, unknown>): Promise<Employee> {
  const { http } = answering({ results: [{ id: 9, ...row }], count: 1 });
  const { employees } = await fetchEmployees(http, { page: 1, pageSize: 10 });
  const [found] = employees;
  if (!found) throw new Error("The row was dropped");
  return found;
}

describe("an employee of an odd provider", () => {
  test("with nothing but an id has no values", async () => {
    const nothing = { walkingDistance: null, tripDuration: null, detourRatio: null };
    expect(await decoded({ profile: null })).toEqual({
      id: "9",
      name: null,
      firstName: null,
      lastName: null,
      phoneNumber: null,
      email: null,
      homeAddress: null,
      registrationStatus: "unknown",
      statusText: null,
      routeName: null,
      pilotName: null,
      firstTripDay: null,
      average: nothing,
      morning: nothing,
      evening: nothing,
    });
    expect((await decoded({ profile: "Ayşe" })).firstName).toBeNull();
  });

  test("has numbers as texts, moments for days, and a name of its parts", async () => {
    const employee = await decoded({
      profile: { first_name: " Ayşe ", last_name: "Yılmaz", phone_number: "0532 123 45 67" },
      average_trip_duration: "2520.0",
      pickup_walking_distance: "290",
      // Half past midnight in Istanbul.
      first_trip_scheduled_date: "2025-02-02T21:30:00Z",
      registration_status: "on_hold",
    });
    expect(employee).toMatchObject({
      name: "Ayşe Yılmaz",
      phoneNumber: "5321234567",
      firstTripDay: "2025-02-03",
      registrationStatus: "on_hold",
      average: { tripDuration: 2520 },
      morning: { walkingDistance: 290 },
    });
  });

  test.each([
    ["5321234567", "5321234567"],
    ["+90 (532) 123-45-67", "5321234567"],
    ["532*****67", "532*****67"],
    ["+49 170 1234567", "+49 170 1234567"],
  ])("phone %s is %s", async (given, phone) => {
    expect((await decoded({ profile: { phone_number: given } })).phoneNumber).toBe(phone);
  });

  test.each([
    ["Silinecek (30.11.2026)", "deleted", "2026-11-30"],
    ["Silinecek 1.12.2026", "deleted", "2026-12-01"],
    ["SİLİNECEK - 2026-12-01", "deleted", "2026-12-01"],
    ["Silinecek", "deleted", null],
    ["Silinecek (31.02.2026)", "deleted", null],
    ["Dondurulacak (30.11.2026)", "on_hold", "2026-11-30"],
    ["DONDURULACAK", "on_hold", null],
    ["Başlayacak (24.11.2026)", "registered", "2026-11-24"],
    ["Etkinleştirilecek 2026-11-24", "registered", "2026-11-24"],
  ])("the text %s announces %s on %s", (statusText, target, day) =>
    expect(pendingChange({ statusText })).toEqual({ target, day }),
  );
  test.each(["Silindi (30.11.2026)", "Donduruldu (30.11.2026)", "Kayıtlı", null])(
    "the text %s announces nothing",
    (statusText) => expect(pendingChange({ statusText })).toBeNull(),
  );

  test("rows without an id are dropped, a bare list is a page, anything else is an error", async () => {
    const rows = [{ id: 1 }, { passenger_name: "Ayşe" }, { id: "2" }];
    const search = { page: 1, pageSize: 10 };
    expect((await fetchEmployees(answering({ results: rows, count: 3 }).http, search)).employees).toHaveLength(2);
    expect(await fetchEmployees(answering(rows).http, search)).toMatchObject({ count: 2 });
    await expect(fetchEmployees(answering({ other: [] }).http, search)).rejects.toMatchObject({ kind: "answer" });
  });
});

test.each([
  ["0532 123 45 67", "5321234567"],
  ["905321234567", "5321234567"],
  ["00905321234567", "5321234567"],
  ["9053212345", "9053212345"],
  ["+90 0532 123 45 67", "5321234567"],
  ["0532/123 45 67", "5321234567"],
  ["0032 123 45 67", null],
  ["532 123", null],
  ["0212 555 44 33 22", null],
  // The letter is no digit that may be left out.
  ["5O2 123 45 678", null],
  // Ten digits, but of another country.
  ["+45 12 34 56 78", null],
])("the digits of %s are %s", (text, digits) => expect(toPhoneDigits(text)).toBe(digits));

test.each([
  ["+9 0532 111 22 33", "5321112233"],
  ["(+90) 532 111 22 33", "5321112233"],
  ["+ 9 0 5 3 2 1112233", "5321112233"],
  ["+0532 111 22 33", "5321112233"],
  ["+0090 532 111 22 33", "5321112233"],
  ["\u202A+90 532 111 22 33\u202C", "5321112233"],
  ["0532\u2011111\u201122\u201133", "5321112233"],
  ["0533 222\u201333\u201344", "5332223344"],
  ["+9 532 111 22 33", null],
  ["(+45) 12 34 56 78 90", null],
  ["+", null],
])("the phone %j is %s, as its field reads it", (text, digits) => {
  expect(toPhoneDigits(text)).toBe(digits);
  if (digits !== null) expect(toNationalDigits(text)).toBe(digits);
});

test("phones are shown with their 0, unless they are something else", () => {
  expect(formatPhone("5324180672")).toBe("0532 418 06 72");
  expect(formatPhone("+90 532 418 06 72")).toBe("0532 418 06 72");
  expect(formatPhone("532*****67")).toBe("532*****67");
  expect(formatPhone(null)).toBe("-");
});

describe("what is asked", () => {
  test("of one status, and of several columns", async () => {
    const one = answering({ results: [], count: 0 });
    await fetchEmployees(one.http, { search: " İş ", page: 2, pageSize: 20, statuses: ["on_hold"] });
    expect(new URL(one.sent()?.url ?? "").search).toBe("?search=%C4%B0%C5%9F&page=2&page_size=20&status=on_hold");
    await fetchEmployees(one.http, { page: 1, pageSize: 10, statuses: ["a", "b"], routeNames: ["Kadıköy – Levent"] });
    const { searchParams } = new URL(one.sent()?.url ?? "");
    expect([...searchParams.keys()]).toEqual(["page", "page_size", "column_filters"]);
    expect(JSON.parse(searchParams.get("column_filters") ?? "")).toEqual({
      status: ["a", "b"],
      route_name: ["Kadıköy – Levent"],
    });
  });

  test("the filters tolerate missing columns, and never offer deleted employees", async () => {
    const status = [{ key: "registered", verbose: "Kayıtlı" }, { key: "deleted" }, { key: "on_hold" }, {}];
    expect(await fetchEmployeeFilters(answering({ results: { status } }).http, false)).toEqual({
      statuses: [
        { key: "registered", verbose: "Kayıtlı" },
        { key: "on_hold", verbose: "on_hold" },
      ],
      routeNames: [],
    });
    const bare = { route_name: ["B", null, "A", "B"], status: "?" };
    expect(await fetchEmployeeFilters(answering(bare).http, true)).toEqual({ statuses: [], routeNames: ["B", "A"] });
  });

  test("the reason is left out when an employee is registered again", async () => {
    const { http, sent } = answering({});
    await changeActivation(http, "9", { status: "registered", date: "2026-12-01" });
    expect(await sent()?.json()).toEqual({ status: "registered", date: "2026-12-01" });
    await cancelChange(http, "9", "deleted", "2026-11-19");
    expect(await sent()?.json()).toEqual({ status: "registered", date: "2026-11-19", reason: "Other" });
    await cancelChange(http, "9", "on_hold", "2026-11-19");
    expect(await sent()?.json()).toEqual({ status: "registered", date: "2026-11-19" });
  });

  test("the summary of a pilot without averages", async () => {
    const { http } = answering([{ pilot_name: "A", data: null }, {}, { pilot_name: "B", data: { average: {} } }]);
    const nothing = { walkingDistance: null, duration: null, detourRatio: null };
    expect(await fetchDemoSummary(http)).toEqual([
      { pilotName: "A", averages: null },
      { pilotName: "B", averages: nothing },
    ]);
  });
});

describe("a refused new employee", () => {
  test("has its sentences at the fields", () => {
    const body = {
      email: ["Bu adres kayıtlı.", "…"],
      phone_number: "Kayıtlı.",
      other: ["x"],
      non_field_errors: ["Genel"],
    };
    for (const status of [400, 409]) {
      expect(toEmployeeErrors(new ApiError("status", "POST /x", status, body))).toEqual({
        fields: { email: "Bu adres kayıtlı.", phoneNumber: "Kayıtlı." },
        general: "Genel",
      });
    }
  });

  test.each([
    new ApiError("status", "POST /x", 500, { email: ["x"] }),
    new ApiError("status", "POST /x", 400, "<html>"),
    new ApiError("status", "POST /x", 400, { email: {} }),
    new ApiError("network", "POST /x"),
    new Error("x"),
  ])("of another kind has none: %s", (error) => {
    expect(toEmployeeErrors(error)).toEqual({ fields: {}, general: null });
  });
});

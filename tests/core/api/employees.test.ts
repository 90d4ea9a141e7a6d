import { describe, expect, test } from "vitest";
import {
  cancelChange,
  changeActivation,
  createEmployee,
  fetchActivationChoices,
  toEmployeeErrors,
} from "../../../src/core/api/employee-changes.ts";
import {
  fetchDemoEmployees,
  fetchEmployeeFilters,
  fetchEmployees,
  isDeleted,
  isRequested,
  pendingChange,
} from "../../../src/core/api/employees.ts";
import { ApiError } from "../../../src/core/http/errors.ts";
import { answerOf, ask } from "./calls-stage.ts";

describe("employees", () => {
  const told = answerOf(
    ["id", 9, "id", "9", "10"],
    ["profile.first_name", "Ayşe", "firstName"],
    ["profile.last_name", "Yılmaz", "lastName"],
    ["profile.phone_number", "+905321234567", "phoneNumber", "5321234567"],
    ["profile.email", "a@b.test", "email"],
    ["home_address", "Caferağa-Moda-14-Kadıköy", "homeAddress"],
    ["registration_status", "on_hold", "registrationStatus", "on_hold", "unknown"],
    ["status", "Donduruldu", "statusText"],
    ["route_name", "Moda", "routeName"],
    ["pilot_name", "Pilot A", "pilotName"],
    ["average_walking_distance", 1, "average.walkingDistance"],
    ["average_trip_duration", 2, "average.tripDuration"],
    ["detour_ratio", 3, "average.detourRatio"],
    ["pickup_walking_distance", 4, "morning.walkingDistance"],
    ["morning_trip_duration", 5, "morning.tripDuration"],
    ["morning_detour_ratio", 6, "morning.detourRatio"],
    ["dropoff_walking_distance", 7, "evening.walkingDistance"],
    ["evening_trip_duration", 8, "evening.tripDuration"],
    ["evening_detour_ratio", "9", "evening.detourRatio", 9],
    ["first_trip_scheduled_date", "2026-11-18", "firstTripDay"],
  );
  const read = { ...told.read, name: "Ayşe Yılmaz" };

  const few = { page: 1, pageSize: 10 };
  test.each([
    [
      "search, statuses and routes",
      { search: " ayşe ", statuses: ["registered", "on_hold"], routeNames: ["Moda"], page: 2, pageSize: 20 },
      {
        search: "ayşe",
        page: "2",
        page_size: "20",
        column_filters: { status: ["registered", "on_hold"], route_name: ["Moda"] },
      },
    ],
    ["one status", { statuses: ["deleted"], ...few }, { page: "1", page_size: "10", status: "deleted" }],
    ["page alone", few, { page: "1", page_size: "10" }],
  ] as const)("are asked for by %s", async (_what, search, query) => {
    const found = await ask({ results: [told.sent, {}], count: "812" }, (http) => fetchEmployees(http, search));
    expect(found.asked).toEqual([{ call: "GET /api/company/employees/", query }]);
    expect(found.read).toEqual({ rows: [read], count: 812 });
  });

  test("of a demo account come with their pilots, and one of whom only a name is known has no more", async () => {
    const named = { id: "10", passenger_name: "Can", profile: { first_name: "Ali", phone_number: "12" } };
    const half = { id: "10", profile: { first_name: "Naz" } };
    const found = await ask({ results: [told.sent, named, half] }, (http) => fetchDemoEmployees(http));
    expect(found.asked).toEqual([{ call: "GET /api/demo/employees/" }]);
    expect(found.read).toEqual([
      read,
      { ...told.nothing, name: "Can", firstName: "Ali", phoneNumber: "12" },
      { ...told.nothing, name: "Naz", firstName: "Naz" },
    ]);
  });

  test.each([
    ["Silinecek (30.11.2026)", { target: "deleted", day: "2026-11-30" }],
    ["Silinecek 1.12.2026", { target: "deleted", day: "2026-12-01" }],
    ["SİLİNECEK - 2026-12-01", { target: "deleted", day: "2026-12-01" }],
    ["DONDURULACAK 2026-11-30", { target: "on_hold", day: "2026-11-30" }],
    ["Başlayacak (1/2/2027)", { target: "registered", day: "2027-02-01" }],
    ["Etkinleştirilecek", { target: "registered", day: null }],
    ["Silinecek (2026-02-30)", { target: "deleted", day: null }],
    ["Silindi (30.11.2026)", null],
    ["Kayıtlı", null],
    ["Bugün silinecek", null],
    [null, null],
  ])("whose status is %s have the change %j", (statusText, change) =>
    expect(pendingChange({ statusText })).toEqual(change),
  );

  test("are deleted or requested by the provider's words alone", () => {
    const statuses = ["registered", "on_hold", "deleted", "unknown"] as const;
    expect(statuses.filter((registrationStatus) => isDeleted({ registrationStatus }))).toEqual(["deleted"]);
    const texts = ["Talep edildi", "TALEP EDİLDİ (3)", "Yeniden talep edildi", null];
    expect(texts.map((statusText) => isRequested({ statusText }))).toEqual([true, true, false, false]);
  });

  test("can be filtered by what the provider lists, without the deleted", async () => {
    const status = [{ key: "on_hold", verbose: "Donduruldu" }, { key: "deleted" }, { key: "new" }, {}];
    const filters = { status, route_name: ["A", "A", "B"] };
    const statuses = [
      { key: "on_hold", verbose: "Donduruldu" },
      { key: "new", verbose: "new" },
    ];
    for (const [isDemo, path, body] of [
      [false, "/api/company/employees/column-filters", filters],
      [true, "/api/demo/employees/column-filters", { results: filters }],
    ] as const) {
      const found = await ask(body, (http) => fetchEmployeeFilters(http, isDemo));
      expect(found.asked).toEqual([{ call: `GET ${path}` }]);
      expect(found.read).toEqual({ statuses, routeNames: ["A", "B"] });
    }
    const odd = await ask({ status: "?" }, (http) => fetchEmployeeFilters(http, false));
    expect(odd.read).toEqual({ statuses: [], routeNames: [] });
  });

  test("are requested with what was typed, tidied", async () => {
    const employee = {
      firstName: "  S\u0327ule   Naz ",
      lastName: " Işık",
      email: " s@b.test ",
      phoneNumber: "0532 123 45 67",
      homeAddress: "Moda  Cad.\n14",
    };
    const body = {
      first_name: "Şule Naz",
      last_name: "Işık",
      email: "s@b.test",
      phone_number: "5321234567",
      home_address: "Moda Cad. 14",
    };
    const call = "POST /api/company/employees/";
    expect((await ask({}, (http) => createEmployee(http, employee))).asked).toEqual([{ call, body }]);
    const odd = await ask({}, (http) => createEmployee(http, { ...employee, phoneNumber: "12 3-4" }));
    expect(odd.asked).toEqual([{ call, body: { ...body, phone_number: "1234" } }]);
  });

  test("are refused in the provider's sentences, by field", () => {
    const refused = (status: number, body: unknown) =>
      toEmployeeErrors(new ApiError("status", "POST /api/company/employees/", status, body));
    const fields = { first_name: ["1", "2"], last_name: "3", phone_number: [" "], home_address: [] };
    expect(refused(400, { ...fields, email: 4, non_field_errors: ["5"] })).toEqual({
      fields: { firstName: "1", lastName: "3" },
      general: "5",
    });
    expect(refused(409, { errors: { email: ["6"], phone_number: "7", home_address: ["8"] }, email: "9" })).toEqual({
      fields: { email: "9", phoneNumber: "7", homeAddress: "8" },
      general: null,
    });
    for (const error of [refused(500, fields), refused(400, "?"), refused(400, null), toEmployeeErrors(new Error("x"))])
      expect(error).toEqual({ fields: {}, general: null });
  });

  test("are changed for a reason from a day on, and a pending change is cancelled", async () => {
    const path = "/api/company/employees/9";
    const reasons = await ask({ choices: [{ key: "left", verbose: "Ayrıldı" }, { key: "Other" }] }, (http) =>
      fetchActivationChoices(http, "9", "deleted"),
    );
    expect(reasons.asked).toEqual([{ call: `GET ${path}/activation-choices/`, query: { status: "deleted" } }]);
    expect(reasons.read).toEqual([
      { key: "left", verbose: "Ayrıldı" },
      { key: "Other", verbose: "Other" },
    ]);
    const call = `POST ${path}/change-activation/`;
    const change = { status: "on_hold", date: "2026-11-30", reason: "left" } as const;
    expect((await ask({}, (http) => changeActivation(http, "9", change))).asked).toEqual([{ call, body: change }]);
    const again = { status: "registered", date: "2026-11-18" };
    const ofDeletion = await ask({}, (http) => cancelChange(http, "9", "deleted", "2026-11-18"));
    expect(ofDeletion.asked).toEqual([{ call, body: { ...again, reason: "Other" } }]);
    const ofPause = await ask({}, (http) => cancelChange(http, "9", "on_hold", "2026-11-18"));
    expect(ofPause.asked).toEqual([{ call, body: again }]);
  });
});

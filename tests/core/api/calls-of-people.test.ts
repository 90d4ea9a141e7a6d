import { describe, expect, test } from "vitest";
import { bookingColumns, fetchBookingChoices, fetchBookings } from "../../../src/core/api/bookings.ts";
import {
  fetchDemoSummary,
  fetchIndicatorHistory,
  fetchSla,
  fetchSummary,
  noIndicators,
} from "../../../src/core/api/indicators.ts";
import { fetchDocumentChoices, fetchDocuments } from "../../../src/core/api/documents.ts";
import { fetchEmissions } from "../../../src/core/api/emissions.ts";
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
import { fetchBillingEnabled, fetchEnabledMenuItems } from "../../../src/core/api/menu.ts";
import { fetchRatings } from "../../../src/core/api/ratings.ts";
import { fetchReservations } from "../../../src/core/api/reservations.ts";
import { confirmPin, login, logout } from "../../../src/core/api/sign-in.ts";
import { fetchTickets, fetchTicketStatistics } from "../../../src/core/api/tickets.ts";
import { fetchTodaysTrips, fetchTripPersonnelCounts } from "../../../src/core/api/trips.ts";
import { ApiError } from "../../../src/core/http/errors.ts";
import { ask } from "./calls-stage.ts";

describe("employees", () => {
  const nothing = { walkingDistance: null, tripDuration: null, detourRatio: null };
  const full = {
    id: 9,
    profile: { first_name: "Ayşe", last_name: "Yılmaz", phone_number: "+905321234567", email: "a@b.test" },
    home_address: "Caferağa-Moda-14-Kadıköy",
    registration_status: "on_hold",
    status: "Donduruldu",
    route_name: "Moda",
    pilot_name: "Pilot A",
    average_walking_distance: 1,
    average_trip_duration: 2,
    detour_ratio: 3,
    pickup_walking_distance: 4,
    morning_trip_duration: 5,
    morning_detour_ratio: 6,
    dropoff_walking_distance: 7,
    evening_trip_duration: 8,
    evening_detour_ratio: "9",
    first_trip_scheduled_date: "2026-11-18",
  };
  const read = {
    id: "9",
    name: "Ayşe Yılmaz",
    firstName: "Ayşe",
    lastName: "Yılmaz",
    phoneNumber: "5321234567",
    email: "a@b.test",
    homeAddress: "Caferağa-Moda-14-Kadıköy",
    registrationStatus: "on_hold",
    statusText: "Donduruldu",
    routeName: "Moda",
    pilotName: "Pilot A",
    firstTripDay: "2026-11-18",
    average: { walkingDistance: 1, tripDuration: 2, detourRatio: 3 },
    morning: { walkingDistance: 4, tripDuration: 5, detourRatio: 6 },
    evening: { walkingDistance: 7, tripDuration: 8, detourRatio: 9 },
  };

  test("are asked for by search, statuses and routes", async () => {
    const found = await ask({ results: [full, {}], count: "812" }, (http) =>
      fetchEmployees(http, {
        search: " ayşe ",
        statuses: ["registered", "on_hold"],
        routeNames: ["Moda"],
        page: 2,
        pageSize: 20,
      }),
    );
    const column_filters = { status: ["registered", "on_hold"], route_name: ["Moda"] };
    const query = { search: "ayşe", page: "2", page_size: "20", column_filters };
    expect(found.asked).toEqual([{ call: "GET /api/company/employees/", query }]);
    expect(found.read).toEqual({ employees: [read], count: 812 });
    const one = await ask([], (http) => fetchEmployees(http, { statuses: ["deleted"], page: 1, pageSize: 10 }));
    expect(one.asked[0]?.query).toEqual({ page: "1", page_size: "10", status: "deleted" });
    const all = await ask([], (http) => fetchEmployees(http, { page: 1, pageSize: 10 }));
    expect(all.asked[0]?.query).toEqual({ page: "1", page_size: "10" });
    expect(one.read).toEqual({ employees: [], count: 0 });
  });

  test("of a demo account come with their pilots, and one of whom only a name is known has no more", async () => {
    const named = { id: "10", passenger_name: "Can", profile: { first_name: "Ali", phone_number: "12" } };
    const { read: found, asked } = await ask({ results: [full, named] }, (http) => fetchDemoEmployees(http));
    expect(asked).toEqual([{ call: "GET /api/demo/employees/" }]);
    expect(found[0]).toEqual(read);
    expect(found[1]).toEqual({
      id: "10",
      name: "Can",
      firstName: "Ali",
      lastName: null,
      phoneNumber: "12",
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
    expect(statuses.map((registrationStatus) => isDeleted({ registrationStatus }))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const texts = ["Talep edildi", "TALEP EDİLDİ (3)", "Yeniden talep edildi", null];
    expect(texts.map((statusText) => isRequested({ statusText }))).toEqual([true, true, false, false]);
  });

  test.each([
    [
      {
        status: [{ key: "on_hold", verbose: "Donduruldu" }, { key: "deleted" }, { key: "new" }, {}],
        route_name: ["A", "A", "B"],
      },
    ],
  ])("can be filtered by what the provider lists, without the deleted", async (filters) => {
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

describe("bookings", () => {
  test("are read with all that is told of them, each with a key of its own", async () => {
    const row = {
      passenger_name: "Ayşe",
      state: "completed",
      route_name: "Moda",
      time_period: "evening",
      scheduled_date: "2026-11-18",
      pickup_time: "18:05",
      on_the_bus_time: "18:06",
      dropoff_time: "18:40",
      completed_time: "18:41",
      rating: 5,
      trip_id: 9001,
      route_unique_id: "R-7",
    };
    const { read } = await ask([row, row, {}], (http) => fetchBookings(http, { page: 1, pageSize: 10 }));
    expect(read.count).toBe(3);
    expect(read.bookings.slice(0, 2)).toEqual(
      [0, 1].map((index) => ({
        key: `9001 Ayşe ${index}`,
        passengerName: "Ayşe",
        state: "completed",
        routeName: "Moda",
        timePeriod: "evening",
        scheduledDay: "2026-11-18",
        pickupTime: "18:05",
        onTheBusTime: "18:06",
        dropoffTime: "18:40",
        completedTime: "18:41",
        rating: 5,
        tripId: 9001,
        routeUniqueId: "R-7",
      })),
    );
    expect(read.bookings[2]?.key).toBe("  2");
  });

  test("are asked for by every filter, ascending without a sign", async () => {
    const { asked } = await ask([], (http) =>
      fetchBookings(http, {
        page: 1,
        pageSize: 10,
        timePeriod: "evening",
        passengerNames: ["A", "B"],
        states: ["planned"],
        routeNames: ["Moda"],
        scheduledDays: ["2026-11-18"],
        tripIds: [1, 2],
        order: { column: "rating", isDescending: false },
      }),
    );
    const query = {
      page: "1",
      page_size: "10",
      time_period: "evening",
      passenger_name: ["A", "B"],
      state: "planned",
      route_name: "Moda",
      scheduled_date: "2026-11-18",
      trip_id: ["1", "2"],
      ordering: "rating",
    };
    expect(asked).toEqual([{ call: "GET /api/passenger/bookings/", query }]);
  });

  test("can be ordered by each column that is shown", () =>
    expect([...bookingColumns].toSorted()).toEqual([
      "completed_time",
      "dropoff_time",
      "on_the_bus_time",
      "passenger_name",
      "pickup_time",
      "rating",
      "route_name",
      "scheduled_date",
      "state",
      "time_period",
      "trip_id",
    ]));

  test("can be filtered by what the provider lists", async () => {
    const { read, asked } = await ask({ route_name: ["A", "B", "A"], state: ["planned"] }, (http) =>
      fetchBookingChoices(http),
    );
    expect(asked).toEqual([{ call: "GET /api/passenger/bookings/column-filters/" }]);
    expect(read).toEqual({
      passengerNames: [],
      states: ["planned"],
      routeNames: ["A", "B"],
      scheduledDays: [],
      tripIds: [],
    });
  });
});

describe("documents of the company", () => {
  test("are asked for by filters and order", async () => {
    const full = {
      file_name: "Rapor",
      file_type: "pdf",
      uploaded_at: "2026-11-18T07:00:00+03:00",
      year: 2026,
      period: "Kasım",
      file_size: "2048",
      file_url: "https://a.test/r.pdf",
    };
    const order = { column: "period", isDescending: true } as const;
    const { read, asked } = await ask({ results: [full, { file_name: "Rapor" }, {}], count: 40 }, (http) =>
      fetchDocuments(http, { name: "Rapor", type: "pdf", period: "Kasım", order, page: 2, pageSize: 20 }),
    );
    const query = { page: "2", page_size: "20", name: "Rapor", file_type: "pdf", period: "Kasım", ordering: "-period" };
    expect(asked).toEqual([{ call: "GET /api/company/documents/", query }]);
    const nothing = { name: null, type: null, uploadedAt: null, year: null, period: null, size: null, address: null };
    expect(read).toEqual({
      count: 40,
      documents: [
        {
          key: "20 https://a.test/r.pdf",
          name: "Rapor",
          type: "pdf",
          uploadedAt: Date.parse("2026-11-18T07:00:00+03:00"),
          year: 2026,
          period: "Kasım",
          size: 2048,
          address: "https://a.test/r.pdf",
        },
        { ...nothing, key: "21 Rapor", name: "Rapor" },
        { ...nothing, key: "22 " },
      ],
    });
    const all = await ask([], (http) =>
      fetchDocuments(http, {
        name: null,
        type: null,
        period: null,
        order: { ...order, isDescending: false },
        page: 1,
        pageSize: 20,
      }),
    );
    expect(all.asked[0]?.query).toEqual({ page: "1", page_size: "20", ordering: "period" });
  });

  test.each([[{ name: ["A", "A"], type: ["pdf"], period: "?" }], [{ results: { name: ["A", "A"], type: ["pdf"] } }]])(
    "can be filtered by what the provider lists: %j",
    async (answer) => {
      const { read, asked } = await ask(answer, (http) => fetchDocumentChoices(http));
      expect(asked).toEqual([{ call: "GET /api/company/documents/column-filters/" }]);
      expect(read).toEqual({ names: ["A"], types: ["pdf"], periods: [] });
    },
  );

  test("can't be filtered when the answer is none", async () => {
    for (const answer of ["?", null, { results: null }])
      await expect(ask(answer, (http) => fetchDocumentChoices(http))).rejects.toMatchObject({ kind: "answer" });
  });
});

describe("who signs in", () => {
  const account = { username: "elif", password: "gizli" };

  test("gives a name and a password, then a pin", async () => {
    const full = {
      full_name: "Elif Şahin",
      company_id: 42,
      user_id: "7",
      company_latlng: "41.07,29.01",
      account_type: "demo",
      user_type: "admin",
      is_documents_enabled: "True",
      logo: "https://a.test/l.png",
    };
    const first = await ask(full, (http) => login(http, account));
    expect(first.asked).toEqual([{ call: "POST /api/company/login/", body: account }]);
    expect(first.read).toEqual({
      userName: "Elif Şahin",
      userId: "7",
      companyId: "42",
      companyLatLng: "41.07,29.01",
      userType: "admin",
      accountType: "demo",
      logo: "https://a.test/l.png",
      isDocumentsEnabled: true,
    });
    const second = await ask({ token: "t1", company_name: "Lodos", more: 1 }, (http) =>
      confirmPin(http, { ...account, pin: "4827" }),
    );
    expect(second.asked).toEqual([{ call: "POST /api/company/login-2fa/", body: { ...account, pin: "4827" } }]);
    expect(second.read).toEqual({ token: "t1", companyName: "Lodos", message: null });
  });

  test("has the fewest rights unless the provider says otherwise", async () => {
    const odd = { full_name: "Elif", account_type: "pilot", user_type: "root", logo: "None" };
    expect((await ask(odd, (http) => login(http, account))).read).toEqual({
      userName: "Elif",
      userId: null,
      companyId: null,
      companyLatLng: null,
      userType: "user",
      accountType: "company",
      logo: null,
      isDocumentsEnabled: false,
    });
  });

  test("signs out", async () =>
    expect((await ask(null, logout)).asked).toEqual([{ call: "GET /api/company/logout/" }]));
});

describe("what is open to an account", () => {
  test.each([
    [{ enabled: true }, true],
    [{ enabled: "True" }, true],
    [{ enabled: 1 }, true],
    [{ enabled: "False" }, false],
    [{ enabled: null }, false],
    [{}, false],
  ])("billing by %j: %s", async (answer, isEnabled) => {
    const { read, asked } = await ask(answer, (http) => fetchBillingEnabled(http, "42"));
    expect(asked).toEqual([{ call: "GET /api/company/billing/42/is-billing-enabled/" }]);
    expect(read).toBe(isEnabled);
  });

  test.each([[{ enabled: {} }], [{ enabled: [true] }], ["?"]])(
    "an odd answer, %j, doesn't say that there is no billing",
    async (answer) =>
      expect(ask(answer, (http) => fetchBillingEnabled(http, "42"))).rejects.toMatchObject({ kind: "answer" }),
  );

  test.each(["offer", "airview", "billing", "past_trips", "route_details", "drivers", "summary"])(
    "in a demo account, %s by its own word",
    async (name) => {
      const { read, asked } = await ask({ [name]: "True" }, (http) => fetchEnabledMenuItems(http, "Lodos"));
      expect(asked).toEqual([{ call: "GET /api/demo/get-enabled-menu-items/", query: { company_name: "Lodos" } }]);
      const closed = {
        offer: false,
        airview: false,
        billing: false,
        pastTrips: false,
        routeDetails: false,
        drivers: false,
        summary: false,
      };
      const item = { past_trips: "pastTrips", route_details: "routeDetails" }[name] ?? name;
      expect(read).toEqual({ ...closed, [item]: true });
    },
  );
});

describe("tickets", () => {
  test("are asked for by status and come with their e-mails, unchanged", async () => {
    const mail = { html_body: " <p>Merhaba</p> ", created_at: "2026-11-18T07:00:00+03:00", is_passenger: "True" };
    const full = {
      ticket_id: 3,
      subject: "Geç kalan servis",
      passenger_name: "Ayşe",
      created_at: "2026-11-17T07:00:00+03:00",
      ticket_flow: [mail, {}],
    };
    const { read, asked } = await ask(
      { results: [full, { ticket_id: "4" }, { ticket_id: 5, ticket_flow: "?" }, {}] },
      (http) => fetchTickets(http, "solved"),
    );
    expect(asked).toEqual([{ call: "GET /api/get/zendesk/tickets/", query: { status: "solved" } }]);
    const nothing = { subject: null, passengerName: null, createdAt: null, entries: [] };
    expect(read).toEqual([
      {
        id: "3",
        subject: "Geç kalan servis",
        passengerName: "Ayşe",
        createdAt: Date.parse("2026-11-17T07:00:00+03:00"),
        entries: [
          { html: " <p>Merhaba</p> ", writtenAt: Date.parse("2026-11-18T07:00:00+03:00"), isPassenger: true },
          { html: "", writtenAt: null, isPassenger: false },
        ],
      },
      { ...nothing, id: "4" },
      { ...nothing, id: "5" },
    ]);
  });

  test("are counted, as far as the provider tells", async () => {
    const { read, asked } = await ask({ total: "12", solved: 9 }, (http) => fetchTicketStatistics(http));
    expect(asked).toEqual([{ call: "GET /api/get/zendesk/tickets/statistic/" }]);
    expect(read).toEqual({ total: 12, solved: 9, open: null });
  });
});

describe("figures of the company", () => {
  const figures = { walking_distance: "290", duration: 2520, detour_ratio: 12 };
  const indicators = { walkingDistance: 290, duration: 2520, detourRatio: 12 };

  test("are averages, limits and pilots' averages", async () => {
    const summary = await ask({ average: figures }, (http) => fetchSummary(http));
    expect(summary.asked).toEqual([{ call: "GET /api/company/summary/" }]);
    expect(summary.read).toEqual(indicators);
    const sla = await ask({}, (http) => fetchSla(http));
    expect(sla.asked).toEqual([{ call: "GET /api/company/sla/" }]);
    expect(sla.read).toEqual(noIndicators);
    expect(noIndicators).toEqual({ walkingDistance: null, duration: null, detourRatio: null });
    const pilots = [
      { pilot_name: "A", data: { average: figures } },
      { pilot_name: "B" },
      { pilot_name: "C", data: "?" },
      {},
    ];
    const demo = await ask({ results: pilots }, (http) => fetchDemoSummary(http));
    expect(demo.asked).toEqual([{ call: "GET /api/demo/summary/" }]);
    expect(demo.read).toEqual([
      { pilotName: "A", averages: indicators },
      { pilotName: "B", averages: null },
      { pilotName: "C", averages: null },
    ]);
  });

  test("have a history of the last 28, oldest first", async () => {
    const days = Array.from(
      { length: 30 },
      (_, index) => `2026-11-${String(30 - index).padStart(2, "0")}T07:00:00+03:00`,
    );
    const results = days.map((created_at) => ({ ...figures, created_at }));
    const { read, asked } = await ask({ results }, (http) => fetchIndicatorHistory(http));
    expect(asked).toEqual([{ call: "GET /api/company/kpi/history/" }]);
    expect(read.map(({ day }) => day)).toEqual(
      days
        .toReversed()
        .slice(2)
        .map((text) => text.slice(0, 10)),
    );
    expect(read[0]).toEqual({ ...indicators, day: "2026-11-03" });
    const night = await ask([{ created_at: "2026-10-25T21:30:00Z" }], (http) => fetchIndicatorHistory(http));
    expect(night.read.map(({ day }) => day)).toEqual(["2026-10-26"]);
    const odd = await ask([{ created_at: "dün" }], (http) => fetchIndicatorHistory(http));
    expect(odd.read).toEqual([{ ...noIndicators, day: "dün" }]);
  });

  test("of CO₂ are those of the months, or none yet", async () => {
    const data = {
      xaxis: { months: ["Ekim", "Kasım"] },
      trees_by_months: [3, "4", "?"],
      tree_trend: 5,
      co2_amount: "120.5",
      co2_trend: -2,
    };
    const { read, asked } = await ask({ data }, (http) => fetchEmissions(http));
    expect(asked).toEqual([{ call: "GET /api/company/co2-emission" }]);
    expect(read).toEqual({
      months: ["Ekim", "Kasım"],
      treesByMonths: [3, 4, null],
      treeTrend: 5,
      co2Amount: 120.5,
      co2Trend: -2,
    });
    for (const answer of [{}, { data: null }])
      expect((await ask(answer, (http) => fetchEmissions(http))).read).toBeNull();
  });

  test("of ratings are each shown when it can be read, and fail when none can", async () => {
    const { read, asked } = await ask(
      {
        trip: { avg_rating: 4.5, rating_count: "12", trend: -0.1 },
        driver: { avg_rating: "4" },
        vehicle: { avg_rating: "?" },
      },
      (http) => fetchRatings(http),
    );
    expect(asked).toEqual([{ call: "GET /api/company/ratings/" }]);
    const none = { average: null, count: null };
    expect(read).toEqual({
      trip: { average: 4.5, count: 12, trend: -0.1 },
      driver: { average: 4, count: null },
      vehicle: { ...none, trend: null },
    });
    const empty = await ask({ trip: {}, driver: {}, vehicle: {} }, (http) => fetchRatings(http));
    expect(empty.read).toEqual({ trip: { ...none, trend: null }, driver: none, vehicle: none });
    for (const answer of [{}, { trip: "?", driver: null, vehicle: { avg_rating: "?" } }])
      await expect(ask(answer, (http) => fetchRatings(http))).rejects.toMatchObject({ kind: "answer" });
  });

  test("of reservations are five days of two weeks, a missing day or kind without a number", async () => {
    const week = (...data: unknown[][]) => ({ booking_types: data.map((days) => ({ data: days })) });
    const { read, asked } = await ask({ this_week: week([1, "2", "?", 4, 5, 6], [7]), last_week: week([]) }, (http) =>
      fetchReservations(http),
    );
    expect(asked).toEqual([{ call: "GET /api/company/reservations/" }]);
    const none = [null, null, null, null, null];
    expect(read).toEqual({
      thisWeek: { regular: [1, 2, null, 4, 5], flexible: [7, null, null, null, null] },
      lastWeek: { regular: none, flexible: none },
    });
  });

  test("of trips are counted by day, and today's are told by state", async () => {
    const trips = [{ day: "2026-11-18", not_started: 1, ongoing: "2", completed: 3 }, {}];
    const counts = await ask({ trips, personnel: { active: 4, inactive: "5" } }, (http) =>
      fetchTripPersonnelCounts(http),
    );
    expect(counts.asked).toEqual([{ call: "GET /api/company/trip-personnel-count/" }]);
    expect(counts.read).toEqual({
      trips: [
        { day: "2026-11-18", notStarted: 1, ongoing: 2, completed: 3 },
        { day: null, notStarted: null, ongoing: null, completed: null },
      ],
      employees: { active: 4, inactive: 5 },
    });
    const states = ["live", "scheduled", "completed", "cancelled", "lost", null];
    const today = await ask({ results: states.map((state) => ({ name: "Moda", state })) }, (http) =>
      fetchTodaysTrips(http, true),
    );
    expect(today.asked).toEqual([{ call: "GET /api/company/trip-personnel/", query: { is_morning: "true" } }]);
    expect(today.read.map(({ state }) => state)).toEqual([...states.slice(0, 4), "unknown", "unknown"]);
    expect(today.read[0]).toEqual({ name: "Moda", state: "live" });
  });
});

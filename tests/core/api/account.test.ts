import { describe, expect, test } from "vitest";
import { createFeedback } from "../../../src/core/api/feedback.ts";
import {
  confirmPin,
  fetchBillingEnabled,
  fetchEnabledMenuItems,
  login,
  logout,
} from "../../../src/core/api/account.ts";
import { fetchTickets, fetchTicketStatistics } from "../../../src/core/api/tickets.ts";
import { answerOf, ask, readingOf } from "./calls-stage.ts";

describe("who signs in", () => {
  const account = { username: "elif", password: "gizli" };
  const told = answerOf(
    ["full_name", "Elif Şahin", "userName", "Elif Şahin", "Elif"],
    ["user_id", "7", "userId"],
    ["company_id", 42, "companyId", "42"],
    ["company_latlng", "41.07,29.01", "companyLatLng"],
    ["user_type", "admin", "userType", "admin", "user"],
    ["account_type", "demo", "accountType", "demo", "company"],
    ["logo", "https://a.test/l.png", "logo"],
    ["is_documents_enabled", "True", "isDocumentsEnabled", true],
  );

  test("gives a name and a password, then a pin", async () => {
    const first = await ask(told.sent, (http) => login(http, account));
    expect(first.asked).toEqual([{ call: "POST /api/company/login/", body: account }]);
    expect(first.read).toEqual(told.read);
    const second = await ask({ token: "t1", company_name: "Lodos", more: 1 }, (http) =>
      confirmPin(http, { ...account, pin: "4827" }),
    );
    expect(second.asked).toEqual([{ call: "POST /api/company/login-2fa/", body: { ...account, pin: "4827" } }]);
    expect(second.read).toEqual({ token: "t1", companyName: "Lodos", message: null });
  });

  test("has the fewest rights unless the provider says otherwise", async () => {
    const odd = { full_name: "Elif", account_type: "pilot", user_type: "root", logo: "None" };
    expect(await readingOf(odd, (http) => login(http, account))).toEqual(told.nothing);
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
  ])("billing by %j: %s", async (answer, read) =>
    expect(await ask(answer, (http) => fetchBillingEnabled(http, "42"))).toEqual({
      read,
      asked: [{ call: "GET /api/company/billing/42/is-billing-enabled/" }],
    }),
  );

  test.each([[{ enabled: {} }], [{ enabled: [true] }], ["?"]])(
    "an odd answer, %j, doesn't say that there is no billing",
    async (answer) =>
      expect(ask(answer, (http) => fetchBillingEnabled(http, "42"))).rejects.toMatchObject({ kind: "answer" }),
  );

  const items = {
    offer: "offer",
    airview: "airview",
    billing: "billing",
    past_trips: "pastTrips",
    route_details: "routeDetails",
    drivers: "drivers",
    summary: "summary",
  };
  test.each(Object.keys(items) as (keyof typeof items)[])("in a demo account, %s by its own word", async (name) => {
    const { read, asked } = await ask({ [name]: "True" }, (http) => fetchEnabledMenuItems(http, "Lodos"));
    expect(asked).toEqual([{ call: "GET /api/demo/get-enabled-menu-items/", query: { company_name: "Lodos" } }]);
    const closed = Object.fromEntries(Object.values(items).map((item) => [item, false]));
    expect(read).toEqual({ ...closed, [items[name]]: true });
  });
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
    const results = [full, { ticket_id: "4" }, { ticket_id: 5, ticket_flow: "?" }, {}];
    const { read, asked } = await ask({ results }, (http) => fetchTickets(http, "solved"));
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

  test("are counted, as far as the provider tells", async () =>
    expect(await ask({ total: "12", solved: 9 }, (http) => fetchTicketStatistics(http))).toEqual({
      read: { total: 12, solved: 9, open: null },
      asked: [{ call: "GET /api/get/zendesk/tickets/statistic/" }],
    }));
});

test.each([
  ["a route", { routeId: 7 }, " S\u0327oför iyi ", { route_id: 7, feedback: "Şoför iyi" }],
  ["a trip", { pastTripId: 9 }, "", { past_trip_id: 9, feedback: "" }],
])("a feedback is about %s, and tidied", async (_about, about, text, body) =>
  expect((await ask({}, (http) => createFeedback(http, about, text))).asked).toEqual([
    { call: "POST /api/company/feedback/", body },
  ]),
);

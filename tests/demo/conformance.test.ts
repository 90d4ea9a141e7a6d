import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkProvider, type Report, toExitCode } from "../../demo/conformance/conformance.ts";
import { describedCalls } from "../../demo/conformance/description.ts";
import type { Drift } from "../../demo/conformance/drift.ts";
import { toText } from "../../demo/conformance/report.ts";
import { administrator, openTestApi, prospectUser, type TestApi } from "./helpers.ts";

type Fetch = TestApi["fetch"];
interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

let api: TestApi;
let token: string;
let demoToken: string;
/** What the kit says of the demo server itself, by account. */
let unchanged: Readonly<Record<"company" | "demo", Report>>;
/** Answers of the demo server by request, so that each request is sent to it only once. */
const kept = new Map<string, Answer>();

beforeAll(async () => {
  api = await openTestApi();
  token = await api.tokenFor(administrator);
  demoToken = await api.tokenFor(prospectUser);
  unchanged = { company: await check(copy, company), demo: await check(copy, demo) };
  for (const group of groups) reports.set(group, await checkWith(group));
}, 180_000);
afterAll(() => api.close());

const company = { type: "company", companyId: "42", companyName: null } as const;
const demo = { type: "demo", companyId: null, companyName: "Yelken Perakende A.Ş." } as const;
const options = { slow: 3000, withWrites: false };

async function copy(address: string, init: RequestInit): Promise<Response> {
  const key = JSON.stringify([init.method, address, init.headers]);
  let answer = kept.get(key);
  if (!answer) {
    const { status, headers, body } = await api.fetch(address, init);
    answer = { status, headers: [...headers], body: await new Response(body).text() };
    kept.set(key, answer);
  }
  const isEmpty = answer.status === 204;
  return new Response(isEmpty ? null : answer.body, {
    status: answer.status,
    headers: answer.headers as [string, string][],
  });
}

function check(fetch: Fetch, account: typeof company | typeof demo, clock = { now: api.clock.now.getTime() }) {
  const own = account === company ? token : demoToken;
  return checkProvider({ origin: "", token: own, fetch, now: () => clock.now }, account, options);
}

/** Personal data in the answers, which must not appear in a report. */
const secret = "Zeynep-Gizli";

type Row = Record<string, unknown>;
type Body = Row & Row[] & { results: Row[] };
/** Changes the body of each successful answer to a GET of matching URLs. */
const body =
  (path: RegExp, change: (body: Body, address: string) => unknown): Drifting =>
  async (answer, address, init) => {
    if (init.method !== "GET" || !path.test(address) || answer.status !== 200) return answer;
    const changed = (await answer.json()) as Body;
    const { status, headers } = answer;
    return new Response(JSON.stringify(change(changed, address) ?? changed), { status, headers });
  };
const header =
  (path: RegExp, name: string, value: string | null): Drifting =>
  async (answer, address) => {
    if (!path.test(address)) return answer;
    const headers = new Headers(answer.headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return new Response(await answer.text(), { status: answer.status, headers });
  };
const whole =
  (path: RegExp, text: string, status = 200): Drifting =>
  async (answer, address) =>
    path.test(address) && answer.status === 200 ? new Response(text, { status, headers: answer.headers }) : answer;
const isUnsigned = (init: RequestInit) => new Headers(init.headers).get("authorization") !== `Token ${token}`;

type Drifting = (answer: Response, address: string, init: RequestInit, clock: { now: number }) => Promise<Response>;
type Wanted = Pick<Drift, "kind" | "call"> & { readonly field?: string };
/** The page of a list that an address asks for. */
const pageOf = (address: string) => new URLSearchParams(address.split("?")[1]).get("page");

const employees = /\/company\/employees\/\?/;
const bookings = /\/passenger\/bookings\/\?/;

const seeded: readonly (readonly [string, Drifting, Wanted])[] = [
  [
    "a field that rows are nothing without is missing in one row",
    body(/\/company\/kpi\/history/, (rows) => void delete rows[3]?.["created_at"]),
    { kind: "missing", call: "GET /api/company/kpi/history/", field: "[].created_at" },
  ],
  [
    "rows without an id",
    body(employees, ({ results }) => void (results[0]!["id"] = null)),
    { kind: "rows", call: "GET /api/company/employees/" },
  ],
  [
    "an optional field never comes",
    body(employees, ({ results }) => results.forEach((row) => delete row["home_address"])),
    { kind: "missing", call: "GET /api/company/employees/", field: "results[].home_address" },
  ],
  [
    "a field has another name",
    body(bookings, ({ results }) =>
      results.forEach((row) => {
        row["routeTitle"] = row["route_name"];
        delete row["route_name"];
      }),
    ),
    { kind: "extra", call: "GET /api/passenger/bookings/", field: "results[].routeTitle" },
  ],
  [
    "a number comes as text",
    body(/\/company\/sla/, (sla) => void (sla["duration"] = "3300")),
    { kind: "type", call: "GET /api/company/sla/", field: "duration" },
  ],
  [
    "a text comes as an object",
    body(/\/meta\/$/, (meta) => void (meta["driver_plate"] = { plate: secret })),
    { kind: "type", call: "GET /api/routes/{route_id}/meta/", field: "driver_plate" },
  ],
  [
    "null in place of a list",
    body(/trip-personnel-count/, (counts) => void ((counts as Row)["trips"] = null)),
    { kind: "unreadable", call: "GET /api/company/trip-personnel-count/" },
  ],
  [
    "a list under another wrapper",
    body(/\/company\/kpi\/history/, (rows) => ({ items: rows })),
    { kind: "unreadable", call: "GET /api/company/kpi/history/" },
  ],
  [
    "a word outside of the documented",
    body(/\/trip-personnel\/\?/, (rows) => void (rows[0]!["state"] = secret)),
    { kind: "value", call: "GET /api/company/trip-personnel/", field: "[].state" },
  ],
  [
    "a day in Turkish order",
    body(employees, ({ results }) => results.forEach((row) => (row["first_trip_scheduled_date"] = "03.02.2025"))),
    { kind: "value", call: "GET /api/company/employees/", field: "results[].first_trip_scheduled_date" },
  ],
  [
    "a moment in seconds since 1970",
    body(/\/company\/documents\/\?/, ({ results }) => results.forEach((row) => (row["uploaded_at"] = 1_790_000_000))),
    { kind: "type", call: "GET /api/company/documents/", field: "results[].uploaded_at" },
  ],
  [
    "a place written with a semicolon",
    body(/\/directions\/$/, (points) => points.forEach((point) => (point["company_location"] = "41.07;29.01"))),
    { kind: "value", call: "GET /api/routes/past-trips/{trip_id}/directions/", field: "[].company_location" },
  ],
  [
    "a flag in another language",
    body(/is-billing-enabled/, (answer) => void (answer["enabled"] = "evet")),
    { kind: "value", call: "GET /api/company/billing/{company_id}/is-billing-enabled/", field: "enabled" },
  ],
  [
    "a duration below zero",
    body(/\/routes\/past-trips\/\?/, (trips) => void (trips[0]!["duration"] = -5)),
    { kind: "value", call: "GET /api/routes/past-trips/", field: "[].duration" },
  ],
  [
    "a field that nobody knows",
    body(/\/routes\/drivers\/\?/, ({ drivers }) => (drivers as Row[]).forEach((row) => (row["tckn"] = secret))),
    { kind: "extra", call: "GET /api/routes/drivers/", field: "drivers[].tckn" },
  ],
  [
    "a page of HTML with 200",
    whole(/\/company\/ratings/, `<!doctype html><title>${secret}</title>`),
    { kind: "unreadable", call: "GET /api/company/ratings/" },
  ],
  [
    "a cut answer",
    whole(/zendesk\/tickets\/\?/, '[{"ticket_id":"1'),
    { kind: "unreadable", call: "GET /api/get/zendesk/tickets/" },
  ],
  ["an empty answer", whole(/co2-emission/, ""), { kind: "unreadable", call: "GET /api/company/co2-emission" }],
  [
    "a failing call",
    whole(/\/bookings\/column-filters/, "{}", 500),
    { kind: "status", call: "GET /api/passenger/bookings/column-filters/" },
  ],
  [
    "an answer of another type",
    header(/\/company\/summary/, "content-type", "text/html"),
    { kind: "content-type", call: "GET /api/company/summary/" },
  ],
  [
    "an answer that no other page may read",
    header(/\/driver\/documents\/change-status/, "access-control-allow-origin", null),
    { kind: "cors", call: "GET /api/driver/documents/change-status/" },
  ],
  [
    "an answer that a proxy may keep",
    header(/\/v2\/company\/billing\/42\/\?/, "cache-control", "private, max-age=600"),
    { kind: "cache-control", call: "GET /api/v2/company/billing/{company_id}/" },
  ],
  [
    "a slow answer",
    async (answer, address, _init, clock) => {
      if (address.includes("/api/company/reservations/")) clock.now += 4000;
      return answer;
    },
    { kind: "slow", call: "GET /api/company/reservations/" },
  ],
  [
    "pages that lose a row",
    body(bookings, ({ results }, address) => void (pageOf(address) === "2" && results.shift())),
    { kind: "paging", call: "GET /api/passenger/bookings/" },
  ],
  [
    "pages that repeat rows",
    async (answer, address, init) =>
      /\/company\/employees\/\?page=2/.test(address) ? copy(address.replace("page=2", "page=1"), init) : answer,
    { kind: "paging", call: "GET /api/company/employees/" },
  ],
  [
    "a number of all rows that changes",
    body(bookings, (page, address) => void ((page as Row)["count"] = 100 + Number(pageOf(address)))),
    { kind: "paging", call: "GET /api/passenger/bookings/" },
  ],
  [
    "403 to a wrong token",
    async (answer, _address, init) =>
      answer.status === 401 && isUnsigned(init) ? new Response("{}", { status: 403, headers: answer.headers }) : answer,
    { kind: "unauthorized", call: "GET /api/company/trip-personnel-count/" },
  ],
  [
    "a 401 that no other page may read",
    async (answer, address, init, clock) =>
      answer.status === 401 ? header(/./, "access-control-allow-origin", null)(answer, address, init, clock) : answer,
    { kind: "unauthorized", call: "GET /api/company/trip-personnel-count/" },
  ],
  [
    "a preflight that forgets Authorization",
    async (answer, address, init, clock) =>
      init.method === "OPTIONS"
        ? header(/./, "access-control-allow-headers", "content-type")(answer, address, init, clock)
        : answer,
    { kind: "cors", call: "OPTIONS /api/company/feedback/" },
  ],
];

const toEndpoint = (call: string) => call.split("/").at(-2);
/** Kind, call and field of a drift as one text. */
const toWords = ({ kind, call, field }: Wanted | Drift) => [kind, call, field ?? ""].join(" ");

/** Faults of different calls are tried at once: a check asks for everything. */
const groups: (typeof seeded)[number][][] = [];
for (const fault of seeded) {
  const isFree = (group: typeof seeded) =>
    group.every(([, , { call }]) => toEndpoint(call) !== toEndpoint(fault[2].call));
  const group = groups.find(isFree);
  if (group) group.push(fault);
  else groups.push([fault]);
}
const reports = new Map<typeof seeded, Report>();

function checkWith(group: typeof seeded): Promise<Report> {
  const clock = { now: api.clock.now.getTime() };
  const fetch: Fetch = async (address, init) => {
    let answer = await copy(address, init);
    for (const [, drifting] of group) answer = await drifting(answer, address, init, clock);
    return answer;
  };
  return check(fetch, company, clock);
}

describe("a provider that answers as documented", () => {
  test.each(["company", "demo"] as const)("has no drift: %s", (type) => {
    expect(unchanged[type].drifts).toEqual([]);
    expect(toExitCode(unchanged[type], true)).toBe(0);
  });
});

describe("every drift is found, without a value of the answer", () => {
  test.each(groups.flatMap((group) => group.map((fault) => [fault[0], fault[2], group] as const)))(
    "%s",
    (_name, wanted, group) => {
      const report = reports.get(group) as Report;
      const found = report.drifts.map(({ field, ...drift }) =>
        toWords({ ...drift, ...(field === null ? {} : { field }) }),
      );
      expect(found).toContain(toWords(wanted));
      // A fault causes drifts of its own call only.
      const calls = new Set(report.drifts.map(({ call }) => call.replace("OPTIONS", "")));
      expect([...calls].filter((call) => !group.some(([, , { call: own }]) => isRelated(call, own)))).toEqual([]);
      expect(toExitCode(report, true)).toBe(1);
      expect(`${toText(report)}${JSON.stringify(report)}`).not.toContain(secret);
    },
  );
});

/** A failing preflight affects all methods, and the driver of a trip has the same endpoint name as that of a route. */
const isRelated = (call: string, wanted: string) =>
  wanted.startsWith("OPTIONS") ? call.startsWith(" ") : toEndpoint(call) === toEndpoint(wanted);

test("what is only worth knowing fails with --strict alone", async () => {
  const extra = body(/\/company\/sla/, (sla) => void (sla["unit"] = "s"));
  const report = await check(
    async (address, init) => extra(await copy(address, init), address, init, { now: 0 }),
    company,
  );
  expect(report.drifts.map(({ level }) => level)).toEqual(["note"]);
  expect([toExitCode(report, false), toExitCode(report, true)]).toEqual([0, 1]);
});

test("every documented call is asked by one of the two accounts, the writes only when they are wanted", async () => {
  const asked = (all: readonly Report[]) => new Set(all.flatMap((report) => report.asked.map(({ call }) => call)));
  const reading = asked([unchanged.company, unchanged.demo]);
  expect([...reading].filter((call) => !call.startsWith("GET "))).toEqual([]);

  const provider = { origin: "", token, fetch: api.fetch, now: () => api.clock.now.getTime() };
  const writing = await checkProvider(provider, company, { ...options, withWrites: true });
  expect(writing.drifts).toEqual([]);
  const all = new Set([...reading, ...asked([writing])]);
  const missing = describedCalls.map(({ name }) => name).filter((name) => !all.has(name));
  // They begin and end a session, and the kit is given one.
  expect(missing).toEqual(["POST /api/company/login-2fa/", "POST /api/company/login/", "GET /api/company/logout/"]);
}, 400_000);

import { beforeAll, describe, expect, test } from "vitest";
import { createObserver } from "../../demo/conformance/observe.ts";
import { readCompany, readDemo } from "../../demo/conformance/reads.ts";
import { writeCompany } from "../../demo/conformance/writes.ts";
import { decodePolyline } from "../../demo/server/geo/polyline.ts";
import { companyUser, manyOffersUser, prospectUser, sharedTestApi } from "./helpers.ts";

/* What the demo API answers to every call of the portal: the fields of docs/api/openapi.json, and values that it doesn't describe. */

const demo = sharedTestApi();

/** A value of an answer; `name`: its field, with `[]` in a list. */
interface Leaf {
  readonly place: string;
  readonly name: string;
  readonly value: unknown;
}
const leaves: Leaf[] = [];
const lengths = new Map<string, Set<number>>();
const problems: unknown[] = [];

function visit(value: unknown, place: string, name: string): void {
  if (Array.isArray(value)) {
    lengths.set(place, (lengths.get(place) ?? new Set()).add(value.length));
    for (const item of value) visit(item, `${place}[]`, `${name}[]`);
  } else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) visit(inner, `${place}.${key}`, key);
  else leaves.push({ place, name, value });
}

async function readAll(account: typeof prospectUser | undefined): Promise<void> {
  const provider = {
    origin: "",
    token: await demo.tokenOf(account),
    now: () => demo.now.getTime(),
    fetch: async (address: string, { method = "GET", headers, body }: RequestInit) => {
      const sent = { method, headers: Object.fromEntries(new Headers(headers)), body: body ?? undefined };
      const answer = await demo.api.request(address, sent).catch((error: unknown) => {
        problems.push(error);
        throw error;
      });
      if (answer.status >= 300) problems.push(`${method} ${address} answered ${answer.status}`);
      return answer;
    },
  };
  const { http, exchanges } = createObserver(provider);
  const companyName = account === prospectUser ? "Yelken Perakende A.Ş." : null;
  if (account) await readDemo(http, { type: "demo", companyId: null, companyName });
  else {
    await readCompany(http, { type: "company", companyId: "42", companyName: null }, demo.now.getTime());
    await writeCompany(http, demo.now.getTime());
  }
  for (const { call, body } of exchanges) visit(body, call.name, "");
}

beforeAll(async () => {
  for (const { username, password, pin } of [companyUser, prospectUser])
    for (const path of ["/api/company/login/", "/api/company/login-2fa/"])
      visit(await (await demo.request(path, { as: null, body: { username, password, pin } })).json(), path, "");
  for (const account of [undefined, prospectUser, manyOffersUser]) await readAll(account);
});

test("answers have every documented field and no other", () => {
  expect(problems).toEqual([]);
  expect(leaves.length).toBeGreaterThan(20_000);
});

const isWhole = (value: number) => Number.isInteger(value);
const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const from = (least: number, most: number) => (value: number) => value >= least && value <= most;

/** Fields by name, and what their numbers or texts are. */
const rules: readonly (readonly [what: string, fields: RegExp, isRight: RegExp | ((value: number) => boolean)])[] = [
  [
    "money has at most two decimals",
    /(^amount|_amount|with_vat|price|costs?|_effect|_per_km|price_with\w*|price_wo\w*|with(out)?_discount|_payment|^value)$/,
    hasTwoDecimals,
  ],
  ["nothing but a trend and the effect of a change is below zero", /^(?!.*(trend|effect)$)/, from(0, Infinity)],
  [
    "ids, counts, seconds and seats are whole",
    /(^id|_id|(^|_)count|total|order|_number|duration|seconds|capacity|^passengers|data\[\]|trees_by_months\[\])$/,
    isWhole,
  ],
  [
    "shares are percents",
    /^(completion_rate|waiting_approval_ratio|ratio|((temporary|customer|early_payment)_)?discount)$/,
    from(0, 100),
  ],
  ["stars are one to five", /(avg_rating|driver_rate|rating_score|rating_avg)$/, from(1, 5)],
  [
    "places lie around Istanbul",
    /(latlng|coordinates?|^origin|^destination|location|^steps\[\]|^home|^office|^pickup|^dropoff)$/,
    /^4[01]\.\d{4,5},2[89]\.\d{4,5}$/,
  ],
  [
    "times of day are of hours and minutes, days in ISO order, moments with Istanbul's offset",
    /(departure|arrival|_time|_date|_at|^date|^day|^date_created)$/,
    /^(\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\+03:00)?|([01]\d|2[0-3]):[0-5]\d)$/,
  ],
  ["no text is empty", /./, /\S/],
  ["routes lead from somewhere to somewhere", /^(route|route_names?(\[\])?)$/, /^.{2,} – .{2,}$/],
  ["routes are numbered", /unique_id$/, /^[MR]-\d+$/],
  ["plates are Turkish, or the word for none", /plate$/, /^(\d\d [A-Z]{3} \d{3}|Undefined)$/],
  ["numbers are of mobile phones, whole or hidden", /^phone_number$/, /^5\d\d(\d{5}|\*{5})\d\d$/],
  ["e-mail addresses", /email$/, /^[\w.-]+@[\w-]+\.example$/],
  [
    "pictures are the server's, or the word for none",
    /(avatar|logo|photo_link)$/,
    /^(\/demo-assets\/[\w-]+\.svg|null)$/,
  ],
  ["a line's price is written with six decimals", /^price$/, /^\d+\.\d{6}$/],
  ["a driver's documents are counted", /^completion_rate_ratio$/, /^\d+\/\d+$/],
  [
    "documents have a known status",
    /^document_status_id$/,
    /^(missing|uploaded|approved|whs_approved|hr_approved|rejected|expired)$/,
  ],
  [
    "bookings and trips have a known state",
    /^state(\[\])?$/,
    /^(live|scheduled|cancelled|planned|on-the-bus|completed|not-coming|cancelled-by-driver|-)$/,
  ],
  ["a bank account is Turkish", /^iban$/, /^TR\d{24}$/],
];

describe("values", () => {
  test.each(rules)("%s", (_what, fields, isRight) => {
    const kind = isRight instanceof RegExp ? "string" : "number";
    const found = leaves.filter(({ name, value }) => typeof value === kind && fields.test(name));
    expect(found.length).toBeGreaterThan(0);
    const check = isRight instanceof RegExp ? (value: unknown) => isRight.test(value as string) : isRight;
    expect(found.filter(({ value }) => !check(value as never)).slice(0, 5)).toEqual([]);
  });

  test("every way can be drawn", () => {
    const ways = leaves.filter(({ name, value }) => name.endsWith("polyline") && value !== null);
    expect(ways.length).toBeGreaterThan(100);
    for (const { place, value } of ways) expect(decodePolyline(value as string).length, place).toBeGreaterThan(1);
  });

  test.each([
    ["a week has five workdays", "GET /api/company/trip-personnel-count/.trips", 5],
    ["a week's bookings are of two kinds", "GET /api/company/reservations/.this_week.booking_types", 2],
    ["and of five workdays", "GET /api/company/reservations/.last_week.booking_types[].data", 5],
    ["the history has four weeks", "GET /api/company/kpi/history/", 28],
    ["a year has its months", "GET /api/company/co2-emission.data.xaxis.months", 12],
    ["and their trees", "GET /api/company/co2-emission.data.trees_by_months", 12],
    ["an invoice has two plans", "GET /api/v2/company/billing/{company_id}/.prices", 2],
    ["six months are compared", "GET /api/v2/company/billing/{company_id}/histogram/.result", 6],
  ])("%s", (_what, place, length) => expect([...(lengths.get(place) ?? [])]).toEqual([length]));
});

import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as contract from "./contract.ts";
import { administrator, lateProspectUser, manyOffersUser, openTestApi, prospectUser, type TestApi } from "./helpers.ts";

let api: TestApi;
let token: string;
let demoToken: string;
let lateToken: string;

beforeAll(async () => {
  api = await openTestApi();
  token = await api.tokenFor(administrator);
  demoToken = await api.tokenFor(prospectUser);
  lateToken = await api.tokenFor(lateProspectUser);
});
afterAll(() => api.close());

async function read<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  as = token,
): Promise<v.InferOutput<Schema>> {
  return v.parse(schema, await api.get(path, as));
}

test("the asked direction of a planned route comes first, then the other one", async () => {
  const { routes } = await read(contract.demoRouteList, "/api/demo/routes/", demoToken);
  const evening = routes.find((route) => route.time_period === "evening");
  const answer = await read(contract.demoRoute, `/api/demo/routes/${evening?.route_id}/`, demoToken);
  expect(answer.routes.map((route) => route.time_period)).toEqual(["evening", "morning"]);
  expect(new Set(answer.routes.map((route) => route.route_unique_id)).size).toBe(1);
});

describe("figures hang together", () => {
  test("the newest day of the history is yesterday, and near to the present averages", async () => {
    const history = await read(contract.kpiHistory, "/api/company/kpi/history/");
    const { average } = await read(contract.summary, "/api/company/summary/");
    expect(history[0]?.created_at).toBe("2026-10-22");
    expect(history.at(-1)?.created_at).toBe("2026-11-18");
    for (const entry of history) {
      for (const name of ["walking_distance", "duration", "detour_ratio"] as const) {
        expect(Math.abs(entry[name] / average[name] - 1)).toBeLessThan(0.08);
      }
    }
    expect(new Set(history.map((entry) => entry.duration)).size).toBeGreaterThan(10);
  });

  test("at least one indicator is above its limit and at least one keeps it", async () => {
    const { average } = await read(contract.summary, "/api/company/summary/");
    const sla = await read(contract.sla, "/api/company/sla/");
    const names = ["walking_distance", "duration", "detour_ratio"] as const;
    const exceeded = names.filter((name) => average[name] > sla[name]);
    expect(exceeded.length).toBeGreaterThan(0);
    expect(exceeded.length).toBeLessThan(3);
  });

  test("regular bookings outnumber flexible ones, and both have some every workday", async () => {
    const { this_week: thisWeek } = await read(contract.reservations, "/api/company/reservations/");
    const [regular, flexible] = thisWeek.booking_types.map(({ data }) => data);
    for (const index of [0, 1, 2, 3, 4]) {
      expect(regular?.[index]).toBeGreaterThan(flexible?.[index] ?? Number.POSITIVE_INFINITY);
      expect(flexible?.[index]).toBeGreaterThan(0);
    }
  });

  test("the months end with the present one", async () => {
    const { data } = await read(contract.emissions, "/api/company/co2-emission");
    expect(data.xaxis.months.slice(-3)).toEqual(["Eyl", "Eki", "Kas"]);
    expect(data.co2_amount).toBeGreaterThan(1000);
    expect(data.trees_by_months.at(-1)).toBe(Math.round(data.co2_amount / 21.8));
  });

  test("people are counted by their registration", async () => {
    const { personnel } = await read(contract.tripPersonnelCount, "/api/company/trip-personnel-count/");
    expect(personnel).toEqual({ active: 83, inactive: 6 });
  });

  test("a seat's price is the sum of its parts, and the offer's that of its seats", async () => {
    const [offer] = await read(contract.seatOffers, "/api/demo/offers/", demoToken);
    if (!offer) throw new Error("There is no seat offer");
    let total = 0;
    for (const seat of offer.data.passengers) {
      expect(seat.total_price).toBeCloseTo(seat.base_price + seat.distance_price + seat.costs, 2);
      total += seat.total_price;
    }
    const { discounts } = offer.data;
    expect(discounts.total_price_wo_discount).toBeCloseTo(total, 2);
    expect(discounts.total_price_with_discount).toBeCloseTo(total * 0.95, 1);
    expect(discounts.total_price_with_extra_discount).toBeCloseTo(total * 0.95 * 0.97, 1);
  });

  test("a line offer has one line without a price, which its total leaves out", async () => {
    const [offer] = await read(contract.lineOffers, "/api/demo/line-based-offers/", demoToken);
    const { lines = [], prices } = offer?.data ?? {};
    expect(lines.filter((line) => line.price === "0.000000")).toHaveLength(1);
    expect(prices?.total.without_discount).toBeCloseTo(
      lines.reduce((sum, line) => sum + Number(line.price), 0),
      2,
    );
    for (const line of lines) expect(line.capacity).toBeGreaterThanOrEqual(line.passengers);
  });

  test("line details come sorted and in pages", async () => {
    const path = "/api/demo/line-based-offer-details/?per_page=4&order_by=price&reverse_order=true&page=";
    const pages = [
      await read(contract.lineOfferDetails, `${path}1`, demoToken),
      await read(contract.lineOfferDetails, `${path}2`, demoToken),
    ];
    const prices = pages.flatMap(({ results }) => results.map(({ price }) => Number(price)));
    expect(prices).toHaveLength(8);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });
});

function daysLeft(date: string, days: number): number {
  return (Date.parse(date) - Date.parse("2026-11-19")) / 86_400_000 + days;
}

describe("offers keep their age", () => {
  test("the one demo account's offers are valid, one for seats and one for lines", async () => {
    const seats = await read(contract.seatOffers, "/api/demo/offers/", demoToken);
    const lines = await read(contract.lineOffers, "/api/demo/line-based-offers/", demoToken);
    expect([seats.length, lines.length]).toEqual([1, 1]);
    for (const { data } of seats) expect(daysLeft(data.offer_date, data.expire_countdown)).toBe(19);
    for (const { data } of lines) expect(daysLeft(data.date_created, data.expire_countdown)).toBe(21);
  });

  test("the third's hold, end today and have ended, of both kinds", async () => {
    const manyToken = await api.tokenFor(manyOffersUser);
    const seats = await read(contract.seatOffers, "/api/demo/offers/", manyToken);
    const lines = await read(contract.lineOffers, "/api/demo/line-based-offers/", manyToken);
    expect(seats.map(({ data }) => daysLeft(data.offer_date, data.expire_countdown))).toEqual([24, 0, -52]);
    expect(lines.map(({ data }) => daysLeft(data.date_created, data.expire_countdown))).toEqual([18, 0, -17]);
    expect(seats[0]?.data.discounts).toMatchObject({ customer_discount: 7.25, early_payment_discount: 4.5 });
    expect(lines[0]?.data).toMatchObject({ apply_customer_discount: true, apply_early_payment_discount: false });
  });

  test("the other's have expired", async () => {
    const seats = await read(contract.seatOffers, "/api/demo/offers/", lateToken);
    const lines = await read(contract.lineOffers, "/api/demo/line-based-offers/", lateToken);
    expect(seats.length + lines.length).toBeGreaterThan(0);
    for (const { data } of seats) expect(daysLeft(data.offer_date, data.expire_countdown)).toBeLessThan(0);
    for (const { data } of lines) expect(daysLeft(data.date_created, data.expire_countdown)).toBeLessThan(0);
  });
});

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

describe("bodies are those of the contract", () => {
  test.each([
    ["/api/company/billing/42/is-billing-enabled/", contract.billingEnabled],
    ["/api/company/summary/", contract.summary],
    ["/api/company/kpi/history/", contract.kpiHistory],
    ["/api/company/sla/", contract.sla],
    ["/api/company/reservations/", contract.reservations],
    ["/api/company/ratings/", contract.ratings],
    ["/api/company/trip-personnel-count/", contract.tripPersonnelCount],
    ["/api/company/trip-personnel/?is_morning=true", contract.tripPersonnel],
    ["/api/company/trip-personnel/?is_morning=false", contract.tripPersonnel],
    ["/api/company/co2-emission", contract.emissions],
    ["/api/routes/", contract.ownRoutes],
    ["/api/routes/?all_routes=false", contract.routeList],
    ["/api/routes/?all_routes=true&area_routes=true&with_detail=true&per_page=999", contract.detailedRouteList],
    ["/api/routes/501/", contract.routeDetail],
    ["/api/routes/502/meta/", contract.routeMeta],
    ["/api/company/employees/?search=&page=1&page_size=10&status=registered", contract.employeeList],
    ["/api/company/employees/?page_size=all", contract.employeeList],
    ["/api/company/employees/column-filters", contract.employeeColumnFilters],
    ["/api/company/employees/1/activation-choices/?status=on_hold", contract.activationChoices],
    ["/api/routes/past-trips/?route_unique_id=R-1&date_start=2026-11-15&date_end=2026-11-19", contract.pastTrips],
    ["/api/routes/past-trips/25130502", contract.tripDetails],
    ["/api/routes/past-trips/25130502/directions/", contract.tripDirections],
    ["/api/routes/past-trips/25130502/passengers/", contract.tripPassengers],
    ["/api/routes/past-trips/25130502/meta/", contract.routeMeta],
    [
      `/api/past-trips/zendrive/?date_start=2026-11-09&date_end=2026-11-18&route_unique_ids=["R-1"]`,
      contract.speedReport,
    ],
    ["/api/passenger/bookings/?page=1&page_size=20&ordering=-scheduled_date", contract.bookingList],
    ["/api/passenger/bookings/column-filters/", contract.bookingChoices],
    ["/api/routes/drivers/", contract.driverList],
    ["/api/routes/drivers/31/", contract.driverDetail],
    ["/api/driver/documents/31/", contract.driverDocuments],
    ["/api/driver/documents/change-status/", contract.rejectionChoices],
    [
      `/api/driver/documents/?column_filters={"statuses":["approved","whs_approved"]}&page=1&per_page=100000`,
      contract.documentList,
    ],
    ["/api/v2/company/billing/42/?date=11-2026&month=11&year=2026", contract.billing],
    ["/api/v2/company/billing/42/histogram/?date=11-2026", contract.histogram],
    ["/api/company/documents/?page=1&page_size=100&ordering=file_name", contract.companyDocuments],
    ["/api/company/documents/column-filters/", contract.documentFilters],
  ] as const)("%s", async (path, schema) => {
    await read<v.GenericSchema>(schema, path);
  });

  test.each([
    ["/api/demo/get-enabled-menu-items/?company_name=Yelken%20Perakende%20A.%C5%9E.", contract.menuItems],
    ["/api/demo/summary/", contract.demoSummary],
    ["/api/demo/routes/", contract.demoRouteList],
    ["/api/demo/employees/", contract.demoEmployees],
    ["/api/demo/employees/column-filters", contract.employeeColumnFilters],
    ["/api/demo/offers/", contract.seatOffers],
    ["/api/demo/line-based-offers/", contract.lineOffers],
    ["/api/demo/line-based-offer-details/?page=1&per_page=10&order_by=price", contract.lineOfferDetails],
  ] as const)("%s", async (path, schema) => {
    await read<v.GenericSchema>(schema, path, demoToken);
  });

  test("/api/demo/routes/{route_id}/ gives the asked variant first, then its twin", async () => {
    const { routes } = await read(contract.demoRouteList, "/api/demo/routes/", demoToken);
    const evening = routes.find((route) => route.time_period === "evening");
    const answer = await read(contract.demoRoute, `/api/demo/routes/${evening?.route_id}/`, demoToken);
    expect(answer.routes.map((route) => route.time_period)).toEqual(["evening", "morning"]);
    expect(new Set(answer.routes.map((route) => route.route_unique_id)).size).toBe(1);
  });
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

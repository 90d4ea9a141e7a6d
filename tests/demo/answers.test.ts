import { describe, expect, test } from "vitest";
import { emissionsCall, indicatorHistoryCall, slaCall, summaryCall } from "../../src/core/api/indicators.ts";
import { offerLinesCall } from "../../src/core/api/offer-lines.ts";
import { fetchOffers } from "../../src/core/api/offers.ts";
import { demoRouteCall, demoRoutesCall } from "../../src/core/api/route-list.ts";
import { tripPersonnelCountsCall, weekReservationsCall } from "../../src/core/api/trips.ts";
import { lateProspectUser, manyOffersUser, prospectUser, sharedTestApi } from "./helpers.ts";

const demo = sharedTestApi();
const indicators = ["walkingDistance", "duration", "detourRatio"] as const;
async function offersOf(account: typeof prospectUser) {
  const { http } = await demo.session(account);
  const [seats, lines] = [await fetchOffers(http, "seat"), await fetchOffers(http, "line")];
  return {
    seats: seats.filter((offer) => offer.kind === "seat"),
    lines: lines.filter((offer) => offer.kind === "line"),
  };
}

test("a planned route's asked direction comes first, then the other one", async () => {
  const { routes } = await demo.read(demoRoutesCall, {}, prospectUser);
  const evening = routes.find((route) => route.timePeriod === "evening");
  const answer = await demo.read(demoRouteCall, { route_id: evening?.routeId }, prospectUser);
  expect(answer.routes.map((route) => route.timePeriod)).toEqual(["evening", "morning"]);
  expect(new Set(answer.routes.map((route) => route.routeUniqueId)).size).toBe(1);
});

describe("the overview's figures hang together", () => {
  test("the history ends yesterday, near to the present averages", async () => {
    const history = await demo.read(indicatorHistoryCall);
    const { average } = await demo.read(summaryCall);
    expect(history[0]?.createdAt).toBe("2026-10-22");
    expect(history.at(-1)?.createdAt).toBe("2026-11-18");
    for (const entry of history)
      for (const name of indicators)
        expect(Math.abs(Number(entry[name]) / Number(average[name]) - 1)).toBeLessThan(0.08);
    expect(new Set(history.map((entry) => entry.duration)).size).toBeGreaterThan(10);
  });

  test("at least one indicator is above its limit and at least one keeps it", async () => {
    const { average } = await demo.read(summaryCall);
    const limits = await demo.read(slaCall);
    const exceeded = indicators.filter((name) => Number(average[name]) > Number(limits[name]));
    expect([1, 2]).toContain(exceeded.length);
  });

  test("regular bookings outnumber flexible ones, and both have some every workday", async () => {
    const { this_week: thisWeek } = await demo.read(weekReservationsCall);
    const [regular, flexible] = thisWeek.booking_types.map(({ data }) => data.map(Number));
    for (const [index, count] of (flexible ?? []).entries()) {
      expect(regular?.[index]).toBeGreaterThan(count);
      expect(count).toBeGreaterThan(0);
    }
  });

  test("the months end with the present one", async () => {
    const { data } = await demo.read(emissionsCall);
    expect(data?.months.slice(-3)).toEqual(["Eyl", "Eki", "Kas"]);
    expect(data?.co2Amount).toBeGreaterThan(1000);
    expect(data?.treesByMonths.at(-1)).toBe(Math.round(Number(data?.co2Amount) / 21.8));
  });

  test("people are counted by their registration", async () => {
    expect((await demo.read(tripPersonnelCountsCall)).employees).toEqual({ active: 83, inactive: 6 });
  });
});

describe("an offer's prices", () => {
  test("are for a seat the sum of its parts, and for all seats theirs", async () => {
    const [offer] = (await offersOf(prospectUser)).seats;
    if (!offer) throw new Error("There is no seat offer");
    let total = 0;
    for (const seat of offer.passengers) {
      expect(seat.totalPrice).toBeCloseTo(Number(seat.basePrice) + Number(seat.distancePrice) + Number(seat.costs), 2);
      total += Number(seat.totalPrice);
    }
    expect(offer.totals.withoutDiscount).toBeCloseTo(total, 2);
    expect(offer.totals.withDiscount).toBeCloseTo(total * 0.95, 1);
    expect(offer.totals.withEarlyPayment).toBeCloseTo(total * 0.95 * 0.97, 1);
  });

  test("leave one line out that has none yet", async () => {
    const [offer] = (await offersOf(prospectUser)).lines;
    const { lines = [], totals } = offer ?? {};
    expect(lines.filter((line) => line.price === 0)).toHaveLength(1);
    expect(totals?.withoutDiscount).toBeCloseTo(
      lines.reduce((sum, line) => sum + Number(line.price), 0),
      2,
    );
    for (const line of lines) expect(line.capacity).toBeGreaterThanOrEqual(Number(line.passengers));
  });

  test("sort its lines over all pages", async () => {
    const query = { per_page: 4, order_by: "price", reverse_order: true };
    const pages = [1, 2].map((page) => demo.read(offerLinesCall, { ...query, page }, prospectUser));
    const prices = (await Promise.all(pages)).flatMap(({ results }) => results.map(({ price }) => Number(price)));
    expect(prices).toHaveLength(8);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });
});

describe("offers keep their age", () => {
  const daysLeft = ({ offerDate, validityDays }: { offerDate: string | null; validityDays: number | null }) =>
    (Date.parse(offerDate ?? "") - Date.parse("2026-11-19")) / 86_400_000 + Number(validityDays);

  test("of both kinds some are valid, end today or have ended", async () => {
    const told = async (account: typeof prospectUser) => {
      const { seats, lines } = await offersOf(account);
      return [seats.map(daysLeft), lines.map(daysLeft)];
    };
    expect(await told(prospectUser)).toEqual([[19], [21]]);
    expect(await told(manyOffersUser)).toEqual([
      [24, 0, -52],
      [18, 0, -17],
    ]);
    const late = (await told(lateProspectUser)).flat();
    expect(late.length).toBeGreaterThan(0);
    for (const days of late) expect(days).toBeLessThan(0);
  });

  test("discounts are each offer's own", async () => {
    const { seats, lines } = await offersOf(manyOffersUser);
    expect(seats[0]?.discounts).toEqual({ customerDiscount: 7.25, earlyPaymentDiscount: 4.5 });
    expect(lines[0]?.discounts).toEqual({ customerDiscount: 6, earlyPaymentDiscount: null });
  });
});

import { describe, expect, test } from "vitest";
import { fetchOfferValidities } from "../../../src/core/api/offer-kinds.ts";
import { fetchAllOfferLines, fetchOfferLines, isPriced, lineColumns } from "../../../src/core/api/offer-lines.ts";
import { fetchOffers, uniteOffers } from "../../../src/core/api/offers.ts";
import { fetchDemoPilots } from "../../../src/core/api/route-list.ts";
import { answerOf, ask, readingOf } from "./calls-stage.ts";

describe("offers to a demo account", () => {
  const head = { offer_name: "Teklif", offer_date: "2026-11-01", date_created: "2026-10-01", expire_countdown: "30" };
  const headRead = { name: "Teklif", pilotName: "A", key: "A", offerDate: "2026-11-01", validityDays: 30 };
  const noHead = { pilotName: null, name: null, validityDays: null };

  test("by seat tell what each seat costs", async () => {
    const passenger = answerOf(
      ["name", "Ayşe", "name"],
      ["address", "Moda", "address"],
      ["email", "a@b.test", "email"],
      ["phone_number", "532", "phone"],
      ["direct_distance", "12.5", "distance", 12.5],
      ["bridge_usage", "True", "usesBridge", true],
      ["avrasya_usage", 1, "usesAvrasya", true],
      ["toll_road_usage", true, "usesTollRoad"],
      ["base_price", 1, "basePrice"],
      ["distance_price", 2, "distancePrice"],
      ["costs", 3, "costs"],
      ["total_price", 6, "totalPrice"],
    );
    const offer = answerOf(
      ["offer_type", "Koltuk Bazlı", "kind", "seat", "seat"],
      ["working_hours", "08:30 - 18:00", "workingHours"],
      ["discounts.total_price_wo_discount", 10, "totals.withoutDiscount"],
      ["discounts.total_price_with_discount", 9, "totals.withDiscount"],
      ["discounts.total_price_with_extra_discount", 8, "totals.withEarlyPayment"],
      ["discounts.customer_discount", 7, "discounts.customerDiscount"],
      ["discounts.early_payment_discount", 6, "discounts.earlyPaymentDiscount"],
      ["prices.base_price", 1, "prices.base"],
      ["prices.direct_distance_price_per_km", 2, "prices.perKilometre"],
      ["prices.bridge_price", 3, "prices.bridge"],
      ["prices.avrasya_price", 4, "prices.avrasya"],
      ["prices.toll_road_price", 5, "prices.tollRoad"],
    );
    const data = { ...head, ...offer.sent, passengers: [passenger.sent, {}] };
    const { read, asked } = await ask({ results: [{ pilot_name: "A", data }, { data: {} }, {}] }, (http) =>
      fetchOffers(http, "seat"),
    );
    expect(asked).toEqual([{ call: "GET /api/demo/offers/" }]);
    const passengers = [
      { key: "0 Ayşe", ...passenger.read },
      { key: "1 ", ...passenger.nothing },
    ];
    expect(read).toEqual([
      { ...headRead, ...offer.read, passengers },
      { ...noHead, ...offer.nothing, key: "seat", offerDate: null, passengers: [] },
    ]);
  });

  const offerLine = answerOf(
    ["route_name", "Moda", "routeName"],
    ["direction", "evening", "direction"],
    ["route_distance", 9000, "distance"],
    ["passengers", 12, "passengers"],
    ["capacity", 16, "capacity"],
    ["price", "3250.50", "price", 3250.5],
  );

  test("by line tell what each line costs and how prices are adjusted", async () => {
    const offer = answerOf(
      ["customer_discount", 7, "discounts.customerDiscount"],
      ["early_payment_discount", 6, "discounts.earlyPaymentDiscount"],
      ["prices.total.without_discount", 10, "totals.withoutDiscount"],
      ["prices.total.with_discount", 9, "totals.withDiscount"],
      ["prices.total.with_early_payment", 8, "totals.withEarlyPayment"],
      ["gas_price_impact", 1, "escalation.gasPriceImpact"],
      ["gas_freeze_range", 2, "escalation.gasFreezeRange"],
      ["inflation_impact", 3, "escalation.inflationImpact"],
      ["inflation_type.name", "TÜFE", "escalation.inflationType"],
      ["inflation_period", 4, "escalation.inflationPeriod"],
      ["min_wage_impact", 5, "escalation.minWageImpact"],
      ["off_day_charges", "Yok", "escalation.offDayCharges"],
      ["offer_notes", "Not", "notes"],
    );
    const applied = { apply_customer_discount: "True", apply_early_payment_discount: true };
    const data = { ...head, ...applied, ...offer.sent, lines: [offerLine.sent, {}] };
    // Discounts that aren't applied are none.
    const discounts = { customer_discount: 7, early_payment_discount: 6 };
    const little = { data: { ...discounts, date_created: "2026-10-01", lines: "?", prices: "?" } };
    const { read, asked } = await ask({ results: [{ pilot_name: "A", data }, little] }, (http) =>
      fetchOffers(http, "line"),
    );
    expect(asked).toEqual([{ call: "GET /api/demo/line-based-offers/" }]);
    const lines = [
      { key: "0 Moda evening", ...offerLine.read },
      { key: "1  ", ...offerLine.nothing },
    ];
    expect(read).toEqual([
      { ...headRead, kind: "line", ...offer.read, lines },
      { ...noHead, kind: "line", key: "line", offerDate: "2026-10-01", ...offer.nothing, lines: [] },
    ]);
  });

  test.each([
    ["seat", "seat_based", "seat"],
    ["line", "KOLTUK bazlı", "seat"],
    ["seat", "Line based", "line"],
    ["seat", "hat bazlı", "line"],
    ["seat", "özel koltuk", "seat"],
    ["line", "özel koltuk", "line"],
    ["line", null, "line"],
  ] as const)("by %s with the word %s are by %s", async (call, offer_type, kind) => {
    const read = await readingOf([{ pilot_name: "A", data: { offer_type } }], (http) => fetchOffers(http, call));
    expect(read[0]).toMatchObject({ kind, name: "A", key: "A" });
  });

  test("each get a key of their own", async () => {
    const offers = (...pilots: string[]) => {
      const rows = pilots.map((pilot_name) => ({ pilot_name, data: {} }));
      return readingOf(rows, (http) => fetchOffers(http, "seat"));
    };
    const united = uniteOffers(await offers("A", "B", "A"), await offers("A", "A (2)"));
    expect(united.map(({ key }) => key)).toEqual(["A", "B", "A (2)", "A (3)", "A (2) (2)"]);
  });

  test("are read only for what an asker needs of them", async () => {
    const results = [{ pilot_name: "A", data: head }, { data: { date_created: "2026-10-01" } }, { pilot_name: "" }];
    const validity = await ask({ results }, (http) => fetchOfferValidities(http, "line"));
    expect(validity.asked).toEqual([{ call: "GET /api/demo/line-based-offers/" }]);
    expect(validity.read).toEqual([
      { offerDate: "2026-11-01", validityDays: 30 },
      { offerDate: "2026-10-01", validityDays: null },
    ]);
    const pilots = await ask({ results }, (http) => fetchDemoPilots(http, "seat"));
    expect(pilots.asked).toEqual([{ call: "GET /api/demo/offers/" }]);
    expect(pilots.read).toEqual(["A"]);
  });

  test.each(lineColumns)("have lines in the order of %s", async (column) => {
    const { read, asked } = await ask(
      { results: [{ route_name: "Moda", direction: "noon", price: "0.000000" }, {}], count: 40 },
      (http) => fetchOfferLines(http, { order: { column, isDescending: true }, page: 2, pageSize: 20 }),
    );
    const query = { page: "2", per_page: "20", order_by: column, reverse_order: "true" };
    expect(asked).toEqual([{ call: "GET /api/demo/line-based-offer-details/", query }]);
    expect(read.count).toBe(40);
    expect(read.rows.map(({ key, direction, price }) => [key, direction, price])).toEqual([
      ["0 Moda ", null, 0],
      ["1  ", null, null],
    ]);
    expect(read.rows.map(isPriced)).toEqual([false, true]);
  });

  test("have lines without a price value shown, with one of zero hidden, however it is written", () => {
    const priced = (price: number | null) =>
      isPriced({ key: "", routeName: null, direction: null, distance: null, passengers: null, capacity: null, price });
    expect([priced(null), priced(0.000001), priced(Number("0.000000"))]).toEqual([true, true, false]);
  });

  test("have all lines in batches, those that are alike too", async () => {
    const line = { route_name: "Moda", direction: "morning" };
    const { read, asked } = await ask([line, line], async (http) => {
      const found = [];
      for await (const { rows } of fetchAllOfferLines(http, { column: "price", isDescending: false }))
        found.push(...rows);
      return found;
    });
    const query = { page: "1", per_page: "100", order_by: "price", reverse_order: "false" };
    expect(asked[0]).toEqual({ call: "GET /api/demo/line-based-offer-details/", query });
    expect(read.map(({ key }) => key)).toEqual(["0 Moda morning", "1 Moda morning"]);
  });
});

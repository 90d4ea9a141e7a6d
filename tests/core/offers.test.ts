import { describe, expect, test } from "vitest";
import { fetchAllOfferLines, fetchOfferLines, isPriced } from "../../src/core/api/offer-lines.ts";
import { createSession } from "../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../helpers/environment.ts";
import { fetchAllOffers, rawLine, rawLineOffer, rawSeatOffer } from "../widgets/offer/sample-offers.ts";

function answering(seats: unknown, lines: unknown = []) {
  const environment = createTestEnvironment((request) => json(request.url.includes("line-based") ? lines : seats));
  return { http: createSession({ environment }).http, environment };
}

describe("the offers of a demo account", () => {
  test("a seat-based one, as documented", async () => {
    const { http, environment } = answering([rawSeatOffer()]);
    const [offer] = await fetchAllOffers(http);
    expect(environment.requests.map(({ url }) => new URL(url).pathname).toSorted()).toEqual([
      "/api/demo/line-based-offers/",
      "/api/demo/offers/",
    ]);
    expect(offer).toMatchObject({
      kind: "seat",
      key: "Kozyatağı Pilotu",
      pilotName: "Kozyatağı Pilotu",
      name: "Kadıköy – Maslak Koltuk Teklifi",
      offerDate: "2026-11-10",
      validityDays: 30,
      workingHours: "08:30 - 18:00",
      discounts: { customerDiscount: 7.25, earlyPaymentDiscount: 3 },
      totals: { withoutDiscount: 3807, withDiscount: 3530.99, withEarlyPayment: 3425.06 },
      prices: { base: 950, perKilometre: 42.5, bridge: 180, avrasya: 260, tollRoad: 120 },
    });
    expect(offer?.kind === "seat" && offer.passengers[0]).toEqual({
      key: "0 Şule Öz",
      name: "Şule Öz",
      address: "Caferağa Mah. No: 5, Kadıköy",
      email: "sule.oz@ornek.example",
      phone: "5321234567",
      distance: 18.2,
      usesBridge: true,
      usesAvrasya: false,
      usesTollRoad: false,
      basePrice: 950,
      distancePrice: 773.5,
      costs: 180,
      totalPrice: 1903.5,
    });
  });

  test("a line-based one; a discount that isn't applied is null", async () => {
    const [offer] = await fetchAllOffers(answering([], [rawLineOffer({ apply_early_payment_discount: "False" })]).http);
    expect(offer).toMatchObject({
      kind: "line",
      offerDate: "2026-11-10",
      discounts: { customerDiscount: 5, earlyPaymentDiscount: null },
      totals: { withoutDiscount: 6500, withDiscount: 6175, withEarlyPayment: 5989.75 },
      escalation: {
        gasPriceImpact: 35,
        gasFreezeRange: 5,
        inflationImpact: 40,
        inflationType: "TÜFE",
        inflationPeriod: 6,
        minWageImpact: 25,
        offDayCharges: "Hafta sonu 1,5 kat",
      },
      notes: "Fiyatlara KDV dâhil değildir.\nİkinci satır",
    });
    expect(offer?.kind === "line" && offer.lines.map(({ price }) => price)).toEqual([3250, 0, 3250]);
  });

  test("the kind is read from offer_type, and failing that from the call", async () => {
    const typed = (type: unknown) => ({ pilot_name: String(type), data: { offer_type: type } });
    const kinds = async (seats: unknown[], lines: unknown[]) =>
      (await fetchAllOffers(answering(seats, lines).http)).map(({ kind }) => kind);
    expect(await kinds(["line", "Hat Bazlı", "line_based", "seat", "?", null].map(typed), [])).toEqual([
      "line",
      "line",
      "line",
      "seat",
      "seat",
      "seat",
    ]);
    expect(await kinds([], ["Koltuk Bazlı", undefined].map(typed))).toEqual(["seat", "line"]);
  });

  test("one without anything in it is shown with nothing in it; one without data is dropped", async () => {
    const [seat, line, ...others] = await fetchAllOffers(
      answering([{ data: {} }, { pilot_name: "x" }, "yok"], { results: [{ pilot_name: "P", data: { prices: null } }] })
        .http,
    );
    expect(others).toEqual([]);
    expect(seat).toMatchObject({ key: "seat", name: null, passengers: [], totals: { withDiscount: null } });
    expect(line).toMatchObject({ key: "P", name: "P", lines: [], totals: { withDiscount: null } });
  });

  test("two offers for one pilot have keys of their own", async () => {
    const offers = await fetchAllOffers(answering([rawSeatOffer(), rawSeatOffer()], [rawLineOffer()]).http);
    expect(offers.map(({ key }) => key)).toEqual(["Kozyatağı Pilotu", "Kozyatağı Pilotu (2)", "Gebze Pilotu"]);
  });

  test("a moment's day is Istanbul's", async () => {
    const raw = rawSeatOffer({ offer_date: "2026-11-09T22:30:00Z" });
    expect((await fetchAllOffers(answering([raw]).http))[0]?.offerDate).toBe("2026-11-10");
  });
});

describe("the lines of an offer", () => {
  const order = { column: "price", isDescending: true } as const;

  test("are asked for by page and order, in the provider's words", async () => {
    const { http, environment } = answering(null, { results: [rawLine(), rawLine({ price: "0.000000" })], count: 34 });
    const { lines, count } = await fetchOfferLines(http, { order, page: 2, pageSize: 20 });
    const { pathname, search } = new URL(environment.requests[0]?.url ?? "");
    expect(pathname).toBe("/api/demo/line-based-offer-details/");
    expect(search).toBe("?page=2&per_page=20&order_by=price&reverse_order=true");
    expect(count).toBe(34);
    expect(lines.map(isPriced)).toEqual([true, false]);
    expect(lines[0]).toEqual({
      key: "0 Kadıköy – Maslak morning",
      routeName: "Kadıköy – Maslak",
      direction: "morning",
      distance: 24100,
      passengers: 14,
      capacity: 16,
      price: 3250,
    });
  });

  test("without a price value are shown, with one of zero hidden, however it is written", () => {
    const priced = (price: number | null) =>
      isPriced({ key: "", routeName: null, direction: null, distance: null, passengers: null, capacity: null, price });
    expect([priced(null), priced(0.000001), priced(Number("0.000000"))]).toEqual([true, true, false]);
  });

  test("all of them come page by page, and a provider that stops early is left", async () => {
    const rows = Array.from({ length: 230 }, (_, index) => rawLine({ route_name: `Hat ${index}` }));
    const environment = createTestEnvironment(({ url }) => {
      const { searchParams } = new URL(url);
      const [page, size] = [Number(searchParams.get("page")), Number(searchParams.get("per_page"))];
      return json({ results: rows.slice((page - 1) * size, page * size), count: 300 });
    });
    const { http } = createSession({ environment });
    const names: (string | null)[] = [];
    for await (const { rows: lines } of fetchAllOfferLines(http, order))
      names.push(...lines.map((line) => line.routeName));
    expect(names).toHaveLength(230);
    expect(names.at(-1)).toBe("Hat 229");
    expect(environment.requests).toHaveLength(4);
  });
});

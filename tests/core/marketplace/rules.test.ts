import { describe, expect, test } from "vitest";
import type { BilledPassenger } from "../../../src/core/api/billing-rows.ts";
import type { LineReservation } from "../../../src/core/api/marketplace-requests.ts";
import type { LineDetail } from "../../../src/core/api/marketplace-detail.ts";
import type { MarketplaceLine, MarketplaceSearch } from "../../../src/core/api/marketplace.ts";
import {
  cardFiguresOf,
  eveningOf,
  lineOrders,
  morningOf,
  sortLines,
} from "../../../src/core/marketplace/line/figures.ts";
import {
  discountPercent,
  freeSeats,
  hasDiscount,
  isFull,
  priceBarLimit,
  toPriceBar,
} from "../../../src/core/marketplace/price.ts";
import { countByCounty, requestOf, requestsElsewhere } from "../../../src/core/marketplace/requests.ts";
import { seatStatusOf, toReservationPeriod } from "../../../src/core/marketplace/line/reservation.ts";
import { findCost, toSaving } from "../../../src/core/marketplace/line/savings.ts";
import {
  emptyDraft,
  keepSearch,
  keptSearch,
  type SearchDraft,
  toDraft,
  toSearch,
} from "../../../src/core/marketplace/search-value.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const subject = { type: "passenger", passenger: { id: "9", name: "Zeynep Işık" } } as const;
const address = { type: "address", address: "Caferağa", location: { latitude: 41, longitude: 29 } } as const;

describe("the search button", () => {
  const draft = (change: Partial<SearchDraft>): SearchDraft => ({ ...emptyDraft, subject, ...change });
  const nameless = { type: "passenger", passenger: { id: "", name: "x" } } as const;

  test.each<[string, SearchDraft]>([
    ["without anything", emptyDraft],
    ["without a working type", draft({})],
    ["without a passenger or an address", draft({ subject: null, workType: "full-time" })],
    ["without a working type, whatever the days", draft({ daysMode: "not-defined" })],
    ["for a passenger without an id", draft({ subject: nameless, workType: "full-time" })],
    ["for an address of blanks", draft({ subject: { ...address, address: " " }, workType: "full-time" })],
    ["for hybrid without a days mode", draft({ workType: "hybrid", days: [1] })],
    ["for defined days without a day", draft({ workType: "hybrid", daysMode: "defined" })],
    ["for days of the weekend only", draft({ workType: "hybrid", daysMode: "defined", days: [6, 7] })],
  ])("is disabled %s", (_name, given) => {
    expect(toSearch(given)).toBeNull();
  });

  test("full-time asks for Monday to Friday, whatever was chosen before", () => {
    const search = toSearch(draft({ workType: "full-time", daysMode: "not-defined", days: [2] }));
    expect(search).toEqual({ subject, workType: "full-time", workDaysType: "defined", workDays: [1, 2, 3, 4, 5] });
  });

  test("hybrid asks for the chosen days, or for none", () => {
    const hybrid = { workType: "hybrid", days: [5, 1] } as const;
    expect(toSearch(draft({ ...hybrid, daysMode: "defined" }))).toMatchObject({ workDays: [1, 5] });
    expect(toSearch(draft({ ...hybrid, daysMode: "not-defined" }))).toMatchObject({
      workDaysType: "not-defined",
      workDays: [],
    });
    expect(toSearch(draft({ ...hybrid, subject: address, daysMode: "defined" }))?.subject).toBe(address);
  });

  test("a past search makes the draft that asks it again", () => {
    for (const given of [
      { subject, workType: "full-time", workDaysType: "defined", workDays: [1, 2, 3, 4, 5] },
      { subject: address, workType: "hybrid", workDaysType: "defined", workDays: [2, 4] },
      { subject, workType: "hybrid", workDaysType: "not-defined", workDays: [] },
    ] satisfies MarketplaceSearch[]) {
      expect(toSearch(toDraft(given))).toEqual(given);
    }
  });

  test("a draft has the days that the form offers, and none for full-time", () => {
    const search = { subject, workType: "hybrid", workDaysType: "defined", workDays: [2, 6] } as const;
    expect(toDraft(search)).toEqual({ subject, workType: "hybrid", daysMode: "defined", days: [2] });
    expect(toDraft({ ...search, workType: "full-time" })).toEqual({
      subject,
      workType: "full-time",
      daysMode: null,
      days: [],
    });
    expect(emptyDraft).toEqual({ subject: null, workType: null, daysMode: null, days: [] });
  });
});

describe("the marketplace search value of the session", () => {
  const search: MarketplaceSearch = { subject, workType: "hybrid", workDaysType: "defined", workDays: [2, 4] };
  const profile = { userName: "Elif Şahin", accountType: "company" } as unknown as Profile;

  function open(environment = createTestEnvironment(() => json({}))) {
    return { environment, session: createSession({ environment }) };
  }

  test("is kept with the session and gone with it", () => {
    const { environment, session } = open();
    expect(keptSearch(session)).toBeNull();
    session.open("token", profile);
    keepSearch(session, search);
    expect(keptSearch(session)).toEqual(search);
    // The page is loaded again.
    const again = open(environment).session;
    expect(keptSearch(again)).toEqual(search);
    again.signOut();
    expect(keptSearch(again)).toBeNull();
    expect(environment.browser.local.get("shuttle.session")).toBeNull();
  });

  test("is forgotten on demand, and doesn't outlive another person", () => {
    const { session } = open();
    session.open("token", profile);
    keepSearch(session, search);
    keepSearch(session, null);
    expect(keptSearch(session)).toBeNull();
    keepSearch(session, search);
    session.open("other token", profile);
    expect(keptSearch(session)).toBeNull();
  });

  test.each<MarketplaceSearch>([
    { ...search, subject: address },
    { ...search, subject: address, workType: "full-time", workDays: [1, 2, 3, 4, 5] },
    { ...search, workDaysType: "not-defined", workDays: [] },
  ])("comes back as it was: %o", (kept) => {
    const { session } = open();
    session.open("token", profile);
    keepSearch(session, kept);
    expect(keptSearch(session)).toEqual(kept);
  });

  test("is read as Monday to Friday where it is full-time", () => {
    const { session } = open();
    for (const days of [{ workDays: [2] }, { workDaysType: "not-defined", workDays: [] }]) {
      const text = JSON.stringify({ ...search, workType: "full-time", ...days });
      session.open("token", { ...profile, marketplaceSearch: text });
      expect(keptSearch(session)).toEqual({
        subject,
        workType: "full-time",
        workDaysType: "defined",
        workDays: [1, 2, 3, 4, 5],
      });
    }
  });

  test("is written only where it differs, and by nobody who isn't signed in", () => {
    const { session } = open();
    keepSearch(session, search);
    expect(session.$state.get().status).toBe("signed-out");
    expect(keptSearch(session)).toBeNull();
    session.open("token", profile);
    let changes = 0;
    const stop = session.$state.listen(() => (changes += 1));
    keepSearch(session, null);
    expect(changes).toBe(0);
    keepSearch(session, search);
    keepSearch(session, { ...search });
    expect(changes).toBe(1);
    keepSearch(session, { ...search, workDays: [2] });
    expect(changes).toBe(2);
    stop();
  });

  test.each([
    "{",
    "[]",
    '{"subject":{"type":"passenger"}}',
    JSON.stringify({ ...search, workDays: [] }),
    JSON.stringify({ ...search, workDaysType: "not-defined" }),
    JSON.stringify({ ...search, workDaysType: "some" }),
    JSON.stringify({ ...search, workType: "part-time" }),
    JSON.stringify({ ...search, subject: { ...subject, passenger: { name: "Zeynep Işık" } } }),
    JSON.stringify({ ...search, subject: { ...subject, passenger: { id: "9" } } }),
    JSON.stringify({ ...search, subject: { ...address, type: "place" } }),
    JSON.stringify({ ...search, subject: { ...address, address: null } }),
    JSON.stringify({ ...search, subject: { ...address, location: null } }),
  ])("that can't be read is none: %s", (text) => {
    const { session } = open();
    session.open("token", { ...profile, marketplaceSearch: text });
    expect(keptSearch(session)).toBeNull();
  });
});

const line = (change: Partial<MarketplaceLine>) =>
  ({
    id: "M-1",
    price: 1,
    duration: 1,
    walkToPickup: { duration: null, distance: 1 },
    walkFromDropoff: { duration: null, distance: 1 },
    ...change,
  }) as MarketplaceLine;
const walk = (there: number | null, back: number | null) => ({
  walkToPickup: { duration: null, distance: there },
  walkFromDropoff: { duration: null, distance: back },
});

describe("the order of lines", () => {
  const lines = [
    line({ id: "a", price: 300, duration: null, ...walk(100, 500) }),
    line({ id: "b", price: null, duration: 20, ...walk(200, 100) }),
    line({ id: "c", price: 100, duration: 30, ...walk(null, 1) }),
    line({ id: "d", price: 300, duration: 10, ...walk(150, 150) }),
  ];
  const ids = (order: Parameters<typeof sortLines>[1]) => sortLines(lines, order).map(({ id }) => id);

  test("is the provider's, or the smallest first; missing values come last and equal ones keep their order", () => {
    expect(ids("provider")).toEqual(["a", "b", "c", "d"]);
    expect(ids("price")).toEqual(["c", "a", "d", "b"]);
    expect(ids("duration")).toEqual(["d", "b", "c", "a"]);
    // Sorted by the walk from home to the pickup stop; the walk from the last stop to the office doesn't count.
    expect(ids("walking")).toEqual(["a", "d", "b", "c"]);
  });

  test("of those without a value is the provider's too, behind all others", () => {
    const priced = (...prices: readonly (number | null)[]) =>
      prices.map((price, index) => line({ id: String(index), price }));
    const sorted = (...prices: readonly (number | null)[]) => sortLines(priced(...prices), "price").map(({ id }) => id);
    expect(sorted(null, 3, null, -1, null, 0)).toEqual(["3", "5", "1", "0", "2", "4"]);
    expect(sorted(null, 3)).toEqual(["1", "0"]);
    expect(sorted(3, null)).toEqual(["0", "1"]);
    expect(lineOrders).toEqual(["provider", "price", "duration", "walking"]);
  });
});

describe("the figures of a direction", () => {
  const card = line({ duration: 3000, detourRatio: 12, ...walk(350, 150) });
  const own = { duration: 3420, detourRatio: 13, walkingDistance: 290 };
  const toDetail = (morning: object, evening: object = { ...own, walkingDistance: 310 }) =>
    ({ passenger: { morning, evening } }) as LineDetail;
  const nothing = { duration: null, detourRatio: null, walkingDistance: null, officeDistance: null };

  test("are the search's in the list", () => {
    expect(cardFiguresOf(card)).toEqual({ duration: 3000, detourRatio: 12, walkingDistance: 350, officeDistance: 150 });
    expect(cardFiguresOf(null)).toEqual(nothing);
  });

  test("are the passenger's own in the morning, and the search's where the detail has none", () => {
    expect(morningOf(card, toDetail(own))).toEqual({ ...own, officeDistance: 150 });
    expect(morningOf(card, toDetail({ ...own, duration: null })).duration).toBe(3000);
    expect(morningOf(card, toDetail({ ...own, detourRatio: 0, walkingDistance: null }))).toEqual({
      duration: 3420,
      detourRatio: 0,
      walkingDistance: 350,
      officeDistance: 150,
    });
    expect(morningOf(card, null)).toEqual(cardFiguresOf(card));
    expect(morningOf(null, toDetail(own))).toEqual({ ...own, officeDistance: null });
    expect(morningOf(null, null)).toEqual(nothing);
  });

  test("are the passenger's own in the evening", () => {
    expect(eveningOf(toDetail(own))).toEqual({ ...own, walkingDistance: 310, officeDistance: null });
    expect(eveningOf(null)).toEqual(nothing);
  });
});

describe("a price", () => {
  test.each([
    [3240, 4050, 20],
    [3240, 3240, null],
    [3240, 3000, null],
    [3240, null, null],
    [null, 4050, null],
    // A price of 0 is a known price.
    [0, 4050, 100],
    [-1, null, null],
  ])("of %s instead of %s has a discount of %s percent", (price, priceWithoutDiscount, percent) => {
    expect(hasDiscount({ price, priceWithoutDiscount })).toBe(percent !== null);
    expect(discountPercent({ price, priceWithoutDiscount })).toBe(percent);
  });

  test.each([
    [3000, 2000, 4000, 50],
    [4000, 2000, 4000, 100],
    [5000, 2000, 4000, 150],
    // Clamped between 0 and 200.
    [9000, 2000, 4000, 200],
    [1000, 2000, 4000, 0],
    // Without limits from the server the defaults are 2000 and 9000.
    [5500, null, null, 50],
    [3000, 1000, null, 25],
    // Equal, or the wrong way round: no division by zero.
    [3000, 3000, 3000, 100],
    [3000, 5000, 4000, 100],
    [null, 2000, 4000, null],
  ])("of %s between %s and %s stands on the bar at %s", (price, minPrice, maxPrice, percent) => {
    expect(toPriceBar({ price, priceWithoutDiscount: null }, { minPrice, maxPrice })).toEqual({
      min: minPrice ?? 2000,
      max: maxPrice ?? 9000,
      percent,
      percentWithoutDiscount: null,
    });
  });

  test.each([
    [3000, 3500, 75],
    [3000, 3020, 51],
    [3000, 3000, null],
    [3000, 2999, null],
    [null, 3500, null],
    [-1, null, null],
    [null, null, null],
    [3000, 9000, priceBarLimit],
  ])(
    "of %s before a discount of %s stands on the bar where it is the higher of two known ones: %s",
    (price, before, at) => {
      const { percentWithoutDiscount } = toPriceBar(
        { price, priceWithoutDiscount: before },
        { minPrice: 2000, maxPrice: 4000 },
      );
      expect(percentWithoutDiscount).toBe(at);
    },
  );
});

test.each([
  [16, 12, 4, false],
  [16, 15, 1, false],
  [16, 16, 1, true],
  [16, 20, 1, true],
  [null, 3, null, false],
  [0, null, null, false],
  [16, null, null, false],
  [null, null, null, false],
])(
  "a vehicle with %s seats and %s passengers has %s free, at least one where known",
  (capacity, passengerCount, free, full) => {
    expect(freeSeats({ capacity, passengerCount })).toBe(free);
    expect(isFull({ capacity, passengerCount })).toBe(full);
  },
);

test.each([
  ["2026-11-01", "2026-11", false],
  ["2026-11-23", "2026-11", false],
  ["2026-11-24", "2026-12", true],
  ["2026-12-31", "2027-01", true],
  ["2028-02-22", "2028-02", false],
])("a reservation on %s is for %s, the next month when fewer than seven days are left", (day, month, isNext) =>
  expect(toReservationPeriod(day)).toEqual({ month, isNext }),
);

test("open lines are counted by the district they set out from: the most first, equal ones in Turkish order", () => {
  const counties = ["Şişli", "Kadıköy", null, "Çatalca", "Kadıköy", "Silivri"];
  expect(countByCounty(counties.map((originCounty) => ({ originCounty })))).toEqual([
    { county: "Kadıköy", count: 2 },
    { county: "Çatalca", count: 1 },
    { county: "Silivri", count: 1 },
    { county: "Şişli", count: 1 },
  ]);
  expect(countByCounty([])).toEqual([]);
});

describe("savings", () => {
  const billed = (name: string | null, total: number | null) => ({ name, total }) as BilledPassenger;

  test("are against what the invoice has for the person, when it is only one", () => {
    const passengers = [billed("ZEYNEP IŞIK", 350_000), billed("Can Er", 1), billed("Can Er", 2), billed(null, 3)];
    expect(findCost(passengers, "Zeynep Işık")).toBe(350_000);
    expect(findCost(passengers, "Can Er")).toBeNull();
    expect(findCost(passengers, "Ali Kaya")).toBeNull();
    expect(toSaving(350_000, 3240)).toBe(26_000);
    expect(toSaving(300_000, 3240)).toBe(-24_000);
    expect(toSaving(null, 3240)).toBeNull();
    expect(toSaving(350_000, null)).toBeNull();
  });

  test("are unknown against a cost that the invoice leaves out, and known against one of nothing", () => {
    expect(findCost([billed("Can Er", null)], "Can Er")).toBeNull();
    expect(findCost([billed("Can Er", 0)], "can er")).toBe(0);
    expect(findCost([], "Can Er")).toBeNull();
    expect(toSaving(0, 0)).toBe(0);
    expect(toSaving(null, null)).toBeNull();
  });
});

describe("the request for a line", () => {
  const search = (of: MarketplaceSearch["subject"]) => ({
    search: { subject: of, workType: "full-time", workDaysType: "defined", workDays: [] } satisfies MarketplaceSearch,
  });
  const all = [
    { id: "1", lineId: "M-4", pastSearch: search(subject) },
    { id: "2", lineId: "M-4", pastSearch: search(address) },
    { id: "3", lineId: "M-5", pastSearch: { search: null } },
    { id: "4", lineId: "M-6", pastSearch: null },
  ] as unknown as readonly LineReservation[];

  test("is the one of the same passenger or address", () => {
    expect(requestOf(all, { ...subject, passenger: { id: "9", name: "Z. Işık" } }, "M-4")?.id).toBe("1");
    expect(requestOf(all, address, "M-4")?.id).toBe("2");
    expect(requestOf(all, { type: "passenger", passenger: { id: "10", name: "Can Er" } }, "M-4")).toBeNull();
    expect(requestOf(all, { ...address, address: "Moda" }, "M-4")).toBeNull();
    expect(requestOf(all, subject, "M-5")).toBeNull();
  });

  test("whose search isn't known is nobody's", () => {
    for (const lineId of ["M-5", "M-6"]) {
      expect(requestOf(all, subject, lineId)).toBeNull();
      expect(requestOf(all, address, lineId)).toBeNull();
    }
  });

  test("stands in the way of another line's while it isn't refused", () => {
    const standing = all.map((one) => ({ ...one, status: "created" as const }));
    const ids = (of: MarketplaceSearch["subject"], lineId: string, given: readonly LineReservation[] = standing) =>
      requestsElsewhere(given, of, lineId).map(({ id }) => id);
    expect(ids(subject, "M-1")).toEqual(["1"]);
    expect(ids(address, "M-1")).toEqual(["2"]);
    expect(ids(subject, "M-4")).toEqual([]);
    expect(ids({ ...address, address: "Moda" }, "M-1")).toEqual([]);
    for (const status of ["rejected", null] as const)
      expect(
        ids(
          subject,
          "M-1",
          standing.map((one) => ({ ...one, status })),
        ),
      ).toEqual([]);
  });

  test("makes its seat reserved unless it was refused or says nothing", () => {
    const request = { id: "1", isChanged: false, hasRequestInPeriod: true };
    expect(seatStatusOf(null)).toBe("free");
    expect(seatStatusOf({ ...request, status: null })).toBe("free");
    expect(seatStatusOf({ ...request, status: "rejected" })).toBe("rejected");
    expect(seatStatusOf({ ...request, status: "created" })).toBe("reserved");
    expect(seatStatusOf({ ...request, status: "other" })).toBe("reserved");
  });
});

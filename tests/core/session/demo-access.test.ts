import { describe, expect, test, vi } from "vitest";
import { fetchOfferValidities } from "../../../src/core/api/offer-kinds.ts";
import { areOffersExpired, daysLeft, loadDemoAccess, noteOffers } from "../../../src/core/session/demo-access.ts";
import { unnamedProfile } from "../../../src/core/session/profile.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const today = "2026-11-18";

describe("validity of an offer", () => {
  test.each([
    ["2026-11-10", 30, 22],
    ["2026-11-10", 8, 0],
    ["2026-11-10", 5, -3],
    ["2026-11-10T09:00:00+03:00", 30, 22],
    ["2026-11-09T22:30:00Z", 30, 22],
    ["2026-11-10", 30.9, 22],
    [null, 30, null],
    ["dün", 30, null],
    ["2026-11-10", null, null],
  ])("from %s for %s days leaves %s", async (offer_date, expire_countdown, left) => {
    const environment = createTestEnvironment(() => json([{ data: { offer_date, expire_countdown } }]));
    const [offer] = await fetchOfferValidities(createSession({ environment }).http, "seat");
    expect(offer && daysLeft(offer, today)).toBe(left);
  });

  test("zero days left are expired; one valid offer is enough; none is no expiry", () => {
    const expired = { offerDate: "2026-11-10", validityDays: 8 };
    const valid = { offerDate: "2026-11-10", validityDays: 9 };
    expect(areOffersExpired([expired], today)).toBe(true);
    expect(areOffersExpired([expired, valid], today)).toBe(false);
    expect(areOffersExpired([], today)).toBe(false);
    // The provider gave no date.
    expect(areOffersExpired([{ offerDate: null, validityDays: 30 }], today)).toBe(false);
  });
});

const items = {
  offer: true,
  airview: false,
  billing: false,
  past_trips: false,
  route_details: true,
  drivers: false,
  summary: "True",
};

describe("what a demo account may open", () => {
  const open = (accountType: Profile["accountType"]) => {
    const environment = createTestEnvironment((request) =>
      request.url.includes("menu-items")
        ? json(items)
        : json([
            { pilot_name: "x", data: { offer_date: "2026-10-01", date_created: "2026-10-01", expire_countdown: 30 } },
          ]),
    );
    const session = createSession({ environment });
    session.open("t1", {
      userName: "D",
      accountType,
      companyName: "Yelken & Öz",
      userType: "user",
      enabledMenuItems: null,
      isOfferExpired: false,
    } as unknown as Profile);
    return { session, environment };
  };

  test("is learned by its company's name and kept in the session", async () => {
    const { session, environment } = open("demo");
    await loadDemoAccess(session);
    expect(session.$state.get()).toMatchObject({
      profile: {
        enabledMenuItems: { offer: true, airview: false, routeDetails: true, summary: true },
        isOfferExpired: true,
      },
    });
    const menu = environment.requests.find(({ url }) => url.includes("menu-items"));
    expect(new URL(menu?.url ?? "").searchParams.get("company_name")).toBe("Yelken & Öz");
  });

  const offer = (validityDays: number) => ({
    pilot_name: "x",
    data: { offer_date: "2026-11-10", date_created: "2026-11-10", expire_countdown: validityDays },
  });
  const [valid, expired, failed] = [[offer(30)], [offer(5)], null];

  /** A demo session. A list of null makes its call fail. */
  function openWith(seats: readonly object[] | null, lines: readonly object[] | null | Promise<never>) {
    const environment = createTestEnvironment(async ({ url }) => {
      if (url.includes("menu-items")) return json(items);
      const list = await (url.includes("line-based") ? lines : seats);
      return list === null ? json({}, 500) : json(list);
    });
    environment.time = Date.parse("2026-11-18T09:00:00Z");
    const session = createSession({ environment });
    session.open("t1", { ...unnamedProfile, accountType: "demo" });
    const profile = () => {
      const state = session.$state.get();
      return state.status === "signed-in" ? state.profile : null;
    };
    return { session, profile };
  }

  test.each([
    ["a valid offer and a list that failed", valid, failed, false],
    ["a list that failed and a valid offer", failed, valid, false],
    ["an expired offer and a valid one", expired, valid, false],
    ["expired offers of both kinds", expired, expired, true],
    ["no offer at all", [], [], false],
  ])("%s decide", async (_, seats, lines, isOfferExpired) => {
    const { session, profile } = openWith(seats, lines);
    await loadDemoAccess(session);
    expect(profile()).toMatchObject({ isOfferExpired, enabledMenuItems: { offer: true } });
  });

  test("a valid offer decides before the other list has answered", async () => {
    const { session, profile } = openWith(valid, new Promise<never>(() => undefined));
    await loadDemoAccess(session);
    expect(profile()?.isOfferExpired).toBe(false);
  });

  test.each([
    ["two lists that failed", failed, failed],
    ["an expired offer and a list that failed", expired, failed],
    ["no offer and a list that failed", [], failed],
  ])("%s leave open whether the account's offers hold, and its modules are known", async (_, seats, lines) => {
    const { session, profile } = openWith(seats, lines);
    await expect(loadDemoAccess(session)).rejects.toMatchObject({ status: 500 });
    expect(profile()).toMatchObject({ isOfferExpired: null });
    await vi.waitFor(() => expect(profile()?.enabledMenuItems).toMatchObject({ offer: true }));
  });

  test("what was known before stays when it can't be learned again", async () => {
    const { session, profile } = openWith(failed, failed);
    session.updateProfile({ isOfferExpired: true });
    await expect(loadDemoAccess(session)).rejects.toThrow();
    expect(profile()?.isOfferExpired).toBe(true);
  });

  test("of one kind only a valid offer is noted: expired ones say nothing of the other kind", () => {
    const { session, profile } = openWith(valid, valid);
    noteOffers(session, [{ offerDate: "2026-11-10", validityDays: 5 }], { isComplete: false });
    expect(profile()?.isOfferExpired).toBeNull();
    noteOffers(session, [{ offerDate: "2026-11-10", validityDays: 30 }], { isComplete: false });
    expect(profile()?.isOfferExpired).toBe(false);
  });

  test("the flag follows later answers, by the day in Istanbul", () => {
    const { session, environment } = open("demo");
    const isExpired = () => {
      const state = session.$state.get();
      return state.status === "signed-in" && state.profile.isOfferExpired;
    };
    const ending = { offerDate: "2026-11-10", validityDays: 9 };
    // One minute before midnight in Istanbul, then midnight; in London and New York it is still the 18th.
    environment.time = Date.parse("2026-11-18T20:59:00Z");
    noteOffers(session, [ending]);
    expect(isExpired()).toBe(false);
    environment.time = Date.parse("2026-11-18T21:00:00Z");
    noteOffers(session, [ending]);
    expect(isExpired()).toBe(true);
    noteOffers(session, [ending, { offerDate: "2026-11-10", validityDays: 10 }]);
    expect(isExpired()).toBe(false);
  });

  test("a company account's flag is left alone", () => {
    const { session } = open("company");
    noteOffers(session, [{ offerDate: "2026-01-10", validityDays: 1 }]);
    expect(session.$state.get()).toMatchObject({ profile: { isOfferExpired: false } });
  });

  test("is not asked for company accounts", async () => {
    const { session, environment } = open("company");
    await loadDemoAccess(session);
    expect(environment.requests).toHaveLength(0);
  });
});

import { describe, expect, test } from "vitest";
import { areOffersExpired, daysLeft, loadDemoAccess, noteOffers } from "../../src/core/demo-access.ts";
import { createSession, type Profile } from "../../src/core/session.ts";
import { createTestEnvironment, json } from "../helpers/environment.ts";

const today = "2026-11-18";

describe("validity of an offer (specification 3 §4, decision 31)", () => {
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
  ])("from %s for %s days leaves %s", (offerDate, validityDays, left) =>
    expect(daysLeft({ offerDate, validityDays }, today)).toBe(left),
  );

  test("zero days left are expired; one valid offer is enough; none is no expiry", () => {
    const expired = { offerDate: "2026-11-10", validityDays: 8 };
    const valid = { offerDate: "2026-11-10", validityDays: 9 };
    expect(areOffersExpired([expired], today)).toBe(true);
    expect(areOffersExpired([expired, valid], today)).toBe(false);
    expect(areOffersExpired([], today)).toBe(false);
    // The provider didn't say.
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
      profile: { enabledMenuItems: { offer: true, airview: false, summary: true }, isOfferExpired: true },
    });
    const menu = environment.requests.find(({ url }) => url.includes("menu-items"));
    expect(new URL(menu?.url ?? "").searchParams.get("company_name")).toBe("Yelken & Öz");
  });

  test("the flag follows what is learned later, by the day in Istanbul", () => {
    const { session, environment } = open("demo");
    const isExpired = () => {
      const state = session.$state.get();
      return state.status === "signed-in" && state.profile.isOfferExpired;
    };
    const ending = { offerDate: "2026-11-10", validityDays: 9 };
    // Still the 18th in London and New York, the 19th in Istanbul.
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

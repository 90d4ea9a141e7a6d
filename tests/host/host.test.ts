import { atom } from "nanostores";
import { describe, expect, test, vi } from "vitest";
import { type Location, parseLocation, toAddressOf } from "../../src/core/portal/addresses.ts";
import { createSession, type Profile } from "../../src/core/session/session.ts";
import { createGuard } from "../../src/host/guard.ts";
import type { Router } from "../../src/host/router.ts";
import { currentOf, toMenu } from "../../src/host/shell/menu.ts";
import { createTestBrowser, createTestEnvironment, json } from "../helpers/environment.ts";
import { admin } from "../helpers/profile.ts";

const demo: Profile = { ...admin, accountType: "demo", isOfferExpired: null };
const flags = {
  offer: true,
  airview: true,
  billing: false,
  pastTrips: false,
  routeDetails: false,
  drivers: false,
  summary: true,
};
/** As the provider names them. */
const rawFlags = { ...flags, past_trips: flags.pastTrips, route_details: flags.routeDetails };

interface TestRouter extends Router {
  readonly history: string[];
}

function createTestRouter(address: string): TestRouter {
  const $location = atom<Location>(parseLocation(address) ?? { name: "not-found", params: {}, query: "" });
  const history: string[] = [];
  return {
    history,
    $location,
    $visit: atom({ number: 0, scroll: 0 }),
    isEmbedded: false,
    hasFrameSearch: false,
    open(location) {
      history.push(toAddressOf(location));
      $location.set(location);
    },
    setQuery: () => undefined,
    destroy: () => undefined,
  };
}

function setUp(
  address: string,
  {
    billing = () => json({ enabled: true }),
    access = () => json(rawFlags),
    offers = (_kind: "seat" | "line") => json([]),
  } = {},
) {
  const browser = createTestBrowser();
  const environment = createTestEnvironment((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/is-billing-enabled/")) return billing();
    if (pathname === "/api/demo/get-enabled-menu-items/") return access();
    if (pathname === "/api/demo/offers/") return offers("seat");
    if (pathname === "/api/demo/line-based-offers/") return offers("line");
    return json({ results: [] });
  }, browser);
  const session = createSession({ environment });
  const router = createTestRouter(address);
  const guard = createGuard(session, router);
  const here = () => toAddressOf(router.$location.get());
  return { session, router, guard, here, environment, browser };
}

describe("the guard of the page", () => {
  test("leads a stranger to the sign-in and, signed in, back to where they wanted to go", () => {
    const { session, guard, here } = setUp("/past-trips?page=2");
    expect(here()).toBe("/?redirect=%2Fpast-trips%3Fpage%3D2");
    expect(guard.$view.get().kind).toBe("sign-in");
    session.open("t1", admin);
    expect(here()).toBe("/past-trips?page=2");
    expect(guard.$view.get().kind).toBe("place");
  });

  test("signing out leads to the bare sign-in", () => {
    const { session, here } = setUp("/past-trips");
    session.open("t1", admin);
    session.signOut();
    expect(here()).toBe("/");
  });

  test("signing out on a page that is open to all leads to the sign-in too, and a 401 leads back to it", async () => {
    let isExpired = true;
    const { session, here } = setUp("/erisilebilirlik", {
      billing: () => (isExpired ? json({ detail: "no" }, 401) : json({ enabled: true })),
    });
    expect(here()).toBe("/erisilebilirlik");
    session.open("t1", admin);
    await vi.waitFor(() => expect(here()).toBe("/?redirect=%2Ferisilebilirlik"));
    isExpired = false;
    session.open("t2", admin);
    await vi.waitFor(() => expect(here()).toBe("/erisilebilirlik"));
    session.signOut();
    await vi.waitFor(() => expect(here()).toBe("/"));
  });

  test("signing out in another tab does so too", () => {
    const { session, browser, here } = setUp("/past-trips");
    session.open("t1", admin);
    browser.local.remove("shuttle.session");
    for (const tab of browser.tabs) tab("shuttle.session");
    expect(session.$state.get()).toEqual({ status: "signed-out", reason: "other-tab" });
    expect(here()).toBe("/");
  });

  test("leads back after a 401 and a new sign-in", async () => {
    const { session, here } = setUp("/past-trips?page=3", { billing: () => json({ detail: "no" }, 401) });
    session.open("t1", admin);
    await vi.waitFor(() => expect(session.$state.get()).toEqual({ status: "signed-out", reason: "expired" }));
    await vi.waitFor(() => expect(here()).toBe("/?redirect=%2Fpast-trips%3Fpage%3D3"));
    session.open("t2", admin);
    await vi.waitFor(() => expect(here()).toBe("/past-trips?page=3"));
  });

  test.each(["/billing", "/month-report"])(
    "%s waits for billing's answer, then opens or leads to the notice",
    async (path) => {
      const open = setUp(path);
      open.session.open("t1", admin);
      expect(open.guard.$view.get().kind).toBe("wait");
      await vi.waitFor(() => expect(open.guard.$view.get().kind).toBe("place"));
      expect(open.here()).toBe(path);
      const closed = setUp(path, { billing: () => json({ enabled: false }) });
      closed.session.open("t1", admin);
      await vi.waitFor(() => expect(closed.here()).toBe("/deactive?type=billing-module"));
    },
  );

  test.each([
    ["billing", "/billing", admin],
    ["a demo account's modules", "/airview", demo],
  ])("%s that can't be asked for says so, and a retry helps", async (_what, path, profile) => {
    let status = 500;
    const { session, guard, here } = setUp(path, {
      billing: () => json({ enabled: true }, status),
      access: () => json(rawFlags, status),
    });
    session.open("t1", profile);
    await vi.waitFor(() => expect(guard.$view.get().kind).toBe("failed"));
    status = 200;
    guard.retry();
    await vi.waitFor(() => expect(guard.$view.get().kind).toBe("place"));
    expect(here()).toBe(path);
  });

  test("a demo account waits until its modules are known, then lands on the first", async () => {
    const { session, guard, here } = setUp("/");
    session.open("t1", demo);
    expect(here()).toBe("/dashboard");
    expect(guard.$view.get().kind).toBe("wait");
    await vi.waitFor(() => expect(here()).toBe("/offer"));
    expect(guard.$view.get().kind).toBe("place");
  });

  const validOffer = [{ data: { offer_date: "2026-11-10", date_created: "2026-11-10", expire_countdown: 10_000 } }];
  test.each(["/offer", "/airview", "/personnel"])(
    "a demo account with a valid offer opens %s though the other list of offers fails",
    async (address) => {
      for (const broken of ["seat", "line"]) {
        const { session, guard, here } = setUp(address, {
          offers: (kind) => (kind === broken ? json({}, 500) : json(validOffer)),
        });
        session.open("t1", demo);
        await vi.waitFor(() => expect(guard.$view.get().kind).toBe("place"));
        expect(here()).toBe(address);
        guard.destroy();
      }
    },
  );

  test("a demo account of whose offers nothing is known opens /offer, where they can be asked for again, and waits elsewhere", async () => {
    let status = 500;
    const offers = () => (status === 200 ? json(validOffer) : json({}, status));
    const here = setUp("/offer", { offers });
    here.session.open("t1", demo);
    await vi.waitFor(() => expect(here.guard.$view.get().kind).toBe("place"));
    const { session, guard } = setUp("/airview", { offers });
    session.open("t1", demo);
    await vi.waitFor(() => expect(guard.$view.get().kind).toBe("failed"));
    status = 200;
    guard.retry();
    await vi.waitFor(() => expect(guard.$view.get().kind).toBe("place"));
  });

  test("shows nothing at /health", () => {
    const { guard, router, environment } = setUp("/?redirect=/health");
    expect(guard.$view.get().kind).toBe("blank");
    expect(router.history).toEqual([]);
    expect(environment.requests).toEqual([]);
  });
});

const labels = (profile: Profile, isBillingEnabled: boolean) =>
  toMenu(profile, { isBillingEnabled }).map(({ label }) => label);
const locks = (profile: Profile) => toMenu(profile, { isBillingEnabled: true }).map(({ label, lock }) => [label, lock]);

describe("the menu", () => {
  test("has the provider's entries in its order", () => {
    const given = [
      "Genel Bakış",
      "Çalışanlar",
      "Rezervasyonlar",
      "Geçmiş Seferler",
      "Rotalar",
      "Kuş Bakışı",
      "Planlama",
      "Sürücüler ve Araçlar",
      "Fatura Bilgileri",
      "Ay Sonu",
      "Marketplace",
      "Dosyalar",
      "Çalışan Talepleri",
    ];
    expect(labels(admin, true).filter((label) => given.includes(label))).toEqual(given);
  });

  test("leaves out billing and documents without their flags", () => {
    const shown = labels({ ...admin, isDocumentsEnabled: false }, false);
    expect(shown).not.toContain("Fatura Bilgileri");
    expect(shown).not.toContain("Ay Sonu");
    expect(shown).not.toContain("Dosyalar");
    expect(shown).toHaveLength(labels(admin, true).length - 3);
  });

  test("leaves out Planlama for a company that is known to have no routes", () => {
    const has = (routeCount: number | null) =>
      toMenu(admin, { isBillingEnabled: true, routeCount }).some(({ name }) => name === "planner");
    expect([has(null), has(74), has(0)]).toEqual([true, true, false]);
  });

  test("shows how many documents and requests wait, and no badge for none or an unknown number", () => {
    const waitingOf = (pendingDocuments: number | null, openTickets: number | null) =>
      toMenu(admin, { isBillingEnabled: true, pendingDocuments, openTickets }).flatMap(({ name, waiting }) =>
        waiting ? [[name, waiting.count]] : [],
      );
    expect(waitingOf(88, 7)).toEqual([
      ["drivers", 88],
      ["passenger-tickets", 7],
    ]);
    expect(waitingOf(0, 0)).toEqual([]);
    expect(waitingOf(null, null)).toEqual([]);
  });

  test("leads to the marketplace with its flag", () => {
    const entry = toMenu(admin, { isBillingEnabled: true }).find(({ name }) => name === "marketplace");
    expect(entry?.query).toBe("enabled=true");
  });

  test("shows a demo account what can't be opened and why", () => {
    expect(locks({ ...demo, enabledMenuItems: flags, isOfferExpired: false })).toEqual([
      ["Teklifimiz", undefined],
      ["Kuş Bakışı", undefined],
      ["Rotalar", "closed"],
      ["Çalışan Deneyimi", undefined],
    ]);
    expect(locks({ ...demo, enabledMenuItems: flags })).toEqual([
      ["Teklifimiz", undefined],
      ["Kuş Bakışı", "pending"],
      ["Rotalar", "closed"],
      ["Çalışan Deneyimi", "pending"],
    ]);
    expect(locks({ ...demo, enabledMenuItems: flags, isOfferExpired: true })).toEqual([
      ["Teklifimiz", undefined],
      ["Kuş Bakışı", "expired"],
      ["Rotalar", "closed"],
      ["Çalışan Deneyimi", "expired"],
    ]);
    expect(locks(demo).every(([, lock]) => lock === "pending")).toBe(true);
  });

  test("marks the branch of a page without an entry of its own", () => {
    const [, , , pastTrips] = toMenu(admin, { isBillingEnabled: true });
    expect(pastTrips && currentOf(pastTrips, "past-trips")).toBe("page");
    expect(pastTrips && currentOf(pastTrips, "past-route-details")).toBe("true");
    expect(pastTrips && currentOf(pastTrips, "overview")).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import type { EnabledMenuItems } from "../../../src/core/api/account.ts";
import { decide, isHealth, landingOf, titleOf } from "../../../src/core/portal/access.ts";
import {
  type Location,
  parseLocation,
  parseRedirect,
  type PlaceName,
  places,
  toAddressOf,
  toPath,
} from "../../../src/core/portal/addresses.ts";
import type { Profile } from "../../../src/core/session/session.ts";
import { admin } from "../../helpers/profile.ts";

const user: Profile = { ...admin, userType: "user" };

const closed: EnabledMenuItems = {
  offer: false,
  airview: false,
  billing: false,
  pastTrips: false,
  routeDetails: false,
  drivers: false,
  summary: false,
};
function demo(open: Partial<EnabledMenuItems> | null, isOfferExpired = false): Profile {
  return {
    ...user,
    accountType: "demo",
    enabledMenuItems: open === null ? null : { ...closed, ...open },
    isOfferExpired,
  };
}

function at(address: string): Location {
  const location = parseLocation(address);
  if (!location) throw new Error(`No place at ${address}`);
  return location;
}

/** What the guard makes of an address: "show", "wait", or the address it leads to. */
function guide(address: string, profile: Profile | null): string {
  const decision = decide(at(address), profile);
  return decision.kind === "go" ? toAddressOf(decision.to) : decision.kind;
}

describe("addresses", () => {
  // Every place of the portal, with the children of /drivers.
  test.each<[string, PlaceName, Record<string, string>]>([
    ["/", "sign-in", {}],
    ["/dashboard", "dashboard", {}],
    ["/overview", "overview", {}],
    ["/personnel", "personnel", {}],
    ["/booking", "booking", {}],
    ["/past-trips", "past-trips", {}],
    ["/past-route-details/R-17", "past-route-details", { id: "R-17" }],
    ["/route-details-home", "route-details-home", {}],
    ["/route-details/R-17", "route-details", { id: "R-17" }],
    ["/offer-route-details/9", "offer-route-details", { id: "9" }],
    ["/billing", "billing-module", {}],
    ["/month-report", "month-report", {}],
    ["/marketplace", "marketplace", {}],
    ["/documents", "documents", {}],
    ["/airview", "airview-module", {}],
    ["/planner", "planner", {}],
    ["/drivers", "drivers-home", {}],
    ["/drivers/list", "drivers", {}],
    ["/drivers/documents", "driver-documents", {}],
    ["/drivers/318", "driver-details", { id: "318" }],
    ["/offer", "offer-module", {}],
    ["/deactive", "deactive", {}],
    ["/offer-expire", "offer-expire", {}],
    ["/passenger-tickets", "passenger-tickets", {}],
    ["/404", "not-found", {}],
    ["/health", "health", {}],
  ])("%s is the place %s, there and back", (path, name, params) => {
    expect(parseLocation(path)).toEqual({ name, params, query: "" });
    expect(toAddressOf(at(path))).toBe(path);
    expect(parseLocation(`${path}?a=1&a=2`)).toEqual({ name, params, query: "a=1&a=2" });
  });

  test("all places have one", () => {
    for (const name of Object.keys(places) as PlaceName[]) {
      const path = toPath(name, { id: "x" } as never);
      expect(parseLocation(path)?.name, path).toBe(name);
    }
  });

  test.each(["Kadıköy – Maslak", "a/b", "50%", "ş?x=1#y", "İ", "%E0%A4%A", " ", "+", "😀"])(
    "a parameter %j survives the way through the address",
    (id) => {
      const path = toPath("route-details", { id });
      expect(path.split("/")).toHaveLength(3);
      expect(parseLocation(path)).toEqual({ name: "route-details", params: { id }, query: "" });
    },
  );

  test.each(["page=2&search=ay", "cf=a&cf=b", "search=%C3%A7+%26", "x=%E0%A4%A", "a=b?c"])(
    "the query %j is passed on untouched",
    (query) => {
      expect(at(`/personnel?${query}`).query).toBe(query);
      expect(toAddressOf(at(`/personnel?${query}`))).toBe(`/personnel?${query}`);
    },
  );

  test.each([
    "/nope",
    "/OVERVIEW",
    "/overview/x",
    "/route-details",
    "/route-details/",
    "/route-details/%E0%A4%A",
    "/route-details/%",
    "/route-details/..",
    "/route-details/%2e%2E",
    "/drivers/.",
    "//overview",
    "/overview//",
    "\\overview",
    "overview",
    "",
    "/over\tview",
  ])("%j is no place, and nothing throws", (address) => {
    expect(parseLocation(address)).toBeNull();
  });

  test("a slash at the end and a fragment change nothing", () => {
    expect(at("/overview/")).toEqual(at("/overview"));
    expect(at("/overview?a=1#top")).toEqual(at("/overview?a=1"));
  });
});

describe("the redirect of the sign-in", () => {
  test.each([
    ["//evil.com"],
    ["///evil.com"],
    ["/\\evil.com"],
    ["\\\\evil.com"],
    ["/..//evil.com"],
    ["/overview/..//evil.com"],
    ["/%2e%2e//evil.com"],
    ["/%09/evil.com"],
    ["/\t/evil.com"],
    ["/\n/evil.com"],
    ["\t//evil.com"],
    [" //evil.com"],
    ["https://evil.com"],
    ["https:evil.com"],
    ["HTTPS://evil.com/overview"],
    ["http://localhost/overview"],
    ["javascript:alert(1)"],
    ["java\nscript:alert(1)"],
    ["data:text/html,x"],
    ["/unknown"],
    ["/unknown?x=/overview"],
    ["/overview\\..\\evil"],
    ["/@evil.com"],
    ["/route-details/%E0%A4%A"],
    ["overview"],
    ["?redirect=/overview"],
    ["/"],
    ["/?redirect=//evil.com"],
    [""],
    [null],
    [undefined],
  ])("%j leads nowhere", (redirect) => {
    expect(parseRedirect(redirect)).toBeNull();
    const query = new URLSearchParams({ redirect: redirect ?? "" }).toString();
    expect(guide(`/?${query}`, admin)).toBe("/dashboard");
  });

  test.each([
    ["/overview", "/overview"],
    ["/overview?x=1", "/overview?x=1"],
    ["/overview?next=//evil.com", "/overview?next=//evil.com"],
    ["/route-details/R-17?direction=evening", "/route-details/R-17?direction=evening"],
    ["/route-details/\\evil.com", "/route-details/%5Cevil.com"],
    ["/drivers/%2F%2Fevil.com", "/drivers/%2F%2Fevil.com"],
    ["/overview#//evil.com", "/overview"],
    ["/health", "/health"],
  ])("%j leads to %j, on this origin", (redirect, address) => {
    const location = parseRedirect(redirect);
    expect(location && toAddressOf(location)).toBe(address);
    expect(new URL(address, "https://portal.test").origin).toBe("https://portal.test");
  });

  test("brings a person to where they wanted to go, query and all", () => {
    const address = guide("/route-details/R%2017?cf=a&cf=b", null);
    expect(address.startsWith("/?redirect=")).toBe(true);
    expect(guide(address, admin)).toBe("/route-details/R%2017?cf=a&cf=b");
  });
});

describe("the guard", () => {
  test("shows the sign-in to a stranger, and leads every other place to it", () => {
    expect(guide("/", null)).toBe("show");
    for (const name of Object.keys(places) as PlaceName[]) {
      const path = toPath(name, { id: "x" } as never);
      const isPublic = places[name].isPublic === true;
      expect(guide(path, null), path).toBe(isPublic ? "show" : `/?${new URLSearchParams({ redirect: path })}`);
    }
  });

  test.each([null, admin, demo({}), demo(null)])("shows /health and /404 to anybody", (profile) => {
    expect(guide("/health", profile)).toBe("show");
    expect(guide("/404", profile)).toBe("show");
  });

  test("/health stands at the sign-in whose redirect is /health, too", () => {
    expect(isHealth(at("/health"))).toBe(true);
    expect(isHealth(at("/?redirect=/health"))).toBe(true);
    expect(isHealth(at("/?redirect=%2Fhealth%3Fx%3D1"))).toBe(true);
    expect(isHealth(at("/?redirect=//health"))).toBe(false);
    expect(isHealth(at("/?redirect=/overview"))).toBe(false);
    expect(isHealth(at("/overview?redirect=/health"))).toBe(false);
  });

  test.each([admin, user])("lets a company account into everything that is no matter of a flag", (profile) => {
    const offers: PlaceName[] = ["offer-module", "offer-route-details", "offer-expire"];
    const elsewhere = new Set<PlaceName>(["sign-in", "dashboard", "drivers-home", "marketplace", ...offers]);
    for (const name of Object.keys(places) as PlaceName[]) {
      const path = toPath(name, { id: "x" } as never);
      if (!elsewhere.has(name)) expect(guide(path, profile), path).toBe("show");
    }
    expect(guide("/", profile)).toBe("/dashboard");
    expect(guide("/dashboard", profile)).toBe("/overview");
    expect(guide("/drivers?page=2", profile)).toBe("/drivers/list?page=2");
  });

  test.each<[Partial<EnabledMenuItems>, string]>([
    [{ offer: true, airview: true }, "/offer"],
    [{ airview: true, routeDetails: true }, "/airview"],
    [{ routeDetails: true, summary: true }, "/route-details-home"],
    [{ summary: true }, "/personnel"],
    [{ billing: true, drivers: true }, "/offer"],
    [{}, "/offer"],
  ])("a demo account with %j lands on %s", (open, path) => {
    expect(guide("/dashboard", demo(open))).toBe(path);
    expect(toPath(landingOf(demo(open)))).toBe(path);
  });

  test.each<[keyof EnabledMenuItems, readonly string[]]>([
    ["offer", ["/offer"]],
    ["airview", ["/airview"]],
    ["routeDetails", ["/route-details-home", "/offer-route-details/1"]],
    ["summary", ["/personnel"]],
  ])("the flag %s opens its places to a demo account and no other", (flag, paths) => {
    for (const path of paths) {
      const { name } = at(path);
      expect(guide(path, demo({ [flag]: true })), path).toBe("show");
      expect(guide(path, demo({})), path).toBe(`/deactive?type=${name}`);
      const others = Object.fromEntries(Object.keys(closed).map((key) => [key, key !== flag]));
      expect(guide(path, demo(others)), path).toBe(`/deactive?type=${name}`);
    }
  });

  test("what only a company's calls could fill stays closed to a demo account, whatever its flags say", () => {
    const all = Object.fromEntries(Object.keys(closed).map((key) => [key, true]));
    const paths = "/billing /past-trips /past-route-details/1 /drivers/list /drivers/documents /drivers/1".split(" ");
    for (const path of paths) expect(guide(path, demo(all)), path).toBe(`/deactive?type=${at(path).name}`);
    expect(guide("/billing", demo(all, true))).toBe("/offer-expire");
  });

  test("keeps a demo account out of what demo accounts have not", () => {
    const all = Object.fromEntries(Object.keys(closed).map((key) => [key, true]));
    for (const path of ["/overview", "/booking", "/marketplace?enabled=true", "/documents", "/passenger-tickets"]) {
      expect(guide(path, demo(all)), path).toBe(`/deactive?type=${at(path).name}`);
    }
    expect(guide("/deactive?type=booking", demo({}))).toBe("show");
    expect(guide("/offer-expire", demo({}))).toBe("show");
  });

  const routes = demo({ routeDetails: true });
  const late = demo({ offer: true, airview: true }, true);
  test.each<[string, string, Profile, string]>([
    ["leads a company from what only demo accounts have", "/offer", admin, "/overview"],
    ["leads a company from what only demo accounts have", "/offer-route-details/623", user, "/overview"],
    ["leads a company from what only demo accounts have", "/offer-expire", admin, "/overview"],
    ["opens the marketplace with enabled=true only", "/marketplace", admin, "/overview"],
    ["opens the marketplace with enabled=true only", "/marketplace?enabled=TRUE", admin, "/overview"],
    ["opens the marketplace with enabled=true only", "/marketplace?enabled=true&x=1", admin, "show"],
    ["leads a demo account to its planned route", "/route-details/17?a=1", routes, "/offer-route-details/17?a=1"],
    ["leads a demo account from a company's route", "/route-details/R-17", routes, "/route-details-home"],
    ["closes a route without its flag", "/route-details/17", demo({}), "/deactive?type=route-details"],
    ["says that an offer has expired", "/route-details/17", demo({ routeDetails: true }, true), "/offer-expire"],
    ["says that an offer has expired", "/airview", late, "/offer-expire"],
    ["says that an offer has expired", "/personnel", late, "/offer-expire"],
    ["shows an expired offer itself", "/offer", late, "show"],
    ["shows an expired offer's notice", "/offer-expire", late, "show"],
    ["closes an expired offer without its flag", "/offer", demo({}, true), "/deactive?type=offer-module"],
    ["waits until a demo account's modules are known", "/dashboard", demo(null), "wait"],
    ["waits until a demo account's modules are known", "/airview", demo(null), "wait"],
    ["waits for nothing at the sign-in", "/", demo(null), "/dashboard"],
    ["waits for nothing at a notice", "/deactive", demo(null), "show"],
  ])("%s: %s", (_what, address, profile, where) => expect(guide(address, profile)).toBe(where));

  test("never goes round in circles", () => {
    const profiles = [null, admin, demo({}), demo({ offer: true }), demo({}, true), demo({ airview: true }, true)];
    for (const profile of profiles) {
      for (const name of Object.keys(places) as PlaceName[]) {
        let location: Location = at(toPath(name, { id: "x" } as never));
        let steps = 0;
        for (let next = decide(location, profile); next.kind === "go"; next = decide(location, profile)) {
          location = next.to;
          steps += 1;
          expect(steps, name).toBeLessThan(5);
        }
      }
    }
  });
});

describe("titles", () => {
  test("are the areas' own, some of them others for demo accounts", () => {
    expect(titleOf("overview", admin)).toBe("Genel Bakış");
    expect(titleOf("past-trips", admin)).toBe("Geçmiş Yolculuklar");
    expect(titleOf("route-details-home", admin)).toBe("Rota Detayları");
    expect(titleOf("offer-module", demo({}))).toBe("Teklif Özeti");
    expect(titleOf("personnel", admin)).toBe("Çalışanlar");
    expect(titleOf("personnel", demo({}))).toBe("Çalışan Deneyimi");
  });
});

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toFileAddress, toWebAddress } from "../../src/core/platform/web-address.ts";
import { decide, isHealth } from "../../src/core/portal/access.ts";
import { parseLocation, parseRedirect, toAddressOf } from "../../src/core/portal/addresses.ts";
import { type PlaceName, places } from "../../src/core/portal/places.ts";
import type { Profile } from "../../src/core/session/session.ts";
import { isLink } from "../../src/widgets/passenger-tickets/mail/allow-list.ts";
import { holds, text } from "../helpers/properties.ts";

const names = Object.keys(places) as PlaceName[];
const origin = "https://portal.test";

/** Pieces of malicious or malformed addresses, combined at random. */
const pieces = fc.constantFrom(
  "/",
  "//",
  "\\",
  "/\\",
  "..",
  "/../",
  ".",
  "%2e%2e",
  "%2f",
  "%5c",
  "evil.test",
  "@",
  ":",
  "https:",
  "javascript:",
  "data:",
  "alert(1)",
  "?redirect=",
  "#",
  "&",
  "%",
  "%E0",
  "\t",
  "\n",
  " ",
  "\u202e",
  "／",
  "．",
  "overview",
  "route-details",
  "drivers",
  "booking",
  "ı",
  "İ",
  "🚌",
);
const bent = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join("")),
  fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join("")}`),
  text.map((any) => `/${any}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);
const query = fc.array(fc.tuple(text, text), { maxLength: 3 }).map((pairs) => new URLSearchParams(pairs).toString());
const place = fc.tuple(
  fc.constantFrom(...names),
  text.filter((id) => id !== "" && id !== "." && id !== ".."),
  query,
);

describe("an address of the portal", () => {
  test("leads to the place that it was made of, with any text in its parameters", () => {
    holds(
      place,
      ([name, id, search]) => {
        const params = places[name].pattern.includes(":id") ? { id } : {};
        const address = toAddressOf({ name, params, query: search });
        const isSpecial = name === "driver-details" && ["list", "documents"].includes(id);
        if (!isSpecial) expect(parseLocation(address)).toEqual({ name, params, query: search });
        const { pathname, search: asked } = new URL(address, origin);
        expect(pathname + asked).toBe(address);
      },
      { runs: 300 },
    );
  });

  test("is read without a throw, whatever it is, and written again leads to the same", () => {
    holds(
      bent,
      (any) => {
        const location = parseLocation(any);
        if (location) expect(parseLocation(toAddressOf(location))).toEqual(location);
      },
      { runs: 300 },
    );
  });
});

const profile = fc.record({
  accountType: fc.constantFrom("company" as const, "demo" as const),
  isOfferExpired: fc.constantFrom(true, false, null),
  enabledMenuItems: fc.option(
    fc.record({
      offer: fc.boolean(),
      airview: fc.boolean(),
      billing: fc.boolean(),
      pastTrips: fc.boolean(),
      routeDetails: fc.boolean(),
      drivers: fc.boolean(),
      summary: fc.boolean(),
    }),
    { nil: null },
  ),
}) as unknown as fc.Arbitrary<Profile>;

describe("a redirect", () => {
  test("is rebuilt from a place of the portal, and stays on it", () => {
    holds(
      bent,
      (any) => {
        const to = parseRedirect(any);
        if (to === null) return;
        const rebuilt = toAddressOf(to);
        const url = new URL(rebuilt, origin);
        expect(url.origin).toBe(origin);
        expect(names).toContain(to.name);
        expect(to.name).not.toBe("sign-in");
        // Safe as a link and as `location.href`, and parsed by the router as the same place.
        expect(rebuilt).toMatch(/^\/(?![/\\])/);
        const again = parseLocation(url.pathname + url.search);
        expect(again).toMatchObject({ name: to.name, params: to.params });
        // Compared with how the browser parses the query of a URL. (Node 20 parses `%5cİ%` wrongly as a bare string.)
        const asked = new URL(`/?${to.query}`, origin).searchParams;
        expect([...new URLSearchParams(again?.query)]).toEqual([...asked]);
      },
      {
        runs: 600,
        examples: [
          "//evil.test",
          "/\\evil.test",
          "/..//evil.test",
          "/drivers/..",
          "/drivers/%2e%2e",
          "/overview?search=\t",
          "/overview?redirect= ",
          "/drivers?redirect=%5c\u202e%",
        ],
      },
    );
  });

  test("brings the signed-out to the sign-in and the signed-in back, without a loop", () => {
    holds(
      fc.tuple(place, profile),
      ([[name, id, search], person]) => {
        const params = places[name].pattern.includes(":id") ? { id } : {};
        const wanted = { name, params, query: search };
        const first = decide(wanted, null);
        if (first.kind === "go") {
          expect(first.to.name).toBe("sign-in");
          expect(decide(first.to, null)).toEqual({ kind: "show" });
          expect(isHealth(first.to)).toBe(false);
        }
        let at = first.kind === "go" ? first.to : wanted;
        for (let steps = 0; ; steps += 1) {
          expect(steps).toBeLessThan(6);
          const next = decide(at, person);
          if (next.kind !== "go") break;
          at = next.to;
          expect(parseLocation(toAddressOf(at))?.name).toBe(at.name);
        }
      },
      { runs: 300 },
    );
  });
});

describe("an address of others", () => {
  const anyAddress = fc.oneof(
    bent,
    fc
      .tuple(fc.constantFrom("https://", "HTTP://", "https:/", "mailto:", "https:\\\\", "ftp://"), text)
      .map((parts) => parts.join("")),
  );

  test("is followed only as a plain web address", () => {
    holds(
      anyAddress,
      (any) => {
        const href = toWebAddress(any);
        if (href === null) return;
        const { protocol, username, password } = new URL(href);
        expect(["http:", "https:"]).toContain(protocol);
        expect(username + password).toBe("");
        expect(toWebAddress(href)).toBe(href);
      },
      { runs: 300 },
    );
  });

  test("of a file is the provider's, or a plain web address", () => {
    const page = "https://portal.test/area";
    holds(
      fc.tuple(anyAddress, fc.constantFrom("", "/api", "https://provider.test/base")),
      ([any, base]) => {
        const file = toFileAddress(any, base, page);
        if (file === null) return;
        const { protocol, origin: where } = new URL(file.href);
        expect(["http:", "https:"]).toContain(protocol);
        expect(file.isOwn).toBe([new URL(base || "/", page).origin, origin].includes(where));
        if (any.startsWith("/")) expect(where).toBe(new URL(base || "/", page).origin);
      },
      { runs: 300 },
    );
  });

  test("in a letter is a link of the web or of mail, as the browser reads it", () => {
    holds(
      anyAddress,
      (any) => {
        if (!isLink(any)) return;
        const { protocol, username, password } = new URL(any.replace(/[\t\n\r]/g, "").trim());
        expect(["http:", "https:", "mailto:"]).toContain(protocol);
        if (protocol !== "mailto:") expect(username + password).toBe("");
      },
      { runs: 300 },
    );
  });
});

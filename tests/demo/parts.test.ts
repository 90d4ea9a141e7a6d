import { describe, expect, test } from "vitest";
import { readConfiguration } from "../../demo/server/configuration.ts";
import { distance, neighbourhoods, officeArea } from "../../demo/server/geo/places.ts";
import { decodePolyline, encodePolyline } from "../../demo/server/geo/polyline.ts";
import { lengthOf, WaysTo } from "../../demo/server/geo/roads.ts";
import { acceptedEncodings } from "../../demo/server/http/encoding.ts";
import { withSessionAttributes } from "../../demo/server/http/session-attributes.ts";
import { emailOf, nameAt } from "../../demo/server/seed/names.ts";
import { Random } from "../../demo/server/seed/random.ts";
import { compareTurkish, foldTurkish } from "../../demo/server/text.ts";
import { isSupportedNode } from "../../demo/setup.mjs";

describe("roads and polylines", () => {
  test("the format's own example", () => {
    const points = [
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ];
    expect(encodePolyline(points)).toBe("_p~iF~ps|U_ulLnnqC_mqNvxq`@");
    expect(decodePolyline("_p~iF~ps|U_ulLnnqC_mqNvxq`@")).toEqual(points);
    expect(() => decodePolyline("_p~iF~ps|")).toThrow("middle of a number");
  });

  test("ways lead from the neighbourhood's road to the office's, and aren't shorter than the beeline", () => {
    const office = officeArea("Levent Plazalar");
    const ways = new WaysTo(office);
    let reached = 0;
    for (const home of neighbourhoods) {
      const way = ways.from(home);
      const [start, end] = [way?.points[0], way?.points.at(-1)];
      if (!way || !start || !end) continue;
      reached += 1;
      expect(distance(end, office)).toBeLessThan(1500);
      expect(distance(start, home)).toBeLessThan(8000);
      expect(lengthOf(way.points)).toBeGreaterThanOrEqual(distance(start, end) * 0.999);
      expect(way.minutes).toBeGreaterThan(0);
    }
    expect(reached).toBeGreaterThan(150);
  });

  test("the way across the Bosphorus uses a crossing and no more than twice the beeline", () => {
    const home = neighbourhoods.find(({ name }) => name === "Göztepe");
    const way = home && new WaysTo(officeArea("Levent Plazalar")).from(home);
    if (!home || !way) throw new Error("No way from Göztepe to Levent");
    expect(lengthOf(way.points)).toBeLessThan(2 * distance(home, officeArea("Levent Plazalar")));
  });
});

describe("names", () => {
  test("no two are the same, nor their addresses", () => {
    const names = Array.from({ length: 80_000 }, (_, index) => nameAt(index));
    expect(new Set(names.map(({ first, last }) => `${first} ${last}`)).size).toBe(names.length);
    expect(new Set(names.map((name) => emailOf(name, "x.example"))).size).toBe(names.length);
  });
  test("hold all Turkish letters, and their addresses none", () => {
    const names = Array.from({ length: 500 }, (_, index) => nameAt(index));
    const letters = names.map(({ first, last }) => first + last).join("");
    for (const letter of "çğıİöşüÇÖŞÜ") expect(letters).toContain(letter);
    for (const name of names) expect(emailOf(name, "x.example")).toMatch(/^[a-z.]+@x\.example$/);
  });
});

function draw(name: string): number[] {
  const random = new Random(name);
  return [1, 2, 3, 4, 5].map(() => random.integer(1, 1000));
}

test("random streams are the same every time, and each name has its own", () => {
  expect(draw("a")).toEqual(draw("a"));
  expect(draw("a")).not.toEqual(draw("b"));
});

describe("Turkish text", () => {
  test.each([
    ["Şişli", "sisli"],
    ["IŞIK", "isik"],
    ["İÇERENKÖY", "icerenkoy"],
    ["Çağrı", "cagri"],
    ["ığüşöç", "igusoc"],
  ])("%s folds to %s", (text, folded) => expect(foldTurkish(text)).toBe(folded));
  test("both letters i, composed or not", () => {
    expect(foldTurkish("S\u0327is\u0327li")).toBe("sisli");
    expect(foldTurkish("Iğdır İnönü")).toBe(foldTurkish("ığdır inönü"));
  });
  test("sorts ç after c, ı before i, numbers by value", () => {
    const words = ["İnci", "Irmak", "Çiçek", "Cem", "Route 10", "Route 9", "Zeynep", "Şule", "Suat"];
    expect(words.toSorted(compareTurkish)).toEqual([
      "Cem",
      "Çiçek",
      "Irmak",
      "İnci",
      "Route 9",
      "Route 10",
      "Suat",
      "Şule",
      "Zeynep",
    ]);
  });
});

describe("configuration", () => {
  test("has defaults, and takes an empty variable as none", () => {
    expect(readConfiguration({ PORT: "" })).toMatchObject({
      port: 4173,
      host: "localhost",
      frameAncestors: "'none'",
      tileUrl: undefined,
    });
    expect(readConfiguration({}).demo).toMatchObject({
      sizes: { employees: 520, routes: 37 },
      tokenMinutes: 720,
      reset: false,
    });
  });
  test("names every variable that is wrong", () => {
    const wrong = { PORT: "abc", DEMO_ROUTES: "0", API_ORIGIN: "ftp://x", DEMO_NOW: "yesterday" };
    for (const name of Object.keys(wrong)) expect(() => readConfiguration(wrong)).toThrow(name);
  });
  test("the demo's clock can be set and goes on", () => {
    const { now } = readConfiguration({ DEMO_NOW: "2026-11-19T07:20:00+03:00" }).demo;
    expect(Math.abs(now().getTime() - Date.parse("2026-11-19T04:20:00Z"))).toBeLessThan(2000);
  });
  test("data lies by size, in memory, or in PostgreSQL", () => {
    expect(readConfiguration({ DEMO_ROUTES: "999" }).demo.location).toMatchObject({
      kind: "directory",
      path: expect.stringMatching(/520-employees-999-routes$/),
    });
    const large = readConfiguration({ DEMO_DRIVERS: "2000", DEMO_PENDING_DOCUMENTS: "10000" });
    expect(large.demo.sizes).toMatchObject({ drivers: 2000, pendingDocuments: 10_000 });
    expect(large.demo.location).toMatchObject({
      path: expect.stringMatching(/-37-routes-2000-drivers-10000-pending$/),
    });
    expect(readConfiguration({ DEMO_DATA: "memory" }).demo.location).toEqual({ kind: "memory" });
    expect(readConfiguration({ DATABASE_URL: "postgres://x/y" }).demo.location).toEqual({
      kind: "postgres",
      url: "postgres://x/y",
      schema: "shuttle_demo",
    });
  });
});

describe("the page's session element", () => {
  const page =
    '<body><shuttle-session storage="local" demo-pin="1"\n theme=auto></shuttle-session><p title="a > b"></body>';
  test("is left alone when there is nothing to set", () => expect(withSessionAttributes(page, {})).toBeNull());
  test("gets attributes, escaped, in place of those it has", () => {
    expect(withSessionAttributes(page, { "demo-pin": "0000", "product-name": 'A "B" <C> & D' })).toBe(
      '<body><shuttle-session storage="local"\n theme=auto demo-pin="0000" product-name="A &quot;B&quot; &lt;C&gt; &amp; D"></shuttle-session><p title="a > b"></body>',
    );
    expect(withSessionAttributes("<shuttle-session></shuttle-session>", { "tile-url": "https://x/{z}" })).toBe(
      '<shuttle-session tile-url="https://x/{z}"></shuttle-session>',
    );
    expect(withSessionAttributes('<shuttle-session title="a > $& b">', { "tile-url": "$&" })).toBe(
      '<shuttle-session title="a > $& b" tile-url="$&amp;">',
    );
  });
  test("is missed when it isn't there", () =>
    expect(() => withSessionAttributes("<p>", { a: "b" })).toThrow("<shuttle-session>"));
});

test.each([
  ["gzip, deflate, br", ["br", "gzip"]],
  ["gzip", ["gzip"]],
  ["br;q=0, gzip;q=0.5", ["gzip"]],
  ["*", ["br", "gzip"]],
  ["*;q=0, br", ["br"]],
  ["identity", []],
  [null, []],
])("Accept-Encoding: %s", (header, expected) => expect(acceptedEncodings(header)).toEqual(expected));

test.each([
  ["v20.19.0", true],
  ["v20.20.2", true],
  ["v20.18.1", false],
  ["v21.7.0", false],
  ["v22.11.0", false],
  ["v22.12.0", true],
  ["v24.1.0", true],
  ["v18.20.0", false],
])("Node %s", (version, isSupported) => expect(isSupportedNode(version)).toBe(isSupported));

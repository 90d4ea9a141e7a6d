import { describe, expect, it } from "vitest";
import { elementTags, places, type PlaceName, toPath } from "../../src/core/portal/places.ts";
import { ids, queries } from "../portal/addresses.ts";
import type { Stage } from "./stage.ts";

/** Addresses of the company pages that show an element. */
const areas = Object.entries(places)
  .filter(([name, place]) => "element" in place && !place.isPublic && !name.startsWith("offer-"))
  .map(([name]) => toPath(name as PlaceName, { id: ids[name as PlaceName] ?? "" }, queries[name as PlaceName] ?? ""));
const demoAreas = ["/offer", "/airview", "/route-details-home", "/personnel"];

const pages = elementTags
  .filter((tag) => tag !== "shuttle-session")
  .map((tag) => `/intranet/elements/${tag.replace("shuttle-", "")}.html`);

/** Pages that keep loading for half a minute after the first content; a journey waits for a whole small month. */
const readsLong = /month-report/;

/** Texts shown for a broken element, a failed call or missing data. */
const failure = /gösterilemedi|yüklenemedi|[Bb]ulunmuyor|Yetersiz Bilgi/;

/** Opens every page of the portal and every element's page with the demo's data, and asserts that each is ready without errors. */
export function walk(stage: Stage): void {
  const look = async (path: string) => {
    await stage.engine().open(stage.portal().address + path);
    const { faults, ready, text } = await stage.settled(readsLong.test(path));
    expect(faults).toEqual([]);
    expect(ready.length).toBeGreaterThan(0);
    expect(text).not.toMatch(failure);
  };

  describe("a company's portal", () => {
    it("signs in by keyboard", () => stage.signIn("company"));
    it.each(areas)("shows %s", look);
  });
  describe("the elements in a foreign page", () => {
    it.each(pages)("shows %s", look);
  });
  describe("a demo account's portal", () => {
    it("signs in by keyboard", () => stage.signIn("demo"));
    it.each(demoAreas)("shows %s", look);
  });
}

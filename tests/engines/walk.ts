import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { places, type PlaceName, toPath } from "../../src/core/places.ts";
import type { Engine } from "./engine.ts";
import { servePortal } from "./serve.ts";

interface PageState {
  readonly faults: readonly string[];
  readonly ready: readonly string[];
  readonly isBusy: boolean;
  readonly text: string;
}

/** Examples for the places whose address holds an id, and what else an address needs. */
const ids: Partial<Record<PlaceName, string>> = {
  "past-route-details": "R-17",
  "route-details": "R-17",
  "driver-details": "32",
};
const queries: Partial<Record<PlaceName, string>> = { marketplace: "enabled=true", deactive: "type=billing-module" };

/** A company's places; those without a title lead on to others. */
const areas = Object.entries(places)
  .filter(([name, { title, isPublic }]) => title !== null && !isPublic && !name.startsWith("offer-"))
  .map(([name]) => toPath(name as PlaceName, { id: ids[name as PlaceName] ?? "" }, queries[name as PlaceName] ?? ""));
const demoAreas = ["/offer", "/airview", "/route-details-home", "/personnel"];

const pages = readdirSync(new URL("../../demo/intranet/elements", import.meta.url))
  .filter((name) => name.endsWith(".html"))
  .map((name) => `/intranet/elements/${name}`);

const accounts = {
  company: { username: "elif.sahin@lodos.example", password: "lodos-yonetici", pin: "4827" },
  demo: { username: "demo@yelken.example", password: "yelken-demo", pin: null },
};

/** What stands in a place whose element is broken, whose call has failed or who has no data. */
const failure = /gösterilemedi|yüklenemedi|[Bb]ulunmuyor|Yetersiz Bilgi/;

/** Opens every area of the portal and every element's page with the demo's data: each is ready, and nothing goes wrong. */
export function walk(title: string, start: () => Promise<Engine>): void {
  describe(title, () => {
    let engine: Engine;
    let portal: Awaited<ReturnType<typeof servePortal>>;

    beforeAll(async () => {
      [engine, portal] = await Promise.all([start(), servePortal()]);
      console.log(engine.version);
    });
    afterAll(async () => {
      await engine?.close();
      await portal?.stop();
    });

    const state = () => engine.evaluate<PageState>("pageWatch.state()");
    const settled = async (): Promise<PageState> => {
      await expect
        .poll(
          async () => {
            const { faults, ready, isBusy } = await state();
            return faults.length > 0 || (ready.length > 0 && !isBusy);
          },
          { timeout: 30_000, interval: 100 },
        )
        .toBe(true);
      return state();
    };
    const look = async (path: string) => {
      await engine.open(portal.address + path);
      const { faults, ready, text } = await settled();
      expect(faults).toEqual([]);
      expect(ready.length).toBeGreaterThan(0);
      expect(text).not.toMatch(failure);
    };
    const fill = async (selector: string, text: string) => {
      await expect
        .poll(() => engine.evaluate<boolean>(`pageWatch.focus(${JSON.stringify(selector)})`), { timeout: 30_000 })
        .toBe(true);
      await engine.type(text);
    };
    const signIn = async ({ username, password, pin }: (typeof accounts)[keyof typeof accounts]) => {
      await engine.open(portal.address);
      await engine.evaluate("localStorage.clear()");
      await engine.open(portal.address);
      await fill("input[autocomplete=username]", username);
      await fill("input[autocomplete=current-password]", password);
      await engine.press("Enter");
      if (pin !== null) {
        await fill("input[autocomplete=one-time-code]", pin);
        await engine.press("Enter");
      }
      await expect
        .poll(() => engine.evaluate<string>("location.pathname"), { timeout: 30_000 })
        .toMatch(/^\/(?:overview|offer)$/);
      expect((await settled()).faults).toEqual([]);
    };

    describe("a company's portal", () => {
      it("signs in by keyboard", () => signIn(accounts.company));
      it.each(areas)("shows %s", look);
    });
    describe("a demo account's portal", () => {
      it("signs in by keyboard", () => signIn(accounts.demo));
      it.each(demoAreas)("shows %s", look);
    });
    describe("the elements in a foreign page", () => {
      it.each(pages)("shows %s", look);
    });
  });
}

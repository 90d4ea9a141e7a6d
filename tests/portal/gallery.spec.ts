import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type State, states } from "../../demo/gallery/states.ts";
import { expect, axeViolations, test } from "./fixtures.ts";

const manifest = JSON.parse(readFileSync(new URL("../../docs/api/custom-elements.json", import.meta.url), "utf8")) as {
  readonly modules: readonly { readonly path: string }[];
};
const names = manifest.modules.map(({ path }) => path.replace(/\.js$/, "")).filter((name) => name !== "session");
/** Elements without requests of their own, which are ready in every state. */
const asksNothing = new Set(["notice", "sign-in"]);

/** Px; the least width that WCAG 1.4.10 asks for. */
const width = 320;
const busy = ":is([aria-busy=true], [role=progressbar], .skeleton, .spinner)";

/** Waits until the element is in the state, and asserts that it isn't in another one. */
async function reach(page: Page, name: string, state: State): Promise<void> {
  const place = page.locator(`[data-state=${state}]`);
  const element = place.locator(`shuttle-${name}`);
  const events = () => place.getAttribute("data-events");
  if (asksNothing.has(name)) {
    await expect.poll(events).toBe("shuttle-ready");
  } else if (state === "loading") {
    await expect(element.locator(busy).first()).toBeAttached();
    expect(await events()).toBe("");
  } else if (state === "signed-out") {
    await expect(element.getByLabel("KULLANICI ADI")).toBeVisible();
  } else if (state === "failed") {
    await expect.poll(events).toContain("shuttle-error");
    expect(await events()).not.toContain("shuttle-ready");
    await expect(element.getByRole("button", { name: /Yeniden|Tekrar/ }).first()).toBeVisible();
  } else if (state === "stale") {
    await expect.poll(events).toMatch(/^shuttle-ready .*shuttle-error/);
  } else {
    await expect.poll(events).toContain("shuttle-ready");
    expect(await events()).not.toContain("shuttle-error");
  }
  if (state !== "loading") await expect(element.locator("[aria-busy=true]")).toHaveCount(0);
}

for (const name of names) {
  for (const state of states) {
    test(`${name}, ${state}: reached by its address, without barriers, at ${width} px`, async ({ page, problems }) => {
      // Messages about the failures that the gallery provokes.
      problems.allow(/^console (?:error|warning): \[shuttle\]/);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/gallery/?element=${name}&state=${state}&width=${width}`);
      await reach(page, name, state);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

test("all states of an element come as one scrolls, and another element, state and width by the address", async ({
  page,
  problems,
}) => {
  problems.allow(/^console (?:error|warning): \[shuttle\]/);
  await page.goto("/gallery/?element=drivers");
  const shown = page.locator(".frame-place > shuttle-drivers");
  await expect(shown.first()).toBeVisible();
  expect(await shown.count()).toBeLessThan(states.length);
  for (const state of states) {
    await page.locator(`[data-state=${state}]`).scrollIntoViewIfNeeded();
    await expect(page.locator(`[data-state=${state}] > shuttle-drivers`)).toBeAttached();
  }
  await page.getByLabel("Öğe", { exact: true }).selectOption({ label: "Rezervasyonlar" });
  await page.getByLabel("Hâl").selectOption({ label: "Boş" });
  await page.getByRole("radio", { name: "320" }).click();
  await expect(page).toHaveURL(/\?element=booking&state=empty&width=320$/);
  await page.reload();
  await expect.poll(async () => (await page.locator("shuttle-booking").boundingBox())?.width).toBe(320);
  await page.goBack();
  await expect(page).toHaveURL(/\?element=drivers/);
});

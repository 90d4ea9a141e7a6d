import { fileURLToPath } from "node:url";
import { createSite } from "../../demo/docs/site.ts";
import { expect, expectNoBarriers, test } from "./fixtures.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const addresses = [...createSite(root, { script: "", style: "" }).pages.keys()];

for (const address of addresses) {
  test(`${address} can be read in a wide and in a narrow window`, async ({ page }) => {
    await page.goto(`/docs/${address}`);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeVisible();
    await expectNoBarriers(page, [1440, 390]);
  });
}

test("a document is found by keyboard, and read at the place that was found", async ({ page }) => {
  await page.goto("/playground/");
  await page.getByRole("link", { name: "Belgeler" }).click();
  await expect(page).toHaveURL(/\/docs\/$/);
  const field = page.getByRole("searchbox", { name: "Search the documents" });
  await field.fill("forced colours");
  await expect(page.getByRole("status")).toHaveText(/^\d+ places?$/);
  await expectNoBarriers(page, [1440, 390]);
  await field.press("ArrowDown");
  await expect(page.getByRole("link", { name: /^Forced colours/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();
  await expect(page.locator(".found")).toBeHidden();
  await field.fill("forced colour");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/docs\/theming\.html#forced-colours$/);
  await expect(page.getByRole("heading", { name: "Forced colours" })).toBeInViewport();
  await page.getByRole("searchbox").fill("zzzxqj");
  await expect(page.getByRole("status")).toHaveText("Nothing found.");
});

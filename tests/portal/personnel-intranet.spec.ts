import type { Page } from "@playwright/test";
import { expect, findBarriers, test } from "./fixtures.ts";

const rows = (page: Page) => page.locator("shuttle-personnel li.record");

test("an administrator searches, opens somebody and adds somebody, in a column of 360 px", async ({ page }) => {
  await page.goto("/intranet/elements/personnel.html");
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole("searchbox", { name: "Ad, telefon veya rota ara" }).fill("yildirim");
  await expect(rows(page).first()).toContainText("Yıldırım");
  await rows(page).first().getByRole("button").click();
  await rows(page).first().getByRole("button", { name: "Detay" }).click();
  const detail = page.getByRole("dialog");
  await expect(detail.getByRole("button", { name: "Üyeliği Dondur" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(detail).toHaveCount(0);
  await page.getByRole("button", { name: "Kişi Ekle" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Kişi Ekle" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Ad", exact: true })).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  // The element doesn't change the page's address.
  expect(new URL(page.url()).search).toBe("");
});

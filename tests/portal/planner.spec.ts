import type { Page } from "@playwright/test";
import { addressOf, expect, expectNoBarriers, resume, test } from "./fixtures.ts";

const planner = (page: Page) => page.locator("shuttle-planner");

test("finds the stops near an address, keeps it out of URL and storage, and fills it into the marketplace's search", async ({
  page,
}) => {
  await resume(page, "admin");
  await page.goto("/overview");
  await page.getByRole("link", { name: "Planlama" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Planlama" })).toBeVisible();
  const field = planner(page).getByRole("combobox", { name: "Adres" });
  await field.fill("Acıbadem, Kadıköy");
  await page.getByRole("option").first().click();
  await expect(planner(page).getByRole("heading", { name: /içinde \d+ durak/ })).toBeVisible();
  await expectNoBarriers(page);
  await planner(page).getByRole("link", { name: "Rota Detayına Git" }).click();
  await expect(page).toHaveURL(/\/route-details\/[^?]+\?direction=morning$/);
  await page.goBack();
  // The address is in memory only: it isn't there any more, and never was in the page's address.
  await expect(field).toHaveValue("");
  const address = "Koşuyolu Mah., Mahmut Yesari Cad. No: 18, Kadıköy/İstanbul";
  await field.fill(address);
  await page.getByRole("option").first().click();
  await planner(page).getByRole("link", { name: "Marketplace'te Bu Adresi Ara" }).click();
  await expect(page.getByRole("radio", { name: "Adres" })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Adres" })).toHaveValue(address);
  expect(addressOf(page)).toBe("/marketplace?enabled=true&path=search-page");
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
  ).not.toMatch(/Koşuyolu|Mahmut/);
  await page.getByRole("link", { name: "Planlama" }).click();
  await expect(field).toHaveValue("");
  await page.getByRole("link", { name: "Marketplace" }).click();
  await page.getByRole("button", { name: "Koltuk Ara" }).click();
  await expect(page.getByRole("radio", { name: "Adres" })).not.toBeChecked();
});

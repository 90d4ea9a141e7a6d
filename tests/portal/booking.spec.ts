import type { Page } from "@playwright/test";
import { addressOf, expect, expectNoBarriers, resume, test } from "./fixtures.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const list = (page: Page) => page.locator("shuttle-booking");
const rows = (page: Page) => list(page).locator("tbody tr");

async function openBookings(page: Page): Promise<void> {
  await resume(page, "user");
  await page.goto("/booking");
  await expect(rows(page).first()).toBeVisible();
}

test("keeps page and filters in the address, in a saved view and in a copied link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openBookings(page);
  await expectNoBarriers(page);
  await expect(page.getByRole("heading", { level: 1, name: "Rezervasyonlar" })).toBeVisible();
  await expect(rows(page)).toHaveCount(usualPageSize);
  await page.getByRole("button", { name: "Sonraki" }).click();
  await expect.poll(() => addressOf(page)).toBe("/booking?page=2");
  await list(page).getByRole("button", { name: "Dönem: Tümü" }).click();
  await page.getByRole("radio", { name: "Akşam" }).check();
  await page.keyboard.press("Escape");
  await expect.poll(() => addressOf(page)).toBe("/booking?time_period=evening");
  await expect(rows(page).first()).toContainText("Akşam");
  await expect(rows(page).filter({ hasText: "Sabah" })).toHaveCount(0);
  await page.reload();
  await expect(rows(page).first()).toContainText("Akşam");

  await page.goto("/booking?time_period=evening&page=2");
  await list(page).getByRole("button", { name: "Görünümler" }).click();
  await page.getByLabel("Görünüm adı").fill("Akşam dönüşleri");
  await page.keyboard.press("Enter");
  await page.goto("/booking");
  await expect(rows(page).first()).toBeVisible();
  await list(page).getByRole("button", { name: "Görünümler" }).click();
  await page.getByRole("button", { name: "Akşam dönüşleri görünümünü aç" }).click();
  await expect.poll(() => addressOf(page)).toBe("/booking?time_period=evening");
  await expect(rows(page).filter({ hasText: "Sabah" })).toHaveCount(0);
  await list(page).getByRole("button", { name: "Görünümler" }).click();
  await page.getByRole("button", { name: "Bağlantıyı Kopyala" }).click();
  await expect(page.getByText("Bağlantı kopyalandı")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(new URL("/booking?time_period=evening", page.url()).href);
});

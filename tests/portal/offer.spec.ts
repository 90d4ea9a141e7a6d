import type { Page } from "@playwright/test";
import { addressOf, expect, expectNoBarriers, exportAs, resume, test } from "./fixtures.ts";
import { readWorkbook } from "./workbook.ts";
import { shortPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const element = (page: Page) => page.locator("shuttle-offer");
const rows = (page: Page) => element(page).locator("tbody tr:not(.row-gap)");
const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");
const toAmount = (text: string | null) =>
  Number(
    plain(text)
      .replace(/[^\d,]/g, "")
      .replace(",", "."),
  );

async function openOffer(page: Page): Promise<void> {
  await resume(page, "demo");
  await page.goto("/offer");
  await expect(element(page).locator(".ladder")).toBeVisible();
}

const exportWorkbook = async (page: Page) => readWorkbook(await exportAs(page, /xlsx/i, element(page)));

test("shows and downloads both kinds of offer, and asks the demo endpoints only", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await openOffer(page);
  await expect(page.getByRole("heading", { level: 1, name: "Teklif Özeti" })).toBeVisible();
  await expect(element(page).getByText("19 gün kaldı")).toBeVisible();
  await expect(element(page).getByRole("radio")).toHaveText([
    /^Kozyatağı Genel Müdürlük \.\.\.Kozyatağı Genel Müdürlük Koltuk Bazlı Teklif\s*Koltuk Bazlı$/,
    /Hat Bazlı$/,
  ]);
  await expect(element(page).getByRole("heading", { name: "Çalışanlar" })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expectNoBarriers(page);
  const count = Number(await element(page).locator(".card-head .badge").textContent());
  const total = toAmount(await element(page).locator(".ladder > .whole .ladder-price").textContent());
  const seats = await exportWorkbook(page);
  expect(seats.name).toBe("Koltuk Bazlı Teklif.xlsx");
  expect(seats.sheets).toEqual(["Çalışanlar", "Teklif"]);
  const employees = seats.rows(1);
  expect(employees).toHaveLength(count + 1);
  expect(employees.at(-1)?.["Ad soyad"]).toBe("Toplam");
  expect(Number(employees.at(-1)?.["Toplam (TL)"])).toBeCloseTo(total, 2);
  expect(Number(seats.rows(2).find(({ Kalem }) => Kalem === "İndirimsiz")?.["Değer"])).toBeCloseTo(total, 2);

  await element(page)
    .getByRole("radio", { name: /Hat Bazlı/ })
    .click();
  await expect.poll(() => addressOf(page)).toBe("/offer?pilot=Gebze+Pilotu");
  await expect(element(page).getByText(`14 hattan 1–${Math.min(14, shortPageSize)}`)).toBeVisible();
  await expect(element(page).getByRole("heading", { name: "Fiyat Güncelleme Koşulları" })).toBeVisible();
  await expectNoBarriers(page);
  await element(page).getByRole("button", { name: "Günlük fiyat" }).click();
  await expect(element(page).getByText("1 kayıt gizli")).toBeVisible();
  await expect(rows(page)).toHaveCount(9);
  await element(page).getByRole("button", { name: "Sonraki sayfa" }).click();
  await expect(rows(page)).toHaveCount(4);
  const dearest = toAmount(await rows(page).last().locator("td").last().textContent());
  const daily = toAmount(await element(page).locator(".ladder > .whole .ladder-price").textContent());
  const lines = await exportWorkbook(page);
  expect(lines.name).toBe("Hat Bazlı Teklif.xlsx");
  const prices = lines.rows(1).map((row) => Number(row["Günlük fiyat (TL)"]));
  expect(prices).toHaveLength(13);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(prices.at(-1)).toBeCloseTo(dearest, 1);
  expect(prices.reduce((sum, price) => sum + price, 0)).toBeCloseTo(daily, 0);
  const api = calls.filter((path) => path.startsWith("/api/"));
  expect(api.filter((path) => !path.startsWith("/api/demo/") && !path.includes("/login"))).toEqual([]);
});

import type { Page } from "@playwright/test";
import { partOf } from "../helpers/whole.ts";
import { addressOf, expect, expectNoBarriers, expectNothingOnTop, resume, test } from "./fixtures.ts";

const market = (page: Page) => page.locator("shuttle-marketplace");
const cards = (page: Page) => market(page).locator(".line-card");
const dialog = (page: Page) => page.getByRole("dialog");
const person = (page: Page) => page.getByRole("combobox", { name: "Çalışan" });
const submit = (page: Page) => page.getByRole("button", { name: "Hat Ara" });

async function openMarket(page: Page, query = "enabled=true"): Promise<void> {
  await resume(page, "admin");
  await page.goto(`/marketplace?${query}`);
}

/** Chooses an employee whose home is within reach of the lines; returns the name. */
async function chooseSomebody(page: Page, letters: string): Promise<string> {
  await person(page).fill(letters);
  await page.getByRole("listbox").getByRole("option").first().click();
  return person(page).inputValue();
}

/** Searches by an address for which more lines are found than are shown at first. */
async function searchCaferaga(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Adres" }).click();
  await page.getByRole("combobox", { name: "Adres" }).fill("Caferağa");
  await page.getByRole("listbox").getByRole("option").first().click();
  await page.getByRole("radio", { name: "Tam Zamanlı" }).check();
  await submit(page).click();
  await expect(cards(page)).toHaveCount(5);
}

test("searches a line, reserves a seat, finds the request again and cancels it", async ({ page }) => {
  await openMarket(page);
  await expect(market(page).locator(".start-card")).toHaveCount(2);
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Koltuk Ara" }).click();
  await expect(page).toHaveURL("/marketplace?enabled=true&path=search-page");
  await expect(market(page).locator(".past-searches [aria-busy=true]")).toHaveCount(0);
  const name = await chooseSomebody(page, "şa");
  await page.getByRole("radio", { name: "Hibrit" }).check();
  await page.getByRole("radio", { name: "Günler Belirli" }).check();
  await expect(submit(page)).toBeDisabled();
  await page.getByRole("checkbox", { name: "Salı" }).check();
  await expectNoBarriers(page);
  await submit(page).click();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => addressOf(page)).toMatch(/^\/marketplace\?enabled=true&path=buyer-page&search=\d+$/);
  await expect(market(page).locator(".market-search")).toContainText(name);
  await expect(market(page).locator(".market-search")).toContainText("Hibrit: Sal");
  // The first one that isn't the passenger's own.
  const line = cards(page)
    .filter({ has: page.locator("button.line-open") })
    .first();
  await line.locator(".line-open").click();
  await expect(page.getByRole("button", { name: "Koltuk Rezerve Et" })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Koltuk Rezerve Et" }).click();
  await expect(dialog(page)).toContainText("Koltuk Rezerve Edilecek");
  await expect(dialog(page)).toContainText(name);
  await dialog(page).getByRole("button", { name: "Rezervasyonu Gönder" }).click();
  await expect(dialog(page)).toContainText("Rezervasyon Alındı");
  await dialog(page).getByRole("button", { name: "Kapat" }).last().click();
  await expect(market(page).locator(".detail-reserved")).toContainText("Rezervasyon yapıldı!");
  // The dialog's history entry, above the line's, is left a moment after it, which would abort a reload.
  await expect
    .poll(() => page.evaluate(() => (history.state as { shuttleLayers: string[] }).shuttleLayers))
    .toHaveLength(1);
  // After a reload the page knows the search only by its id.
  await page.reload();
  await expect(market(page).locator(".market-search")).toContainText(name);
  await expect(page.getByRole("button", { name: "Koltuk Rezerve Et" })).toHaveCount(0);
  await page.getByRole("button", { name: "Aramayı Değiştir" }).click();
  await page.getByRole("tab", { name: /^Önceki Talepler/ }).click();
  const request = market(page).locator(".request-item").filter({ hasText: name }).first();
  await expect(request).toContainText("İstek Alındı");
  await request.getByRole("button", { name: /^Hattı göster/ }).click();
  await expect(page).toHaveURL(/path=buyer-page/);
  await page.getByRole("button", { name: "Rezervasyonu İptal Et" }).click();
  await expect(dialog(page)).toContainText("Rezervasyon İptal Edilecek!");
  await dialog(page).getByRole("button", { name: "Vazgeç" }).click();
  // The reservation can be cancelled in the list too; then the line is available again.
  await expectNothingOnTop(page);
  const lineAddress = page.url();
  await page.goBack();
  const listed = market(page).locator(".request-item");
  await expect(request).toBeVisible();
  const count = await listed.count();
  const badge = page.getByRole("tab", { name: /^Önceki Talepler/ }).locator(".tab-badge");
  await expect(badge).toHaveText(String(count));
  await request.getByRole("button", { name: /^İptal Et/ }).click();
  await expect(dialog(page)).toContainText(name);
  await dialog(page).getByRole("button", { name: "Rezervasyonu İptal Et" }).click();
  await expect(market(page).getByText(/^Rezervasyon iptal edildi/)).toBeVisible();
  await expect(listed).toHaveCount(count - 1);
  await expect(badge).toHaveText(String(count - 1));
  await expectNothingOnTop(page);
  await page.goto(lineAddress);
  await expect(page.getByRole("button", { name: "Koltuk Rezerve Et" })).toBeVisible();
});

/**
 * Position of the page heading's left end and vertical middle, px from the viewport's upper left corner; the middle, because on a phone
 * headings are smaller but in the same row. Null while the element's heading replaces the portal's.
 */
async function headingPlace(page: Page): Promise<readonly [left: number, middle: number] | null> {
  const box = await page.locator("h1").boundingBox();
  return box && [box.x, box.y + box.height / 2];
}

const sizes = [
  [1366, 768],
  [360, 740],
] as const;
for (const [width, height] of partOf(sizes)) {
  test(
    `shows its heading where other pages have theirs, and results no higher than the window: ${width} px`,
    { tag: "@whole" },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await resume(page, "admin");
      await page.goto("/booking");
      // Before the element is defined only the heading is shown.
      await expect(page.locator("shuttle-booking :is(tbody tr, li.record)").first()).toBeVisible();
      const usual = await headingPlace(page);
      expect(usual).not.toBeNull();
      const expectUsual = (what: string) => expect.poll(() => headingPlace(page), what).toEqual(usual);
      await page.goto("/overview");
      await expectUsual("overview");
      await page.goto("/marketplace?enabled=true");
      await expectUsual("start");
      await page.getByRole("button", { name: "Koltuk Ara" }).click();
      await expectUsual("search");
      await searchCaferaga(page);
      await expectUsual("lines");
      const more = page.getByRole("button", { name: /Hat Daha Göster$/ });
      await more.click();
      await expect.poll(() => cards(page).count()).toBeGreaterThan(5);
      if (width > 900) {
        const heights = () => page.evaluate(() => [document.scrollingElement?.scrollHeight, innerHeight]);
        expect(await heights()).toEqual([height, height]);
        await cards(page).locator("button.line-open").first().click();
        await expect(page.getByRole("button", { name: "Koltuk Rezerve Et" })).toBeVisible();
        expect(await heights()).toEqual([height, height]);
        // The detail replaces the list, so that only one of them scrolls.
        await expect(market(page).locator(".buyer-list")).toBeHidden();
      }
    },
  );
}

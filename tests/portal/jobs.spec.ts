import type { Page, Route } from "@playwright/test";
import { addressOf, expect, expectNoBarriers, expectNothingOnTop, resume, test } from "./fixtures.ts";
import { shortPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const people = 6;
const sheet = [
  "Ad\tSoyad\tE-posta\tTelefon\tEv adresi",
  ...Array.from({ length: people }, (_, index) => `Su\tIrmak\tsu${index}@lodos.example\t555111330${index}\tModa`),
].join("\n");

/** Requests of this kind wait from now on until the test answers them. */
async function hold(page: Page, method: string, pattern: RegExp) {
  const waiting: Route[] = [];
  let isHolding = true;
  await page.route(pattern, (route) => {
    if (isHolding && route.request().method() === method) waiting.push(route);
    else void route.fallback();
  });
  return {
    arrived: (count: number) => expect.poll(() => waiting.length).toBe(count),
    async answer(status = 200) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      const body = status === 200 ? { success: true } : { email: ["Bu e-posta kayıtlı."] };
      await waiting.shift()?.fulfill({ status, json: body });
    },
    /** Passes the held requests and all later ones to the provider. */
    async release() {
      isHolding = false;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
  };
}

const bulkDialog = (page: Page) => page.getByRole("dialog", { name: "Toplu Kişi Ekle" });
const question = (page: Page) => page.getByRole("dialog", { name: "İşlem sürüyor" });
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Ana menü" });

test("adding people goes on after a mis-click, and a toast leads back to its result", async ({ page, problems }) => {
  problems.allow(/Failed to load resource.*400/);
  const posts = await hold(page, "POST", /\/api\/company\/employees\/$/);
  await resume(page, "admin");
  await page.goto("/overview");
  await sidebar(page).getByRole("link", { name: "Çalışanlar" }).click();
  await page.getByRole("button", { name: "Dosyadan Toplu Ekle" }).click();
  await bulkDialog(page).getByLabel("Satırları buraya yapıştırın").fill(sheet);
  await bulkDialog(page).getByRole("button", { name: "Satırları Oku" }).click();
  await bulkDialog(page)
    .getByRole("button", { name: `${people} Kişiyi Ekle` })
    .click();
  await posts.arrived(4);
  await expect(bulkDialog(page)).toContainText("0 / 6");

  // The modal dialog leaves only the browser's Back, which now leaves the page instead of closing the dialog.
  await expectNothingOnTop(page);
  await page.goBack();
  await expect(question(page)).toContainText("Toplu kişi ekleme henüz bitmedi.");
  expect(addressOf(page)).toBe("/personnel");
  await question(page).getByRole("button", { name: "Burada Kal" }).click();
  await expect(question(page)).toBeHidden();
  await expect(bulkDialog(page)).toContainText("0 / 6");
  await expectNothingOnTop(page);
  await page.goBack();
  await question(page).getByRole("button", { name: "Yine de Ayrıl" }).click();
  await expect.poll(() => addressOf(page)).toBe("/overview");

  const toast = page.locator(".toast").filter({ hasText: "Toplu kişi ekleme" });
  await expect(toast).toContainText("Gönderiliyor, 0 / 6");
  await posts.answer(400);
  for (let index = 1; index < people; index += 1) await posts.answer();
  await expect(toast).toContainText("5 kişi için talebinizi aldık. 1 satır eklenmedi.");
  await toast.getByRole("button", { name: "Sonucu Göster" }).click();
  await expect.poll(() => addressOf(page)).toBe("/personnel");
  await expect(bulkDialog(page)).toContainText("Reddedildi");
  await expect(toast).toBeHidden();
  await bulkDialog(page).getByRole("button", { name: "Kapat" }).last().click();

  // The rejected rows are still there after another page was visited.
  await sidebar(page).getByRole("link", { name: "Genel Bakış" }).click();
  await expect(question(page)).toBeHidden();
  await sidebar(page).getByRole("link", { name: "Çalışanlar" }).click();
  const note = page.getByRole("status").filter({ hasText: "1 satır eklenmedi." });
  await note.getByRole("button", { name: "Sonucu Göster" }).click();
  await expect(bulkDialog(page)).toContainText("Reddedildi");
});

test("an export asks once before its screen is left, and its file comes all the same", async ({ page }) => {
  await resume(page, "user");
  await page.goto("/personnel");
  await expect(page.locator("shuttle-personnel .card.clipped tbody tr")).toHaveCount(shortPageSize);
  // All employees are read for the numbers of the ready lists.
  await expect(page.getByRole("button", { name: /^Rotası olmayanlar \d/ })).toBeVisible();
  const pages = await hold(page, "GET", /\/api\/company\/employees\/\?/);
  await page.getByRole("button", { name: "Excel'e Aktar" }).click();
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  await pages.arrived(1);
  await sidebar(page).getByRole("link", { name: "Rezervasyonlar" }).click();
  await expect(question(page)).toContainText("Yolcu Listesi.csv henüz bitmedi.");
  // Checked here, because reads may be repeated: a held write would time out after 30 s, which axe may take on a busy machine.
  await expectNoBarriers(page);
  await question(page).getByRole("button", { name: "Yine de Ayrıl" }).click();
  await expect.poll(() => addressOf(page)).toBe("/booking");
  // Signing out would end the export, so it asks.
  await page.getByRole("button", { name: /Hesap menüsü/ }).press("ArrowDown");
  await page.getByRole("menuitem", { name: "Çıkış" }).press("Enter");
  const ending = page.getByRole("dialog", { name: "Çıkış işlemi durdurur" });
  await expect(ending).toContainText("Yolcu Listesi.csv henüz bitmedi.");
  await ending.getByRole("button", { name: "Burada Kal" }).click();
  await expect(ending).toBeHidden();
  await expect(page.getByRole("banner")).toBeVisible();
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("shuttle-export", (event) => resolve((event as CustomEvent<unknown>).detail), {
          once: true,
        });
      }),
  );
  const file = page.waitForEvent("download");
  await pages.release();
  expect((await file).suggestedFilename()).toBe("Yolcu Listesi.csv");
  await expect(page.locator(".toast").filter({ hasText: "Yolcu Listesi.csv" })).toContainText("İndirildi.");
  // The page gets the event although the element has been removed.
  expect(await told).toMatchObject({ widget: "personnel", file: "Yolcu Listesi.csv" });
});

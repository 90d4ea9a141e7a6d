import type { Page } from "@playwright/test";
import { type Account, addressOf, expect, expectNoBarriers, axeViolations, resume, test } from "./fixtures.ts";

const area = (page: Page) => page.locator("shuttle-airview");
const map = (page: Page) => area(page).getByRole("region", { name: "Rota haritası" });
const count = (page: Page) => area(page).locator(".badge");
const detail = (page: Page) => area(page).getByRole("region", { name: "Seçili rota" });
const list = (page: Page) => area(page).getByRole("listbox", { name: "Rota listesi" });
const stops = (page: Page) => detail(page).locator("button.stop-head");
/** Markers of stops, whose accessible name is what they show: "A/4, Acıbadem, 07:12". */
const markers = (page: Page, state = {}) => area(page).getByRole("button", { name: /^[A-Z]+\/\d+, /, ...state });
const homes = (page: Page) => area(page).getByRole("button", { name: /, ev$/ });

async function openAirview(page: Page, account: Account = "admin", query = ""): Promise<void> {
  await resume(page, account);
  await page.goto(`/airview${query}`);
  await expect(map(page)).toHaveAttribute("aria-busy", "false");
  // The map can be there before the routes.
  await expect(count(page)).toBeVisible();
}

async function openList(page: Page): Promise<void> {
  await area(page).getByRole("tab", { name: "Rotalar" }).click();
  await expect(list(page).getByRole("option").first()).toBeVisible();
}

const shownRoutes = async (page: Page) => Number(((await count(page).textContent()) ?? "").replace(/\D/g, ""));

test("keeps filters and selection in the address, a copied link, Back and Forward, and leads to the route's page", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // Invalid filters in an address are ignored.
  await openAirview(page, "admin", "?time_periods=noon&sides=&scope=%E0%A4%A");
  const all = await shownRoutes(page);
  const title = detail(page).getByRole("heading");

  await test.step("filters", async () => {
    await area(page).getByLabel("Kapsam").selectOption({ label: "Bölgemdeki Tüm Rotalar" });
    await expect.poll(() => addressOf(page)).toBe("/airview?scope=area");
    await expect.poll(() => shownRoutes(page)).toBeGreaterThan(all);
    await area(page).getByRole("button", { name: "Ofisten Dönüş" }).click();
    await area(page).getByRole("button", { name: "Yaka: Tümü" }).click();
    await page.getByRole("checkbox", { name: "Anadolu" }).check();
    await page.keyboard.press("Escape");
    await expect.poll(() => addressOf(page)).toBe("/airview?scope=area&time_periods=morning&sides=Anadolu");
    await expect(area(page).getByRole("button", { name: "Yaka: Anadolu" })).toBeFocused();
    await page.reload();
    await expect(area(page).getByRole("button", { name: "Yaka: Anadolu" })).toBeVisible();
    await area(page).getByRole("button", { name: "Filtreleri Temizle" }).click();
    await expect.poll(() => addressOf(page)).toBe("/airview");
    await expect.poll(() => shownRoutes(page)).toBe(all);
  });

  await test.step("a copied link", async () => {
    await openList(page);
    await list(page).getByRole("option").first().click();
    await stops(page).first().click();
    await expect(homes(page).first()).toBeAttached();
    const name = (await title.textContent()) ?? "";
    await area(page).getByRole("tab", { name: "Filtreler" }).click();
    await area(page).getByRole("button", { name: "Bağlantıyı Kopyala" }).click();
    await expect(area(page).getByText("Bağlantı kopyalandı")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/airview\?route=[^&]+&period=(morning|evening)&stop=[A-Z]+$/);
    // The address is that link; Back clears the selection, a reload keeps it.
    expect(page.url()).toBe(link);
    await page.goBack();
    await expect(detail(page)).toHaveCount(0);
    expect(addressOf(page)).toBe("/airview");
    await page.goForward();
    await expect(title).toHaveText(name);
    await page.goto(link);
    await expect(title).toHaveText(name);
    await expect(detail(page).locator(".stop-people")).toBeVisible();
  });

  await expectNoBarriers(page, [1440]);
  await detail(page).getByRole("link", { name: "Rota Detayına Git" }).click();
  await expect(page).toHaveURL(/\/route-details\/.+/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    "shows filters behind a button, and a route's details as a sheet that folds",
    { tag: "@whole" },
    async ({ page }) => {
      await openAirview(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expect(area(page).getByRole("tab")).toHaveCount(0);
      await area(page).getByRole("button", { name: "Filtreleri ve rota listesini aç" }).tap();
      await expect(area(page).getByRole("tab").first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await area(page).getByRole("tab", { name: "Rotalar" }).tap();
      await list(page).getByRole("option").nth(1).tap();
      await expect(detail(page)).toBeVisible();
      await expect(area(page).getByRole("tab")).toHaveCount(0);
      const sheet = await detail(page).boundingBox();
      const whole = await area(page).boundingBox();
      if (!sheet || !whole) throw new Error("nothing shown");
      expect(sheet.height).toBeLessThanOrEqual(whole.height * 0.52 + 1);

      await stops(page).first().tap();
      const pill = markers(page, { pressed: true });
      // The stop is moved into the area that search and sheet leave free.
      await expect
        .poll(async () => {
          const box = await pill.boundingBox();
          return box !== null && box.y > 180 && box.y + box.height < sheet.y;
        })
        .toBe(true);

      const handle = area(page).getByRole("button", { name: "Rota ayrıntılarını küçült" });
      await handle.tap();
      await expect(stops(page).first()).toBeHidden();
      await area(page).getByRole("button", { name: "Rota ayrıntılarını büyüt" }).tap();
      await expect(stops(page).first()).toBeVisible();

      const grip = await handle.boundingBox();
      if (!grip) throw new Error("no handle");
      await page.mouse.move(grip.x + grip.width / 2, grip.y + 8);
      await page.mouse.down();
      await page.mouse.move(grip.x + grip.width / 2, grip.y + 120, { steps: 4 });
      await page.mouse.up();
      await expect(stops(page).first()).toBeHidden();
    },
  );
});

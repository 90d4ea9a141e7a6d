import type { Page } from "@playwright/test";
import { addressOf, expect, expectNothingOnTop, resume, test } from "./fixtures.ts";
import { ask } from "./journeys/server.ts";

// As on a phone: menus are closed by Back too.
test.use({ hasTouch: true, isMobile: true });

const phone = { width: 390, height: 844 };
const rows = (page: Page) => page.locator("shuttle-personnel li.record");
const drawer = (page: Page) => page.locator("shuttle-personnel dialog.drawer");

/** Number of entries in the tab's history, to assert that nothing was added. */
const entries = (page: Page) => page.evaluate(() => history.length);

async function openFound(page: Page): Promise<void> {
  await resume(page, "admin");
  await page.setViewportSize(phone);
  await page.goto("/documents");
  await page.getByRole("button", { name: "Menüyü aç" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Çalışanlar" }).click();
  await page.getByLabel("Ad, telefon veya rota ara").fill("ay");
  await expect.poll(() => addressOf(page)).toBe("/personnel?search=ay");
}

test("Back closes menu, dialog and drawer before it leaves the page, keeps the search, and leaves no entry behind", async ({
  page,
}) => {
  await openFound(page);
  const closes = async (open: () => Promise<void>, shown: ReturnType<Page["locator"]>) => {
    const address = addressOf(page);
    await open();
    await expect(shown).toBeVisible();
    await page.goBack();
    await expect(shown).toBeHidden();
    await expectNothingOnTop(page);
    expect(addressOf(page)).toBe(address);
  };
  await closes(() => page.getByRole("button", { name: "Menüyü aç" }).click(), page.locator(".portal-drawer"));
  await closes(() => page.locator(".portal-user").click(), page.locator(".portal-menu"));
  await page.getByRole("button", { name: "Diğer İşlemler" }).click();
  await closes(() => page.getByRole("button", { name: "Excel'e Aktar" }).click(), page.getByRole("menu"));
  await closes(
    () => page.getByRole("button", { name: "Kişi Ekle" }).click(),
    page.locator("shuttle-personnel dialog.dialog"),
  );
  // Closed by hand, a menu leaves nothing that Back would have to pass.
  await page.getByRole("button", { name: "Excel'e Aktar" }).click();
  await page.keyboard.press("Escape");
  await expectNothingOnTop(page);

  await rows(page).first().getByRole("button").click();
  await rows(page).first().getByRole("button", { name: /Detay/ }).click();
  await expect(drawer(page)).toBeVisible();
  await expect.poll(() => addressOf(page)).toMatch(/^\/personnel\?search=ay&passenger=\d+$/);
  await drawer(page).getByRole("button", { name: "Üyeliği Dondur" }).click();
  const question = page.locator("shuttle-personnel dialog.dialog");
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  expect(addressOf(page)).toBe("/personnel?search=ay");
  await expect(page.getByLabel("Ad, telefon veya rota ara")).toHaveValue("ay");
  // Forward opens the drawer again, because the address names it, but not the dialog, which has no address.
  await page.goForward();
  await expect(drawer(page)).toBeVisible();
  await page.reload();
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByRole("button", { name: "Kapat" }).click();
  await expectNothingOnTop(page);
  expect(addressOf(page)).toBe("/personnel?search=ay");
  await page.goBack();
  await expect.poll(() => addressOf(page)).toBe("/documents");
});

test("Back leads from where the employees live to the list with its search, and Forward there again", async ({
  page,
}) => {
  await openFound(page);
  const districts = page.locator("shuttle-personnel .spread-list");
  await page.getByRole("radio", { name: "Dağılım" }).click();
  await expect(districts).toBeVisible();
  expect(addressOf(page)).toBe("/personnel?search=ay&view=spread");
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
  await expect(districts).toBeHidden();
  await expect(page.getByLabel("Ad, telefon veya rota ara")).toHaveValue("ay");
  expect(addressOf(page)).toBe("/personnel?search=ay");
  await page.goForward();
  await expect(districts).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect.poll(() => addressOf(page)).toBe("/documents");
});

test("Back closes a conversation and a full-screen map first; a link opens the employee it names", async ({ page }) => {
  await resume(page, "admin");
  await page.setViewportSize(phone);
  await test.step("a conversation", async () => {
    await page.goto("/passenger-tickets");
    const tickets = page.locator("shuttle-passenger-tickets");
    await tickets.locator("li.record").first().getByRole("button").click();
    await tickets.getByRole("button", { name: /^Detay/ }).click();
    await expect(tickets.locator("dialog.drawer")).toBeVisible();
    await expect.poll(() => addressOf(page)).toMatch(/ticket=/);
    await page.goBack();
    await expect(tickets.locator("dialog.drawer")).toBeHidden();
    expect(addressOf(page)).toBe("/passenger-tickets");
  });
  await test.step("an employee, wherever they stand in the list", async () => {
    const { results } = await ask<{ results: { id: number; passenger_name: string }[] }>(
      page,
      "/api/company/employees/?page=30&page_size=10",
    );
    const [somebody] = results;
    await page.goto(`/personnel?passenger=${somebody?.id}`);
    await expect(drawer(page)).toContainText(somebody?.passenger_name ?? "?");
    const before = await entries(page);
    await drawer(page).getByRole("button", { name: "Kapat" }).click();
    await expect(drawer(page)).toBeHidden();
    expect(addressOf(page)).toBe("/personnel");
    expect(await entries(page)).toBe(before);
    await page.goto("/personnel?passenger=99999999");
    await expect(page.getByText("Bağlantıdaki çalışan bulunamadı.")).toBeVisible();
  });
  await test.step("a map", async () => {
    await page.goto("/airview");
    const map = page.locator("shuttle-airview .sh-map").first();
    await page.getByRole("button", { name: "Tam ekran" }).click();
    await expect(map).toHaveAttribute("data-full-screen", "true");
    await page.goBack();
    await expect(map).not.toHaveAttribute("data-full-screen");
    expect(addressOf(page)).toBe("/airview");
  });
});

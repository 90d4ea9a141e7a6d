import type { Page } from "@playwright/test";
import { demoNow } from "../helpers/clock.mjs";
import { addressOf, expect, expectNoBarriers, axeViolations, resume, test } from "./fixtures.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const list = (page: Page) => page.locator("shuttle-drivers");
const rows = (page: Page) => list(page).locator("tbody tr");
const search = (page: Page) => page.getByRole("searchbox", { name: "Sürücü, rota veya plaka ara" });

async function openDrivers(page: Page, query = ""): Promise<void> {
  await resume(page, "admin");
  await page.goto(`/drivers/list${query}`);
  await expect(rows(page).first()).toBeVisible();
}

test("keeps page and filter in the address, and shows how many documents wait in the sidebar too", async ({ page }) => {
  await openDrivers(page);
  await expect(page.getByRole("heading", { level: 1, name: "Sürücüler ve Araçlar" })).toBeVisible();
  await expect(rows(page)).toHaveCount(usualPageSize);
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Sonraki" }).click();
  await expect.poll(() => addressOf(page)).toBe("/drivers/list?page=2");
  await list(page)
    .getByRole("button", { name: /^Rota: / })
    .click();
  const option = page.getByRole("checkbox").first();
  const route = (await option.locator("..").textContent()) ?? "";
  await option.click();
  await page.keyboard.press("Escape");
  await expect.poll(() => new URL(page.url()).searchParams.get("route_names")).toBe(route);
  await expect(rows(page).first()).toContainText(route);
  await page.reload();
  await expect(rows(page).first()).toContainText(route);

  await test.step("how many documents wait, in the sidebar and at the way to them", async () => {
    const sidebar = page.getByRole("navigation", { name: "Ana menü" });
    const entry = sidebar.getByRole("link", { name: /^Sürücüler ve Araçlar/ });
    await expect(entry.locator(".portal-count")).toHaveText(/^\d+$/);
    const link = list(page).getByRole("link", { name: /^Onayınızı Bekleyen Belgeler/ });
    await expect(link.locator(".badge")).toHaveText((await entry.locator(".portal-count").textContent()) ?? "");
    await link.click();
    await expect.poll(() => addressOf(page)).toBe("/drivers/documents");
    await expect(entry).toHaveAttribute("aria-current", "true");
    await page.getByRole("button", { name: "Gizle" }).click();
    await expect(entry.locator(".portal-count")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test("counts waiting documents again on a navigation when the count is over a minute old", async ({ page }) => {
  let waiting = 7;
  let calls = 0;
  await resume(page, "admin");
  await page.route("**/api/driver/documents/?*", (route) => {
    calls += 1;
    return route.fulfill({ json: { documents: [], meta: { total_count: waiting } } });
  });
  await page.goto("/documents");
  const sidebar = page.getByRole("navigation", { name: "Ana menü" });
  const count = sidebar.getByRole("link", { name: /^Sürücüler ve Araçlar/ }).locator(".portal-count");
  await expect(count).toHaveText("7");
  calls = 0;
  waiting = 8;
  await sidebar.getByRole("link", { name: "Rezervasyonlar" }).click();
  await expect(page.locator("shuttle-booking tbody tr").first()).toBeVisible();
  expect(calls).toBe(0);
  await page.clock.setSystemTime(Date.parse(demoNow) + 120_000);
  await sidebar.getByRole("link", { name: "Dosyalar" }).click();
  await expect(count).toHaveText("8");
  expect(calls).toBe(1);
});

test(
  "by keyboard searches on Enter, opens a driver and returns to the same list",
  { tag: "@whole" },
  async ({ page }) => {
    await openDrivers(page, "?sort=-driver_name");
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/routes/drivers/") asked.push(searchParams.get("search_term") ?? "");
    });
    const name = (await rows(page).first().locator(".row-name").textContent()) ?? "";
    const [first = ""] = name.split(" ");
    await search(page).focus();
    await page.keyboard.type(first);
    await expect(search(page)).toHaveValue(first);
    expect(asked).toEqual([]);
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).searchParams.get("search_term")).toBe(first);
    await expect(list(page).locator(".table-frame")).toHaveAttribute("aria-busy", "false");
    expect(asked).toEqual([first]);
    const address = addressOf(page);
    const found = await rows(page).count();
    await rows(page).first().getByRole("link", { name }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => addressOf(page)).toMatch(/^\/drivers\/\d+\?list=/);
    await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
    await page.getByRole("tab", { name: /ISG Belgeleri/ }).focus();
    await page.keyboard.press("Home");
    await expect(page.getByRole("tab", { name: "Yolculuk Bilgileri" })).toHaveAttribute("aria-selected", "true");
    const back = page.locator("shuttle-driver-details").getByRole("link", { name: "Sürücüler ve Araçlar" });
    await back.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => addressOf(page)).toBe(address);
    await expect(search(page)).toHaveValue(first);
    await expect(rows(page)).toHaveCount(found);
  },
);

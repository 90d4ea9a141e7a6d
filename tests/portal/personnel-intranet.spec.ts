import type { Page } from "@playwright/test";
import { accounts, expect, findBarriers, test } from "./fixtures.ts";

const rows = (page: Page) => page.locator("shuttle-personnel tbody tr");

/** The page of one element as the intranet of this account's company would send it. */
async function openAs(page: Page, account: "admin" | "user" | "demo"): Promise<void> {
  const { username, password, pin } = accounts[account];
  const login = { username, password, pin: pin ?? "0000" };
  const headers = { "accept-language": "tr" };
  const { token } = await (await page.request.post("/api/company/login-2fa/", { data: login, headers })).json();
  await page.route("**/intranet/token", (route) => route.fulfill({ json: { token } }));
  await page.route("**/intranet/elements/personnel.html", async (route) => {
    const response = await route.fetch();
    const types = `user-type="${account === "user" ? "user" : "admin"}" account-type="${account === "demo" ? "demo" : "company"}"`;
    await route.fulfill({ response, body: (await response.text()).replace('user-type="admin"', types) });
  });
  await page.clock.setSystemTime("2026-11-19T07:40:00+03:00");
  await page.goto("/intranet/elements/personnel.html");
  await expect(rows(page).first()).toBeVisible();
}

test("an administrator searches, opens somebody and adds somebody, in a column of 360 px", async ({ page }) => {
  await openAs(page, "admin");
  await page.getByRole("searchbox", { name: "Ad, telefon veya rota ara" }).fill("yildirim");
  await expect(rows(page).first()).toContainText("Yıldırım");
  await rows(page).first().getByRole("button", { name: "Detay" }).click();
  const detail = page.getByRole("dialog");
  await expect(detail.getByRole("button", { name: "Üyeliği Dondur" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(detail).toHaveCount(0);
  await page.getByRole("button", { name: "Kişi Ekle" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Kişi Ekle" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Ad", exact: true })).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  // The page's own address is the page's.
  expect(new URL(page.url()).search).toBe("");
});

test("a user without administration rights looks, and changes nothing", async ({ page }) => {
  await openAs(page, "user");
  await expect(page.getByRole("button", { name: "Kişi Ekle" })).toHaveCount(0);
  await rows(page).first().getByRole("button", { name: "Detay" }).click();
  await expect(page.getByRole("dialog")).toContainText("Telefon");
  await expect(page.getByRole("dialog").getByRole("button", { name: /Üyeliği|Çalışanı/ })).toHaveCount(0);
});

test("a demo account changes between its offers", async ({ page }) => {
  await openAs(page, "demo");
  const offers = page.getByRole("group", { name: "Teklifler" }).getByRole("button");
  const first = await rows(page).first().textContent();
  await offers.nth(1).click();
  await expect(rows(page).first()).not.toHaveText(first ?? "");
  await expect(page.getByRole("button", { name: "Kişi Ekle" })).toHaveCount(0);
});

test("a link to somebody's route leads into the portal", async ({ page }) => {
  await openAs(page, "user");
  await rows(page).first().getByRole("button", { name: "Detay" }).click();
  const link = page.getByRole("dialog").getByRole("link", { name: "Rotaya git" });
  await expect(link).toHaveAttribute("href", /^\/route-details\/[\w-]+$/);
});

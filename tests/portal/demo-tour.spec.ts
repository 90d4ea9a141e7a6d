import type { Page } from "@playwright/test";
import { addressOf, expect, resume, test, turnTo } from "./fixtures.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Ana menü" });

/** Apart from signing in and out, all calls of a demo account are under /api/demo/. */
const isForDemo = (path: string) =>
  path.startsWith("/api/demo/") || /^\/api\/company\/(login|login-2fa|logout)\/$/.test(path);

/** A name too long for most screens, but whole for screen readers. */
const longName = "Gebze Lojistik Üssü ve Çevresi Pilotu";

async function giveLongName(page: Page): Promise<void> {
  await page.route("**/api/demo/**", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("Gebze Pilotu", longName);
    await route.fulfill({ response, body });
  });
}

const offerButton = (page: Page, area: string) =>
  page.locator(area).getByRole("button", { name: longName, exact: true });

async function expectQuiet(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
}

test("a demo account's pages ask the demo endpoints only, and an offer's long name is whole for a screen reader", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  await giveLongName(page);
  await resume(page, "demo");
  // The landing page of a demo account is the offer.
  await page.goto("/");
  await expect.poll(() => addressOf(page)).toBe("/offer");
  await expectQuiet(page);

  await menu(page).getByRole("link", { name: "Kuş Bakışı" }).click();
  await expect.poll(() => addressOf(page)).toMatch(/^\/airview/);
  await expect(offerButton(page, "shuttle-airview")).toBeVisible();
  await expectQuiet(page);

  await menu(page).getByRole("link", { name: "Rotalar" }).click();
  const routes = page.locator("shuttle-routes tbody tr");
  await expect(routes.first()).toBeVisible();
  await expect(offerButton(page, "shuttle-routes")).toBeVisible();
  await routes.first().getByRole("link").click();
  await expect.poll(() => addressOf(page)).toMatch(/^\/offer-route-details\/\d+/);
  await expect(page.locator("shuttle-route-details .stop-list")).toBeVisible();
  await expectQuiet(page);
  // The address of a company's route, with the id of a planned one, redirects.
  await page.goto(addressOf(page).replace("/offer-route-details/", "/route-details/"));
  await expect.poll(() => addressOf(page)).toMatch(/^\/offer-route-details\/\d+/);
  await expectQuiet(page);

  await menu(page).getByRole("link", { name: "Çalışan Deneyimi" }).click();
  await expect(page.locator("shuttle-personnel .person-name").first()).toBeVisible();
  await expect(offerButton(page, "shuttle-personnel")).toHaveAttribute("title", longName);
  await page.locator("shuttle-personnel tbody .row-action button").first().click();
  await expect(page.locator("shuttle-personnel dialog[open]")).toBeVisible();
  await expectQuiet(page);
  await page.keyboard.press("Escape");

  await turnTo(page, "/overview");
  await expect(page).toHaveURL("/deactive?type=overview");
  await expect(page.getByRole("link", { name: "destek@example.com" })).toHaveAttribute(
    "href",
    "mailto:destek@example.com",
  );
  await expectQuiet(page);
  expect(calls.length).toBeGreaterThan(8);
  expect(calls.filter((path) => !isForDemo(path))).toEqual([]);
});

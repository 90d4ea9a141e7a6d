import type { Page } from "@playwright/test";
import { addressOf, expect, expectForNewTab, expectNoBarriers, resume, test } from "./fixtures.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const list = (page: Page) => page.locator("shuttle-routes");
const rows = (page: Page) => list(page).locator("tbody tr");
const detail = (page: Page) => page.locator("shuttle-route-details");
const search = (page: Page) => page.getByRole("searchbox", { name: "Arama yapın" });
const map = (page: Page) => detail(page).getByRole("region", { name: /haritası$/ });
const homes = (page: Page) => detail(page).locator(".sh-map-marker-home");
const stops = (page: Page) => detail(page).getByRole("list", { name: "Duraklar" }).getByRole("button");
const direction = (page: Page, name: string) => detail(page).getByRole("radio", { name });

async function openList(page: Page, account: "admin" | "user"): Promise<void> {
  await resume(page, account);
  await page.goto(`/route-details-home`);
  await expect(rows(page).first()).toBeVisible();
}

async function openRoute(page: Page, account: "admin" | "user" = "admin", rest = "R-35"): Promise<void> {
  await resume(page, account);
  await page.goto(`/route-details/${rest}`);
  await expect(stops(page).first()).toBeVisible();
  await expect(map(page)).toHaveAttribute("aria-busy", "false");
}

test("keeps search and page in the address; a row opens its route, in a new tab too, and Back returns", async ({
  page,
  problems,
}) => {
  await openList(page, "user");
  await expectNoBarriers(page);
  await test.step("count, search the Turkish way, pages, address", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Rota Detayları" })).toBeVisible();
    await expect(list(page).locator(".badge")).toHaveText("37");
    await expect(rows(page)).toHaveCount(usualPageSize);
    await page.getByRole("button", { name: "Sonraki" }).click();
    await expect.poll(() => addressOf(page)).toBe("/route-details-home?page=2");
    await search(page).fill("adnan KAHVECI");
    await expect(rows(page)).toHaveCount(1);
    await expect.poll(() => addressOf(page)).toBe("/route-details-home?search=adnan+KAHVECI");
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step("a link for a new tab", async () => {
    await expectForNewTab(rows(page).getByRole("link", { name: "Adnan Kahveci – Levent" }), "/route-details/R-35");
  });

  await test.step("the row, and back; a route that came with the list needs no other call to be known", async () => {
    problems.allow(/Failed to load resource.*500/);
    await page.route("**/api/routes/", (route) => route.fulfill({ status: 500, body: "{}" }));
    await rows(page).locator("td").first().click();
    await expect(page).toHaveURL(/\/route-details\/R-35$/);
    await expect(detail(page).getByRole("heading", { level: 2, name: "Adnan Kahveci – Levent" })).toBeVisible();
    await expect(stops(page).first()).toBeVisible();
    await page.goBack();
    await expect.poll(() => addressOf(page)).toMatch(/^\/route-details-home\?/);
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step("an id that no route has leads to the 404 page, and back to where the person was", async () => {
    await page.unroute("**/api/routes/");
    await page.goto("/route-details/R-9999");
    await expect(page).toHaveURL(/\/404$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/route-details-home\?/);
    await expect(rows(page)).toHaveCount(1);
  });
});

test("opens direction and stop from the address, copies it as a link, and leads to the driver", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openRoute(page, "admin", "R-35?direction=evening&stop=B");
  await expect(direction(page, "Ofisten Dönüş")).toHaveAttribute("aria-checked", "true");
  await expect(stops(page).nth(1)).toHaveAttribute("aria-expanded", "true");
  await expect(homes(page).first()).toBeVisible();
  await expect(detail(page).locator(".driver-name")).toBeVisible();
  await expectNoBarriers(page);
  await detail(page).getByRole("button", { name: "Bağlantıyı Kopyala" }).click();
  await expect(detail(page)).toContainText("Bağlantı kopyalandı.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await direction(page, "Ofise Gidiş").click();
  await expect(detail(page)).toContainText("İlk biniş");
  await expect.poll(() => addressOf(page)).toBe("/route-details/R-35");
  await stops(page).nth(2).click();
  await expect(homes(page)).toHaveCount(2);
  await expect.poll(() => addressOf(page)).toBe("/route-details/R-35?stop=C");
  await detail(page).locator(".sh-map-marker-pin[aria-pressed=true]").click();
  await expect(homes(page)).toHaveCount(0);
  await expect(stops(page).nth(2)).toHaveAttribute("aria-expanded", "false");
  await detail(page).locator(".driver-name").click();
  await expect(page).toHaveURL(/\/drivers\/\d+$/);
});

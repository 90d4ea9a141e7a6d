import type { Page } from "@playwright/test";
import { addressOf, expect, expectNoBarriers, expectNothingOnTop, resume, test } from "./fixtures.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const list = (page: Page) => page.locator("shuttle-past-trips");
const rows = (page: Page) => list(page).locator("tbody tr");
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

test("keeps search, filters and page in the address; a row opens the route's trips without asking for the routes again", async ({
  page,
}) => {
  await resume(page, "admin");
  await page.goto("/past-trips");
  await expect(rows(page)).toHaveCount(usualPageSize);
  await expectNoBarriers(page);

  await test.step("count, evenings first, search, pages, address", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Geçmiş Yolculuklar" })).toBeVisible();
    await expect(list(page).locator(".badge")).toHaveText("37");
    await expect(rows(page).filter({ hasText: "Ofisten Dönüş" })).toHaveCount(usualPageSize);
    await page.getByRole("button", { name: "Sonraki" }).click();
    await expect.poll(() => addressOf(page)).toBe("/past-trips?page=2");
    await expect(rows(page)).toHaveCount(17);
    await page.getByRole("searchbox", { name: "Rota, sürücü veya çalışan ara" }).fill("KUCUKYALI");
    await expect.poll(() => addressOf(page)).toBe("/past-trips?search_term=KUCUKYALI");
    await expect(rows(page).first()).toContainText("Küçükyalı – Levent");
    await expect(list(page).locator(".badge")).toHaveText("37");
    await page.getByRole("button", { name: /^Yön: Ofisten Dönüş filtresini/ }).click();
    await expect.poll(() => addressOf(page)).toContain("time_periods=");
    await page.reload();
    await expect(rows(page).first()).toContainText("Küçükyalı – Levent");
  });

  await test.step("the dialog of a report has no barriers", async () => {
    await page.getByRole("button", { name: "Hız Limiti Raporu" }).click();
    await expect(dialog(page, "Hız Limiti Raporu")).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page, "Hız Limiti Raporu")).toHaveCount(0);
    await expectNothingOnTop(page);
  });

  await test.step("a route's trips begin without asking for the routes that the list has loaded", async () => {
    await page.goto("/past-trips?search_term=R-35");
    await expect(rows(page)).toHaveCount(1);
    await expect(list(page).locator(".badge")).toHaveText("37");
    await expect(rows(page).getByRole("link")).toHaveAttribute("href", /\/past-route-details\/R-35\?routeName=Adnan/);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/api/routes/") asked.push(request.url());
    });
    await rows(page).locator("td").first().click();
    await expect.poll(() => addressOf(page)).toMatch(/^\/past-route-details\/R-35\?/);
    await expect(page.locator("shuttle-past-route-details .trip-table")).toBeVisible();
    await expect(page.locator("shuttle-past-route-details .route-choice")).toBeVisible();
    expect(asked).toEqual([]);
  });
});

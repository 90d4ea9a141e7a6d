import type { Page } from "@playwright/test";
import { addressOf, expect, expectNoBarriers, resume, test } from "./fixtures.ts";

const detail = (page: Page) => page.locator("shuttle-past-route-details");
const trips = (page: Page) => detail(page).locator(".trip-table tbody tr");
const map = (page: Page) => detail(page).getByRole("region", { name: /sefer haritası/ });
const events = (page: Page) => detail(page).getByRole("list", { name: "Sürüş Olayları" }).getByRole("button");

/** Monday to Friday of the week before. */
const lastWeek = "date_start=2026-11-09&date_end=2026-11-13";

async function openMap(page: Page): Promise<void> {
  await resume(page, "admin");
  await page.goto(`/past-route-details/R-1?${lastWeek}`);
  await expect(trips(page).first()).toBeVisible();
  await expect(map(page)).toHaveAttribute("aria-busy", "false");
}

test("keeps trip, direction and route in the address, and leads to the route's plan and back", async ({
  page,
  problems,
}) => {
  await openMap(page);
  await expect(page.getByRole("heading", { level: 1, name: "Geçmiş Yolculuklar" })).toBeVisible();
  await expect(trips(page).first()).toHaveAttribute("aria-current", "true");
  await expect(events(page).first()).toBeVisible();
  await expectNoBarriers(page);

  await test.step("another trip, and the direction", async () => {
    await trips(page).nth(2).click();
    const id = await trips(page).nth(2).getAttribute("data-trip");
    await expect.poll(() => addressOf(page)).toContain(`trip=${id}`);
    await page.reload();
    await expect(trips(page).nth(2)).toHaveAttribute("aria-current", "true");
    await detail(page).getByRole("radio", { name: "Ofise Gidiş" }).click();
    await expect.poll(() => addressOf(page)).toContain("direction=morning");
    await expect(trips(page).locator(".evening")).toHaveCount(0);
    await expect(detail(page).locator(".passenger-table tbody tr").first()).toBeVisible();
    await expect(detail(page).locator(".driver-name")).toBeVisible();
  });

  await test.step("another route keeps days and direction; its plan, and back", async () => {
    await detail(page).getByRole("button", { name: "Başka rota seç" }).click();
    await page.getByRole("menuitem").nth(4).click();
    const there = new RegExp(`^/past-route-details/R-\\d+\\?${lastWeek}&direction=morning$`);
    await expect.poll(() => addressOf(page)).toMatch(there);
    expect(addressOf(page)).not.toContain("R-1?");
    await expect(trips(page).first()).toBeVisible();
    const id = addressOf(page).match(/R-\d+/)?.[0];
    await detail(page).getByRole("link", { name: "Rota Detayları" }).click();
    await expect(page).toHaveURL(new RegExp(`/route-details/${id}$`));
    await page.goBack();
    await expect(trips(page).first()).toBeVisible();
  });

  await test.step("an id that no route has leads to the page that isn't there", async () => {
    problems.allow(/404/);
    await page.goto("/past-route-details/R-9999");
    await expect(page.getByText("The page you are looking for is not found")).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { accounts, expect, findBarriers, test } from "./fixtures.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

type Name = "past-trips" | "past-route-details" | "booking";

/** The page of one element, 360 px wide, as the intranet of this account's company would send it. */
async function openAs(page: Page, who: "admin" | "user", name: Name) {
  const { username, password, pin } = accounts[who];
  const login = { username, password, pin };
  const headers = { "accept-language": "tr" };
  const { token } = await (await page.request.post("/api/company/login-2fa/", { data: login, headers })).json();
  await page.route("**/intranet/token", (route) => route.fulfill({ json: { token } }));
  await page.route(`**/intranet/elements/${name}.html`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('user-type="admin"', `user-type="${who}"`);
    await route.fulfill({ response, body });
  });
  // Without motion, because markers are closer together while the map is moving.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/intranet/elements/${name}.html`);
}

const element = (page: Page, name: Name) => page.locator(`shuttle-${name}`);
/** At this width each row is a record, which unfolds to its links. */
const records = (page: Page, name: Name) => element(page, name).locator("li.record");

async function expectSound(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  // The top-level heading is the page's responsibility, not the element's.
  const barriers = await findBarriers(page);
  expect(barriers.filter((barrier) => !barrier.startsWith("page-has-heading-one"))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // The element doesn't change the page's address.
  expect(new URL(page.url()).search).toBe("");
}

async function reportOnTrips(page: Page) {
  await openAs(page, "admin", "past-trips");
  await expect(records(page, "past-trips")).toHaveCount(usualPageSize);
  await page.getByRole("searchbox", { name: "Rota, sürücü veya çalışan ara" }).fill("kucukyali");
  await expect(records(page, "past-trips").first()).toContainText("Küçükyalı – Levent");
  await records(page, "past-trips").first().getByRole("button").click();
  await expect(records(page, "past-trips").first().getByRole("link").first()).toHaveAttribute(
    "href",
    /^\/past-route-details\/R-\d+\?routeName=/,
  );
  await expectSound(page);
  await page.getByRole("button", { name: "Kalkış Varış Saatleri" }).click();
  const dialog = page.getByRole("dialog", { name: "Kalkış Varış Saatleri" });
  await dialog.getByRole("textbox", { name: "Başlangıç tarihi" }).fill("18.11.2026");
  await dialog.getByRole("textbox", { name: "Bitiş tarihi" }).fill("18.11.2026");
  await expectSound(page);
  const file = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Raporu İndir" }).click();
  expect((await file).suggestedFilename()).toBe("Rota Kalkış Varış Saatleri.xlsx");
  await dialog.getByRole("button", { name: "Tamam" }).click();
}

async function changeTrips(page: Page) {
  await openAs(page, "user", "past-route-details");
  const detail = element(page, "past-route-details");
  const trips = detail.locator(".trip-table tbody tr");
  await expect(trips.first()).toHaveAttribute("aria-current", "true");
  await expect(detail.locator('.sh-map[data-status="ready"]')).toBeVisible();
  await trips.nth(1).click();
  await expect(trips.nth(1)).toHaveAttribute("aria-current", "true");
  await expect(detail.locator(".passenger-table")).toBeVisible();
  await expect(detail.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(detail.getByRole("link", { name: "Rota Detayları" })).toHaveAttribute("href", "/route-details/R-17");
  await expectSound(page);
  const heading = detail.locator(".trip-head h2");
  const before = (await heading.textContent()) ?? "";
  await detail.getByRole("button", { name: "Başka rota seç" }).click();
  await page.getByRole("menuitem").nth(2).click();
  await expect(heading).not.toHaveText(before);
  await expect(trips.first()).toBeVisible();
  await expect(detail.locator('.sh-map[data-status="ready"], .path-unavailable-icon')).toBeVisible();
  await expect(detail.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectSound(page);
}

async function turnBookings(page: Page) {
  await openAs(page, "user", "booking");
  await expect(records(page, "booking")).toHaveCount(usualPageSize);
  // At this width the filters are behind one button.
  await page.getByRole("button", { name: /^Filtreler/ }).click();
  await page.getByRole("button", { name: "Dönem: Tümü" }).click();
  await page.getByRole("radio", { name: "Akşam" }).check();
  await page.keyboard.press("Escape");
  await expect(element(page, "booking").getByRole("list", { name: /Sabah$/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Sonraki sayfa" }).click();
  await expect(element(page, "booking").getByText(/rezervasyondan 21–40/)).toBeVisible();
  await expect(element(page, "booking").locator(".table-frame")).toHaveAttribute("aria-busy", "false");
  const record = records(page, "booking").first();
  await record.getByRole("button").click();
  await expect(record.getByRole("link", { name: /^Detay/ })).toHaveAttribute(
    "href",
    /^\/past-route-details\/R-\d+\?routeName=.+&date_start=\d{4}-\d{2}-\d{2}&trip=\d+$/,
  );
  await expectSound(page);
}

const uses = [
  ["past trips: searched, filtered, reported on, and each route leads into the portal", reportOnTrips],
  ["a route's trips: another trip, and another route in its place", changeTrips],
  ["bookings: filtered, turned over, and each leads to its trip in the portal", turnBookings],
] as const;
for (const [title, use] of uses) test(title, ({ page }) => use(page));

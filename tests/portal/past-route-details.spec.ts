import type { Page } from "@playwright/test";
import { addressOf, expect, expectNoBarriers, findBarriers, resume, test } from "./fixtures.ts";

const detail = (page: Page) => page.locator("shuttle-past-route-details");
const trips = (page: Page) => detail(page).locator(".trip-table tbody tr");
const map = (page: Page) => detail(page).getByRole("region", { name: /sefer haritası/ });
const events = (page: Page) => detail(page).getByRole("list", { name: "Sürüş Olayları" }).getByRole("button");
const vehicle = (page: Page) => detail(page).locator(".sh-map-vehicle");

/** The server's day, a Thursday, whatever day the tests run on. */
const now = "2026-11-19T07:40:00+03:00";
/** Monday to Friday of the week before. */
const lastWeek = {
  start: "2026-11-09",
  end: "2026-11-13",
  query: "date_start=2026-11-09&date_end=2026-11-13",
} as const;
const toShown = (day: string) => day.split("-").toReversed().join(".");

test.beforeEach(({ page }) => page.clock.setSystemTime(now));

async function open(page: Page, rest = "R-1", query: string = lastWeek.query): Promise<void> {
  await resume(page, "admin");
  await page.goto(`/past-route-details/${rest}?${query}`);
  await expect(trips(page).first()).toBeVisible();
}
async function openMap(page: Page, rest?: string): Promise<void> {
  await open(page, rest);
  await expect(map(page)).toHaveAttribute("aria-busy", "false");
}

test("trips, another one, the direction, and all of it in the address", async ({ page }) => {
  await openMap(page);
  await expect(page.getByRole("heading", { level: 1, name: "Geçmiş Yolculuklar" })).toBeVisible();
  await expect(trips(page).first()).toHaveAttribute("aria-current", "true");
  await trips(page).nth(2).click();
  const id = await trips(page).nth(2).getByRole("button").textContent();
  await expect.poll(() => addressOf(page)).toContain(`trip=${id}`);
  await page.reload();
  await expect(trips(page).nth(2)).toHaveAttribute("aria-current", "true");
  await detail(page).getByRole("radio", { name: "Ofise Gidiş" }).click();
  await expect.poll(() => addressOf(page)).toContain("direction=morning");
  await expect(trips(page).locator(".evening")).toHaveCount(0);
  await expect(detail(page).locator(".passenger-table tbody tr").first()).toBeVisible();
  await expect(detail(page).locator(".driver-name")).toBeVisible();
});

test("other days, listed by the button", async ({ page }) => {
  const { start, end } = lastWeek;
  await resume(page, "admin");
  await page.goto("/past-route-details/R-2");
  await expect(trips(page).first()).toBeVisible();
  await detail(page).getByLabel("Başlangıç tarihi").first().fill(toShown(start));
  await detail(page).getByLabel("Bitiş tarihi").first().fill(toShown(end));
  await detail(page).getByRole("button", { name: "Listele" }).click();
  await expect.poll(() => addressOf(page)).toBe(`/past-route-details/R-2?date_start=${start}&date_end=${end}`);
  await expect(trips(page).first()).toContainText(toShown(end));
});

test("another route keeps the days; the plan is a link away; back comes back", async ({ page }) => {
  const { query } = lastWeek;
  await open(page);
  await detail(page).getByRole("button", { name: "Başka rota seç" }).click();
  await page.getByRole("menuitem").nth(4).click();
  await expect.poll(() => addressOf(page)).toMatch(new RegExp(`^/past-route-details/R-\\d+\\?${query}$`));
  expect(addressOf(page)).not.toContain("R-1?");
  await expect(trips(page).first()).toBeVisible();
  const id = addressOf(page).match(/R-\d+/)?.[0];
  await detail(page).getByRole("link", { name: "Rota Detayları" }).click();
  await expect(page).toHaveURL(new RegExp(`/route-details/${id}$`));
  await page.goBack();
  await expect(trips(page).first()).toBeVisible();
});

test("feedback about the trip is sent once", async ({ page }) => {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/company/feedback/")) sent.push(request.postDataJSON());
  });
  await open(page, "R-2");
  const id = Number(await trips(page).first().getByRole("button").textContent());
  await detail(page).getByRole("button", { name: "Geri Bildirim" }).click();
  await page.getByLabel("Mesajınız").fill("Sürücü çok nazikti");
  await page.getByRole("button", { name: "Geri Bildirimi Gönder" }).click();
  await expect(page.getByText("Geri Bildiriminizi Aldık")).toBeVisible();
  expect(sent).toEqual([{ past_trip_id: id, feedback: "Sürücü çok nazikti" }]);
});

test("by keyboard: an event of the list is shown on the map, and the trip is played", async ({ page }) => {
  await openMap(page);
  await events(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(events(page).first()).toHaveAttribute("aria-pressed", "true");
  await expect(detail(page).locator('.sh-map-marker-event[aria-pressed="true"]')).toBeInViewport();
  const slider = detail(page).getByRole("slider", { name: "Sefer zamanı" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(vehicle(page)).toBeVisible();
  await page.keyboard.press("End");
  await expect(detail(page).locator(".outcome.waiting")).toHaveCount(0);
  await page.keyboard.press("Home");
  await expect(detail(page).locator(".outcome.waiting").first()).toBeVisible();
  const before = await slider.getAttribute("aria-valuetext");
  await detail(page).getByRole("button", { name: "Oynat", exact: true }).press("Enter");
  await expect(slider).not.toHaveAttribute("aria-valuetext", before ?? "");
  await detail(page).getByRole("button", { name: "Duraklat" }).press("Space");
  expect(await findBarriers(page)).toEqual([]);
});

for (const [reducedMotion, least, most] of [
  ["reduce", 4, 6],
  ["no-preference", 30, 600],
] as const) {
  test(`five seconds of a replay with ${reducedMotion}: the vehicle is moved ${least} to ${most} times`, async ({
    page,
  }) => {
    await page.clock.install({ time: now });
    await page.emulateMedia({ reducedMotion });
    await openMap(page);
    await detail(page).getByRole("button", { name: "Oynat", exact: true }).click();
    await expect(vehicle(page)).toBeVisible();
    await page.clock.pauseAt("2026-11-19T08:00:00+03:00");
    await vehicle(page).evaluate((element) => {
      const moved = { times: 0 };
      Object.assign(globalThis, { moved });
      const count = (changes: readonly MutationRecord[]) => (moved.times += changes.length > 0 ? 1 : 0);
      new MutationObserver(count).observe(element.parentElement ?? element, { attributeFilter: ["style"] });
    });
    for (let frame = 0; frame < 100; frame += 1) await page.clock.runFor(50);
    const times = await page.evaluate(() => (globalThis as unknown as { moved: { times: number } }).moved.times);
    expect(times).toBeGreaterThanOrEqual(least);
    expect(times).toBeLessThanOrEqual(most);
  });
}

test("an id that no route has leads to the page that isn't there", async ({ page, problems }) => {
  problems.allow(/404/);
  await resume(page, "admin");
  await page.goto("/past-route-details/R-9999");
  await expect(page.getByText("The page you are looking for is not found")).toBeVisible();
});

test("there are no barriers and nothing is too wide, light and dark, on a laptop and a phone", async ({ page }) => {
  await openMap(page);
  await expect(events(page).first()).toBeVisible();
  await expectNoBarriers(page);
});

for (const timezoneId of ["America/Los_Angeles", "Asia/Tokyo"]) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("shows Istanbul's days and times", async ({ page }) => {
      const { start, end } = lastWeek;
      await open(page, "R-2");
      await expect(detail(page).getByLabel("Başlangıç tarihi").first()).toHaveValue(toShown(start));
      await expect(trips(page).first()).toContainText(toShown(end));
      const times = await trips(page)
        .filter({ has: page.locator(".morning") })
        .locator("td:nth-child(2)")
        .allTextContents();
      expect(times.length).toBeGreaterThan(3);
      for (const time of times) expect(time).toMatch(/ 0[5-9]:\d\d$/);
    });
  });
}

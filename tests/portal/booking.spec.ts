import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { addressOf, expect, expectInCorner, expectNoBarriers, resume, test } from "./fixtures.ts";

const list = (page: Page) => page.locator("shuttle-booking");
const rows = (page: Page) => list(page).locator("tbody tr");

async function openBookings(page: Page, query = ""): Promise<void> {
  await resume(page, "user");
  await page.goto(`/booking${query}`);
  await expect(rows(page).first()).toBeVisible();
}

/** The provider's total, as the pager says it. */
async function totalOf(page: Page): Promise<number> {
  const text = await list(page)
    .getByText(/rezervasyondan/)
    .textContent();
  return Number(text?.split(" ")[0]?.replaceAll(".", ""));
}

test("pages, order, filters, address", async ({ page }) => {
  await openBookings(page);
  await expect(page.getByRole("heading", { level: 1, name: "Rezervasyonlar" })).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  expect(await totalOf(page)).toBeGreaterThan(18_000);
  await page.getByRole("button", { name: "Sonraki" }).click();
  await expect.poll(() => addressOf(page)).toBe("/booking?page=2");
  await page.getByLabel("Sayfada").selectOption("100");
  await expect(rows(page)).toHaveCount(100);
  await expect.poll(() => addressOf(page)).toBe("/booking?page_size=100");

  await page.getByLabel("Dönem").selectOption("Akşam");
  await expect.poll(() => addressOf(page)).toBe("/booking?time_period=evening&page_size=100");
  await expect(rows(page).first()).toContainText("Akşam");
  await expect(rows(page).filter({ hasText: "Sabah" })).toHaveCount(0);
  await list(page).getByRole("button", { name: "Çalışan", exact: true }).click();
  await expect.poll(() => addressOf(page)).toContain("ordering=passenger_name");
  await expect(list(page).locator(".table-frame")).toHaveAttribute("aria-busy", "false");
  const names = await rows(page).locator("th").allTextContents();
  expect(names).toEqual(names.toSorted(new Intl.Collator("tr").compare));
  await page.reload();
  await expect(rows(page).locator("th").first()).toHaveText(names[0] ?? "");
});

test("by keyboard: a long list of passengers is searched, chosen from, and taken away again", async ({ page }) => {
  await openBookings(page);
  const filter = list(page)
    .getByRole("button", { name: /^Çalışan: / })
    .first();
  await filter.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("searchbox").last()).toBeFocused();
  await page.keyboard.type("yil");
  const option = page.getByRole("checkbox").first();
  const name = (await option.locator("..").textContent()) ?? "";
  await option.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect(filter).toBeFocused();
  await expect(rows(page).first()).toContainText(name);
  for (const cell of await rows(page).locator("th").allTextContents()) expect(cell).toBe(name);
  await page.getByRole("button", { name: `Çalışan: ${name} filtresini kaldır` }).click();
  await expect.poll(() => addressOf(page)).toBe("/booking");
});

test("filters under a name of one's own stay in this browser, and go on as a link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openBookings(page, "?time_period=evening&page=2");
  await list(page).getByRole("button", { name: "Görünümler" }).click();
  await page.getByLabel("Görünüm adı").fill("Akşam dönüşleri");
  await page.keyboard.press("Enter");
  await page.goto("/booking");
  await expect(rows(page).first()).toBeVisible();
  await list(page).getByRole("button", { name: "Görünümler" }).click();
  await page.getByRole("button", { name: "Akşam dönüşleri görünümünü aç" }).click();
  await expect.poll(() => addressOf(page)).toBe("/booking?time_period=evening");
  await expect(rows(page).filter({ hasText: "Sabah" })).toHaveCount(0);
  await list(page).getByRole("button", { name: "Görünümler" }).click();
  await page.getByRole("button", { name: "Bağlantıyı Kopyala" }).click();
  await expect(page.getByText("Bağlantı kopyalandı")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(new URL("/booking?time_period=evening", page.url()).href);
});

test("Detay leads to the booking's own trip among those of its route and day", async ({ page }) => {
  // Somebody may have left a trip of today that hasn't ended, which no list of past trips has.
  await openBookings(page, "?state=completed&scheduled_date=2026-11-18");
  const link = rows(page)
    .first()
    .getByRole("link", { name: /^Detay/ });
  const date = ((await link.textContent()) ?? "").slice(-10).split(".").toReversed().join("-");
  await expect(link).toHaveAttribute(
    "href",
    new RegExp(`/past-route-details/R-\\d+\\?routeName=.+&date_start=${date}&trip=\\d+$`),
  );
  await link.click();
  await expect.poll(() => addressOf(page)).toMatch(/^\/past-route-details\/R-\d+\?/);
  const trip = page.locator("shuttle-past-route-details .trip-table tr[aria-current=true]");
  await expect(trip.getByRole("button")).toHaveText(new URL(page.url()).searchParams.get("trip") ?? "?");
});

test("the file holds every row that matches, with real dates and Turkish states", async ({ page }) => {
  await openBookings(page, "?state=not-coming&time_period=morning&page_size=10");
  const total = await totalOf(page);
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Excel'e Aktar" }).click();
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  const download = await file;
  expect(download.suggestedFilename()).toBe("Rezervasyonlar.csv");
  const [head = "", ...lines] = readFileSync(await download.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(head).toMatch(/^\uFEFFTarih;Çalışan;Durum;Rota;/);
  expect(lines).toHaveLength(total);
  for (const line of lines) expect(line).toMatch(/^\d{2}\.\d{2}\.\d{4};[^;]+;Gelmedi;[^;]+;R-\d+;Sabah;/);
});

test("last month's bookings of one route as a file, in six steps", async ({ page }) => {
  await page.clock.setSystemTime("2026-11-19T07:40:00+03:00");
  await openBookings(page);
  let steps = 0;
  const press = async (locator: Locator) => {
    steps += 1;
    await locator.click();
  };
  await press(
    list(page)
      .getByRole("button", { name: /^Tarih: / })
      .first(),
  );
  await press(page.getByRole("button", { name: "Geçen ay" }));
  await expect(page.getByRole("button", { name: "Tarih: 01.10.2026 – 31.10.2026 filtresini kaldır" })).toBeVisible();
  await press(
    list(page)
      .getByRole("button", { name: /^Rota: / })
      .first(),
  );
  const route = page.getByRole("checkbox").first();
  const name = (await route.locator("..").textContent()) ?? "";
  await press(route);
  await expect.poll(() => new URL(page.url()).searchParams.getAll("route_name")).toEqual([name]);
  await expect(list(page).locator(".table-frame")).toHaveAttribute("aria-busy", "false");
  const total = await totalOf(page);
  const file = page.waitForEvent("download");
  await press(page.getByRole("button", { name: "Excel'e Aktar" }));
  await press(page.getByRole("menuitem", { name: /CSV/ }));
  const lines = readFileSync(await (await file).path(), "utf8")
    .trimEnd()
    .split("\r\n")
    .slice(1);
  expect(steps).toBe(6);
  expect(lines).toHaveLength(total);
  expect(total).toBeGreaterThan(100);
  for (const line of lines) {
    const [day, , , routeName] = line.split(";");
    expect([day?.slice(3), routeName]).toEqual(["10.2026", name]);
  }
  // The link shows the same.
  await page.reload();
  await expect.poll(() => totalOf(page)).toBe(total);
});

test("there are no barriers and nothing is too wide, light and dark, on a laptop and a phone", async ({ page }) => {
  await openBookings(page);
  await expectNoBarriers(page);
});

test("on a phone each booking is a record with the way to its trip at the corner", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBookings(page, "?state=completed");
  await expectInCorner(rows(page).first(), rows(page).first().getByRole("link"));
});

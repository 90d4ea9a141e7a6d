import type { Page } from "@playwright/test";
import { addressOf, expect, resume, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";

const detail = (page: Page) => page.locator("shuttle-past-route-details");
const trips = (page: Page) => detail(page).locator(".trip-table tbody tr");
const events = (page: Page) => detail(page).getByRole("list", { name: "Sürüş Olayları" }).getByRole("button");
const chosenMarker = (page: Page) => detail(page).locator('.sh-map-marker-sign[aria-pressed="true"]');

test("past trips: list, trip, events and map, replay, report, without a pointer", async ({ page }) => {
  await resume(page, "user");
  await page.goto("/past-trips");
  const rows = page.locator("shuttle-past-trips tbody tr");
  await expect(rows.first()).toBeVisible();
  await tabTo(page, page.getByRole("searchbox", { name: "Rota, sürücü veya çalışan ara" }));
  await page.keyboard.type("R-1");
  await expect.poll(() => addressOf(page)).toBe("/past-trips?search_term=R-1");
  const row = rows.filter({ has: page.getByRole("cell", { name: "R-1", exact: true }) });
  await tabTo(page, row.getByRole("link"));
  await page.keyboard.press("Enter");
  await expect.poll(() => addressOf(page)).toMatch(/^\/past-route-details\/R-1\?routeName=/);
  const map = detail(page).getByRole("region", { name: /sefer haritası/ });
  await expect(map).toHaveAttribute("aria-busy", "false");

  await test.step("other days and one direction", async () => {
    for (const [label, day] of [
      ["Başlangıç tarihi", "09.11.2026"],
      ["Bitiş tarihi", "13.11.2026"],
    ] as const) {
      await tabTo(page, detail(page).getByRole("textbox", { name: label }));
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(day);
    }
    await tabTo(page, detail(page).getByRole("button", { name: "Listele" }));
    await page.keyboard.press("Enter");
    await expect(trips(page).first()).toContainText("13.11.2026");
    await expect(trips(page).locator(".evening").first()).toBeVisible();
    await tabTo(page, detail(page).getByRole("radio", { name: "Hepsi" }));
    await page.keyboard.press("ArrowRight");
    await expect(trips(page).locator(".evening")).toHaveCount(0);
    await expect.poll(() => addressOf(page)).toContain("direction=morning");
  });

  await test.step("another trip", async () => {
    await tabTo(page, trips(page).nth(1).getByRole("button"));
    await page.keyboard.press("Enter");
    await expect(trips(page).nth(1)).toHaveAttribute("aria-current", "true");
    await expect(map).toHaveAttribute("aria-busy", "false");
    await expect(events(page).first()).toBeVisible();
  });

  await test.step("an event of the list on the map, and one of the map in the list", async () => {
    await tabTo(page, events(page).nth(1));
    await page.keyboard.press("Enter");
    await expect(chosenMarker(page)).toHaveCount(1);
    await expect(chosenMarker(page)).toBeInViewport();
    const first = (await chosenMarker(page).getAttribute("aria-label")) ?? "";
    expect(first).toContain((await events(page).nth(1).locator(".event-name").textContent()) ?? "?");
    await tabTo(page, detail(page).locator('.sh-map-marker-sign:not([aria-pressed="true"])').last(), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(chosenMarker(page)).not.toHaveAttribute("aria-label", first);
    const [name = "", time = ""] = ((await chosenMarker(page).getAttribute("aria-label")) ?? "").split(", ");
    const chosen = detail(page).locator('.event[aria-pressed="true"]');
    await expect(chosen).toContainText(name);
    await expect(chosen).toContainText(time);
  });

  await test.step("the replay", async () => {
    const slider = detail(page).getByRole("slider", { name: "Sefer zamanı" });
    await tabTo(page, slider);
    await page.keyboard.press("ArrowRight");
    await expect(detail(page).locator(".sh-map-moving")).toBeVisible();
    await expect(detail(page).locator(".outcome.waiting").first()).toBeVisible();
    await page.keyboard.press("End");
    await expect(detail(page).locator(".outcome.waiting")).toHaveCount(0);
    await page.keyboard.press("Home");
    const begin = await slider.getAttribute("aria-valuetext");
    await tabTo(page, detail(page).getByRole("combobox", { name: "Hız" }));
    await page.keyboard.press("ArrowDown");
    await expect(detail(page).getByRole("combobox", { name: "Hız" })).toHaveValue("120");
    await tabTo(page, detail(page).getByRole("button", { name: "Oynat", exact: true }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(slider).not.toHaveAttribute("aria-valuetext", begin ?? "");
    await page.keyboard.press("Space");
    await expect(detail(page).getByRole("button", { name: "Oynat", exact: true })).toBeFocused();
  });

  await test.step("the speed report of the route", async () => {
    const opener = detail(page).getByRole("button", { name: "Hız Limiti Raporu İndir" });
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Hız Limiti Raporu", exact: true });
    await expect(dialog.getByRole("textbox", { name: "Başlangıç tarihi" })).toHaveValue("09.11.2026");
    const file = page.waitForEvent("download");
    await tabTo(page, dialog.getByRole("button", { name: "Raporu İndir" }));
    await page.keyboard.press("Enter");
    expect((await file).suggestedFilename()).toBe("Hız Limiti Raporu.xlsx");
    await tabTo(page, dialog.getByRole("button", { name: "Tamam" }));
    await page.keyboard.press("Enter");
    await expect(opener).toBeFocused();
  });
});

test("bookings: order, page size, file, and the trip of a booking, without a pointer", async ({ page }) => {
  await resume(page, "user");
  await page.goto("/booking?state=completed&scheduled_date=2026-11-17&scheduled_date=2026-11-18");
  const list = page.locator("shuttle-booking");
  const rows = list.locator("tbody tr");
  await expect(rows.first()).toBeVisible();
  await tabTo(page, list.getByRole("button", { name: "Tarih", exact: true }));
  await page.keyboard.press("Enter");
  await expect.poll(() => addressOf(page)).toContain("ordering=scheduled_date");
  await page.keyboard.press("Enter");
  await expect.poll(() => addressOf(page)).toContain("ordering=-scheduled_date");
  await tabTo(page, list.getByLabel("Sayfada"));
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => addressOf(page)).toContain("page_size=10");
  await expect(rows).toHaveCount(10);

  await tabTo(page, list.getByRole("button", { name: "Excel'e Aktar" }), "Shift+Tab");
  const file = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: /xlsx/ })).toBeFocused();
  await page.keyboard.press("Enter");
  expect((await file).suggestedFilename()).toBe("Rezervasyonlar.xlsx");

  const link = rows.first().getByRole("link", { name: /^Detay/ });
  const id = new URL((await link.getAttribute("href")) ?? "", page.url()).searchParams.get("trip") ?? "?";
  await tabTo(page, link);
  await page.keyboard.press("Enter");
  await expect.poll(() => addressOf(page)).toContain("date_start=");
  await expect(detail(page).locator(".trip-table tr[aria-current=true]")).toHaveAttribute("data-trip", id);
});

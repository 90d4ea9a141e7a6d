import type { Page } from "@playwright/test";
import { partOf } from "../helpers/whole.ts";
import { expect, exportAs, resume, test } from "./fixtures.ts";
import { readWorkbook, toClock, toDaySerial } from "./workbook.ts";

interface TripJson {
  readonly id: number;
  readonly start_date: string | null;
  readonly duration: number | null;
  readonly planned_date: string;
  readonly planned_start_time: string;
  readonly planned_end_time: string;
}

const detail = (page: Page) => page.locator("shuttle-past-route-details");
/** The date in Istanbul: the provider's timestamps have its offset, `2026-11-18T07:02:11+03:00`. */
const dayOf = (moment: string) => moment.slice(0, 10).split("-").toReversed().join(".");
const clockOf = (moment: string) => moment.slice(11, 16);

/** Times at which the browser's date is the day before or after Istanbul's. */
for (const [timezoneId, now] of partOf([
  ["America/Los_Angeles", "2026-11-19T07:40:00+03:00"],
  ["Asia/Tokyo", "2026-11-19T23:50:00+03:00"],
] as const)) {
  test.describe(`a browser in ${timezoneId}, where it is another day`, () => {
    test.use({ timezoneId });

    test("trips, reports and bookings are on Istanbul's days and at its times", async ({ page }) => {
      await page.clock.setSystemTime(now);
      await resume(page, "admin");
      await test.step("lists from five days before Istanbul's today, its times, and no day after it", () =>
        listTrips(page));
      await test.step("reports on the days that were chosen, in Istanbul's times", () => reportTimes(page));
      await test.step("shows bookings on their day, and writes them so", () => listBookings(page));
    });
  });
}

async function listTrips(page: Page) {
  const answer = page.waitForResponse(/past-trips\/\?/);
  await page.goto("/past-route-details/R-2");
  const response = await answer;
  expect(new URL(response.url()).search).toBe("?route_unique_id=R-2&date_start=2026-11-14&date_end=2026-11-19");
  expect(await page.evaluate(() => new Date().getDate())).not.toBe(19);
  const sent = (await response.json()) as TripJson[];
  const rows = detail(page).locator(".trip-table tbody tr");
  await expect(rows).toHaveCount(sent.length);
  const shown = await rows.locator(".trip-moment").allTextContents();
  expect(shown).toEqual(sent.map(({ start_date: start }) => `${dayOf(start ?? "")} ${clockOf(start ?? "")}`));

  const end = detail(page).getByRole("textbox", { name: "Bitiş tarihi" });
  await expect(end).toHaveValue("19.11.2026");
  await detail(page)
    .getByRole("button", { name: /Bitiş tarihi/ })
    .click();
  const calendar = page.getByRole("grid");
  await expect(calendar.getByRole("button", { name: /^(Bugün, )?19 Kasım 2026/ })).toBeEnabled();
  await expect(calendar.getByRole("button", { name: /^20 Kasım 2026/ })).toBeDisabled();
  await page.keyboard.press("Escape");
  await end.fill("20.11.2026");
  await detail(page).getByRole("button", { name: "Listele" }).click();
  await expect(detail(page).getByText("Bitiş tarihi bugünden sonra olamaz.")).toBeVisible();
}

async function reportTimes(page: Page) {
  const sent = new Map<string, TripJson>();
  const asked = new Set<string>();
  await page.route(/\/api\/routes\/past-trips\/\?/, async (route) => {
    const response = await route.fetch();
    asked.add(new URL(route.request().url()).searchParams.get("date_start") ?? "?");
    for (const trip of (await response.json()) as TripJson[]) sent.set(String(trip.id), trip);
    await route.fulfill({ response });
  });
  await page.goto("/past-trips");
  await page.getByRole("button", { name: "Kalkış Varış Saatleri" }).click();
  const dialog = page.getByRole("dialog", { name: "Kalkış Varış Saatleri" });
  await dialog.getByRole("textbox", { name: "Başlangıç tarihi" }).fill("17.11.2026");
  await dialog.getByRole("textbox", { name: "Bitiş tarihi" }).fill("19.11.2026");
  await expect(dialog.getByText("Bitiş tarihi bugünden önce olmalıdır.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Bitiş tarihi" }).fill("18.11.2026");
  const file = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Raporu İndir" }).click();
  const workbook = await readWorkbook(await file);
  expect([workbook.name, ...workbook.sheets]).toEqual(["Rota Kalkış Varış Saatleri.xlsx", "Kalkış Varış Saatleri"]);
  const [title, period, about] = workbook.title(1);
  expect([title, period]).toEqual(["Kalkış Varış Saatleri", "Dönem: 17.11.2026 – 18.11.2026"]);
  expect(about).toMatch(/^Rotalar \(37\): .+ – /);
  const rows = workbook.rows(1);
  expect([...asked].toSorted()).toEqual(["2026-11-17", "2026-11-18"]);
  expect(rows.map((row) => row["Sefer no"]).toSorted()).toEqual([...sent.keys()].toSorted());
  for (const row of rows) {
    const trip = sent.get(row["Sefer no"] ?? "");
    expect(row["Tarih"]).toBe(toDaySerial(trip?.planned_date ?? ""));
    expect(toClock(row["Planlanan kalkış"])).toBe(trip?.planned_start_time);
    expect(toClock(row["Planlanan varış"])).toBe(trip?.planned_end_time);
    const start = trip?.start_date ? clockOf(trip.start_date) : undefined;
    expect(toClock(row["Gerçekleşen kalkış"])).toBe(start);
    const minutes = (clock = "") => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
    const delay = start === undefined ? "" : String(minutes(start) - minutes(trip?.planned_start_time));
    expect(row["Kalkış gecikmesi (dk)"] ?? "").toBe(delay);
    const hasDuration = trip !== undefined && trip.duration !== null && trip.duration >= 0;
    const duration = Math.round(Number(row["Gerçekleşen süre"] ?? "0") * 86_400);
    expect(duration).toBe(hasDuration ? trip.duration : 0);
  }
}

async function listBookings(page: Page) {
  interface BookingJson {
    readonly scheduled_date: string;
    readonly pickup_time: string | null;
    readonly on_the_bus_time: string | null;
  }
  const answer = page.waitForResponse(/bookings\/\?/);
  await page.goto("/booking?scheduled_date=2026-11-18&time_period=morning&page_size=10");
  const { results } = (await (await answer).json()) as { results: BookingJson[] };
  const rows = page.locator("shuttle-booking tbody tr");
  await expect(rows).toHaveCount(10);
  for (const [index, booking] of results.entries()) {
    await expect(rows.nth(index)).toContainText(dayOf(booking.scheduled_date));
    await expect(rows.nth(index)).toContainText(booking.on_the_bus_time ?? "-");
  }
  const written = (await readWorkbook(await exportAs(page, /xlsx/))).rows(1);
  expect(new Set(written.map((row) => row["Tarih"]))).toEqual(new Set([toDaySerial("2026-11-18")]));
  for (const [index, booking] of results.entries()) {
    expect(toClock(written[index]?.["Planlanan biniş"])).toBe(booking.pickup_time ?? undefined);
    expect(toClock(written[index]?.["Gerçekleşen biniş"])).toBe(booking.on_the_bus_time ?? undefined);
  }
}

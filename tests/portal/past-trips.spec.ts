import type { Page } from "@playwright/test";
import { addressOf, expect, expectNoBarriers, resume, test } from "./fixtures.ts";
import { readWorkbook, toClock, toDaySerial } from "./workbook.ts";

const list = (page: Page) => page.locator("shuttle-past-trips");
const rows = (page: Page) => list(page).locator("tbody tr");
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

async function openPastTrips(page: Page, query = ""): Promise<void> {
  // The server's day: reports end before today.
  await page.clock.setSystemTime("2026-11-19T07:40:00+03:00");
  await resume(page, "admin");
  await page.goto(`/past-trips${query}`);
  await expect(rows(page).first()).toBeVisible();
}

test.describe("the list (specification 2 §2.1)", () => {
  test("count, evenings first, search, order, pages, address", async ({ page }) => {
    await openPastTrips(page);
    await expect(page.getByRole("heading", { level: 1, name: "Geçmiş Yolculuklar" })).toBeVisible();
    await expect(list(page).locator(".badge")).toHaveText("37");
    await expect(rows(page)).toHaveCount(20);
    await expect(rows(page).filter({ hasText: "Ofisten Dönüş" })).toHaveCount(20);
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

  test("a link and a click on a row lead to the route's trips", async ({ page }) => {
    await openPastTrips(page, "?search_term=R-35");
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole("link")).toHaveAttribute("href", /\/past-route-details\/R-35\?routeName=Adnan/);
    await rows(page).locator("td").first().click();
    await expect.poll(() => addressOf(page)).toMatch(/^\/past-route-details\/R-35\?/);
  });

  test("a route's trips begin without asking for the routes that the list has loaded", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === "/api/routes/") asked.push(request.url());
    });
    await openPastTrips(page, "?search_term=R-35");
    await expect(list(page).locator(".badge")).toHaveText("37");
    asked.length = 0;
    await rows(page).locator("td").first().click();
    await expect(page.locator("shuttle-past-route-details .trip-table")).toBeVisible();
    await expect(page.locator("shuttle-past-route-details .route-choice")).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("there are no barriers and nothing is too wide, light and dark, on a laptop and a phone", async ({ page }) => {
    await openPastTrips(page);
    await expectNoBarriers(page);
    await page.getByRole("button", { name: "Hız Limiti Raporu" }).click();
    await expect(dialog(page, "Hız Limiti Raporu")).toBeVisible();
    await expectNoBarriers(page);
  });
});

test.describe("the reports", () => {
  test("times by keyboard: every route and day once, at most ten at once, every trip in the file", async ({ page }) => {
    interface TripJson {
      readonly id: number;
      readonly start_date: string | null;
      readonly duration: number | null;
      readonly planned_date: string;
      readonly planned_start_time: string;
      readonly planned_end_time: string;
    }
    let running = 0;
    let most = 0;
    const asked: string[] = [];
    const sent = new Map<string, TripJson>();
    await openPastTrips(page);
    await page.route(/\/api\/routes\/past-trips\/\?/, async (route) => {
      running += 1;
      most = Math.max(most, running);
      asked.push(route.request().url());
      const response = await route.fetch();
      running -= 1;
      for (const trip of (await response.json()) as TripJson[]) sent.set(String(trip.id), trip);
      await route.fulfill({ response });
    });
    await page.getByRole("button", { name: "Kalkış Varış Raporu" }).focus();
    await page.keyboard.press("Enter");
    const report = dialog(page, "Rota Kalkış Varış Saatleri");
    await report.getByRole("textbox", { name: "Başlangıç tarihi" }).fill("16.11.2026");
    await report.getByRole("textbox", { name: "Bitiş tarihi" }).fill("18.11.2026");
    const file = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    const book = await readWorkbook(await file);
    expect([book.name, ...book.sheets]).toEqual(["Rota Kalkış Varış Saatleri.xlsx", "Kalkış Varış Saatleri"]);
    const written = book.rows(1);
    const [title, period, about] = book.title(1);
    expect([title, period]).toEqual(["Rota Kalkış Varış Saatleri", "Dönem: 16.11.2026 – 18.11.2026"]);
    expect(about).toMatch(/^Rotalar \(37\): .+ – /);
    await expect(report.getByText("16.11.2026 – 18.11.2026")).toBeVisible();
    await expect(report.getByText(/ve 31 rota daha$/)).toBeVisible();
    expect(written.map((row) => row["Sefer no"]).toSorted()).toEqual([...sent.keys()].toSorted());
    for (const row of written) {
      const trip = sent.get(row["Sefer no"] ?? "");
      expect(row["Tarih"]).toBe(toDaySerial(trip?.planned_date ?? ""));
      expect(toClock(row["Planlanan kalkış"])).toBe(trip?.planned_start_time);
      expect(toClock(row["Planlanan varış"])).toBe(trip?.planned_end_time);
      const start = trip?.start_date?.slice(11, 16);
      expect(toClock(row["Gerçekleşen kalkış"])).toBe(start);
      const minutes = (clock = "") => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
      const delay = start === undefined ? "" : String(minutes(start) - minutes(trip?.planned_start_time));
      expect(row["Kalkış gecikmesi (dk)"] ?? "").toBe(delay);
      const hasDuration = trip !== undefined && trip.duration !== null && trip.duration >= 0;
      const duration = Math.round(Number(row["Gerçekleşen süre"] ?? "0") * 86_400);
      expect(duration).toBe(hasDuration ? trip.duration : 0);
    }
    expect(asked).toHaveLength(111);
    expect(new Set(asked).size).toBe(111);
    expect(most).toBeLessThanOrEqual(10);
    await page.getByRole("button", { name: "Tamam" }).press("Enter");
    await expect(page.getByRole("button", { name: "Kalkış Varış Raporu" })).toBeFocused();
  });

  test("gaps are named and asked again; with some left the file says so", async ({ page, problems }) => {
    problems.allow(/500/);
    await openPastTrips(page);
    let isBroken = true;
    await page.route(/past-trips\/\?route_unique_id=R-[57]&/, (route) =>
      isBroken || route.request().url().includes("R-7&")
        ? route.fulfill({ status: 500, body: "{}" })
        : route.continue(),
    );
    await page.getByRole("button", { name: "Kalkış Varış Raporu" }).click();
    const report = dialog(page, "Rota Kalkış Varış Saatleri");
    await report.getByRole("textbox", { name: "Başlangıç tarihi" }).fill("18.11.2026");
    await report.getByRole("textbox", { name: "Bitiş tarihi" }).fill("18.11.2026");
    await report.getByRole("button", { name: "Raporu İndir" }).click();
    await expect(report.getByText("37 gün ve rotadan 2 tanesi")).toBeVisible();
    isBroken = false;
    await report.getByRole("button", { name: "Eksikleri Yeniden Dene" }).click();
    await expect(report.getByText("37 gün ve rotadan 1 tanesi")).toBeVisible();
    const file = page.waitForEvent("download");
    await report.getByRole("button", { name: "Eksikleriyle İndir" }).click();
    const book = await readWorkbook(await file);
    expect(book.sheets).toEqual(["Kalkış Varış Saatleri", "Alınamayanlar"]);
    expect(new Set(book.rows(1).map((row) => row["Rota no"])).size).toBe(36);
    expect(book.rows(2)).toMatchObject([{ Tarih: toDaySerial("2026-11-18"), "Rota no": "R-7" }]);
    await expect(report.getByText(/Alınamayan 1 gün ve rota dosyanın son sayfasında/)).toBeVisible();
  });

  test("speed limits need a route and days before today", async ({ page }) => {
    await openPastTrips(page);
    await page.getByRole("button", { name: "Hız Limiti Raporu" }).click();
    const report = dialog(page, "Hız Limiti Raporu");
    const submit = report.getByRole("button", { name: "Raporu İndir" });
    await report.getByRole("textbox", { name: "Başlangıç tarihi" }).fill("16.11.2026");
    await report.getByRole("textbox", { name: "Bitiş tarihi" }).fill("19.11.2026");
    await expect(report.getByText("Bitiş tarihi bugünden önce olmalıdır.")).toBeVisible();
    await report.getByRole("textbox", { name: "Bitiş tarihi" }).fill("18.11.2026");
    await expect(report.getByText("En az bir rota seçin.")).toBeVisible();
    await expect(submit).toBeDisabled();
    await report.getByRole("checkbox").first().check();
    await expect(report.getByText("3 gün, 1 rota.")).toBeVisible();
    const name = (await report.locator(".report-names").textContent()) ?? "";
    expect(name).toMatch(/ – /);
    const answers: { events: { max_driver_speed_kmph: number }[]; license_plate: string }[] = [];
    let [running, most] = [0, 0];
    await page.route(/zendrive/, async (route) => {
      running += 1;
      most = Math.max(most, running);
      const response = await route.fetch();
      running -= 1;
      answers.push(...((await response.json()) as typeof answers));
      await route.fulfill({ response });
    });
    const file = page.waitForEvent("download");
    await submit.click();
    const book = await readWorkbook(await file);
    expect([book.name, ...book.sheets]).toEqual(["Hız Limiti Raporu.xlsx", "Hız Limiti Aşımları"]);
    expect(book.title(1)).toEqual(["Hız Limiti Raporu", "Dönem: 16.11.2026 – 18.11.2026", `Rota: ${name}`]);
    const speedings = answers.flatMap(({ events, license_plate: plate }) =>
      events.map(({ max_driver_speed_kmph: speed }) => `${plate} ${Math.round(speed)}`),
    );
    const written = book.rows(1).map((row) => `${row["Plaka"]} ${row["En yüksek hız (km/sa)"]}`);
    expect(written.toSorted()).toEqual(speedings.toSorted());
    expect(most).toBeLessThanOrEqual(2);
  });
});

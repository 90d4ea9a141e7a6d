import type { Page } from "@playwright/test";
import { addressOf, expect, findBarriers, signIn, test } from "./fixtures.ts";

const list = (page: Page) => page.locator("shuttle-past-trips");
const rows = (page: Page) => list(page).locator("tbody tr");
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

async function openPastTrips(page: Page, query = ""): Promise<void> {
  // The server's day: reports end before today.
  await page.clock.setSystemTime("2026-11-19T07:40:00+03:00");
  await signIn(page, "admin");
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
    await page.getByRole("searchbox", { name: "Rota, sürücü veya yolcu ara" }).fill("KUCUKYALI");
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

  for (const theme of ["light", "dark"] as const) {
    for (const width of [390, 1440]) {
      test(`without barriers: ${theme}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme });
        await openPastTrips(page);
        expect(await findBarriers(page)).toEqual([]);
        await page.getByRole("button", { name: "Hız Limiti Raporu" }).click();
        await expect(dialog(page, "Hız Limiti Raporu")).toBeVisible();
        expect(await findBarriers(page)).toEqual([]);
      });
    }
  }
});

test.describe("the reports", () => {
  test("times by keyboard: every route and day once, at most ten at once, file saved", async ({ page }) => {
    let running = 0;
    let most = 0;
    const asked: string[] = [];
    await openPastTrips(page);
    await page.route(/\/api\/routes\/past-trips\/\?/, async (route) => {
      running += 1;
      most = Math.max(most, running);
      asked.push(route.request().url());
      const response = await route.fetch();
      running -= 1;
      await route.fulfill({ response });
    });
    await page.getByRole("button", { name: "Kalkış Varış Raporu" }).focus();
    await page.keyboard.press("Enter");
    const report = dialog(page, "Rota Kalkış Varış Saatleri");
    await report.getByRole("textbox", { name: "Başlangıç tarihi" }).fill("16.11.2026");
    await report.getByRole("textbox", { name: "Bitiş tarihi" }).fill("18.11.2026");
    const file = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    expect((await file).suggestedFilename()).toBe("Rota Kalkış Varış Saatleri.xlsx");
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
    await expect(report.getByText("37 istekten 2 tanesi")).toBeVisible();
    isBroken = false;
    await report.getByRole("button", { name: "Eksikleri Yeniden Dene" }).click();
    await expect(report.getByText("37 istekten 1 tanesi")).toBeVisible();
    const file = page.waitForEvent("download");
    await report.getByRole("button", { name: "Eksikleriyle İndir" }).click();
    expect((await file).suggestedFilename()).toBe("Rota Kalkış Varış Saatleri.xlsx");
    await expect(report.getByText(/Alınamayan 1 istek dosyanın son sayfasında/)).toBeVisible();
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
    await report.getByRole("button", { name: "Rota seçin" }).click();
    await page.getByRole("checkbox").first().check();
    await page.keyboard.press("Escape");
    await expect(report.getByRole("button", { name: "1 rota" })).toBeFocused();
    const file = page.waitForEvent("download");
    await submit.click();
    expect((await file).suggestedFilename()).toBe("Hız Limiti Raporu.xlsx");
  });
});

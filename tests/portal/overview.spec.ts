import type { Page, Request } from "@playwright/test";
import { expect, expectNoBarriers, resume, test } from "./fixtures.ts";

const card = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });

async function waitForCards(page: Page): Promise<void> {
  await expect(page.locator("shuttle-overview .network-body [data-status=ready]")).toBeVisible();
  await expect(page.locator("shuttle-overview .sh-chart-picture").first()).toBeVisible();
  await expect(page.locator("shuttle-overview [aria-busy=true]")).toHaveCount(0);
}

test("sends the overview's first calls while its code loads, prints it on white, and leads to its areas", async ({
  page,
}) => {
  await test.step("nothing of charts or maps is loaded for the sign-in", async () => {
    const files: string[] = [];
    const note = (request: Request) => files.push(new URL(request.url()).pathname);
    page.on("request", note);
    await page.goto("/");
    await expect(page.getByLabel("KULLANICI ADI")).toBeVisible();
    page.off("request", note);
    expect(files.filter((file) => /uPlot|engine|pack|chart|network-map|query/i.test(file))).toEqual([]);
  });

  await resume(page, "admin");
  await test.step("the first calls travel while the element's code does, and once", async () => {
    // No request of the page before is running any more.
    await page.goto("/health");
    const order: string[] = [];
    page.on("request", (request) => order.push(`> ${new URL(request.url()).pathname}`));
    page.on("requestfinished", (request) => order.push(`< ${new URL(request.url()).pathname}`));
    await page.route("**/overview.js", async (route) => {
      await expect.poll(() => order.includes("> /api/company/summary/")).toBe(true);
      await route.continue();
    });
    await page.goto("/overview");
    await waitForCards(page);
    expect(order.indexOf("> /api/company/summary/")).toBeLessThan(order.indexOf("< /overview.js"));
    const calls = ["summary/", "reservations/", "co2-emission", "ratings/"].map((call) => `> /api/company/${call}`);
    for (const call of calls) {
      const times = order.filter((entry) => entry === call);
      expect(times, call).toHaveLength(1);
    }
  });

  await test.step("no barriers, and nothing is too wide", async () => {
    await expectNoBarriers(page, [1440, 390, 320]);
    await page.getByRole("button", { name: /Tüm Sabah Seferleri/ }).click();
    const dialog = page.getByRole("dialog", { name: "Sabah seferleri" });
    await expect(dialog).toBeVisible();
    await expectNoBarriers(page, [1440, 390, 320]);
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: /Tüm Sabah Seferleri/ })).toBeFocused();
  });

  await test.step("the cards on white paper", async () => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const color = await card(page, "Çalışanlar").evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(color).toBe("rgb(255, 255, 255)");
    await page.emulateMedia({ media: "screen", colorScheme: "light" });
  });

  await test.step("its links lead to their areas", async () => {
    await card(page, "Çalışanlar").getByRole("link", { name: "Tümü" }).click();
    await expect(page).toHaveURL("/personnel");
  });
});

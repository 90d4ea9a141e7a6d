import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { rawCells, unzip } from "../kit/sheet/open-xlsx.ts";
import { addressOf, expect, expectNoBarriers, expectNothingOnTop, exportAs, resume, test } from "./fixtures.ts";

const detail = (page: Page) => page.locator("shuttle-driver-details");
const rows = (page: Page) => detail(page).locator("tbody tr");
const dialog = (page: Page) => page.getByRole("dialog");

test("keeps tab and filter in the address, downloads the driver's documents, and lowers the sidebar's count on approval", async ({
  page,
}) => {
  await resume(page, "admin");
  // This demo driver has a document of every status, and some that expired, expire today, in 12 and in 45 days.
  await page.goto("/drivers/32");
  await expect(detail(page).locator(".driver-head h2")).toBeVisible();
  await expect(detail(page).getByText("12 gün kaldı")).toBeVisible();

  await test.step("the file is named after the driver, with real dates and every document", async () => {
    const name = await detail(page).locator(".driver-head h2").textContent();
    const count = await rows(page).count();
    const download = await exportAs(page, /Excel/);
    expect(download.suggestedFilename()).toBe(`${name} ISG Belgeleri.xlsx`);
    const bytes = readFileSync(await download.path());
    const parts = unzip(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
    const cells = rawCells(parts);
    expect(cells.get("A1")?.value).toBe("Belge");
    expect(cells.get(`A${count + 1}`)?.type).toBe("s");
    expect(cells.get(`A${count + 2}`)).toBeUndefined();
    const days = [...cells].filter(([address, { type }]) => /^J\d/.test(address) && type === "n");
    expect(days.length).toBeGreaterThan(2);
    for (const [, { format, value }] of days) {
      expect(format).toMatch(/^dd\.mm\.yyyy/);
      expect(Number(value)).toBeGreaterThan(45_000);
    }
    expect([...parts.values()].join("")).not.toMatch(/<f>|hyperlink|\*{3,}/);
  });

  await expectNoBarriers(page);

  await test.step("a tab and a filter stand in the address", async () => {
    const soon = detail(page).getByRole("button", { name: /^60 gün içinde dolan/ });
    const count = Number(await soon.locator(".badge").textContent());
    await soon.click();
    await expect(rows(page)).toHaveCount(count);
    await expect.poll(() => addressOf(page)).toBe("/drivers/32?expiry=in-30&expiry=in-60");
    await page.reload();
    await expect(rows(page)).toHaveCount(count);
    await expect(soon).toHaveAttribute("aria-pressed", "true");
    await soon.click();
    await page.getByRole("tab", { name: "Yolculuk Bilgileri" }).click();
    await expect.poll(() => addressOf(page)).toBe("/drivers/32?tab=route");
    const route = detail(page).locator(".driver-routes li").first();
    await expect(route.getByRole("link").first()).toHaveAttribute("href", /\/route-details\/R-\d+$/);
    const pastTrips = route.getByRole("link", { name: /^Geçmiş Yolculuklar/ });
    await expect(pastTrips).toHaveAttribute("href", /\/past-route-details\/R-\d+\?routeName=.+/);
    await pastTrips.click();
    await expect.poll(() => addressOf(page)).toMatch(/^\/past-route-details\/R-\d+\?/);
    await page.goBack();
    await expect(page.getByRole("tab", { name: "Yolculuk Bilgileri" })).toHaveAttribute("aria-selected", "true");
    await page.getByRole("tab", { name: /ISG Belgeleri/ }).click();
  });

  await test.step("a document is approved with the provider, and the badges follow at once", async () => {
    const badge = page.getByRole("tab", { name: /ISG Belgeleri/ }).locator(".tab-badge");
    const side = page.getByRole("link", { name: /^Sürücüler ve Araçlar/ }).locator(".portal-count");
    const waiting = Number(await badge.textContent());
    await expect(side).toHaveText(/\d/);
    const answered = page.waitForResponse("**/change-status/");
    await rows(page)
      .filter({ hasText: "Onayınızı Bekliyor" })
      .first()
      .getByRole("button", { name: /^İncele/ })
      .click();
    await expect(dialog(page).getByRole("group")).toBeFocused();
    await expectNoBarriers(page);
    const before = Number(await side.textContent());
    await page.getByRole("button", { name: "Onayla", exact: true }).click();
    const anyway = page.getByRole("button", { name: "Görmeden Onayla" });
    const decided = dialog(page)
      .getByText(/ onaylandı$/)
      .last();
    await expect(anyway.or(decided)).toBeVisible();
    // Deciding about a document whose link was not opened asks for a confirmation.
    if (await anyway.isVisible()) await anyway.click();
    await expect(decided).toBeVisible();
    expect((await answered).status()).toBe(200);
    // Only "less than", because other tests decide too, but on no document of this driver.
    expect(Number(await side.textContent())).toBeLessThan(before);
    await page.keyboard.press("Escape");
    if (waiting > 1) await expect(badge).toHaveText(String(waiting - 1));
    await expectNothingOnTop(page);
    await page.reload();
    await expect(detail(page).getByText("Şirketiniz Onayladı").first()).toBeVisible();
    if (waiting > 1) await expect(badge).toHaveText(String(waiting - 1));
  });
});

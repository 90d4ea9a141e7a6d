import type { Page } from "@playwright/test";
import { xssCorpus } from "../helpers/xss-corpus.ts";
import { addressOf, expect, expectNoBarriers, resume, test } from "./fixtures.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const element = (page: Page) => page.locator("shuttle-passenger-tickets");
const rows = (page: Page) => element(page).locator("tbody tr");
const messages = (page: Page) => element(page).locator(".message");

async function openTickets(page: Page, query = ""): Promise<void> {
  await resume(page, "admin");
  await page.goto(`/passenger-tickets${query}`);
  await expect(rows(page).first()).toBeVisible();
}

test("keeps the open conversation and the chosen state in the address", async ({ page }) => {
  await openTickets(page);
  await expect(page.getByRole("heading", { level: 1, name: "Çalışan Talepleri" })).toBeVisible();
  await expect(element(page).locator(".ticket-tile")).toHaveText(["Toplam talep31", "Çözülen24", "Açık7"]);
  await expect(rows(page)).toHaveCount(7);
  await rows(page).first().locator("td").first().click();
  await expect(messages(page)).toHaveCount(3);
  expect(addressOf(page)).toBe("/passenger-tickets?ticket=48213");
  await page.reload();
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).nth(1).locator("b").first()).toHaveText("Müşteri Deneyimi Yöneticisi");
  await expect(messages(page).first().locator("time")).toHaveText("18 Kas 2026 - 08:12");
  await page.getByRole("button", { name: "Görselleri Göster" }).click();
  await expect(element(page).getByRole("img", { name: "Servis sağlayıcı" })).toBeVisible();
  await element(page).locator("summary").click();
  await expect(element(page).locator("details")).toContainText("tarihinde şunu yazdı");

  await expectNoBarriers(page);
  // A drawer, where there is no room beside the list.
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(messages(page)).toHaveCount(0);
  await page.getByRole("radio", { name: "Çözülen talepler" }).click();
  await expect.poll(() => addressOf(page)).toBe("/passenger-tickets?status=solved");
  await expect(element(page).locator(".pager")).toContainText(`24 talepten 1–${Math.min(24, usualPageSize)}`);
});

test("e-mails full of attacks run, load and violate nothing under the page's own policy", async ({ page }) => {
  // The fixture fails on any console error, violation or request to a foreign origin.
  await page.addInitScript(() => {
    Object.assign(globalThis, { pwned: 0, pwn: () => Reflect.set(globalThis, "pwned", 1) });
  });
  const flow = xssCorpus.map((html_body) => ({
    html_body,
    created_at: "2026-11-18T08:12:00+03:00",
    is_passenger: true,
  }));
  await page.route(/zendesk\/tickets\/\?/, (route) =>
    route.fulfill({ json: [{ ticket_id: "1", subject: "Saldırı", passenger_name: "Kötü Niyet", ticket_flow: flow }] }),
  );
  await openTickets(page, "?ticket=1");
  await expect(messages(page)).toHaveCount(flow.length);
  const touched = await element(page).evaluate((host) => {
    const found = [...(host.shadowRoot?.querySelectorAll<HTMLElement>(".mail *:not(a)") ?? [])];
    for (const part of found) part.click();
    return found.length;
  });
  expect(touched).toBeGreaterThan(50);
  expect(await page.evaluate(() => Reflect.get(globalThis, "pwned"))).toBe(0);
  expect(addressOf(page)).toBe("/passenger-tickets?ticket=1");
});

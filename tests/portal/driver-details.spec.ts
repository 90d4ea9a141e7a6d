import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { rawCells, unzip } from "../kit/sheet/open-xlsx.ts";
import { addressOf, expect, expectNoBarriers, findBarriers, resume, test } from "./fixtures.ts";

const detail = (page: Page) => page.locator("shuttle-driver-details");
const rows = (page: Page) => detail(page).locator("tbody tr");
const dialog = (page: Page) => page.getByRole("dialog");

/** 32 of the demo: one document of every state, days that are over, today, in 12 and in 45 days. */
async function openDriver(page: Page, id = 32, query = ""): Promise<void> {
  await page.clock.install({ time: "2026-11-19T07:40:00+03:00" });
  await resume(page, "admin");
  await page.goto(`/drivers/${id}${query}`);
  await expect(detail(page).locator(".driver-head h2")).toBeVisible();
}

test("header, tabs, links (specification 2 §2.8)", async ({ page }) => {
  await openDriver(page);
  await expect(detail(page).locator(".driver-photo")).toBeVisible();
  await expect(detail(page).locator(".driver-rating")).toBeVisible();
  await expect(page.getByRole("tab", { name: /ISG Belgeleri/ })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "Araç Bilgileri" }).click();
  await expect.poll(() => addressOf(page)).toBe("/drivers/32?tab=vehicle");
  await expect(detail(page).getByText(/\d+ koltuk/)).toBeVisible();
  await page.getByRole("tab", { name: "Yolculuk Bilgileri" }).click();
  const route = detail(page).locator(".driver-routes li").first();
  await expect(route.getByRole("link").first()).toHaveAttribute("href", /\/route-details\/R-\d+$/);
  const pastTrips = route.getByRole("link", { name: /^Geçmiş Yolculuklar/ });
  await expect(pastTrips).toHaveAttribute("href", /\/past-route-details\/R-\d+\?routeName=.+/);
  await pastTrips.click();
  await expect.poll(() => addressOf(page)).toMatch(/^\/past-route-details\/R-\d+\?/);
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Yolculuk Bilgileri" })).toHaveAttribute("aria-selected", "true");
});

test("what ends soon is counted, filtered and in the address", async ({ page }) => {
  await openDriver(page);
  await expect(detail(page).getByText("Süresi doldu").first()).toBeVisible();
  await expect(detail(page).getByText("12 gün kaldı")).toBeVisible();
  const soon = detail(page).getByRole("button", { name: /^60 gün içinde dolan/ });
  const count = Number(await soon.locator(".badge").textContent());
  await soon.click();
  await expect(rows(page)).toHaveCount(count);
  await expect.poll(() => addressOf(page)).toBe("/drivers/32?expiry=in-30&expiry=in-60");
  await page.reload();
  await expect(rows(page)).toHaveCount(count);
  await expect(soon).toHaveAttribute("aria-pressed", "true");
});

test("the phone number by keyboard: a reason, a minute, gone", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  // A reserve driver, so that nobody else's daily limit is touched in vain.
  await page.route("**/phone-number/", (route) => route.fulfill({ json: { phone_number: "5321234567" } }));
  await openDriver(page);
  await page.getByRole("button", { name: "Telefonu Göster" }).focus();
  await page.keyboard.press("Enter");
  const submit = page.getByRole("button", { name: "Numarayı Göster" });
  await expect(submit).toBeDisabled();
  await expect(page.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: "Diğer" })).toBeChecked();
  await expect(submit).toBeDisabled();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Açıklama" })).toBeFocused();
  await page.keyboard.type("   ");
  await expect(submit).toBeDisabled();
  await page.keyboard.type("Yolcu bekliyor");
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText("0532 123 45 67")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.clock.runFor(30_000);
  await expect(dialog(page).getByText("0532 123 45 67")).toBeVisible();
  await page.clock.runFor(40_000);
  await expect(dialog(page).getByText("Numara gizlendi.")).toBeVisible();
  const markup = await page.evaluate(
    () => document.querySelector("shuttle-driver-details")?.shadowRoot?.innerHTML.replaceAll(/\D/g, "") ?? "",
  );
  expect(markup).not.toContain("5321234567");
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored + said.join("") + page.url()).not.toMatch(/5321234567/);
  await page.getByRole("button", { name: "Yeniden Göster" }).click();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Telefonu Göster" })).toBeFocused();
});

test("the provider's own number and its sentence about the daily limit, with the form kept", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 429/);
  await openDriver(page);
  const seen: string[] = [];
  for (let times = 0; times < 12; times += 1) {
    await page.getByRole("button", { name: "Telefonu Göster" }).click();
    await page.getByRole("radio", { name: "Servis gecikti" }).check();
    await page.getByRole("button", { name: "Numarayı Göster" }).click();
    const outcome = dialog(page).locator(".phone-digits, .field-error > span");
    await expect(outcome).toBeVisible();
    seen.push((await outcome.textContent()) ?? "");
    if (seen.at(-1)?.startsWith("Günlük")) break;
    await page.getByRole("button", { name: "Kapat", exact: true }).last().click();
  }
  expect(seen[0]).toMatch(/0\d{3} \d{3} \d{2} \d{2}$/);
  expect(seen.at(-1)).toBe("Günlük görüntüleme sınırına ulaştınız.");
  await expect(page.getByRole("radio", { name: "Servis gecikti" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Numarayı Göster" })).toBeEnabled();
  expect(await findBarriers(page)).toEqual([]);
});

test("a picture looked at closely by keyboard: zoom, move, turn, back", async ({ page }) => {
  await openDriver(page);
  await rows(page).filter({ hasText: "Onayınızı Bekliyor" }).first().getByRole("button").click();
  const picture = dialog(page).getByRole("img");
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await page.getByRole("button", { name: "Büyüt" }).focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: /: görsel$/ });
  const shown = viewer.getByRole("img");
  const transform = () => shown.evaluate((image) => image.style.transform);
  await expect(shown).toBeVisible();
  expect(await transform()).toBe("translate(0px, 0px) scale(1) rotate(0deg)");
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await expect.poll(transform).toContain("scale(1.96)");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(transform).toContain("translate(60px, 0px)");
  await page.keyboard.press("0");
  await expect.poll(transform).toBe("translate(0px, 0px) scale(1) rotate(0deg)");
  await page.keyboard.press("r");
  await expect.poll(transform).toContain("rotate(90deg)");
  expect(await findBarriers(page)).toEqual([]);
  await viewer.getByRole("button", { name: "Yakınlaştır", exact: true }).click();
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, -240);
  await expect.poll(transform).toContain("scale(1.95");
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  // The dialog below stands where it stood.
  await expect(page.getByRole("button", { name: "Büyüt" })).toBeFocused();
});

test("a document is approved with the provider, and the badges follow at once", async ({ page }) => {
  await openDriver(page);
  const badge = page.getByRole("tab", { name: /ISG Belgeleri/ }).locator(".tab-badge");
  const side = page.getByRole("navigation", { name: "Ana menü" }).locator(".portal-count");
  const waiting = Number(await badge.textContent());
  await expect(side).toHaveText(/\d/);
  const answered = page.waitForResponse("**/change-status/");
  await rows(page)
    .filter({ hasText: "Onayınızı Bekliyor" })
    .first()
    .getByRole("button", { name: /^İncele/ })
    .click();
  await expect(dialog(page).getByRole("group")).toBeFocused();
  const before = Number(await side.textContent());
  await page.getByRole("button", { name: "Onayla", exact: true }).click();
  const anyway = page.getByRole("button", { name: "Görmeden Onayla" });
  const decided = dialog(page)
    .getByText(/ onaylandı$/)
    .last();
  await expect(anyway.or(decided)).toBeVisible();
  // A document behind a link that nobody opened asks.
  if (await anyway.isVisible()) await anyway.click();
  await expect(decided).toBeVisible();
  expect((await answered).status()).toBe(200);
  // Other tests decide too, but on no document of this driver.
  expect(Number(await side.textContent())).toBeLessThan(before);
  await page.keyboard.press("Escape");
  if (waiting > 1) await expect(badge).toHaveText(String(waiting - 1));
  await page.reload();
  await expect(detail(page).getByText("Onayladınız").first()).toBeVisible();
  if (waiting > 1) await expect(badge).toHaveText(String(waiting - 1));
});

test("hostile values are words: nothing to press, nothing fetched", async ({ page, problems }) => {
  // One picture isn't there, one is of a foreign host, which the portal's policy refuses.
  problems.allow(/status of 404|Content Security Policy|foreign origin: https:\/\/belgeler\.evil\.example/);
  await openDriver(page, 33);
  const count = await rows(page).count();
  expect(count).toBeGreaterThan(5);
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) foreign.push(new URL(request.url()).host);
  });
  await rows(page).first().getByRole("button").click();
  const next = page.getByRole("button", { name: "Sonraki belge" });
  for (let place = 1; ; place += 1) {
    await expect(dialog(page).locator(".document-place")).toContainText(`belgeden ${place}.`);
    for (const link of await dialog(page).getByRole("link").all()) {
      expect(await link.getAttribute("href")).toMatch(/^https?:\/\/[^/]/);
    }
    for (const image of await dialog(page).getByRole("img").all()) {
      expect(await image.getAttribute("src")).toMatch(/^https?:\/\/[^/]/);
    }
    if ((await next.count()) === 0 || (await next.getAttribute("aria-disabled")) === "true") break;
    await next.click();
  }
  expect(foreign.filter((host) => host !== "belgeler.evil.example")).toEqual([]);
});

test("the file is named after the driver, with real dates and every document", async ({ page }) => {
  await openDriver(page);
  await expect(rows(page).first()).toBeVisible();
  const name = await detail(page).locator(".driver-head h2").textContent();
  const count = await rows(page).count();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Excel'e Aktar" }).click();
  await page.getByRole("menuitem", { name: /Excel/ }).click();
  const download = await file;
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

test("a driver whom nobody knows, and one of whom nothing is known", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await openDriver(page, 10_001);
  await expect(detail(page).getByText("Telefon numarası kayıtlı değil")).toBeVisible();
  await page.getByRole("tab", { name: "Araç Bilgileri" }).click();
  await expect(detail(page).getByText("Bu sürücünün aracı kayıtlı değil.")).toBeVisible();
  await page.getByRole("tab", { name: "Yolculuk Bilgileri" }).click();
  await expect(detail(page).getByText("Bu sürücünün rotası bulunmuyor.")).toBeVisible();
  await page.goto("/drivers/999999");
  await expect(detail(page).getByText("Sürücü bilgileri yüklenemedi")).toBeVisible();
  await detail(page).getByRole("link", { name: "Sürücüler ve Araçlar" }).click();
  await expect.poll(() => addressOf(page)).toBe("/drivers/list");
});

test("there are no barriers and nothing is too wide, light and dark, on a laptop and a phone", async ({ page }) => {
  await openDriver(page);
  await expect(rows(page).first()).toBeVisible();
  await expectNoBarriers(page);
  await rows(page).first().getByRole("button").click();
  await expect(dialog(page).locator(".document-facts")).toBeVisible();
  await expectNoBarriers(page);
});

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { addressOf, expect, expectNoBarriers, resume, test } from "./fixtures.ts";

const element = (page: Page) => page.locator("shuttle-billing");
const plan = (page: Page, name: string) => element(page).locator(".plan", { hasText: name });
const tab = (page: Page, name: string) => element(page).getByRole("tab", { name });
const totals = (page: Page) => element(page).locator("tfoot tr");
const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");
/** Money as the page writes it, in kuruş. */
const toKurus = (text: string | null) =>
  Math.round(
    Number(
      plain(text)
        .replace(/[^\d,-]/g, "")
        .replace(",", "."),
    ) * 100,
  );

async function openBilling(page: Page, query = ""): Promise<void> {
  await page.clock.setSystemTime("2026-11-19T07:40:00+03:00");
  await resume(page, "admin");
  await page.goto(`/billing${query}`);
  await expect(element(page).locator(".plan")).toHaveCount(2);
  await expect(element(page).locator(".table-panel tbody tr").first()).toBeVisible();
}

test("the month: arrows, panel, years, address", async ({ page }) => {
  await openBilling(page);
  await expect(page.getByRole("heading", { level: 1, name: "Fatura Bilgileri" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sonraki ay" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Önceki ay" }).click();
  await expect.poll(() => addressOf(page)).toBe("/billing?month=2026-10");
  await expect(element(page).getByRole("status").filter({ hasText: "Ekim 2026 faturası" })).toBeAttached();
  await page.getByRole("button", { name: "Ekim 2026" }).click();
  await page.getByLabel("Yıl", { exact: true }).selectOption("2018");
  await expect(page.getByRole("button", { name: "Ekim 2018" })).toBeDisabled();
  await page.getByRole("button", { name: "Kasım 2018" }).click();
  await expect.poll(() => addressOf(page)).toBe("/billing?month=2018-11");
  await expect(element(page).locator(".plan")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Önceki ay" })).toHaveAttribute("aria-disabled", "true");
  await page.reload();
  await expect(page.getByRole("button", { name: "Kasım 2018" })).toBeVisible();
  await page.goto("/billing?month=2018-10");
  await expect(page.getByRole("button", { name: "Kasım 2026" })).toBeVisible();
});

test("by keyboard: a month of last year", async ({ page }) => {
  await openBilling(page);
  await page.getByRole("button", { name: "Kasım 2026" }).focus();
  await page.keyboard.press("Enter");
  await expect(element(page).getByRole("button", { name: "Kasım 2026", pressed: true })).toBeFocused();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await expect(element(page).getByRole("button", { name: "Eylül 2025" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => addressOf(page)).toBe("/billing?month=2025-09");
  await expect(element(page).getByRole("button", { name: "Eylül 2025" })).toBeFocused();
});

test("the December and January bars keep their years", async ({ page }) => {
  await openBilling(page, "?month=2026-01");
  const months = element(page).locator(".billing-months tbody th");
  await expect(months).toHaveText(["Ekim 2025", "Kasım 2025", "Aralık 2025", "Ocak 2026", "Şubat 2026", "Mart 2026"]);
  await page.goto("/billing");
  await expect(months).toHaveText([
    "Ağustos 2026",
    "Eylül 2026",
    "Ekim 2026",
    "Kasım 2026 (Bu Ay)",
    "Aralık 2026 (Tahmini)",
    "Ocak 2027 (Tahmini)",
  ]);
});

/** Totals row, plan, routes and doughnut hold the same amounts. */
async function expectSums(page: Page): Promise<void> {
  await expect(element(page).getByText("birbirini tutuyor.")).toBeVisible();
  await expect(element(page).locator(".differences")).toHaveCount(0);
  const cost = await element(page)
    .locator(".plan.current dl > div", { hasText: "Çalışan bazlı kullanım" })
    .locator("dd")
    .textContent();
  const sum = await totals(page).locator("td").last().textContent();
  expect(toKurus(sum)).toBe(toKurus(cost));
  await tab(page, "Rotaya Göre").click();
  await expect(totals(page).locator("td").last()).toHaveText(sum ?? "");
  const net = await element(page)
    .locator(".plan.current dl > div", { hasText: "KDV hariç" })
    .locator("dd")
    .textContent();
  const items = await element(page).locator(".sh-doughnut-legend tbody td:last-child").allTextContents();
  expect(items.reduce((total, item) => total + toKurus(item), 0)).toBe(toKurus(net));
}

for (const [month, current, other] of [
  ["2026-11", "Normal Ödeme", "Bu plana geç"],
  ["2025-05", "Erken Ödeme", "Bu plana geç"],
  ["2025-09", "Erken Ödeme", "Talebinizi Aldık"],
] as const) {
  test(`${month}: ${current} holds, the other plan says "${other}"; all amounts agree`, async ({ page }) => {
    await openBilling(page, `?month=${month}`);
    await expect(element(page).locator(".plan.current")).toContainText(current);
    const button = element(page).locator(".plan:not(.current)").getByRole("button", { name: other });
    if (other === "Talebinizi Aldık") await expect(button).toBeDisabled();
    else await expect(button).toBeEnabled();
    await expectSums(page);
  });
}

test("an approved change of another month says nothing", async ({ page }) => {
  await openBilling(page, "?month=2025-10");
  await expect(element(page).getByText("Bir Sonraki Faturanızda Geçeceğiniz Plan")).toHaveCount(0);
  await expect(element(page).getByRole("button", { name: "Bu plana geç" })).toHaveCount(0);
});

test("the first month there was: all amounts agree", async ({ page }) => {
  await openBilling(page, "?month=2018-11");
  await expectSums(page);
});

test("search and order follow the address; the file holds what is found, with its sums", async ({ page }) => {
  await openBilling(page);
  await expect(element(page).getByText(/^[45]\d\d çalışandan 1–20$/)).toBeVisible();
  await element(page).getByRole("searchbox").fill("yil");
  await expect.poll(() => addressOf(page)).toBe("/billing?search=yil");
  await element(page).getByRole("button", { name: "Toplam", exact: true }).click();
  await expect.poll(() => addressOf(page)).toBe("/billing?search=yil&sort=total");
  await expect(totals(page)).toContainText(/^Toplam\d{1,2} çalışan/);
  const count = Number.parseInt((await totals(page).locator("td").first().textContent()) ?? "", 10);
  expect(count).toBeGreaterThan(1);
  await expect(element(page).locator(".table-panel tbody tr")).toHaveCount(Math.min(count, 20));
  const sum = plain(await totals(page).locator("td").last().textContent());
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Excel'e Aktar" }).click();
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  const download = await file;
  expect(download.suggestedFilename()).toBe("Kasım Ayı Yolcu Faturalandırması.csv");
  const lines = readFileSync(await download.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines[0]).toBe(
    "\uFEFFÇalışan;Rota;Km;Baz ücret (TL);Mesafe ücreti (TL);OGS/HGS (TL);Köprü (TL);Avrasya (TL);İndirim;Ek indirim;Yakıt artışı (TL);Toplam (TL)",
  );
  expect(lines).toHaveLength(count + 2);
  expect(lines.at(-1)).toMatch(/^Toplam;/);
  expect(toKurus(lines.at(-1)?.split(";").at(-1) ?? "")).toBe(toKurus(sum));
});

test("the comparison's steps add up to the kuruş, each with its cause", async ({ page }) => {
  await openBilling(page, "?tab=comparison");
  const amounts = element(page).locator(".bridge tbody td:last-child");
  await expect(amounts.first()).toBeVisible();
  const [before = 0, ...steps] = (await amounts.allTextContents()).map(toKurus);
  const after = steps.pop();
  expect(steps.reduce((sum, step) => sum + step, before)).toBe(after);
  await expect(element(page).getByRole("rowheader", { name: "Listeye girenler" })).toBeVisible();
  await expect(element(page).getByText("satırda yazmayan farklar")).toHaveCount(0);
});

test("payment details, and the IBAN to copy", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openBilling(page);
  await page.getByRole("button", { name: "Ödeme Bilgileri" }).click();
  const dialog = page.getByRole("dialog", { name: "Ödeme Bilgileri" });
  const shown = await dialog.locator("dd").nth(2).textContent();
  await dialog.getByRole("button", { name: "IBAN'ı Kopyala" }).click();
  await expect(dialog.getByText("IBAN kopyalandı.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown?.replaceAll(" ", ""));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Ödeme Bilgileri" })).toBeFocused();
});

test("who has no billing is led to the module's notice", async ({ page }) => {
  await page.route("**/is-billing-enabled/", (route) => route.fulfill({ json: { enabled: false } }));
  await resume(page, "admin");
  await page.goto("/billing");
  await expect.poll(() => addressOf(page)).toBe("/deactive?type=billing-module");
  await expect(page.getByText("Fatura Bilgileri modülü şirketiniz için henüz erişime açık değil.")).toBeVisible();
});

test("the plan change: asked for once, then waited for", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("request-payment-plan-change")) sent.push(request.method());
  });
  // Other tests of this server go on with the plan that holds.
  await page.route("**/request-payment-plan-change/", (route) => route.fulfill({ json: {} }));
  await openBilling(page);
  await plan(page, "Erken Ödeme").getByRole("button", { name: "Bu plana geç" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Bu plana geç" }).dblclick();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Talebinizi Aldık" })).toBeFocused();
  await page.getByRole("button", { name: "Tamam" }).click();
  await expect(plan(page, "Erken Ödeme").getByRole("button", { name: "Talebinizi Aldık" })).toBeDisabled();
  await page.getByRole("button", { name: "Önceki ay" }).click();
  await expect(element(page).getByRole("button", { name: "Bu plana geç" })).toHaveCount(0);
  expect(sent).toEqual(["POST"]);
});

test("there are no barriers and nothing is too wide, light and dark, on a laptop and a phone", async ({ page }) => {
  await openBilling(page);
  await expectNoBarriers(page);
});

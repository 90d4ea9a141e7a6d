import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { addressOf, expect, expectNoBarriers, exportAs, resume, test } from "./fixtures.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const element = (page: Page) => page.locator("shuttle-billing");
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

async function openBilling(page: Page): Promise<void> {
  await resume(page, "admin");
  await page.goto("/billing");
  await expect(element(page).locator("section.plan")).toHaveCount(2);
  await expect(element(page).locator(".table-panel tbody tr").first()).toBeVisible();
}

test("keeps month, search and order in the address, downloads what is found with its sums, and copies the IBAN", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await resume(page, "admin");
  // Aborts the requests of the first page, the invoice among them.
  await page.goto("about:blank");
  const reads: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().includes("/api/")) reads.push(request.url());
  });
  await openBilling(page);
  // No URL is requested twice, although menu and loader need some of the same data.
  expect(reads.toSorted()).toEqual([...new Set(reads)].toSorted());
  await expect(page.getByRole("heading", { level: 1, name: "Fatura Bilgileri" })).toBeVisible();
  await expect(element(page).getByText("birbirini tutuyor.")).toBeVisible();
  await expectNoBarriers(page);

  await test.step("search and order; the file holds what is found, with its sums", async () => {
    await expect(element(page).getByText(new RegExp(`^[45]\\d\\d çalışandan 1–${usualPageSize}$`))).toBeVisible();
    const columns = element(page).locator(".table-panel thead th");
    const columnsBefore = await columns.allTextContents();
    await element(page).getByRole("searchbox").fill("yil");
    await expect.poll(() => addressOf(page)).toBe("/billing?search=yil");
    await element(page).getByRole("button", { name: "Toplam", exact: true }).click();
    await expect.poll(() => addressOf(page)).toBe("/billing?search=yil&sort=total");
    // The count is in the route column's cell, or below the label where that column has no room.
    const remark = /^Toplam(\d{1,2}) çalışan/;
    await expect(totals(page)).toContainText(remark);
    expect(await columns.allTextContents()).toEqual(columnsBefore);
    const count = Number(remark.exec((await totals(page).textContent()) ?? "")?.[1]);
    expect(count).toBeGreaterThan(1);
    await expect(element(page).locator(".table-panel tbody tr")).toHaveCount(Math.min(count, usualPageSize));
    const sum = plain(await totals(page).locator("td").last().textContent());
    const download = await exportAs(page, /CSV/);
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

  await test.step("the IBAN on the clipboard", async () => {
    await page.getByRole("button", { name: "Ödeme Bilgileri" }).click();
    const dialog = page.getByRole("dialog", { name: "Ödeme Bilgileri" });
    const shown = await dialog.locator("dd").nth(2).textContent();
    await dialog.getByRole("button", { name: "IBAN'ı Kopyala" }).click();
    await expect(dialog.getByText("IBAN kopyalandı.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown?.replaceAll(" ", ""));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Ödeme Bilgileri" })).toBeFocused();
  });

  await test.step("the month: arrow, panel by keyboard, back to November 2018 and not before", async () => {
    await expect(page.getByRole("button", { name: "Sonraki ay" })).toHaveAttribute("aria-disabled", "true");
    await page.getByRole("button", { name: "Önceki ay" }).click();
    await expect.poll(() => addressOf(page)).toBe("/billing?month=2026-10");
    await expect(element(page).getByRole("status").filter({ hasText: "Ekim 2026 faturası" })).toBeAttached();
    await page.getByRole("button", { name: "Ekim 2026" }).press("Enter");
    await expect(element(page).getByRole("button", { name: "Ekim 2026", pressed: true })).toBeFocused();
    await page.getByLabel("Yıl", { exact: true }).selectOption("2018");
    await expect(page.getByRole("button", { name: "Ekim 2018" })).toBeDisabled();
    await page.getByRole("button", { name: "Kasım 2018" }).press("Enter");
    await expect.poll(() => addressOf(page)).toBe("/billing?month=2018-11");
    await expect(element(page).getByRole("button", { name: "Kasım 2018" })).toBeFocused();
    await page.reload();
    await expect(page.getByRole("button", { name: "Kasım 2018" })).toBeVisible();
    await expect(element(page).locator("section.plan")).toHaveCount(2);
    await expect(page.getByRole("button", { name: "Önceki ay" })).toHaveAttribute("aria-disabled", "true");
  });
});

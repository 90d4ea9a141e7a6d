import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { addressOf, expect, expectNoBarriers, resume, test } from "./fixtures.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const element = (page: Page) => page.locator("shuttle-documents");
const rows = (page: Page) => element(page).locator("tbody tr:not(.row-subhead)");
const filter = (page: Page, name: string) => element(page).getByRole("combobox", { name });

async function openFiles(page: Page, query = ""): Promise<void> {
  await resume(page, "admin");
  await page.goto(`/documents${query}`);
  await expect(rows(page).first()).toBeVisible();
}

async function download(page: Page, link: Locator) {
  const file = page.waitForEvent("download");
  await link.click();
  const downloaded = await file;
  return { name: downloaded.suggestedFilename(), bytes: readFileSync(await downloaded.path()) };
}

test("downloads the file that filters and order lead to, and says so when it is gone", async ({ page, problems }) => {
  await openFiles(page);
  await expect(page.getByRole("heading", { level: 1, name: "Dosyalar" })).toBeVisible();
  await expect(rows(page)).toHaveCount(usualPageSize);
  await element(page).getByLabel("Sayfadaki kayıt sayısı").selectOption("50");
  await expect(rows(page)).toHaveCount(50);
  await expect.poll(() => addressOf(page)).toBe("/documents?page_size=50");

  await filter(page, "Dosya türü").fill("sozles");
  await page.keyboard.press("Enter");
  await expect(rows(page).first()).toContainText("Sözleşme");
  await expect(rows(page)).toHaveCount(8);
  await element(page).getByRole("button", { name: "Boyut" }).click();
  await expect
    .poll(() => addressOf(page))
    .toBe("/documents?file_type=S%C3%B6zle%C5%9Fme&ordering=file_size&page_size=50");
  await expect(rows(page).last()).toContainText("1,1 MB");
  const contract = await download(page, rows(page).last().getByRole("link"));
  expect(contract.name).toMatch(/^20\d\d Personel Taşıma Hizmet Sözleşmesi \(imzalı, taranmış\)\.pdf$/);
  expect(contract.bytes.toString("latin1", 0, 8)).toBe("%PDF-1.4");
  expect(contract.bytes.length).toBeGreaterThan(1024 * 1024);

  // The address alone restores the filters.
  await page.reload();
  await expect(rows(page)).toHaveCount(8);
  await expect(filter(page, "Dosya türü")).toHaveValue("Sözleşme");
  await element(page).getByRole("button", { name: "Dosya türü: seçimi kaldır" }).click();
  await filter(page, "Dosya adı").fill("ekim 2026 fatura");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(1);
  const sheet = await download(page, rows(page).getByRole("link"));
  expect(sheet.name).toBe("Ekim 2026 Fatura Eki.xlsx");
  expect(sheet.bytes.toString("latin1", 0, 2)).toBe("PK");
  await expect(rows(page)).toContainText(
    `${(sheet.bytes.length / 1024).toFixed(1).replace(".", ",").replace(",0", "")}\u00a0KB`,
  );

  problems.allow(/404/);
  await page.goto("/documents?ordering=uploaded_at");
  await rows(page).filter({ hasText: "arşivden kaldırıldı" }).getByRole("link").click();
  await expect(element(page).getByRole("alert")).toContainText("indirilemedi. Bu bilgi sunucuda bulunamadı.");
  await expect(rows(page).filter({ hasText: "Tanıtım Sunumu.pdf" })).toContainText("Bağlantı yok");

  await expectNoBarriers(page);
  await test.step("on a phone each file is a record that unfolds to its download", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const record = element(page).locator("li.record").first();
    await record.getByRole("button").click();
    await expect(record.getByRole("link", { name: /^İndir/ })).toBeVisible();
  });
});

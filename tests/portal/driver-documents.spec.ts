import type { Page } from "@playwright/test";
import { addressOf, expect, expectNoBarriers, axeViolations, resume, test } from "./fixtures.ts";
import { ask } from "./journeys/server.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const list = (page: Page) => page.locator("shuttle-driver-documents");
const rows = (page: Page) => list(page).locator("tbody tr");
const dialog = (page: Page) => page.getByRole("dialog");
const side = (page: Page) => page.getByRole("link", { name: /^Sürücüler ve Araçlar/ }).locator(".portal-count");

async function openPending(page: Page): Promise<void> {
  await resume(page, "admin");
  await page.goto("/drivers/documents");
  await expect(rows(page).first()).toBeVisible();
}

test("keeps search and filter in the address, sends refused approvals again, and lowers the sidebar's count", async ({
  page,
  problems,
}) => {
  await openPending(page);
  await expect(page.getByRole("heading", { name: "Onayınızı Bekleyen Belgeler" })).toBeVisible();
  await expect(rows(page)).toHaveCount(usualPageSize);
  await expectNoBarriers(page);
  await test.step("one document", async () => {
    await rows(page)
      .first()
      .getByRole("button", { name: /^İncele/ })
      .click();
    await expect(dialog(page).locator(".document-facts")).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("the address", async () => {
    const driver = (await rows(page).first().locator("td").nth(1).textContent()) ?? "";
    await page.getByRole("searchbox", { name: "Belge, sürücü veya rota ara" }).fill(driver);
    await expect.poll(() => new URL(page.url()).searchParams.get("search")).toBe(driver);
    for (const row of await rows(page).all()) await expect(row).toContainText(driver);
    await page.reload();
    await expect(rows(page).first()).toContainText(driver);
    await page.getByRole("button", { name: "Aramayı temizle" }).click();
    const expired = list(page).getByRole("button", { name: /^Süresi dolmuş/ });
    if (await expired.isEnabled()) {
      await expired.click();
      await expect.poll(() => addressOf(page)).toBe("/drivers/documents?expiry=expired");
      for (const row of await rows(page).all()) await expect(row).toContainText("Süresi doldu");
    }
  });
  problems.allow(/status of 409/);
  // The demo refuses the first two decisions on the documents of driver 35.
  const { result } = await ask<{ result: { driver_name: string } }>(page, "/api/routes/drivers/35/");
  await page.goto(`/drivers/documents?${new URLSearchParams({ driver_name: result.driver_name }).toString()}`);
  await expect(rows(page)).toHaveCount(2);
  const before = Number(await side(page).textContent());
  await page.getByRole("button", { name: "Listelenen 2 Belgeyi Onayla" }).click();
  await expect(dialog(page)).toContainText("2 belge onaylanacak.");
  await dialog(page).getByRole("button", { name: "2 Belgeyi Onayla" }).click();
  await expect(dialog(page)).toContainText(/belge onaylanamadı/);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Kapat", exact: true }).last().click();
  await expect(rows(page).filter({ hasText: "Onaylanamadı" }).first()).toBeVisible();
  for (let tries = 0; tries < 4; tries += 1) {
    await list(page).getByRole("button", { name: "Yeniden Dene" }).first().click();
    await expect(dialog(page).locator(".outcome")).toBeVisible();
    const isDone = await dialog(page).getByRole("heading", { name: "Belgeler onaylandı" }).isVisible();
    await page.keyboard.press("Escape");
    if (isDone) break;
  }
  await expect(list(page).getByText("Kriterlere uygun kayıt bulunmuyor!")).toBeVisible();
  await expect.poll(async () => Number(await side(page).textContent())).toBeLessThanOrEqual(before - 2);
  const atOnce = await side(page).textContent();
  await page.reload();
  await expect(side(page)).toHaveText(/\d/);
  expect(Number(await side(page).textContent())).toBeLessThanOrEqual(Number(atOnce));
});

/** Stubs the decisions, so that they don't affect other tests; returns those sent. */
async function catchDecisions(page: Page): Promise<{ ids: number[]; status: string; rejection_reason?: string }[]> {
  const sent: { ids: number[]; status: string }[] = [];
  await page.route("**/api/driver/documents/change-status/", async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    sent.push(route.request().postDataJSON() as (typeof sent)[0]);
    return route.fulfill({ json: {} });
  });
  return sent;
}

/** Stubs `count` pending documents with pictures, without the demo's special ones, which ask before they are approved. */
async function giveDocuments(page: Page, count: number): Promise<void> {
  await page.route("**/api/driver/documents/?*", async (route) => {
    const answer = await route.fetch();
    const { documents } = (await answer.json()) as { documents: { document_type: string; value: string }[] };
    const one = documents.find(({ document_type: type, value }) => type === "photo" && value.startsWith("/demo"));
    const given = Array.from({ length: count }, (_, index) => ({
      ...one,
      id: 900_000 + index,
      document_name: `Belge ${index + 1}`,
      value: `/demo-assets/documents/src-${900_000 + index}.svg`,
    }));
    await route.fulfill({ response: answer, json: { documents: given, meta: { total_count: count } } });
  });
}

/** The document's picture, once it has loaded. */
const picture = (page: Page) => dialog(page).locator(".document-picture[aria-busy=false] img");

test(
  "in an intranet page approves no picture that is still loading, and leads to the drivers",
  { tag: "@whole" },
  async ({ page }) => {
    const sent = await catchDecisions(page);
    await giveDocuments(page, 2);
    let show = () => undefined as void;
    await page.route("**/demo-assets/documents/src-900000.svg", async (route) => {
      await new Promise<void>((resolve) => {
        show = resolve;
      });
      await route.fallback();
    });
    await page.goto("/intranet/elements/driver-documents.html");
    // Records, of which the first is unfolded: the intranet's column is narrow.
    await list(page).locator(".record-line").first().click();
    await list(page)
      .getByRole("button", { name: /^İncele/ })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page).locator(".document-picture[aria-busy=true]")).toBeVisible();
    await page.keyboard.press("o");
    await expect(dialog(page).getByText("Görsel yükleniyor. Görünce onaylayabilirsiniz.")).toBeVisible();
    // A click asks for a confirmation instead.
    await page.getByRole("button", { name: "Onayla", exact: true }).click();
    await expect(dialog(page)).toContainText("Belgenin görseli henüz yüklenmedi.");
    await page.getByRole("button", { name: "Geri" }).click();
    show();
    await expect(picture(page)).toBeVisible();
    await page.keyboard.press("o");
    await expect(dialog(page).getByRole("heading", { name: "Belge 2" })).toBeVisible();
    expect(sent.map(({ ids }) => ids)).toEqual([[900_000]]);
    await page.keyboard.press("Escape");
    await expect(list(page).getByRole("link", { name: "Sürücüler ve Araçlar" })).toHaveAttribute(
      "href",
      "/drivers/list",
    );
  },
);

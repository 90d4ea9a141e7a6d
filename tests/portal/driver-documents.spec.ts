import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { rawCells, unzip } from "../kit/sheet/open-xlsx.ts";
import { addressOf, expect, expectNoBarriers, findBarriers, resume, test } from "./fixtures.ts";

const list = (page: Page) => page.locator("shuttle-driver-documents");
const rows = (page: Page) => list(page).locator("tbody tr");
const dialog = (page: Page) => page.getByRole("dialog");
const side = (page: Page) => page.getByRole("navigation", { name: "Ana menü" }).locator(".portal-count");

async function openPending(page: Page, query = ""): Promise<void> {
  await page.clock.setSystemTime("2026-11-19T07:40:00+03:00");
  await resume(page, "admin");
  await page.goto(`/drivers/documents${query}`);
  await expect(rows(page).first()).toBeVisible();
}

/** Decisions that reach no other test; the ids that were sent. */
async function catchDecisions(page: Page): Promise<{ ids: number[]; status: string; rejection_reason?: string }[]> {
  const sent: { ids: number[]; status: string }[] = [];
  await page.route("**/api/driver/documents/change-status/", async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    sent.push(route.request().postDataJSON() as (typeof sent)[0]);
    return route.fulfill({ json: {} });
  });
  return sent;
}

test("list, count, last days, search, filters, address (specification 2 §2.9)", async ({ page }) => {
  await openPending(page);
  await expect(page.getByRole("heading", { name: "Onayınızı Bekleyen Belgeler" })).toBeVisible();
  await expect(list(page).locator(".documents-count")).toHaveText(/^\d+ belge onayınızı bekliyor$/);
  await expect(rows(page)).toHaveCount(20);
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

/** So many documents with pictures wait; without the odd ones of the demo, which ask before they are approved. */
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

/** The picture can be seen. */
const picture = (page: Page) => dialog(page).locator(".document-picture[aria-busy=false] img");

test("fifty documents by keyboard in at most sixty presses, two of them rejected", async ({ page }) => {
  const sent = await catchDecisions(page);
  await giveDocuments(page, 50);
  await openPending(page);
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await rows(page)
    .first()
    .getByRole("button", { name: /^İncele/ })
    .focus();
  await press("Enter");
  for (let place = 1; place <= 50; place += 1) {
    await expect(dialog(page).getByRole("heading", { level: 2 })).toHaveText(`Belge ${place}`);
    await expect(picture(page)).toBeVisible();
    if (place === 10 || place === 20) {
      await press("r");
      await expect(page.getByRole("radio").first()).toBeFocused();
      await press("Space");
      await press("Enter");
    } else {
      await press("o");
    }
    if (place === 20) {
      const done = dialog(page).getByRole("list", { name: "Az önce sonuçlandırdıklarınız" }).getByRole("listitem");
      await expect(done).toHaveText([
        /^Belge 20, .* reddedildi$/,
        /^Belge 19, .* onaylandı$/,
        /^Belge 18, .* onaylandı$/,
        "ve 17 belge daha",
      ]);
    }
  }
  await expect(dialog(page).getByRole("heading", { name: "Belge onaylandı" })).toBeVisible();
  await press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  expect(presses).toBeLessThanOrEqual(60);
  expect(sent.map(({ ids }) => ids)).toEqual(Array.from({ length: 50 }, (_, index) => [900_000 + index]));
  expect(sent.filter(({ status }) => status === "rejected").map(({ ids }) => ids)).toEqual([[900_009], [900_019]]);
  await expect(list(page).getByText("Onay bekleyen belge yok.")).toBeVisible();
});

test("a picture on its way is approved by no key, and its next press counts", async ({ page }) => {
  const sent = await catchDecisions(page);
  await giveDocuments(page, 2);
  let show = () => undefined as void;
  await page.route("**/demo-assets/documents/src-900000.svg", async (route) => {
    await new Promise<void>((resolve) => {
      show = resolve;
    });
    await route.fallback();
  });
  await openPending(page);
  await rows(page)
    .first()
    .getByRole("button", { name: /^İncele/ })
    .click();
  await expect(dialog(page).locator(".document-picture[aria-busy=true]")).toBeVisible();
  await page.keyboard.press("o");
  await expect(dialog(page).getByText("Görsel yükleniyor. Görünce onaylayabilirsiniz.")).toBeVisible();
  // By pointer it is asked.
  await page.getByRole("button", { name: "Onayla", exact: true }).click();
  await expect(dialog(page)).toContainText("Belgenin görseli henüz yüklenmedi.");
  await page.getByRole("button", { name: "Geri" }).click();
  show();
  await expect(picture(page)).toBeVisible();
  await page.keyboard.press("o");
  await expect(dialog(page).getByRole("heading", { name: "Belge 2" })).toBeVisible();
  expect(sent.map(({ ids }) => ids)).toEqual([[900_000]]);
});

test("rejecting with Diğer needs words, which the provider gets", async ({ page }) => {
  const sent = await catchDecisions(page);
  await openPending(page);
  await rows(page)
    .first()
    .getByRole("button", { name: /^İncele/ })
    .click();
  await page.getByRole("button", { name: "Reddet" }).click();
  await page.getByRole("radio", { name: "Diğer" }).check();
  const submit = dialog(page).getByRole("button", { name: "Reddet", exact: true });
  await expect(submit).toBeDisabled();
  await page.getByRole("textbox", { name: "Açıklama" }).fill("Fotoğraf kesik");
  expect(await findBarriers(page)).toEqual([]);
  await submit.click();
  await expect(
    dialog(page)
      .getByText(/ reddedildi$/)
      .last(),
  ).toBeVisible();
  expect(sent).toEqual([{ ids: [expect.any(Number)], status: "rejected", rejection_reason: "Fotoğraf kesik" }]);
});

test("approving all of one driver: refused ones are marked and sent again until they are through", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 409/);
  await openPending(page);
  // 35 of the demo: its first two decisions are refused.
  const answer = await page.request.get("/api/routes/drivers/35/", {
    headers: { Authorization: `Token ${await tokenOf(page)}`, "Accept-Language": "tr" },
  });
  const { result } = (await answer.json()) as { result: { driver_name: string } };
  await page.goto(`/drivers/documents?${new URLSearchParams({ driver_name: result.driver_name }).toString()}`);
  await expect(rows(page)).toHaveCount(2);
  const before = Number(await side(page).textContent());
  await page.getByRole("button", { name: "Listelenen 2 belgeyi onayla" }).click();
  await expect(dialog(page)).toContainText("2 belge onaylanacak.");
  await dialog(page).getByRole("button", { name: "2 Belgeyi Onayla" }).click();
  await expect(dialog(page)).toContainText(/belge onaylanamadı/);
  expect(await findBarriers(page)).toEqual([]);
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

test("approve all names what has expired or can't be seen, and takes it along only when told to", async ({ page }) => {
  const sent = await catchDecisions(page);
  await openPending(page);
  const count = Number(await list(page).locator(".documents-count .badge").textContent());
  await page.getByRole("button", { name: "Tümünü Onayla" }).click();
  const doubtful = dialog(page).getByRole("region", { name: "Ayrıca bakılması gereken belgeler" });
  await expect(doubtful.getByText("Belgenin adresi geçerli bir web adresi değil")).toHaveCount(1);
  const left = await doubtful.getByRole("listitem").count();
  await expect(dialog(page)).toContainText(`Ayrıca bakılması gereken ${left} belge onaylanmayacak`);
  await expect(dialog(page).getByRole("button", { name: `${count - left} Belgeyi Onayla` })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Vazgeç" }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(sent).toEqual([]);
  await page.getByRole("button", { name: "Tümünü Onayla" }).click();
  await dialog(page).getByRole("checkbox").check();
  await page.getByRole("button", { name: `${count} Belgeyi Onayla` }).click();
  await expect(dialog(page).getByRole("heading", { name: "Belgeler onaylandı" })).toBeVisible();
  expect(sent.every(({ ids, status }) => ids.length <= 100 && status === "hr_approved")).toBe(true);
  expect(new Set(sent.flatMap(({ ids }) => ids)).size).toBe(count);
  await page.getByRole("button", { name: "Tamam" }).click();
  await expect(list(page).getByText("Onay bekleyen belge yok.")).toBeVisible();
  await expect(side(page)).toHaveCount(0);
});

test("the file has two sheets: the documents, and their drivers", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/routes\/drivers\/\d+\/$/.test(pathname)) asked.push(pathname);
  });
  await openPending(page);
  const count = Number(await list(page).locator(".documents-count .badge").textContent());
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Excel'e Aktar" }).click();
  await page.getByRole("menuitem", { name: /Excel/ }).click();
  const download = await file;
  expect(download.suggestedFilename()).toBe("Onay Bekleyen Belgeler.xlsx");
  const bytes = readFileSync(await download.path());
  const parts = unzip(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  expect(parts.get("xl/workbook.xml")).toMatch(/name="Veri".*name="Rapor"/);
  const [data, report] = [rawCells(parts, 1), rawCells(parts, 2)];
  expect(data.get(`A${count + 1}`)?.type).toBe("s");
  expect(data.get(`A${count + 2}`)).toBeUndefined();
  expect(data.get("C2")).toMatchObject({ type: "n" });
  expect(data.get("C2")?.format).toMatch(/^dd\.mm\.yyyy/);
  const drivers = new Set([...data].filter(([address]) => /^G\d/.test(address)).map(([, { value }]) => value));
  drivers.delete("Sürücü");
  const named = [...report].filter(([address]) => /^A\d/.test(address)).map(([, { value }]) => value);
  expect(new Set(named.slice(1))).toEqual(drivers);
  expect(new Set(asked).size).toBe(named.length - 1);
  expect(report.get("F2")).toMatchObject({ type: "n" });
});

test("there are no barriers and nothing is too wide, light and dark, on a laptop and a phone", async ({ page }) => {
  await openPending(page);
  await expectNoBarriers(page);
  await rows(page)
    .first()
    .getByRole("button", { name: /^İncele/ })
    .click();
  await expect(dialog(page).locator(".document-facts")).toBeVisible();
  await expectNoBarriers(page);
});

test("alone in an intranet page: a decision by keyboard, and the way to the drivers", async ({ page }) => {
  const sent = await catchDecisions(page);
  await giveDocuments(page, 2);
  await page.goto("/intranet/elements/driver-documents.html");
  await expect(rows(page).first()).toBeVisible();
  await rows(page)
    .first()
    .getByRole("button", { name: /^İncele/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(picture(page)).toBeVisible();
  await page.keyboard.press("o");
  await expect(
    dialog(page)
      .getByText(/ onaylandı$/)
      .last(),
  ).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.keyboard.press("Escape");
  await expect(list(page).getByRole("link", { name: "Sürücüler ve Araçlar" })).toHaveAttribute("href", "/drivers/list");
});

async function tokenOf(page: Page): Promise<string> {
  const record = await page.evaluate(() => localStorage.getItem("shuttle.session"));
  return (JSON.parse(record ?? "{}") as { token: string }).token;
}

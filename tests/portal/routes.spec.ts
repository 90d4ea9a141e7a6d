import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { addressOf, expect, expectNoBarriers, findBarriers, resume, test } from "./fixtures.ts";
import { watchPrinting } from "./paper.ts";

const list = (page: Page) => page.locator("shuttle-routes");
const rows = (page: Page) => list(page).locator("tbody tr");
const detail = (page: Page) => page.locator("shuttle-route-details");
const search = (page: Page) => page.getByRole("searchbox", { name: "Arama yapın" });
const map = (page: Page) => detail(page).getByRole("region", { name: /haritası$/ });
const homes = (page: Page) => detail(page).locator(".sh-map-marker-home");
const stops = (page: Page) => detail(page).getByRole("list", { name: "Duraklar" }).getByRole("button");
const direction = (page: Page, name: string) => detail(page).getByRole("radio", { name });

async function openList(page: Page, account: "admin" | "user" | "demo" = "admin", query = ""): Promise<void> {
  await resume(page, account);
  await page.goto(`/route-details-home${query}`);
  await expect(rows(page).first()).toBeVisible();
}

async function openRoute(page: Page, account: "admin" | "user" = "admin", rest = "R-35"): Promise<void> {
  await resume(page, account);
  await page.goto(`/route-details/${rest}`);
  await expect(stops(page).first()).toBeVisible();
  await expect(map(page)).toHaveAttribute("aria-busy", "false");
}

test.describe("the list (specification 2 §2.3)", () => {
  test("count, search the Turkish way, order, pages, address", async ({ page }) => {
    await openList(page, "user");
    await expect(page.getByRole("heading", { level: 1, name: "Rota Detayları" })).toBeVisible();
    await expect(list(page).locator(".badge")).toHaveText("37");
    await expect(rows(page)).toHaveCount(20);
    await page.getByRole("button", { name: "Sonraki" }).click();
    await expect.poll(() => addressOf(page)).toBe("/route-details-home?page=2");
    await search(page).fill("KUCUKYALI");
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toContainText("Küçükyalı – Levent");
    await search(page).fill("");
    await page.getByRole("button", { name: "Çalışan sayısı" }).click();
    await page.getByRole("button", { name: "Çalışan sayısı" }).click();
    await expect.poll(() => addressOf(page)).toBe("/route-details-home?sort=-count");
    const counts = (await rows(page).locator("td.end").allTextContents()).map(Number);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    await page.reload();
    await expect(rows(page).first().locator("td.end")).toHaveText(String(counts[0]));
  });

  test("a click on a row, and a link for a new tab, lead to the route", async ({ page, context }) => {
    await openList(page, "admin", "?search=R-35");
    await expect(rows(page)).toHaveCount(1);
    const opened = context.waitForEvent("page");
    await rows(page)
      .getByRole("link", { name: "Adnan Kahveci – Levent" })
      .click({ modifiers: ["Control"] });
    const tab = await opened;
    await expect(tab).toHaveURL(/\/route-details\/R-35$/);
    await tab.close();
    await rows(page).locator("td").first().click();
    await expect(page).toHaveURL(/\/route-details\/R-35$/);
    await expect(detail(page).getByRole("heading", { level: 2, name: "Adnan Kahveci – Levent" })).toBeVisible();
    await page.goBack();
    await expect.poll(() => addressOf(page)).toBe("/route-details-home?search=R-35");
  });

  test("the whole list of employees opens by keyboard and leaves the row closed", async ({ page }) => {
    await openList(page, "admin", "?search=R-35");
    const more = rows(page).getByRole("button", { name: /^\+\d+$/ });
    await more.focus();
    await page.keyboard.press("Enter");
    const all = page.getByRole("dialog", { name: /21 çalışanın tamamı/ });
    await expect(all.getByRole("listitem")).toHaveCount(21);
    await page.keyboard.press("Escape");
    await expect(all).toBeHidden();
    await expect(more).toBeFocused();
    expect(addressOf(page)).toBe("/route-details-home?search=R-35");
  });

  test("the file holds every route that matches", async ({ page }) => {
    await openList(page, "user", "?search=maslak&page_size=10");
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Excel'e Aktar" }).click();
    await page.getByRole("menuitem", { name: /CSV/ }).click();
    const download = await file;
    expect(download.suggestedFilename()).toBe("Rota Listesi.csv");
    const [head, ...lines] = readFileSync(await download.path(), "utf8")
      .trimEnd()
      .split("\r\n");
    expect(head).toBe("\uFEFFRota adı;Rota no;Çalışan sayısı;Çalışanlar");
    const shown = await list(page)
      .getByText(/rotadan/)
      .textContent();
    expect(lines).toHaveLength(Number.parseInt(shown ?? "", 10));
    for (const line of lines) expect(line).toMatch(/Maslak;R-\d+;\d+;/);
  });

  test("a demo account changes between offers and opens a planned route", async ({ page }) => {
    await openList(page, "demo");
    const offers = page.getByRole("group", { name: "Teklifler" }).getByRole("button");
    await expect(offers.first()).toHaveAttribute("aria-pressed", "true");
    // Whole where there is room.
    for (const name of await offers.locator(".cut").all()) {
      expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    }
    await expect(offers.locator(".cut").first()).toBeVisible();
    const before = await rows(page).first().textContent();
    await offers.nth(1).click();
    await expect(rows(page).first()).not.toHaveText(before ?? "");
    await expect.poll(() => addressOf(page)).toContain("pilot=");
    await rows(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/offer-route-details\/\d+$/);
    await expect(stops(page).first()).toBeVisible();
    await expect(detail(page).getByRole("button", { name: "Geri Bildirim" })).toHaveCount(0);
    await expect(detail(page).getByRole("link")).toHaveCount(0);
    await direction(page, "Ofisten Dönüş").click();
    await expect(detail(page)).toContainText("Ofisten kalkış");
    await expect.poll(() => addressOf(page)).toContain("direction=evening");
  });
});

test.describe("the route (specification 2 §2.4)", () => {
  test("by mouse: directions, a stop from list and map, its people's homes, the driver", async ({ page }) => {
    await openRoute(page);
    await expect(detail(page)).toContainText("İlk biniş");
    await stops(page).nth(2).click();
    await expect(homes(page)).toHaveCount(2);
    await expect.poll(() => addressOf(page)).toBe("/route-details/R-35?stop=C");
    const marker = detail(page).locator(".sh-map-marker-stop[aria-pressed=true]");
    await marker.click();
    await expect(homes(page)).toHaveCount(0);
    await expect(stops(page).nth(2)).toHaveAttribute("aria-expanded", "false");
    const details = page.waitForRequest(/\/api\/routes\/\d+\/$/);
    await direction(page, "Ofisten Dönüş").click();
    await details;
    await expect(detail(page)).toContainText("Ofisten kalkış");
    await expect(detail(page).getByRole("columnheader", { name: "İniş" })).toBeVisible();
    await expect.poll(() => addressOf(page)).toBe("/route-details/R-35?direction=evening");
    await detail(page).locator(".driver-name").click();
    await expect(page).toHaveURL(/\/drivers\/\d+$/);
  });

  test("by keyboard alone: direction, stop, homes", async ({ page }) => {
    await openRoute(page);
    await direction(page, "Ofise Gidiş").focus();
    await page.keyboard.press("ArrowRight");
    await expect(direction(page, "Ofisten Dönüş")).toBeFocused();
    await expect(detail(page)).toContainText("Ofisten kalkış");
    await stops(page).first().focus();
    await page.keyboard.press("Enter");
    await expect(stops(page).first()).toHaveAttribute("aria-expanded", "true");
    await expect(homes(page).first()).toBeVisible();
    await expect(stops(page).first()).toBeFocused();
    await page.keyboard.press("Space");
    await expect(homes(page)).toHaveCount(0);
    const marker = detail(page).locator("button.sh-map-marker-stop").first();
    await marker.focus();
    await page.keyboard.press("Enter");
    await expect(homes(page).first()).toBeVisible();
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test("a phone: stop in the list, on the map, other direction", async ({ page }) => {
      await openRoute(page);
      await stops(page).nth(1).tap();
      await expect(homes(page).first()).toBeVisible();
      await detail(page).locator(".sh-map-marker-stop[aria-pressed=true]").tap();
      await expect(homes(page)).toHaveCount(0);
      await direction(page, "Ofisten Dönüş").tap();
      await expect(detail(page)).toContainText("Bitiş");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });

  test("an address opens the same view again, and its link can be copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openRoute(page, "user", "R-35?direction=evening&stop=B");
    await expect(direction(page, "Ofisten Dönüş")).toHaveAttribute("aria-checked", "true");
    await expect(stops(page).nth(1)).toHaveAttribute("aria-expanded", "true");
    await expect(homes(page).first()).toBeVisible();
    await detail(page).getByRole("button", { name: "Bağlantıyı Kopyala" }).click();
    await expect(detail(page)).toContainText("Bağlantı kopyalandı.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test("the file holds the route's own passengers", async ({ page }) => {
    await openRoute(page);
    const passengers = detail(page).getByRole("table", { name: "Çalışan listesi" }).locator("tbody tr");
    const file = page.waitForEvent("download");
    await detail(page).getByRole("button", { name: "Excel'e Aktar" }).click();
    await page.getByRole("menuitem", { name: /CSV/ }).click();
    const download = await file;
    expect(download.suggestedFilename()).toBe("Adnan Kahveci – Levent Ofise Gidiş Çalışanları.csv");
    const [head, ...lines] = readFileSync(await download.path(), "utf8")
      .trimEnd()
      .split("\r\n");
    expect(head).toBe("\uFEFFNo;Durak;Ad soyad;Açık adres;Biniş;Yürüme mesafesi (m);Yolculuk süresi (dk)");
    expect(lines).toHaveLength(await passengers.count());
    for (const line of lines) expect(line).toMatch(/^\d+;[A-Z];.+;\d\d:\d\d;\d+;\d+$/);
  });

  test("the printed sheet has a picture of the map, stops with times and all passengers, and no buttons", async ({
    page,
  }) => {
    const printing = await watchPrinting(page);
    await openRoute(page);
    const passengers = await detail(page).getByRole("table", { name: "Çalışan listesi" }).locator("tbody tr").count();
    await detail(page).getByRole("button", { name: "Yazdır" }).click();
    const sheet = await printing.sheetOf("shuttle-route-details");
    await page.emulateMedia({ media: "print" });
    const picture = sheet.locator(".printed-map canvas");
    await expect(picture).toHaveCSS("display", "block");
    // Drawn, not only copied: the middle of the map isn't empty.
    const hasInk = await picture.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      return canvas.getContext("2d")?.getImageData(width / 2, height / 2, 1, 1).data[3] === 255;
    });
    expect(hasInk).toBe(true);
    await expect(sheet.locator(".route-map")).toHaveCSS("display", "none");
    await expect(sheet.locator(".stop-list button")).toHaveCount(await stops(page).count());
    await expect(sheet.locator("table tbody tr")).toHaveCount(passengers);
    for (const button of await sheet.locator(".area-actions").all()) await expect(button).toHaveCSS("display", "none");
    await page.emulateMedia({ media: "screen" });
    await expect(map(page)).toBeVisible();
    await expect(detail(page).locator(".printed-map")).toHaveCount(0);
  });

  for (const [name, isAnswered] of [
    ["no network for tiles", false],
    ["a tile server that answers 404", true],
  ] as const) {
    test(`${name}: the built-in map stays and stops can be chosen`, async ({ page, problems }) => {
      problems.allow(/Failed to load resource|tile/);
      let tiles = 0;
      await page.route("**/test-tiles/**", (route) => {
        tiles += 1;
        return isAnswered ? route.fulfill({ status: 404, body: "" }) : route.abort();
      });
      await openRoute(page);
      await page.evaluate(() => {
        const address = `${location.origin}/test-tiles/{z}/{x}/{y}.png`;
        document.querySelector("shuttle-session")?.setAttribute("tile-url", address);
      });
      await expect.poll(() => tiles).toBeGreaterThan(0);
      await expect(detail(page).locator(".sh-map-attribution")).toContainText("GSHHG");
      await stops(page).first().click();
      await expect(homes(page).first()).toBeVisible();
    });
  }
});

test.describe("feedback (specification 2 §4, §8)", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Geri Bildirim" });

  test("is sent about the shown direction, after a failure that keeps what was typed", async ({ page, problems }) => {
    problems.allow(/Failed to load resource.*500/);
    await openRoute(page, "user");
    await detail(page).getByRole("button", { name: "Geri Bildirim" }).click();
    const field = dialog(page).getByPlaceholder("Mesajınız...");
    await field.fill("Şoförümüz çok ilgili.");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await detail(page).getByRole("button", { name: "Geri Bildirim" }).click();
    await expect(field).toHaveValue("Şoförümüz çok ilgili.");

    await page.route("**/api/company/feedback/", (route) => route.fulfill({ status: 500, body: "{}" }));
    await dialog(page).getByRole("button", { name: "Geri Bildirimi Gönder" }).click();
    await expect(dialog(page).getByRole("heading", { name: "Mesajınız İletilemedi" })).toBeVisible();
    await expect(dialog(page)).toContainText("Daha sonra yeniden deneyebilir");
    await dialog(page).getByRole("button", { name: "Forma Dön" }).click();
    await expect(field).toHaveValue("Şoförümüz çok ilgili.");
    await page.unroute("**/api/company/feedback/");

    const sent = page.waitForRequest("**/api/company/feedback/");
    await dialog(page).getByRole("button", { name: "Geri Bildirimi Gönder" }).click();
    expect((await sent).postDataJSON()).toEqual({
      route_id: expect.any(Number) as unknown,
      feedback: "Şoförümüz çok ilgili.",
    });
    await expect(dialog(page).getByRole("heading", { name: "Geri Bildiriminizi Aldık" })).toBeVisible();
    await dialog(page).getByRole("button", { name: "Tamam" }).click();
    await expect(detail(page).getByRole("button", { name: "Geri Bildirim" })).toBeFocused();
  });

  test("may be empty, after one question", async ({ page }) => {
    await openRoute(page);
    await detail(page).getByRole("button", { name: "Geri Bildirim" }).click();
    await dialog(page).getByRole("button", { name: "Geri Bildirimi Gönder" }).click();
    await expect(dialog(page).getByRole("alert")).toHaveText("Boş gönderilsin mi?");
    expect(await findBarriers(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Boş Gönder" }).click();
    await expect(dialog(page).getByRole("heading", { name: "Geri Bildiriminizi Aldık" })).toBeVisible();
  });
});

test.describe("when calls fail", () => {
  for (const [name, answer] of [
    ["500", { status: 500, body: "{}" }],
    ["403", { status: 403, json: {} }],
    ["an HTML page", { status: 200, contentType: "text/html", body: "<html></html>" }],
    ["a dropped connection", null],
  ] as const) {
    test(`${name}: each part says so where it stands and recovers`, async ({ page, problems }) => {
      problems.allow(/Failed to load resource/);
      await resume(page, "admin");
      const broken = /\/api\/routes\/\d+\/(meta\/)?$/;
      await page.route(broken, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto("/route-details/R-35");
      await expect(detail(page).getByRole("alert")).toContainText("Rota bilgileri yüklenemedi");
      await expect(detail(page).getByRole("heading", { level: 2 })).toHaveText("Adnan Kahveci – Levent");
      await page.unroute(broken);
      await page.route("**/meta/", (route) => (answer ? route.fulfill(answer) : route.abort()));
      await detail(page).getByRole("button", { name: "Yeniden Yükle" }).click();
      await expect(stops(page).first()).toBeVisible();
      const note = detail(page).getByText("Sürücü bilgisi yüklenemedi.");
      await expect(note).toBeVisible();
      await page.unroute("**/meta/");
      await note.getByRole("button", { name: "Yeniden Yükle" }).click();
      await expect(detail(page).locator(".driver-name")).toBeVisible();
    });
  }

  test("the routes fail: an unknown id leads to the 404 page", async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    await resume(page, "admin");
    await page.route("**/api/routes/", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto("/route-details/R-35");
    await expect(page).toHaveURL(/\/404$/);
    await page.unroute("**/api/routes/");
    await page.route("**/api/routes/", (route) => route.abort());
    await page.goto("/route-details/R-35");
    await expect(page).toHaveURL(/\/404$/);
  });

  test("a route that came with the list is known and stays", async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    await openList(page, "admin", "?search=R-35");
    await page.route("**/api/routes/", (route) => route.fulfill({ status: 500, body: "{}" }));
    await rows(page).getByRole("link").click();
    await expect(stops(page).first()).toBeVisible();
  });

  test("an id that no route has leads to the 404 page, and back to where the person was", async ({ page }) => {
    await openList(page);
    await page.goto("/route-details/R-9999");
    await expect(page).toHaveURL(/\/404$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/route-details-home$/);
    await expect(rows(page).first()).toBeVisible();
  });
});

test("there are no barriers and nothing is too wide, light and dark, on a laptop and a phone", async ({ page }) => {
  await openList(page);
  await expectNoBarriers(page);
  await page.goto("/route-details/R-35?stop=C");
  await expect(homes(page).first()).toBeVisible();
  await expect(detail(page).locator(".driver-name")).toBeVisible();
  await expectNoBarriers(page);
});

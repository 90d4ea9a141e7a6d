import type { Page, Request } from "@playwright/test";
import { type Account, accounts, expect, expectNoBarriers, resume, signIn, test } from "./fixtures.ts";

const titles = [
  "Ortalama yürüme mesafesi",
  "Ortalama yolculuk süresi",
  "Sapma oranı",
  "Rezervasyonlar",
  "Planlanan Seferler",
  "Çalışanlar",
  "Rota Ağı",
  "CO2 Salımı",
  "Aylık Değerlendirme",
];
const card = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });

async function waitForCards(page: Page): Promise<void> {
  await expect(page.locator("shuttle-overview .network-body [data-status=ready]")).toBeVisible();
  await expect(page.locator("shuttle-overview canvas").first()).toBeVisible();
  await expect(page.locator("shuttle-overview [aria-busy=true]")).toHaveCount(0);
}

async function openOverview(page: Page, account: Account): Promise<void> {
  await resume(page, account);
  await page.goto("/overview");
}

test("every card is filled from the API", async ({ page }) => {
  await signIn(page, "admin");
  await expect(page.getByRole("heading", { level: 1, name: "Genel Bakış" })).toBeVisible();
  await waitForCards(page);
  for (const title of titles) await expect(card(page, title)).toBeVisible();
  await expect(card(page, "Sapma oranı")).toContainText(/SLA hedefi en çok %\d/);
  await expect(card(page, "Sapma oranı")).toContainText(/puan (altında|üstünde)|Tam hedefte/);
  await expect(card(page, "Ortalama yürüme mesafesi")).toContainText(/28 günde .+ (arttı|azaldı|değişmedi)/);
  await expect(card(page, "Rezervasyonlar")).toContainText(/Düzenli [\d.]+Esnek [\d.]+/);
  await expect(card(page, "Planlanan Seferler").getByRole("listitem")).toHaveCount(5);
  await expect(card(page, "Rota Ağı")).toContainText("74 rotanız");
  await expect(card(page, "CO2 Salımı")).toContainText("ağaç");
  await expect(card(page, "Aylık Değerlendirme")).toContainText(/Sürücü\d,\d\d/);
  await expect(page.getByText("© 2025 Servis Portalı")).toBeVisible();
  // The figure of the element is the figure of the API.
  const personnel = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem("shuttle.session") ?? "{}") as { token: string };
    const response = await fetch("/api/company/trip-personnel-count/", {
      headers: { authorization: `Token ${token}`, "accept-language": "tr" },
    });
    return ((await response.json()) as { personnel: { active: number; inactive: number } }).personnel;
  });
  await expect(card(page, "Çalışanlar")).toContainText(`Aktif ${personnel.active}`);
  await expect(card(page, "Çalışanlar")).toContainText(`Pasif ${personnel.inactive}`);
});

test("week, direction and the whole list can be chosen", async ({ page }) => {
  await openOverview(page, "user");
  await waitForCards(page);
  const reservations = card(page, "Rezervasyonlar");
  const total = await reservations.locator(".figure").textContent();
  await reservations.getByRole("radio", { name: "Geçen Hafta" }).click();
  await expect(reservations.getByRole("radio", { name: "Geçen Hafta" })).toHaveAttribute("aria-checked", "true");
  await expect(reservations.locator(".figure")).not.toHaveText(total ?? "");
  await page.keyboard.press("ArrowLeft");
  await expect(reservations.getByRole("radio", { name: "Bu Hafta" })).toBeFocused();
  await expect(reservations.locator(".figure")).toHaveText(total ?? "");

  const trips = card(page, "Planlanan Seferler");
  // The day's figures count both directions, the list has one: each says so.
  await expect(trips.getByText("Sabah ve akşam birlikte")).toBeVisible();
  await trips.getByRole("button", { name: /Tüm sabah seferleri \(37\)/ }).click();
  const dialog = page.getByRole("dialog", { name: "Sabah seferleri" });
  await expect(dialog.getByRole("listitem")).toHaveCount(37);
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(trips.getByRole("button", { name: /Tüm sabah seferleri/ })).toBeFocused();
  await trips.getByRole("radio", { name: "Akşam" }).click();
  await expect(trips.getByRole("listitem").first()).toContainText("Planlı");
});

test("links lead to their areas", async ({ page }) => {
  await openOverview(page, "admin");
  await card(page, "Çalışanlar").getByRole("link", { name: "Tümü" }).click();
  await expect(page).toHaveURL("/personnel");
  await page.goBack();
  await card(page, "Rota Ağı").getByRole("link", { name: "Kuş Bakışı" }).click();
  await expect(page).toHaveURL("/airview");
});

test("a card whose call fails says so, its neighbours stay, and it recovers", async ({ page, problems }) => {
  problems.allow(/Failed to load resource.*500/);
  await openOverview(page, "admin");
  await page.route("**/api/company/ratings/", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.reload();
  const ratings = card(page, "Aylık Değerlendirme");
  await expect(ratings.getByRole("alert")).toContainText("Değerlendirmeler yüklenemedi");
  await waitForCards(page);
  await page.unroute("**/api/company/ratings/");
  await ratings.getByRole("button", { name: "Yeniden Yükle" }).click();
  await expect(ratings).toContainText(/Sürücü\d,\d\d/);
});

test("the first calls travel while the element's code does", async ({ page }) => {
  await openOverview(page, "admin");
  await waitForCards(page);
  const order: string[] = [];
  page.on("request", (request: Request) => order.push(`> ${new URL(request.url()).pathname}`));
  page.on("requestfinished", (request: Request) => order.push(`< ${new URL(request.url()).pathname}`));
  await page.route("**/overview.js", async (route) => {
    await expect.poll(() => order.includes("> /api/company/summary/")).toBe(true);
    await route.continue();
  });
  await page.reload();
  await waitForCards(page);
  expect(order.indexOf("> /api/company/summary/")).toBeLessThan(order.indexOf("< /overview.js"));
  // And are not sent a second time.
  for (const path of [
    "/api/company/summary/",
    "/api/company/reservations/",
    "/api/company/co2-emission",
    "/api/company/ratings/",
  ]) {
    expect(
      order.filter((entry) => entry === `> ${path}`),
      path,
    ).toHaveLength(1);
  }
});

test("nothing of charts or maps is loaded for the sign-in", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await page.goto("/");
  await expect(page.getByLabel("KULLANICI ADI")).toBeVisible();
  expect(files.filter((file) => /uPlot|engine|pack|chart|network-map|query/i.test(file))).toEqual([]);
});

// Demo accounts: shell.spec.ts.
test("who comes in is greeted by name", async ({ page }) => {
  await signIn(page, "user");
  await expect(page).toHaveURL("/overview");
  await expect(page.getByRole("banner")).toContainText(accounts.user.fullName);
});

test("prints the cards on white paper", async ({ page }) => {
  await openOverview(page, "admin");
  await waitForCards(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const color = await card(page, "Çalışanlar").evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(color).toBe("rgb(255, 255, 255)");
});

test("there are no barriers and nothing is too wide, light and dark, on a laptop and a phone", async ({ page }) => {
  await openOverview(page, "admin");
  await waitForCards(page);
  await expectNoBarriers(page, [1440, 390, 320]);
  await page.getByRole("button", { name: /Tüm sabah seferleri/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoBarriers(page, [1440, 390, 320]);
});

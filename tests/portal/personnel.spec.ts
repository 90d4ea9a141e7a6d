import type { Locator, Page } from "@playwright/test";
import { addressOf, expect, resume, test } from "./fixtures.ts";
import { shortPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const list = (page: Page) => page.locator("shuttle-personnel .card.clipped");
const rows = (page: Page) => list(page).locator("tbody tr");
const search = (page: Page) => page.getByRole("searchbox", { name: "Ad, telefon veya rota ara" });

async function openPersonnel(page: Page, account: "admin" | "user"): Promise<void> {
  await resume(page, account);
  await page.goto("/personnel");
  await expect(rows(page).first()).toBeVisible();
}

async function addPerson(page: Page, person: { first: string; last: string; email: string; phone: string }) {
  await page.getByRole("button", { name: "Kişi Ekle" }).click();
  const dialog = page.getByRole("dialog", { name: "Kişi Ekle" });
  await dialog.getByRole("textbox", { name: "Ad", exact: true }).fill(person.first);
  await dialog.getByRole("textbox", { name: "Soyad", exact: true }).fill(person.last);
  await dialog.getByRole("textbox", { name: "E-posta", exact: true }).fill(person.email);
  await dialog.getByRole("textbox", { name: "Telefon", exact: true }).fill(person.phone);
  await dialog.getByRole("textbox", { name: "Ev adresi", exact: true }).fill("Caferağa Mah. Moda Cad. No: 14, Kadıköy");
  await expect(dialog.getByRole("textbox", { name: "Mahalle", exact: true })).toHaveValue("Caferağa Mah.");
  await expect(dialog).toContainText("Caferağa Mah., Moda Cad. No: 14, Kadıköy");
  await dialog.getByRole("button", { name: "Kişi Ekle" }).click();
  return dialog;
}

const drawer = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true });

test("the list says how many people it counts, and its page, size and search stand in the address", async ({
  page,
}) => {
  await openPersonnel(page, "user");
  await expect(page.locator(".page-count")).toHaveText(/^\d{3} Kişi$/);
  // The label says what the number counts, and all parts add up to the list's total.
  const parts = page.locator(".page-count-parts");
  // No-break spaces keep each number on the line of its label.
  await expect(parts).toHaveText(/^kayıtlı · \d+\u00a0donduruldu · \d+\u00a0silindi \(listede yok\)$/);
  const numbers = `${await page.locator(".page-count").textContent()} ${await parts.textContent()}`.match(/\d+/g);
  const sum = (numbers ?? []).reduce((total, number) => total + Number(number), 0);
  await expect(list(page).getByText(`${sum} çalışandan`)).toBeVisible();
  await expect(rows(page)).toHaveCount(shortPageSize);
  await expect(rows(page).first()).toContainText(/0\d{3} \d{3} \d{2} \d{2}/);
  // An ordinary user can't add or change anybody.
  await expect(page.getByRole("button", { name: "Kişi Ekle" })).toHaveCount(0);

  await page.getByRole("button", { name: "Sonraki" }).click();
  await expect.poll(() => addressOf(page)).toBe("/personnel?page=2");
  await page.getByLabel("Sayfada").selectOption("50");
  await expect(rows(page)).toHaveCount(50);
  await expect.poll(() => addressOf(page)).toBe("/personnel?page_size=50");

  await search(page).fill("şifa");
  await expect.poll(() => addressOf(page)).toContain("search=%C5%9Fifa");
  await expect(rows(page).first()).toContainText("Şifa");
  await search(page).fill("SIFA");
  await expect(rows(page).first()).toContainText("Şifa");
  await search(page).fill("yok böyle biri");
  await expect(list(page)).toContainText("Kriterlere uygun kayıt bulunmuyor!");
  await list(page).getByRole("button", { name: "Filtreleri Temizle" }).first().click();
  await expect(rows(page)).toHaveCount(50);
});

test(
  "somebody's details lead to stop, driver, route and map, and Back leads to the details",
  { tag: "@whole" },
  async ({ page }) => {
    await openPersonnel(page, "user");
    const name = (await rows(page).first().locator(".person-name").textContent()) ?? "";
    await rows(page).first().getByRole("button", { name: "Detay" }).click();
    const detail = drawer(page, name);
    await expect(detail.getByRole("table")).toContainText(/Yolculuk süresi\d+\sdk\d+\sdk/);
    await expect(detail.getByRole("img", { name: /ev, durak ve rota haritası/ })).toHaveAttribute("aria-busy", "false");
    await expect(detail).toContainText(/\d{2}\.\d{2}\.\d{4}/);
    await expect(detail.getByRole("button", { name: "Üyeliği Dondur" })).toHaveCount(0);
    // Stop, driver and plate in both directions, with links to stop and driver.
    for (const direction of ["Sabah", "Akşam"]) {
      const way = detail.getByRole("region", { name: direction, exact: true });
      await expect(way).toContainText(/Durak[A-Z]+ durağı · \d{2}:\d{2}/);
      await expect(way).toContainText(/Plaka\d{2} [A-Z]+ \d+/);
      await expect(way.getByRole("link")).toHaveCount(2);
    }
    const evening = detail.getByRole("region", { name: "Akşam", exact: true });
    const driver = evening.getByRole("link").nth(1);
    await expect(driver).toHaveAttribute("href", /\/drivers\/\d+$/);
    const stop = evening.getByRole("link").first();
    const letter = ((await stop.textContent()) ?? "").split(" ")[0];
    await stop.click();
    await expect.poll(() => addressOf(page)).toMatch(new RegExp(`^/route-details/.+direction=evening&stop=${letter}$`));
    // Back to List with the same person's details.
    await page.goBack();
    await detail.getByRole("link", { name: "Rotaya Git" }).click();
    await expect(page).toHaveURL(/\/route-details\/.+/);
    await page.goBack();
    await detail.getByRole("link", { name: "Haritada Göster" }).click();
    const seat = page.locator("shuttle-airview").getByRole("region", { name: "Seçili rota" });
    await expect(seat.locator(".stop-people [aria-current]")).toContainText(name);
  },
);

test("Planlama finds a stop for a new person without a route, alone and in a list, without their name in an address", async ({
  page,
}) => {
  await openPersonnel(page, "admin");
  const dialog = await addPerson(page, {
    first: "Yeşim",
    last: "Yenice",
    email: "yesim.y@lodos.example",
    phone: "5551112209",
  });
  await dialog.getByRole("link", { name: "Planlamada Durak Ara" }).click();
  const planner = page.locator("shuttle-planner");
  // As the employee, or by their address as long as the provider doesn't list them.
  await expect(planner.getByRole("heading", { name: /içinde \d+ durak/ })).toBeVisible();
  expect(addressOf(page)).toMatch(/^\/planner(\?subject=employee)?$/);

  await page.goto("/personnel?list=without-route");
  const row = rows(page).filter({ hasText: "Yeşim Yenice" });
  await expect(row).toContainText(/ – .+, [A-Z]\d+\sm, /);
  await page.getByRole("link", { name: /Kişiye Yer Ara/ }).click();
  await expect(planner.getByRole("row", { name: /Yeşim Yenice/ })).toContainText("Caferağa – Maslak");
  expect(addressOf(page)).toBe("/planner?subject=list");
});

test(
  "a form has the focus in its first field, marks what it needs, and is empty for the next person",
  { tag: "@whole" },
  async ({ page }) => {
    await openPersonnel(page, "admin");
    const dialog = await addPerson(page, {
      first: "Ece",
      last: "Ardışık",
      email: "ece.a@lodos.example",
      phone: "5551112206",
    });
    await dialog.getByRole("button", { name: "Yeni Kişi Ekle" }).click();
    const name = dialog.getByRole("textbox", { name: "Ad", exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("");
    await expect(name).toHaveAttribute("aria-invalid", "false");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Kişi Ekle" }).click();
    await expect(name).toBeFocused();
    await page.keyboard.press("Escape");

    await search(page).fill("Ece Ardışık");
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole("region", { name: "Ece Ardışık" }).getByRole("button", { name: "Üyeliği Dondur" }).click();
    const freeze = page.getByRole("dialog", { name: "Üyeliği Dondur" });
    await expect(freeze.getByRole("radiogroup", { name: "Neden" })).toBeVisible();
    await expect(freeze.getByRole("radio").first()).toBeFocused();
    await expect(freeze.locator(".form-required, shuttle-sl-radio-group[required]")).toHaveCount(2);
  },
);

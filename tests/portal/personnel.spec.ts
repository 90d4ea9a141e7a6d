import type { Locator, Page } from "@playwright/test";
import { addressOf, expect, expectNoBarriers, resume, test } from "./fixtures.ts";
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

async function addAndFind(page: Page, person: { first: string; last: string; email: string; phone: string }) {
  const dialog = await addPerson(page, person);
  await expect(dialog.getByRole("heading", { name: "Talebinizi Aldık" })).toBeVisible();
  await dialog.getByRole("button", { name: "Tamam" }).click();
  await search(page).fill(`${person.first} ${person.last}`);
  await expect(rows(page)).toHaveCount(1);
  // The provider has not processed the request yet.
  await expect(rows(page).first()).toContainText("Talep edildi");
}

const drawer = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true });

test("the list: figures, page, search the Turkish way, filter, address", async ({ page }) => {
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

test("the detail shows every field, the map and the way to the route", { tag: "@whole" }, async ({ page }) => {
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
});

test("a new person without a route is asked about in Planlama, alone and in a list, without their name in an address", async ({
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
  "the whole course of a membership: stop, refuse, delete, take back",
  { tag: "@whole" },
  async ({ page, problems }) => {
    problems.allow(/Failed to load resource.*400/);
    await openPersonnel(page, "admin");
    await addAndFind(page, { first: "Işıl", last: "Sınamaoğlu", email: "isil.s@lodos.example", phone: "5551112201" });
    await rows(page).first().getByRole("button", { name: "Detay" }).click();
    const detail = drawer(page, "Işıl Sınamaoğlu");
    await detail.getByRole("button", { name: "Çalışanı Sil" }).click();
    const dialog = page.getByRole("dialog", { name: "Çalışanı Sil" });
    const submit = dialog.getByRole("button", { name: "Çalışanı Sil" });
    await expect(submit).toBeDisabled();
    await dialog.getByRole("radio").first().check();
    await expect(submit).toBeDisabled();
    await dialog.getByRole("textbox", { name: "Tarih", exact: true }).fill("1.12.2026");
    await expect(submit).toBeEnabled();

    await page.route("**/change-activation/", (route) =>
      route.fulfill({ status: 400, json: { non_field_errors: ["Bu tarih için değişiklik yapılamaz.", "İkinci."] } }),
    );
    await submit.click();
    await expect(dialog.getByRole("heading", { name: "Beklenmedik Bir Hata Oluştu" })).toBeVisible();
    await expect(dialog).toContainText("Bu tarih için değişiklik yapılamaz.");
    await page.unroute("**/change-activation/");
    await dialog.getByRole("button", { name: "Forma Dön" }).click();
    await expect(dialog.getByRole("textbox", { name: "Tarih", exact: true })).toHaveValue("01.12.2026");
    await submit.click();
    await expect(dialog.getByRole("heading", { name: "Talebinizi Aldık" })).toBeVisible();
    await dialog.getByRole("button", { name: "Tamam" }).click();
    await expect(rows(page).first()).toContainText("Silinecek (01.12.2026)");

    const posted = page.waitForRequest("**/change-activation/");
    await rows(page)
      .first()
      .getByRole("button", { name: /silme işlemini geri al/ })
      .click();
    await page.getByRole("button", { name: "Silmeyi Geri Al" }).click();
    expect((await posted).postDataJSON()).toEqual({ status: "registered", date: "2026-11-19", reason: "Other" });
    await page.getByRole("button", { name: "Tamam" }).click();
    await expect(rows(page).first()).not.toContainText("Silinecek");
  },
);

test(
  "a scheduled freeze: who asked, another day, and taken back after a question",
  { tag: "@whole" },
  async ({ page }) => {
    await openPersonnel(page, "admin");
    await addAndFind(page, { first: "Şule", last: "Donan", email: "sule.d@lodos.example", phone: "5551112205" });
    const open = async () => {
      await rows(page).first().getByRole("button", { name: "Detay" }).click();
      return drawer(page, "Şule Donan");
    };
    await (await open()).getByRole("button", { name: "Üyeliği Dondur" }).click();
    const freeze = page.getByRole("dialog", { name: "Üyeliği Dondur" });
    await freeze.getByRole("radio", { name: "Uzun süreli izin" }).check();
    await freeze.getByRole("textbox", { name: "Tarih", exact: true }).fill("30.11.2026");
    await freeze.getByRole("button", { name: "Üyeliği Dondur" }).click();
    await freeze.getByRole("button", { name: "Tamam" }).click();
    await expect(rows(page).first()).toContainText("Dondurulacak (30.11.2026)");

    const pending = (await open()).getByRole("region", { name: "Bekleyen Değişiklikler: Üyelik dondurulacak" });
    await expect(pending).toContainText("Talep edenElif Şahin");
    await expect(pending).toContainText("Talep zamanı19 Kas 2026 - 07:4");
    await expect(pending).toContainText("NedenUzun süreli izin");
    // Only the drawer's content scrolls, not the drawer itself.
    await page.setViewportSize({ width: 1366, height: 768 });
    const spare = await page
      .locator("dialog.drawer")
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(spare).toBe(0);
    // A membership with a pending freeze offers no second one.
    await expect(page.getByRole("button", { name: "Üyeliği Dondur" })).toHaveCount(0);
    await pending.getByRole("button", { name: "Tarihi Değiştir" }).click();
    const move = page.getByRole("dialog", { name: "Dondurma Tarihini Değiştir" });
    await expect(move.getByRole("textbox", { name: "Tarih", exact: true })).toHaveValue("30.11.2026");
    await move.getByRole("textbox", { name: "Tarih", exact: true }).fill("7.12.2026");
    await move.getByRole("button", { name: "Tarihi Değiştir" }).click();
    await move.getByRole("button", { name: "Tamam" }).click();
    await expect(rows(page).first()).toContainText("Dondurulacak (07.12.2026)");

    const posted = page.waitForRequest("**/change-activation/");
    await rows(page)
      .first()
      .getByRole("button", { name: /dondurma işlemini geri al/ })
      .click();
    await page
      .getByRole("dialog", { name: "Dondurma geri alınsın mı?" })
      .getByRole("button", { name: "Dondurmayı Geri Al" })
      .click();
    expect((await posted).postDataJSON()).toEqual({ status: "registered", date: "2026-11-19" });
    await page.getByRole("button", { name: "Tamam" }).click();
    await expect(rows(page).first()).not.toContainText("Dondurulacak");
  },
);

test(
  "a new person: what is wrong stands at its field and nothing typed is lost",
  { tag: "@whole" },
  async ({ page, problems }) => {
    problems.allow(/Failed to load resource.*400/);
    await openPersonnel(page, "admin");
    const person = { first: "Çağrı", last: "İkiz", email: "cagri.ikiz@lodos.example", phone: "+90 555 111 22 02" };
    await addAndFind(page, person);
    const dialog = await addPerson(page, person);
    await expect(dialog.getByRole("textbox", { name: "E-posta", exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect(dialog.getByRole("textbox", { name: "Ad", exact: true })).toHaveValue("Çağrı");
    await expect(dialog.getByRole("textbox", { name: "Telefon", exact: true })).toHaveValue("555 111 22 02");
    // Too many digits are neither truncated nor sent, and a landline number needs a confirmation.
    const telephone = dialog.getByRole("textbox", { name: "Telefon", exact: true });
    await telephone.fill("0212 555 44 33 22");
    await expect(telephone).toHaveValue("212 555 44 33 22");
    await expect(dialog).toContainText("12 hane yazdınız");
    await telephone.fill("0212 555 44 33");
    await dialog.getByRole("button", { name: "Kişi Ekle" }).click();
    await expect(dialog).toContainText("0212 555 44 33 cep telefonu numarası değil");
    // Clicks at the checkbox itself, because the element is as wide as the column.
    await dialog.getByText("Evet, numara doğru").click({ position: { x: 8, y: 8 } });
    await expect(telephone).toHaveAttribute("aria-invalid", "false");
    await dialog.getByRole("textbox", { name: "E-posta", exact: true }).fill("böyle değil");
    await dialog.getByRole("textbox", { name: "Telefon", exact: true }).fill("12");
    await dialog.getByRole("button", { name: "Kişi Ekle" }).click();
    await expect(dialog).toContainText("Telefon numarasını 10 hane olarak girin.");
    await expect(dialog.getByRole("textbox", { name: "E-posta", exact: true })).toBeFocused();
  },
);

test(
  "a form begins in its first field, says what it needs, and goes on with the next person",
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

test("many people at once: bad cells are named, good rows are sent", { tag: "@whole" }, async ({ page, problems }) => {
  problems.allow(/Failed to load resource.*400/);
  await openPersonnel(page, "admin");
  await page.getByRole("button", { name: "Dosyadan Toplu Ekle" }).click();
  const dialog = page.getByRole("dialog", { name: "Toplu Kişi Ekle" });
  await dialog
    .getByLabel("Satırları buraya yapıştırın")
    .fill(
      [
        "Ad\tSoyad\tE-posta\tTelefon\tEv adresi",
        "Gül\tToplu\tgul.toplu@lodos.example\t5551112301\tCaferağa-Moda-1-Kadıköy",
        "Can\tToplu\tcan.toplu@lodos.example\t0555 111 23 02\tCaferağa-Moda-2-Kadıköy",
        "Naz\tToplu\tnaz\t12\t",
        "Elif\tŞahin\telif.sahin@lodos.example\t5551112303\tCaferağa-Moda-3-Kadıköy",
      ].join("\n"),
    );
  await dialog.getByRole("button", { name: "Satırları Oku" }).click();
  await expect(dialog).toContainText("3 satır gönderilebilir, 1 satırda düzeltilecek hücre var.");
  await expect(dialog).toContainText("E-posta adresini ad@sirket.com biçiminde yazın.");
  // A cell with an error is corrected in place by the keyboard, and the error follows what is typed.
  const cell = (head: string) => dialog.getByRole("textbox", { name: `${head}, 4. satır` });
  await cell("E-posta").fill("naz.toplu@lodos.example");
  await expect(cell("E-posta")).toHaveAttribute("aria-invalid", "false");
  await cell("E-posta").press("Enter");
  await expect(cell("Telefon")).toBeFocused();
  await cell("Telefon").fill("55511123");
  await expect(cell("Telefon")).toHaveAccessibleDescription("Telefon numarasını 10 hane olarak girin.");
  await cell("Telefon").fill("0555 111 23 04");
  await cell("Telefon").press("Enter");
  await page.keyboard.type("Caferağa-Moda-4-Kadıköy");
  await expect(dialog).toContainText("4 satır gönderilebilir, 0 satırda düzeltilecek hücre var.");
  // Esc reverts the text typed in the cell, and leaves the table.
  await page.keyboard.press("Escape");
  await expect(cell("Ev adresi")).toHaveValue("");
  await expect(dialog).toContainText("3 satır gönderilebilir, 1 satırda düzeltilecek hücre var.");
  // On a phone rows are shown as cards, without horizontal scrolling.
  await page.setViewportSize({ width: 390, height: 844 });
  const preview = dialog.getByRole("region", { name: "Eklenecek kişilerin önizlemesi" });
  expect(await preview.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  // No name is broken inside of a word.
  const name = dialog.getByRole("cell", { name: "Toplu", exact: true }).first();
  expect(await name.evaluate((element) => getComputedStyle(element).overflowWrap)).toBe("normal");
  await dialog.getByRole("button", { name: "3 Kişiyi Ekle" }).click();
  await expect(dialog).toContainText(/[23] kişi için talebinizi aldık/);
  const file = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Eklenmeyenleri İndir" }).click();
  expect((await file).suggestedFilename()).toBe("Eklenmeyen Kişiler.xlsx");
  await dialog.getByRole("button", { name: "Kapat" }).last().click();
  await search(page).fill("Toplu");
  await expect(rows(page)).toHaveCount(2);
});

test(
  "there are no barriers and nothing is too wide, light and dark, on a laptop and a phone",
  { tag: "@whole" },
  async ({ page }) => {
    await openPersonnel(page, "admin");
    await expectNoBarriers(page);
    await page.getByRole("button", { name: "Detay" }).first().click();
    await expect(page.getByRole("img", { name: /ev, durak/ })).toHaveAttribute("aria-busy", "false");
    await expectNoBarriers(page);
    await page.getByRole("button", { name: "Çalışanı Sil" }).click();
    await expect(page.getByRole("radiogroup", { name: "Neden" })).toBeVisible();
    await expectNoBarriers(page);
  },
);

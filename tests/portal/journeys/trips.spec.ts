import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { readWorkbook, toDaySerial } from "../workbook.ts";
import { journey } from "./journey.ts";

const trips = (page: Page) => page.locator("shuttle-past-trips");
/** On a phone a row is a record: the route and one value, the rest below it when it is tapped. */
const runs = (page: Page) => trips(page).locator(":is(tbody tr, li.record)");
const lateness = (row: Locator) => row.locator("td, .record-value").filter({ hasText: /\d+\sdk geç/ });

journey(
  {
    title: "1 What needs attention today",
    answer: "Everything that waits for somebody, and each late trip with its plan, its time and the difference",
    before: { laptop: 8, phone: 21 },
    most: { laptop: 1, phone: 2 },
  },
  async ({ page, steps, look }) => {
    const card = page.getByRole("region", { name: "Sizi Bekleyen İşler" });
    if (look === "phone") await steps.click("… İş Daha", card.getByRole("button", { name: /İş Daha$/ }));
    for (const link of [/belgesi onayınızı bekliyor/, /açık çalışan talebi/])
      await expect(card.getByRole("link", { name: link })).toBeVisible();
    const late = card.getByRole("link", { name: /rotada servis durağa geç geldi/ });
    const [, count = ""] = /^(\d+) rota/.exec((await late.textContent()) ?? "") ?? [];
    await steps.click("… rotada servis durağa geç geldi", late);
    const latest = runs(page).first();
    await expect(runs(page)).toHaveCount(Number(count));
    await steps.read("the latest trip", lateness(latest));
    // Planned and actual time.
    await expect(latest).toContainText(/\d{2}:\d{2}\D*\d{2}:\d{2}/);
    const minutes = (await lateness(runs(page)).allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]));
    expect(minutes).toHaveLength(Number(count));
    expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
  },
);

journey(
  {
    title: "5 Yesterday's latest trip, and why",
    answer: "The trip, how late it was, and where the time was lost",
    before: "finding the trip took 13 and 15 steps, by way of a report; planned times at stops were not shown",
    most: { laptop: 3, phone: 5 },
  },
  async ({ page, steps, look }) => {
    await steps.openPage("Geçmiş Seferler");
    await steps.click("Günün Seferleri", page.getByRole("radio", { name: "Günün Seferleri" }));
    const first = runs(page).first();
    await expect(trips(page).getByRole("textbox", { name: "Gün" })).toHaveValue("18.11.2026");
    const late = /\d+\sdk geç/.exec((await lateness(first).textContent()) ?? "")?.[0] ?? "nothing";
    if (look === "phone") await steps.click("the trip", first.getByRole("button", { expanded: false }));
    await steps.click("Detay", first.getByRole(look === "phone" ? "link" : "button", { name: /^Detay/ }));
    const trip = page.getByRole("region", { name: "Sefer bilgileri" });
    await steps.read("why", trip.getByText(/^Hareket .*(geç|zamanında|erken)/));
    await expect(trip).toContainText(late);
  },
);

journey(
  {
    title: "6 Last month's bookings of one route as a file",
    answer: "A file with every booking of that route and month, and no other",
    before: { laptop: 31, phone: 34 },
    most: { laptop: 7, phone: 10 },
  },
  async ({ page, steps, look }) => {
    const booking = page.locator("shuttle-booking");
    await steps.openPage("Rezervasyonlar");
    const route = "Cerrahpaşa – Maslak";
    // On a phone many filters are behind one button.
    if (look === "phone") await steps.click("Filtreler", booking.getByRole("button", { name: /^Filtreler/ }));
    await steps.click("Tarih", booking.getByRole("button", { name: /^Tarih: / }).first());
    await steps.click("Geçen Ay", booking.getByRole("button", { name: "Geçen Ay" }));
    await expect(booking.getByRole("button", { name: /^Tarih: .*filtresini kaldır/ })).toBeVisible();
    await steps.click("Rota", booking.getByRole("button", { name: /^Rota: / }).first());
    await steps.click(route, booking.getByRole("checkbox", { name: route }));
    await expect(booking.getByRole("button", { name: /^Rota: .*filtresini kaldır/ })).toBeAttached();
    await expect(booking.locator(".table-frame")).toHaveAttribute("aria-busy", "false");
    const found = booking.getByText(/^\d+ rezervasyondan/);
    await expect(found).toBeAttached();
    const count = Number.parseInt((await found.textContent()) ?? "", 10);
    // On a phone the tools are behind another button.
    if (look === "phone") await steps.click("Diğer İşlemler", booking.getByRole("button", { name: "Diğer İşlemler" }));
    await steps.click("Excel'e Aktar", booking.getByRole("button", { name: "Excel'e Aktar" }));
    const workbook = await readWorkbook(
      await steps.download("Excel (.xlsx)", page.getByRole("menuitem", { name: /xlsx/ })),
    );
    const rows = workbook.rows(1);
    expect(rows.length).toBe(count);
    expect(new Set(rows.map((row) => row["Rota"]))).toEqual(new Set([route]));
    const days = rows.map((row) => Number(row["Tarih"]));
    expect(Math.min(...days)).toBeGreaterThanOrEqual(Number(toDaySerial("2026-10-01")));
    expect(Math.max(...days)).toBeLessThanOrEqual(Number(toDaySerial("2026-10-31")));
  },
);

journey(
  {
    title: "7 A report of two routes, cancelled and resumed",
    answer:
      "One file with both routes; what was fetched before the cancelling is not asked for again (before: all of it was)",
    before: { laptop: 10, phone: 11 },
    most: { laptop: 7, phone: 8 },
  },
  async ({ page, steps }) => {
    const asked: string[] = [];
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/routes\/past-trips\/\?/, async (route) => {
      const url = route.request().url();
      // The first 30 requests are answered; the rest are held until the report has been cancelled.
      if (asked.length >= 30) await isReleased;
      else asked.push(url);
      await route.continue();
    });
    await steps.openPage("Geçmiş Seferler");
    await steps.click("Kalkış Varış Saatleri", page.getByRole("button", { name: "Kalkış Varış Saatleri" }));
    const form = page.getByRole("dialog", { name: "Kalkış Varış Saatleri" });
    // The usual period is preset; another one takes one click.
    await expect(form.getByRole("button", { name: "Geçen Ay" })).toHaveAttribute("aria-pressed", "true");
    await expect(form.getByRole("textbox", { name: "Başlangıç tarihi" })).toHaveValue("01.10.2026");
    await expect(form.getByRole("textbox", { name: "Bitiş tarihi" })).toHaveValue("31.10.2026");
    const routes = ["Acıbadem – Maslak", "Cerrahpaşa – Maslak"];
    for (const route of routes) await steps.click(route, form.getByRole("checkbox", { name: route }));
    await steps.click("Raporu İndir", form.getByRole("button", { name: "Raporu İndir" }));
    await expect(form.getByRole("progressbar")).toHaveAccessibleName(/^30 \/ 62/);
    await steps.click("Vazgeç", form.getByRole("button", { name: "Vazgeç" }));
    const again: string[] = [];
    page.on("request", (request) => again.push(request.url()));
    release();
    const workbook = await readWorkbook(
      await steps.download("Kaldığı Yerden Devam Et", form.getByRole("button", { name: "Kaldığı Yerden Devam Et" })),
    );
    expect(new Set(workbook.rows(1).map((row) => row["Rota"]))).toEqual(new Set(routes));
    expect(again.filter((url) => asked.includes(url))).toEqual([]);
  },
);

journey(
  {
    title: "8 A person's stop on the map, as a link",
    answer: "The link opens the map with the person's stop chosen",
    before: { laptop: 4, phone: 6 },
    most: { laptop: 3, phone: 4 },
  },
  async ({ page, context, steps }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await steps.openPage("Kuş Bakışı");
    await steps.type("the name", page.getByRole("combobox", { name: "Çalışan ara" }), "Belgin Akar");
    await steps.click(
      "Çalışanın Bağlantısını Kopyala",
      page.getByRole("button", { name: "Çalışanın Bağlantısını Kopyala" }),
    );
    await expect(page.getByText("Bağlantı kopyalandı")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await context.newPage();
    await other.goto(link);
    const seat = other.locator("shuttle-airview").getByRole("region", { name: "Seçili rota" });
    await expect(seat.locator(".stop-people [aria-current]")).toContainText("Belgin Akar");
    await other.close();
  },
);

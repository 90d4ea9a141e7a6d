import { describe, expect, it } from "vitest";
import { pendingFilter } from "../../src/core/api/pending-count.ts";
import type { Key } from "./engine.ts";
import { button, link, type Person, textbox, toWanted } from "./person.ts";
import { searchJourneys } from "./search-journeys.ts";
import type { Stage } from "./stage.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

interface EmployeeAnswer {
  readonly results: readonly { readonly status: string; readonly profile: { readonly phone_number: string } }[];
}

const findPeople = async (stage: Stage, name: string) => {
  const query = new URLSearchParams({ search: name, page_size: "10", page: "1" });
  return (await stage.ask<EmployeeAnswer>(`/api/company/employees/?${query.toString()}`)).results;
};
const patience = { timeout: 90_000, interval: 50 };
const row = "tbody tr";
/** Matches a label, with or without the mark of a required field or a hint in brackets. */
const exactly = (label: string) => new RegExp(`^${label}(?:\\s*\\*|\\s*\\(.*\\))?$`, "i");

/** Chooses an option by its text, in a native list or among buttons; waits until it is shown. */
async function choose(person: Person, field: RegExp, words: string): Promise<void> {
  const ways = [toWanted("combobox", field), toWanted("radio", words), toWanted("button", words)];
  const found = async () => {
    for (const way of ways) if ((await person.list(way)).length > 0) return way;
    return undefined;
  };
  await expect.poll(found, { ...patience, message: words }).toBeDefined();
  const way = await found();
  if (!way) throw new Error(`Nowhere to choose ${words}`);
  if (way.role !== "combobox") return person.activate(way, "Space");
  await person.goTo(way);
  await person.type(words);
}

/** User journeys by keyboard alone: each starts on its page, and ends by checking the result. */
const all: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async "signs in, and the heading has the focus"(stage) {
    await stage.signIn("company");
    const focused = await stage.person().focused();
    expect(focused?.role).toBe("heading");
  },

  async "finds an employee and stops a membership"(stage) {
    const person = await stage.enter("company", "/personnel");
    await person.fill(toWanted("searchbox", "Ad, telefon veya rota ara"), "Ali Erbaş");
    await person.count(button(/^Detay/, row), 1);
    await person.activate(button(/^Detay/, row));
    // The row has buttons of the same names as the drawer.
    await person.finds(button("Kapat"));
    await person.activate(button("Üyeliği Dondur"));
    await person.finds(textbox(/^Tarih/));
    await choose(person, /^Neden/, "Uzun süreli izin");
    await person.fill(textbox(/^Tarih/), "23.11.2026");
    await person.activate(button("Üyeliği Dondur"));
    await person.sees(/Talebinizi Aldık/i);
    const [frozen] = await findPeople(stage, "Ali Erbaş");
    expect(frozen?.status).toBe("Dondurulacak (23.11.2026)");
  },

  async "adds an employee"(stage) {
    const person = await stage.enter("company", "/personnel");
    await person.activate(button("Kişi Ekle"));
    await person.finds(textbox(exactly("Ad")));
    const typed = { Ad: "Gülşen", Soyad: "Tuşçu", "E-posta": "gulsen.tus@lodos.example", Telefon: "05551112401" };
    for (const [label, words] of Object.entries(typed)) await person.fill(textbox(exactly(label)), words);
    const address: Readonly<Record<string, string>> =
      (await person.list(textbox(exactly("Mahalle")))).length > 0
        ? { Mahalle: "Caferağa", Cadde: "Moda", "Bina no": "14", İlçe: "Kadıköy" }
        : { "[^,]*adres": "Caferağa-Moda-14-Kadıköy" };
    for (const [label, words] of Object.entries(address)) await person.fill(textbox(exactly(label)), words);
    await person.activate(button("Kişi Ekle"));
    await person.sees(/Talebinizi Aldık/i);
    const [added] = await findPeople(stage, "Gülşen Tuşçu");
    expect(added?.profile.phone_number.replaceAll(/\D/g, "")).toMatch(/5551112401$/);
  },

  async "adds two people at once, one of them corrected"(stage) {
    const person = await stage.enter("company", "/personnel");
    await person.activate(button("Dosyadan Toplu Ekle"));
    await person.goTo(textbox(/yapıştırın/));
    const lines = [
      "Ad;Soyad;E-posta;Telefon;Ev adresi",
      "Gül;Satırcı;gul.satir@lodos.example;5551112301;Caferağa-Moda-1-Kadıköy",
      "Can;Satırcı;can;5551112302;Caferağa-Moda-2-Kadıköy",
    ];
    for (const line of lines) {
      await person.type(line);
      await person.press("Enter");
    }
    await person.activate(button("Satırları Oku"));
    await person.sees(/1 satır gönderilebilir, 1 satırda düzeltilecek/);
    await person.fill(textbox("E-posta, 3. satır"), "can.satir@lodos.example");
    await person.activate(button("2 Kişiyi Ekle"));
    await person.sees(/2 kişi için talebinizi aldık/);
    expect(await findPeople(stage, "Satırcı")).toHaveLength(2);
  },

  async "finds a past trip and replays it"(stage) {
    const person = await stage.enter("company", "/past-trips");
    await person.fill(toWanted("searchbox", "Rota, sürücü veya çalışan ara"), "R-17");
    await expect.poll(stage.address, patience).toContain("search_term=R-17");
    await person.count(link(/./, row), 1);
    await person.activate(link(/./, row));
    await expect.poll(stage.address, patience).toContain("/past-route-details/R-17");
    const slider = toWanted("slider", "Sefer zamanı");
    await person.goTo(slider);
    const time = async () => (await person.finds(slider)).valueText;
    await person.press("Home");
    // The initial position is unknown, so the two ends are compared.
    const settle = async (key: Key) => {
      await person.press(key);
      const seen = [await time(), ""];
      await expect.poll(async () => seen.unshift((await time()) ?? "") > 3 && seen[0] === seen[2], patience).toBe(true);
      return seen[0];
    };
    expect(await settle("End")).not.toBe(await settle("Home"));
    await person.activate(button(exactly("Oynat")));
    await person.finds(button("Duraklat"));
    const playing = await time();
    await expect.poll(time, patience).not.toBe(playing);
    await person.press("Space");
    await person.hasFocusOn(button(exactly("Oynat")));
  },

  async "exports a report, cancels it and goes on"(stage) {
    const person = await stage.enter("company", "/past-trips");
    await person.activate(button("Kalkış Varış Saatleri"));
    await person.fill(textbox("Başlangıç tarihi"), "09.11.2026");
    await person.fill(textbox("Bitiş tarihi"), "13.11.2026");
    for (const route of ["Acıbadem – Maslak", "Cerrahpaşa – Maslak"])
      await person.activate(toWanted("checkbox", route), "Space");
    const release = stage.portal().hold(/\/api\/routes\/past-trips\//, 3);
    try {
      await person.activate(button("Raporu İndir"));
      await person.finds(toWanted("progressbar", /^3 \/ 10/));
      await person.activate(button("Vazgeç"));
      await person.finds(button("Kaldığı Yerden Devam Et"));
    } finally {
      release();
    }
    await person.activate(button("Kaldığı Yerden Devam Et"));
    const book = await stage.download();
    expect(new Set(book.rows(1).map((line) => line["Rota"]))).toEqual(
      new Set(["Acıbadem – Maslak", "Cerrahpaşa – Maslak"]),
    );
  },

  async "approves a document"(stage) {
    const person = await stage.enter("company", "/drivers/documents");
    const query = new URLSearchParams({ column_filters: JSON.stringify(pendingFilter), page: "1", per_page: "1" });
    const list = `/api/driver/documents/?${query.toString()}`;
    const waiting = async () => (await stage.ask<{ meta: { total_count: number } }>(list)).meta.total_count;
    const before = await waiting();
    await person.activate(button(/^İncele/, row));
    await person.sees(/belgeden 1\./);
    await person.type("o");
    await person.sees(/onaylandı/);
    await expect.poll(waiting, patience).toBe(before - 1);
  },

  async "changes the payment plan"(stage) {
    const person = await stage.enter("company", "/billing");
    await person.activate(button("Bu plana geç"));
    await person.finds(button("Vazgeç"));
    await person.activate(button("Bu plana geç"));
    await person.sees(/Talebinizi Aldık/);
    expect((await person.focused())?.role).toBe("heading");
    await person.activate(button("Tamam"));
    await person.finds(button("Talebinizi Aldık"));
  },

  async "proves a month's invoice, changes a decision and takes the pack along"(stage) {
    // The first month of the demo's history has no bookings, so it loads in a few seconds.
    const person = await stage.enter("company", "/month-report?month=2025-11&section=proof");
    // A native list appends keys to those typed within the last second. A wrong choice is therefore typed again, every 1.5 s.
    const pick = (field: RegExp, words: string, done: RegExp) =>
      expect
        .poll(
          async () => {
            const isDone = async () => done.test(`${await stage.address()} ${await person.text()}`);
            if (!(await isDone())) await choose(person, field, words);
            return isDone();
          },
          { ...patience, interval: 1500, message: words },
        )
        .toBe(true);
    await pick(/^Sıralama/, "Rotaya göre", /row_order=route/);
    await pick(/için karar$/, "Sor", /Karar verilen 1/);
    await person.fill(textbox(/için açıklama$/), "Sözleşmeye bakılacak");
    await pick(/için karar$/, "Geri Al", /Karar verilen 0/);
    await pick(/için karar$/, "Kabul Et", /Karar verilen 1/);
    await person.activate(button(/^Paketi İndir/));
    const book = await stage.download();
    expect(book.name).toMatch(/2025.*\.xlsx$/);
    const decided = book.rows(2).filter((line) => line["Karar"] === "Kabul Et");
    expect(decided.map((line) => line["Açıklama"])).toEqual(["Sözleşmeye bakılacak"]);
    // Not every engine's driver can print, so the print event and styles are simulated.
    await stage.engine().evaluate('[dispatchEvent(new Event("beforeprint")), pageWatch.showAsPrinted()].length');
    await person.sees(/Ay Sonu Raporu/);
    const shown = (part: string) => stage.engine().evaluate<number>(`pageWatch.findAll("${part}").length`);
    expect([await shown(".board"), await shown(".proof-table"), await shown("[role=tab]")]).toEqual([1, 0, 0]);
  },

  async "asks where an address can board, and passes a suggestion on"(stage) {
    const person = await stage.enter("company", "/planner");
    await person.fill(toWanted("combobox", "Adres"), "Acıbadem, Kadıköy");
    await person.finds(toWanted("option", /Acıbadem/));
    await person.press("ArrowDown", "Enter");
    await person.sees(/içinde \d+ durak/);
    await person.goTo(button(/Acıbadem/, ".planner-row"));
    await person.sees(/Evden çıkış/);
    await person.goTo(toWanted("tab", "Adres Sor"));
    await person.press("ArrowRight", "Enter");
    // Once the bookings of four weeks are read.
    await person.finds(button("Sağlayıcıya İlet"));
    await person.activate(button("Sağlayıcıya İlet"));
    await person.fill(textbox("Gönderilecek metin"), "Bu iki rota tek araçla yürütülebilir mi?");
    await person.activate(button("Metni Gönder"));
    await person.sees(/Geri Bildiriminizi Aldık/);
    await person.activate(button("Tamam"));
    await person.sees(/İletildi \d/);
  },

  async "searches a seat and reserves it"(stage) {
    const person = await stage.enter("company", "/marketplace?enabled=true&path=search-page");
    // Typing a full name chooses the employee; full-time is preset.
    await person.fill(toWanted("combobox", "Çalışan"), "Alper Güler");
    await person.activate(button("Hat Ara"));
    await person.activate(button(/./, ".line-open"));
    await person.activate(button("Koltuk Rezerve Et"));
    await person.activate(button("Rezervasyonu Gönder"));
    await person.sees(/Rezervasyon Alındı/);
    const { results } = await stage.ask<{ results: readonly { past_search: unknown }[] }>("/api/marketplace/request/");
    expect(JSON.stringify(results.map(({ past_search }) => past_search))).toContain("Güler");
  },

  async "reads an offer and takes its file along"(stage) {
    const person = await stage.enter("demo", "/offer");
    await person.goTo(toWanted("radio", /Koltuk Bazlı/));
    await person.arrowTo(toWanted("radio", /Hat Bazlı/), "ArrowRight");
    await person.press("Space");
    await expect.poll(stage.address, patience).toContain("pilot=");
    await person.activate(button("Excel'e Aktar"));
    await person.arrowTo(toWanted("menuitem", /xlsx/));
    await person.press("Enter");
    const book = await stage.download();
    expect(book.name).toBe("Hat Bazlı Teklif.xlsx");
    expect(book.rows(1).length).toBeGreaterThan(10);
  },

  async "reads a ticket, and goes on to the solved ones"(stage) {
    const person = await stage.enter("company", "/passenger-tickets");
    await person.activate(button(/^Detay/, row));
    await expect.poll(stage.address, patience).toContain("ticket=");
    await person.activate(button("Görselleri Göster"));
    await person.sees(/tarihinde şunu yazdı/);
    await person.goTo(toWanted("radio", /^Açık/));
    await person.arrowTo(toWanted("radio", "Çözülen talepler"), "ArrowRight");
    await person.sees(new RegExp(`24 talepten 1–${Math.min(24, usualPageSize)}`));
  },

  async "chooses a route and a stop in the map's list"(stage) {
    const person = await stage.enter("company", "/airview");
    await person.activate(button("Haritayı atla"));
    await person.hasFocusOn(toWanted("combobox", "Çalışan ara"));
    await person.press("Tab", "ArrowRight");
    await person.goTo(toWanted("listbox", /./));
    await person.press("End", "Home", "ArrowDown", "Enter");
    await person.finds(button("Seçimi kaldır"));
    expect((await person.list(toWanted("option", /./))).filter(({ isChosen }) => isChosen)).toHaveLength(1);
    await person.activate(button(/./, ".stop-list"));
    const people = () => stage.engine().evaluate<number>('pageWatch.findAll(".stop-people").length');
    await expect.poll(people, patience).toBe(1);
    await person.press("Escape", "Escape");
    await person.count(button("Seçimi kaldır"), 0);
    expect((await person.focused())?.role).toBe("listbox");
  },

  ...searchJourneys,
};

export function journeys(stage: Stage): void {
  describe("by keyboard alone somebody", () => {
    it.each(Object.entries(all))("%s", async (_, go) => {
      await go(stage);
      await stage.expectNoFaults();
    });
  });
}

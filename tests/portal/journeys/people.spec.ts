import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { journey, type Look } from "./journey.ts";
import { ask } from "./server.ts";
import { shortPageSize } from "../../../src/widgets/kit/table/page-size.contract.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Ad, telefon veya rota ara" });
const rows = (page: Page) => page.locator("shuttle-personnel .card.clipped :is(tbody tr, li.record)");

interface Person {
  /** `Dondurulacak (23.11.2026)`. */
  readonly status: string;
  readonly profile: { readonly phone_number: string };
  readonly route_name: string;
  readonly home_address: string;
}

async function findPeople(page: Page, name: string): Promise<readonly Person[]> {
  const query = new URLSearchParams({ search: name, page_size: "10", page: "1" });
  const { results } = await ask<{ results: Person[] }>(page, `/api/company/employees/?${query.toString()}`);
  return results;
}

journey(
  {
    title: "2 Somebody's route and driver",
    answer: "The route; stop, driver and plate of both directions",
    before: { laptop: 4, phone: 7 },
    most: { laptop: 2, phone: 3 },
  },
  async ({ page, steps }) => {
    await steps.openPage("Çalışanlar");
    // Waits for the list, because a result found while it loads may be placed elsewhere.
    await expect(rows(page)).toHaveCount(shortPageSize);
    await steps.type("the name", search(page), "Belgin Akar");
    await expect(rows(page)).toHaveCount(1);
    const found = page.getByRole("region", { name: "Belgin Akar" });
    const [person] = await findPeople(page, "Belgin Akar");
    await steps.read("the route", found.getByText(person?.route_name ?? "").first());
    for (const way of ["Sabah", "Akşam"]) {
      const leg = found.getByRole("region", { name: way });
      await steps.read("the stop", leg.getByRole("link", { name: /durağı$/ }));
      await steps.read("the driver", leg.getByRole("link", { name: "Haydar Doğru" }));
      await steps.read("the plate", leg.getByText("34 ZKD 101"));
    }
  },
);

journey(
  {
    title: "3a Add one employee",
    answer: "The provider has the request, with all that was typed",
    before: { laptop: 12, phone: 14 },
    most: { laptop: 8, phone: 9 },
  },
  async ({ page, steps, look }) => {
    const last = look === "phone" ? "Telefoncu" : "Masacı";
    const phone = look === "phone" ? "555 111 24 01" : "555 111 24 02";
    await steps.openPage("Çalışanlar");
    await steps.click("Kişi Ekle", page.getByRole("button", { name: "Kişi Ekle" }));
    const form = page.getByRole("dialog", { name: "Kişi Ekle" });
    const typed = {
      Ad: "Gülşen",
      Soyad: last,
      "E-posta": `gulsen.${look}@lodos.example`,
      Telefon: `0${phone}`,
      "Ev adresi": "Caferağa Mah. Moda Cad. No: 14, Kadıköy",
    };
    for (const [label, text] of Object.entries(typed))
      await steps.type(label, form.getByRole("textbox", { name: label, exact: true }), text);
    await steps.click("Kişi Ekle", form.getByRole("button", { name: "Kişi Ekle" }));
    await steps.read("Talebinizi Aldık", form.getByRole("heading", { name: "Talebinizi Aldık" }));
    const [person] = await findPeople(page, `Gülşen ${last}`);
    expect(person?.profile.phone_number.replaceAll(/\D/g, "")).toMatch(new RegExp(`${phone.replaceAll(" ", "")}$`));
    expect(person?.home_address).toBe("Caferağa Mah.-Moda Cad.-14-Kadıköy");
  },
);

/** Three people; the last two with a bad cell each. */
function toFile(look: Look): { name: string; text: string } {
  const last = `Dosya${look === "phone" ? "telefon" : "masa"}`;
  const rest = look === "phone" ? "25" : "26";
  return {
    name: "yeni çalışanlar.csv",
    text: [
      "Ad;Soyad;E-posta;Telefon;Ev adresi",
      `Gül;${last};gul.${look}@lodos.example;05551112${rest}1;Caferağa-Moda-1-Kadıköy`,
      `Can;${last};can;05551112${rest}2;Caferağa-Moda-2-Kadıköy`,
      `Naz;${last};naz.${look}@lodos.example;12;Caferağa-Moda-3-Kadıköy`,
    ].join("\n"),
  };
}

journey(
  {
    title: "3b Add people by a file with two bad rows",
    answer: "All three are with the provider, the two bad ones corrected",
    before: { laptop: 13, phone: 14 },
    most: { laptop: 7, phone: 8 },
  },
  async ({ page, steps, look }) => {
    await steps.openPage("Çalışanlar");
    await steps.click("Dosyadan Toplu Ekle", page.getByRole("button", { name: "Dosyadan Toplu Ekle" }));
    const form = page.getByRole("dialog", { name: "Toplu Kişi Ekle" });
    const choose = form.getByRole("button", { name: "Dosya Seç", exact: true });
    await steps.chooseFile("Dosya Seç", choose, toFile(look));
    await steps.read("what is wrong", form.getByText("1 satır gönderilebilir, 2 satırda düzeltilecek hücre var."));
    await steps.type(
      "E-posta of row 3",
      form.getByRole("textbox", { name: "E-posta, 3. satır" }),
      `can.${look}@lodos.example`,
    );
    const phone = look === "phone" ? "5551112253" : "5551112263";
    await steps.type("Telefon of row 4", form.getByRole("textbox", { name: "Telefon, 4. satır" }), phone);
    await steps.click("3 Kişiyi Ekle", form.getByRole("button", { name: "3 Kişiyi Ekle" }));
    await steps.read("the result", form.getByText(/3 kişi için talebinizi aldık/));
    expect(await findPeople(page, look === "phone" ? "Dosyatelefon" : "Dosyamasa")).toHaveLength(3);
  },
);

journey(
  {
    title: "4 Freeze a membership from Monday, and undo it",
    answer: "Frozen from Monday at the provider, then as it was",
    before: "a scheduled freeze could only be asked for again",
    most: { laptop: 7, phone: 8 },
  },
  async ({ page, steps, look }) => {
    const name = look === "phone" ? "Alper Yücel" : "Ali Erbaş";
    await steps.openPage("Çalışanlar");
    await steps.type("the name", search(page), name);
    await expect(rows(page)).toHaveCount(1);
    await steps.click(
      "Üyeliği Dondur",
      page.getByRole("region", { name }).getByRole("button", { name: "Üyeliği Dondur" }),
    );
    const form = page.getByRole("dialog", { name: "Üyeliği Dondur" });
    await steps.click("Uzun süreli izin", form.getByRole("radio", { name: "Uzun süreli izin" }));
    await steps.click("Pazartesi", form.getByRole("button", { name: "Pazartesi, 23 Kas" }));
    await steps.click("Üyeliği Dondur", form.getByRole("button", { name: "Üyeliği Dondur" }));
    const answer = page.getByRole("dialog", { name: "Üyeliği Dondur" });
    await steps.read("what will happen", answer.getByText(`${name} için üyelik 23.11.2026 tarihinde dondurulacak.`));
    const [frozen] = await findPeople(page, name);
    expect(frozen?.status).toBe("Dondurulacak (23.11.2026)");
    await steps.click("Dondurmayı Geri Al", answer.getByRole("button", { name: "Dondurmayı Geri Al" }));
    await steps.read("that it is undone", answer.getByText(`${name} için dondurma işlemi geri alındı.`));
    await expect(page.getByText(/Dondurulacak \(/)).toHaveCount(0);
    const [after] = await findPeople(page, name);
    expect(after?.status).toBe("Kayıtlı");
  },
);

import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { readWorkbook } from "../workbook.ts";
import { journey } from "./journey.ts";
import { ask } from "./server.ts";

const market = (page: Page) => page.locator("shuttle-marketplace");
const dialog = (page: Page) => page.getByRole("dialog");

interface Request {
  readonly past_search: { readonly passenger: { readonly first_name: string; readonly last_name: string } | null };
}

async function countRequests(page: Page, name: string): Promise<number> {
  const { results } = await ask<{ results: Request[] }>(page, "/api/marketplace/request/");
  const names = results.map(({ past_search: { passenger } }) => `${passenger?.first_name} ${passenger?.last_name}`);
  return names.filter((other) => other === name).length;
}

journey(
  {
    title: "11 A seat found, compared, reserved, cancelled",
    answer: "The better of two lines is reserved at the provider, then no longer",
    before: { laptop: 14, phone: 15 },
    most: { laptop: 8, phone: 9 },
  },
  async ({ page, steps, look }) => {
    const name = look === "phone" ? "Ahmet Özgür" : "Alper Güler";
    await steps.openPage("Marketplace");
    await steps.type("the name", page.getByRole("combobox", { name: "Çalışan" }), name);
    await steps.click("Hat Ara", page.getByRole("button", { name: "Hat Ara" }));
    await steps.click(
      "İlk 3 Hattı Karşılaştır",
      market(page).getByRole("button", { name: /^İlk \d Hattı Karşılaştır$/ }),
    );
    const prices = dialog(page)
      .getByRole("row", { name: /^Aylık fiyat.* TL.* TL/ })
      .getByRole("cell");
    await expect(prices.first()).toBeVisible();
    // All prices can be read, on a phone too.
    for (const price of await prices.all()) await steps.read("its price", price);
    await steps.click(
      "Koltuk Rezerve Et",
      dialog(page)
        .getByRole("button", { name: /^Koltuk Rezerve Et/ })
        .first(),
    );
    const question = page.getByRole("dialog", { name: "Koltuk Rezerve Edilecek" });
    await steps.read("what will be asked", question.getByText(name));
    await steps.click("Rezervasyonu Gönder", question.getByRole("button", { name: "Rezervasyonu Gönder" }));
    await expect(dialog(page)).toContainText("Rezervasyon Alındı");
    expect(await countRequests(page, name)).toBe(1);
    await steps.click("Rezervasyonu İptal Et", dialog(page).getByRole("button", { name: "Rezervasyonu İptal Et" }));
    await expect(dialog(page)).toContainText("Rezervasyon İptal Edilecek!");
    await steps.click("Rezervasyonu İptal Et", dialog(page).getByRole("button", { name: "Rezervasyonu İptal Et" }));
    await expect(page.getByRole("button", { name: "Koltuk Rezerve Et" })).toBeVisible();
    expect(await countRequests(page, name)).toBe(0);
  },
);

journey(
  {
    title: "12 A prospect's offer, and its file",
    answer: "The monthly total, how long it holds, and a file whose sum is the same",
    before: { laptop: 2, phone: 2 },
    most: { laptop: 2, phone: 2 },
    account: "demo",
  },
  async ({ page, steps }) => {
    const offer = page.locator("shuttle-offer");
    await steps.read("the price", offer.locator(".ladder > .whole .ladder-price"));
    await steps.read("how long it holds", offer.getByText(/\d+ gün kaldı/));
    const total = (await offer.locator(".ladder > .whole .ladder-price").textContent()) ?? "";
    await steps.click("Excel'e Aktar", offer.getByRole("button", { name: "Excel'e Aktar" }));
    const workbook = await readWorkbook(
      await steps.download("Excel (.xlsx)", page.getByRole("menuitem", { name: /xlsx/ })),
    );
    expect(workbook.name).toBe("Koltuk Bazlı Teklif.xlsx");
    const sum = Number(workbook.rows(1).at(-1)?.["Toplam (TL)"]);
    expect(total).toContain(sum.toLocaleString("tr-TR", { minimumFractionDigits: 2 }));
  },
);

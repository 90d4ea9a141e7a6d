import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { journey } from "./journey.ts";

const billing = (page: Page) => page.locator("shuttle-billing");
const dialog = (page: Page) => page.getByRole("dialog");

journey(
  {
    title: "9 Approve five documents, reject one, by keyboard",
    answer: "Five approved and one rejected at the provider, the rest still waiting",
    before: { laptop: 16, phone: 16 },
    most: { laptop: 8, phone: 9 },
  },
  async ({ page, steps, look }) => {
    // Stubbed, because other tests count the pending documents on the server.
    const sent: { ids: number[]; status: string }[] = [];
    await page.route("**/api/driver/documents/change-status/", async (route) => {
      if (route.request().method() === "GET") return route.fallback();
      sent.push(route.request().postDataJSON() as (typeof sent)[0]);
      return route.fulfill({ json: {} });
    });
    await steps.click(
      "… belgesi onayınızı bekliyor",
      page.getByRole("link", { name: /sürücü belgesi onayınızı bekliyor/ }),
    );
    const decided = dialog(page).getByRole("list", { name: "Az önce sonuçlandırdıklarınız" });
    for (let place = 1; place <= 6; place += 1) {
      await expect(dialog(page).getByText(new RegExp(`belgeden ${place}\\.$`))).toBeVisible();
      await expect(dialog(page).locator(".document-picture[aria-busy=true]")).toHaveCount(0);
      if (place === 6) break;
      if (look === "phone")
        await steps.click("Onayla", dialog(page).getByRole("button", { name: "Onayla", exact: true }));
      else await steps.press("O", "o");
      await expect(decided).toContainText("onaylandı");
    }
    if (look === "phone") {
      await steps.click("Reddet", dialog(page).getByRole("button", { name: "Reddet" }));
      await steps.click("the first reason", dialog(page).getByRole("radio").first());
      await steps.click("Reddet", dialog(page).getByRole("button", { name: "Reddet", exact: true }));
    } else {
      await steps.press("R", "r");
      await expect(dialog(page).getByRole("radio").first()).toBeFocused();
      await steps.press("1", "1");
    }
    await expect(decided).toContainText("reddedildi");
    expect(sent.map(({ status }) => status)).toEqual([...Array.from({ length: 5 }, () => "hr_approved"), "rejected"]);
    expect(new Set(sent.flatMap(({ ids }) => ids)).size).toBe(6);
  },
);

journey(
  {
    title: "10 Last month's invoice: right? what changed? who is dearest?",
    answer: "It adds up; the causes of the change with their amounts; the dearest person",
    before: { laptop: 7, phone: 11 },
    most: { laptop: 3, phone: 4 },
  },
  async ({ page, steps }) => {
    const answer = page.waitForResponse((response) => /\/billing\/\d+\/\?.*10-2026/.test(response.url()));
    await steps.openPage("Fatura Bilgileri");
    await steps.click("Önceki ay", page.getByRole("button", { name: "Önceki ay" }));
    const { passengers } = (await (await answer).json()) as {
      passengers: { full_name: string; prices: { total_price: number } }[];
    };
    const [dearest] = passengers.toSorted((a, b) => b.prices.total_price - a.prices.total_price);
    await expect(billing(page).getByRole("status").filter({ hasText: "Ekim 2026 faturası" })).toBeAttached();
    await steps.read("whether it adds up", billing(page).getByText(/kalemler ve plan toplamı birbirini tutuyor\.$/));
    await steps.read("the dearest", billing(page).getByText(new RegExp(`^${dearest?.full_name}, `)));
    await steps.click("Eylül 2026 ile Karşılaştır", page.getByRole("button", { name: "Eylül 2026 ile Karşılaştır" }));
    const causes = billing(page).locator(".bridge tbody tr");
    await steps.read("the causes", causes.last());
    await expect(causes.filter({ hasText: "Yakıt artışı" })).toContainText(/\+[\d.]+,\d{2}\sTL/);
    const kurus = (await causes.locator("td:last-child").allTextContents()).map((text) =>
      Number(text.replaceAll(/[^\d-]/g, "")),
    );
    const after = kurus.pop();
    expect(kurus.reduce((sum, step) => sum + step, 0)).toBe(after);
  },
);

import { expect } from "chai";
import { findCovered, roomAt } from "../helpers/covered.ts";
import { eventually, trackRequests } from "../helpers/page.ts";
import { rawLine, rawPassenger } from "../widgets/offer/sample-offers.ts";
import { addDays } from "../../src/core/time/day.ts";
import type { SessionElement } from "./bundle.ts";
import { createOfferStage, giveDemoToken, line, plain, seat, today } from "./offer-stage.ts";
import { type } from "./stage.ts";
import { pageSizes, shortPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

let session: SessionElement;
before(async () => {
  session = await giveDemoToken();
});

describe("<shuttle-offer>", function () {
  const stage = createOfferStage(() => session);
  const { root, find, findAll, rows, cells, steps, seen, text, showThese } = stage;

  describe("by the seat", () => {
    it("shows totals with discounts, date, invoice day and the note about VAT", async () => {
      const date = addDays(today(), -10);
      await showThese([seat()]);
      await seen("Aylık Toplam");
      expect(steps()).to.deep.equal([
        "İndirimsiz 3.807,00 TL",
        "Müşteri indirimi ile %7,3, 45 gün vade3.530,99 TL",
        "Erken ödeme indirimi ile %3 daha, 7 gün vade3.425,06 TL",
      ]);
      expect(text()).to.include("KDV dâhil değildir");
      expect(text()).to.include(`Teklif tarihi${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`);
      expect(text()).to.include("Fatura günüHer ayın 1'i");
      expect(text()).to.include("Çalışma saatleri08:30–18:00");
    });

    it("shows what a price is made of, bridge, tunnel and toll only for their users", async () => {
      await showThese([seat()]);
      await seen("Baz ücret");
      expect(findAll(".price-structure > div").map(({ textContent }) => plain(textContent))).to.deep.equal([
        "Baz ücret950,00 TL aylık",
        "Doğrudan mesafe42,50 TL km başına",
        "Köprü180,00 TL aylık, yalnızca kullananlar için",
        "Avrasya Tüneli260,00 TL aylık, yalnızca kullananlar için",
        "Ücretli yol120,00 TL aylık, yalnızca kullananlar için",
      ]);
    });

    it("lists employees with all columns, and sums up those who are found", async () => {
      await showThese([seat()]);
      stage.element().style.width = "1900px";
      await stage.listed(2);
      await eventually(() => findAll("thead th").length === 11, "all columns");
      expect(findAll("thead th").map(({ textContent }) => textContent)).to.deep.equal([
        "Ad soyad",
        "Adres",
        "İletişim",
        "Mesafe",
        "Köprü",
        "Avrasya",
        "Ücretli yol",
        "Baz",
        "Mesafe ücreti",
        "Ek ücretler",
        "Toplam",
      ]);
      expect(cells(rows()[0])).to.deep.equal([
        "Şule Öz",
        "Caferağa Mah. No: 5, Kadıköy",
        "0532 123 45 67sule.oz@ornek.example",
        "18,2 km",
        "Kullanıyor",
        "-Kullanmıyor",
        "-Kullanmıyor",
        "950,00",
        "773,50",
        "180,00",
        "1.903,50",
      ]);
      expect(plain(find("tfoot")?.textContent))
        .to.include("2 çalışan")
        .and.to.include("3.807,00 TL");
      const search = find<HTMLInputElement>('input[type="search"]');
      type(search as HTMLInputElement, "isik");
      await stage.listed(1);
      expect(cells(rows()[0])[0]).to.equal("Ali Işık");
      await eventually(() => plain(find("tfoot")?.textContent).includes("1.903,50 TL"), "the sum");
      await stage.expectNoBarriers();
    });

    it("hides columns on a laptop, so that no amount is covered", async () => {
      await showThese([seat()]);
      await stage.listed(2);
      for (const width of [1366, 1024]) {
        stage.element().style.width = `${roomAt(width)}px`;
        const scroller = find(".table-scroller");
        await eventually(() => findAll("thead th").every(({ textContent }) => textContent !== "İletişim"), "room");
        expect(cells(rows()[0])[0]).to.contain("İletişim: 0532 123 45 67");
        expect(scroller && findCovered(scroller)).to.deep.equal([]);
      }
    });

    it("shows an address to its district", async () => {
      const address = "Gaziosmanpaşa Merkez Mah., Bahar Sok. No: 10 D: 12, Gaziosmanpaşa/İstanbul";
      await showThese([seat({ passengers: [rawPassenger({ address })] })]);
      await stage.listed(1);
      stage.element().style.width = `${roomAt(1440)}px`;
      const words = await eventually(() => find(".seat-address"), "the address");
      // Simulates the room left by longer contacts.
      words.style.width = "160px";
      expect(words.textContent).to.equal(address);
      await eventually(() => words.scrollHeight <= words.clientHeight + 1, "all of it");
      expect(words.clientHeight).to.be.above(20);
    });

    it("shows a page of 1500 employees, with the sums of all", async () => {
      const passengers = Array.from({ length: 1500 }, (_, index) => rawPassenger({ name: `Çalışan ${index + 1}` }));
      await showThese([seat({ passengers })]);
      await stage.listed(shortPageSize);
      expect(find(".pager")?.textContent).to.contain("1.500");
      expect(find("tfoot")?.textContent).to.contain("1.500");
      expect(find(".card-head .badge")?.textContent).to.equal("1.500");
    });
  });

  describe("by the line", () => {
    const many = Array.from({ length: 34 }, (_, index) =>
      rawLine({ route_name: `Hat ${index + 1}`, price: index === 3 ? "0.000000" : "3250.500000" }),
    );
    const page = ({ searchParams }: URL) => {
      const [number, size] = [Number(searchParams.get("page")), Number(searchParams.get("per_page"))];
      return Response.json({ results: many.slice((number - 1) * size, number * size), count: many.length });
    };

    it("shows a day's totals, conditions and notes", async () => {
      await showThese([], [line()], { page });
      await seen("Günlük Toplam");
      expect(steps()).to.deep.equal([
        "İndirimsiz 6.500,00 TL",
        "Müşteri indirimi ile %5, 45 gün vade6.175,00 TL",
        "Erken ödeme indirimi ile %3 daha, 7 gün vade5.989,75 TL",
      ]);
      expect(findAll(".escalation > div").map(({ textContent }) => plain(textContent))).to.deep.equal([
        "Akaryakıt fiyatının etkisi%35",
        "Akaryakıtta fiyatın değişmediği aralık±%5",
        "Enflasyonun etkisi%40",
        "Enflasyon göstergesiTÜFE",
        "Enflasyon güncelleme dönemi6 ay",
        "Asgari ücretin etkisi%25",
        "Tatil günü ücretlendirmesiHafta sonu 1,5 kat",
      ]);
      expect(find(".offer-notes")?.textContent).to.equal("Fiyatlara KDV dâhil değildir.\nİkinci satır");
      await stage.expectNoBarriers();
    });

    it("shows a total without its discount, and - for what is missing", async () => {
      const prices = { total: { without_discount: 6500, with_discount: 6175, with_early_payment: null } };
      await showThese([], [line({ apply_early_payment_discount: false, customer_discount: null, prices })], { page });
      await eventually(() => steps().length === 3, "three steps");
      expect(steps().slice(1)).to.deep.equal([
        "Müşteri indirimi ile -, 45 gün vade6.175,00 TL",
        "Erken ödeme indirimi ile -, 7 gün vade-",
      ]);
      expect(findAll(".ladder > li").map((step) => step.querySelectorAll(".ladder-share").length)).to.deep.equal([
        1, 1, 0,
      ]);
    });

    it("pages and orders at the provider, and hides lines of price zero", async () => {
      const requests = trackRequests();
      await showThese([], [line()], { page });
      await stage.listed(shortPageSize - 1);
      expect(text()).to.include(`34 hattan 1–${shortPageSize}, 1 kayıt gizli`);
      expect(text()).not.to.include("Hat 4Sabah");
      expect(findAll("thead th").map(({ textContent }) => textContent)).to.deep.equal([
        "Rota",
        "Yön",
        "Toplam km",
        "Yolcu",
        "Kapasite",
        "Günlük fiyat",
      ]);
      expect(cells(rows()[0])).to.deep.equal(["Hat 1", "Sabah", "24,1 km", "14", "16", "3.250,50 TL"]);
      expect(findAll(".pager select option").map(({ textContent }) => textContent)).to.deep.equal(
        pageSizes.map(String),
      );
      const told = stage.told("shuttle-query");
      [...root().querySelectorAll<HTMLButtonElement>(".sort-button")].at(5)?.click();
      const asked = (call: string) =>
        eventually(() => requests.seen().some((seenCall) => seenCall.endsWith(call)), call);
      await asked(`?page=1&per_page=${shortPageSize}&order_by=price&reverse_order=false`);
      [...root().querySelectorAll<HTMLButtonElement>(".sort-button")].at(5)?.click();
      await asked(`?page=1&per_page=${shortPageSize}&order_by=price&reverse_order=true`);
      find<HTMLButtonElement>('[aria-label="Sonraki sayfa"]')?.click();
      await asked(`?page=2&per_page=${shortPageSize}&order_by=price&reverse_order=true`);
      await stage.listed(Math.min(shortPageSize, 34 - shortPageSize));
      expect(told.at(-1)?.query).to.equal("sort=-price&page=2");
      await stage.expectNoBarriers();
    });

    it("shows each offer's own lines when there are several such offers", async () => {
      const requests = trackRequests();
      await showThese([], [line({}, "Bir"), line({ lines: many }, "İki")], { pilot: "İki" });
      await stage.listed(shortPageSize);
      expect(text()).to.include(`33 hattan 1–${shortPageSize}, 1 kayıt gizli`);
      expect(requests.seen().filter((call) => call.includes("details"))).to.deep.equal([]);
    });

    it("keeps the totals when the lines fail, and mends them by retry", async () => {
      let isBroken = true;
      await showThese([], [line()], {
        page: (url: URL) => (isBroken ? new Response("{}", { status: 500 }) : page(url)),
      });
      await seen("Hatlar yüklenemedi");
      expect(text()).to.include("Günlük Toplam");
      isBroken = false;
      await stage.press("Yeniden Yükle");
      await stage.listed(shortPageSize - 1);
    });
  });
});

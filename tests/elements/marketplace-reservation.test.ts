import { expect } from "chai";
import { eventually } from "../helpers/page.ts";
import { rawDetail, rawSearch } from "../core/api/raw-marketplace.ts";
import { createMarketStage } from "./market-stage.ts";
import { type ReservationPeriod, toReservationPeriod } from "../../src/core/marketplace/line/reservation.ts";
import { toDay } from "../../src/core/time/day.ts";
import { formatMonthAndYear } from "../../src/core/time/month.ts";

const toPeriod = ({ month, isNext }: ReservationPeriod) =>
  formatMonthAndYear(month) + (isNext ? ", çünkü bu ayın bitmesine 7 günden az kaldı" : "");

describe("<shuttle-marketplace>, a seat", function () {
  const stage = createMarketStage();
  const { market, cards, openLine, detailReady, dialog, isClosed, reserve, reserveButton } = stage;
  const { find, findAll, buttons, show, seen, press, text, expectNoBarriers } = stage;

  describe("a reservation", () => {
    it("is sent once, confirmed, and shown until it is cancelled", async () => {
      await openLine();
      const button = await eventually(reserveButton, "the button");
      button.click();
      button.click();
      const question = await eventually(dialog, "the question");
      expect(question.querySelector("h2")?.textContent).to.equal("Koltuk Rezerve Edilecek");
      expect(
        [...question.querySelectorAll("dl > div")].map((fact) =>
          [...fact.children].map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")),
        ),
      ).to.deep.equal([
        ["Çalışan", "Zeynep Işık"],
        ["Hat", "Kadıköy – Şişli, M-1"],
        ["Günler", "Tam Zamanlı: Pazartesi–Cuma"],
        ["Fiyat", "4.250,00 TL / ay, gidiş ve dönüş"],
        ["Dönem", toPeriod(toReservationPeriod(toDay(Date.now())))],
      ]);
      await expectNoBarriers();
      expect(market().bodies).to.deep.equal([]);
      const send = buttons("Rezervasyonu Gönder")[0];
      send?.click();
      send?.click();
      await seen("Rezervasyonunuz için teşekkür ederiz. En kısa sürede sizinle iletişime geçeceğiz.");
      // The same dialog shows the result.
      expect(dialog()).to.equal(question);
      expect(market().bodies).to.deep.equal([{ past_search_id: 77, route_unique_id: "M-1", price: 4250 }]);
      expect(
        [...(dialog()?.querySelectorAll(".dialog-foot button") ?? [])].map(({ textContent }) => textContent),
      ).to.deep.equal(["Toplu Talep Oluştur", "Yeni Hat Ara", "Kapat"]);
      await press("Kapat");
      await isClosed();
      await seen("Rezervasyon yapıldı!");
      expect(reserveButton()).to.equal(undefined);

      await press("Rezervasyonu İptal Et");
      await seen("Rezervasyon İptal Edilecek!");
      await press("Vazgeç");
      await isClosed();
      expect(market().called("DELETE")).to.deep.equal([]);
      await press("Rezervasyonu İptal Et");
      await eventually(dialog, "the question");
      await press("Rezervasyonu İptal Et");
      await isClosed();
      await eventually(reserveButton, "a free seat");
      expect(market().called("DELETE")).to.deep.equal(["DELETE /api/marketplace/request/55/"]);
    });

    it("can be cancelled from its confirmation, after a question that names the seat", async () => {
      await openLine();
      (await eventually(reserveButton, "the button")).focus();
      await reserve();
      await seen("Rezervasyon Alındı");
      await expectNoBarriers();
      (await eventually(() => find(".question-undo button"), "the way back")).click();
      const question = await eventually(
        () => (dialog()?.querySelector("h2")?.textContent === "Rezervasyon İptal Edilecek!" ? dialog() : null),
        "the question",
      );
      expect(question.textContent).to.contain("Zeynep Işık").and.contain("Kadıköy – Şişli, M-1");
      expect(market().called("DELETE")).to.deep.equal([]);
      await expectNoBarriers();
      await press("Rezervasyonu İptal Et");
      await isClosed();
      await eventually(() => stage.root().activeElement === reserveButton(), "focus on the free seat's button");
      expect(market().called("DELETE")).to.deep.equal(["DELETE /api/marketplace/request/55/"]);
    });

    it("leads to a new search", async () => {
      await openLine();
      await reserve();
      const told = stage.told("shuttle-query");
      await press("Yeni Hat Ara");
      await eventually(() => told.some((detail) => detail.query === "path=search-page"), "the search step");
    });

    it("leads to the question of the bulk request", async () => {
      await openLine();
      await reserve();
      await press("Toplu Talep Oluştur");
      await seen("Tüm Çalışanlar İçin Talep Oluştur");
    });

    it("names both lines when it replaces another one", async () => {
      const standing = { id: 31, request_status: "created", is_changed: false, has_request_in_period: true };
      market().instead.set("GET /api/marketplace/request/", () =>
        Response.json({
          results: [
            { ...standing, price: 4150, past_search: rawSearch(), morning_route: null, route_unique_id: "M-2" },
          ],
        }),
      );
      market().instead.set("unique_id=M-2", () => Response.json({ ...rawDetail(), request: standing }));
      await openLine();
      await press("Koltuk Rezerve Et");
      const question = await eventually(dialog, "the question");
      expect(question.textContent)
        .to.contain("Rezervasyon Taşınacak")
        .and.contain("Zeynep Işık")
        .and.contain("Üsküdar – Şişli, M-2")
        .and.contain("Kadıköy – Şişli, M-1");
      await expectNoBarriers();
      expect(market().bodies).to.deep.equal([]);
      await press("Yeni Hatta Taşı");
      await seen("Rezervasyon Alındı");
      expect(market().bodies).to.have.length(1);
    });

    it("is shown as changed", async () => {
      market().request = { id: 55, request_status: "created", is_changed: true, has_request_in_period: true };
      await openLine();
      await seen("Hat güncellendi!");
      expect(text()).not.to.contain("Rezervasyon yapıldı!");
    });

    it("is shown as rejected, with the support address", async () => {
      market().request = { id: 55, request_status: "rejected", is_changed: false, has_request_in_period: true };
      await openLine();
      const alert = await eventually(() => find(".detail-foot [role=alert]"), "the alert");
      expect(alert.textContent).to.contain("Üzgünüz, talebiniz reddedildi!");
      expect(alert.querySelector("a")?.getAttribute("href")).to.equal("mailto:yardim@servis.example");
      expect(reserveButton()).to.equal(undefined);
    });

    it("shows a failure, and the question before it is sent again", async () => {
      await openLine();
      market().instead.set("POST /api/marketplace/request/", () => {
        market().request = { id: 55, request_status: "created", is_changed: false, has_request_in_period: true };
        return new Response("{}", { status: 500 });
      });
      await reserve();
      await seen("Rezervasyon yapılamadı.");
      market().instead.clear();
      await press("Rezervasyonu Gönder");
      await seen("Rezervasyon Alındı");
      expect(market().called("POST /api/marketplace/request/")).to.have.length(1);
    });

    it("keeps the question when cancelling fails, and repeats it", async () => {
      market().request = { id: 55, request_status: "created", is_changed: false, has_request_in_period: true };
      await openLine();
      market().instead.set("DELETE", () => new Response("{}", { status: 500 }));
      await press("Rezervasyonu İptal Et");
      await eventually(dialog, "the question");
      await press("Rezervasyonu İptal Et");
      await seen("Rezervasyon iptal edilemedi.");
      market().instead.clear();
      await press("Rezervasyonu İptal Et");
      await isClosed();
    });

    it("has dialogs without accessibility violations", async () => {
      await openLine();
      await reserve();
      await seen("Rezervasyon Alındı");
      await expectNoBarriers();
      await press("Kapat");
      await press("Rezervasyonu İptal Et");
      await seen("Rezervasyon İptal Edilecek!");
      await expectNoBarriers();
    });
  });

  describe("in the comparison", () => {
    const toggle = (place: number) => cards()[place]?.querySelector<HTMLInputElement>(".compare-toggle input");

    it("shows three lines at most, and opens one", async () => {
      show();
      await eventually(() => cards().length === 5, "cards");
      toggle(0)?.click();
      await seen("1 hat seçildi");
      expect(buttons("Karşılaştır").at(-1)?.disabled).to.equal(true);
      toggle(1)?.click();
      toggle(2)?.click();
      await seen("3 hat seçildi");
      await eventually(() => toggle(3)?.disabled, "no room for a fourth");
      await press("Karşılaştır");
      const table = await eventually(() => find("dialog[open] table.compare"), "the comparison");
      const rows = () =>
        [...table.querySelectorAll("tbody tr")].map((row) =>
          [...row.children].slice(0, 2).map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")),
        );
      await eventually(() => rows()[11]?.[1] === "310 m", "the evening's figures");
      expect(rows()).to.deep.equal([
        ["Aylık fiyat", "4.250,00 TL"],
        ["Puan", "4,7"],
        ["Emisyon", "En düşük"],
        ["Sabah"],
        ["Yolculuk süresi", "57 dk"],
        ["Sapma oranı", "%12"],
        ["Yürüme mesafesi", "290 m"],
        ["Ofise yürüme", "150 m"],
        ["Akşam"],
        ["Yolculuk süresi", "1 sa"],
        ["Sapma oranı", "%13"],
        ["Yürüme mesafesi", "310 m"],
        ["Hattı Aç", "Koltuk Rezerve Et: Kadıköy – Şişli, M-1Hattı Aç: Kadıköy – Şişli, M-1"],
      ]);
      expect(table.querySelector("tr:first-child td.best")?.textContent).to.equal("4.050,00\u00a0TL (en iyi)");
      await expectNoBarriers();
      table.querySelectorAll<HTMLButtonElement>("thead button")[2]?.click();
      await eventually(() => table.querySelectorAll("thead button").length === 2, "two lines");
      table.querySelectorAll<HTMLButtonElement>(".compare-ways .link")[1]?.click();
      await detailReady();
      expect(dialog()).to.equal(null);
      expect(market().called("driver-info").at(-1)).to.contain("unique_id=M-2");
    });

    it("compares the first lines with one button, and opens the line whose seat is reserved", async () => {
      show();
      await eventually(() => cards().length === 5, "cards");
      await press("İlk 3 Hattı Karşılaştır");
      const reserveButtons = () => findAll<HTMLButtonElement>("dialog[open] .compare-ways .button");
      await eventually(() => reserveButtons().length === 3, "the comparison");
      await eventually(() => reserveButtons().every(({ disabled }) => !disabled), "the seats");
      reserveButtons()[1]?.click();
      const question = await eventually(
        () => (dialog()?.querySelector("h2")?.textContent === "Koltuk Rezerve Edilecek" ? dialog() : null),
        "the question",
      );
      expect(question.textContent).to.contain("Üsküdar – Şişli, M-2");
      expect(market().bodies).to.deep.equal([]);
      await press("Vazgeç");
      await isClosed();
      // The line is open behind it.
      await eventually(reserveButton, "the line");
      expect(cards()[1]?.classList.contains("chosen")).to.equal(true);
    });

    it("offers no reserved seat, and no first lines after another choice", async () => {
      market().request = { id: 55, request_status: "rejected", is_changed: false, has_request_in_period: true };
      show();
      await eventually(() => cards().length === 5, "cards");
      toggle(0)?.click();
      await seen("1 hat seçildi");
      expect(buttons("İlk 3 Hattı Karşılaştır")).to.have.length(1);
      toggle(2)?.click();
      await seen("2 hat seçildi");
      expect(buttons("İlk 3 Hattı Karşılaştır")).to.have.length(0);
      await press("Karşılaştır");
      await eventually(
        () =>
          find("dialog[open] .compare-ways") &&
          findAll("dialog[open] .skeleton").length === 0 &&
          findAll("dialog[open] .compare-ways .button").length === 0,
        "lines without a free seat",
      );
      expect(findAll("dialog[open] .compare-ways button")).to.have.length(2);
    });

    it("shows that an evening failed to load, and recovers on retry", async () => {
      market().instead.set("unique_id=M-2", () => new Response("{}", { status: 500 }));
      show();
      await eventually(() => cards().length === 5, "cards");
      toggle(0)?.click();
      toggle(1)?.click();
      await press("Karşılaştır");
      await seen("Akşam bilgilerinin bir bölümü yüklenemedi.");
      const walks = () => {
        const rows = [...(dialog()?.querySelectorAll("tbody tr") ?? [])];
        const evening = rows.filter((row) => row.firstElementChild?.textContent === "Yürüme mesafesi")[1];
        return [...(evening?.querySelectorAll("td") ?? [])].map(({ textContent }) => textContent);
      };
      await eventually(() => walks().join() === "310\u00a0m,-", "the morning's walks");
      market().instead.clear();
      await press("Yeniden Yükle");
      await eventually(() => walks()[1] === "310\u00a0m", "the evening");
      expect(dialog()?.textContent).not.to.contain("yüklenemedi");
    });

    it("sorts the lines by price, duration or walk", async () => {
      show();
      const order = await eventually(() => find<HTMLSelectElement>(".line-column select"), "the order");
      expect([...order.options].map(({ textContent }) => textContent)).to.deep.equal([
        "Sıralama: Önerilen",
        "Sıralama: Fiyat",
        "Sıralama: Sabah yolculuk süresi",
        "Sıralama: Sabah yürüme mesafesi",
      ]);
      order.value = "price";
      order.dispatchEvent(new Event("change", { bubbles: true }));
      await eventually(() => cards()[0]?.textContent?.includes("3.650"), "the cheapest first");
      expect(
        market()
          .called("POST /api/marketplace/?")
          .map((call) => call.split("?")[1]),
      ).to.deep.equal(["page_size=5&page=1", "page_size=7&page=1"]);
    });
  });
});

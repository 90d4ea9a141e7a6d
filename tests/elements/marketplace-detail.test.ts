import { expect } from "chai";
import { roomAt } from "../helpers/covered.ts";
import { eventually } from "../helpers/page.ts";
import { rawDetail } from "../core/api/raw-marketplace.ts";
import { buyerQuery, createMarketStage } from "./market-stage.ts";
import { broken } from "./stage.ts";

describe("<shuttle-marketplace>, one line", function () {
  const stage = createMarketStage();
  const {
    market,
    again,
    cards,
    openCard,
    openLine,
    detailReady,
    reserveButton,
    element,
    find,
    findAll,
    show,
    seen,
    press,
    text,
    expectNoBarriers,
  } = stage;

  describe("shows", () => {
    it("ends, badges, price with and without discount, its position, and its note", async () => {
      await openLine();
      expect(find(".detail-head h2")?.textContent).to.equal("Kalkış Kadıköy, varış Şişli");
      expect(findAll(".detail-badges .chip").map(({ textContent }) => textContent)).to.deep.equal([
        "En uygun fiyat",
        "Konforlu",
      ]);
      expect(find(".price-line strong")?.textContent).to.equal("4.250,00\u00a0TL");
      expect(find(".price-line s")?.textContent).to.equal("5.000,00\u00a0TL");
      expect(find(".price-line .chip")?.textContent).to.equal("%15 indirim");
      expect(find(".price-bar")?.ariaLabel).to.equal(
        "En düşük 2.400,00\u00a0TL, en yüksek 7.800,00\u00a0TL; bu hattın yeri %34, indirimsiz %48",
      );
      // The bar's scale is 0 to 200 %, so its middle is the maximum price.
      expect(find(".price-bar-ring")?.style.left).to.match(/^17\.1/);
      expect(find(".price-bar")?.role).to.equal("meter");
      expect([find(".price-bar")?.ariaValueMin, find(".price-bar")?.ariaValueMax]).to.deep.equal(["0", "200"]);
      expect(find(".price-bar")?.ariaValueNow).to.equal("34");
      expect(find(".price-note")?.textContent).to.equal(
        "Koltuk başına aylık fiyattır, iki yönü de kapsar. Araç doluluğu düşük olduğu için indirim uygulanır.",
      );
    });

    it("the price above the bar when it exceeds the maximum, and the fallback without bounds", async () => {
      market().detail = { price: 12_000, price_wo_discount: 12_000 };
      market().instead.set("POST /api/marketplace/?", () =>
        Response.json({ results: { data: market().cards, meta: { past_search_id: 77 } }, count: 7 }),
      );
      await openLine();
      expect(find(".price-bar-figure")?.textContent).to.equal("12.000,00\u00a0TL");
      expect(find(".price-bar-ring")?.style.left).to.match(/^71\.4/);
      expect(find(".price-bar")?.ariaValueNow).to.equal("143");
      expect(find(".price-bar-ends")?.textContent).to.equal("2.000,00\u00a0TL9.000,00\u00a0TL");
      expect(find(".price-line s")).to.equal(null);
      expect(find(".price-note")?.textContent).to.equal("Koltuk başına aylık fiyattır, iki yönü de kapsar. ");
    });

    it("the passenger's figures, morning beside evening", async () => {
      await openLine();
      const rows = findAll(".figures tr").map((row) => [...row.children].map(({ textContent }) => textContent));
      expect(rows).to.deep.equal([
        ["Zeynep Işık için", "Sabah", "Akşam"],
        ["Yolculuk süresi", "57\u00a0dk", "1\u00a0sa"],
        ["Sapma oranı", "%12", "%13"],
        // The detail's own figure; the card, which the list shows, says 350 m.
        ["Yürüme mesafesi", "290\u00a0m", "310\u00a0m"],
        ["Ofise yürüme", "150\u00a0m", "-"],
      ]);
      expect(cards()[0]?.textContent).to.contain("Sabah 57\u00a0dk").and.contain("350\u00a0m yürüme");
    });

    it("driver, vehicle and line with names, ratings and seats", async () => {
      await openLine();
      const [driver, vehicle, line] = findAll(".crew > li");
      expect(driver?.textContent).to.contain("Serkan Uslu").and.contain("5 üzerinden 4,9, 97 değerlendirme");
      expect(vehicle?.textContent).to.contain("Ford Transit").and.contain("16 koltuk, 12 yolcu, 4 boş");
      expect(vehicle?.querySelectorAll(".seats > i")).to.have.length(16);
      expect(vehicle?.querySelectorAll(".seats > .free")).to.have.length(4);
      expect(line?.textContent).to.contain("186 sefer").and.contain("4,7");
      // The photograph doesn't load here: the initials are shown.
      await eventually(() => driver?.querySelector(".driver-photo")?.textContent === "SU", "initials");
      expect(findAll(".crew-picture > *").map(({ clientWidth }) => clientWidth)).to.deep.equal([40, 40, 40]);
    });

    it("the path on the map with all markers, in the chosen direction", async () => {
      await openLine();
      const labels = () => findAll(".sh-map-marker").map((mark) => mark.getAttribute("aria-label") ?? "");
      await eventually(() => labels().some((label) => label.includes("Biniş 07:05")), "the marks");
      for (const label of ["Ev", "Ofis", "Biniş 07:05", "İniş 08:02"]) {
        expect(
          labels().some((found) => found.includes(label)),
          label,
        ).to.equal(true);
      }
      expect(find(".sh-map-legend")?.textContent).to.contain("İşe gidiş").and.contain("Yürüme yolu");
      findAll("[role=radio]")
        .find(({ textContent }) => textContent === "İşten Dönüş")
        ?.click();
      await eventually(() => find(".detail-head h2")?.textContent === "Kalkış Şişli, varış Kadıköy", "the evening");
      await eventually(() => find(".sh-map-legend")?.textContent?.includes("İşten dönüş"), "its way");
      await eventually(() => labels().includes("Biniş"), "marks without the morning's times");
    });

    it("the path with its times clear of the map's buttons at 1366 px", async () => {
      document.body.style.width = `${roomAt(1366)}px`;
      const labels = /(Biniş|İniş) \d/;
      // Paths of several shapes, one with its last stop in the corner of the map's buttons.
      for (const breadth of [0.03, 0.05, 0.08]) {
        await again();
        const { morning_route_info: info, rps_data: ways } = rawDetail();
        const places = {
          home: "41.0,29.0",
          pickup: "41.001,29.0",
          dropoff: `41.1,${29 + breadth}`,
          office: "41.098,29.0",
        };
        market().detail = {
          morning_route_info: {
            ...info,
            origin_to_pickup_polyline: "",
            dropoff_to_destination_polyline: "",
            origin_coordinates: places.home,
            pickup_coordinates: places.pickup,
            dropoff_coordinates: places.dropoff,
            destination_coordinates: places.office,
            route_origin_coordinates: places.home,
            route_destination_coordinates: places.dropoff,
          },
          rps_data: { ...ways, morning_rps_data: places, morning_polyline: "" },
        };
        await openLine();
        const pills = () => findAll(".sh-map-marker").filter((mark) => labels.test(mark.ariaLabel ?? ""));
        await eventually(() => pills().length === 2, "the times");
        const buttons = () => find(".sh-map-controls")?.getBoundingClientRect();
        const isClear = () => {
          const box = buttons();
          return (
            box &&
            pills().every((mark) => {
              const { left, right, top, bottom } = mark.getBoundingClientRect();
              return right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
            })
          );
        };
        await eventually(isClear, `nothing below the buttons, breadth ${breadth}`);
      }
      document.body.style.width = "";
    });

    it("the saving when the passenger is on an invoice", async () => {
      market().invoice = [{ full_name: "Zeynep Işık", prices: { total_price: 4890.5 } }];
      await openLine();
      await seen("Bugünkü koltuk bedelinden ayda 640,50\u00a0TL daha ucuz.");
      await again();
      market().instead.set("is-billing-enabled", () => new Response("{}", { status: 500 }));
      await openLine();
      expect(text()).not.to.contain("Bugünkü koltuk bedel");
    });

    it("no accessibility violations", async () => {
      await openLine();
      await eventually(() => findAll(".sh-map-marker").length >= 4, "the marks");
      await expectNoBarriers();
    });
  });

  describe("shows the failure of", () => {
    it("the detail", async () => {
      market().instead.set("/route-details/", broken);
      show();
      await openCard(0);
      await seen("Hat bilgileri yüklenemedi.");
      expect(cards().length).to.equal(5);
      market().instead.clear();
      await press("Yeniden Yükle");
      await detailReady();
    });

    it("the driver, and keeps the rest", async () => {
      market().instead.set("/route-detail-driver-info/", () => new Response("{}", { status: 500 }));
      show();
      await openCard(0);
      await seen("Sürücü ve araç bilgisi yüklenemedi.");
      await eventually(reserveButton, "the seat");
      market().instead.clear();
      await press("Yeniden Yükle");
      await detailReady();
    });

    it("a line that is no longer active", async () => {
      market().instead.set("/route-details/", () => new Response("{}", { status: 404 }));
      show({ query: `${buyerQuery}&line=M-99` });
      await seen("Bu hat artık aktif olmadığı için talebiniz gösterilemiyor.");
      expect(reserveButton()).to.equal(undefined);
      await press("Listeye Dön");
      await eventually(() => !find(".buyer-detail"), "the list");
    });
  });

  it("shows list, detail and map as steps on a phone", async () => {
    const isShown = (selector: string) => (find(selector)?.getClientRects().length ?? 0) > 0;
    const frame = document.createElement("div");
    frame.style.width = "380px";
    document.body.append(frame);
    show();
    frame.append(element());
    await openCard(1);
    await detailReady();
    expect([isShown(".buyer-list"), isShown(".buyer-detail"), isShown(".buyer-map")]).to.deep.equal([
      false,
      true,
      false,
    ]);
    expect(stage.root().activeElement?.tagName).to.equal("H2");
    await press("Haritada Göster");
    await eventually(() => isShown(".buyer-map"), "the map");
    expect(isShown(".buyer-detail")).to.equal(false);
    expect(stage.root().activeElement?.textContent).to.equal("Ayrıntılara Dön");
    await eventually(() => find('.buyer-map .sh-map[data-status="ready"]'), "the map's code");
    await press("Ayrıntılara Dön");
    await eventually(() => isShown(".buyer-detail"), "the detail");
    await press("Listeye Dön");
    await eventually(() => isShown(".buyer-list"), "the list");
    expect(find(".buyer-detail")).to.equal(null);
    frame.remove();
  });
});

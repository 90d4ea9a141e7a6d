import { expect } from "chai";
import { overviewContract } from "../../src/widgets/overview/overview.contract.ts";
import { longestWait } from "../../src/widgets/overview/overview.store.ts";
import { roomAt } from "../helpers/covered.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually, trackRequests } from "../helpers/page.ts";
import { accounts, fetchToken, load } from "./bundle.ts";
import { broken, openStage, signIn } from "./stage.ts";

const account = signIn({ "company-latlng": "41.0772,29.0130" });

const weekButton = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLButtonElement>(".area-reservations [role=radio]")].find(
    ({ textContent }) => textContent === "Geçen Hafta",
  );

runContractSuite({
  contract: overviewContract,
  define: () => load("overview"),
  content: ".area-employees .seats",
  touch: async (root) => (await eventually(() => weekButton(root), "week selector")).click(),
  isTouched: (root) => weekButton(root)?.getAttribute("aria-checked") === "true",
});

describe("<shuttle-overview>", () => {
  const stage = openStage("shuttle-overview");
  const { root, text, find, findAll, seen, told, expectNoBarriers, answer, restore, widen } = stage;
  const show = (cards = "") => stage.show(cards ? { cards } : {});

  describe("the lines of the map, the largest answer", () => {
    const { setTimeout: original } = globalThis;
    let stopWaiting: () => void;
    let sendRatings: () => void;
    let asksForLines: () => boolean;

    beforeEach(async () => {
      const token = await account.afresh();
      const requests = trackRequests(token);
      asksForLines = () => requests.seen().some((call) => call.includes("with_detail=true"));
      const ratings = new Promise<Response>((resolve) => {
        sendRatings = () => resolve(Response.json({}));
      });
      answer(({ url }) => (url.includes("/company/ratings/") ? ratings : undefined));
      globalThis.setTimeout = ((handler: () => void, delay?: number, ...parts: unknown[]) => {
        if (delay !== longestWait) return original(handler, delay, ...parts);
        stopWaiting = handler;
        return 0;
      }) as typeof globalThis.setTimeout;
      show();
      await seen("74 rotanız");
      const toCome = () => findAll("[aria-busy=true]").length;
      await eventually(() => toCome() === 3, "only ratings, map and what waits to come");
      await new Promise((resolve) => {
        requestIdleCallback(resolve);
      });
      expect(asksForLines()).to.equal(false);
    });

    afterEach(() => {
      globalThis.setTimeout = original;
    });

    it("are requested when all other data have loaded", async () => {
      sendRatings();
      await eventually(asksForLines, "the lines");
      await eventually(() => find('.sh-map[data-status="ready"]'), "the map");
    });

    it("are requested after some seconds when another call hangs", async () => {
      stopWaiting();
      await eventually(asksForLines, "the lines");
      await eventually(() => find('.sh-map[data-status="ready"]'), "the map");
      expect(find(".area-ratings [aria-busy=true]"), "the ratings, still to come").to.not.equal(null);
      sendRatings();
    });
  });

  it("shows every card, its heading and the copyright line", async () => {
    show();
    const titles =
      "Ortalama yürüme mesafesi,Ortalama yolculuk süresi,Sapma oranı,Rezervasyonlar,Planlanan Seferler,Çalışanlar,Rota Ağı,CO2 Emisyonu,Aylık Değerlendirme";
    for (const title of titles.split(",")) await seen(title);
    await seen("Genel Bakış");
    await seen("© 2025 Servis Portalı");
    await eventually(() => find(".area-reservations .sh-chart-solid"), "bar chart");
    await eventually(() => find('.sh-map[data-status="ready"], [data-status="ready"]'), "map");
    await eventually(() => !find("[aria-busy=true]"), "every answer");
    const cardOf = (title: string) =>
      findAll(".card").find(
        (card) => (card.getAttribute("aria-label") ?? card.querySelector(".card-title")?.textContent) === title,
      );
    const { personnel } = (await (
      await fetch("/api/company/trip-personnel-count/", {
        headers: { authorization: `Token ${await fetchToken(accounts.admin)}`, "accept-language": "tr" },
      })
    ).json()) as { personnel: { active: number; inactive: number } };
    const figures: readonly (readonly [title: string, words: RegExp])[] = [
      ["Sapma oranı", /SLA hedefi en çok %\d/],
      ["Sapma oranı", /puan (altında|üstünde)|Tam hedefte/],
      ["Ortalama yürüme mesafesi", /28 günde .+ (arttı|azaldı|değişmedi)/],
      ["Rezervasyonlar", /Düzenli [\d.]+Esnek [\d.]+/],
      ["Rota Ağı", /74 rotanız/],
      ["CO2 Emisyonu", /ağaç/],
      ["Aylık Değerlendirme", /Sürücü\d,\d\d/],
      // The figures of the element are those of the API.
      ["Çalışanlar", new RegExp(`Aktif ${personnel.active}Pasif ${personnel.inactive}`)],
    ];
    for (const [title, words] of figures) expect(cardOf(title)?.textContent, title).to.match(words);
    expect(cardOf("Planlanan Seferler")?.querySelectorAll(".trip .chip").length).to.equal(5);
  });

  it("shows another week's figures when it is chosen, also with the arrow keys", async () => {
    show("reservations");
    const total = () => find(".figure")?.textContent;
    await eventually(total, "the total");
    const before = total();
    const last = await eventually(() => weekButton(root()), "week selector");
    last.focus();
    last.click();
    await eventually(() => last.getAttribute("aria-checked") === "true" && total() !== before, "last week's total");
    last.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true, cancelable: true }));
    await eventually(() => root().activeElement?.textContent === "Bu Hafta" && total() === before, "this week's total");
  });

  it("shows all trips of a direction in a dialog, and returns the focus", async () => {
    show("trips");
    // The day's figures include both directions, the list only one; both are labelled.
    await seen("Sabah ve akşam birlikte");
    const all = await eventually(
      () => findAll("button").find(({ textContent }) => textContent?.startsWith("Tüm Sabah Seferleri (37)")),
      "the whole list",
    );
    all.focus();
    all.click();
    const dialog = await eventually(() => find<HTMLDialogElement>("dialog[open]"), "the dialog");
    expect(dialog.textContent).to.contain("Sabah seferleri");
    expect(dialog.querySelectorAll("li").length).to.equal(37);
    await expectNoBarriers();
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    await eventually(() => !find("dialog"), "no dialog");
    expect(root().activeElement?.textContent).to.match(/^Tüm Sabah Seferleri/);
  });

  it("shows only the chosen cards, in their order, and requests nothing else", async () => {
    const requests = trackRequests();
    show("ratings employees");
    await eventually(() => find(".seats"), "seats");
    // The number is shown with the total, and the parts below add up to the total.
    const [active = 0, all = 0] = (find(".employees p")?.textContent ?? "").match(/\d+/g)?.map(Number) ?? [];
    expect(find(".employees p")?.textContent).to.equal(`${active} aktif / ${all} çalışan`);
    expect(find(".seat-legend")?.textContent).to.contain(`Aktif ${active}Pasif ${all - active}`);
    await eventually(() => find(".ratings"), "ratings");
    expect(findAll(".card-title").map(({ textContent }) => textContent)).to.deep.equal([
      "Aylık Değerlendirme",
      "Çalışanlar",
    ]);
    expect(requests.stop().filter((request) => !/ratings|trip-personnel-count/.test(request))).to.deep.equal([]);
    expect(text()).to.not.contain("© 2025");
  });

  it("fills every row with the chosen cards, the indicators in a row of their own", async () => {
    for (const width of [1400, 700]) {
      widen(width);
      show("kpi reservations");
      const cards = () => findAll(".overview-grid .slot").map((card) => card.getBoundingClientRect());
      await eventually(() => cards().length === 4 && cards().every(({ height }) => height > 0), "four cards");
      const grid = find(".overview-grid")?.getBoundingClientRect();
      const [first, , third, last] = cards();
      expect(third?.top, `${width} px`).to.equal(first?.top);
      expect(last?.top, `${width} px`).to.be.greaterThan(first?.bottom ?? 0);
      expect(third?.right, `${width} px`).to.be.closeTo(grid?.right ?? 0, 1);
      expect([last?.left, last?.right].map((edge) => Math.round(edge ?? 0))).to.deep.equal(
        [grid?.left, grid?.right].map((edge) => Math.round(edge ?? 0)),
      );
      // Removed, so that it isn't measured with the element of the next width.
      stage.remove();
    }
  });

  it("lists the five weekdays with both kinds of reservation in the chart's table", async () => {
    show("reservations");
    const table = await eventually(() => find("table"), "table");
    const rows = [...table.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map(({ textContent }) => textContent ?? ""),
    );
    expect(rows).to.have.length(5);
    for (const [, regular = "", flexible = "", total = ""] of rows) {
      const number = (cell: string) => Number(cell.replaceAll(".", ""));
      expect(number(regular) + number(flexible)).to.equal(number(total));
    }
    expect(table.querySelector("thead")?.textContent).to.contain("Düzenli").and.to.contain("Esnek");
  });

  it("reads the bar chart out when the arrow keys move through it", async () => {
    show("reservations");
    await eventually(() => find(".sh-chart-solid"), "bars");
    const plot = await eventually(() => find('[aria-roledescription="grafik"]'), "plot");
    plot.focus();
    plot.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
    await eventually(() => find("[aria-live]")?.textContent?.includes("Pazartesi"), "Monday read out");
    plot.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await eventually(() => find("[aria-live]")?.textContent?.includes("Salı"), "Tuesday read out");
  });

  it("names the state of each trip, an unknown one as Unknown", async () => {
    await account.afresh();
    answer((request) =>
      request.url.includes("trip-personnel/")
        ? Response.json(
            ["live", "scheduled", "completed", "cancelled", "parked"].map((state) => ({ name: `Hat ${state}`, state })),
          )
        : undefined,
    );
    show("trips");
    await eventually(() => findAll(".trip .chip").length === 5, "five trips");
    expect(findAll(".trip .chip").map(({ textContent }) => textContent)).to.deep.equal([
      "Canlı",
      "Planlı",
      "Tamamlandı",
      "İptal Edildi",
      "Unknown",
    ]);
  });

  it("requests the evening's trips when the evening is chosen", async () => {
    show("trips");
    await eventually(() => find(".trip .chip"), "trips");
    const requests = trackRequests();
    [...root().querySelectorAll<HTMLButtonElement>("[role=radio]")]
      .find(({ textContent }) => textContent === "Akşam")
      ?.click();
    await eventually(() => requests.seen().some((request) => request.includes("is_morning=false")), "evening call");
    await eventually(() => find(".trip .chip")?.textContent === "Planlı", "the evening's trips");
  });

  it("navigates to an area when its link is pressed", async () => {
    show("employees network");
    const places: string[] = [];
    stage
      .element()
      .addEventListener("shuttle-navigate", (event) =>
        places.push((event as CustomEvent<{ name: string }>).detail.name),
      );
    for (const [area, words] of [
      ["employees", "Tümü"],
      ["network", "Kuş Bakışı"],
    ] as const) {
      const link = await eventually(
        () => findAll(`.area-${area} .link, .area-${area} a`).find(({ textContent }) => textContent?.includes(words)),
        words,
      );
      link.click();
    }
    expect(places).to.deep.equal(["personnel", "airview-module"]);
  });

  const failures = [
    ["kpi", "/api/company/summary/", "Gösterge yüklenemedi", ".indicator"],
    ["reservations", "/api/company/reservations/", "Rezervasyonlar yüklenemedi", ".reservations-head"],
    ["trips", "/api/company/trip-personnel/", "Sefer listesi yüklenemedi", ".trip .chip"],
    ["employees", "/api/company/trip-personnel-count/", "Çalışan sayıları yüklenemedi", ".seats"],
    ["network", "/api/routes/", "Rotalar yüklenemedi", ".network-counts b"],
    ["co2", "/api/company/co2-emission", "Emisyon özetini hazırlamak için henüz yeterli veri yok.", ".co2-figures"],
    ["ratings", "/api/company/ratings/", "Değerlendirmeler yüklenemedi", ".ratings"],
  ] as const;
  for (const [card, path, message, content] of failures) {
    it(`shows a failure of ${card} in its own place, and its content after a retry`, async () => {
      answer(({ url }) => (new URL(url).pathname === path ? broken() : undefined));
      await account.afresh();
      show(`${card} ${card === "ratings" ? "co2" : "ratings"}`);
      const errors = told("shuttle-error");
      await seen(message);
      const alert = await eventually(() => find("[role=alert]"), "alert");
      await eventually(() => errors.length > 0, "shuttle-error");
      expect(errors[0]?.call).to.contain(path);
      await eventually(() => find(card === "ratings" ? ".co2-figures" : ".ratings"), "the neighbour");
      await expectNoBarriers();
      restore();
      [...alert.querySelectorAll("button")].find(({ textContent }) => textContent?.includes("Yeniden Yükle"))?.click();
      await eventually(() => find(content), "recovered");
    });
  }

  it("aligns the second row's titles on a laptop, without a gap beside the chart", async () => {
    widen(roomAt(1366));
    show();
    await eventually(() => find(".seats"), "seats");
    await eventually(() => find(".area-trips .trip .chip"), "trips");
    const boxOf = (selector: string) => find(selector)?.getBoundingClientRect() as DOMRect;
    const middles = ["reservations", "trips", "employees"]
      .map((area) => boxOf(`.area-${area} .card-title`))
      .map(({ top, height }) => top + height / 2);
    expect(Math.max(...middles) - Math.min(...middles)).to.be.at.most(1);
    expect(boxOf(".area-employees .card").bottom - boxOf(".seats").bottom).to.be.below(70);
    expect(boxOf(".seats").right).to.be.at.most(boxOf(".seat-legend").left);
  });

  it("shows both figures of the emissions side by side in the narrowest card", async () => {
    show("co2");
    stage.element().style.width = "300px";
    const figures = await eventually(() => find(".co2-figures"), "figures");
    const [mass, trees] = [...figures.children].map((child) => child.getBoundingClientRect());
    expect(trees?.top).to.equal(mass?.top);
    expect(figures.scrollWidth).to.be.at.most(figures.clientWidth);
  });

  it("keeps older data under a note when a refresh fails", async () => {
    const ready = new Promise((resolve) => document.addEventListener("shuttle-ready", resolve, { once: true }));
    show("ratings");
    await ready;
    answer((request) => (request.url.includes("ratings") ? new Response("{}", { status: 500 }) : undefined));
    await (stage.element() as HTMLElementTagNameMap["shuttle-overview"]).refresh();
    await seen("Güncellenemedi, önceki veriler gösteriliyor.");
    expect(find(".ratings")).to.not.equal(null);
  });

  it("shows the trend of the emissions once when both figures have the same", async () => {
    const trends = () => findAll(".co2-figures .change").filter((line) => /göre/.test(line.textContent!));
    for (const [treeTrend, lines] of [
      [5.7, 1],
      [5.2, 2],
    ] as const) {
      await account.afresh();
      const months = { xaxis: { months: ["Eki", "Kas"] }, trees_by_months: [41, 25], co2_amount: 545 };
      const data = { ...months, co2_trend: 5.7, tree_trend: treeTrend };
      answer((request) => (request.url.includes("co2") ? Response.json({ data }) : undefined));
      show("co2");
      await seen("geçen ayın aynı günlerine göre %5,7 arttı");
      expect(trends()).to.have.length(lines);
      stage.remove();
      restore();
    }
  });

  it("says that the summary of the emissions comes soon when there are no data", async () => {
    await account.afresh();
    answer((request) => (request.url.includes("co2") ? Response.json({ data: null }) : undefined));
    show("co2");
    await seen("Özet yakında burada");
  });
});

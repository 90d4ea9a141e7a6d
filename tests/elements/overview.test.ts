import { findBarriers } from "../helpers/barriers.ts";
import { expect } from "chai";
import { overviewContract } from "../../src/widgets/overview/overview.contract.ts";
import { longestWait } from "../../src/widgets/overview/use-settled.ts";
import { roomAt } from "../helpers/covered.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually, trackRequests, withFault } from "../helpers/page.ts";
import { accounts, fetchToken, giveToken, load, type SessionElement } from "./bundle.ts";

let session: SessionElement;

before(async () => {
  session = await giveToken(await fetchToken(accounts.admin), { "company-latlng": "41.0772,29.0130" });
  // The suite needs the element to be undefined at first, so only the session is defined here.
});

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
  let element: HTMLElement & { refresh(): Promise<void> };
  let stopFault: (() => void) | null = null;
  const root = () => element.shadowRoot as ShadowRoot;
  const show = (cards: string) => {
    element = document.createElement("shuttle-overview") as typeof element;
    if (cards) element.setAttribute("cards", cards);
    document.body.append(element);
  };
  /** Drops everything that earlier tests have loaded. */
  const startAfresh = async () => {
    session.signOut();
    session.token = await fetchToken(accounts.admin);
  };
  const text = () => root().querySelector(".shuttle-root")?.textContent ?? "";
  const seen = (part: string) => eventually(() => text().includes(part), part);

  afterEach(() => {
    stopFault?.();
    stopFault = null;
    element.remove();
  });

  describe("the lines of the map, the largest answer", () => {
    const { setTimeout: original } = globalThis;
    let stopWaiting: () => void;
    let sendRatings: () => void;
    let asksForLines: () => boolean;

    beforeEach(async () => {
      session.signOut();
      const token = await fetchToken(accounts.admin);
      session.token = token;
      const requests = trackRequests(token);
      asksForLines = () => requests.seen().some((call) => call.includes("with_detail=true"));
      const ratings = new Promise<Response>((resolve) => {
        sendRatings = () => resolve(Response.json({}));
      });
      stopFault = withFault(({ url }) => (url.includes("/company/ratings/") ? ratings : undefined));
      globalThis.setTimeout = ((handler: () => void, delay?: number, ...parts: unknown[]) => {
        if (delay !== longestWait) return original(handler, delay, ...parts);
        stopWaiting = handler;
        return 0;
      }) as typeof globalThis.setTimeout;
      show("");
      await seen("74 rotanız");
      const toCome = () => root().querySelectorAll("[aria-busy=true]").length;
      await eventually(() => toCome() === 3, "only ratings, map and what waits to come");
      await new Promise((resolve) => {
        requestIdleCallback(resolve);
      });
      expect(asksForLines()).to.equal(false);
    });

    afterEach(() => {
      globalThis.setTimeout = original;
    });

    it("are requested once all other data are here", async () => {
      sendRatings();
      await eventually(asksForLines, "the lines");
      await eventually(() => root().querySelector('.sh-map[data-status="ready"]'), "the map");
    });

    it("wait for a call that hangs no longer than some seconds", async () => {
      stopWaiting();
      await eventually(asksForLines, "the lines");
      await eventually(() => root().querySelector('.sh-map[data-status="ready"]'), "the map");
      expect(root().querySelector(".area-ratings [aria-busy=true]"), "the ratings, still to come").to.not.equal(null);
      sendRatings();
    });
  });

  it("shows every card, its heading and the copyright line", async () => {
    show("");
    const titles =
      "Ortalama yürüme mesafesi,Ortalama yolculuk süresi,Sapma oranı,Rezervasyonlar,Planlanan Seferler,Çalışanlar,Rota Ağı,CO2 Emisyonu,Aylık Değerlendirme";
    for (const title of titles.split(",")) await seen(title);
    await seen("Genel Bakış");
    await seen("© 2025 Servis Portalı");
    await eventually(() => root().querySelector(".area-reservations .sh-chart-solid"), "bar chart");
    await eventually(() => root().querySelector('.sh-map[data-status="ready"], [data-status="ready"]'), "map");
    await eventually(() => !root().querySelector("[aria-busy=true]"), "every answer");
    const cardOf = (title: string) =>
      [...root().querySelectorAll<HTMLElement>(".card")].find(
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
    expect(cardOf("Planlanan Seferler")?.querySelectorAll(".trip").length).to.equal(5);
  });

  it("another week has other figures, and the arrow keys lead back", async () => {
    show("reservations");
    const total = () => root().querySelector(".figure")?.textContent;
    await eventually(total, "the total");
    const before = total();
    const last = await eventually(() => weekButton(root()), "week selector");
    last.focus();
    last.click();
    await eventually(() => last.getAttribute("aria-checked") === "true" && total() !== before, "last week's total");
    last.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true, cancelable: true }));
    await eventually(() => root().activeElement?.textContent === "Bu Hafta" && total() === before, "this week's total");
  });

  it("has all trips of a direction in a dialog, and gives the focus back", async () => {
    show("trips");
    // The day's figures include both directions, the list only one; both are labelled.
    await seen("Sabah ve akşam birlikte");
    const all = await eventually(
      () =>
        [...root().querySelectorAll("button")].find(({ textContent }) =>
          textContent?.startsWith("Tüm Sabah Seferleri (37)"),
        ),
      "the whole list",
    );
    all.focus();
    all.click();
    const dialog = await eventually(() => root().querySelector<HTMLDialogElement>("dialog[open]"), "the dialog");
    expect(dialog.textContent).to.contain("Sabah seferleri");
    expect(dialog.querySelectorAll("li").length).to.equal(37);
    expect(await findBarriers(element)).to.deep.equal([]);
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    await eventually(() => !root().querySelector("dialog"), "no dialog");
    expect(root().activeElement?.textContent).to.match(/^Tüm Sabah Seferleri/);
  });

  it("shows only the chosen cards, in their order, and asks for nothing else", async () => {
    const requests = trackRequests();
    show("ratings employees");
    await eventually(() => root().querySelector(".seats"), "seats");
    // The number is shown with the total, and the parts below add up to the total.
    const [active = 0, all = 0] =
      (root().querySelector(".employees p")?.textContent ?? "").match(/\d+/g)?.map(Number) ?? [];
    expect(root().querySelector(".employees p")?.textContent).to.equal(`${active} aktif / ${all} çalışan`);
    expect(root().querySelector(".seat-legend")?.textContent).to.contain(`Aktif ${active}Pasif ${all - active}`);
    await eventually(() => root().querySelector(".ratings"), "ratings");
    expect([...root().querySelectorAll(".card-title")].map(({ textContent }) => textContent)).to.deep.equal([
      "Aylık Değerlendirme",
      "Çalışanlar",
    ]);
    expect(requests.stop().filter((request) => !/ratings|trip-personnel-count/.test(request))).to.deep.equal([]);
    expect(text()).to.not.contain("© 2025");
  });

  it("fills every row with the chosen cards, also the last one, the three indicators in a row of their own", async () => {
    try {
      for (const width of ["1400px", "700px"]) {
        document.body.style.width = width;
        show("kpi reservations");
        const cards = () =>
          [...root().querySelectorAll(".overview-grid .slot")].map((card) => card.getBoundingClientRect());
        await eventually(() => cards().length === 4 && cards().every(({ height }) => height > 0), "four cards");
        const grid = root().querySelector(".overview-grid")?.getBoundingClientRect();
        const [first, , third, last] = cards();
        expect(third?.top, width).to.equal(first?.top);
        expect(last?.top, width).to.be.greaterThan(first?.bottom ?? 0);
        expect(third?.right, width).to.be.closeTo(grid?.right ?? 0, 1);
        expect([last?.left, last?.right].map((edge) => Math.round(edge ?? 0))).to.deep.equal(
          [grid?.left, grid?.right].map((edge) => Math.round(edge ?? 0)),
        );
        // Removed, so that it isn't measured with the element of the next width.
        element.remove();
      }
    } finally {
      document.body.style.width = "";
    }
  });

  it("lists the five weekdays with both kinds of reservation in the table twin", async () => {
    show("reservations");
    const table = await eventually(() => root().querySelector("table"), "table");
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

  it("the bar chart can be read with the keyboard", async () => {
    show("reservations");
    await eventually(() => root().querySelector(".sh-chart-solid"), "bars");
    const plot = await eventually(() => root().querySelector<HTMLElement>('[aria-roledescription="grafik"]'), "plot");
    plot.focus();
    plot.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
    await eventually(() => root().querySelector("[aria-live]")?.textContent?.includes("Pazartesi"), "Monday read out");
    plot.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await eventually(() => root().querySelector("[aria-live]")?.textContent?.includes("Salı"), "Tuesday read out");
  });

  it("writes unknown trip states as Unknown", async () => {
    await startAfresh();
    stopFault = withFault((request) =>
      request.url.includes("trip-personnel/")
        ? Response.json(
            ["live", "scheduled", "completed", "cancelled", "parked"].map((state) => ({ name: `Hat ${state}`, state })),
          )
        : undefined,
    );
    show("trips");
    await eventually(() => root().querySelectorAll(".trip").length === 5, "five trips");
    expect([...root().querySelectorAll(".trip .chip")].map(({ textContent }) => textContent)).to.deep.equal([
      "Canlı",
      "Planlı",
      "Tamamlandı",
      "İptal Edildi",
      "Unknown",
    ]);
  });

  it("asks for the evening when it is chosen", async () => {
    show("trips");
    await eventually(() => root().querySelector(".trip"), "trips");
    const requests = trackRequests();
    [...root().querySelectorAll<HTMLButtonElement>("[role=radio]")]
      .find(({ textContent }) => textContent === "Akşam")
      ?.click();
    await eventually(() => requests.seen().some((request) => request.includes("is_morning=false")), "evening call");
    await eventually(() => root().querySelector(".trip .chip")?.textContent === "Planlı", "the evening's trips");
  });

  it("links lead to their areas", async () => {
    show("employees network");
    const places: string[] = [];
    element.addEventListener("shuttle-navigate", (event) =>
      places.push((event as CustomEvent<{ name: string }>).detail.name),
    );
    for (const [area, words] of [
      ["employees", "Tümü"],
      ["network", "Kuş Bakışı"],
    ] as const) {
      const link = await eventually(
        () =>
          [...root().querySelectorAll<HTMLElement>(`.area-${area} .link, .area-${area} a`)].find(({ textContent }) =>
            textContent?.includes(words),
          ),
        words,
      );
      link.click();
    }
    expect(places).to.deep.equal(["personnel", "airview-module"]);
  });

  const failures = [
    ["kpi", "/api/company/summary/", "Gösterge yüklenemedi", ".indicator"],
    ["reservations", "/api/company/reservations/", "Rezervasyonlar yüklenemedi", ".reservations-head"],
    ["trips", "/api/company/trip-personnel/", "Sefer listesi yüklenemedi", ".trip"],
    ["employees", "/api/company/trip-personnel-count/", "Çalışan sayıları yüklenemedi", ".seats"],
    ["network", "/api/routes/", "Rotalar yüklenemedi", ".network-counts b"],
    ["co2", "/api/company/co2-emission", "Emisyon özetini hazırlamak için henüz yeterli veri yok.", ".co2-figures"],
    ["ratings", "/api/company/ratings/", "Değerlendirmeler yüklenemedi", ".ratings"],
  ] as const;
  const answers = {
    "status 500": () => new Response("{}", { status: 500 }),
    "status 403": () => new Response("{}", { status: 403 }),
    "a page of HTML": () => new Response("<!doctype html><title>SSO</title>"),
    "another kind of JSON": () => Response.json("hayır"),
  };
  for (const [card, path, message, content] of failures) {
    for (const [kind, answer] of Object.entries(answers)) {
      it(`${card} fails with ${kind} in its own place, says so, and recovers`, async () => {
        const errors: unknown[] = [];
        const warn = console.warn;
        console.warn = () => undefined;
        stopFault = withFault((request) => (new URL(request.url).pathname === path ? answer() : undefined));
        await startAfresh();
        show(`${card} ${card === "ratings" ? "co2" : "ratings"}`);
        element.addEventListener("shuttle-error", (event) => errors.push((event as CustomEvent<unknown>).detail));
        await seen(message);
        console.warn = warn;
        const alert = await eventually(() => root().querySelector('[role="alert"]'), "alert");
        expect(await findBarriers(alert)).to.deep.equal([]);
        await eventually(() => errors.length > 0, "shuttle-error");
        expect(JSON.stringify(errors[0])).to.contain(path).and.not.to.contain("Token");
        await eventually(() => root().querySelector(card === "ratings" ? ".co2-figures" : ".ratings"), "the neighbour");
        stopFault();
        stopFault = null;
        [...alert.querySelectorAll("button")]
          .find(({ textContent }) => textContent?.includes("Yeniden Yükle"))
          ?.click();
        await eventually(() => root().querySelector(content), "recovered");
      });
    }
  }

  it("on a laptop the second row has its titles on one line, and no hole beside the chart", async () => {
    document.body.style.width = `${roomAt(1366)}px`;
    try {
      show("");
      await eventually(() => root().querySelector(".seats"), "seats");
      await eventually(() => root().querySelector(".area-trips .trip"), "trips");
      const boxOf = (selector: string) => root().querySelector(selector)?.getBoundingClientRect() as DOMRect;
      const middles = ["reservations", "trips", "employees"]
        .map((area) => boxOf(`.area-${area} .card-title`))
        .map(({ top, height }) => top + height / 2);
      expect(Math.max(...middles) - Math.min(...middles)).to.be.at.most(1);
      expect(boxOf(".area-employees .card").bottom - boxOf(".seats").bottom).to.be.below(70);
      expect(boxOf(".seats").right).to.be.at.most(boxOf(".seat-legend").left);
    } finally {
      document.body.style.width = "";
    }
  });

  it("has both figures of the emissions beside each other, also in the narrowest card", async () => {
    show("co2");
    element.style.width = "300px";
    const figures = await eventually(() => root().querySelector(".co2-figures"), "figures");
    const [mass, trees] = [...figures.children].map((child) => child.getBoundingClientRect());
    expect(trees?.top).to.equal(mass?.top);
    expect(figures.scrollWidth).to.be.at.most(figures.clientWidth);
  });

  it("keeps older data under a note when a refresh fails", async () => {
    const ready = new Promise((resolve) => document.addEventListener("shuttle-ready", resolve, { once: true }));
    show("ratings");
    await ready;
    stopFault = withFault((request) =>
      request.url.includes("ratings") ? new Response("{}", { status: 500 }) : undefined,
    );
    await element.refresh();
    await seen("Güncellenemedi, önceki veriler gösteriliyor.");
    expect(root().querySelector(".ratings")).to.not.equal(null);
  });

  it("CO₂ says once what its two figures have in common", async () => {
    const trends = () =>
      [...root().querySelectorAll(".co2-figures .change")].filter((line) => /göre/.test(line.textContent!));
    for (const [treeTrend, lines] of [
      [5.7, 1],
      [5.2, 2],
    ] as const) {
      await startAfresh();
      const months = { xaxis: { months: ["Eki", "Kas"] }, trees_by_months: [41, 25], co2_amount: 545 };
      const data = { ...months, co2_trend: 5.7, tree_trend: treeTrend };
      stopFault = withFault((request) => (request.url.includes("co2") ? Response.json({ data }) : undefined));
      show("co2");
      await seen("geçen ayın aynı günlerine göre %5,7 arttı");
      expect(trends()).to.have.length(lines);
      element.remove();
      stopFault();
    }
  });

  it("CO₂ without data says that the summary comes soon", async () => {
    await startAfresh();
    stopFault = withFault((request) => (request.url.includes("co2") ? Response.json({ data: null }) : undefined));
    show("co2");
    await seen("Özet yakında burada");
  });
});

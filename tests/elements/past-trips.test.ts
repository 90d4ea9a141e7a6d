import { findBarriers } from "../helpers/barriers.ts";
import { expect } from "chai";
import { pastTripsContract } from "../../src/widgets/past-trips/past-trips.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually, trackRequests, withFault } from "../helpers/page.ts";
import { accounts, fetchToken, giveToken, load, type SessionElement } from "./bundle.ts";
import { dealFaults, faults } from "./stage.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

let session: SessionElement;

before(async () => {
  session = await giveToken(await fetchToken(accounts.admin));
});

const heads = (root: ShadowRoot) => [...root.querySelectorAll<HTMLButtonElement>(".sort-button")];

runContractSuite({
  contract: pastTripsContract,
  define: () => load("past-trips"),
  content: "tbody tr",
  touch: async (root) => (await eventually(() => heads(root).at(0), "sort button")).click(),
  isTouched: (root) => heads(root).at(0)?.closest("th")?.hasAttribute("aria-sort") ?? false,
});

describe("<shuttle-past-trips>", function () {
  let element: HTMLElement;
  let stopFault = () => undefined as void;
  const warn = console.warn;
  const root = () => element.shadowRoot as ShadowRoot;
  const text = () => root().querySelector(".shuttle-root")?.textContent ?? "";
  const seen = (part: string) => eventually(() => text().includes(part), part);
  const rows = () => [...root().querySelectorAll<HTMLElement>("tbody tr:not(.row-gap)")];
  const show = async (attributes: Record<string, string> = {}) => {
    element = document.createElement("shuttle-past-trips");
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
  };
  const listed = (count: number) => eventually(() => rows().length === count, `${count} rows`);
  /** Drops everything that earlier tests have loaded. */
  const startAfresh = async () => {
    session.signOut();
    session.token = await fetchToken(accounts.admin);
  };
  const expectNoBarriers = async () => {
    expect(await findBarriers(element)).to.deep.equal([]);
  };
  const button = (name: string) =>
    eventually(
      () =>
        [...root().querySelectorAll<HTMLButtonElement>("button")].find(
          ({ textContent }) => textContent?.trim() === name,
        ),
      name,
    );
  const press = async (name: string) => {
    const found = await button(name);
    await eventually(() => !found.disabled, `${name} to be ready`);
    found.click();
  };
  const fill = async (label: string, value: string) => {
    const field = await eventually(
      () => [...root().querySelectorAll("label")].find(({ textContent }) => textContent?.replace(" *", "") === label),
      label,
    );
    const input = root().getElementById(field.htmlFor) as HTMLInputElement;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const failing = (pattern: RegExp, answer: () => Response | Promise<Response>) => {
    stopFault = withFault(({ url }) => (pattern.test(url) ? answer() : undefined));
  };
  /** Clears the routes that are remembered from the report before. */
  const clearRoutes = async () => {
    await eventually(() => root().querySelector("dialog .check-row input"), "the routes");
    if (root().querySelector("dialog .check-row input:checked")) await press("Tümünü Temizle");
  };
  /** Opens the dialog of any report and fills in two days. */
  const openReport = async (name: string) => {
    await listed(usualPageSize);
    await press(name);
    await clearRoutes();
    await fill("Başlangıç tarihi", "17.11.2026");
    await fill("Bitiş tarihi", "18.11.2026");
  };
  const chosen = (words: string) =>
    eventually(() => root().querySelector("dialog .report-chosen")?.textContent === words, words);
  const chooseRoute = async (nothingChosen = "En az bir rota seçin") => {
    await chosen(nothingChosen);
    (await eventually(() => root().querySelector<HTMLElement>("dialog .check-row input"), "the routes")).click();
    await chosen("1 rota");
  };

  beforeEach(() => {
    console.warn = () => undefined;
  });
  afterEach(() => {
    console.warn = warn;
    stopFault();
    element.remove();
  });

  it("counts all routes, shows the evenings, and leads to each by link and by row", async () => {
    await show();
    await listed(usualPageSize);
    await eventually(() => root().querySelector(".badge")?.textContent === "37", "count");
    for (const row of rows()) expect(row.textContent).to.contain("Ofisten Dönüş");
    const told: { name: string; query: string }[] = [];
    element.addEventListener("shuttle-navigate", (event) => told.push((event as CustomEvent).detail as never));
    rows()[0]?.querySelector<HTMLElement>("th .link")?.click();
    rows()[0]?.querySelector<HTMLElement>("td")?.click();
    rows()[0]?.querySelector<HTMLElement>(".row-action button")?.click();
    expect(told.map(({ name }) => name)).to.deep.equal(Array.from({ length: 3 }, () => "past-route-details"));
    expect(new URLSearchParams(told[0]?.query).get("routeName")).to.equal(rows()[0]?.querySelector("th")?.textContent);
    await expectNoBarriers();
  });

  it("on a phone a run tells its planned and its actual time without being unfolded", async () => {
    document.body.style.width = "360px";
    await show({ query: "view=runs&day=2026-11-18" });
    const summary = await eventually(() => root().querySelector(".record-summary"), "a record");
    expect(summary.textContent).to.match(/, plan \d\d:\d\d, \d\d:\d\d$/);
    document.body.style.width = "";
  });

  it("shows the runs of a day, the latest first, each leading to its trip", async () => {
    await show({ query: "view=runs&day=2026-11-18" });
    await listed(usualPageSize);
    const minutes = rows().map((row) =>
      Number.parseInt(row.textContent?.match(/:\d\d(\d+)\u00a0dk geç/)?.[1] ?? "0", 10),
    );
    expect(minutes[0]).to.be.greaterThan(5);
    expect(minutes).to.deep.equal(minutes.toSorted((one, other) => other - one));
    await press("Excel'e Aktar");
    await button("Excel (.xlsx)");
    await press("Excel'e Aktar");
    expect(rows()[0]?.textContent).to.contain("18.11.2026");
    const told = new Promise<{ name: string; query: string }>((resolve) => {
      element.addEventListener("shuttle-navigate", (event) => {
        event.preventDefault();
        resolve(event.detail);
      });
    });
    rows()[0]?.querySelector<HTMLElement>("a, .link")?.click();
    const { name, query } = await told;
    expect(name).to.equal("past-route-details");
    expect(query).to.match(/date_start=2026-11-18&trip=\d+$/);
    await expectNoBarriers();
    await press("Rotalar");
    await seen("Kalkış (plan)");
  });

  it("mirrors the provider's parameters in query", async () => {
    await show({ query: "search_term=levent&per_page=10" });
    await listed(10);
    const told: string[] = [];
    element.addEventListener("shuttle-query", (event) => told.push(event.detail.query));
    heads(root()).at(0)?.click();
    await eventually(() => told.length > 0, "shuttle-query");
    expect(told).to.deep.equal(["search_term=levent&sort=route_name&per_page=10"]);
  });

  for (const [kind, answer] of dealFaults()) {
    it(`the list: ${kind} is said with a retry`, async () => {
      await startAfresh();
      failing(new RegExp(`per_page=${usualPageSize}`), answer);
      await show();
      await seen("Rotalar yüklenemedi");
      await expectNoBarriers();
      stopFault();
      root().querySelector<HTMLElement>(".card [role=alert] button")?.click();
      await listed(usualPageSize);
    });

    it(`a searched list: ${kind} is no dead end`, async () => {
      await startAfresh();
      failing(/search_term=x/, answer);
      await show({ query: "search_term=x" });
      await press("Listeyi Sıfırla");
      await listed(usualPageSize);
      expect(root().querySelector<HTMLInputElement>("[type=search]")?.value).to.equal("");
    });

    it(`the number of routes: ${kind} leaves the list; the report has its own retry`, async () => {
      await startAfresh();
      failing(/per_page=1000/, answer);
      await show();
      await listed(usualPageSize);
      await seen("Rota sayısı yüklenemedi.");
      await press("Hız Limiti Raporu");
      await seen("Rotalar yüklenemedi.");
      await expectNoBarriers();
      stopFault();
      root().querySelector<HTMLElement>("dialog .missing-note button")?.click();
      await chosen("En az bir rota seçin");
      await eventually(() => root().querySelector(".badge")?.textContent === "37", "count");
    });

    for (const [name, file, call, nothingChosen] of [
      ["Hız Limiti Raporu", "Hız Limiti Raporu.xlsx", /zendrive/, "En az bir rota seçin"],
      ["Kalkış Varış Saatleri", "Rota Kalkış Varış Saatleri.xlsx", /past-trips\/\?/, "Tüm rotalar"],
    ] as const) {
      it(`${name}: ${kind} everywhere is said, the form is kept, and another try saves the file`, async () => {
        await show();
        await openReport(name);
        await chooseRoute(nothingChosen);
        failing(call, answer);
        await press("Raporu İndir");
        await seen("Yapmaya çalıştığınız işlem sırasında beklenmedik bir hata oluştu.");
        await expectNoBarriers();
        await press("Forma Dön");
        await chosen("1 rota");
        stopFault();
        const exported = new Promise<{ file: string }>((resolve) => {
          element.addEventListener("shuttle-export", ({ detail }) => resolve(detail), { once: true });
        });
        await press("Raporu İndir");
        expect((await exported).file).to.equal(file);
        await seen("Rapor İndirildi");
      });
    }

    it(`a day of the speed report: ${kind} is named, and asked again by itself`, async () => {
      await show();
      await openReport("Hız Limiti Raporu");
      await chooseRoute();
      failing(/zendrive.*date_start=2026-11-17/, answer);
      await press("Raporu İndir");
      await seen("Alınamayan kayıt: 1 / 2");
      expect(root().querySelector(".report-gaps")?.textContent).to.contain("17.11.2026");
      stopFault();
      const requests = trackRequests();
      await press("Eksikleri Yeniden Dene");
      await eventually(() => /Rapor İndirildi|bir ihlal bulunmamaktadır/.test(text()), "the end");
      const asked = requests.seen().filter((call) => call.includes("zendrive"));
      expect(asked.length).to.equal(1);
      expect(asked[0]).to.contain("date_start=2026-11-17&date_end=2026-11-17");
    });
  }

  it("the report on times needs its days, and asks once per route and day", async () => {
    await show();
    await listed(usualPageSize);
    await press("Kalkış Varış Saatleri");
    await clearRoutes();
    await fill("Başlangıç tarihi", "");
    await seen("Başlangıç tarihini girin.");
    expect((await button("Raporu İndir")).disabled).to.equal(true);
    await expectNoBarriers();
    await fill("Başlangıç tarihi", "17.11.2026");
    await fill("Bitiş tarihi", "18.11.2026");
    await eventually(() => !root().querySelector<HTMLButtonElement>("dialog button[type=submit]")?.disabled, "ready");
    const requests = trackRequests();
    await press("Raporu İndir");
    await seen("Rapor İndirildi");
    const asked = requests.seen().filter((call) => call.includes("/api/routes/past-trips/"));
    expect(asked.length).to.equal(74);
    expect(new Set(asked).size).to.equal(74);
    await expectNoBarriers();
  });

  it("days by a press, and the same report is one press away the next time", async () => {
    await startAfresh();
    await show();
    await listed(usualPageSize);
    await press("Kalkış Varış Saatleri");
    const days = () => [...root().querySelectorAll<HTMLInputElement>("dialog .report-days input")].map((i) => i.value);
    const isLit = async (name: string) => {
      const found = await button(name);
      await eventually(() => found.ariaPressed === "true", `${name} lit`);
    };
    await isLit("Geçen Ay");
    await chooseRoute("Tüm rotalar");
    await press("Dün");
    await isLit("Dün");
    const before = days();
    expect(before[0]).to.equal(before[1]);
    await seen("1 gün, 1 rota.");
    await press("Raporu İndir");
    await eventually(() => /Rapor İndirildi|sefer bulunmuyor/.test(text()), "the end");
    // Simulates another visit.
    element.remove();
    await show();
    await listed(usualPageSize);
    await press("Kalkış Varış Saatleri");
    await isLit("Dün");
    await chosen("1 rota");
    expect(days()).to.deep.equal(before);
  });

  it("a report that was left goes on where it was, by one press", async () => {
    await startAfresh();
    await show();
    await openReport("Kalkış Varış Saatleri");
    await chooseRoute("Tüm rotalar");
    failing(/past-trips\/\?.*date_start=2026-11-18/, () => new Promise(() => undefined));
    await press("Raporu İndir");
    await seen("1 / 2 kayıt");
    await press("Vazgeç");
    await seen("Alınmış kayıt: 1 / 2. Yalnızca kalanlar alınacak.");
    await expectNoBarriers();
    stopFault();
    const requests = trackRequests();
    await press("Kaldığı Yerden Devam Et");
    await seen("Rapor İndirildi");
    expect(requests.seen().filter((call) => call.includes("/api/routes/past-trips/")).length).to.equal(1);
  });

  it("a report is about the routes that were chosen last, also after the days", async () => {
    for (const [name, call, nothingChosen] of [
      ["Kalkış Varış Saatleri", "past-trips/?", "Tüm rotalar"],
      ["Hız Limiti Raporu", "zendrive", "En az bir rota seçin"],
    ] as const) {
      await show();
      await openReport(name);
      await chooseRoute(nothingChosen);
      root().querySelectorAll<HTMLElement>("dialog .check-row input")[1]?.click();
      await chosen("2 rota");
      const requests = trackRequests();
      await press("Raporu İndir");
      await eventually(() => /Rapor İndirildi|bir ihlal bulunmamaktadır/.test(text()), "the end");
      const asked = requests.seen().filter((request) => request.includes(call));
      expect(new Set(asked.join().match(/R-\d+/g)).size).to.equal(2);
      expect(asked.length).to.equal(name === "Hız Limiti Raporu" ? 2 : 4);
      element.remove();
    }
  });

  it("names what could not be fetched, and asks only for that again", async () => {
    await show();
    await openReport("Kalkış Varış Saatleri");
    failing(/route_unique_id=R-3&/, faults["status 500"]);
    await press("Raporu İndir");
    await seen("Bazı Veriler Alınamadı");
    expect(text()).to.contain("Alınamayan kayıt: 2 / 74");
    expect(root().querySelectorAll(".report-gaps li").length).to.equal(2);
    await expectNoBarriers();
    stopFault();
    const requests = trackRequests();
    await press("Eksikleri Yeniden Dene");
    await seen("Rapor İndirildi");
    expect(requests.seen().filter((call) => call.includes("past-trips")).length).to.equal(2);
  });

  it("says that nobody drove too fast, and saves nothing", async () => {
    await show();
    await openReport("Hız Limiti Raporu");
    await chooseRoute();
    failing(/zendrive/, () => Response.json([]));
    let isSaved = false;
    element.addEventListener("shuttle-export", () => (isSaved = true));
    await press("Raporu İndir");
    await seen("Bu rotada seçilen tarihler için bir ihlal bulunmamaktadır.");
    expect(root().querySelector("dialog")).to.equal(null);
    expect(isSaved).to.equal(false);
    // Other days can be chosen while the message is still shown.
    await press("Hız Limiti Raporu");
    await chosen("1 rota");
    await eventually(() => !text().includes("bir ihlal bulunmamaktadır"), "the word to go");
  });

  it("Vazgeç waits for no answer and keeps the form", async () => {
    await show();
    await openReport("Kalkış Varış Saatleri");
    failing(/past-trips/, () => new Promise(() => undefined));
    await press("Raporu İndir");
    await seen("0 / 74 kayıt");
    await expectNoBarriers();
    await press("Vazgeç");
    await button("Raporu İndir");
    const requests = trackRequests();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(requests.seen()).to.deep.equal([]);
    await seen("Bugünden önceki günler seçilebilir.");
  });

  it("a demo account that the page takes for a company's may not see real data, and is told so", async () => {
    session.signOut();
    session.token = await fetchToken(accounts.demo);
    await show();
    await seen("Rotalar yüklenemedi");
    await seen("Bu bilgiyi görme yetkiniz bulunmuyor.");
    await expectNoBarriers();
    await startAfresh();
  });

  it("is without barriers while it loads, and when there is nothing", async () => {
    await startAfresh();
    let answerLate: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (answerLate = resolve));
    failing(new RegExp(`per_page=${usualPageSize}`), () => late);
    await show({ query: "time_periods=" });
    await eventually(() => root().querySelector("[aria-busy=true]"), "skeleton");
    await expectNoBarriers();
    answerLate(Response.json({ meta: { total_count: 0 }, routes: [] }));
    await seen("Tanımlı rotanız bulunmuyor.");
    await expectNoBarriers();
  });

  it("on a phone an unfolded record leads to the route's trips by a link, which opens in a new tab too", async () => {
    session.setAttribute("portal-url", "https://portal.example.com");
    document.body.style.width = "360px";
    try {
      await show();
      const line = await eventually(() => root().querySelector<HTMLButtonElement>("button.record-line"), "a record");
      line.click();
      const link = await eventually(() => root().querySelector<HTMLAnchorElement>(".record-actions a"), "the link");
      expect(link.ariaLabel).to.match(/^Detay: /);
      expect(link.href).to.match(/^https:\/\/portal\.example\.com\/past-route-details\/R-\d+\?routeName=/);
    } finally {
      document.body.style.width = "";
      session.removeAttribute("portal-url");
    }
  });
});

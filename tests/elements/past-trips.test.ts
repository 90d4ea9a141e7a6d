import { expect } from "chai";
import { pastTripsContract } from "../../src/widgets/past-trips/past-trips.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually, trackRequests } from "../helpers/page.ts";
import { accounts, fetchToken, load } from "./bundle.ts";
import { broken, openStage, signIn, type } from "./stage.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const account = signIn();

const heads = (root: ShadowRoot) => [...root.querySelectorAll<HTMLButtonElement>(".sort-button")];

runContractSuite({
  contract: pastTripsContract,
  define: () => load("past-trips"),
  content: "tbody tr",
  touch: async (root) => (await eventually(() => heads(root).at(0), "sort button")).click(),
  isTouched: (root) => heads(root).at(0)?.closest("th")?.hasAttribute("aria-sort") ?? false,
});

describe("<shuttle-past-trips>", function () {
  const stage = openStage("shuttle-past-trips");
  const {
    text,
    find,
    findAll,
    buttons,
    field,
    show,
    rows,
    listed,
    seen,
    told,
    press,
    expectNoBarriers,
    answerTo,
    restore,
    widen,
  } = stage;
  const button = (name: string) => eventually(() => buttons(name)[0], name);
  const fill = async (label: string, value: string) => type(await eventually(() => field(label), label), value);
  /** Clears the routes that are remembered from the report before. */
  const clearRoutes = async () => {
    await eventually(() => find("dialog .check-row input"), "the routes");
    if (find("dialog .check-row input:checked")) await press("Tümünü Temizle");
  };
  /** Opens the dialog of any report and fills in two days. */
  const openReport = async (name: string) => {
    await listed(usualPageSize);
    await press(name);
    await clearRoutes();
    await fill("Başlangıç tarihi", "17.11.2026");
    await fill("Bitiş tarihi", "18.11.2026");
  };
  const chosen = (words: string) => eventually(() => find("dialog .report-chosen")?.textContent === words, words);
  const chooseRoute = async (nothingChosen = "En az bir rota seçin") => {
    await chosen(nothingChosen);
    (await eventually(() => find("dialog .check-row input"), "the routes")).click();
    await chosen("1 rota");
  };

  it("counts all routes, shows the evenings, and leads to each by link and by row", async () => {
    show();
    await listed(usualPageSize);
    await eventually(() => find(".badge")?.textContent === "37", "count");
    for (const row of rows()) expect(row.textContent).to.contain("Ofisten Dönüş");
    const places = told("shuttle-navigate");
    rows()[0]?.querySelector<HTMLElement>("th .link")?.click();
    rows()[0]?.querySelector<HTMLElement>("td")?.click();
    rows()[0]?.querySelector<HTMLElement>(".row-action button")?.click();
    expect(places.map(({ name }) => name)).to.deep.equal(Array.from({ length: 3 }, () => "past-route-details"));
    expect(new URLSearchParams(places[0]?.query).get("routeName")).to.equal(
      rows()[0]?.querySelector("th")?.textContent,
    );
    await expectNoBarriers();
  });

  it("shows a run's planned and actual time on a phone before its record is opened", async () => {
    widen(360);
    show({ query: "view=runs&day=2026-11-18" });
    const summary = await eventually(() => find(".record-summary"), "a record");
    expect(summary.textContent).to.match(/, plan \d\d:\d\d, \d\d:\d\d$/);
  });

  it("shows the runs of a day, the latest first, each leading to its trip", async () => {
    show({ query: "view=runs&day=2026-11-18" });
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
    const places = told("shuttle-navigate");
    rows()[0]?.querySelector<HTMLElement>("a, .link")?.click();
    expect(places[0]?.name).to.equal("past-route-details");
    expect(places[0]?.query).to.match(/date_start=2026-11-18&trip=\d+$/);
    await expectNoBarriers();
    await press("Rotalar");
    await seen("Kalkış (plan)");
  });

  it("mirrors the provider's parameters in query", async () => {
    show({ query: "search_term=levent&per_page=10" });
    await listed(10);
    const queries = told("shuttle-query");
    findAll(".sort-button")[0]?.click();
    await eventually(() => queries.length > 0, "shuttle-query");
    expect(queries).to.deep.equal([{ query: "search_term=levent&sort=route_name&per_page=10" }]);
  });

  it("keeps the list when the number of routes fails, and retries in the report", async () => {
    await account.afresh();
    answerTo(/per_page=1000/, broken);
    show();
    await listed(usualPageSize);
    await seen("Rota sayısı yüklenemedi.");
    await press("Hız Limiti Raporu");
    await seen("Rotalar yüklenemedi.");
    await expectNoBarriers();
    restore();
    find("dialog .missing-note button")?.click();
    await chosen("En az bir rota seçin");
    await eventually(() => find(".badge")?.textContent === "37", "count");
  });

  it("shows that a report failed, keeps its form, and saves the file after a retry", async () => {
    show();
    await openReport("Kalkış Varış Saatleri");
    await chooseRoute("Tüm rotalar");
    answerTo(/past-trips\/\?/, broken);
    await press("Raporu İndir");
    await seen("Yapmaya çalıştığınız işlem sırasında beklenmedik bir hata oluştu.");
    await expectNoBarriers();
    await press("Forma Dön");
    await chosen("1 rota");
    restore();
    const exports = told("shuttle-export");
    await press("Raporu İndir");
    await seen("Rapor İndirildi");
    expect(exports[0]?.file).to.equal("Rota Kalkış Varış Saatleri.xlsx");
  });

  it("names the day of the speed report that failed, and requests only it again", async () => {
    show();
    await openReport("Hız Limiti Raporu");
    await chooseRoute();
    answerTo(/zendrive.*date_start=2026-11-17/, broken);
    await press("Raporu İndir");
    await seen("Alınamayan kayıt: 1 / 2");
    expect(find(".report-gaps")?.textContent).to.contain("17.11.2026");
    restore();
    const requests = trackRequests();
    await press("Eksikleri Yeniden Dene");
    await eventually(() => /Rapor İndirildi|bir ihlal bulunmamaktadır/.test(text()), "the end");
    const asked = requests.seen().filter((call) => call.includes("zendrive"));
    expect(asked.length).to.equal(1);
    expect(asked[0]).to.contain("date_start=2026-11-17&date_end=2026-11-17");
  });

  it("requires the days of the report on times", async () => {
    show();
    await listed(usualPageSize);
    await press("Kalkış Varış Saatleri");
    await clearRoutes();
    await fill("Başlangıç tarihi", "");
    await seen("Başlangıç tarihini girin.");
    expect((await button("Raporu İndir")).disabled).to.equal(true);
    await expectNoBarriers();
    await fill("Başlangıç tarihi", "17.11.2026");
    await fill("Bitiş tarihi", "18.11.2026");
    await eventually(() => !find<HTMLButtonElement>("dialog button[type=submit]")?.disabled, "ready");
  });

  it("sets the days by a press, and offers the same report the next time", async () => {
    await account.afresh();
    show();
    await listed(usualPageSize);
    await press("Kalkış Varış Saatleri");
    const days = () => findAll<HTMLInputElement>("dialog .report-days input").map((i) => i.value);
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
    stage.remove();
    show();
    await listed(usualPageSize);
    await press("Kalkış Varış Saatleri");
    await isLit("Dün");
    await chosen("1 rota");
    expect(days()).to.deep.equal(before);
  });

  it("shows a day that is set by a press in place of a mistyped one, and a typed day as it is typed", async () => {
    show();
    await openReport("Kalkış Varış Saatleri");
    const start = await eventually(() => field("Başlangıç tarihi"), "the field");
    type(start, "1.11.2026");
    expect(start.value).to.equal("1.11.2026");
    start.focus();
    type(start, "31.02.2026");
    start.blur();
    await eventually(() => start.getAttribute("aria-invalid") === "true", "the error");
    await press("Dün");
    await eventually(() => start.value === field("Bitiş tarihi")?.value, "yesterday in both fields");
    expect(start.getAttribute("aria-invalid")).to.equal("false");
  });

  it("resumes a report that was left by one press", async () => {
    await account.afresh();
    show();
    await openReport("Kalkış Varış Saatleri");
    await chooseRoute("Tüm rotalar");
    answerTo(/past-trips\/\?.*date_start=2026-11-18/, () => new Promise(() => undefined));
    await press("Raporu İndir");
    await seen("1 / 2 kayıt");
    await press("Vazgeç");
    await seen("Alınmış kayıt: 1 / 2. Yalnızca kalanlar alınacak.");
    await expectNoBarriers();
    restore();
    const requests = trackRequests();
    await press("Kaldığı Yerden Devam Et");
    await seen("Rapor İndirildi");
    expect(requests.seen().filter((call) => call.includes("/api/routes/past-trips/")).length).to.equal(1);
  });

  it("reports on the routes chosen last, also after the days", async () => {
    show();
    await openReport("Hız Limiti Raporu");
    await chooseRoute();
    findAll("dialog .check-row input")[1]?.click();
    await chosen("2 rota");
    const requests = trackRequests();
    await press("Raporu İndir");
    await eventually(() => /Rapor İndirildi|bir ihlal bulunmamaktadır/.test(text()), "the end");
    const asked = requests.seen().filter((request) => request.includes("zendrive"));
    expect(new Set(asked.join().match(/R-\d+/g)).size).to.equal(2);
    expect(asked.length).to.equal(2);
  });

  it("names what failed, and requests only that again", async () => {
    show();
    await openReport("Kalkış Varış Saatleri");
    answerTo(/route_unique_id=R-3&/, broken);
    await press("Raporu İndir");
    await seen("Bazı Veriler Alınamadı");
    expect(text()).to.contain("Alınamayan kayıt: 2 / 74");
    expect(findAll(".report-gaps li").length).to.equal(2);
    await expectNoBarriers();
    restore();
    const requests = trackRequests();
    await press("Eksikleri Yeniden Dene");
    await seen("Rapor İndirildi");
    expect(requests.seen().filter((call) => call.includes("past-trips")).length).to.equal(2);
  });

  it("says that nobody drove too fast, and saves nothing", async () => {
    show();
    await openReport("Hız Limiti Raporu");
    await chooseRoute();
    answerTo(/zendrive/, () => Response.json([]));
    let isSaved = false;
    stage.element().addEventListener("shuttle-export", () => (isSaved = true));
    await press("Raporu İndir");
    await seen("Bu rotada seçilen tarihler için bir ihlal bulunmamaktadır.");
    expect(find("dialog")).to.equal(null);
    expect(isSaved).to.equal(false);
    // Other days can be chosen while the message is still shown.
    await press("Hız Limiti Raporu");
    await chosen("1 rota");
    await eventually(() => !text().includes("bir ihlal bulunmamaktadır"), "the word to go");
  });

  it("stops at once when Vazgeç is pressed, and keeps the form", async () => {
    show();
    await openReport("Kalkış Varış Saatleri");
    answerTo(/past-trips/, () => new Promise(() => undefined));
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
    account.session().signOut();
    account.session().token = await fetchToken(accounts.demo);
    show();
    await seen("Rotalar yüklenemedi");
    await seen("Bu bilgiyi görme yetkiniz bulunmuyor.");
    await expectNoBarriers();
    await account.afresh();
  });

  it("is without barriers while it loads, and when there is nothing", async () => {
    await account.afresh();
    let answerLate: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (answerLate = resolve));
    answerTo(new RegExp(`per_page=${usualPageSize}`), () => late);
    show({ query: "time_periods=" });
    await eventually(() => find("[aria-busy=true]"), "skeleton");
    await expectNoBarriers();
    answerLate(Response.json({ meta: { total_count: 0 }, routes: [] }));
    await seen("Tanımlı rotanız bulunmuyor.");
    await expectNoBarriers();
  });

  it("links an opened record on a phone to the route's trips, also for a new tab", async () => {
    account.session().setAttribute("portal-url", "https://portal.example.com");
    widen(360);
    show();
    const line = await eventually(() => find<HTMLButtonElement>("button.record-line"), "a record");
    line.click();
    const link = await eventually(() => find<HTMLAnchorElement>(".record-actions a"), "the link");
    expect(link.ariaLabel).to.match(/^Detay: /);
    expect(link.href).to.match(/^https:\/\/portal\.example\.com\/past-route-details\/R-\d+\?routeName=/);
    account.session().removeAttribute("portal-url");
  });

  it("keeps the focus when the other runs of the day are shown too", async () => {
    show({ query: "view=runs&day=2026-11-18&trip=1" });
    const all = await button("Günün Tüm Seferlerini Göster");
    all.focus();
    all.click();
    await eventually(() => buttons("Günün Tüm Seferlerini Göster").length === 0, "no button");
    await eventually(() => stage.root().activeElement?.querySelector("input"), "focus beside the day");
  });
});

import { expect } from "chai";
import { eventually, withFault } from "../helpers/page.ts";
import { accounts, fetchToken, giveToken, load, type SessionElement } from "./bundle.ts";
import { exportCsv, shownTotal } from "./files.ts";
import { createStage } from "./stage.ts";

describe("who is listed by <shuttle-personnel>, and what stands beside them", function () {
  const stage = createStage("shuttle-personnel");
  const { find, findAll, listed, press, rows, seen, text, withWords } = stage;
  let session: SessionElement;
  let stopFault = () => undefined as void;

  before(async () => {
    session = await giveToken(await fetchToken(accounts.admin), { "user-type": "admin" });
    await load("personnel");
  });
  afterEach(() => {
    stopFault();
    stage.remove();
  });

  const beginAs = async (account: keyof typeof accounts, type: "admin" | "user") => {
    session.signOut();
    session.setAttribute("account-type", account === "demo" ? "demo" : "company");
    session.setAttribute("user-type", type);
    session.token = await fetchToken(accounts[account]);
  };

  it("deleted people are never listed, and a state of the query lists those in it", async () => {
    stage.show({ query: "page_size=100" });
    await eventually(() => rows().length > 50, "a long page");
    expect(findAll("tbody .chip").map(({ textContent }) => textContent?.trim())).not.to.include("Silindi");
    stage.remove();
    stage.show({ query: "search=lodos.example&status=on_hold&page_size=50" });
    await eventually(() => rows().length > 0, "rows");
    expect(find<HTMLInputElement>("input[type=search]")?.value).to.equal("lodos.example");
    for (const row of rows()) expect(row.textContent).to.match(/Donduruldu|Başlayacak/);
  });

  it("the graph shows one indicator at a time, or says that there isn't enough", async () => {
    stage.show();
    await listed(10);
    await press("Grafik Görünümü");
    await eventually(() => find(".graph canvas"), "the graph");
    (await withWords("[role=tab]", "Sapma oranı")).click();
    await eventually(() => {
      const summary = find(".graph figure")?.getAttribute("aria-labelledby");
      return summary && stage.root().getElementById(summary)?.textContent?.startsWith("Sapma oranı, 28 gün");
    }, "the detours");
    stage.remove();
    await beginAs("admin", "admin");
    stopFault = withFault(({ url }) => (url.endsWith("/api/company/kpi/history/") ? Response.json([]) : undefined));
    stage.show();
    await press("Grafik Görünümü");
    await seen("Henüz grafik görünümü için yeterli veri mevcut değil");
  });

  it("the spreadsheet holds everybody who matches, not only the page", async () => {
    stage.show({ query: "search=%C5%9Fifa&page_size=10" });
    await listed(10);
    const total = shownTotal(stage.root(), "kişiden");
    expect(total).to.be.greaterThan(10);
    const { file, lines } = await exportCsv(stage.element());
    expect(file).to.equal("Yolcu Listesi.csv");
    expect(lines[0]).to.match(/^\uFEFFAd soyad;Telefon;/);
    expect(lines.length).to.equal(total + 1);
  });

  it("a user without administration rights looks, and changes nothing; somebody's route is a link into the portal", async () => {
    await beginAs("admin", "user");
    session.setAttribute("portal-url", location.origin);
    stage.show();
    await listed(10);
    expect(stage.buttons("Kişi Ekle")).to.deep.equal([]);
    find(".row-action button")?.click();
    const drawer = await eventually(() => find("dialog.drawer[open]"), "the details");
    await eventually(() => drawer.textContent?.includes("Telefon"), "the phone");
    expect(
      findAll("dialog button").filter(({ textContent }) => /Üyeliği|Çalışanı/.test(textContent ?? "")),
    ).to.deep.equal([]);
    const isToRoute = (link: HTMLElement) => /\/route-details\/[\w-]+$/.test(link.getAttribute("href") ?? "");
    await eventually(
      () => findAll("dialog a").some((link) => link.textContent === "Rotaya git" && isToRoute(link)),
      "the way to the route",
    );
    session.removeAttribute("portal-url");
    await beginAs("admin", "admin");
  });

  it("a demo account has offers instead of limits, graph, export, paging and filter", async () => {
    await beginAs("demo", "user");
    document.body.style.width = "1100px";
    stage.show();
    const offers = await eventually(() => {
      const found = findAll<HTMLButtonElement>(".offers button");
      return found.length > 1 && rows().length > 0 && find(".figure") ? found : null;
    }, "offers and people");
    expect(offers.map((offer) => offer.getAttribute("aria-pressed"))).to.deep.equal(["true", "false"]);
    // Whole where there is room.
    for (const { scrollWidth, clientWidth } of findAll(".offers .cut")) {
      expect(scrollWidth).to.be.within(1, clientWidth);
    }
    const [figure, person] = [find(".figure")?.textContent, rows()[0]?.textContent];
    offers[1]?.click();
    await eventually(() => find(".figure") && find(".figure")?.textContent !== figure, "other figures");
    await eventually(() => rows()[0] && rows()[0]?.textContent !== person, "other people");
    for (const name of ["Grafik Görünümü", "Kişi Ekle"]) expect(stage.buttons(name), name).to.deep.equal([]);
    expect(findAll("[aria-label^=Sonraki]")).to.deep.equal([]);
    expect(text()).not.to.match(/SLA|Excel/);
    document.body.style.width = "";
    await beginAs("admin", "admin");
  });
});

import { expect } from "chai";
import { eventually } from "../helpers/page.ts";
import { accounts } from "./bundle.ts";
import { exportCsv, shownTotal } from "./files.ts";
import { openStage, signIn } from "./stage.ts";
import { shortPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

describe("the lists of <shuttle-personnel>", function () {
  const stage = openStage("shuttle-personnel");
  const { find, findAll, listed, press, rows, seen, text, withWords, answer, restore, widen } = stage;
  const account = signIn({ "user-type": "admin" });
  const beginAs = async (whose: keyof typeof accounts, type: "admin" | "user") => {
    account.session().setAttribute("user-type", type);
    await account.afresh(whose);
  };

  it("keeps the buttons in place on a phone when the numbers arrive", async () => {
    let release: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (release = resolve));
    const isCount = (url: string) => /[?&]page_size=1(&|$)/.test(url);
    const count = () => Response.json({ count: 480, results: [] });
    answer(({ url }) => (isCount(url) ? asked.then(count) : undefined));
    await beginAs("admin", "admin");
    stage.show();
    stage.element().style.width = "358px";
    const place = async () =>
      (await eventually(() => stage.buttons("Kişi Ekle")[0], "the button")).getBoundingClientRect().top;
    const before = await place();
    release();
    await seen("480\u00a0donduruldu");
    expect(await place()).to.equal(before);
  });

  it("shows the choice of the view at the end of the pills on a laptop, and above the map", async () => {
    await beginAs("admin", "admin");
    // The column of the portal at 1280 px.
    widen(969);
    stage.show();
    await listed(shortPageSize);
    const boxOf = (selector: string) => (find(selector) as HTMLElement).getBoundingClientRect();
    const choice = () => boxOf(".chosen-view > .view-switch");
    const pill = boxOf(".list-pill:last-child");
    expect([choice().top, choice().bottom]).to.deep.equal([pill.top, pill.bottom]);
    expect(choice().left).to.be.above(pill.right);
    const { left } = choice();
    (await withWords(".chosen-view [role=radio]", "Dağılım")).click();
    await eventually(() => find(".spread"), "the map's card");
    expect(choice().bottom).to.be.below(boxOf(".spread").top);
    expect(choice().left).to.equal(left);
  });

  it("never lists deleted employees, and filters by the status in the query", async () => {
    stage.show({ query: "page_size=100" });
    await eventually(() => rows().length > 50, "a long page");
    expect(findAll("tbody .chip").map(({ textContent }) => textContent?.trim())).not.to.include("Silindi");
    stage.remove();
    stage.show({ query: "search=lodos.example&status=on_hold&page_size=50" });
    await eventually(() => rows().length > 0, "rows");
    expect(find<HTMLInputElement>("input[type=search]")?.value).to.equal("lodos.example");
    for (const row of rows()) expect(row.textContent).to.match(/Donduruldu|Başlayacak/);
  });

  it("opens the ready lists by pill and by query, sorted and with their numbers", async () => {
    await beginAs("admin", "admin");
    stage.show();
    await listed(shortPageSize);
    const pill = (name: string) => findAll(".list-pill").find(({ textContent }) => textContent?.startsWith(name));
    const numberOf = (name: string) => Number(pill(name)?.querySelector("b")?.textContent ?? Number.NaN);
    await eventually(() => numberOf("Silinecek") >= 0, "the numbers");
    expect(numberOf("Donduruldu")).to.equal(34);
    expect(numberOf("Tümü")).to.be.greaterThan(numberOf("Donduruldu"));
    const queries = stage.told("shuttle-query");
    pill("Donduruldu")?.click();
    await eventually(() => findAll(".pager p")[0]?.textContent?.startsWith("34 "), "those on hold");
    expect(queries.at(-1)?.query).to.equal("list=on-hold");
    for (const row of rows()) expect(row.classList.contains("hold")).to.equal(true);
    const names = () => findAll("tbody .person-name").map(({ textContent }) => textContent ?? "");
    await press("Ad soyad");
    await press("Ad soyad");
    await eventually(() => find("[aria-sort=descending]"), "the order");
    const inOrder = () => names().toSorted((one, other) => other.localeCompare(one, "tr"));
    await eventually(() => names().join() === inOrder().join(), "the rows in that order");
    find<HTMLInputElement>("thead .row-select input")?.click();
    (await eventually(() => stage.buttons("Eşleşen 34 kişinin tümünü seç")[0], "the button")).focus();
    await press("Eşleşen 34 kişinin tümünü seç");
    await seen("34 kişi seçildi");
    await eventually(() => stage.root().activeElement?.closest(".selection-bar"), "the focus in the bar");
    pill("Tümü")?.click();
    await seen("34 kişilik seçim kaldırıldı");
    expect(queries.at(-1)?.query).to.equal("");
    await stage.expectNoBarriers();
    stage.remove();
    stage.show({ query: "list=leaving" });
    await eventually(() => rows().length > 0, "those who leave");
    expect(pill("Silinecek")?.getAttribute("aria-pressed")).to.equal("true");
    for (const row of rows()) expect(row.textContent).to.contain("Silinecek (");
  });

  it("shows one indicator in the graph, or that there is too little data", async () => {
    stage.show();
    await listed(shortPageSize);
    await press("Grafik Görünümü");
    await eventually(() => find(".graph canvas"), "the graph");
    (await withWords("[role=tab]", "Sapma oranı")).click();
    await eventually(() => {
      const summary = find(".graph figure")?.getAttribute("aria-labelledby");
      return summary && stage.root().getElementById(summary)?.textContent?.startsWith("Sapma oranı, 28 gün");
    }, "the detours");
    stage.remove();
    await beginAs("admin", "admin");
    answer(({ url }) => (url.endsWith("/api/company/kpi/history/") ? Response.json([]) : undefined));
    stage.show();
    await press("Grafik Görünümü");
    await seen("Henüz grafik görünümü için yeterli veri mevcut değil");
  });

  it("exports everybody who matches, not only the page", async () => {
    stage.show({ query: "search=%C5%9Fifa&page_size=10" });
    await listed(10);
    const total = shownTotal(stage.root(), "çalışandan");
    expect(total).to.be.greaterThan(10);
    const { file, lines } = await exportCsv(stage.element());
    expect(file).to.equal("Yolcu Listesi.csv");
    expect(lines[0]).to.match(/^\uFEFFAd soyad;Telefon;/);
    expect(lines.length).to.equal(total + 1);
  });

  it("exports those without a route whose district was searched for", async () => {
    await beginAs("admin", "admin");
    const person = (id: number, passenger_name: string, district: string) => ({
      id,
      passenger_name,
      registration_status: "registered",
      home_address: `Gül Mah., Ay Sok. No: 3, ${district}/İstanbul`,
    });
    const results = [person(1, "Ayşe Ak", "Kadıköy"), person(2, "Can Su", "Fatih")];
    const stop = { order_number: 1, route_point_coordinate: "40.99,29.02", passengers: [{ passenger_id: 900 }] };
    const route = { route_id: 1, route_unique_id: "R-1", rps_detail: [stop] };
    answer(({ url }) => {
      if (/employees\/\?page=1&page_size=100/.test(url)) return Response.json({ results, count: results.length });
      return /with_detail/.test(url) ? Response.json({ meta: { total_count: 1 }, routes: [route] }) : undefined;
    });
    stage.show({ query: "list=without-route&search=fatih" });
    await listed(1);
    expect(rows()[0]?.textContent).to.contain("Can Su");
    const { lines } = await exportCsv(stage.element());
    expect(lines.slice(1).map((line) => line.split(";")[0])).to.deep.equal(["Can Su"]);
    stage.remove();
    restore();
    await beginAs("admin", "admin");
  });

  it("shows no changes to a user who isn't an administrator, and links an employee's route to the portal", async () => {
    await beginAs("admin", "user");
    account.session().setAttribute("portal-url", location.origin);
    // Somebody with a route, whoever was added by other tests.
    stage.show({ query: "search=kozyatağı" });
    await listed(shortPageSize);
    expect(stage.buttons("Kişi Ekle")).to.deep.equal([]);
    find(".row-action button")?.click();
    const drawer = await eventually(() => find("dialog.drawer[open]"), "the details");
    await eventually(() => drawer.textContent?.includes("Telefon"), "the phone");
    expect(
      findAll("dialog button").filter(({ textContent }) => /Üyeliği|Çalışanı/.test(textContent ?? "")),
    ).to.deep.equal([]);
    const isToRoute = (link: HTMLElement) => /\/route-details\/[\w-]+$/.test(link.getAttribute("href") ?? "");
    await eventually(
      () => findAll("dialog a").some((link) => link.textContent === "Rotaya Git" && isToRoute(link)),
      "the way to the route",
    );
    account.session().removeAttribute("portal-url");
    await beginAs("admin", "admin");
  });

  it("shows districts of five people or more on a map and in a table, accessible on a phone", async () => {
    widen(360);
    stage.show();
    await listed(shortPageSize);
    const told = stage.told("shuttle-query");
    (await withWords("[role=radio]", "Dağılım")).click();
    expect(told.at(-1)?.query).to.equal("view=spread");
    await eventually(() => find(".sh-map[data-status=ready] .sh-map-marker"), "districts on the map");
    const groups = findAll(".sh-map-marker-people").map(({ textContent }) => Number(textContent));
    expect(Math.min(...groups)).to.be.at.least(5);
    // All markers are groups: no homes, and no stops with their number of passengers.
    expect(findAll(".sh-map-marker").length).to.equal(groups.length);
    const people = () =>
      findAll(".spread-list .record .record-value").map(({ lastChild }) => Number(lastChild?.textContent));
    await eventually(() => people().length > 0, "a list");
    const all = [...people()];
    for (let next = find("[aria-label='Sonraki sayfa'][aria-disabled=false]"); next;) {
      const before = find(".spread-list .records")?.textContent;
      next.click();
      await eventually(() => find(".spread-list .records")?.textContent !== before, "the next page");
      all.push(...people());
      next = find("[aria-label='Sonraki sayfa'][aria-disabled=false]");
    }
    expect(all.length, "with the merged districts").to.be.greaterThan(groups.length);
    expect(Math.min(...all)).to.be.at.least(5);
    expect(all).to.include.members(groups);
    await seen("Ev konumu bilinen çalışan:");
    find(".spread-list button.record-line")?.click();
    const show = () => find<HTMLButtonElement>("button[aria-label$='haritada göster']");
    await eventually(show, "the way to the map");
    show()?.click();
    await eventually(() => find(".sh-map-marker-people[aria-pressed=true]"), "its district on the map");
    expect(show()?.getAttribute("aria-pressed")).to.equal("true");
    await stage.expectNoBarriers();
  });

  it("shows the districts when the routes fail, nothing when the employees fail, and recovers on retry", async () => {
    await beginAs("admin", "admin");
    let failing = /with_detail|company\/employees\/\?page=1&page_size=100/;
    answer(({ url }) => (failing.test(url) ? new Response("{}", { status: 500 }) : undefined));
    stage.show({ query: "view=spread" });
    await seen("Dağılım yüklenemedi");
    await seen("(listede yok)");
    failing = /with_detail/;
    await press("Yeniden Yükle");
    await seen("Ev ve durak konumları yüklenemedi");
    await seen("Ev konumları bilinmiyor.");
    expect(findAll(".spread-list tbody tr").length).to.be.greaterThan(5);
    expect(findAll("button[aria-label$='haritada göster']")).to.deep.equal([]);
    restore();
    await press("Yeniden Yükle");
    await eventually(() => find(".sh-map-marker-people"), "districts on the map");
  });

  it("shows the progress of a long list, which can be stopped and resumed", async () => {
    await beginAs("admin", "admin");
    const asked: number[] = [];
    let isHeld = true;
    const person = (id: number) => ({ id, registration_status: "registered", home_address: "Kadıköy/İstanbul" });
    answer(({ url }) => {
      const [, page] = /employees\/\?page=(\d+)&page_size=100/.exec(url) ?? [];
      if (page === undefined) return undefined;
      asked.push(Number(page));
      if (isHeld && Number(page) > 2) return new Promise<Response>(() => undefined);
      const results = Array.from({ length: 100 }, (_, index) => person((Number(page) - 1) * 100 + index));
      return Response.json({ results, count: 1000 });
    });
    stage.show({ query: "view=spread" });
    await seen("Çalışanlar okunuyor: 200 / 1.000");
    expect(find("[role=progressbar]")?.getAttribute("aria-valuenow")).to.equal("20");
    await stage.expectNoBarriers();
    const button = await withWords(".people-reading button", "Vazgeç");
    // It takes the focus as soon as it is shown.
    await eventually(() => (button.focus(), stage.root().activeElement === button), "the focus");
    button.click();
    await seen("Durduruldu. Okunan çalışan: 200 / 1.000");
    isHeld = false;
    asked.length = 0;
    // The same button, so that the focus stays.
    expect([button.textContent, stage.root().activeElement]).to.deep.equal(["Devam Et", button]);
    button.click();
    await seen("Kadıköy");
    expect(asked).to.deep.equal([3, 4, 5, 6, 7, 8, 9, 10]);
    expect(find(".spread-list tbody td")?.textContent).to.equal("1.000");
    restore();
  });

  it("shows that there are no employees; users, administrators and demo accounts have the map", async () => {
    await beginAs("admin", "user");
    answer(({ url }) =>
      /employees\/\?page=1&page_size=100/.test(url) ? Response.json({ results: [], count: 0 }) : undefined,
    );
    stage.show({ query: "view=spread" });
    await seen("Henüz kayıtlı çalışan yok.");
    expect(findAll(".sh-map, .spread-list")).to.deep.equal([]);
    stage.remove();
    restore();
    for (const whose of ["admin", "demo"] as const) {
      await beginAs(whose, "user");
      stage.show();
      (await withWords("[role=radio]", "Dağılım")).click();
      await eventually(() => find(".spread-list tbody tr"), `districts for ${whose}`);
      stage.remove();
    }
    await beginAs("admin", "admin");
  });

  it("shows groups of employees without a route, and nothing for a company of four", async () => {
    const results = Array.from({ length: 27 }, (_, id) => ({
      id,
      registration_status: "registered",
      route_name: id < 10 || (id > 15 && id < 21) ? "R" : null,
      home_address: `Gül Mah., Ay Sok. No: 3, ${id < 16 ? "Kadıköy" : "Fatih"}/İstanbul`,
    }));
    const stop = (id: number) => ({
      order_number: id,
      route_point_coordinate: "40.99,29.02",
      passengers: [{ passenger_id: id, open_address_coordinate: "40.9912,29.0334" }],
    });
    const route = { route_id: 1, route_unique_id: "R-1", rps_detail: [0, 1, 2, 3, 4].map(stop) };
    const begin = async () => {
      await beginAs("admin", "admin");
      answer(({ url }) => {
        if (/employees\/\?page=1&page_size=100/.test(url)) return Response.json({ results, count: results.length });
        return /with_detail/.test(url) ? Response.json({ meta: { total_count: 1 }, routes: [route] }) : undefined;
      });
      stage.show({ query: "view=spread" });
    };
    await begin();
    await seen("Ev konumu bilinen çalışan: 5 / 27.");
    await seen("Rotası olmayan çalışan: 12.");
    await eventually(() => find(".sh-map-marker-people")?.textContent === "16", "everybody");
    (await withWords("[role=radio]", "Rotası olmayanlar")).click();
    await eventually(() => find(".sh-map-marker-people")?.textContent === "6", "who has no route");
    expect(find(".sh-map-marker-people")?.getAttribute("aria-label")).to.equal("Kadıköy, rotası olmayan 6 çalışan");
    stage.remove();
    restore();
    results.splice(4);
    await begin();
    await seen("Beşten az çalışan var");
    expect(findAll(".sh-map")).to.deep.equal([]);
    restore();
    await beginAs("admin", "admin");
  });

  it("shows a demo account its offers, without limits, graph, export, paging and filter", async () => {
    await beginAs("demo", "user");
    widen(1100);
    stage.show();
    const offers = await eventually(() => {
      const found = findAll<HTMLButtonElement>(".offers button");
      return found.length > 1 && rows().length > 0 && find(".figure") ? found : null;
    }, "offers and people");
    expect(offers.map((offer) => offer.getAttribute("aria-pressed"))).to.deep.equal(["true", "false"]);
    const [figure, person] = [find(".figure")?.textContent, rows()[0]?.textContent];
    offers[1]?.click();
    await eventually(() => find(".figure") && find(".figure")?.textContent !== figure, "other figures");
    await eventually(() => rows()[0] && rows()[0]?.textContent !== person, "other people");
    for (const name of ["Grafik Görünümü", "Kişi Ekle"]) expect(stage.buttons(name), name).to.deep.equal([]);
    expect(findAll("[aria-label^=Sonraki]")).to.deep.equal([]);
    expect(text()).not.to.match(/SLA|Excel/);
    await beginAs("admin", "admin");
  });

  it("counts a demo account's registered people in the heading, and lists those on hold too", async () => {
    await beginAs("demo", "user");
    const people = ["registered", "on_hold", "registered", "deleted"].map((registration_status, id) => ({
      id,
      passenger_name: "Ayşe Ak",
      pilot_name: "Deneme",
      registration_status,
    }));
    answer(({ url }) => {
      if (url.endsWith("/api/demo/summary/")) return Response.json([{ pilot_name: "Deneme" }]);
      return url.endsWith("/api/demo/employees/") ? Response.json(people) : undefined;
    });
    stage.show();
    await listed(3);
    expect(find(".page-count")?.textContent).to.equal("2 Kişi");
    stage.remove();
    restore();
    await beginAs("admin", "admin");
  });
});

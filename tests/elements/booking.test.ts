import { sendKeys } from "@web/test-runner-commands";
import { expect } from "chai";
import { bookingContract } from "../../src/widgets/booking/booking.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually, trackRequests } from "../helpers/page.ts";
import { toDay } from "../../src/core/time/day.ts";
import { toDays, toNamedRange } from "../../src/core/time/day-range.ts";
import { formatDay } from "../../src/core/text/format.ts";
import { load } from "./bundle.ts";
import { exportCsv, shownTotal } from "./files.ts";
import { broken, openStage, signIn, type } from "./stage.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const account = signIn();

const heads = (root: ShadowRoot) => [...root.querySelectorAll<HTMLButtonElement>(".sort-button")];
const isSortedByDate = (root: ShadowRoot) => heads(root).at(4)?.closest("th")?.hasAttribute("aria-sort") ?? false;

runContractSuite({
  contract: bookingContract,
  define: () => load("booking"),
  content: "tbody tr",
  touch: async (root) => (await eventually(() => heads(root).at(4), "sort button")).click(),
  isTouched: isSortedByDate,
});

describe("<shuttle-booking>", function () {
  const stage = openStage("shuttle-booking");
  const {
    root,
    text,
    find,
    findAll,
    show,
    rows,
    listed,
    told,
    press,
    expectNoBarriers,
    answer,
    answerTo,
    restore,
    widen,
  } = stage;
  const opener = (label: string) =>
    eventually(() => findAll("button").find(({ textContent }) => textContent?.startsWith(`${label}:`)), label);
  const filter = async (label: string) => (await opener(label)).click();

  it("shows twenty bookings, each with a link to its trip", async () => {
    show();
    await listed(usualPageSize);
    expect(text()).to.match(new RegExp(`\\d{2}\\.\\d{3}\\srezervasyondan 1–${usualPageSize}`));
    const places = told("shuttle-navigate");
    const link = rows()[0]?.querySelector<HTMLElement>(".row-action .link");
    expect(link?.textContent).to.match(/^Detay: .+, \d{2}\.\d{2}\.\d{4}$/);
    link?.click();
    const route = [...(rows()[0]?.querySelectorAll<HTMLElement>("td .link") ?? [])][0];
    expect(route?.textContent, "the route's name").to.contain("–");
    route?.click();
    const [place, other] = places;
    expect(other, "leads to the same trip").to.deep.equal(place);
    expect(place?.name).to.equal("past-route-details");
    expect(place?.params["id"]).to.match(/^R-\d+$/);
    const query = new URLSearchParams(place?.query);
    expect(query.get("date_start")).to.match(/^\d{4}-\d{2}-\d{2}$/);
    expect(query.get("routeName")).to.contain("–");
  });

  it("finds a passenger among many choices by keyboard, and removes the filter", async () => {
    show();
    await listed(usualPageSize);
    const queries = told("shuttle-query");
    const button = await opener("Çalışan");
    button.focus();
    await sendKeys({ press: "Enter" });
    const search = await eventually(() => find<HTMLInputElement>(".check-list input"), "search");
    await eventually(() => root().activeElement === search, "the focus in the search");
    const found = () => findAll(".check-row");
    const before = found().length;
    await sendKeys({ type: "sule" });
    await eventually(() => found().length > 0 && found().length < before, "fewer choices");
    for (const row of found()) expect(row.textContent).to.match(/[ŞşSs][uü]le/);
    await expectNoBarriers();
    const name = found()[0]?.textContent ?? "";
    found()[0]?.querySelector("input")?.focus();
    await sendKeys({ press: "Space" });
    await sendKeys({ press: "Escape" });
    await eventually(() => root().activeElement === button, "the focus to come back");
    const names = () => rows().map((row) => row.querySelector("th")?.textContent);
    await eventually(() => names().length > 0 && names().every((one) => one === name), `${name} alone`);
    find<HTMLElement>(`[aria-label="Çalışan: ${name} filtresini kaldır"]`)?.click();
    await eventually(() => queries.at(-1)?.query === "", "no filter");
  });

  it("writes all matching rows to the file, with dates and Turkish states", async () => {
    show({ query: "state=not-coming&time_period=morning&page_size=10" });
    await listed(10);
    const total = shownTotal(root(), "rezervasyondan");
    expect(total).to.be.greaterThan(10);
    const { file, lines } = await exportCsv(stage.element());
    expect(file).to.equal("Rezervasyonlar.csv");
    const [head, ...bookings] = lines;
    expect(head).to.match(/^\uFEFFTarih;Çalışan;Durum;Rota;/);
    expect(bookings.length).to.equal(total);
    for (const line of bookings) expect(line).to.match(/^\d{2}\.\d{2}\.\d{4};[^;]+;Gelmedi;[^;]+;R-\d+;Sabah;/);
  });

  it("shows each booking as a short record on a phone, which expands to the link to its trip", async () => {
    widen(390);
    show({ query: "state=completed" });
    await listed(usualPageSize);
    const [line] = root().querySelectorAll<HTMLElement>("button.record-line");
    line?.click();
    const link = await eventually(() => find(".record .record-actions .link"), "the way");
    expect(link.getBoundingClientRect().height).to.be.at.least(38);
    expect(stage.element().getBoundingClientRect().height).to.be.below(2200);
    expect(find(".record-group")?.textContent).to.match(/\d\d\.\d\d\.\d{4}/);
    await expectNoBarriers();
  });

  it("filters by a named range with one chip and a short address, sends all its days, and removes it at once", async () => {
    show();
    await listed(usualPageSize);
    const requests = trackRequests();
    const queries = told("shuttle-query");
    await filter("Tarih");
    const button = (name: string) =>
      eventually(() => findAll("button").find(({ textContent }) => textContent === name), name);
    const named = await button("Geçen Ay");
    await expectNoBarriers();
    named.click();
    const range = toNamedRange("last-month", toDay(Date.now()));
    const [days, label] = [toDays([range]), `Tarih: ${formatDay(range.first)} – ${formatDay(range.last)}`];
    const calls = () => requests.seen().filter((call) => /bookings\/\?/.test(call));
    await eventually(() => calls().length === 1, "the call");
    expect(new URLSearchParams(calls()[0]?.split("?")[1]).getAll("scheduled_date")).to.deep.equal(days);
    expect(queries).to.deep.equal([{ query: `scheduled_date=${range.first}..${range.last}` }]);
    await eventually(() => !find(".day-filter"), "the panel to close");
    const chips = () => findAll(".filter-chip");
    expect(chips().map(({ textContent }) => textContent)).to.deep.equal([label]);
    await eventually(() => !find("[aria-busy=true]"), "the answer");
    await expectNoBarriers();
    chips()[0]?.click();
    await eventually(() => queries.at(-1)?.query === "", "no filter");
  });

  it("shows errors of a reversed or too long range at the field, and takes one day without an end", async () => {
    show();
    await listed(usualPageSize);
    const queries = told("shuttle-query");
    await filter("Tarih");
    const form = await eventually(() => find<HTMLFormElement>(".day-form"), "the form");
    const fields = () => [...form.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement];
    const send = (first: string, last: string) => {
      type(fields()[0], first);
      type(fields()[1], last);
      form.requestSubmit();
    };
    send("", "");
    await eventually(() => form.textContent?.includes("Başlangıç tarihini girin."), "what is missing");
    send("19.11.2026", "18.11.2026");
    await eventually(() => form.textContent?.includes("Bitiş, başlangıçtan önce olamaz."), "the order");
    send("19.11.2025", "18.11.2026");
    await eventually(() => form.textContent?.includes("En çok 184 günlük bir aralık"), "the length");
    send("18.11.2026", "31.11.2026");
    await eventually(() => form.textContent?.includes("Tarihi gg.aa.yyyy biçiminde yazın."), "an end that is no day");
    await expectNoBarriers();
    expect(queries).to.deep.equal([]);
    send("18.11.2026", "");
    await eventually(() => queries.length === 1, "the day");
    expect(queries).to.deep.equal([{ query: "scheduled_date=2026-11-18" }]);
  });

  it("filters nothing when all choices are chosen, chooses all found ones at once, and refuses too many", async () => {
    const names = Array.from({ length: 130 }, (_, index) => `Yolcu ${index}${index < 12 ? " Şen" : ""}`);
    answer(({ url }) =>
      url.includes("column-filters") ? Response.json({ passenger_name: names, route_name: ["A", "B"] }) : undefined,
    );
    await account.afresh();
    show();
    await listed(usualPageSize);
    const queries = told("shuttle-query");
    await filter("Çalışan");
    const ticked = () => root().querySelectorAll(".check-row :checked").length;
    await press("Tümünü Seç");
    await eventually(() => ticked() === 130, "all");
    expect(queries).to.deep.equal([]);
    // "All but one" can't be expressed in an address.
    find<HTMLElement>(".check-row input")?.click();
    await eventually(() => text().includes("En çok 100 seçenekle filtreleyebilirsiniz."), "the limit");
    expect(queries).to.deep.equal([]);
    await expectNoBarriers();
    await press("Tümünü Temizle");
    await eventually(() => ticked() === 0, "none");
    type(await eventually(() => find<HTMLInputElement>(".check-list input"), "search"), "sen");
    await press("Bulunan 12 Seçeneği Seç");
    await eventually(() => queries.length === 1, "the filter");
    expect(new URLSearchParams(queries[0]?.query).getAll("passenger_name")).to.deep.equal(names.slice(0, 12));
    const chips = findAll(".filter-chip").map(({ textContent }) => textContent);
    expect(chips).to.deep.equal(["Çalışan: 12 seçenek"]);
  });

  it("keeps filters and tools in one line beside a menu, also when a filter is set", async () => {
    // A window of 1366 px, less menu, scroll bar and paddings.
    widen(1055);
    show({ query: "scheduled_date=2026-10-01..2026-10-31&time_period=morning" });
    await eventually(() => find(".filter-chip"), "the chips");
    await eventually(() => root().querySelectorAll(".table-filter").length === 6, "the filters");
    const tops = () => findAll(".table-filter, .table-tools").map((e) => e.getBoundingClientRect().top);
    await eventually(() => new Set(tops()).size === 1, "one line");
    // The labels are vertically centred in their buttons, whether or not they show the filter's value.
    const middleOf = (box: DOMRect | undefined) => (box ? box.top + box.height / 2 : NaN);
    for (const words of root().querySelectorAll(".filter-words")) {
      const range = document.createRange();
      range.selectNode(words.firstChild as Node);
      const button = words.closest("button")?.getBoundingClientRect();
      expect(middleOf(range.getBoundingClientRect())).to.be.closeTo(middleOf(button), 1);
    }
    const date = findAll(".table-filter > button").find((b) => b.textContent?.startsWith("Tarih"));
    expect(date?.textContent).to.equal("Tarih: 01.10.2026 – 31.10.2026");
    await expectNoBarriers();
  });

  it("saves filters under a name, opens them again, and deletes them", async () => {
    show({ query: "state=not-coming" });
    await listed(usualPageSize);
    await press("Görünümler");
    const input = await eventually(() => find<HTMLInputElement>(".saved-view-form input"), "the name");
    type(input, "Gelmeyenler");
    const [save] = stage.buttons("Kaydet");
    save?.focus();
    await press("Kaydet");
    await eventually(() => find(".saved-view-list li"), "the view");
    expect(save?.disabled, "which would lose the focus").to.equal(false);
    expect(root().activeElement).to.equal(save);
    await expectNoBarriers();
    stage.element().setAttribute("query", "");
    await eventually(() => !rows().every(({ textContent }) => textContent?.includes("Gelmedi")), "all states");
    await press("Gelmeyenler");
    await eventually(() => rows().every(({ textContent }) => textContent?.includes("Gelmedi")), "the view");
    await press("Görünümler");
    const remove = await eventually(() => find<HTMLElement>("[aria-label='Gelmeyenler görünümünü sil']"), "delete");
    remove.focus();
    remove.click();
    await eventually(() => !find(".saved-view-list"), "nothing saved");
    await eventually(() => root().activeElement?.matches(".saved-views"), "the focus beside it");
  });

  it("can change the filters when a filtered list failed", async () => {
    await account.afresh();
    answerTo(/trip_id=1/, broken);
    show({ query: "trip_id=1" });
    await eventually(() => text().includes("Listeyi Sıfırla"), "the way back");
    await expectNoBarriers();
    stage.buttons("Listeyi Sıfırla")[0]?.focus();
    await press("Listeyi Sıfırla");
    await listed(usualPageSize);
    expect(root().activeElement, "the focus beside it").not.to.equal(null);
  });

  it("shows the list when the filters fail, and loads them by a retry", async () => {
    await account.afresh();
    answerTo(/column-filters/, broken);
    show();
    await listed(usualPageSize);
    await eventually(() => text().includes("Filtreler yüklenemedi."), "the note");
    await expectNoBarriers();
    restore();
    find<HTMLElement>(".missing-note button")?.click();
    await eventually(() => !text().includes("Filtreler yüklenemedi."), "the note to go");
  });

  it("has no barriers while it loads and when it is empty", async () => {
    await account.afresh();
    let answerLate: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (answerLate = resolve));
    answer(({ url }) => (/bookings\/\?/.test(url) ? late : undefined));
    show();
    await eventually(() => find("[aria-busy=true]"), "skeleton");
    await expectNoBarriers();
    answerLate(Response.json({ results: [], count: 0 }));
    await eventually(() => text().includes("Rezervasyon bulunmuyor."), "empty list");
    await expectNoBarriers();
  });
});

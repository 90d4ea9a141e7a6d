import { sendKeys } from "@web/test-runner-commands";
import { findBarriers } from "../helpers/barriers.ts";
import { expect } from "chai";
import { bookingContract } from "../../src/widgets/booking/booking.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually, trackRequests, withFault } from "../helpers/page.ts";
import { toDay } from "../../src/core/time/day.ts";
import { toDays, toNamedRange } from "../../src/core/time/day-range.ts";
import { formatDay } from "../../src/core/text/format.ts";
import { accounts, fetchToken, giveToken, load, type SessionElement } from "./bundle.ts";
import { exportCsv, shownTotal } from "./files.ts";
import { dealFaults, type } from "./stage.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

let session: SessionElement;

before(async () => {
  session = await giveToken(await fetchToken(accounts.admin));
});

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
  let element: HTMLElement;
  let stopFault = () => undefined as void;
  const warn = console.warn;
  const root = () => element.shadowRoot as ShadowRoot;
  const text = () => root().querySelector(".shuttle-root")?.textContent ?? "";
  const rows = () => [...root().querySelectorAll<HTMLElement>("tbody tr:not(.row-gap), .record")];
  const show = (attributes: Record<string, string> = {}) => {
    element = document.createElement("shuttle-booking");
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
  const filter = async (label: string) =>
    (
      await eventually(
        () => [...root().querySelectorAll("button")].find(({ textContent }) => textContent?.startsWith(`${label}:`)),
        label,
      )
    ).click();

  beforeEach(() => {
    console.warn = () => undefined;
  });
  afterEach(() => {
    console.warn = warn;
    stopFault();
    element.remove();
    document.body.style.width = "";
  });

  it("shows a page of twenty and leads to each trip with route, name and day", async () => {
    show();
    await listed(usualPageSize);
    expect(text()).to.match(new RegExp(`\\d{2}\\.\\d{3}\\srezervasyondan 1–${usualPageSize}`));
    const told: CustomEvent<{ name: string; params: { id: string }; query: string }>[] = [];
    element.addEventListener("shuttle-navigate", (event) => told.push(event as never));
    const link = rows()[0]?.querySelector<HTMLElement>(".row-action .link");
    expect(link?.textContent).to.match(/^Detay: .+, \d{2}\.\d{2}\.\d{4}$/);
    link?.click();
    const route = [...(rows()[0]?.querySelectorAll<HTMLElement>("td .link") ?? [])][0];
    expect(route?.textContent, "the route's name").to.contain("–");
    route?.click();
    const [{ detail }, other] = told as [(typeof told)[0], (typeof told)[0]];
    expect(other.detail, "leads to the same trip").to.deep.equal(detail);
    expect(detail.name).to.equal("past-route-details");
    expect(detail.params.id).to.match(/^R-\d+$/);
    const query = new URLSearchParams(detail.query);
    expect(query.get("date_start")).to.match(/^\d{4}-\d{2}-\d{2}$/);
    expect(query.get("routeName")).to.contain("–");
  });

  it("asks the provider for order, filters and pages in its own words", async () => {
    show({ query: "page_size=10" });
    await listed(10);
    const requests = trackRequests();
    const told: string[] = [];
    element.addEventListener("shuttle-query", (event) => told.push(event.detail.query));
    await filter("Durum");
    const box = await eventually(
      () =>
        [...root().querySelectorAll<HTMLLabelElement>(".check-row")].find(
          ({ textContent }) => textContent === "Gelmedi",
        ),
      "a state",
    );
    box.click();
    await eventually(() => rows().every(({ textContent }) => textContent?.includes("Gelmedi")), "filtered");
    heads(root()).at(0)?.click();
    await eventually(() => told.length === 2, "two changes");
    expect(told[1]).to.equal("state=not-coming&ordering=passenger_name&page_size=10");
    await eventually(
      () => requests.seen().some((call) => call.includes("state=not-coming&ordering=passenger_name")),
      "the call",
    );
    await eventually(() => !root().querySelector("[aria-busy=true]"), "the answer");
    await expectNoBarriers();
  });

  it("by keys: finds a passenger in a long list of choices, and takes the filter away again", async () => {
    show();
    await listed(usualPageSize);
    const told: string[] = [];
    element.addEventListener("shuttle-query", (event) => told.push(event.detail.query));
    const opener = await eventually(
      () => [...root().querySelectorAll("button")].find(({ textContent }) => textContent?.startsWith("Çalışan:")),
      "the filter",
    );
    opener.focus();
    await sendKeys({ press: "Enter" });
    const search = await eventually(() => root().querySelector<HTMLInputElement>(".check-list input"), "search");
    await eventually(() => root().activeElement === search, "the focus in the search");
    const found = () => [...root().querySelectorAll<HTMLElement>(".check-row")];
    const before = found().length;
    await sendKeys({ type: "sule" });
    await eventually(() => found().length > 0 && found().length < before, "fewer choices");
    for (const row of found()) expect(row.textContent).to.match(/[ŞşSs][uü]le/);
    await expectNoBarriers();
    const name = found()[0]?.textContent ?? "";
    found()[0]?.querySelector("input")?.focus();
    await sendKeys({ press: "Space" });
    await sendKeys({ press: "Escape" });
    await eventually(() => root().activeElement === opener, "the focus to come back");
    const names = () => rows().map((row) => row.querySelector("th")?.textContent);
    await eventually(() => names().length > 0 && names().every((one) => one === name), `${name} alone`);
    root().querySelector<HTMLElement>(`[aria-label="Çalışan: ${name} filtresini kaldır"]`)?.click();
    await eventually(() => told.at(-1) === "", "no filter");
  });

  it("the file holds every row that matches, not only the page, with days and Turkish states", async () => {
    show({ query: "state=not-coming&time_period=morning&page_size=10" });
    await listed(10);
    const total = shownTotal(root(), "rezervasyondan");
    expect(total).to.be.greaterThan(10);
    const { file, lines } = await exportCsv(element);
    expect(file).to.equal("Rezervasyonlar.csv");
    const [head, ...bookings] = lines;
    expect(head).to.match(/^\uFEFFTarih;Çalışan;Durum;Rota;/);
    expect(bookings.length).to.equal(total);
    for (const line of bookings) expect(line).to.match(/^\d{2}\.\d{2}\.\d{4};[^;]+;Gelmedi;[^;]+;R-\d+;Sabah;/);
  });

  it("on a phone each booking is a record that unfolds to the way to its trip; twenty are not long", async () => {
    document.body.style.width = "390px";
    try {
      show({ query: "state=completed" });
      await listed(usualPageSize);
      const [line] = root().querySelectorAll<HTMLElement>("button.record-line");
      line?.click();
      const link = await eventually(() => rows()[0]?.querySelector(".record-actions .link"), "the way");
      expect(link.getBoundingClientRect().height).to.be.at.least(38);
      expect(element.getBoundingClientRect().height).to.be.below(2200);
      // What changes least on the page comes first.
      const group = root().querySelector(".record-group")?.textContent?.trim().split(" ").toSorted().join(" ");
      expect(group).to.match(/^\d\d\.\d\d\.\d{4} (Sabah|Akşam)$/);
      await expectNoBarriers();
    } finally {
      document.body.style.width = "";
    }
  });

  it("a range with a name: one chip, a short address, every day in the call; taken away at once", async () => {
    show();
    await listed(usualPageSize);
    const requests = trackRequests();
    const told: string[] = [];
    element.addEventListener("shuttle-query", (event) => told.push(event.detail.query));
    await filter("Tarih");
    const button = (name: string) =>
      eventually(() => [...root().querySelectorAll("button")].find(({ textContent }) => textContent === name), name);
    const named = await button("Geçen Ay");
    await expectNoBarriers();
    named.click();
    const range = toNamedRange("last-month", toDay(Date.now()));
    const [days, label] = [toDays([range]), `Tarih: ${formatDay(range.first)} – ${formatDay(range.last)}`];
    const calls = () => requests.seen().filter((call) => /bookings\/\?/.test(call));
    await eventually(() => calls().length === 1, "the call");
    expect(new URLSearchParams(calls()[0]?.split("?")[1]).getAll("scheduled_date")).to.deep.equal(days);
    expect(told).to.deep.equal([`scheduled_date=${range.first}..${range.last}`]);
    await eventually(() => !root().querySelector(".day-filter"), "the panel to close");
    const chips = () => [...root().querySelectorAll<HTMLElement>(".filter-chip")];
    expect(chips().map(({ textContent }) => textContent)).to.deep.equal([label]);
    await eventually(() => !root().querySelector("[aria-busy=true]"), "the answer");
    await expectNoBarriers();
    chips()[0]?.click();
    await eventually(() => told.at(-1) === "", "no filter");
  });

  it("from–to: a wrong order and a range that is too long are said at the field, one day needs no end", async () => {
    show();
    await listed(usualPageSize);
    const told: string[] = [];
    element.addEventListener("shuttle-query", (event) => told.push(event.detail.query));
    await filter("Tarih");
    const form = await eventually(() => root().querySelector<HTMLFormElement>(".day-form"), "the form");
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
    await expectNoBarriers();
    expect(told).to.deep.equal([]);
    send("18.11.2026", "");
    await eventually(() => told.length === 1, "the day");
    expect(told).to.deep.equal(["scheduled_date=2026-11-18"]);
  });

  it("all of a long choice filter nothing, those that a search finds are chosen at once, and too many are refused", async () => {
    const names = Array.from({ length: 130 }, (_, index) => `Yolcu ${index}${index < 12 ? " Şen" : ""}`);
    stopFault = withFault(({ url }) =>
      url.includes("column-filters") ? Response.json({ passenger_name: names, route_name: ["A", "B"] }) : undefined,
    );
    await startAfresh();
    show();
    await listed(usualPageSize);
    const told: string[] = [];
    element.addEventListener("shuttle-query", (event) => told.push(event.detail.query));
    await filter("Çalışan");
    const press = async (name: string) =>
      (
        await eventually(
          () => [...root().querySelectorAll("button")].find(({ textContent }) => textContent === name),
          name,
        )
      ).click();
    const ticked = () => root().querySelectorAll(".check-row :checked").length;
    await press("Tümünü Seç");
    await eventually(() => ticked() === 130, "all");
    expect(told).to.deep.equal([]);
    // "All but one" can't be expressed in an address.
    root().querySelector<HTMLElement>(".check-row input")?.click();
    await eventually(() => text().includes("En çok 100 seçenekle filtreleyebilirsiniz."), "the limit");
    expect(told).to.deep.equal([]);
    await expectNoBarriers();
    await press("Tümünü Temizle");
    await eventually(() => ticked() === 0, "none");
    type(await eventually(() => root().querySelector<HTMLInputElement>(".check-list input"), "search"), "sen");
    await press("Bulunan 12 Seçeneği Seç");
    await eventually(() => told.length === 1, "the filter");
    expect(new URLSearchParams(told[0]).getAll("passenger_name")).to.deep.equal(names.slice(0, 12));
    const chips = [...root().querySelectorAll(".filter-chip")].map(({ textContent }) => textContent);
    expect(chips).to.deep.equal(["Çalışan: 12 seçenek"]);
  });

  it("filters and tools keep one line beside a menu, also while something is filtered", async () => {
    // A window of 1366 px, less menu, scroll bar and paddings.
    document.body.style.width = "1055px";
    try {
      show({ query: "scheduled_date=2026-10-01..2026-10-31&time_period=morning" });
      await eventually(() => root().querySelector(".filter-chip"), "the chips");
      await eventually(() => root().querySelectorAll(".table-filter").length === 6, "the filters");
      const tops = () =>
        [...root().querySelectorAll(".table-filter, .table-tools")].map((e) => e.getBoundingClientRect().top);
      await eventually(() => new Set(tops()).size === 1, "one line");
      // The labels are vertically centred in their buttons, whether or not they show the filter's value.
      const middleOf = (box: DOMRect | undefined) => (box ? box.top + box.height / 2 : NaN);
      for (const words of root().querySelectorAll(".filter-words")) {
        const range = document.createRange();
        range.selectNode(words.firstChild as Node);
        const button = words.closest("button")?.getBoundingClientRect();
        expect(middleOf(range.getBoundingClientRect())).to.be.closeTo(middleOf(button), 1);
      }
      const date = [...root().querySelectorAll(".table-filter > button")].find((b) =>
        b.textContent?.startsWith("Tarih"),
      );
      expect(date?.textContent).to.equal("Tarih: 01.10.2026 – 31.10.2026");
      await expectNoBarriers();
    } finally {
      document.body.style.width = "";
    }
  });

  it("on a phone the filters are behind a button, which says how many are active", async () => {
    document.body.style.width = "360px";
    try {
      show();
      await listed(usualPageSize);
      const line = await eventually(() => root().querySelector<HTMLElement>(".table-part"), "the button");
      expect(line.textContent).to.equal("Filtreler");
      const fields = () =>
        [...root().querySelectorAll<HTMLElement>(".table-filter")].filter((e) => e.checkVisibility());
      expect([fields().length, line.ariaExpanded]).to.deep.equal([0, "false"]);
      const box = root().querySelector(".table-toolbar")?.getBoundingClientRect();
      expect(box?.height).to.be.lessThan(200);
      await expectNoBarriers();
      line.click();
      await eventually(() => fields().length === 6, "the filters");
      expect(line.ariaExpanded).to.equal("true");
      await filter("Tarih");
      (
        await eventually(() => [...root().querySelectorAll("button")].find((b) => b.textContent === "Dün"), "Dün")
      ).click();
      await eventually(() => line.textContent === "Filtreler1 etkin", "how many are active");
      line.click();
      await eventually(() => fields().length === 0, "the button alone");
      expect(root().querySelector(".active-filters")).to.equal(null);
    } finally {
      document.body.style.width = "";
    }
  });

  it("keeps filters under a name, opens them again, and forgets them", async () => {
    show({ query: "state=not-coming" });
    await listed(usualPageSize);
    const press = async (name: string) =>
      (
        await eventually(
          () => [...root().querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === name),
          name,
        )
      ).click();
    await press("Görünümler");
    const input = await eventually(() => root().querySelector<HTMLInputElement>(".saved-view-form input"), "the name");
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, "Gelmeyenler");
    input.dispatchEvent(new Event("input", { bubbles: true }));
    await press("Kaydet");
    await eventually(() => root().querySelector(".saved-view-list li"), "the view");
    await expectNoBarriers();
    element.setAttribute("query", "");
    await eventually(() => !rows().every(({ textContent }) => textContent?.includes("Gelmedi")), "all states");
    await press("Gelmeyenler");
    await eventually(() => rows().every(({ textContent }) => textContent?.includes("Gelmedi")), "the view");
    await press("Görünümler");
    (
      await eventually(() => root().querySelector<HTMLElement>("[aria-label='Gelmeyenler görünümünü sil']"), "delete")
    ).click();
    await eventually(() => !root().querySelector(".saved-view-list"), "nothing saved");
  });

  for (const [kind, answer] of dealFaults()) {
    it(`the list: ${kind} is said with a retry`, async () => {
      await startAfresh();
      stopFault = withFault(({ url }) => (/bookings\/\?/.test(url) ? (answer() as Promise<Response>) : undefined));
      show();
      await eventually(() => text().includes("Rezervasyonlar yüklenemedi"), "failed list");
      await expectNoBarriers();
      stopFault();
      root().querySelector<HTMLElement>("[role=alert] button")?.click();
      await listed(usualPageSize);
    });

    it(`a filtered list: ${kind} is no dead end`, async () => {
      await startAfresh();
      stopFault = withFault(({ url }) => (/trip_id=1/.test(url) ? (answer() as Promise<Response>) : undefined));
      show({ query: "trip_id=1" });
      await eventually(() => text().includes("Listeyi Sıfırla"), "the way back");
      await expectNoBarriers();
      [...root().querySelectorAll("button")].find(({ textContent }) => textContent === "Listeyi Sıfırla")?.click();
      await listed(usualPageSize);
    });

    it(`the filters: ${kind} leaves the list, and a retry brings them`, async () => {
      await startAfresh();
      stopFault = withFault(({ url }) => (/column-filters/.test(url) ? (answer() as Promise<Response>) : undefined));
      show();
      await listed(usualPageSize);
      await eventually(() => text().includes("Filtreler yüklenemedi."), "the note");
      await expectNoBarriers();
      stopFault();
      root().querySelector<HTMLElement>(".missing-note button")?.click();
      await eventually(() => !text().includes("Filtreler yüklenemedi."), "the note to go");
    });
  }

  it("is without barriers while it loads, and when there is nothing", async () => {
    await startAfresh();
    let answerLate: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (answerLate = resolve));
    stopFault = withFault(({ url }) => (/bookings\/\?/.test(url) ? late : undefined));
    show();
    await eventually(() => root().querySelector("[aria-busy=true]"), "skeleton");
    await expectNoBarriers();
    answerLate(Response.json({ results: [], count: 0 }));
    await eventually(() => text().includes("Rezervasyon bulunmuyor."), "empty list");
    await expectNoBarriers();
  });
});

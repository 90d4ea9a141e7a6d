import { emulateMedia } from "@web/test-runner-commands";
import { axeViolations, wcag } from "../helpers/axe.ts";
import { expect } from "chai";
import { createElement } from "react";
import { ApiError } from "../../src/core/http/errors.ts";
import { eventually, trackWarnings } from "../helpers/page.ts";
import { recordPrinting } from "../helpers/printed.ts";
import { defaults, type Person, selectionOf, showTable, toPeople } from "./table-element.tsx";
import { TruncatedText } from "../../src/widgets/kit/overlay/truncated-text.tsx";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

type Shown = ReturnType<typeof showTable>;

/** Types into a field by the browser's native setter, which React's controlled fields need. */
function type(input: HTMLInputElement | HTMLSelectElement, text: string): void {
  const prototype = Object.getPrototypeOf(input) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event(input instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

describe("the data table", () => {
  let shown: Shown | null = null;
  const warnings = trackWarnings();

  const show = async (...parameters: Parameters<typeof showTable>) => {
    shown = showTable(...parameters);
    await eventually(() => shown?.root.querySelector(".data-table"), "the table");
    return shown;
  };
  const root = () => (shown as Shown).root;
  const find = <Found extends Element = HTMLElement>(selector: string) => {
    const found = root().querySelector<Found>(selector);
    if (!found) throw new Error(`No ${selector}`);
    return found;
  };
  const all = (selector: string) => [...root().querySelectorAll<HTMLElement>(selector)];
  const rowNames = () => all("tbody .row-title .marked-text").map(({ textContent }) => textContent);
  const markedTexts = () =>
    [...(CSS.highlights.get("shuttle-found") ?? [])].map(({ startContainer, startOffset, endOffset }) =>
      startContainer.textContent?.slice(startOffset, endOffset),
    );
  const button = (name: string) => {
    const found = all("button").find(
      (candidate) => (candidate.getAttribute("aria-label") ?? candidate.textContent).trim() === name,
    );
    if (!found) throw new Error(`No button ${name}`);
    return found;
  };
  const openedBoxes = async () => {
    await eventually(() => root().querySelector("[role=dialog] input[type=checkbox]"), "the list");
    return all("[role=dialog] input[type=checkbox]");
  };
  const search = () => find<HTMLInputElement>("input[type=search]");
  const state = () => (shown as Shown).store().$state.get();
  const change = (props: Parameters<typeof showTable>[0]) => {
    const { $props } = (shown as Shown).store();
    $props.set({ ...$props.get(), ...props });
  };

  afterEach(() => {
    shown?.element.remove();
    shown = null;
  });
  after(() => expect(warnings.stop()).to.deep.equal([]));

  it("is a table with its caption, heads and row headings", async () => {
    await show({ rows: toPeople(25) });
    expect(find("caption").textContent).to.equal("Çalışan listesi");
    expect(find("[role=region]").getAttribute("aria-label")).to.equal("Çalışan listesi");
    expect(find("[role=region]").tabIndex).to.equal(0);
    expect(all("thead th[scope=col]")).to.have.length(5);
    expect(all("tbody th[scope=row]")).to.have.length(10);
    expect(find("[role=status]").textContent).to.equal("25 sonuç");
    expect(find(".pager p").textContent).to.equal("25 kişiden 1–10");
  });

  it("sorts the Turkish way and says so", async () => {
    const people = toPeople(7);
    await show({ rows: people });
    expect(all("[aria-sort]")).to.have.length(0);
    button("Ad soyad").click();
    await eventually(() => root().querySelector("[aria-sort=ascending]"), "ascending");
    const ascending = rowNames();
    expect(ascending.map((name) => name.split(" ")[0])).to.deep.equal([
      "Ayşe",
      "Burak",
      "Çağla",
      "Emre",
      "Gülşah",
      "Irmak",
      "İrem",
    ]);
    button("Ad soyad").click();
    await eventually(() => root().querySelector("[aria-sort=descending]"), "descending");
    expect(rowNames()).to.deep.equal(ascending.toReversed());
    button("Ad soyad").click();
    await eventually(() => !root().querySelector("[aria-sort]"), "no order");
    expect(rowNames()).to.deep.equal(people.map(({ name }) => name));
  });

  it("puts rows without a value last in both directions", async () => {
    await show({ rows: toPeople(11) });
    const last = () => all("tbody tr").at(-1)?.querySelector(".row-title .marked-text")?.textContent;
    change({ hasPaging: false });
    for (const order of ["ascending", "descending"]) {
      button("Yürüme").click();
      await eventually(() => root().querySelector(`[aria-sort=${order}]`), order);
      expect(last()).to.match(/ 10$/);
    }
  });

  it("searches at once, marks what it found, and lists exact letters first", async () => {
    const [one] = toPeople(1);
    const rows = ["Isik", "Işık", "Ayşe"].map((name, index) => ({ ...one!, id: `${index}`, name }));
    await show({ rows });
    type(search(), "ışık");
    await eventually(() => rowNames().length === 2, "two rows");
    expect(rowNames()).to.deep.equal(["Işık", "Isik"]);
    await eventually(() => markedTexts().length === 2, "marks");
    expect(markedTexts()).to.deep.equal(["Işık", "Isik"]);
    const [marked] = all(".marked-text");
    const { backgroundColor } = getComputedStyle(marked!, "::highlight(shuttle-found)");
    expect(backgroundColor).not.to.equal("rgba(0, 0, 0, 0)");
    expect(state().search).to.equal("ışık");
    expect(find("[role=status]").textContent).to.equal("2 sonuç");
  });

  it("tells nothing for the search from nothing at all", async () => {
    await show({ rows: toPeople(3) });
    type(search(), "yok böyle biri");
    await eventually(() => root().textContent?.includes("Kriterlere uygun kayıt bulunmuyor!"), "no match");
    button("Filtreleri Temizle").focus();
    button("Filtreleri Temizle").click();
    await eventually(() => rowNames().length === 3, "all rows");
    expect(search().value).to.equal("");
    await eventually(() => root().activeElement?.matches(".data-table"), "the focus around the rows");
    change({ rows: [] });
    await eventually(() => root().textContent?.includes("Henüz kayıtlı çalışan yok."), "nothing");
  });

  it("filters by several values, shows them as chips, and takes them away one by one", async () => {
    await show({ rows: toPeople(60) });
    button("Durum: Tümü").click();
    (await eventually(() => all("[role=dialog] input[type=radio]")[1], "the choices")).click();
    await eventually(() => all("tbody tr.hold").length === all("tbody tr").length, "only those on hold");
    button("Rota: Tümü").click();
    const boxes = await openedBoxes();
    expect(boxes).to.have.length(4);
    boxes[0]?.click();
    boxes[1]?.click();
    await eventually(() => all(".filter-chip").length === 3, "three chips");
    expect(state().filters).to.deep.equal({
      status: ["on_hold"],
      route: ["Ataşehir – Maslak", "Beykoz – Maslak"],
    });
    button("Durum: Donduruldu filtresini kaldır").click();
    await eventually(() => all(".filter-chip").length === 2, "two chips");
    expect(root().activeElement?.closest(".active-filters"), "focus stays").not.to.equal(null);
    expect(state().filters).not.to.have.property("status");
    const [first, last] = all(".filter-chip");
    last?.focus();
    last?.click();
    await eventually(() => all(".filter-chip").length === 1, "one chip");
    expect(root().activeElement, "the focus at the one left").to.equal(first);
    const isAround = () => root().activeElement?.matches(".table-toolbar");
    first?.click();
    await eventually(isAround, "the focus around the last one");
    (shown as Shown).store().$state.set({ ...defaults, filters: { route: ["Ataşehir – Maslak", "Beykoz – Maslak"] } });
    const clear = await eventually(() => root().querySelector<HTMLElement>(".active-filters .link"), "two chips");
    clear.focus();
    clear.click();
    await eventually(isAround, "the focus around the button");
  });

  it("pages, says which rows it shows, and goes to the first page with any change", async () => {
    await show({ rows: toPeople(439) });
    button("Sayfa 44").click();
    await eventually(() => find(".pager p").textContent === "439 kişiden 431–439", "the last page");
    expect(button("Sayfa 44").getAttribute("aria-current")).to.equal("page");
    expect(button("Sonraki sayfa").getAttribute("aria-disabled")).to.equal("true");
    type(search(), "ayşe");
    await eventually(() => state().page === 1 && state().search === "ayşe", "the first page");
    button("Sayfa 2").click();
    type(find<HTMLSelectElement>(".page-size select"), "50");
    await eventually(() => all("tbody tr").length === 50, "fifty rows");
    expect(state().page).to.equal(1);
    for (const target of all(".page-links button")) {
      const { width, height } = target.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(36);
    }
  });

  it("goes to the last page from one past the end", async () => {
    await show({ rows: toPeople(25) });
    (shown as Shown).store().$state.set({ ...defaults, page: 99 });
    await eventually(() => state().page === 3, "page 3");
    expect(rowNames()).to.have.length(5);
  });

  it("opens a row by its button and by a click on it, but not by the buttons in it", async () => {
    const opened: string[] = [];
    const open = { label: () => "Detay", onOpen: ({ id }: { id: string }) => opened.push(id), openId: "1" };
    await show({ rows: toPeople(5), open });
    const name = rowNames()[0];
    button(`Detay: ${name}`).focus();
    button(`Detay: ${name}`).click();
    all("tbody tr")[3]?.querySelector("td")?.click();
    all("tbody tr.hold button")[0]?.click();
    expect(opened).to.deep.equal(["0", "3"]);
    expect(all("tbody tr")[1]?.getAttribute("aria-current")).to.equal("true");
  });

  it("selects rows, the page and all that match, across pages, and drops them with another search", async () => {
    await show({ rows: toPeople(25), selection: selectionOf() });
    const boxes = () => all("tbody .row-select input") as HTMLInputElement[];
    const counted = (words: string) => eventually(() => find(".selection-count").textContent === words, words);
    boxes()[1]?.click();
    await eventually(() => root().querySelector(".selection-bar"), "the bar");
    await counted("1 seçildi");
    expect(find<HTMLInputElement>("thead .row-select input").indeterminate).to.equal(true);
    expect(root().querySelector(".table-toolbar")).to.equal(null);
    button("Sayfa 2").click();
    await eventually(() => rowNames()[0]?.endsWith(" 10"), "page 2");
    expect(boxes().some(({ checked }) => checked)).to.equal(false);
    find("thead .row-select input").click();
    await counted("11 seçildi");
    button("Yalnızca 10").click();
    await counted("10 seçildi");
    button("Tümü 25").click();
    await counted("25 seçildi");
    expect(await axeViolations(shown!.element)).to.deep.equal([]);
    (shown as Shown).store().$state.set({ ...defaults, search: "ayşe" });
    await eventually(() => !root().querySelector(".selection-bar"), "no selection");
    expect(find(".selection-note").textContent).to.equal("25 kaldırıldı");
    expect(find("p[role=status]").textContent).to.contain("25 kaldırıldı");
    boxes()[0]?.click();
    await counted("1 seçildi");
    button("Seçimi bitir").click();
    await eventually(() => root().activeElement === find("thead .row-select input"), "the focus");
  });

  it("selects records by a tap, once the selection has begun, and unfolds none", async () => {
    await show({ rows: toPeople(25), selection: selectionOf() }, 390);
    button("Diğer İşlemler").click();
    (await eventually(() => button("Seç"), "the button")).click();
    const boxes = await eventually(() => {
      const found = all(".record-line input") as HTMLInputElement[];
      return found.length === 10 ? found : null;
    }, "boxes");
    expect(find(".selection-count").textContent).to.equal("0 seçildi");
    boxes[2]?.click();
    await eventually(() => find(".selection-count").textContent === "1 seçildi", "one");
    expect(root().querySelector(".record-fold")).to.equal(null);
    button("Sayfayı Seç (10)").click();
    await eventually(() => find(".selection-count").textContent === "10 seçildi", "ten");
    expect(find(".data-table > .selection-actions").getBoundingClientRect().bottom).to.be.at.most(window.innerHeight);
    expect(await axeViolations(shown!.element)).to.deep.equal([]);
  });

  it("remembers the choice of columns", async () => {
    const heads = () => all("thead th").map(({ textContent }) => textContent);
    await show({ rows: toPeople(5), storageKey: "test" });
    expect(heads()).not.to.include("Ek");
    button("Gösterilecek sütunlar").click();
    const boxes = await openedBoxes();
    boxes[0]?.click();
    await eventually(() => !heads().includes("Telefon"), "no phone");
    shown?.element.remove();
    await show({ rows: toPeople(5), storageKey: "test" });
    expect(heads()).not.to.include("Telefon");
    expect(heads()).to.include("Rota");
  });

  it("keeps old rows dimmed, and its height, while the answer is on its way", async () => {
    await show({ rows: toPeople(10), mode: "remote", total: 95 });
    const { height } = find(".data-table").getBoundingClientRect();
    change({ isRefreshing: true });
    await eventually(() => root().querySelector("[aria-busy=true] .table-progress"), "the line");
    expect(rowNames()).to.have.length(10);
    expect(find(".data-table").getBoundingClientRect().height).to.equal(height);
    change({ isRefreshing: false, rows: toPeople(5) });
    await eventually(() => rowNames().length === 5, "the new rows");
    expect(find(".data-table").getBoundingClientRect().height).to.equal(height);
  });

  it("says of an empty answer what was true for it, until the next answer comes", async () => {
    await show({ rows: [], mode: "remote", total: 0 });
    const { $state } = (shown as Shown).store();
    // As a provider's list does: it asks with the change.
    const stop = $state.listen(() => change({ isRefreshing: true }));
    const isAsking = () => eventually(() => root().querySelector(".empty-rows[aria-busy=true]"), "the question");
    const [nothing, noMatch] = ["Henüz kayıtlı çalışan yok.", "Kriterlere uygun kayıt bulunmuyor!"];
    $state.set({ ...defaults, search: "yok böyle biri" });
    await isAsking();
    expect(find(".state-title").textContent).to.equal(nothing);
    change({ isRefreshing: false });
    await eventually(() => find(".state-title").textContent === noMatch, "no match");
    button("Filtreleri Temizle").click();
    await isAsking();
    expect(find(".state-title").textContent).to.equal(noMatch);
    change({ isRefreshing: false, rows: toPeople(3), total: 3 });
    await eventually(() => rowNames().length === 3, "the rows");
    stop();
  });

  it("tells how many rows aren't shown, also where none is left", async () => {
    await show({ rows: toPeople(7), hidden: 3, mode: "remote", total: 95 });
    const pager = () => find(".pager p").textContent;
    expect(pager()).to.equal("95 kişiden 1–10, 3 kayıt gizli");
    change({ rows: [], hidden: 10 });
    await eventually(() => root().textContent?.includes("Bu sayfadaki 10 kayıt gizli."), "the reason");
    expect(pager()).to.equal("95 kişiden 1–10, 10 kayıt gizli");
    change({ hiddenText: (count: string) => `${count} silinmiş kişi gösterilmiyor` });
    await eventually(() => pager() === "95 kişiden 1–10, 10 silinmiş kişi gösterilmiyor", "what they are");
    change({ hiddenText: undefined });
    change({ rows: toPeople(4), hidden: 2, mode: "client", hasPaging: false });
    await eventually(() => pager() === "2 kayıt gizli", "the line without pages");
    type(search(), "yok böyle biri");
    await eventually(() => root().textContent?.includes("Kriterlere uygun kayıt bulunmuyor!"), "no match");
    button("Filtreleri Temizle").click();
    await eventually(() => rowNames().length === 4, "all rows");
    change({ hidden: 0 });
    await eventually(() => !root().querySelector(".pager"), "no line");
  });

  it("turns pages of a list that doesn't say how long it is", async () => {
    await show({ rows: toPeople(10), mode: "remote", total: null });
    expect(find(".pager p").textContent).to.equal("- kişiden 1–10");
    button("Sonraki sayfa").click();
    await eventually(() => state().page === 2, "the second page");
    change({ rows: toPeople(4) });
    await eventually(() => find(".pager p").textContent === "- kişiden 11–14", "the last page");
    expect(button("Sonraki sayfa").getAttribute("aria-disabled")).to.equal("true");
    (shown as Shown).store().$state.set({ ...state(), page: 3 });
    change({ rows: [] });
    await eventually(() => state().page === 2, "the page that has rows");
  });

  it("asks a remote list after a pause, once, and loses nothing that is typed meanwhile", async () => {
    await show({ rows: toPeople(10), mode: "remote", total: 95 });
    const asked: string[] = [];
    const stop = (shown as Shown).store().$state.listen(({ search: text }) => asked.push(text));
    for (const text of ["a", "ay", "ayş"]) type(search(), text);
    expect(asked).to.deep.equal([]);
    button("Sayfa 2").click();
    await eventually(() => state().search === "ayş", "the question");
    expect(state().page).to.equal(1);
    type(search(), "ayşe");
    change({ isRefreshing: true });
    change({ isRefreshing: false, rows: toPeople(4), total: 4 });
    await eventually(() => rowNames().length === 4, "the answer");
    expect(search().value).to.equal("ayşe");
    await eventually(() => state().search === "ayşe", "the second question");
    expect(asked).to.deep.equal(["", "ayş", "ayşe"]);
    type(search(), "ayşe y");
    shown?.element.remove();
    await eventually(() => asked.at(-1) === "ayşe y", "what was typed before it was gone");
    stop();
  });

  it("draws the rows below the first screenful after it, and keeps their place", async () => {
    await show({ rows: [], hasPaging: false });
    const counts: number[] = [];
    const heights: number[] = [];
    const watch = new MutationObserver(() => {
      const rows = all("tbody tr:not(.row-gap)").length;
      if (rows === 0 || rows === counts.at(-1)) return;
      counts.push(rows);
      heights.push(find("table").offsetHeight);
    });
    watch.observe(root(), { childList: true, subtree: true });
    change({ rows: toPeople(60) });
    await eventually(() => all("tbody tr:not(.row-gap)").length === 60, "all rows");
    watch.disconnect();
    expect(counts).to.deep.equal([14, 60]);
    expect(heights[0]).to.equal(heights[1]);
    expect(root().querySelector(".row-gap")).to.equal(null);
  });

  it("keeps drawing only those in sight, laid out the same way, when a search leaves fewer", async () => {
    await show({ rows: toPeople(2_000), hasPaging: false });
    const drawn: number[] = [];
    const watch = new MutationObserver(() => drawn.push(all("tbody tr").length));
    watch.observe(root(), { childList: true, subtree: true, characterData: true });
    type(search(), "Işık 1");
    await eventually(() => rowNames()[0]?.startsWith("Irmak Işık 1"), "those that were searched");
    watch.disconnect();
    expect(Number(find("[role=status]").textContent?.split(" ")[0])).to.be.within(100, 200);
    expect(Math.max(...drawn)).to.be.below(80);
    expect([...find(".table-scroller").classList]).to.include("windowed");
  });

  it("draws only the rows in sight beyond two hundred", async () => {
    await show({ rows: toPeople(2_000), hasPaging: false });
    expect(find("table").getAttribute("aria-rowcount")).to.equal("2001");
    expect(all("tbody tr").length).to.be.below(80);
    const region = find("[role=region]");
    const { top, left, height } = region.getBoundingClientRect();
    const rowAt = (y: number) =>
      root()
        .elementFromPoint(left + 300, y)
        ?.closest("tr");
    for (const share of [0.5, 0.25, 0.9]) {
      region.scrollTop = share * region.scrollHeight;
      await eventually(() => rowAt(top + height / 2)?.hasAttribute("aria-rowindex"), "the rows in sight");
      expect(Number(rowAt(top + height / 2)?.getAttribute("aria-rowindex"))).to.be.closeTo(region.scrollTop / 41, 20);
      expect(rowAt(top + height - 4)?.className).not.to.equal("row-gap");
    }
    region.scrollTop = region.scrollHeight;
    await eventually(() => root().querySelector("[aria-rowindex='2001']"), "the last row");
    expect(find("thead th").getBoundingClientRect().top - top, "the head stays").to.be.within(-1, 2);
    const { scrollTop } = region;
    dispatchEvent(new Event("beforeprint"));
    expect(all("tbody tr")).to.have.length(2_000);
    dispatchEvent(new Event("afterprint"));
    await eventually(() => all("tbody tr").length < 80, "the window");
    expect(region.scrollTop, "the place that was read").to.be.closeTo(scrollTop, 2);
    expect(root().querySelector("[aria-rowindex='2001']")).not.to.equal(null);
  });

  it("has its rows' names as links wherever its rows open, the keyboard's being the last cell", async () => {
    await show({ rows: toPeople(3) });
    expect(all(".row-name")).to.have.length(0);
    const opened: string[] = [];
    await show({ rows: toPeople(3), open: { label: () => "Detay", onOpen: ({ id }) => opened.push(id) } });
    const names = all(".row-title > .row-name");
    expect(names.map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, -1, -1]);
    names[1]!.click();
    expect(opened).to.deep.equal(["1"]);
    await show({
      rows: toPeople(3),
      open: {
        label: () => "Detay",
        onOpen: () => undefined,
        to: ({ id }) => ({ name: "driver-details" as const, params: { id } }),
      },
    });
    expect(all(".row-title > .row-name")[2]?.textContent).to.contain("Emre Kılıç 2");
  });

  describe("on paper", () => {
    const line = () => root().querySelector(".printed-end")?.textContent;
    afterEach(async () => {
      dispatchEvent(new Event("afterprint"));
      await emulateMedia({ media: "screen" });
    });

    it("has its heads' words and its rows' links as plain text, which Chromium repeats on every page", async () => {
      await show({ rows: toPeople(25) });
      await emulateMedia({ media: "print" });
      const heads = all("thead .sort-button");
      expect(heads).not.to.have.length(0);
      expect(new Set(heads.map((head) => getComputedStyle(head).display))).to.deep.equal(new Set(["contents"]));
      expect(new Set(all("thead .icon").map((icon) => getComputedStyle(icon).display))).to.deep.equal(
        new Set(["none"]),
      );
      const link = document.createElement("a");
      link.className = "link";
      find("tbody .row-title").append(link);
      expect(getComputedStyle(link).display).to.equal("inline");
      link.remove();
    });

    it("closes with the rows that are on it: all of them, those of the filter, or a part", async () => {
      await show({ rows: toPeople(25) });
      dispatchEvent(new Event("beforeprint"));
      expect(line()).to.equal("25 kişinin tümü");
      dispatchEvent(new Event("afterprint"));
      await eventually(() => root().querySelector(".pager p")?.textContent === "25 kişiden 1–10", "the pager");
      change({ mode: "remote", rows: toPeople(10), total: 95 });
      dispatchEvent(new Event("beforeprint"));
      await eventually(() => line() === "95 kişiden 10 alındı", "the part");
      change({ mode: "remote", rows: toPeople(10), total: 10 });
      await eventually(() => line() === "10 kişinin tümü", "the whole list");
    });

    it("has whole names, also in rows that are rendered for it alone", async () => {
      const name = (id: string) => `${id}. dosyanın adı, en uzun gösterilen addan uzun`;
      const cell = ({ id }: Person) => createElement(TruncatedText, { text: name(id), limit: 12 });
      await show({
        rows: toPeople(25),
        columns: [{ id: "name", header: "Ad", text: ({ id }) => name(id), cell, role: "title" }],
      });
      expect(all("tbody .truncated-text")).to.have.length(10);
      dispatchEvent(new Event("beforeprint"));
      expect(all("tbody .row-title").map(({ textContent }) => textContent)).to.deep.equal(
        toPeople(25).map(({ id }) => name(id)),
      );
    });

    it("fetches all rows of a remote list for Yazdır, prints them with order, search and filters, and keeps its page", async () => {
      const fetchRows = async function* fetchRows() {
        yield await Promise.resolve({ rows: toPeople(60), count: 95 });
        yield await Promise.resolve({ rows: toPeople(95).slice(60), count: 95 });
      };
      const print = { title: "Çalışanlar", fetchRows, fetchTotal: () => Promise.resolve(480) };
      await show({ mode: "remote", rows: toPeople(10), total: 95, print });
      (shown as Shown).store().$state.set({
        ...defaults,
        search: "a",
        sort: { column: "walk", isDescending: true },
        filters: { status: ["registered"] },
      });
      await eventually(() => root().querySelector(".active-filters"), "the filter");
      const { printed, stop } = recordPrinting();
      try {
        button("Yazdır").click();
        const view = await eventually(() => printed[0], "the sheet");
        expect(view.document.title).to.equal("Çalışanlar");
        const sheet = view.document.body.firstElementChild?.shadowRoot as ShadowRoot;
        expect(sheet.querySelectorAll("tbody tr")).to.have.length(95);
        expect(sheet.querySelector(".printed-lead")?.textContent).to.equal(
          "95 kişi · Sıralama: Yürüme, azalan · Arama: a · Durum: Kayıtlı",
        );
        expect(sheet.querySelector(".printed-end")?.textContent).to.equal("Filtreye uyan 95 kişi, 480 içinden");
      } finally {
        stop();
      }
      await eventually(() => all("tbody tr").length === 10, "the page");
      expect(find(".pager p").textContent).to.equal("95 kişiden 1–10");
    });

    it("says what Yazdır couldn't fetch and tries again, and stops when it is told to", async () => {
      let attempts = 0;
      const fetchRows = async function* fetchRows(_state: unknown, signal: AbortSignal) {
        attempts += 1;
        if (attempts === 1) throw new ApiError("network", "GET /list");
        yield await Promise.resolve({ rows: toPeople(10), count: 95 });
        await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
      };
      await show({ mode: "remote", rows: toPeople(10), total: 95, print: { title: "Çalışanlar", fetchRows } });
      const { printed, stop } = recordPrinting();
      try {
        button("Yazdır").click();
        await eventually(() => root().querySelector("[role=alert]"), "the failure");
        expect(find("[role=alert]").textContent).to.contain("Liste yazdırılamadı. ");
        expect(warnings.take().join()).to.match(/^warn: .*Printing failed: GET \/list: network$/);
        button("Yeniden Dene").focus();
        button("Yeniden Dene").click();
        await eventually(() => root().querySelector(".progress-label")?.textContent === "10 / 95", "the progress");
        expect(root().activeElement?.matches(".print-button"), "the focus").to.equal(true);
        expect(root().querySelector("[role=alert]")).to.equal(null);
        button("Vazgeç").click();
        await eventually(() => !root().querySelector(".progress"), "the end");
        expect(printed).to.have.length(0);
        expect(root().activeElement?.textContent).to.equal("Yazdır");
      } finally {
        stop();
      }
    });
  });

  it("is as high as all rows are, whatever the height of one", async () => {
    document.documentElement.style.setProperty("--shuttle-host-density", "1");
    await show({ rows: toPeople(2_000), hasPaging: false });
    const average = () => find("tbody").getBoundingClientRect().height / 2_000;
    const one = () => find("tbody tr:not(.row-gap)").getBoundingClientRect().height;
    await eventually(() => Math.abs(average() - one()) < 0.05, "the height");
    expect(one()).to.be.closeTo(35, 0.5);
    document.documentElement.style.removeProperty("--shuttle-host-density");
  });

  it("keeps the focus in the table when its row is scrolled away", async () => {
    const open = { label: () => "Detay", onOpen: () => undefined };
    await show({ rows: toPeople(5000), hasPaging: false, open });
    const scroller = find("[role=region]");
    const first = await eventually(() => root().querySelector<HTMLElement>("tbody .row-action button"), "a row");
    first.focus();
    scroller.scrollTop = 60_000;
    await eventually(() => !first.isConnected, "the row to go");
    expect(root().activeElement).to.equal(scroller);
  });

  it("keeps the names in sight where it must scroll, and shows records where it is narrow", async () => {
    await show({ rows: toPeople(5), open: { label: () => "Detay", onOpen: () => undefined } }, 660);
    const region = find("[role=region]");
    region.style.width = "400px";
    await eventually(() => region.hasAttribute("data-overflowing"), "the scroller");
    region.scrollLeft = 100;
    const { left } = region.getBoundingClientRect();
    expect(find("tbody th").getBoundingClientRect().left).to.be.closeTo(left, 2);
    (shown as Shown).element.style.width = "360px";
    await eventually(() => root().querySelector(".records"), "records");
    expect(root().querySelector("table")).to.equal(null);
    type(find<HTMLSelectElement>(".record-head select"), "-walk");
    await eventually(() => state().sort?.isDescending, "the order");
    (shown as Shown).element.style.width = "900px";
    await eventually(() => root().querySelector("table"), "the table");
  });

  it("a record is one button of title, value and summary; one at a time unfolds the rest and its actions", async () => {
    const opened: string[] = [];
    await show({ rows: toPeople(30), open: { label: () => "Detay", onOpen: ({ id }) => opened.push(id) } }, 360);
    const lines = () => [...root().querySelectorAll<HTMLButtonElement>("button.record-line")];
    await eventually(() => lines().length === 10, "a page");
    const [first, second] = lines();
    expect(first?.textContent).to.equal("Ayşe Yıldırım 0, Yürüme: 0 mKadıköy – Maslak");
    expect(find(".record-head-value").textContent).to.equal("Yürüme");
    expect(first?.getBoundingClientRect().height).to.be.within(60, 62);
    first?.click();
    await eventually(() => first?.ariaExpanded === "true", "the first one");
    const terms = () => all(".record-fold dt").map(({ textContent }) => textContent);
    expect(terms()).to.deep.equal(["Telefon", "Durum"]);
    second?.click();
    await eventually(() => second?.ariaExpanded === "true", "the second one");
    expect(all(".record-fold").length).to.equal(1);
    const action = find<HTMLButtonElement>(".record-actions button");
    expect(action.ariaLabel).to.equal("Detay: Burak Gündoğdu 1");
    action.click();
    expect(opened).to.deep.equal(["1"]);
    second?.click();
    await eventually(() => all(".record-fold").length === 0, "none");
  });

  it("records always have pages, of which one is shown at a time", async () => {
    await show({ rows: toPeople(45), hasPaging: false }, 360);
    await eventually(() => all(".record").length === usualPageSize, "a page");
    expect(find(".page-links > span").textContent).to.equal(`1 / ${Math.ceil(45 / usualPageSize)}`);
    all(".page-links button").at(-1)?.click();
    await eventually(
      () => find(".page-links > span").textContent === `2 / ${Math.ceil(45 / usualPageSize)}`,
      "the next page",
    );
    (shown as Shown).element.style.width = "900px";
    await eventually(() => all("tbody tr").length === 45, "all rows of the table");
  });

  it("shows on a phone filters and tools behind a button each, and how many filters are active", async () => {
    await show({ rows: toPeople(30) }, 360);
    const fields = () => all(".table-filter").filter((field) => field.checkVisibility());
    await eventually(() => root().querySelector(".record"), "records");
    expect(fields().length).to.equal(0);
    const filters = find<HTMLButtonElement>(".table-part");
    expect(filters.textContent).to.equal("Filtreler");
    filters.click();
    await eventually(() => fields().length === 2, "the filters");
    expect(filters.ariaExpanded).to.equal("true");
    (shown as Shown).store().$state.set({ ...state(), filters: { status: ["on_hold"] } });
    await eventually(() => filters.textContent === "Filtreler1 etkin", "the number");
  });

  for (const width of [1100, 660, 360]) {
    it(`has no accessibility fault at ${width} px`, async () => {
      const { element } = await show(
        { rows: toPeople(30), open: { label: () => "Detay", onOpen: () => undefined, openId: "1" } },
        width,
      );
      for (const theme of ["light", "dark"]) {
        element.setAttribute("theme", theme);
        await eventually(() => root().querySelector(`[data-shuttle-theme=${theme}]`), theme);
        expect(await axeViolations(element, { runOnly: wcag })).to.deep.equal([]);
      }
    });
  }
});

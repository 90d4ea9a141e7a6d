import { expect } from "chai";
import { monthReportContract } from "../../src/widgets/month-report/month-report.contract.ts";
import { answerMonth } from "../core/month/answers.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually, withFault } from "../helpers/page.ts";
import { load } from "./bundle.ts";
import { openStage, signIn, type } from "./stage.ts";

const month = "2025-03";
/** Replaces the no-break space between amount and unit. */
const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ");

type Answer = (url: URL) => Response | undefined;

/** Answers instead of the provider, unless `answer` returns another response. */
const provider =
  (answer: Answer = () => undefined) =>
  (request: Request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith("/api/") || /\/(login|logout|demo)/.test(url.pathname)) return undefined;
    const own = answer(url);
    if (own) return own;
    if (url.pathname.includes("is-billing-enabled")) return Response.json({ enabled: true });
    return Response.json(answerMonth(url, month));
  };

signIn({ "company-id": "42" });
before(() => void withFault(provider()));

const tabNamed = (root: ShadowRoot, name: string) =>
  [...root.querySelectorAll<HTMLElement>("[role=tab]")].find(({ textContent }) => textContent?.startsWith(name));

runContractSuite({
  contract: monthReportContract,
  define: () => load("month-report"),
  content: ".coverage",
  touch: async (root) => (await eventually(() => tabNamed(root, "Yürüme ve Süre"), "tab")).click(),
  isTouched: (root) => tabNamed(root, "Yürüme ve Süre")?.getAttribute("aria-selected") === "true",
});

describe("<shuttle-month-report>", () => {
  const stage = openStage("shuttle-month-report", { month });
  const { root, find, findAll, field, answer, widen, expectNoBarriers } = stage;
  const textOf = (selector: string) => plain(find(selector)?.textContent);
  const show = async (query = "") => {
    stage.show({ query });
    await eventually(() => find(".coverage-end"), "coverage");
  };
  const choose = (select: HTMLSelectElement, value: string) => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const decided = (count: number) =>
    eventually(() => new RegExp(`Karar verilen\\s*${count}`).test(textOf(".proof-facts")), `${count} decided`);

  beforeEach(() => answer(provider()));

  it("shows a month: tiles, the emptiest routes, the other figures and how much was read", async () => {
    await show();
    await eventually(() => find(".month-tile"), "tile");
    expect(textOf(".month-tile")).to.contain("Biniş").and.to.contain("16").and.to.contain("4 arttı (geçen ay 12)");
    expect(textOf(".coverage")).to.contain("32 / 32 kayıt alındı");
    expect(textOf(".data-table")).to.contain("Mart 2025");
    expect(textOf(".heat-map tfoot")).to.contain("Kapasitesi bilinen 7 rota");
    await expectNoBarriers();
  });

  it("lists the lines of the invoice by group, and keeps a decision", async () => {
    await show("section=proof");
    choose(await eventually(() => find<HTMLSelectElement>(".proof-table tbody tr select"), "decision"), "dispute");
    await decided(1);
    stage.remove();
    await show("section=proof");
    await decided(1);
    const kept = await eventually(
      () => findAll<HTMLSelectElement>(".proof-table select").find(({ value }) => value !== ""),
      "the decision",
    );
    expect(kept.value).to.equal("dispute");
    choose(kept, "undo");
    await decided(0);
    expect(kept.value).to.equal("");
    await expectNoBarriers();
  });

  it("decides about all listed rows after a question, and saves the decisions to a file that can be read again", async () => {
    await show("section=proof");
    const all = await eventually(() => /İncelenecek satır\s*(\d+)/.exec(textOf(".proof-facts"))?.[1], "rows");
    const select = await eventually(() => findAll<HTMLSelectElement>(".proof-tools select")[1], "choice");
    const decide = async (choice: string) => {
      choose(select, choice);
      (await eventually(() => find("dialog .button.primary"), "question")).click();
    };
    const [save] = stage.buttons("Kararları Dosyaya Kaydet");
    expect(save?.disabled).to.equal(true);
    await decide("dispute");
    const count = await eventually(() => /Karar verilen\s*([1-9]\d*)/.exec(textOf(".proof-facts"))?.[1], "decided");
    expect(Number(count)).to.be.at.most(Number(all));
    const create = URL.createObjectURL;
    let saved: Blob | null = null;
    URL.createObjectURL = (blob: Blob) => {
      saved = blob;
      return create(blob);
    };
    save?.click();
    URL.createObjectURL = create;
    const text = await (saved as Blob | null)?.text();
    await decide("undo");
    await decided(0);
    const input = find<HTMLInputElement>(".proof-file input") as HTMLInputElement;
    const read = (content: string) => {
      const files = new DataTransfer();
      files.items.add(new File([content], "Kararlar.json"));
      input.files = files.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    };
    const reported = (words: string) => eventually(() => textOf(".proof-file [role=status]").includes(words), words);
    read("{}");
    await reported("Bu dosya okunamadı.");
    read(text ?? "");
    await reported(`Dosyadan ${count} karar alındı.`);
    await decided(Number(count));
    expect(textOf(".proof-tools a[href^='mailto:?subject=']")).to.equal("E-postayla Gönder");
    await expectNoBarriers();
    await decide("undo");
    await decided(0);
  });

  it("keeps a row visible and marked that is decided while only open ones are shown, and can undo it", async () => {
    await show("section=proof");
    const decisions = () => findAll<HTMLSelectElement>(".proof-table tbody select");
    const check = await eventually(() => find(".proof-tools shuttle-sl-checkbox"), "filter");
    const all = await eventually(() => decisions().length, "rows");
    check.click();
    choose(decisions()[0] as HTMLSelectElement, "accept");
    await eventually(() => find(".proof-table tr.decided"), "a marked row");
    expect(decisions()).to.have.length(all);
    check.click();
    check.click();
    await eventually(() => decisions().length === all - 1 || find(".proof-table select") === null, "fewer");
    check.click();
    choose(await eventually(() => decisions().find(({ value }) => value === "accept"), "the decided one"), "undo");
    await eventually(() => find(".proof-table tr.decided") === null, "undone");
  });

  it("shows a route whose vehicle isn't known as unknown, and marks nothing by colour alone", async () => {
    await show("section=seats");
    await eventually(() => find(".heat-map"), "table");
    expect(textOf(".heat-map")).to.contain("Araç kapasitesi bilinmiyor");
    expect(textOf(".heat-map td.below")).to.contain("▾");
    await expectNoBarriers();
  });

  for (const [section, text] of [
    ["attendance", "Rotalara Göre"],
    ["fairness", "Yürüme Mesafesi"],
    ["emission", "Faaliyet Verisi"],
  ] as const) {
    it(`shows the section ${section}`, async () => {
      await show(`section=${section}`);
      await eventually(() => find(".month-section .card-title"), "card");
      expect(textOf(".month-section .card-title")).to.equal(text);
      await expectNoBarriers();
    });
  }

  it("shows the heads of all tables of absences on a desktop", async () => {
    widen(1200);
    await show("section=attendance");
    await eventually(() => findAll(".data-table tbody tr").length > 0, "rows");
    expect(findAll(".month-section thead").map(({ offsetHeight }) => offsetHeight > 20)).to.deep.equal([
      true,
      true,
      true,
    ]);
    expect(findAll(".month-section .table-toolbar"), "toolbars without a tool").to.have.length(0);
  });

  it("computes emissions once a factor, its source and its year are typed", async () => {
    await show("section=emission");
    const fill = async (label: string, text: string) => type(await eventually(() => field(label), label), text);
    const shown = (text: string) => eventually(() => plain(stage.text()).includes(text), text);
    await shown("kilogram hesaplanmadı");
    await fill("Katsayı (kg CO₂e)", "0,5");
    await fill("Kaynak", "Ulusal envanter");
    await fill("Yıl", "26");
    await shown("1990 ile 2100 arasında bir yıl girin.");
    await expectNoBarriers();
    await fill("Yıl", "2026");
    await shown("Kaynak: Ulusal envanter, 2026");
    await shown("0,5 kg CO2e / kişi-km");
  });

  it("scrolls the chosen tab into view when the tabs have no room", async () => {
    widen(360);
    await show("section=emission");
    const tab = await eventually(() => tabNamed(root(), "Emisyon"), "tab");
    const strip = tab.parentElement as HTMLElement;
    const isWhole = (one: HTMLElement) => {
      const [outer, inner] = [strip.getBoundingClientRect(), one.getBoundingClientRect()];
      // The strip scrolls by whole pixels.
      return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    };
    expect(strip.scrollWidth, "wider than its room").to.be.greaterThan(strip.clientWidth);
    await eventually(() => isWhole(tab), "the chosen tab");
    expect(scrollY).to.equal(0);
    const first = await eventually(() => tabNamed(root(), "Özet"), "tab");
    first.click();
    await eventually(() => isWhole(first), "the first one");
  });

  it("leaves out the columns of compared amounts in a group that has none", async () => {
    await show("section=proof");
    await eventually(() => find(".proof-toggle"), "a row");
    const heads = findAll(".proof-table > thead th").map(({ textContent }) => textContent);
    expect(heads).to.include("Faturada");
    expect(heads).not.to.include("Hesaplanan");
    expect(findAll(".proof-table > tbody td[data-label=Hesaplanan]")).to.have.length(0);
  });

  it("shows the figures of an opened row in three columns on a phone", async () => {
    widen(360);
    await show("section=proof");
    (await eventually(() => find(".proof-toggle"), "a row")).click();
    const total = await eventually(() => find(".proof-detail .proof-total"), "its total");
    const figures = [...total.children].map((figure) => figure.getBoundingClientRect());
    const names = [...total.querySelectorAll("dt")].map(({ textContent }) => textContent);
    expect(names).to.deep.equal(["Faturada", "Hesaplanan", "Fark"]);
    expect(new Set(figures.map(({ top }) => Math.round(top))).size).to.equal(1);
    expect(figures.at(-1)?.right).to.be.at.most(360);
    // The items that are equal have one figure.
    expect(textOf(".proof-detail h4")).to.match(/^(Farklı|Aynı|Hesaplanamayan) \d kalem$/);
  });

  it("prints one page from any section, with charts as vectors and without names", async () => {
    await show("section=proof");
    await eventually(() => find(".proof-table"), "rows");
    await eventually(() => find(".area-actions .button.primary"), "everything read");
    expect(find(".board")).to.equal(null);
    await eventually(() => {
      dispatchEvent(new Event("beforeprint"));
      return find(".board");
    }, "a page that is printed");
    expect(findAll(".board svg path.sh-chart-solid:not([d=''])").length).to.equal(4);
    expect(textOf(".board"))
      .to.contain("Ay Sonu Raporu")
      .and.to.contain("Mart 2025")
      .and.not.to.match(/Kişi \d/);
    dispatchEvent(new Event("afterprint"));
    await eventually(() => find(".board") === null, "the screen again");
  });

  it("names a missing part, and loads only that again", async () => {
    let isBroken = true;
    const asked: string[] = [];
    answer(
      provider((url) => {
        asked.push(url.pathname);
        const isRuns = url.pathname === "/api/routes/past-trips/" && url.searchParams.get("route_unique_id") === "R-3";
        return isBroken && isRuns ? new Response("{}", { status: 400 }) : undefined;
      }),
    );
    await show("month=2025-01");
    await eventually(() => find(".coverage-missing"), "missing");
    expect(textOf(".coverage-missing")).to.contain("Hat R-3 seferleri");
    isBroken = false;
    asked.length = 0;
    find(".coverage-missing button")?.click();
    await eventually(() => find(".coverage-missing") === null && find(".coverage-end"), "mended");
    expect(new Set(asked)).to.deep.equal(new Set(["/api/routes/past-trips/"]));
  });
});

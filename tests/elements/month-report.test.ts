import { expect } from "chai";
import { monthReportContract } from "../../src/widgets/month-report/month-report.contract.ts";
import { answerMonth } from "../core/month/answers.ts";
import { findBarriers } from "../helpers/barriers.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually, withFault } from "../helpers/page.ts";
import { accounts, fetchToken, giveToken, load } from "./bundle.ts";

const month = "2025-03";
/** Replaces the no-break space between amount and unit. */
const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ");

/** Stubs the provider, unless `answer` returns another response. */
function provide(answer: (url: URL) => Response | undefined = () => undefined): () => void {
  return withFault((request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith("/api/") || /\/(login|logout|demo)/.test(url.pathname)) return undefined;
    const own = answer(url);
    if (own) return own;
    if (url.pathname.includes("is-billing-enabled")) return Response.json({ enabled: true });
    return Response.json(answerMonth(url, month));
  });
}

before(async () => {
  await giveToken(await fetchToken(accounts.admin), { "company-id": "42" });
  provide();
});

const tabNamed = (root: ShadowRoot, name: string) =>
  [...root.querySelectorAll<HTMLElement>("[role=tab]")].find(({ textContent }) => textContent?.startsWith(name));

runContractSuite({
  contract: monthReportContract,
  define: () => load("month-report"),
  content: ".coverage",
  touch: async (root) => (await eventually(() => tabNamed(root, "Yürüme ve Süre"), "tab")).click(),
  isTouched: (root) => tabNamed(root, "Yürüme ve Süre")?.getAttribute("aria-selected") === "true",
});

async function show(query = ""): Promise<ShadowRoot> {
  const element = document.createElement("shuttle-month-report");
  element.setAttribute("month", month);
  element.setAttribute("query", query);
  document.body.append(element);
  const root = await eventually(() => element.shadowRoot, "root");
  await eventually(() => root.querySelector(".coverage-end"), "coverage");
  return root;
}

describe("<shuttle-month-report>", () => {
  before(() => load("month-report"));
  beforeEach(() => void provide());
  afterEach(() => document.querySelectorAll("shuttle-month-report").forEach((element) => element.remove()));

  it("shows a month: tiles, the emptiest routes, the other figures and how much was read", async () => {
    const root = await show();
    const tile = await eventually(() => root.querySelector(".month-tile"), "tile");
    expect(plain(tile.textContent)).to.contain("Biniş").and.to.contain("16").and.to.contain("4 arttı (geçen ay 12)");
    expect(plain(root.querySelector(".coverage")?.textContent)).to.contain("32 / 32 kayıt alındı");
    expect(plain(root.querySelector(".data-table")?.textContent)).to.contain("Mart 2025");
    expect(plain(root.querySelector(".heat-map tfoot")?.textContent)).to.contain("Kapasitesi bilinen 7 rota");
    expect(await findBarriers(root.host as HTMLElement)).to.deep.equal([]);
  });

  it("lists the lines of the invoice by group, and keeps a decision", async () => {
    const root = await show("section=proof");
    const row = await eventually(() => root.querySelector(".proof-table tbody tr"), "row");
    const select = await eventually(() => row.querySelector<HTMLSelectElement>("select"), "decision");
    select.value = "dispute";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await eventually(() => /Karar verilen\s*1/.test(root.querySelector(".proof-facts")?.textContent ?? ""), "decided");
    root.host.remove();
    const again = await show("section=proof");
    await eventually(() => /Karar verilen\s*1/.test(again.querySelector(".proof-facts")?.textContent ?? ""), "kept");
    const kept = await eventually(
      () => [...again.querySelectorAll<HTMLSelectElement>(".proof-table select")].find(({ value }) => value !== ""),
      "the decision",
    );
    expect(kept.value).to.equal("dispute");
    kept.value = "undo";
    kept.dispatchEvent(new Event("change", { bubbles: true }));
    await eventually(() => /Karar verilen\s*0/.test(again.querySelector(".proof-facts")?.textContent ?? ""), "undone");
    expect(kept.value).to.equal("");
    expect(await findBarriers(again.host as HTMLElement)).to.deep.equal([]);
  });

  it("decides about all listed rows after a question, and hands the decisions on as a file that is read in again", async () => {
    const root = await show("section=proof");
    const facts = () => root.querySelector(".proof-facts")?.textContent ?? "";
    const all = await eventually(() => /İncelenecek satır\s*(\d+)/.exec(facts())?.[1], "rows");
    const select = await eventually(() => root.querySelectorAll<HTMLSelectElement>(".proof-tools select")[1], "choice");
    const decide = async (choice: string) => {
      select.value = choice;
      select.dispatchEvent(new Event("change", { bubbles: true }));
      (await eventually(() => root.querySelector<HTMLElement>("dialog .button.primary"), "question")).click();
    };
    const buttonNamed = (name: string) =>
      [...root.querySelectorAll<HTMLButtonElement>("button")].find(({ textContent }) => textContent?.trim() === name);
    expect(buttonNamed("Kararları Dosyaya Kaydet")?.disabled).to.equal(true);
    await decide("dispute");
    await eventually(() => /Karar verilen\s*[1-9]/.test(facts()), "decided");
    const decided = /Karar verilen\s*(\d+)/.exec(facts())?.[1];
    expect(Number(decided)).to.be.at.most(Number(all));
    const create = URL.createObjectURL;
    let saved: Blob | null = null;
    URL.createObjectURL = (blob: Blob) => {
      saved = blob;
      return create(blob);
    };
    buttonNamed("Kararları Dosyaya Kaydet")?.click();
    URL.createObjectURL = create;
    const text = await (saved as Blob | null)?.text();
    await decide("undo");
    await eventually(() => /Karar verilen\s*0/.test(facts()), "undone");
    const input = root.querySelector<HTMLInputElement>(".proof-file input") as HTMLInputElement;
    const read = (content: string) => {
      const files = new DataTransfer();
      files.items.add(new File([content], "Kararlar.json"));
      input.files = files.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    };
    const told = (words: string) =>
      eventually(() => root.querySelector(".proof-file [role=status]")?.textContent?.includes(words), words);
    read("{}");
    await told("Bu dosya okunamadı.");
    read(text ?? "");
    await told(`Dosyadan ${decided} karar alındı.`);
    expect(facts()).to.match(new RegExp(`Karar verilen\\s*${decided}`));
    expect(root.querySelector(".proof-tools a[href^='mailto:?subject=']")?.textContent).to.equal("E-postayla Gönder");
    expect(await findBarriers(root.host as HTMLElement)).to.deep.equal([]);
    await decide("undo");
    await eventually(() => /Karar verilen\s*0/.test(facts()), "as before");
  });

  it("keeps a row in sight that is decided while only open ones are shown, marked and with its way back", async () => {
    const root = await show("section=proof");
    const decisions = () => [...root.querySelectorAll<HTMLSelectElement>(".proof-table tbody select")];
    const choose = (select: HTMLSelectElement, value: string) => {
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    };
    const check = await eventually(() => root.querySelector<HTMLElement>(".proof-tools shuttle-sl-checkbox"), "filter");
    const all = await eventually(() => decisions().length, "rows");
    check.click();
    choose(decisions()[0] as HTMLSelectElement, "accept");
    await eventually(() => root.querySelector(".proof-table tr.decided"), "a marked row");
    expect(decisions()).to.have.length(all);
    check.click();
    check.click();
    await eventually(
      () => decisions().length === all - 1 || root.querySelector(".proof-table select") === null,
      "fewer",
    );
    check.click();
    choose(await eventually(() => decisions().find(({ value }) => value === "accept"), "the decided one"), "undo");
    await eventually(() => root.querySelector(".proof-table tr.decided") === null, "undone");
  });

  it("shows a route whose vehicle isn't known as unknown, and marks nothing by colour alone", async () => {
    const root = await show("section=seats");
    const table = await eventually(() => root.querySelector(".heat-map"), "table");
    expect(plain(table.textContent)).to.contain("Araç kapasitesi bilinmiyor");
    expect(table.querySelector("td.below")?.textContent).to.contain("▾");
    expect(await findBarriers(root.host as HTMLElement)).to.deep.equal([]);
  });

  for (const [section, text] of [
    ["attendance", "Rotalara Göre"],
    ["fairness", "Yürüme Mesafesi"],
    ["emission", "Faaliyet Verisi"],
  ] as const) {
    it(`has the section ${section}`, async () => {
      const root = await show(`section=${section}`);
      const panel = await eventually(() => root.querySelector(".month-section .card-title"), "card");
      expect(panel.textContent).to.equal(text);
      expect(await findBarriers(root.host as HTMLElement)).to.deep.equal([]);
    });
  }

  it("keeps the columns of its tables of absences on a desktop, where they stand below each other", async () => {
    document.body.style.width = "1200px";
    const root = await show("section=attendance");
    await eventually(() => root.querySelectorAll(".data-table tbody tr").length > 0, "rows");
    const heads = [...root.querySelectorAll<HTMLElement>(".month-section thead")];
    expect(heads.map(({ offsetHeight }) => offsetHeight > 20)).to.deep.equal([true, true, true]);
    expect(root.querySelectorAll(".month-section .table-toolbar"), "toolbars without a tool").to.have.length(0);
    document.body.style.width = "";
  });

  it("computes with a factor that is typed with its source and year", async () => {
    const root = await show("section=emission");
    const type = async (label: string, text: string) => {
      const field = await eventually(
        () => [...root.querySelectorAll("label")].find(({ textContent }) => textContent === label),
        label,
      );
      const input = root.getElementById(field.htmlFor) as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const shown = (text: string) => eventually(() => plain(root.textContent).includes(text), text);
    await shown("kilogram hesaplanmadı");
    await type("Katsayı (kg CO₂e)", "0,5");
    await type("Kaynak", "Ulusal envanter");
    await type("Yıl", "26");
    await shown("1990 ile 2100 arasında bir yıl girin.");
    expect(await findBarriers(root.host as HTMLElement)).to.deep.equal([]);
    await type("Yıl", "2026");
    await shown("Kaynak: Ulusal envanter, 2026");
    await shown("0,5 kg CO2e / kişi-km");
  });

  it("shows the chosen tab where the strip has no room for all", async () => {
    document.body.style.width = "360px";
    const root = await show("section=emission");
    const tab = await eventually(() => tabNamed(root, "Emisyon"), "tab");
    const strip = tab.parentElement as HTMLElement;
    const isWhole = (one: HTMLElement) => {
      const [outer, inner] = [strip.getBoundingClientRect(), one.getBoundingClientRect()];
      // The strip scrolls by whole pixels.
      return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    };
    expect(strip.scrollWidth, "wider than its room").to.be.greaterThan(strip.clientWidth);
    await eventually(() => isWhole(tab), "the chosen tab");
    expect(scrollY).to.equal(0);
    const first = await eventually(() => tabNamed(root, "Özet"), "tab");
    first.click();
    await eventually(() => isWhole(first), "the first one");
    document.body.style.width = "";
  });

  it("a group without compared amounts has no columns for them", async () => {
    const root = await show("section=proof");
    await eventually(() => root.querySelector(".proof-toggle"), "a row");
    const heads = () => [...root.querySelectorAll(".proof-table > thead th")].map(({ textContent }) => textContent);
    const dashes = () => [...root.querySelectorAll(".proof-table > tbody td[data-label=Hesaplanan]")];
    expect(heads()).to.include("Faturada");
    expect(heads()).not.to.include("Hesaplanan");
    expect(dashes()).to.have.length(0);
  });

  it("on a phone the figures of an opened row stand in three columns below their names", async () => {
    document.body.style.width = "360px";
    const root = await show("section=proof");
    (await eventually(() => root.querySelector<HTMLElement>(".proof-toggle"), "a row")).click();
    const total = await eventually(() => root.querySelector(".proof-detail .proof-total"), "its total");
    const figures = [...total.children].map((figure) => figure.getBoundingClientRect());
    expect([...total.querySelectorAll("dt")].map(({ textContent }) => textContent)).to.deep.equal([
      "Faturada",
      "Hesaplanan",
      "Fark",
    ]);
    expect(new Set(figures.map(({ top }) => Math.round(top))).size).to.equal(1);
    expect(figures.at(-1)?.right).to.be.at.most(360);
    // The items that are equal have one figure.
    expect(root.querySelector(".proof-detail h4")?.textContent).to.match(/^(Farklı|Aynı|Hesaplanamayan) \d kalem$/);
    document.body.style.width = "";
  });

  it("prints a page of its own from any section, with charts as vectors and nobody's name", async () => {
    const root = await show("section=proof");
    await eventually(() => root.querySelector(".proof-table"), "rows");
    await eventually(() => root.querySelector(".area-actions .button.primary"), "everything read");
    expect(root.querySelector(".board")).to.equal(null);
    const board = await eventually(() => {
      dispatchEvent(new Event("beforeprint"));
      return root.querySelector(".board");
    }, "a page that is printed");
    expect(board.querySelectorAll("svg path.sh-chart-solid:not([d=''])").length).to.equal(4);
    expect(plain(board.textContent)).to.contain("Ay Sonu Raporu").and.to.contain("Mart 2025");
    expect(board.textContent).not.to.match(/Kişi \d/);
    dispatchEvent(new Event("afterprint"));
    await eventually(() => root.querySelector(".board") === null, "the screen again");
  });

  it("names what is missing, and fetches only that again", async () => {
    let isBroken = true;
    const asked: string[] = [];
    provide((url) => {
      asked.push(url.pathname);
      const isRuns = url.pathname === "/api/routes/past-trips/" && url.searchParams.get("route_unique_id") === "R-3";
      return isBroken && isRuns ? new Response("{}", { status: 400 }) : undefined;
    });
    const root = await show("month=2025-01");
    const missing = await eventually(() => root.querySelector(".coverage-missing"), "missing");
    expect(plain(missing.textContent)).to.contain("Hat R-3 seferleri");
    isBroken = false;
    asked.length = 0;
    missing.querySelector("button")?.click();
    await eventually(
      () => root.querySelector(".coverage-missing") === null && root.querySelector(".coverage-end"),
      "mended",
    );
    expect(new Set(asked)).to.deep.equal(new Set(["/api/routes/past-trips/"]));
  });
});

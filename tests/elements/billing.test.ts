import { expect } from "chai";
import { addMonths, formatMonthAndYear, monthNumberOf, toMonth, yearOf } from "../../src/core/time/month.ts";
import { billingContract } from "../../src/widgets/billing/billing.contract.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { findCovered, roomAt } from "../helpers/covered.ts";
import { eventually, trackRequests, withFault } from "../helpers/page.ts";
import { rawHistogram, rawInvoice, rawPlan } from "../widgets/billing/sample-invoice.ts";
import { load } from "./bundle.ts";
import { broken, openStage, signIn } from "./stage.ts";

const current = toMonth(Date.now());
const toDate = (month: string) => `${monthNumberOf(month)}-${yearOf(month)}`;
/** Replaces the no-break space between amount and unit. */
const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ");

/** Three months before this one to two after it. */
function histogram() {
  const first = addMonths(current, -3);
  return rawHistogram(monthNumberOf(first), yearOf(first) < yearOf(current) ? 13 - monthNumberOf(first) : 0);
}

type Answer = (url: string, request: Request) => Response | Promise<Response> | undefined;
const isPlanChange = (url: string) => url.includes("request-payment-plan-change");
const isHistogram = (url: string) => url.includes("/histogram/");
const isInvoice = (url: string) => /\/v2\/company\/billing\/42\/\?/.test(url);
const isEnabled = (url: string) => url.includes("is-billing-enabled");

/** Stubs the provider: the same invoice for every month, unless `answer` returns another response. */
function provide(answer: Answer = () => undefined): () => void {
  return withFault((request) => {
    const { url } = request;
    const own = answer(url, request);
    if (own) return own;
    if (isEnabled(url)) return Response.json({ enabled: true });
    if (isPlanChange(url)) return Response.json({});
    if (isHistogram(url)) return Response.json(histogram());
    return isInvoice(url) ? Response.json(rawInvoice()) : undefined;
  });
}

const account = signIn({ "company-id": "42" });
before(() => void provide());

const tabNamed = (root: ShadowRoot, name: string) =>
  [...root.querySelectorAll<HTMLElement>("[role=tab]")].find(({ textContent }) => textContent?.startsWith(name));

runContractSuite({
  contract: billingContract,
  define: () => load("billing"),
  content: ".plan h2",
  touch: async (root) => (await eventually(() => tabNamed(root, "Fiyat Yapısı"), "tab")).click(),
  isTouched: (root) => tabNamed(root, "Fiyat Yapısı")?.getAttribute("aria-selected") === "true",
});

describe("<shuttle-billing>", function () {
  const stage = openStage("shuttle-billing");
  const { root, press, expectNoBarriers } = stage;
  const text = () => plain(stage.text());
  const find = (selector: string) => eventually(() => root().querySelector<HTMLElement>(selector), selector);
  const says = (words: string | RegExp) =>
    eventually(() => (typeof words === "string" ? text().includes(words) : words.test(text())), String(words));
  const button = (name: string) => eventually(() => stage.buttons(name)[0], name);
  const openTab = async (name: string) => (await eventually(() => tabNamed(root(), name), name)).click();
  const rows = () => [...root().querySelectorAll<HTMLElement>(".table-panel tbody tr")];
  const cells = (row: Element | null | undefined) =>
    [...(row?.children ?? [])].map(({ textContent }) => plain(textContent));

  /** Shows the element in a new session, without data loaded or sent by earlier tests. */
  const show = async (answer?: Answer, attributes: Record<string, string> = {}) => {
    await account.afresh();
    provide(answer);
    stage.show(attributes);
  };

  afterEach(() => void provide());

  describe("plans", () => {
    it("keep their shape and height while they load", async () => {
      let answer: (response: Response) => void = () => undefined;
      await show((url) => (isInvoice(url) ? new Promise<Response>((resolve) => (answer = resolve)) : undefined));
      stage.element().style.width = "1280px";
      await eventually(() => root().querySelectorAll(".skeleton-panel .plan").length === 2, "two shapes");
      const height = () => root().querySelector(".plan-facts")?.getBoundingClientRect().height ?? 0;
      const before = height();
      answer(Response.json(rawInvoice()));
      await eventually(() => root().querySelectorAll("section.plan").length === 2, "two plans");
      expect(height()).to.be.closeTo(before, 4);
    });

    it("show the current one with its costs and the other one with its saving", async () => {
      await show();
      const [now, other] = await eventually(() => {
        const plans = [...root().querySelectorAll<HTMLElement>("section.plan")];
        return plans.length === 2 ? plans : null;
      }, "two plans");
      const [first, second] = [plain(now?.textContent), plain(other?.textContent)];
      for (const words of [
        "Normal Ödeme",
        "Mevcut planınız",
        "45 gün vadeli",
        "16.140,74 TL",
        "2.690,12 TL KDV",
        "Çalışan bazlı kullanım5.950,62 TL",
        "Ek servisler3.000,00 TL",
        "Hat bazlı kullanım4.500,00 TL",
        "KDV hariç13.450,62 TL",
        "Koltuk başı ort.4.483,54 TL",
        "Son ödeme15.01.2027",
      ]) {
        expect(first).to.include(words);
      }
      for (const words of ["Erken Ödeme", "%4 indirim", "7 gün vadeli", "15.855,12 TL", "285,62 TL tasarruf"]) {
        expect(second).to.include(words);
      }
      expect(now?.classList.contains("current")).to.equal(true);
      expect(text()).to.include("Çalışan sayısı3").and.to.include("Çalışma saatleri08:30–18:00");
      expect(text()).to.include("Faturalar her ayın ilk günü düzenlenir.");
    });

    it("keep the buttons above in their place on a phone while the invoice loads", async () => {
      let answer: () => void = () => undefined;
      const asked = new Promise<void>((resolve) => (answer = resolve));
      await show((url) => (isInvoice(url) ? asked.then(() => Response.json(rawInvoice())) : undefined));
      stage.element().style.width = "358px";
      const print = await button("Yazdır");
      const pay = await button("Ödeme Bilgileri");
      const before = [print, pay].map((each) => each.getBoundingClientRect().top);
      expect([print.disabled, pay.disabled]).to.deep.equal([true, true]);
      answer();
      await eventually(() => !print.disabled && !pay.disabled, "the invoice");
      expect([print, pay].map((each) => each.getBoundingClientRect().top)).to.deep.equal(before);
    });

    it("show each line on a phone with name, total and one line of facts, after the sums", async () => {
      const [first] = rawInvoice().passengers;
      const passengers = Array.from({ length: usualPageSize + 5 }, (_, index) => ({
        ...first,
        name: `Çalışan ${index}`,
      }));
      await show((url) => (isInvoice(url) ? Response.json({ ...rawInvoice(), passengers }) : undefined));
      stage.element().style.width = "390px";
      const records = () => [...root().querySelectorAll<HTMLElement>(".table-panel .record")];
      await eventually(() => records().length === usualPageSize + 1, "a page and the sums");
      expect(records()[0]?.textContent).to.match(new RegExp(`^Toplam, ${usualPageSize + 5} çalışan`));
      expect(root().querySelector(".table-panel .data-table")?.getBoundingClientRect().height).to.be.below(
        120 * usualPageSize,
      );
    });

    it("confirm a change, send it once and show it as pending", async () => {
      let answerLate: (response: Response) => void = () => undefined;
      let isSent = false;
      await show((url) => {
        if (isPlanChange(url)) {
          isSent = true;
          return new Promise<Response>((resolve) => (answerLate = resolve));
        }
        return isInvoice(url) && isSent
          ? Response.json(rawInvoice({ payment_plan_change_request: "pending" }))
          : undefined;
      });
      const requests = trackRequests();
      await press("Bu plana geç");
      const dialog = await find("dialog[open]");
      expect(plain(dialog.textContent)).to.include("Erken Ödeme Planına Geç").and.to.include("15.855,12 TL");
      await expectNoBarriers();
      const submit = dialog.querySelector<HTMLButtonElement>("[type=submit]");
      submit?.click();
      submit?.click();
      await eventually(() => dialog.querySelector("[aria-busy=true]"), "loading");
      expect(dialog.querySelector("[aria-busy=true]")?.textContent).to.equal("Gönderiliyor");
      answerLate(Response.json({}));
      await eventually(() => plain(dialog.textContent).includes("planına geçiş talebiniz bize ulaştı"), "success");
      await eventually(() => root().activeElement?.textContent === "Talebinizi Aldık", "focus on the answer");
      await expectNoBarriers();
      await press("Tamam");
      const pending = (await button("Talebinizi Aldık")) as HTMLButtonElement;
      expect(pending.disabled).to.equal(true);
      expect(root().activeElement?.textContent).to.equal("Erken Ödeme");
      await eventually(() => text().includes("Değişiklik bir sonraki faturanızda geçerli olur."), "when it holds");
      (await find("[aria-label='Önceki ay']")).click();
      await says(`${formatMonthAndYear(addMonths(current, -1))} faturası`);
      expect(text()).not.to.include("Bu plana geç");
      expect(requests.seen().filter(isPlanChange)).to.have.length(1);
    });

    it("show a failed change, and confirm again after going back", async () => {
      let answers = 0;
      await show((url) => {
        if (!isPlanChange(url)) return undefined;
        answers += 1;
        return answers === 1 ? new Response("{}", { status: 500 }) : Response.json({});
      });
      await press("Bu plana geç");
      (await find("dialog[open] [type=submit]")).click();
      await says("Talebiniz İletilemedi");
      await expectNoBarriers();
      expect(answers).to.equal(1);
      await press("Forma Dön");
      const submit = (await find("dialog[open] [type=submit]")) as HTMLButtonElement;
      await eventually(() => !submit.disabled, "the invoice to be known");
      submit.click();
      await says("planına geçiş talebiniz bize ulaştı");
      expect(answers).to.equal(2);
    });
  });

  describe("charts", () => {
    it("show the items above 0, and that all amounts agree", async () => {
      await show();
      const legend = await find(".sh-doughnut-legend tbody");
      expect([...legend.children].map((row) => cells(row))).to.deep.equal([
        ["Çalışan bazlı kullanım", "%44,2", "5.950,62 TL"],
        ["Havalimanı transferi", "%14,9", "2.000,00 TL"],
        ["Hafta sonu servisi", "%7,4", "1.000,00 TL"],
        ["Hat bazlı kullanım", "%33,5", "4.500,00 TL"],
      ]);
      expect(text()).to.include("Çalışan satırları, kalemler ve plan toplamı birbirini tutuyor.");
      expect(root().querySelector(".differences")).to.equal(null);
    });

    it("keep the small figures and each item's name on one line on a laptop", async () => {
      await show();
      stage.element().style.width = `${roomAt(1366)}px`;
      await find(".billing-whose");
      const labels = [...root().querySelectorAll(".billing-facts dt")].map(
        (label) => label.getBoundingClientRect().top,
      );
      expect(new Set(labels).size).to.equal(1);
      await find(".sh-doughnut-legend tbody th");
      const words = [...root().querySelectorAll(".sh-doughnut-legend tbody th > span")];
      await eventually(() => words.every((word) => word.getBoundingClientRect().height < 30), "one line each");
    });

    it("show both amounts where two don't agree", async () => {
      const plan = rawPlan("normal", { employee_based_cost: 6000.62 });
      await show((url) => (isInvoice(url) ? Response.json(rawInvoice({ prices: [plan] })) : undefined));
      const note = await find(".differences");
      expect(plain(note.textContent))
        .to.include("Tutarlar birbirini tutmuyor")
        .and.to.include(
          "Çalışan satırlarının toplamı 5.950,62 TL, planın çalışan bazlı kullanımı 6.000,62 TL. Fark -50,00 TL",
        )
        .and.to.include("Çalışan bazlı kalemlerin toplamı 5.950,62 TL")
        .and.to.include(
          "Planın üç maliyetinin toplamı 13.500,62 TL, planın KDV hariç toplamı 13.450,62 TL. Fark +50,00 TL",
        );
      expect(text()).not.to.include("birbirini tutuyor.");
      await expectNoBarriers();
    });

    it("show negative items and how many lines have no total", async () => {
      const breakdown = {
        employee_based_usage: [{ name: "Kullanım", value: 5950.62 }],
        additional_services: [
          { name: "Servisler", value: 3250 },
          { name: "İade", value: -250 },
        ],
        line_based_usage: [{ name: "Hatlar", value: 4500 }],
      };
      const { passengers } = rawInvoice();
      const unpriced = { full_name: "Ece Su", route: null, prices: null };
      await show((url) =>
        isInvoice(url)
          ? Response.json(
              rawInvoice({ prices: [rawPlan("normal", { breakdown })], passengers: [...passengers, unpriced] }),
            )
          : undefined,
      );
      await says("Grafikte gösterilmeyen eksi kalemler: -250,00 TL");
      expect(text()).to.include("1 çalışan satırında toplam tutar yok.");
    });

    it(`show "Yetersiz bilgi." when the six months fail, and the invoice as ever`, async () => {
      let isBroken = true;
      await show((url) => (isHistogram(url) && isBroken ? broken() : undefined));
      await says("Yetersiz bilgi.");
      await find(".plan h2");
      expect(rows()).to.have.length(3);
      await expectNoBarriers();
      isBroken = false;
      root().querySelector<HTMLElement>(".billing-months [role=alert] button")?.click();
      await find(".billing-months table");
    });

    it("stay when the invoice fails, which shows a retry", async () => {
      let isBroken = true;
      await show((url) => (isInvoice(url) && isBroken ? broken() : undefined));
      await says(`${formatMonthAndYear(current)} faturası yüklenemedi`);
      await find(".billing-months table");
      expect(root().querySelectorAll("[role=alert]")).to.have.length(1);
      await expectNoBarriers();
      isBroken = false;
      root().querySelector<HTMLElement>("[role=alert] button")?.click();
      await find(".plan h2");
    });
  });

  describe("the month", () => {
    const keys = (target: Element, ...names: string[]) => {
      for (const key of names) {
        const active = root().activeElement ?? target;
        active.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      }
    };

    it("moves by the arrows, not past the current one", async () => {
      await show();
      await find(".plan h2");
      const told: string[] = [];
      stage.element().addEventListener("shuttle-query", (event) => told.push(event.detail.query));
      const next = await find("[aria-label='Sonraki ay']");
      expect(next.getAttribute("aria-disabled")).to.equal("true");
      next.click();
      (await find("[aria-label='Önceki ay']")).click();
      await says(`${formatMonthAndYear(addMonths(current, -1))} faturası`);
      expect(told).to.deep.equal([`month=${addMonths(current, -1)}`]);
      (await find("[aria-label='Sonraki ay']")).click();
      await says(`${formatMonthAndYear(current)} faturası`);
      expect(told.at(-1)).to.equal("");
    });

    it("moves by keys through months and years, back to November 2018", async () => {
      await show();
      await find(".plan h2");
      await press(formatMonthAndYear(current));
      const grid = await find(".month-grid");
      await eventually(
        () => root().activeElement?.getAttribute("aria-label") === formatMonthAndYear(current),
        "focus on this month",
      );
      expect(root().activeElement?.getAttribute("aria-pressed")).to.equal("true");
      expect(root().activeElement?.getAttribute("aria-current")).to.equal("date");
      await expectNoBarriers();
      keys(grid, "PageUp");
      await eventually(
        () => root().activeElement?.getAttribute("aria-label") === formatMonthAndYear(addMonths(current, -12)),
        "a year ago",
      );
      const year = (await find(".month-year select")) as HTMLSelectElement;
      expect([...year.options].at(-1)?.value).to.equal("2018");
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(year, "2018");
      year.dispatchEvent(new Event("change", { bubbles: true }));
      await eventually(() => root().querySelector(".month-grid[aria-label='2018']"), "2018");
      const months = [...root().querySelectorAll<HTMLButtonElement>(".month-grid button")];
      expect(months.filter(({ disabled }) => !disabled).map(({ textContent }) => textContent)).to.deep.equal([
        "Kasım",
        "Aralık",
      ]);
      const requests = trackRequests();
      months[10]?.click();
      await says("Kasım 2018 faturası");
      expect(requests.seen().some((call) => call.includes("?date=11-2018&month=11&year=2018"))).to.equal(true);
      expect((await find("[aria-label='Önceki ay']")).getAttribute("aria-disabled")).to.equal("true");
      expect(root().activeElement?.textContent).to.equal("Kasım 2018");
    });
  });

  describe("tables", () => {
    it("show every employee's costs in twelve columns, with sums", async () => {
      await show();
      stage.element().style.width = "1900px";
      const head = await find(".table-panel thead tr");
      await eventually(() => cells(head).length === 12, "all columns");
      expect(cells(head)).to.deep.equal([
        "Çalışan",
        "Rota",
        "Km",
        "Baz ücret",
        "Mesafe",
        "OGS/HGS",
        "Köprü",
        "Avrasya",
        "İndirim %",
        "Ek indirim %",
        "Yakıt artışı",
        "Toplam",
      ]);
      expect(cells(rows()[0])).to.deep.equal([
        "Ayşe Yıldırım",
        "Kadıköy – Levent",
        "21,4",
        "890,00",
        "749,00",
        "64,20",
        "118,00",
        "0,00",
        "%5",
        "%0",
        "98,40",
        "1.823,62",
      ]);
      expect(cells(root().querySelector("tfoot tr"))).to.deep.equal([
        "Toplam",
        "3 çalışan",
        "73,9",
        "2.670,00",
        "2.586,50",
        "295,20",
        "214,00",
        "164,00",
        "",
        "",
        "334,10",
        "5.950,62",
      ]);
    });

    it("drop columns on a laptop, so that no amount is covered", async () => {
      await show();
      const head = () => cells(root().querySelector(".table-panel thead tr"));
      const scroller = await find(".table-panel .table-scroller");
      for (const width of [1366, 1024]) {
        stage.element().style.width = `${roomAt(width)}px`;
        const isWide = () => scroller.scrollWidth > scroller.clientWidth + 1;
        // Columns with totals stay; the values of the others move below the name, and the count below the totals' label.
        await eventually(() => !isWide() || head()[1] === "Baz ücret", "the others give way");
        expect(findCovered(scroller)).to.deep.equal([]);
        expect(head()).to.include.members(["Baz ücret", "Mesafe", "Ek indirim %", "Yakıt artışı", "Toplam"]);
        const hint = root().querySelector<HTMLElement>(".table-hint");
        await eventually(() => hint?.checkVisibility() === isWide(), "the words that it scrolls");
        expect(scroller.getAttribute("aria-describedby")).to.equal(isWide() ? hint?.id : null);
      }
      expect(cells(rows()[0])[0]).to.equal("Ayşe YıldırımRota: Kadıköy – Levent · Km: 21,4");
      expect(cells(root().querySelector("tfoot tr"))[0]).to.equal("Toplam3 çalışanKm: 73,9");
      stage.element().style.width = "1900px";
      await eventually(() => cells(root().querySelector(".table-panel thead tr"))[1] === "Rota", "the route is back");
    });

    it("keep a route on one line where it has a column of its own", async () => {
      await show();
      stage.element().style.width = `${roomAt(1440)}px`;
      const routes = () => [...root().querySelectorAll<HTMLElement>(".table-panel tbody td:nth-child(2)")];
      await eventually(() => routes().length > 0, "routes");
      // Simulates other columns that need the room.
      for (const cell of routes()) cell.style.width = "1px";
      expect(routes().map(({ firstElementChild }) => firstElementChild?.getBoundingClientRect().height)).to.deep.equal(
        routes().map(() => 20),
      );
    });

    it("add up to the same sum by route", async () => {
      await show();
      await openTab("Rotaya Göre");
      await eventually(() => rows().length === 2, "two routes");
      expect(cells(rows()[0]).slice(0, 2)).to.deep.equal(["Kadıköy – Levent", "2"]);
      expect(cells(rows()[0]).slice(-3)).to.deep.equal(["2.109,53", "%70,9", "4.219,05"]);
      expect(cells(root().querySelector("tfoot tr")).at(-1)).to.equal("5.950,62");
      await expectNoBarriers();
    });

    it("show the change log by office, with its three kinds", async () => {
      await show(undefined, { query: "tab=changes" });
      const [levent, maslak] = await eventually(() => {
        const offices = [...root().querySelectorAll<HTMLElement>(".office")];
        return offices.length === 2 ? offices : null;
      }, "two offices");
      expect(plain(levent?.textContent))
        .to.include("Levent Ofis")
        .and.to.include("1 eklenen +2.395,43 TL")
        .and.to.include("1 çıkarılan -1.500,00 TL");
      expect(cells(levent?.querySelector("tbody tr"))).to.deep.equal([
        "Oğuz Kağan Demir",
        "04.11.2026",
        "Kadıköy – Levent",
        "Çalışan eklendi",
        "33,6",
        "+2.395,43 TL",
      ]);
      expect(cells(maslak?.querySelector("tbody tr"))).to.deep.equal([
        "-",
        "20.11.2026",
        "-",
        "Birim fiyat güncellendi",
        "-",
        "+80,50 TL",
      ]);
      await expectNoBarriers();
    });

    it("show additional services, line-based usages and unit prices", async () => {
      await show();
      await openTab("Ek Servisler");
      await eventually(() => rows().length === 2, "two services");
      expect(cells(rows()[0])).to.deep.equal([
        "Havalimanı transferi",
        "Sabiha Gökçen",
        "2.000,00 TL",
        "2.400,00 TL",
        "Dört sefer",
      ]);
      expect(cells(root().querySelector("tfoot tr"))).to.deep.equal(["Toplam", "", "3.000,00 TL", "3.600,00 TL", ""]);
      await openTab("Hat Bazlı Kullanım");
      await eventually(() => cells(rows()[0])[0] === "Tuzla – Levent", "a line");
      expect(cells(rows()[0])).to.deep.equal(["Tuzla – Levent", "14", "4.500,00 TL", "5.400,00 TL", "Tam hat"]);
      await openTab("Fiyat Yapısı");
      await eventually(() => rows().length === 5, "five prices");
      expect(rows().map((row) => cells(row).filter((_, index) => index !== 1))).to.deep.equal([
        ["Baz ücret", "890,00 TL"],
        ["Mesafe ücreti", "35,00 TL"],
        ["OGS/HGS (ücretli yol)", "120,00 TL"],
        ["Köprü geçişi", "118,00 TL"],
        ["Avrasya Tüneli geçişi", "164,00 TL"],
      ]);
      await expectNoBarriers();
    });

    it("compare with the month before in steps that add up, and list who came and left", async () => {
      const before = addMonths(current, -1);
      const [ayse, isil] = rawInvoice().passengers;
      const left = { ...ayse, full_name: "Emre Kılıç" };
      await show((url) =>
        isInvoice(url) && url.includes(`date=${toDate(before)}&`)
          ? Response.json(rawInvoice({ passengers: [ayse, isil, left], payment_plan: "early" }))
          : undefined,
      );
      await openTab("Önceki Ayla Karşılaştırma");
      const bridge = await find(".bridge tbody");
      expect([...bridge.children].map((row) => cells(row))).to.deep.equal([
        [`${formatMonthAndYear(before)} çalışan ücretleri`, "", "5.378,81 TL"],
        ["Listeye girenler", "1 çalışan", "+2.395,43 TL"],
        ["Listeden çıkanlar", "1 çalışan", "-1.823,62 TL"],
        [`${formatMonthAndYear(current)} çalışan ücretleri`, "", "5.950,62 TL"],
      ]);
      for (const words of [
        "Çalışan ücretleri toplamı 571,81 TL (%10,6) arttı.",
        "Listeye giren 1 çalışan",
        "Oğuz Kağan Demir",
        "Listeden çıkan 1 çalışan",
        "Emre Kılıç",
        "İki ayın ödeme planı farklı",
      ]) {
        expect(text()).to.include(words);
      }
      await expectNoBarriers();
    });

    it("show a failure of the month before in its place", async () => {
      const before = addMonths(current, -1);
      let isBroken = true;
      await show((url) =>
        isInvoice(url) && url.includes(`date=${toDate(before)}&`) && isBroken
          ? new Response("{}", { status: 500 })
          : undefined,
      );
      await openTab("Önceki Ayla Karşılaştırma");
      await says(`${formatMonthAndYear(before)} faturası yüklenemedi`);
      await find(".plan h2");
      isBroken = false;
      root().querySelector<HTMLElement>(".comparison [role=alert] button")?.click();
      await find(".bridge");
      stage.element().setAttribute("query", "tab=comparison&month=2018-11");
      await says("Karşılaştırılacak bir önceki ay bulunmuyor.");
    });

    it("say in every table that it is empty", async () => {
      await show((url) => {
        if (isHistogram(url)) return Response.json({ result: [] });
        if (!isInvoice(url)) return undefined;
        return Response.json({ prices: [], passengers: [] });
      });
      await says("Bu ay için ödeme planı bulunmuyor.");
      for (const words of [
        "Bu ay için fatura kalemi bulunmuyor.",
        "Yetersiz bilgi.",
        "Bu ay faturalandırılan çalışan bulunmuyor.",
        "Çalışan sayısı-",
      ]) {
        await says(words);
      }
      await expectNoBarriers();
      for (const [tab, words] of [
        ["Rotaya Göre", "Bu ay faturalandırılan çalışan bulunmuyor."],
        ["Değişiklik Kayıtları", "Bu ay değişiklik kaydı bulunmuyor."],
        ["Ek Servisler", "Bu ay ek servis bulunmuyor."],
        ["Hat Bazlı Kullanım", "Bu ay hat bazlı kullanım bulunmuyor."],
      ] as const) {
        await openTab(tab);
        await eventually(() => plain(root().querySelector(".table-panel")?.textContent).includes(words), words);
      }
    });
  });

  describe("payment", () => {
    const withClipboard = (writeText: (words: string) => Promise<void>) =>
      Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    afterEach(() => Reflect.deleteProperty(navigator, "clipboard"));

    it("shows the bank's details, and copies the IBAN", async () => {
      const copied: string[] = [];
      withClipboard((words) => Promise.resolve(void copied.push(words)));
      await show();
      await press("Ödeme Bilgileri");
      const dialog = await find("dialog[open]");
      for (const words of [
        "BankaÖrnek Bankası",
        "Hesap adıServis Teknoloji A.Ş.",
        "IBANTR33 0006 1005 1978 6457 8413 26",
        "Vergi dairesiBeşiktaş",
        "Vergi no1234567890",
      ]) {
        expect(plain(dialog.textContent)).to.include(words);
      }
      await press("IBAN'ı Kopyala");
      await says("IBAN kopyalandı.");
      expect(copied).to.deep.equal(["TR330006100519786457841326"]);
      await expectNoBarriers();
    });

    it("says what helps when the browser refuses to copy", async () => {
      withClipboard(() => Promise.reject(new Error("refused")));
      await show();
      await press("Ödeme Bilgileri");
      await press("IBAN'ı Kopyala");
      await says("Tarayıcınız kopyalamaya izin vermedi.");
    });

    it("has nothing to copy without details", async () => {
      await show((url) => (isInvoice(url) ? Response.json(rawInvoice({ payment_info: null })) : undefined));
      await press("Ödeme Bilgileri");
      await says("Ödeme bilgileri henüz paylaşılmadı.");
      expect(text()).not.to.include("IBAN'ı Kopyala");
    });
  });

  it("prints all tables whole, one after another, with the payment details", async () => {
    const [line] = rawInvoice().passengers;
    const passengers = Array.from({ length: 45 }, (_, index) => ({ ...line, full_name: `Yolcu ${index}` }));
    await show((url) => (isInvoice(url) ? Response.json(rawInvoice({ passengers })) : undefined));
    await find(".plan h2");
    await openTab("Fiyat Yapısı");
    await eventually(() => rows().length === 5, "five prices");
    dispatchEvent(new Event("beforeprint"));
    expect([...root().querySelectorAll(".printed-table h2")].map(({ textContent }) => textContent)).to.deep.equal([
      "Rotaya Göre",
      "Değişiklik Kayıtları",
      "Ek Servisler",
      "Hat Bazlı Kullanım",
      "Fiyat Yapısı",
      "Çalışan Bazlı Ücretler",
    ]);
    expect(root().querySelectorAll(".printed-table table")).to.have.length(7);
    expect([...root().querySelectorAll(".printed-table")].at(-1)?.querySelectorAll("tbody tr")).to.have.length(45);
    expect(root().querySelector(".printed-payment")).not.to.equal(null);
    expect(root().querySelector(".printed-month")?.textContent).to.equal(formatMonthAndYear(current));
    dispatchEvent(new Event("afterprint"));
    await eventually(() => !root().querySelector(".printed-table"), "the tabs again");
  });

  describe("access", () => {
    it("is refused with a notice when the company has no billing, and no invoice is requested", async () => {
      const requests = trackRequests();
      await show((url) => (isEnabled(url) ? Response.json({ enabled: false }) : undefined));
      await says("Fatura Bilgileri modülü şirketiniz için henüz erişime açık değil.");
      expect(requests.seen().some(isInvoice)).to.equal(false);
      await expectNoBarriers();
    });
  });
});

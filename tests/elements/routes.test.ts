import { sendKeys } from "@web/test-runner-commands";
import { axeViolations } from "../helpers/axe.ts";
import { expect } from "chai";
import { routesContract } from "../../src/widgets/routes/routes.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually, trackRequests } from "../helpers/page.ts";
import { load } from "./bundle.ts";
import { exportCsv, shownTotal } from "./files.ts";
import { openStage, signIn } from "./stage.ts";
import { rawSeatOffer } from "../widgets/offer/sample-offers.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const account = signIn();

const sortButton = (root: ShadowRoot) => [...root.querySelectorAll<HTMLButtonElement>(".sort-button")].at(2);
const isSortedByCount = (root: ShadowRoot) => sortButton(root)?.closest("th")?.hasAttribute("aria-sort") ?? false;

runContractSuite({
  contract: routesContract,
  define: () => load("routes"),
  content: "tbody tr",
  touch: async (root) => (await eventually(() => sortButton(root), "sort button")).click(),
  isTouched: isSortedByCount,
});

describe("<shuttle-routes>", () => {
  const stage = openStage("shuttle-routes");
  const { root, find, show, rows, listed, told, expectNoBarriers, answer, restore } = stage;

  it("fits beside the sidebar of a small laptop, seats and free seats included", async () => {
    show();
    // 1366 px less the sidebar, the page's padding and a scroll bar.
    stage.element().style.width = "1055px";
    await eventually(() => find(".seat-bar"), "seats");
    const scroller = await eventually(() => find(".table-scroller"), "the list");
    expect(scroller.scrollWidth).to.be.at.most(scroller.clientWidth);
  });

  it("counts both directions as one route, and opens it by link, row and button", async () => {
    show();
    await listed(usualPageSize);
    expect(find(".badge")?.textContent).to.equal("37");
    const places = told("shuttle-navigate");
    const [row] = rows();
    row?.querySelector<HTMLElement>("th .link")?.click();
    row?.querySelector<HTMLElement>("td")?.click();
    row?.querySelector<HTMLElement>(".row-action button")?.click();
    const id = row?.querySelector("td")?.textContent;
    expect(places).to.deep.equal(
      Array.from({ length: 3 }, () => ({ name: "route-details", params: { id }, query: "", href: null })),
    );
  });

  it("shows a long list of employees whole, without opening the row", async () => {
    show();
    await listed(usualPageSize);
    let isTold = false;
    stage.element().addEventListener("shuttle-navigate", () => (isTold = true));
    const cell = await eventually(() => find(".people-more"), "a long list");
    const count = Number(cell.closest("tr")?.querySelector(".end")?.textContent);
    cell.querySelector("button")?.click();
    const list = await eventually(() => cell.querySelector(".people-all"), "all names");
    expect(list.children.length).to.equal(count);
    // As low as for hundreds of people.
    (list.closest(".floating") as HTMLElement).style.setProperty("max-height", "80px");
    (list.parentElement as HTMLElement).style.maxHeight = "40px";
    expect(
      await axeViolations(stage.element(), { runOnly: { type: "rule", values: ["scrollable-region-focusable"] } }),
    ).to.deep.equal([]);
    list.querySelector("li")?.click();
    const button = cell.querySelector("button");
    expect(find("[role=dialog]")?.getAttribute("aria-label")).to.contain(`${count} çalışanın tamamı`);
    await sendKeys({ press: "Escape" });
    await eventually(() => !cell.querySelector(".people-all"), "the list to close");
    expect(root().activeElement).to.equal(button);
    expect(isTold).to.equal(false);
  });

  it("exports every matching route, not only the page", async () => {
    show({ query: "search=levent&page_size=10" });
    await listed(10);
    const { file, lines } = await exportCsv(stage.element());
    expect(file).to.equal("Rota Listesi.csv");
    const [head, ...routes] = lines;
    expect(head).to.equal("\uFEFFRota adı;Rota no;Çalışan sayısı;Çalışanlar");
    expect(routes.length).to.equal(shownTotal(root(), "rotadan"));
    for (const line of routes) expect(line).to.match(/Levent;R-\d+;\d+;/);
  });

  it("says that nothing matches, and clears the search", async () => {
    show({ query: "search=yok+böyle+rota" });
    const button = await eventually(() => find(".empty-rows button"), "clear button");
    expect(find(".empty-rows")?.textContent).to.contain("Kriterlere uygun kayıt bulunmuyor!");
    await expectNoBarriers();
    button.click();
    await listed(usualPageSize);
  });

  it("has no barriers while it loads, empty and full", async () => {
    await account.afresh();
    let answerLate: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (answerLate = resolve));
    answer(({ url }) => (url.includes("/api/routes/") ? late : undefined));
    show();
    await eventually(() => find("[aria-busy=true]"), "skeleton");
    await expectNoBarriers();
    answerLate(Response.json({ result: [] }));
    await eventually(() => find(".empty-rows"), "empty list");
    expect(root().textContent).to.contain("Tanımlı rotanız bulunmuyor.");
    await expectNoBarriers();
    restore();
    await (stage.element() as HTMLElementTagNameMap["shuttle-routes"]).refresh();
    await listed(usualPageSize);
    await expectNoBarriers();
  });

  it("shows a demo account one offer's planned routes at a time", async () => {
    const requests = trackRequests(await account.afresh("demo"));
    show();
    const buttons = await eventually(() => {
      const found = [...root().querySelectorAll<HTMLButtonElement>(".offers button")];
      return found.length > 1 && rows().length > 0 ? found : null;
    }, "offers and rows");
    expect(buttons.map((button) => button.getAttribute("aria-pressed"))).to.deep.equal(["true", "false"]);
    expect(requests.seen().filter((call) => call.startsWith("GET /api/routes/"))).to.deep.equal([]);
    const first = rows()[0]?.textContent;
    buttons[1]?.click();
    await eventually(() => rows()[0]?.textContent !== first, "other rows");
    const places = told("shuttle-navigate");
    rows()[0]?.querySelector<HTMLElement>("th .link")?.click();
    expect(places.map(({ name }) => name)).to.deep.equal(["offer-route-details"]);
    await expectNoBarriers();
  });

  it("cuts pilots' names after 25 letters, and keeps them whole for screen readers", async () => {
    await account.afresh("demo");
    const pilots = ["Kozyatağı Genel Müdürlük Sabah", "Kozyatağı Genel Müdürlük Akşam"];
    answer(({ url }) =>
      new URL(url).pathname === "/api/demo/offers/"
        ? Response.json(pilots.map((pilot) => rawSeatOffer({}, pilot)))
        : undefined,
    );
    show();
    const buttons = await eventually(() => {
      const found = [...root().querySelectorAll<HTMLButtonElement>(".offers button")];
      return found.length > 2 ? found : null;
    }, "the pilots");
    const cut = buttons.filter(({ title }) => pilots.includes(title));
    expect(cut.map(({ title }) => title).toSorted()).to.deep.equal(pilots.toSorted());
    for (const button of cut) {
      expect(button.querySelector("[aria-hidden]")?.textContent).to.equal("Kozyatağı Genel Müdürlük ...");
      expect(button.querySelector(".visually-hidden")?.textContent).to.equal(button.title);
    }
    await expectNoBarriers();
  });
});

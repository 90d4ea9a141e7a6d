import { expect } from "chai";
import { driversContract } from "../../src/widgets/drivers/drivers.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { roomAt } from "../helpers/covered.ts";
import { expectFoldedFigures } from "../helpers/folded.ts";
import { eventually, trackRequests, trackTimers } from "../helpers/page.ts";
import { load } from "./bundle.ts";
import { openStage, signIn, type } from "./stage.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const account = signIn();

const heads = (root: ShadowRoot) => [...root.querySelectorAll<HTMLButtonElement>(".sort-button")];

runContractSuite({
  contract: driversContract,
  define: () => load("drivers"),
  content: "tbody tr",
  touch: async (root) => (await eventually(() => heads(root).at(0), "sort button")).click(),
  isTouched: (root) => heads(root).at(0)?.closest("th")?.hasAttribute("aria-sort") ?? false,
});

const isList = ({ url }: Request) => /routes\/drivers\/(\?|$)/.test(url);

describe("<shuttle-drivers>", function () {
  const stage = openStage("shuttle-drivers");
  const { root, text, rows, find, findAll, show, listed, told, expectNoBarriers, answer, widen } = stage;

  it("has a heading of one line on a phone, with its buttons below", async () => {
    widen(362);
    show();
    await listed(usualPageSize);
    const [head, title] = [find(".area-head"), find(".area-head h2")].map((part) => part?.getBoundingClientRect());
    expect((title?.top ?? 0) + (title?.height ?? 0) / 2 - (head?.top ?? 0)).to.be.closeTo(20, 0.5);
  });

  it("keeps names and vehicles in one line on a laptop, without scrolling sideways", async () => {
    widen(roomAt(1366));
    show({ query: "page=3" });
    await listed(usualPageSize);
    await eventually(() => [...document.fonts].every(({ status }) => status !== "loading"), "fonts");
    const cells = ["tbody .driver-cell > :last-child", "tbody td:nth-child(4)"].flatMap((part) => findAll(part));
    expect(cells).to.have.length(2 * usualPageSize);
    const broken = cells.filter((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect().height > 30;
    });
    expect(broken.map(({ textContent }) => textContent)).to.deep.equal([]);
    const scroller = find(".table-scroller");
    expect(scroller?.scrollWidth).to.equal(scroller?.clientWidth);
  });

  it("shows the shares as one line below the list on a phone, which expands", async () => {
    show();
    await listed(usualPageSize);
    await expectFoldedFigures(document.querySelector("shuttle-drivers") as HTMLElement, ".card.clipped", ".share");
  });

  it("shows twenty drivers, the number of active ones, and three shares with their meaning", async () => {
    show();
    await listed(usualPageSize);
    const count = find(".area-count")?.textContent;
    expect(count).to.match(/^\d+ aktif sürücü$/);
    const cards = findAll(".share").map(({ textContent }) => textContent ?? "");
    expect(cards).to.have.length(3);
    expect(cards[0]).to.match(
      /^Tamamlanan belgeler%[\d,]+[\d.]+ belge içinde [\d.]+ belge.+Belgeleri tam sürücü: \d+ \/ \d+$/,
    );
    expect(cards[1]).to.match(
      /^Onayınızı bekleyen belgeler%[\d,]+[\d.]+ belge içinde [\d.]+ belge.+kararınızı bekleyen/,
    );
    expect(cards[2]).to.match(/^Eksik belgeler%[\d,]+[\d.]+ belge içinde [\d.]+ belge.+reddedilmiş/);
    await expectNoBarriers();
  });

  it("searches when Enter is pressed, and shows all again when the field is emptied", async () => {
    show();
    await listed(usualPageSize);
    const queries = told("shuttle-query");
    const requests = trackRequests();
    const name = rows()[0]?.querySelector(".row-name")?.textContent ?? "";
    const timers = trackTimers();
    const input = find<HTMLInputElement>("input[type=search]");
    if (!input) throw new Error("no search");
    type(input, name);
    await eventually(() => root().querySelector(".table-search .icon-button"), "what was typed");
    // There is no debounced search either, unlike in other tables.
    const due = timers.pending();
    timers.stop();
    expect(due).to.equal(0);
    expect(requests.seen().filter((call) => call.includes("/api/routes/drivers/"))).to.deep.equal([]);
    expect(queries).to.deep.equal([]);
    input.form?.requestSubmit();
    await eventually(() => rows().length < usualPageSize, "fewer rows");
    expect(queries[0]?.query).to.equal(new URLSearchParams({ search_term: name }).toString());
    expect(requests.seen().some((call) => call.includes("search_term="))).to.equal(true);
    find(".table-search .icon-button")?.click();
    await listed(usualPageSize);
    expect(queries.at(-1)?.query).to.equal("");
  });

  it("reports filters, order and page in the provider's parameters, and restores them from the query", async () => {
    show({ query: "per_page=10&sort=-completion_rate" });
    await listed(10);
    expect(heads(root()).map((head) => head.closest("th")?.getAttribute("aria-sort"))).to.include("descending");
    const queries = told("shuttle-query");
    find("[aria-label='Sonraki sayfa']")?.click();
    await eventually(() => !root().querySelector(".table-frame[aria-busy=true]"), "the page");
    expect(queries.at(-1)?.query).to.equal("sort=-completion_rate&page=2&per_page=10");
  });

  it("opens the driver from the row or the name, with the query of the list", async () => {
    show({ query: "per_page=10&page=2" });
    await listed(10);
    const places = told("shuttle-navigate");
    rows()[0]?.querySelector<HTMLElement>("td:nth-child(2)")?.click();
    rows()[0]?.querySelector<HTMLElement>(".row-name")?.click();
    rows()[0]?.querySelector<HTMLElement>(".row-action button")?.click();
    expect(places).to.have.length(3);
    for (const { name, params, query } of places) {
      expect(name).to.equal("driver-details");
      expect(params["id"]).to.match(/^\d+$/);
      expect(new URLSearchParams(query).get("list")).to.equal("page=2&per_page=10");
    }
  });

  it("shows how many documents await approval, and links to them", async () => {
    show();
    const link = await eventually(
      () => root().querySelector<HTMLElement>(".area-actions .button:has(.badge)"),
      "the link",
    );
    expect(link.textContent).to.match(/^Onayınızı Bekleyen Belgeler\d+ belge bekliyor$/);
    const places = told("shuttle-navigate");
    link.click();
    expect(places[0]?.name).to.equal("driver-documents");
  });

  it("shows a driver's photo from http(s) addresses only, else the initials", async () => {
    await account.afresh();
    answer((request) => {
      if (!isList(request)) return undefined;
      const avatars = ["javascript:alert(1)", "//evil.example/a.jpg", "data:image/png;base64,AAAA", null];
      const drivers = avatars.map((avatar, id) => ({ id, driver_name: "ibrahim Öz", avatar, route_name: ["A", "B"] }));
      return Response.json({ meta: {}, drivers });
    });
    show();
    await listed(4);
    expect(root().querySelectorAll("tbody img").length).to.equal(0);
    expect(rows()[0]?.textContent).to.contain("İÖ");
    expect(rows()[0]?.textContent).to.contain("A ve 1 rota daha: B");
    await eventually(() => text().includes("Tamamlanan belgeler--"), "shares that are not known");
  });

  it("shows the list when the number of waiting documents fails", async () => {
    await account.afresh();
    answer(({ url }) => (/driver\/documents\/\?/.test(url) ? new Response("{}", { status: 500 }) : undefined));
    show();
    await listed(usualPageSize);
    expect(root().querySelector(".area-actions .badge")).to.equal(null);
  });

  it("has no barriers while it loads and when it is empty", async () => {
    await account.afresh();
    let answerLate: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (answerLate = resolve));
    answer((request) => (isList(request) ? late : undefined));
    show();
    await eventually(() => root().querySelector("[aria-busy=true]"), "skeleton");
    await expectNoBarriers();
    answerLate(Response.json({ meta: { total_count: 0 }, drivers: [] }));
    await eventually(() => text().includes("Sürücü bulunmuyor."), "empty list");
    await expectNoBarriers();
  });
});

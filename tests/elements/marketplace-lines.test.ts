import { config, expect } from "chai";
import { eventually, trackRequests } from "../helpers/page.ts";
import { marketplace, pastSearch, toCard, toLines, toRequest } from "./marketplace-answers.ts";
import { broken, openStage, signIn } from "./stage.ts";

config.truncateThreshold = 0;

const account = signIn();

const isSearch = (url: string) => new URL(url).pathname === "/api/marketplace/";
const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ");

describe("the lines of a search", function () {
  // The search of this id is among the past ones, as after a reload.
  const stage = openStage("shuttle-marketplace", { query: "path=buyer-page&search=77" });
  const { find, findAll, buttons, show, seen, told, press, expectNoBarriers, answer } = stage;
  const cards = () => findAll(".line-card");
  const listed = (count: number) => eventually(() => cards().length === count, `${count} lines`);
  const past = [pastSearch];
  const give = (lines: readonly object[], count?: number) => () => Response.json(toLines(lines, count));

  beforeEach(async () => {
    account.session().removeAttribute("portal-url");
    await account.afresh();
  });

  it("shows five more at a time until all are shown", async () => {
    const all = Array.from({ length: 12 }, (_, place) => toCard(place + 1));
    const lines = (size: number) => Response.json(toLines(all.slice(0, size), all.length));
    answer(marketplace({ past, lines }));
    const requests = trackRequests();
    show();
    await listed(5);
    await seen("12 hat bulundu");
    buttons("5 Hat Daha Göster")[0]?.focus();
    await press("5 Hat Daha Göster");
    await listed(10);
    await eventually(
      () => stage.root().activeElement?.textContent === "2 Hat Daha Göster",
      "the focus to stay on the button",
    );
    await press("2 Hat Daha Göster");
    await listed(12);
    expect(buttons("2 Hat Daha Göster")).to.have.length(0);
    expect(requests.seen().filter((call) => call.includes("/api/marketplace/?"))).to.deep.equal([
      "POST /api/marketplace/?page_size=5&page=1",
      "POST /api/marketplace/?page_size=10&page=1",
      "POST /api/marketplace/?page_size=15&page=1",
    ]);
    await expectNoBarriers();
  });

  it("shows counties, both prices, free seats, rating, trips and badges on a card", async () => {
    const marked = toCard(1, {
      price: 3240,
      price_without_discount: 4050.5,
      badge_is_comfortable: "True",
      badge_is_cheapest: "True",
      badge_least_emission: "True",
      badge_is_owned_route: "True",
    });
    const full = toCard(2, { car_capacity: 16, passenger_count: 16 });
    answer(marketplace({ past, lines: give([marked, full]) }));
    show();
    await listed(2);
    const [first, second] = cards();
    const text = plain(first?.textContent);
    expect(text)
      .to.match(/Kadıköy.*Şişli/)
      .and.contain("3.240,00 TL")
      .and.contain("4.050,50 TL");
    expect(text).to.contain("5 boş koltuk").and.contain("4,7").and.contain("318 sefer");
    expect(first?.querySelectorAll(".chip")).to.have.length(4);
    expect(plain(second?.textContent)).to.contain("1 boş koltuk").and.contain("en az 1");
    // No discount, no second price.
    expect(second?.querySelector("s")).to.equal(null);
    expect(second?.querySelectorAll(".chip")).to.have.length(0);
  });

  it("opens a line beside the list, writes it to the query, and closes it", async () => {
    answer(marketplace({ past, lines: give([toCard(1), toCard(2)]) }));
    show();
    await listed(2);
    const queries = told("shuttle-query");
    cards()[1]?.querySelector<HTMLElement>(".line-open")?.click();
    await eventually(() => queries.at(-1)?.query === "path=buyer-page&search=77&line=M-2", "the line in the query");
    stage.element().setAttribute("query", "path=buyer-page&search=77&line=M-1");
    await eventually(() => cards()[0]?.querySelector("[aria-current=true]"), "the other line");
    await press("Listeye Dön");
    await eventually(() => queries.at(-1)?.query === "path=buyer-page&search=77", "no line in the query");
    expect(find(".line-card [aria-current=true]")).to.equal(null);
  });

  it("opens the passenger's own line in a new tab, with an event for the page", async () => {
    const own = toCard(1, { badge_is_passengers_own_route: "True", route_unique_id: "R-17" });
    answer(marketplace({ past, lines: give([own, toCard(2)]) }));
    show();
    await listed(2);
    const places = told("shuttle-navigate");
    cards()[0]?.querySelector<HTMLElement>("button.line-open")?.click();
    const to = { name: "route-details", params: { id: "R-17" }, query: "", newTab: true };
    expect(places).to.deep.equal([{ ...to, href: null }]);
    account.session().setAttribute("portal-url", "https://portal.example/");
    const link = await eventually(() => find<HTMLAnchorElement>("a.line-open"), "a link");
    expect(link.getAttribute("href")).to.equal("https://portal.example/route-details/R-17");
    expect([link.target, link.rel]).to.deep.equal(["_blank", "noopener"]);
    // A page that handles the event itself prevents the browser's navigation.
    stage.element().addEventListener("shuttle-navigate", (event) => event.preventDefault());
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).to.equal(true);
    expect(places.at(-1)).to.deep.equal({ ...to, href: "https://portal.example/route-details/R-17" });
    // Nothing has opened here.
    expect(find("[aria-current=true].line-open")).to.equal(null);
  });

  it("requests a line once when none was found, and confirms it", async () => {
    let calls = 0;
    let isBroken = true;
    const contact = () => {
      calls += 1;
      return isBroken ? new Response("{}", { status: 500 }) : Response.json({ success: true });
    };
    answer(marketplace({ past, lines: give([]), contact }));
    const requests = trackRequests();
    show();
    await seen("Üzgünüz, çalışanlarınızla eşleşen rota bulunmuyor!");
    await expectNoBarriers();
    await press("Rota İsteği Gönder");
    await seen("İstek gönderilemedi.");
    isBroken = false;
    const button = buttons("Rota İsteği Gönder")[0];
    button?.click();
    button?.click();
    await seen("İstek gönderildi!");
    expect(buttons("Rota İsteği Gönder")).to.have.length(0);
    expect(calls).to.equal(2);
    expect(requests.seen()).to.include("GET /api/marketplace/contact/77");
    await expectNoBarriers();
  });

  it("shows a rejected request with the support address, and another one as reserved", async () => {
    const requests = [
      toRequest(1, { request_status: "rejected", route_unique_id: "M-1" }),
      toRequest(2, { route_unique_id: "M-2" }),
      toRequest(3, { route_unique_id: "M-3", is_changed: true }),
      // Another passenger's request.
      toRequest(4, {
        route_unique_id: "M-4",
        past_search: { ...pastSearch, id: 80, passenger: { id: 11, first_name: "İbrahim", last_name: "Öz" } },
      }),
    ];
    const lines = give([1, 2, 3, 4].map((number) => toCard(number)));
    answer(marketplace({ past, requests, lines }));
    show();
    await listed(4);
    await seen("Üzgünüz, talebiniz reddedildi!");
    expect(find(".market-alert.bad a")?.getAttribute("href")).to.equal("mailto:destek@example.com");
    expect(
      cards().map((card) => [...card.querySelectorAll(".chip")].map(({ textContent }) => textContent)),
    ).to.deep.equal([["Reddedildi"], ["Rezervasyon yapıldı!"], ["Hat güncellendi!"], []]);
    await expectNoBarriers();
  });

  it("offers a new search when the search is unknown", async () => {
    answer(marketplace({ past }));
    show({ query: "path=buyer-page&search=12" });
    await seen("Bu arama artık bulunmuyor");
    const queries = told("shuttle-query");
    await expectNoBarriers();
    await press("Yeni Arama Yap");
    await eventually(() => find(".search-step"), "the search");
    expect(queries.at(-1)?.query).to.equal("path=search-page");
  });

  it("says that there is no search to show", async () => {
    answer(marketplace({}));
    show({ query: "path=buyer-page" });
    await seen("Bu arama artık bulunmuyor");
  });

  it("keeps the list when more lines fail, and recovers on retry", async () => {
    let isBroken = true;
    const all = Array.from({ length: 8 }, (_, place) => toCard(place + 1));
    const lines = (size: number) =>
      isBroken && size > 5 ? new Response("{}", { status: 500 }) : Response.json(toLines(all.slice(0, size), 8));
    answer(marketplace({ past, lines }));
    show();
    await listed(5);
    await press("3 Hat Daha Göster");
    await seen("Hatların devamı yüklenemedi.");
    expect(cards()).to.have.length(5);
    isBroken = false;
    await press("Yeniden Yükle");
    await listed(8);
  });

  it("shows the failure of the list, and recovers on retry", async () => {
    let isBroken = true;
    const lines = () => Response.json(toLines([toCard(1)]));
    answer((request) => (isBroken && isSearch(request.url) ? broken() : marketplace({ past, lines })(request)));
    show();
    const failures = told("shuttle-error");
    await seen("Hatlar yüklenemedi");
    await eventually(() => failures.some(({ call }) => call.includes("/api/marketplace/")), "the event");
    await expectNoBarriers();
    isBroken = false;
    await press("Yeniden Yükle");
    await listed(1);
  });
});

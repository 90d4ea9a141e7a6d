import { expect } from "chai";
import { passengerTicketsContract } from "../../src/widgets/passenger-tickets/passenger-tickets.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { expectFoldedFigures } from "../helpers/folded.ts";
import { eventually, trackRequests } from "../helpers/page.ts";
import { xssCorpus } from "../helpers/xss-corpus.ts";
import { load } from "./bundle.ts";
import { broken, openStage, signIn, type } from "./stage.ts";
import { usualPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";

const account = signIn();

const heads = (root: ShadowRoot) => [...root.querySelectorAll<HTMLButtonElement>(".sort-button")];

runContractSuite({
  contract: passengerTicketsContract,
  define: () => load("passenger-tickets"),
  content: "tbody tr",
  touch: async (root) => (await eventually(() => heads(root).at(1), "sort button")).click(),
  isTouched: (root) => heads(root).at(1)?.closest("th")?.getAttribute("aria-sort") === "ascending",
});

const isList = ({ url }: Request) => /zendesk\/tickets\/\?/.test(url);
const isStatistic = ({ url }: Request) => url.includes("/statistic/");
const isPurifier = (name: string) => /\/conversation-[\w-]+\.js$/.test(name);

describe("<shuttle-passenger-tickets>", function () {
  const stage = openStage("shuttle-passenger-tickets");
  const {
    root,
    text,
    rows,
    find,
    findAll,
    show,
    listed,
    seen,
    told,
    press,
    rowOf,
    expectNoBarriers,
    answer,
    restore,
    widen,
  } = stage;
  const messages = () => findAll(".message");
  const open = async (subject: string) => {
    (await rowOf(subject)).querySelector<HTMLElement>(".row-action button")?.click();
    await eventually(() => messages().length > 0, "the conversation");
  };
  const withTickets = (...tickets: readonly Readonly<Record<string, unknown>>[]) =>
    answer((request) => (isList(request) ? Response.json(tickets) : undefined));

  beforeEach(() => account.afresh());

  it("loads the sanitiser with the first conversation", async () => {
    show();
    await listed(7);
    const loaded = () => performance.getEntriesByType("resource").some(({ name }) => isPurifier(name));
    expect(loaded()).to.equal(false);
    await open("Servis durağım değişti mi?");
    expect(loaded()).to.equal(true);
  });

  it("folds the figures into one line on a phone", async () => {
    show();
    await listed(7);
    const element = document.querySelector("shuttle-passenger-tickets") as HTMLElement;
    await expectFoldedFigures(element, ".ticket-status", ".ticket-tile");
  });

  it("shows the status beside the search on a laptop, and above it where there is no room", async () => {
    // The column of the portal at 1280 px.
    widen(969);
    show();
    await listed(7);
    const boxOf = (selector: string) => find(selector)!.getBoundingClientRect();
    const [choice, search] = [boxOf(".ticket-status .segmented"), boxOf(".table-search")];
    expect(choice.top + choice.bottom).to.be.closeTo(search.top + search.bottom, 2);
    expect(choice.right).to.be.below(search.left);
    expect(search.right).to.be.below(boxOf(".table-tools").left);
    widen(500);
    await eventually(() => boxOf(".ticket-status .segmented").bottom <= boxOf(".table-search").top, "two lines");
  });

  it("shows three figures and the open tickets, the newest first", async () => {
    show();
    await listed(7);
    await seen("Toplam talep");
    expect(findAll(".ticket-tile").map(({ textContent }) => textContent)).to.deep.equal([
      "Toplam talep31",
      "Çözülen24",
      "Açık7",
    ]);
    const [first] = rows();
    expect([...(first?.querySelectorAll("th, td") ?? [])].slice(0, 2).map((cell) => cell.textContent)).to.deep.equal([
      "48213",
      "Servis durağım değişti mi?",
    ]);
    expect(first?.querySelector("td:nth-child(4)")?.textContent).to.match(/^\d{1,2} \p{L}{3} \d{4} - \d\d:\d\d$/u);
    expect(first?.querySelector("td:nth-child(5)")?.textContent).to.equal("2");
    await expectNoBarriers();
  });

  it("switches by the tiles and above the list, and marks what is listed", async () => {
    show();
    await listed(7);
    const pressed = () => findAll(".ticket-tile [aria-pressed=true]").map(({ textContent }) => textContent);
    // The tiles' counts are an answer of their own.
    await eventually(() => pressed().length > 0, "the tiles");
    expect(pressed()).to.deep.equal(["Açık"]);
    await press("Çözülen");
    await listed(Math.min(24, usualPageSize));
    expect(find("caption")?.textContent).to.equal("Çözülen talepler");
    expect(pressed()).to.deep.equal(["Çözülen"]);
    await press("Açık talepler");
    await listed(7);
    expect(pressed()).to.deep.equal(["Açık"]);
  });

  it("opens a row's conversation by a click, with passenger left and manager right", async () => {
    show();
    await listed(7);
    const queries = told("shuttle-query");
    const row = await rowOf("Servis durağım değişti mi?");
    row.querySelector<HTMLElement>("td")?.click();
    await eventually(() => messages().length === 3, "three e-mails");
    expect(queries.at(-1)?.query).to.equal("ticket=48213");
    expect(row.getAttribute("aria-current")).to.equal("true");
    const passenger = row.querySelector("td:nth-child(3)")?.textContent;
    expect(messages().map((message) => message.querySelector("b")?.textContent)).to.deep.equal([
      passenger,
      "Müşteri Deneyimi Yöneticisi",
      passenger,
    ]);
    for (const time of findAll(".message time")) {
      expect(time.textContent).to.match(
        /^\d{1,2} (?:Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara) \d{4} - \d\d:\d\d$/,
      );
    }
    const bubbles = findAll(".message-bubble").map((bubble) => bubble.getBoundingClientRect());
    const [mine, theirs] = [bubbles[0], bubbles[1]];
    expect(mine && theirs && mine.left < theirs.left, "left").to.equal(true);
    const avatars = findAll(".message > .avatar").map((avatar) => avatar.getBoundingClientRect());
    expect((avatars[0]?.left ?? 0) < (mine?.left ?? 0), "avatar left of the passenger").to.equal(true);
    expect((avatars[1]?.left ?? 0) > (theirs?.left ?? 0), "avatar right of the manager").to.equal(true);
    await expectNoBarriers();
  });

  it("moves into the conversation by keyboard, and back to the row by Esc", async () => {
    widen(1200);
    show();
    await listed(7);
    const button = rows()[0]?.querySelector<HTMLElement>(".row-action button");
    button?.focus();
    button?.click();
    await eventually(() => root().activeElement?.localName === "h2", "focus in the panel");
    root().activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await eventually(() => !find(".ticket-panel"), "closed");
    expect(root().activeElement).to.equal(button);
    // Esc with the focus elsewhere in the element; in a search field it clears the text first.
    button?.click();
    await eventually(() => root().activeElement?.localName === "h2", "focus in the panel once more");
    const search = find('input[type="search"]') as HTMLInputElement;
    search.focus();
    type(search, "servis");
    const pressEsc = () => search.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await eventually(() => search.value === "servis", "a search");
    pressEsc();
    await eventually(() => search.value === "", "an empty search");
    expect(find(".ticket-panel"), "the conversation stays").to.not.equal(null);
    pressEsc();
    await eventually(() => !find(".ticket-panel"), "closed from the search");
  });

  it("takes no focus for a conversation that is open at first", async () => {
    widen(1200);
    show({ query: "ticket=48213" });
    await eventually(() => messages().length === 3, "three e-mails");
    expect(root().activeElement).to.equal(null);
  });

  it("lies over the list where there is no room beside it", async () => {
    widen(390);
    show({ query: "ticket=48213" });
    const drawer = await eventually(() => find<HTMLDialogElement>("dialog[open]"), "the drawer");
    await eventually(() => messages().length === 3, "three e-mails");
    expect(drawer.getAttribute("aria-label")).to.equal("Servis durağım değişti mi?");
    await expectNoBarriers();
    find("dialog .icon-button")?.click();
    await eventually(() => !find("dialog"), "closed");
  });

  it("folds quoted history; pictures wait for being asked for and then come without a referrer", async () => {
    show();
    await open("Servis durağım değişti mi?");
    expect(findAll("details.mail-quote").map((fold) => (fold as HTMLDetailsElement).open)).to.deep.equal([false]);
    expect(findAll(".mail img")).to.have.length(0);
    expect(text()).to.contain("Bu yazışmada 1 görsel var.").and.to.contain("Görsel: Servis sağlayıcı");
    await press("Görselleri Göster");
    const picture = await eventually(() => find<HTMLImageElement>(".mail img"), "the picture");
    expect(picture.referrerPolicy).to.equal("no-referrer");
    await eventually(() => picture.complete && picture.naturalWidth > 0, "the picture's points");
    expect(text()).not.to.contain("Görselleri Göster");
    expect(find(".mail-table table th")?.textContent).to.equal("Durak");
    await expectNoBarriers();
  });

  it("keeps what was opened in a conversation, until the provider changes a message", async () => {
    widen(1200);
    const tell = (words: string, created_at: string) => {
      const html_body = `<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="Durak"><p>${words}</p>`;
      withTickets({ ticket_id: "1", subject: "Adres", ticket_flow: [{ html_body, created_at, is_passenger: true }] });
    };
    const refresh = () => (stage.element() as HTMLElementTagNameMap["shuttle-passenger-tickets"]).refresh();
    tell("Telefonum 0532.", "2025-11-24T08:12:00+03:00");
    show();
    await listed(1);
    await open("Adres");
    await press("Görselleri Göster");
    await eventually(() => find(".mail img"), "the picture");
    // The same words in another answer.
    tell("Telefonum 0532.", "2025-11-24T08:13:00+03:00");
    await refresh();
    await eventually(() => find(".message time")?.textContent?.endsWith("08:13"), "the other time");
    expect(find(".mail img"), "the picture stays").to.not.equal(null);
    tell("Telefonum silindi.", "2025-11-24T08:13:00+03:00");
    await refresh();
    await seen("Telefonum silindi.");
    expect(text()).not.to.contain("0532");
    expect(findAll(".mail img"), "pictures wait again").to.have.length(0);
    expect(stage.buttons("Görselleri Göster")).to.have.length(1);
  });

  it("keeps the focus in a conversation whose pictures and whole text are shown, so that Esc closes it", async () => {
    widen(1200);
    const html_body = `<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="Durak"><p>${"uzun ".repeat(30_000)}</p>`;
    withTickets({ ticket_id: "1", subject: "Uzun", ticket_flow: [{ html_body, is_passenger: true }] });
    show();
    await listed(1);
    await open("Uzun");
    for (const name of ["Görselleri Göster", "Mesajın Tamamını Göster"]) {
      const button = await eventually(() => stage.buttons(name)[0], name);
      button.focus();
      button.click();
      await eventually(() => stage.buttons(name).length === 0, `${name} to go`);
      await eventually(() => root().activeElement?.closest(".ticket-panel-body"), `focus after ${name}`);
    }
    root().activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await eventually(() => !find(".ticket-panel"), "closed");
  });

  it("keeps the focus beside the list when a conversation is closed whose row a search hides", async () => {
    widen(1200);
    show();
    await listed(7);
    await open("Servis durağım değişti mi?");
    type(find('input[type="search"]') as HTMLInputElement, "böyle bir talep yok");
    await seen("Kriterlere uygun kayıt bulunmuyor!");
    const close = find(".ticket-panel-head .icon-button");
    close?.focus();
    close?.click();
    await eventually(() => !find(".ticket-panel"), "closed");
    await eventually(() => root().activeElement?.querySelector(".ticket-list"), "focus around the list");
  });

  it("runs and requests nothing when a conversation has every attack", async () => {
    let runs = 0;
    Object.assign(globalThis, { pwn: () => void (runs += 1) });
    const ticket_flow = xssCorpus.map((html_body) => ({ html_body, is_passenger: true }));
    withTickets({
      ticket_id: "1",
      subject: "<img src=x onerror=pwn()>",
      passenger_name: "<b>x</b>",
      ticket_flow,
    });
    show();
    await listed(1);
    const requests = trackRequests();
    await open("onerror");
    await eventually(() => messages().length === xssCorpus.length, "all e-mails");
    for (const element of findAll(".mail *:not(a)")) element.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(runs, "scripts").to.equal(0);
    expect(requests.stop().filter((call) => !call.includes("/chunks/"))).to.deep.equal([]);
    expect(performance.getEntriesByType("resource").some(({ name }) => name.includes("evil"))).to.equal(false);
    for (const element of findAll(".mail *")) {
      expect(element.hasAttribute("style") || element.id !== "", element.outerHTML).to.equal(false);
    }
    expect(find(".ticket-head h2, dialog h2")?.textContent).to.equal("<img src=x onerror=pwn()>");
    Reflect.deleteProperty(globalThis, "pwn");
  });

  it("says so when there are none, when nothing is found, and when an e-mail has no words", async () => {
    withTickets();
    show();
    await seen("Herhangi bir talep bulunmuyor");
    await expectNoBarriers();
    stage.remove();
    restore();
    withTickets(
      { ticket_id: "1", subject: "Boş", ticket_flow: [{ html_body: "<p>&nbsp;</p>", created_at: null }] },
      { ticket_id: "2", subject: "Hiç", ticket_flow: null },
      { subject: "Numarasız" },
    );
    show({ query: "ticket=2" });
    await listed(2);
    await seen("Bu talepte henüz mesaj bulunmuyor.");
    await open("Boş");
    await seen("Bu mesajın metni yok.");
    const input = find<HTMLInputElement>("input[type=search]");
    if (!input) throw new Error("no search");
    type(input, "ışık");
    await seen("Kriterlere uygun kayıt bulunmuyor!");
  });

  it("shows a failure of list and figures, each in its place with a retry", async () => {
    answer((request) => (isList(request) || isStatistic(request) ? broken() : undefined));
    show();
    await seen("Talepler yüklenemedi");
    await seen("Talep sayıları yüklenemedi");
    await expectNoBarriers();
    restore();
    for (const button of findAll("[role=alert] button")) button.click();
    await listed(7);
    await seen("Toplam talep");
  });

  it("is without barriers while it loads", async () => {
    let answerLate: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (answerLate = resolve));
    answer((request) => (isList(request) ? late : undefined));
    show();
    await eventually(() => root().querySelector("[aria-busy=true]"), "skeleton");
    await expectNoBarriers();
    answerLate(Response.json([]));
    await seen("Herhangi bir talep bulunmuyor");
  });
});

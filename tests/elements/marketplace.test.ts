import { expect } from "chai";
import { marketplaceContract } from "../../src/widgets/marketplace/marketplace.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually, trackRequests } from "../helpers/page.ts";
import { load } from "./bundle.ts";
import { marketplace, pastSearch, toCard, toLines, toRequest } from "./marketplace-answers.ts";
import { broken, openStage, signIn, type } from "./stage.ts";

const account = signIn();

const searchButton = (root: ShadowRoot) => root.querySelector<HTMLButtonElement>(".start-more .button");

runContractSuite({
  contract: marketplaceContract,
  define: () => load("marketplace"),
  content: ".start-card",
  touch: async (root) => {
    (await eventually(() => searchButton(root), "the buyer's button")).click();
    await eventually(() => root.querySelector(".search-step"), "the search");
  },
  isTouched: (root) => root.querySelector(".search-step") !== null,
});

describe("<shuttle-marketplace>: landing and search", function () {
  const stage = openStage("shuttle-marketplace");
  const { root, find, findAll, buttons, show, seen, told, press, expectNoBarriers, answer, restore } = stage;
  const field = (role = "combobox") => eventually(() => find<HTMLInputElement>(`[role=${role}]`), "the field");
  const options = () => findAll("[role=option]").map(({ textContent }) => textContent);
  const key = async (name: string) =>
    (await field()).dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  const choice = (label: string) =>
    findAll<HTMLInputElement>("input[type=radio]").find((input) =>
      input.closest("label")?.textContent?.includes(label),
    );
  const submit = () => buttons("Hat Ara")[0];
  const tab = (name: string) => findAll("[role=tab]").find(({ textContent }) => textContent?.startsWith(name));
  const status = (words: string) =>
    eventually(() => findAll("[role=status]").some(({ textContent }) => textContent?.includes(words)), words);

  /** Answers every search with one line; returns the bodies of the searches. */
  const keepSearches = (others: Parameters<typeof marketplace>[0] = {}): readonly object[] => {
    const sent: object[] = [];
    answer((request) => {
      if (request.url.includes("/api/marketplace/?"))
        void request
          .clone()
          .json()
          .then((body: object) => sent.push(body));
      return marketplace({ ...others, lines: () => Response.json(toLines([toCard(1)])) })(request);
    });
    return sent;
  };

  beforeEach(() => account.afresh());

  it("shows two cards on the landing page, the seller's as coming soon", async () => {
    const requests = trackRequests();
    show();
    await eventually(() => findAll(".start-card").length === 2, "two cards");
    const [buyer, seller] = findAll(".start-card");
    expect(find("h2")?.textContent).to.equal("Marketplace");
    expect(buyer?.textContent).to.contain("Alıcı Merkezi");
    expect(seller?.textContent).to.contain("Hat Sahibi Merkezi").and.contain("Çok Yakında").and.contain("%30'a varan");
    expect(seller?.querySelector("button")?.disabled).to.equal(true);
    const kinds = [...(find<HTMLSelectElement>(".market-kind select")?.options ?? [])];
    expect(kinds.map(({ textContent, disabled }) => [textContent, disabled])).to.deep.equal([
      ["Alıcı Merkezi", false],
      ["Hat Sahibi Merkezi (Çok Yakında)", true],
    ]);
    // Entering loads the employees and the status of the bulk request.
    await eventually(() => requests.seen().some((call) => call.includes("page_size=all")), "the employees");
    await eventually(() => requests.seen().some((call) => call.includes("all-passengers-offer")), "the bulk status");
    await expectNoBarriers();
  });

  it("shows how many lines are open and where, as text and on a map", async () => {
    const lines = [toCard(1), toCard(2, { origin_county: "Üsküdar" }), toCard(3)];
    answer(marketplace({ open: () => Response.json({ data: lines }) }));
    const requests = trackRequests();
    show();
    await seen("3 hatta boş koltuk var");
    const counties = () => findAll(".open-counties li").map(({ textContent }) => textContent);
    expect(counties()).to.deep.equal(["Kadıköy 2", "Üsküdar 1"]);
    await expectNoBarriers();
    searchButton(root())?.click();
    await eventually(() => find(".open-map .sh-map canvas"), "the map");
    expect(counties()).to.deep.equal(["Kadıköy 2", "Üsküdar 1"]);
    expect(requests.seen().filter((call) => call.includes("/marketplace/routes"))).to.have.length(1);
    await expectNoBarriers();
    tab("Toplu Talep Oluştur")?.click();
    await eventually(() => !find(".open-lines"), "the other tab without them");
  });

  it("keeps the search in place when the open lines arrive", async () => {
    const counties = ["Bakırköy", "Beylikdüzü", "Pendik", "Arnavutköy", "Esenyurt", "Şişli"];
    const lines = counties.map((origin_county, index) => toCard(index + 1, { origin_county }));
    let release: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (release = resolve));
    answer(marketplace({ open: () => asked.then(() => Response.json({ data: lines })) }));
    show();
    stage.element().style.width = "460px";
    const place = async () => (await eventually(submit, "the search")).getBoundingClientRect().top;
    const before = await place();
    release();
    await seen("ve 1 ilçe daha");
    expect(await place()).to.equal(before);
  });

  it("works without the open lines, and loads them on retry", async () => {
    let isBroken = true;
    answer(
      marketplace({
        open: () => (isBroken ? new Response("{}", { status: 500 }) : Response.json({ data: [] })),
      }),
    );
    show();
    await seen("Açık hatlar yüklenemedi.");
    expect(searchButton(root())?.disabled).to.equal(false);
    isBroken = false;
    await press("Yeniden Yükle");
    await seen("Şu anda boş koltuğu olan hat yok");
  });

  it("writes the step to the query, and follows it", async () => {
    show();
    await seen("Çok Yakında");
    const queries = told("shuttle-query");
    searchButton(root())?.click();
    await eventually(() => find(".search-step"), "the search");
    await press("Marketplace'e Dön");
    await eventually(() => find(".start-card"), "the landing page");
    stage.element().setAttribute("query", "path=search-page&tab=bulk");
    await seen("Tüm çalışanlarınız için tek talep");
    expect(queries.map(({ query }) => query)).to.deep.equal(["path=search-page", ""]);
  });

  it("searches for an employee by keyboard when working type and days are chosen", async () => {
    const sent = keepSearches();
    show({ query: "path=search-page" });
    const input = await field();
    expect(submit()?.disabled).to.equal(true);
    input.click();
    await eventually(() => options().length === 3, "everybody");
    expect(input.getAttribute("aria-expanded")).to.equal("true");
    type(input, "IŞI");
    await eventually(() => options().length === 1, "one person");
    expect(options()[0]).to.contain("Işıl Çağlar");
    await expectNoBarriers();
    await key("Enter");
    await eventually(() => input.value === "Işıl Çağlar" && options().length === 0, "the choice");
    // Full-time is preset, so the form is complete.
    expect([choice("Tam Zamanlı")?.checked, submit()?.disabled]).to.deep.equal([true, false]);
    choice("Hibrit")?.click();
    await status("Ofis günlerinin");
    expect(submit()?.disabled).to.equal(true);
    choice("Günler Belirli")?.click();
    await status("En az bir gün");
    expect(submit()?.disabled).to.equal(true);
    const days = await eventually(() => {
      const found = findAll<HTMLInputElement>(".weekday input");
      return found.length === 5 ? found : null;
    }, "five days");
    expect(days.map((day) => day.getAttribute("aria-label"))).to.deep.equal([
      "Pazartesi",
      "Salı",
      "Çarşamba",
      "Perşembe",
      "Cuma",
    ]);
    days[3]?.click();
    days[0]?.click();
    await expectNoBarriers();
    const queries = told("shuttle-query");
    await eventually(() => submit()?.disabled === false, "the button");
    submit()?.click();
    await eventually(() => find(".line-card") && sent[0], "a line");
    expect(sent[0]).to.deep.equal({
      work_type: "hybrid",
      work_days_type: "defined",
      work_days: [1, 4],
      type: "passenger",
      passenger_id: 10,
    });
    expect(queries.at(-1)?.query).to.equal("path=buyer-page&search=77");
    expect(find(".market-search")?.textContent).to.contain("Işıl Çağlar").and.contain("Hibrit: Pzt, Per");
    // The form keeps its values when the user returns to it.
    await press("Aramayı Değiştir");
    await eventually(() => find<HTMLInputElement>("[role=combobox]")?.value === "Işıl Çağlar", "what was typed");
    expect(findAll<HTMLInputElement>(".weekday input").map(({ checked }) => checked)).to.deep.equal([
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it("starts a search from the landing page when a whole name is typed", async () => {
    const sent = keepSearches();
    show();
    const input = await field();
    expect(submit()?.disabled).to.equal(true);
    type(input, "ışıl çağla");
    await eventually(() => options().length === 1, "one person");
    expect(submit()?.disabled).to.equal(true);
    // The message is shown only once, at the field.
    await status("Listeden bir çalışan seçin.");
    expect(find(".start-search")?.textContent?.match(/çalışan seçin/g)).to.have.length(1);
    type(input, "ışıl çağlar");
    await eventually(() => submit()?.disabled === false, "the button");
    // Nothing is left to choose, so the list is closed and doesn't cover the button.
    expect(options()).to.deep.equal([]);
    await status("Seçilen çalışan: Işıl Çağlar");
    await status("Çalışma şekli: Tam Zamanlı");
    await expectNoBarriers();
    submit()?.click();
    await eventually(() => find(".line-card") && sent[0], "a line");
    expect(sent[0]).to.include({ work_type: "full-time", type: "passenger", passenger_id: 10 });
  });

  it("says that nobody has this name", async () => {
    show({ query: "path=search-page" });
    type(await field(), "zzzz");
    await status("Sonuç bulunamadı!");
    expect(options()).to.deep.equal([]);
  });

  it("finds addresses from four letters on, says when there is none, and recovers on retry", async () => {
    const requests = trackRequests();
    let isBroken = false;
    answer(({ url }) => {
      if (!url.includes("autocomplete")) return undefined;
      if (isBroken) return new Response("{}", { status: 500 });
      const name = new URL(url).searchParams.get("location_name") ?? "";
      const coordinates = { latitude: 40.98, longitude: 29.02 };
      return Response.json({
        predictions: name.startsWith("zz") ? [] : [{ description: "Caferağa, Kadıköy/İstanbul", coordinates }],
      });
    });
    show({ query: "path=search-page" });
    await field();
    findAll("[role=radio]")
      .find(({ textContent }) => textContent === "Adres")
      ?.click();
    const input = await eventually(() => find<HTMLInputElement>("input[placeholder^=Mahalle]"), "the field");
    type(input, "caf");
    await status("en az 4 harf");
    type(input, "cafer");
    await eventually(() => options().length === 1, "a suggestion");
    expect(requests.seen().filter((call) => call.includes("autocomplete"))).to.have.length(1);
    await key("Enter");
    await eventually(() => input.value === "Caferağa, Kadıköy/İstanbul" && !submit()?.disabled, "the address");
    type(input, "zzzz");
    await status("Sonuç bulunamadı!");
    isBroken = true;
    type(input, "moda sahil");
    await seen("Adres önerileri yüklenemedi.");
    isBroken = false;
    await press("Yeniden Yükle");
    await eventually(() => options().length === 1, "a suggestion");
    type(input, "mo");
    await eventually(() => options().length === 0, "an empty list");
  });

  it("shows up to three past searches, and repeats them", async () => {
    const address = { ...pastSearch, id: 78, type: "address", address: "Moda, Kadıköy", work_type: "full-time" };
    const past = [
      pastSearch,
      { ...address, passenger: null, location: { latitude: 40.98, longitude: 29.02 } },
      { ...pastSearch, id: 79, passenger: null },
    ];
    const sent = keepSearches({ past });
    show({ query: "path=search-page" });
    await eventually(() => findAll(".past-item").length === 3, "the searches");
    expect(findAll(".past-item").map(({ textContent }) => textContent)).to.deep.equal([
      "Ayşe YılmazHibrit: Günler belirli değilYeniden Ara",
      "Moda, KadıköyTam ZamanlıYeniden Ara",
      // This past search lacks the data to repeat it.
      "-Bu arama yinelenemiyor.",
    ]);
    buttons("Yeniden Ara")[1]?.click();
    await eventually(() => find(".line-card") && sent[0], "a line");
    expect(sent[0]).to.deep.equal({
      work_type: "full-time",
      work_days_type: "defined",
      work_days: [1, 2, 3, 4, 5],
      type: "address",
      address: "Moda, Kadıköy",
      location: { latitude: 40.98, longitude: 29.02 },
    });
  });

  it("shows previous requests with state, price and passenger, and counts those of inactive lines", async () => {
    const requests = [
      toRequest(1),
      toRequest(2, { request_status: "rejected", route_unique_id: "M-2" }),
      toRequest(3, { is_changed: true }),
      toRequest(4, { morning_route: null }),
    ];
    answer(marketplace({ requests, past: [pastSearch] }));
    show({ query: "path=search-page" });
    await eventually(
      () => tab("Önceki Talepler")?.querySelector(".tab-badge")?.textContent === "3",
      "the badge, of those that are listed",
    );
    tab("Önceki Talepler")?.click();
    await eventually(() => findAll(".request-item").length === 3, "the requests");
    expect(findAll(".request-item .chip").map(({ textContent }) => textContent)).to.deep.equal([
      "İstek Alındı",
      "Reddedildi",
      "İstek Alındı (Güncellendi)",
    ]);
    const [first, second] = findAll(".request-item");
    expect(first?.textContent)
      .to.contain("Kadıköy")
      .and.contain("Şişli")
      .and.contain("4.250")
      .and.contain("Ayşe Yılmaz");
    expect(second?.textContent).to.contain("Üzgünüz, talebiniz reddedildi!").and.contain("destek@example.com");
    expect(find("[role=note]")?.textContent).to.contain("artık aktif olmadığı için 1 talep gösterilmiyor");
    await eventually(() => findAll(".past-item").length === 1, "the search before");
    // A rejected request has no buttons.
    expect(findAll(".request-item").map((item) => item.querySelectorAll("button.small").length)).to.deep.equal([
      1, 0, 1,
    ]);
    await expectNoBarriers();
  });

  it("cancels a previous request in its list, after a question that names it", async () => {
    let isBroken = true;
    const requests = [toRequest(1), toRequest(2, { route_unique_id: "M-2" })];
    const provider = marketplace({ requests });
    answer((request) => {
      if (request.method !== "DELETE") return provider(request);
      if (isBroken) return new Response("{}", { status: 500 });
      requests.pop();
      return Response.json({ results: { data: {} } });
    });
    show({ query: "path=search-page&tab=requests" });
    await eventually(() => findAll(".request-item").length === 2, "the requests");
    const calls = trackRequests();
    findAll<HTMLButtonElement>(".request-item button.small")[1]?.click();
    const question = await eventually(() => find("dialog[open]"), "the question");
    expect(question.textContent)
      .to.contain("Rezervasyon İptal Edilecek!")
      .and.contain("Ayşe Yılmaz")
      .and.contain("Kadıköy – Şişli, M-2");
    await expectNoBarriers();
    await press("Rezervasyonu İptal Et");
    await seen("Rezervasyon iptal edilemedi.");
    isBroken = false;
    await press("Rezervasyonu İptal Et");
    await seen("Rezervasyon iptal edildi: Kadıköy – Şişli, M-2, Ayşe Yılmaz.");
    expect(findAll(".request-item")).to.have.length(1);
    expect(tab("Önceki Talepler")?.querySelector(".tab-badge")?.textContent).to.equal("1");
    expect(stage.root().activeElement?.getAttribute("aria-label")).to.equal("Rezervasyon İstekleri");
    const deletes = calls.seen().filter((call) => call.startsWith("DELETE"));
    expect(deletes).to.deep.equal(["DELETE /api/marketplace/request/2/", "DELETE /api/marketplace/request/2/"]);
  });

  it("says that there are no requests yet", async () => {
    answer(marketplace({}));
    show({ query: "path=search-page&tab=requests" });
    await seen("Rezervasyon İsteğiniz Bulunmuyor!");
    expect(tab("Önceki Talepler")?.querySelector(".tab-badge")?.textContent).to.equal("0");
    await expectNoBarriers();
    findAll(".state-panel .button")[0]?.click();
    await field();
  });

  it("opens the search for the employee of passenger-id, or says that there is none", async () => {
    answer(marketplace({}));
    show({ "passenger-id": "11" });
    await eventually(() => find<HTMLInputElement>("[role=combobox]")?.value === "İbrahim Öz", "the employee");
    expect(find("[role=tab][aria-selected=true]")?.textContent).to.equal("Koltuk Ara");
    stage.element().setAttribute("passenger-id", "10");
    await eventually(() => find<HTMLInputElement>("[role=combobox]")?.value === "Işıl Çağlar", "the other employee");
    stage.remove();
    await account.afresh();
    show({ "passenger-id": "999" });
    await status("Bağlantıdaki çalışan bulunamadı");
  });

  it("chooses the employee whose name was typed before the list was loaded", async () => {
    let send = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    answer((request) =>
      /employees\/\?page_size/.test(request.url) ? held.then(() => fetch(request.url, request)) : undefined,
    );
    show({ query: "path=search-page" });
    type(await field(), "Ahmet Özgür");
    expect(options()).to.deep.equal([]);
    restore();
    send();
    await status("Seçilen çalışan: Ahmet Özgür");
  });

  it("shows each failure in its place, and recovers on retry", async () => {
    const reads = /employees\/\?page_size|past-search|marketplace\/request|all-passengers/;
    answer(({ url }) => (reads.test(url) ? broken() : undefined));
    show({ query: "path=search-page" });
    await seen("Çalışanlar yüklenemedi.");
    await seen("Son aramalar yüklenemedi.");
    tab("Toplu Talep Oluştur")?.click();
    await seen("Toplu talep durumu yüklenemedi");
    tab("Önceki Talepler")?.click();
    await seen("Rezervasyon istekleri yüklenemedi");
    expect(tab("Önceki Talepler")?.querySelector(".tab-badge")).to.equal(null);
    await expectNoBarriers();
    restore();
    for (const button of buttons("Yeniden Yükle")) button.click();
    await eventually(() => tab("Önceki Talepler")?.querySelector(".tab-badge"), "the badge");
    tab("Toplu Talep Oluştur")?.click();
    await seen("Toplu talep durumu yüklenemedi");
    await press("Yeniden Yükle");
    await seen("Tüm çalışanlarınız için tek talep");
    tab("Koltuk Ara")?.click();
    await seen("Çalışanlar yüklenemedi.");
    buttons("Yeniden Yükle")[0]?.click();
    (await field()).click();
    await eventually(() => options().length > 5, "the employees");
  });
});

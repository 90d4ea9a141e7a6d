import { emulateMedia, sendKeys } from "@web/test-runner-commands";
import { recordPrinting } from "../helpers/printed.ts";
import { expect } from "chai";
import { routeDetailsContract } from "../../src/widgets/route-details/route-details.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually, trackRequests, untilQuiet } from "../helpers/page.ts";
import { accounts, fetchToken, load } from "./bundle.ts";
import { exportCsv } from "./files.ts";
import { broken, openStage, signIn, type } from "./stage.ts";

const account = signIn();

const firstStop = (root: ShadowRoot) => root.querySelector<HTMLButtonElement>("button.stop-head");

runContractSuite({
  contract: routeDetailsContract,
  define: () => load("route-details"),
  given: { "route-id": "R-17" },
  content: ".stop-list",
  touch: async (root) => (await eventually(() => firstStop(root), "a stop")).click(),
  isTouched: (root) => firstStop(root)?.getAttribute("aria-expanded") === "true",
});

describe("<shuttle-route-details>", () => {
  const stage = openStage("shuttle-route-details");
  const { root, find, findAll, press, seen, expectNoBarriers, answer, restore, widen } = stage;
  const button = (words: string) => stage.buttons(words)[0];
  const show = (attributes: Record<string, string> = { "route-id": "R-17" }) => stage.show(attributes);
  const shown = () => eventually(() => find(".stop-list"), "stops");
  const mapReady = () => eventually(() => find('.sh-map[data-status="ready"]'), "map");
  const letters = () => findAll(".stop-list .stop-letter").map(({ textContent }) => textContent);
  const fail = (part: RegExp, how = broken) =>
    answer(({ url }) => (part.test(new URL(url).pathname) ? how() : undefined));

  it("shows the morning's times, and loads the evening by its own id", async () => {
    show();
    await shown();
    expect(find(".fact-figures")?.textContent).to.match(/İlk biniş\d\d:\d\dOfise varış\d\d:\d\d/);
    const requests = trackRequests();
    const queries = stage.told("shuttle-query");
    root().querySelectorAll<HTMLElement>("[role=radio]")[1]?.click();
    await eventually(() => find(".fact-figures")?.textContent?.includes("Ofisten kalkış"), "evening");
    expect(queries).to.deep.equal([{ query: "direction=evening" }]);
    expect(requests.stop().filter((call) => /\/api\/routes\/\d+\/$/.test(call))).to.have.length(1);
    expect(letters()[0]).to.equal("");
    expect(findAll("thead th").map(({ textContent }) => textContent)).to.include("İniş");
  });

  it("gives the stops the height they need beside the map, with the driver below", async () => {
    widen(1055);
    show();
    await shown();
    const [stops, driver] = await eventually(() => {
      const cards = findAll(".route-side > .card").map((card) => card.getBoundingClientRect());
      return cards.length === 2 ? cards : null;
    }, "stops and driver");
    const list = find(".stop-list")?.getBoundingClientRect();
    expect((stops?.bottom ?? 0) - (list?.bottom ?? 0)).to.be.within(0, 20);
    expect((driver?.top ?? 0) - (stops?.bottom ?? 0)).to.be.within(8, 20);
  });

  it("selects direction and stop by keyboard, and shows the homes", async () => {
    show();
    await shown();
    await mapReady();
    const radios = () => findAll("[role=radio]");
    const homes = () => findAll(".sh-map-marker-home").length;
    radios()[0]?.focus();
    await sendKeys({ press: "ArrowRight" });
    await eventually(() => find(".fact-figures")?.textContent?.includes("Ofisten kalkış"), "evening");
    expect(root().activeElement).to.equal(radios()[1]);
    const stop = await eventually(() => firstStop(root()), "a stop");
    stop.focus();
    await sendKeys({ press: "Enter" });
    await eventually(() => homes() > 0, "homes");
    expect(stop.getAttribute("aria-expanded")).to.equal("true");
    expect(root().activeElement).to.equal(stop);
    await sendKeys({ press: "Space" });
    await eventually(() => homes() === 0, "no homes");
    (await eventually(() => find("button.sh-map-marker-pin"), "a marker")).focus();
    await sendKeys({ press: "Enter" });
    await eventually(() => homes() > 0, "homes again");
  });

  it("shows no choice of direction when there is only one", async () => {
    await account.afresh();
    answer((request) => {
      if (!new URL(request.url).pathname.endsWith("/api/routes/")) return undefined;
      return Response.json({
        result: [{ route_id: 33, route_unique_id: "R-17", route_name: "Tek Yön", time_period: "evening" }],
      });
    });
    show();
    await eventually(() => find("h2")?.textContent === "Tek Yön", "route");
    expect(find("[role=radiogroup]")).to.equal(null);
  });

  it("shows the homes of a stop selected in the list or on the map", async () => {
    await account.afresh();
    show();
    await shown();
    await mapReady();
    const homes = () => findAll(".sh-map-marker-home").length;
    const stop = await eventually(() => firstStop(root()), "a stop");
    stop.click();
    await eventually(() => homes() > 0, "homes");
    expect(findAll(".stop-people > li").length).to.be.at.least(1);
    const marker = await eventually(
      () => find<HTMLButtonElement>("button.sh-map-marker-pin[aria-pressed=true]"),
      "the stop's marker",
    );
    marker.click();
    await eventually(() => homes() === 0, "no homes");
    expect(stop.getAttribute("aria-expanded")).to.equal("false");
    marker.click();
    await eventually(() => stop.getAttribute("aria-expanded") === "true", "selected again");
  });

  it("selects the stop of its query", async () => {
    show({ "route-id": "R-17", query: "stop=B" });
    await shown();
    expect(find(".stop-entry.selected .stop-letter")?.textContent).to.equal("B");
  });

  it("links free seats to the employees without a route", async () => {
    show();
    await shown();
    const link = await eventually(() => find<HTMLElement>(".route-seats .link"), "the next step");
    const places: unknown[] = [];
    stage.element().addEventListener("shuttle-navigate", (event) => {
      event.preventDefault();
      const { name, query } = (event as CustomEvent<{ name: string; query: string }>).detail;
      places.push([link.textContent, name, query]);
    });
    link.click();
    expect(places).to.deep.equal([["Bu Rotaya Kişi Ara", "personnel", "list=without-route"]]);
  });

  it("links the driver's name to the driver, and shows initials when the photograph fails", async () => {
    await account.afresh();
    answer(({ url }) =>
      new URL(url).pathname.endsWith("/meta/")
        ? Response.json({
            driver_id: 31,
            driver_name: "İbrahim Öz",
            driver_avatar: "/demo-assets/yok.svg",
            is_default_avatar: false,
            driver_plate: "Undefined",
            driver_rate: null,
          })
        : undefined,
    );
    show();
    await shown();
    const name = await eventually(() => find(".driver-name"), "driver");
    await eventually(() => find("span.driver-photo")?.textContent === "İÖ", "initials");
    expect(find(".plate")).to.equal(null);
    const told: unknown[] = [];
    stage.element().addEventListener("shuttle-navigate", (event) => told.push((event as CustomEvent).detail));
    name.click();
    expect(told).to.deep.equal([{ name: "driver-details", params: { id: "31" }, query: "", href: null }]);
  });

  for (const [name, address] of [
    ["javascript", "javascript:alert(1)"],
    ["data", "data:image/svg+xml,<svg/>"],
    ["another host without a scheme", "//evil.example/x.png"],
  ]) {
    it(`asks for no photograph at an address of the kind "${name}"`, async () => {
      await account.afresh();
      answer(({ url }) =>
        new URL(url).pathname.endsWith("/meta/")
          ? Response.json({ driver_id: 1, driver_name: "Ali Can", driver_avatar: address, driver_plate: "34 A 1" })
          : undefined,
      );
      show();
      await eventually(() => find("span.driver-photo"), "initials");
      expect(find("img.driver-photo")).to.equal(null);
      expect(find(".plate")?.textContent).to.contain("34 A 1");
    });
  }

  it("shows no name of other companies' people", async () => {
    await account.afresh();
    const passenger = (id: number, is_shadow: boolean) => ({
      passenger_id: id,
      passenger_name: is_shadow ? `Gizli ${id}` : `Ayşe ${id}`,
      open_address: is_shadow ? "Gizli Mah., Gizli Sok." : "Caferağa Mah., Moda Cad. No: 5",
      open_address_coordinate: "40.98,29.03",
      is_shadow,
    });
    answer(({ url }) =>
      /\/api\/routes\/\d+\/$/.test(new URL(url).pathname)
        ? Response.json({
            result: {
              rps_detail: [
                {
                  order_number: 1,
                  order_char: "A",
                  arrival: "07:05",
                  route_point_coordinate: "40.99,29.02",
                  passengers: [passenger(1, true), passenger(2, false)],
                },
                {
                  order_number: 2,
                  order_char: "B",
                  arrival: "07:15",
                  route_point_coordinate: "41.00,29.02",
                  passengers: [passenger(3, true)],
                },
              ],
              steps: ["bozuk", "40.99,29.02"],
              first_point_departure: "07:05",
              arrival: "08:10",
              origin: null,
              destination: "41.07,29.01",
            },
          })
        : undefined,
    );
    show({ "route-id": "R-17", query: "stop=B" });
    await shown();
    await mapReady();
    expect(find(".stop-entry.selected, .sh-map-marker-selected"), "a stop of others").to.equal(null);
    firstStop(root())?.click();
    await eventually(() => find(".sh-map-marker-home"), "home");
    expect(root().innerHTML).not.to.contain("Gizli");
    expect(findAll("tbody tr").length).to.equal(1);
    expect(findAll("button.stop-head").length).to.equal(1);
    const others = find<HTMLElement>(".stop-others");
    expect(others?.textContent).to.equal("1 diğer şirket çalışanı");
    expect(others?.offsetHeight, "seen without the map").to.be.above(10);
    expect(findAll(".sh-map-marker-pin").map(({ textContent }) => textContent)).to.deep.equal(["A/2", "B/1"]);
    expect(
      findAll("button.sh-map-marker").map(({ textContent }) => textContent),
      "only what can be selected",
    ).to.deep.equal(["A/2"]);
  });

  it("says what is missing when a route has no way and stops", async () => {
    await account.afresh();
    fail(/\/api\/routes\/\d+\/$/, () => Response.json({ result: { rps_detail: [], steps: [] } }));
    show();
    await seen("Bu rotanın güzergâhı bilinmiyor.");
    expect(root().textContent).to.contain("Bu rotanın durağı bulunmuyor.");
    expect(root().textContent).to.contain("Bu rotada çalışanınız bulunmuyor.");
    await expectNoBarriers();
  });

  it("shows failed details and a failed driver in their places, and mends them by retry", async () => {
    await account.afresh();
    fail(/\/api\/routes\/\d+\/(meta\/)?$/);
    show();
    const alert = await eventually(() => find("[role=alert]"), "failed details");
    expect(alert.textContent).to.contain("Rota bilgileri yüklenemedi");
    expect(find("h2")?.textContent).to.match(/–/);
    await expectNoBarriers();
    fail(/\/meta\/$/);
    alert.querySelector("button")?.click();
    await shown();
    const note = await eventually(() => find(".driver-failed"), "failed driver");
    expect(note.textContent).to.contain("Sürücü bilgisi yüklenemedi.");
    restore();
    note.querySelector("button")?.click();
    await eventually(() => find(".driver-name"), "driver");
  });

  it("exports the route's own passengers", async () => {
    show({ "route-id": "R-35" });
    await shown();
    const { file, lines } = await exportCsv(stage.element());
    expect(file).to.equal("Adnan Kahveci – Levent Ofise Gidiş Çalışanları.csv");
    const [head, ...people] = lines;
    expect(head).to.equal("\uFEFFNo;Durak;Ad soyad;Açık adres;Biniş;Yürüme mesafesi (m);Yolculuk süresi (dk)");
    // Rows below the visible ones are rendered a moment later.
    await eventually(() => findAll("tbody tr").length === people.length, `${people.length} rows`);
    for (const line of people) expect(line).to.match(/^\d+;[A-Z];.+;\d\d:\d\d;\d+;\d+$/);
  });

  it("prints a picture of the map, stops and passengers, without buttons", async () => {
    show();
    await shown();
    await mapReady();
    const stops = findAll(".stop-list button").length;
    const { printed, stop } = recordPrinting();
    try {
      (await eventually(() => button("Yazdır"), "the button")).click();
      const view = await eventually(() => printed[0], "the sheet");
      await emulateMedia({ media: "print" });
      const sheet = view.document.body.firstElementChild?.shadowRoot as ShadowRoot;
      const displays = (selector: string) =>
        [...sheet.querySelectorAll(selector)].map((part) => view.getComputedStyle(part).display);
      expect(displays(".printed-map canvas")).to.deep.equal(["block"]);
      // The canvas has been drawn: its middle isn't transparent.
      const picture = sheet.querySelector<HTMLCanvasElement>(".printed-map canvas");
      const middle = picture?.getContext("2d")?.getImageData(picture.width / 2, picture.height / 2, 1, 1).data;
      expect(middle?.[3]).to.equal(255);
      expect(displays(".route-map")).to.deep.equal(["none"]);
      expect(sheet.querySelectorAll(".stop-list button")).to.have.length(stops);
      const passengers = sheet.querySelectorAll("table tbody tr").length;
      await eventually(() => findAll("tbody tr").length === passengers, `${passengers} rows`);
      expect(new Set(displays(".area-actions"))).to.deep.equal(new Set(["none"]));
    } finally {
      await emulateMedia({ media: "screen" });
      stop();
    }
    await eventually(() => !find(".printed-map canvas"), "the map alone");
    expect(find(".route-map")?.offsetHeight).to.be.greaterThan(100);
  });

  describe("feedback", () => {
    const dialog = () => eventually(() => find("dialog[open]"), "the dialog");
    const field = () => eventually(() => find<HTMLTextAreaElement>("dialog textarea"), "the field");
    const heading = (words: string) => eventually(() => find("dialog")?.textContent?.includes(words), words);
    const opened = async () => {
      await account.afresh();
      show();
      await shown();
      button("Geri Bildirim")?.focus();
      await press("Geri Bildirim");
      return dialog();
    };

    it("is sent about the shown direction, and keeps its text after a failure", async () => {
      const words = "Şoförümüz çok ilgili.";
      await opened();
      expect((await field()).placeholder).to.equal("Mesajınız...");
      type(await field(), words);
      await sendKeys({ press: "Escape" });
      await eventually(() => !find("dialog"), "no dialog");
      await press("Geri Bildirim");
      expect((await field()).value).to.equal(words);

      const sent: Request[] = [];
      answer((request) => {
        if (!request.url.endsWith("/company/feedback/")) return undefined;
        sent.push(request);
        return sent.length === 1 ? new Response("{}", { status: 500 }) : undefined;
      });
      await press("Geri Bildirimi Gönder");
      await heading("Mesajınız İletilemedi");
      expect((await dialog()).textContent).to.contain("Daha sonra yeniden deneyebilir");
      await press("Forma Dön");
      expect((await field()).value).to.equal(words);
      await press("Geri Bildirimi Gönder");
      await heading("Geri Bildiriminizi Aldık");
      const body = (await sent.at(-1)?.json()) as { route_id: number };
      expect(body).to.deep.equal({ route_id: body.route_id, feedback: words });
      expect(body.route_id).to.be.a("number");
      await press("Tamam");
      await eventually(() => root().activeElement === button("Geri Bildirim"), "the focus to come back");
    });

    it("says that it may have arrived when no answer came, and keeps its text", async () => {
      await opened();
      type(await field(), "Teşekkürler.");
      answer(({ url }) => (url.endsWith("/company/feedback/") ? new Response("{}", { status: 504 }) : undefined));
      await press("Geri Bildirimi Gönder");
      await heading("Yanıt gelmedi");
      expect((await dialog()).textContent).to.contain("Mesajınız bize ulaşmış olabilir.");
      expect((await dialog()).textContent).not.to.contain("İletilemedi");
      await expectNoBarriers();
      await press("Forma Dön");
      expect((await field()).value).to.equal("Teşekkürler.");
    });

    it("asks once before it is sent empty", async () => {
      await opened();
      await press("Geri Bildirimi Gönder");
      await eventually(() => find("dialog [role=alert]")?.textContent === "Boş gönderilsin mi?", "the question");
      await expectNoBarriers();
      await press("Boş Gönder");
      await heading("Geri Bildiriminizi Aldık");
    });
  });

  it("tells the page once of a missing route, and says so itself", async () => {
    const told: unknown[] = [];
    const listener = (event: Event) => told.push((event as CustomEvent).detail);
    document.addEventListener("shuttle-navigate", listener);
    show({ "route-id": "R-9999" });
    await seen("Rota bulunamadı");
    // The event is dispatched after the notice has been painted.
    await eventually(() => told.length > 0, "the event");
    document.removeEventListener("shuttle-navigate", listener);
    expect(told).to.deep.equal([{ name: "not-found", params: {}, query: "", href: null }]);
    await expectNoBarriers();
  });

  it("says that the route is missing when the routes fail, and keeps a known one", async () => {
    show();
    await shown();
    fail(/\/api\/routes\/$/, () => new Response("{}", { status: 403 }));
    await (stage.element() as HTMLElementTagNameMap["shuttle-route-details"]).refresh();
    expect(find(".stop-list")).not.to.equal(null);
    stage.remove();

    await account.afresh();
    show();
    const alert = await eventually(() => find("[role=alert]"), "notice");
    expect(alert.textContent).to.contain("Rota bulunamadı");
    restore();
    alert.querySelector("button")?.click();
    await shown();
  });

  it("asks for nothing and says why when there is no id", async () => {
    const notice = () => root().textContent?.includes("Gösterilecek rota seçilmedi.");
    await untilQuiet();
    const requests = trackRequests();
    show({});
    await eventually(notice, "notice");
    expect(requests.stop()).to.deep.equal([]);
  });

  it("shows the link to copy only when the portal is known", async () => {
    show();
    await shown();
    expect(button("Bağlantıyı Kopyala")).to.equal(undefined);
    account.session().setAttribute("portal-url", "https://portal.example");
    await eventually(() => button("Bağlantıyı Kopyala"), "button");
    account.session().removeAttribute("portal-url");
  });

  it("shows a planned route without feedback and without a link to its driver", async () => {
    await account.afresh("demo");
    const token = await fetchToken(accounts.demo);
    const { routes } = (await (
      await fetch("/api/demo/routes/?all_routes=false&area_routes=true&per_page=999", {
        headers: { authorization: `Token ${token}`, "accept-language": "tr" },
      })
    ).json()) as { routes: { route_id: number }[] };
    show({ "route-id": String(routes[0]?.route_id), offer: "" });
    await shown();
    expect(button("Geri Bildirim")).to.equal(undefined);
    expect(find("button.driver-name, a.driver-name")).to.equal(null);
    expect(find(".driver-name")).not.to.equal(null);
    await expectNoBarriers();
  });
});

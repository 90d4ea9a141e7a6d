import { emulateMedia } from "@web/test-runner-commands";
import { axeViolations } from "../helpers/axe.ts";
import { expect } from "chai";
import { pastRouteDetailsContract } from "../../src/widgets/past-route-details/past-route-details.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually, trackRequests } from "../helpers/page.ts";
import { accounts, fetchToken, load } from "./bundle.ts";
import { type as typeInto, broken, openStage, signIn } from "./stage.ts";

const account = signIn();

/** A week of the demo provider in which every day of is a special case. */
const week = "date_start=2026-11-09&date_end=2026-11-14";
const tripButtons = (root: ShadowRoot) => [...root.querySelectorAll<HTMLButtonElement>(".trip-table .row-button")];

runContractSuite({
  contract: pastRouteDetailsContract,
  define: () => load("past-route-details"),
  given: { "route-id": "R-17", query: week },
  content: ".trip-table",
  touch: async (root) => (await eventually(() => tripButtons(root)[1], "a second trip")).click(),
  isTouched: (root) => tripButtons(root)[1]?.getAttribute("aria-pressed") === "true",
});

describe("<shuttle-past-route-details>", () => {
  const stage = openStage("shuttle-past-route-details", { "route-id": "R-2", query: week });
  const { root, text, find, findAll: all, show, seen, press, expectNoBarriers, answer, restore, widen } = stage;
  const button = (words: string) => stage.buttons(words)[0];
  const shown = () => eventually(() => find(".trip-table"), "trips");
  const mapReady = () => eventually(() => find('.sh-map[data-status="ready"]') && find(".sh-map-marker-pin"), "map");
  const fail = (part: RegExp, how = broken) =>
    answer(({ url }) => {
      const { pathname, search } = new URL(url);
      return part.test(pathname + search) ? how() : undefined;
    });
  /** Chooses the trip on this day and in this direction. */
  const choose = async (day: string, direction = "Ofise Gidiş") => {
    const isWanted = ({ cells }: HTMLTableRowElement) =>
      cells[0]?.textContent?.startsWith(day) === true && cells[1]?.textContent === direction;
    const row = await eventually(() => {
      // The list begins with as many whole rows as there are passengers.
      root().querySelector<HTMLButtonElement>(".trip-more button")?.click();
      return [...root().querySelectorAll<HTMLTableRowElement>(".trip-table tbody tr")].find(isWanted);
    }, `a trip on ${day}`);
    row.querySelector<HTMLButtonElement>("button")?.click();
    await eventually(() => row.classList.contains("selected"), "chosen");
  };

  it("shows the first trip whole, without barriers in light and dark", async () => {
    show();
    await shown();
    await mapReady();
    expect(tripButtons(root())[0]?.getAttribute("aria-pressed")).to.equal("true");
    await eventually(() => find(".driver-name"), "driver");
    await eventually(() => all(".passenger-table tbody tr").length > 0, "passengers");
    expect(find(".fact-figures")?.textContent).to.match(/Başlangıç\d\d:\d\dBitiş\d\d:\d\dSüre.+dk/);
    expect(find("h2")?.textContent).to.match(/–/);
    await expectNoBarriers();
    stage.element().setAttribute("theme", "dark");
    await eventually(() => find('[data-shuttle-theme="dark"]'), "dark");
    await expectNoBarriers();
  });

  it("scrolls the delays of many stops by keyboard", async () => {
    show();
    await shown();
    const line = await eventually(() => find(".delay-line"), "the delays");
    // As wide as with many stops.
    line.style.gridAutoColumns = `${stage.element().clientWidth}px`;
    expect(
      await axeViolations(stage.element(), { runOnly: { type: "rule", values: ["scrollable-region-focusable"] } }),
    ).to.deep.equal([]);
    const scroller = line.parentElement as HTMLElement;
    expect(scroller.scrollWidth).to.be.greaterThan(scroller.clientWidth);
  });

  it("fits the trips' columns into their card at each width", async () => {
    const linesOf = (selector: string) =>
      all(selector).map((words) => {
        const range = document.createRange();
        range.selectNode(words.lastChild!);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      });
    show();
    for (const width of [1142, 980, 804, 360]) {
      widen(width);
      const list = await eventually(() => find(".trip-scroller"), "trips");
      await eventually(
        () => list.scrollWidth <= list.clientWidth,
        `${width} px: ${list.scrollWidth} of ${list.clientWidth}`,
      );
    }
    // Widths of a laptop and of a phone, less the portal's shell.
    for (const width of [1055, 362]) {
      widen(width);
      await eventually(() => find(".trip-scroller"), "trips");
      await eventually(() => linesOf(".trip-direction").every((lines) => lines === 1), `${width} px: types`);
    }
    // A phone of 360 px.
    widen(332);
    await eventually(() => find(".trip-scroller"), "trips");
    expect(new Set(linesOf(".trip-table .row-button")), `332 px: moments`).to.deep.equal(new Set([1]));
    // Two lines and the delay: the roles are those of a table.
    const row = all(".trip-table tbody tr")[0];
    expect([row?.getAttribute("role"), Math.round(row?.getBoundingClientRect().height ?? 0)]).to.deep.equal([
      "row",
      60,
    ]);
  });

  it("shows each trip's direction by icon and word", async () => {
    show();
    await shown();
    const types = all(".trip-table .trip-way");
    expect(types.length).to.be.greaterThan(1);
    for (const cell of types) {
      expect(cell.textContent).to.match(/^(?:Ofise Gidiş|Ofisten Dönüş)$/);
      expect(cell.querySelector("svg")?.getBoundingClientRect().width).to.be.greaterThan(0);
      const words = document.createRange();
      words.selectNodeContents(cell);
      // Visually hidden text is one pixel wide.
      expect(words.getBoundingClientRect().width).to.be.greaterThan(40);
      expect(cell.querySelector(".visually-hidden")).to.equal(null);
    }
  });

  it("shows as many further trips as its button says below a trip far down, and keeps the focus", async () => {
    const long = "date_start=2026-10-12&date_end=2026-11-14";
    const more = () => find<HTMLButtonElement>(".trip-more button");
    show({ query: long });
    (await eventually(more, "further trips")).click();
    await eventually(() => !more(), "all trips");
    const trips = tripButtons(root()).map((row) => row.closest("tr")?.dataset["trip"]);
    stage.remove();
    show({ query: `${long}&trip=${trips.at(-10)}` });
    const rest = await eventually(more, "the last trips");
    expect(rest.textContent).to.equal("9 Sefer Daha Göster");
    rest.focus();
    rest.click();
    await eventually(() => tripButtons(root()).length === trips.length, "all trips");
    await eventually(() => root().activeElement?.querySelector(".trip-table"), "focus around the list");
  });

  it("keeps the number of trips in sight while another trip's passengers load", async () => {
    await account.afresh();
    show();
    await eventually(() => find(".passenger-table"), "passengers");
    const count = tripButtons(root()).length;
    expect(count).to.be.greaterThan(5);
    answer(({ url }) => (url.endsWith("passengers/") ? new Promise<Response>(() => undefined) : undefined));
    tripButtons(root())[1]?.click();
    await eventually(() => tripButtons(root())[1]?.getAttribute("aria-pressed") === "true", "another trip");
    expect(find(".passenger-table")).to.equal(null);
    expect(tripButtons(root())).to.have.length(count);
  });

  it("filters the list by direction without a call and writes it into the query", async () => {
    show();
    await shown();
    const count = tripButtons(root()).length;
    const requests = trackRequests();
    const told = stage.told("shuttle-query");
    all("[role=radio]")[2]?.click();
    await eventually(() => tripButtons(root()).length < count, "fewer trips");
    expect(told).to.deep.equal([{ query: `${week}&direction=evening` }]);
    expect(requests.stop().filter((call) => call.includes("route_unique_id"))).to.deep.equal([]);
    expect(tripButtons(root())[0]?.getAttribute("aria-pressed")).to.equal("true");
  });

  it("lists other days only on Listele, and says which days no list can have", async () => {
    show();
    await shown();
    const inputs = all(".trip-days input") as HTMLInputElement[];
    const type = (at: number, words: string) => {
      typeInto(inputs[at] as HTMLInputElement, words);
    };
    expect(inputs.map(({ value }) => value)).to.deep.equal(["09.11.2026", "14.11.2026"]);
    const requests = trackRequests();
    type(0, "31.07.2018");
    await press("Listele");
    await seen("01.08.2018");
    type(0, "14.11.2026");
    await press("Listele");
    await seen("en az bir gün önce");
    type(0, "");
    await press("Listele");
    await seen("Başlangıç tarihini girin.");
    expect(requests.seen()).to.deep.equal([]);
    type(0, "02.11.2026");
    type(1, "06.11.2026");
    const told = stage.told("shuttle-query");
    await press("Listele");
    expect(told).to.deep.equal([{ query: "date_start=2026-11-02&date_end=2026-11-06" }]);
    await eventually(
      () => requests.seen().some((call) => call.includes("date_start=2026-11-02&date_end=2026-11-06")),
      "call",
    );
    await eventually(() => find(".trip-table tbody")?.textContent?.includes("06.11.2026"), "the other week");
    await expectNoBarriers();
  });

  it("shows planned way and driving details until they are hidden", async () => {
    show({ "route-id": "R-1" });
    await mapReady();
    const events = () => all(".sh-map-marker-sign").length;
    await eventually(() => events() >= 5, "events");
    expect(find(".sh-map-legend")?.textContent).to.match(
      /Hatasız sürüşPlanlanan rotaHız ihlali \d+Telefon kullanımı \d+/,
    );
    await press("Planlanan Rotayı Gizle");
    await eventually(() => button("Planlanan Rotayı Göster"), "button");
    expect(find(".sh-map-legend")?.textContent).not.to.contain("Planlanan rota");
    await press("Sürüş Detaylarını Gizle");
    await eventually(() => events() === 0 && !find(".event-list"), "hidden");
    expect(find(".sh-map-legend")?.textContent).not.to.contain("Hız ihlali");
    await press("Sürüş Detaylarını Göster");
    await eventually(() => events() >= 5 && find(".event-list"), "shown");
  });

  it("selects an event on the map when it is selected in the list, and the reverse", async () => {
    show({ "route-id": "R-1" });
    await mapReady();
    await eventually(() => all(".event").length >= 5, "events");
    const chosen = () => all('.sh-map-marker-sign[aria-pressed="true"]');
    all(".event")[2]?.click();
    const marker = await eventually(() => chosen()[0], "a chosen marker");
    expect(chosen()).to.have.length(1);
    expect(marker.getAttribute("aria-label")).to.contain(
      all(".event")[2]?.querySelector(".event-name")?.textContent ?? "?",
    );
    const other = all('.sh-map-marker-sign:not([aria-pressed="true"])')[0];
    const name = other?.getAttribute("aria-label")?.split(", ");
    other?.click();
    await eventually(() => find('.event[aria-pressed="true"]')?.textContent?.includes(name?.[1] ?? "?"), "in the list");
    find('.event[aria-pressed="true"]')?.click();
    await eventually(() => chosen().length === 0, "none");
  });

  it("names a stop's people on the map and marks them in the table when it is selected", async () => {
    show();
    await mapReady();
    const marker = find<HTMLButtonElement>("button.sh-map-marker-pin");
    expect(marker?.getAttribute("aria-label")).to.match(/^[A-Z]+ durağı, .+: .+/);
    marker?.focus();
    await eventually(() => find(".sh-map-tooltip")?.textContent?.includes("durağı"), "words");
    marker?.click();
    await eventually(() => all(".passenger-table tr.selected").length > 0, "marked");
    expect(all("[style*='--shuttle-boarded']").length).to.be.at.least(1);
  });

  it("replays a trip by keyboard, with boardings as they happened", async () => {
    show();
    await mapReady();
    const slider = (await eventually(() => find(".replay-scrubber"), "scrubber")) as HTMLInputElement;
    expect(find(".sh-map-moving")).to.equal(null);
    const set = (value: string) => {
      typeInto(slider, value);
    };
    const waiting = () => all(".outcome.waiting").length;
    set("15");
    await eventually(() => find(".sh-map-moving") && waiting() > 0, "a vehicle");
    const [before, place] = [waiting(), find(".sh-map-moving")?.parentElement?.style.transform];
    set(slider.max);
    await eventually(() => waiting() === 0, "everybody");
    expect(before).to.be.at.least(1);
    expect(find(".sh-map-moving")?.parentElement?.style.transform).not.to.equal(place);
    expect(slider.getAttribute("aria-valuetext")).to.match(/^\d\d:\d\d$/);
    await press("Baştan Oynat");
    await eventually(() => button("Duraklat"), "playing");
    await expectNoBarriers();
    await press("Duraklat");
    const stop = find("[aria-label='Oynatmayı bitir']");
    stop?.focus();
    stop?.click();
    await eventually(() => !find(".sh-map-moving"), "no vehicle");
    await eventually(() => root().activeElement?.classList.contains("replay"), "focus around the button");
  });

  it("moves the replayed vehicle once a second with reduced motion, else in each frame", async () => {
    show();
    await mapReady();
    const moves = async () => {
      await press("Oynat");
      const vehicle = await eventually(() => find(".sh-map-moving"), "a vehicle");
      const moved = { times: 0 };
      const observer = new MutationObserver(() => (moved.times += 1));
      observer.observe(vehicle.parentElement ?? vehicle, { attributeFilter: ["style"] });
      return { moved, observer };
    };
    const steps: (() => void)[] = [];
    const realInterval = globalThis.setInterval;
    globalThis.setInterval = ((step: () => void, pause?: number) => {
      if (pause !== 1000) return realInterval(step, pause);
      // Held, so that the test below advances its seconds.
      return steps.push(step);
    }) as typeof setInterval;
    try {
      const calm = await moves();
      expect(steps).to.have.length(1);
      for (let second = 0; second < 5; second += 1) {
        steps[0]?.();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      calm.observer.disconnect();
      expect(calm.moved.times).to.be.within(4, 6);
      await press("Duraklat");
      await emulateMedia({ reducedMotion: "no-preference" });
      const quick = await moves();
      await eventually(() => quick.moved.times >= 5, "five frames");
      quick.observer.disconnect();
      expect(steps).to.have.length(1);
    } finally {
      globalThis.setInterval = realInterval;
      await emulateMedia({ reducedMotion: "reduce" });
    }
    await press("Duraklat");
  });

  it("sends feedback about the trip once", async () => {
    show();
    await shown();
    const id = Number(tripButtons(root())[0]?.closest("tr")?.dataset["trip"]);
    const sent: Request[] = [];
    answer((request) => {
      if (request.url.includes("/company/feedback/")) sent.push(request);
      return undefined;
    });
    await press("Geri Bildirim");
    typeInto(
      (await eventually(() => find("dialog textarea"), "the field")) as HTMLTextAreaElement,
      "Sürücü çok nazikti",
    );
    await press("Geri Bildirimi Gönder");
    await seen("Geri Bildiriminizi Aldık");
    expect(sent).to.have.length(1);
    expect(await sent[0]?.json()).to.deep.equal({ past_trip_id: id, feedback: "Sürücü çok nazikti" });
  });

  it("explains punctuality when its button is pressed", async () => {
    show();
    await shown();
    (await eventually(() => find("[aria-label='Dakiklik nasıl hesaplanır?']"), "the button")).click();
    await seen("en çok 5 dakika");
    await expectNoBarriers();
  });

  it("says what is missing of a trip without way, data, events, score, end or start", async () => {
    show({ "route-id": "R-3" });
    await choose("09.11.2026");
    await seen("Yetersiz Bilgi");
    await seen("Bu yolculuğa ait yeterli sürüş verisi yok.");
    expect(text()).to.contain("mobil uygulamasından");
    expect(all('a[href="mailto:destek@example.com"]').length).to.equal(2);
    expect(button("Hız Limiti Raporu İndir")).to.equal(undefined);
    expect(find(".sh-map")).to.equal(null);
    await expectNoBarriers();
    await choose("10.11.2026");
    await mapReady();
    await seen("yeterli sürüş verisi yok.");
    expect(button("Sürüş Detaylarını Gizle")).to.equal(undefined);
    await choose("11.11.2026");
    await seen("Bu seferde sürüş olayı kaydedilmedi.");
    await choose("12.11.2026");
    await seen("Bu yolculuğa ait sürüş detayları inceleme altındadır.");
    await eventually(() => all(".event").length > 0, "events");
    await choose("13.11.2026");
    await seen("Otomatik Bitirildi");
    stage.remove();

    show({ "route-id": "R-4" });
    // Without a start there is no day either.
    await choose("-");
    await eventually(() => find(".fact-figures")?.textContent?.startsWith("Başlangıç-Bitiş-"), "no start");
    expect(find(".replay")).to.equal(null);
    await choose("10.11.2026");
    await eventually(() => /Başlangıç\d\d:\d\dBitiş-Süre-/.test(find(".fact-figures")?.textContent ?? ""), "no end");
    await choose("11.11.2026");
    await seen("Diğer olay (SEAT_BELT)");
    await eventually(() => find(".sh-map-marker-sign[style*='--shuttle-text-muted']"), "its marker");
    expect(button("Planlanan Rotayı Gizle")).to.equal(undefined);
    await choose("13.11.2026");
    await seen("inceleme altındadır. Bu yolculuğa ait yeterli sürüş verisi yok.");
    expect(all(".driving .notice-line").length).to.equal(1);
  });

  it("tells the page once of a missing route, and offers a retry for a known one", async () => {
    await account.afresh();
    const told: unknown[] = [];
    const listener = (event: Event) => told.push((event as CustomEvent).detail);
    document.addEventListener("shuttle-navigate", listener);
    show({ "route-id": "R-9999" });
    await seen("Rota bulunamadı");
    await expectNoBarriers();
    stage.remove();
    expect(told).to.deep.equal([{ name: "not-found", params: {}, query: "", href: null }]);
    fail(/past-trips\/\?/);
    show();
    await seen("Seferler yüklenemedi");
    expect(find("h2")?.textContent).to.match(/–/);
    expect(told).to.have.length(1);
    document.removeEventListener("shuttle-navigate", listener);
    await expectNoBarriers();
    restore();
    find("[role=alert] button")?.click();
    await shown();
  });

  it("refuses real data to a demo account on a company's page", async () => {
    account.session().signOut();
    account.session().token = await fetchToken(accounts.demo);
    show();
    await seen("Rota bulunamadı");
    await seen("Bu bilgiyi görme yetkiniz bulunmuyor.");
    await expectNoBarriers();
    await account.afresh();
  });

  it("shows the link's name of the route until the provider's answer", async () => {
    await account.afresh();
    let answerLate: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (answerLate = resolve));
    answer(({ url }) => (/\/api\/routes\//.test(url) ? late.then((found) => found.clone()) : undefined));
    show({ query: "routeName=Ad%C4%B1+Linkten" });
    await eventually(() => find("h2")?.textContent === "Adı Linkten", "the link's name");
    restore();
    answerLate(new Response("{}", { status: 500 }));
    await seen("Rota bulunamadı");
    find("[role=alert] button")?.click();
    await shown();
    expect(find("h2")?.textContent).to.match(/–/);
  });

  it("shows the button for driving details beside the list when there is no map", async () => {
    fail(/directions\/$/, () => Response.json([]));
    await account.afresh();
    show({ "route-id": "R-1" });
    await seen("Yetersiz Bilgi");
    await eventually(() => find(".event-list"), "events");
    await press("Sürüş Detaylarını Gizle");
    await eventually(() => !find(".event-list"), "hidden");
    await press("Sürüş Detaylarını Göster");
    await eventually(() => find(".event-list"), "shown");
    await expectNoBarriers();
  });

  it("opens the speed report with the listed days, yesterday at the latest", async () => {
    show({ "route-id": "R-1", query: "date_start=2026-11-16" });
    await shown();
    // A click by code alone doesn't take the focus there.
    (await eventually(() => button("Hız Limiti Raporu İndir"), "the button")).focus();
    await press("Hız Limiti Raporu İndir");
    const inputs = await eventually(() => {
      const found = all("dialog input") as HTMLInputElement[];
      return found.length === 2 ? found : null;
    }, "the form");
    expect(inputs.map(({ value }) => value)).to.deep.equal(["16.11.2026", "18.11.2026"]);
    await expectNoBarriers();
    const requests = trackRequests();
    await press("Raporu İndir");
    await seen("Rapor İndirildi");
    const asked = requests.seen().filter((call) => call.includes("zendrive"));
    expect(asked).to.have.length(3);
    for (const call of asked) expect(decodeURIComponent(call)).to.contain('route_unique_ids=["R-1"]');
    await press("Tamam");
    await eventually(() => root().activeElement === button("Hız Limiti Raporu İndir"), "the focus to come back");
  });

  it("says that there are no trips", async () => {
    await account.afresh();
    fail(/past-trips\/\?/, () => Response.json([]));
    show();
    await seen("Seçilen tarihlerde sefer bulunmuyor.");
    expect(button("Geri Bildirim")).to.equal(undefined);
    await expectNoBarriers();
  });

  it("says that the link's trip isn't listed until another is selected", async () => {
    show({ query: "trip=999999999" });
    await seen("999999999 numaralı sefer listede yok: henüz sona ermemiş veya iptal edilmiş olabilir.");
    (await eventually(() => all(".trip-table tbody button").at(1), "the second trip")).click();
    await eventually(() => !root().textContent?.includes("listede yok"), "its trip alone");
    expect(all(".trip-table tr[aria-current=true]")).to.have.length(1);
  });

  it("asks for nothing and says why when there is no id", async () => {
    const requests = trackRequests();
    show({ "route-id": "" });
    await seen("Gösterilecek rota seçilmedi.");
    expect(requests.stop()).to.deep.equal([]);
  });

  it("shows another route when the page doesn't navigate", async () => {
    show();
    await shown();
    const before = find("h2")?.textContent;
    // The routes are loaded by a separate call.
    (await eventually(() => find(".route-choice"), "the choice of routes")).click();
    (await eventually(() => all("[role=menuitem]:not([aria-disabled])")[3], "routes")).click();
    await eventually(() => find("h2")?.textContent !== before, "another route");
    await shown();
  });

  const calls = [
    ["the trips", /past-trips\/\?/, "Seferler yüklenemedi", "h2"],
    ["the way", /directions\/$/, "Yetersiz Bilgi", ".passenger-table"],
    ["the plan of the stops", /passenger\/bookings\/\?/, "Planlanan saatler yüklenemedi.", ".passenger-table"],
    ["the passengers", /passengers\/$/, "Çalışanlar yüklenemedi", ".driver-name"],
    ["the driving", /past-trips\/\d+$/, "Sürüş detayları yüklenemedi", ".driver-name"],
    ["the driver", /meta\/$/, "Sürücü bilgisi yüklenemedi.", ".passenger-table"],
  ] as const;
  for (const [what, part, message, other] of calls) {
    it(`keeps the other parts when ${what} fail, and mends them by retry`, async () => {
      await account.afresh();
      fail(part);
      show();
      await seen(message);
      await eventually(() => find(other), other);
      restore();
      const alert = all("[role=alert]").find(({ textContent }) => textContent?.includes(message));
      alert?.querySelector("button")?.click();
      await eventually(() => !text().includes(message), `${message} to go`);
      await eventually(() => find(".sh-map") && find(".event-list, .driving"), "all");
    });
  }

  it("hides only the choice of routes when the routes fail", async () => {
    await account.afresh();
    answer(({ url }) => (new URL(url).pathname === "/api/routes/" ? broken() : undefined));
    show();
    await shown();
    expect(find(".route-choice")).to.equal(null);
    expect(find("h2")?.textContent).to.match(/–/);
  });
});

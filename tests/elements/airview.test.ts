import { sendKeys } from "@web/test-runner-commands";
import { axeViolations } from "../helpers/axe.ts";
import { expect } from "chai";
import { airviewContract } from "../../src/widgets/airview/airview.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually, settled, trackRequests } from "../helpers/page.ts";
import { accounts, fetchToken, load } from "./bundle.ts";
import { type as typeInto, broken, openStage, signIn } from "./stage.ts";

const account = signIn({ "company-latlng": "41.0772,29.0130" });

const tabOf = (root: ShadowRoot, name: string) =>
  [...root.querySelectorAll<HTMLButtonElement>("[role=tab]")].find(({ textContent }) => textContent === name);

runContractSuite({
  contract: airviewContract,
  define: () => load("airview"),
  content: ".badge",
  touch: async (root) => (await eventually(() => tabOf(root, "Rotalar"), "the list's tab")).click(),
  isTouched: (root) => root.querySelector(".airview-routes") !== null,
});

describe("<shuttle-airview>", () => {
  const stage = openStage("shuttle-airview");
  const { root, find, findAll, answer, restore, widen } = stage;
  let queries: { readonly query: string }[] = [];
  const told = () => queries.map(({ query }) => query);
  const show = (attributes: Record<string, string> = {}) => {
    stage.show(attributes);
    queries = stage.told("shuttle-query");
  };
  const count = () => Number(find(".badge")?.textContent ?? 0);
  const loaded = () => eventually(count, "routes");
  const rows = () => findAll(".airview-row");
  const announced = () =>
    findAll("[role=status]")
      .map((node) => node.textContent)
      .join(" ");
  const press = (target: Element | null, key: string) =>
    target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }));
  const openList = async () => {
    await loaded();
    tabOf(root(), "Rotalar")?.click();
    await eventually(() => rows().length > 0, "rows");
  };
  const selectFirst = async () => {
    await openList();
    rows()[0]?.click();
    return eventually(() => find(".airview-detail"), "the detail");
  };
  const type = async (text: string) => {
    const field = await eventually(() => find<HTMLInputElement>("[role=combobox]"), "the search");
    typeInto(field, text);
    return field;
  };
  const isRoutes = ({ url }: Request) => url.includes("/api/routes/?");
  const untilAborted = ({ signal }: Request) =>
    new Promise<Response>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
    });
  const barriers = () => axeViolations(stage.element(), { rules: { region: { enabled: false } } });

  it("shows the routes of its scope and query", async () => {
    show({ scope: "area" });
    const all = await loaded();
    stage.remove();
    show({ scope: "area", query: "time_periods=morning" });
    expect(await loaded()).to.equal(all / 2);
    const pressed = findAll(".airview-direction").map((node) => node.getAttribute("aria-pressed"));
    expect(pressed).to.deep.equal(["true", "false"]);
    expect(find<HTMLSelectElement>("select")?.value).to.equal("area");
  });

  it("writes changed filters into the query, nothing at the defaults", async () => {
    show();
    const all = await loaded();
    find<HTMLButtonElement>(".airview-direction.evening")?.click();
    await eventually(() => count() === all / 2, "mornings");
    const clear = findAll("button").find(({ textContent }) => textContent === "Filtreleri Temizle");
    clear?.click();
    await eventually(() => count() === all, "all again");
    // A disabled button would lose the focus.
    await eventually(() => clear?.matches(":enabled[aria-disabled=true]"), "nothing to clear");
    expect(told()).to.deep.equal(["time_periods=morning", ""]);
  });

  it("searches a long list of choices the Turkish way, and returns the focus on Esc", async () => {
    // Wide, because a narrow layout collapses the filters.
    widen(1100);
    show();
    await loaded();
    const [, button] = findAll<HTMLButtonElement>(".airview-choice");
    expect(button?.textContent).to.equal("Mahalle: Tümü");
    button?.focus();
    button?.click();
    typeInto(await eventually(() => find<HTMLInputElement>("[popover] input[type=search]"), "its search"), "caferaga");
    const choice = await eventually(() => {
      const [only, ...others] = root().querySelectorAll<HTMLInputElement>("[popover] input[type=checkbox]");
      return others.length === 0 ? only : undefined;
    }, "one choice");
    choice.focus();
    choice.click();
    await eventually(() => told().length > 0, "the filter told");
    expect(new URLSearchParams(told().at(-1)).get("neighborhoods")).to.equal("Caferağa");
    await sendKeys({ press: "Escape" });
    await eventually(() => root().activeElement === button, "the focus to come back");
    expect(button?.textContent).to.equal("Mahalle: Caferağa");
  });

  it("draws only the routes in sight, and the last one when End is pressed", async () => {
    // Wide, because in a narrow layout the list is as long as its content.
    widen(1100);
    show({ scope: "area" });
    await openList();
    const list = find(".airview-routes");
    const routes = count();
    expect(rows().length).to.be.below(routes);
    const active = () => list && root().getElementById(list.getAttribute("aria-activedescendant") ?? "");
    press(list, "End");
    await eventually(() => active()?.getAttribute("aria-posinset") === String(routes), "the last route");
    const { bottom = 0 } = list?.getBoundingClientRect() ?? {};
    expect(active()?.getBoundingClientRect().top).to.be.below(bottom);
    press(list, "Home");
    await eventually(() => active()?.getAttribute("aria-posinset") === "1" && list?.scrollTop === 0, "the first route");
  });

  it("selects by the list, announces it and clears it on Esc", async () => {
    show();
    const detail = await selectFirst();
    await eventually(() => announced().includes("seçildi."), "the announcement");
    expect(detail.querySelector("h2")?.textContent).to.equal(rows()[0]?.querySelector(".cut")?.textContent);
    const stop = await eventually(() => find<HTMLButtonElement>("button.stop-head"), "a stop");
    stop.click();
    await eventually(() => find(".stop-people"), "its people");
    press(find(".airview-routes"), "Escape");
    await eventually(() => find(".stop-people") === null, "no stop");
    press(find(".airview-routes"), "Escape");
    await eventually(() => find(".airview-detail") === null, "no detail");
    // The queries told to the page, for its address: route, stop, route, nothing.
    const [route = "", withStop = ""] = told();
    expect(route).to.match(/^route=[^&]+&period=(morning|evening)$/);
    expect(withStop).to.match(/&stop=[A-Z]+$/);
    expect(told()).to.deep.equal([route, withStop, route, ""]);
    expect(announced()).to.contain("Seçim kaldırıldı");
  });

  it("selects a route by keyboard alone", async () => {
    show();
    await openList();
    const list = find(".airview-routes");
    list?.focus();
    for (const key of ["ArrowDown", "ArrowDown", "Enter"]) {
      press(list, key);
      await settled();
    }
    await eventually(() => find(".airview-detail"), "the detail");
    expect(rows()[2]?.getAttribute("aria-selected")).to.equal("true");
  });

  it("finds a person the Turkish way, selects their stop, and clears it when the field is emptied", async () => {
    show();
    await loaded();
    const field = await type("isil");
    const option = await eventually(() => find("[role=option]"), "somebody");
    const name = option.querySelector(".airview-result-name")?.textContent ?? "";
    expect(name).to.match(/Işıl|ışıl/);
    press(field, "Enter");
    await eventually(() => find(".stop-people")?.textContent?.includes(name), "their stop");
    expect(field.value).to.equal(name);
    await type("");
    await eventually(() => find(".stop-people") === null, "the stop let go");
    expect(find(".airview-detail")).not.to.equal(null);
    await type("yok böyle biri");
    await eventually(() => root().textContent?.includes("Bu aramaya uyan çalışan yok."), "nobody");
    find("[aria-label='Aramayı temizle']")?.click();
    await eventually(() => field.value === "", "an empty search");
  });

  it("selects the route of route-id, and says when it isn't shown", async () => {
    show();
    await loaded();
    const [first] = await fetchRoutes();
    stage.remove();
    show({ "route-id": first ?? "" });
    await eventually(() => find(".airview-detail"), "the detail");
    stage.element().setAttribute("route-id", "R-yok");
    await eventually(() => root().textContent?.includes("Bağlantıdaki rota bulunamadı."), "the notice");
  });

  it("shows the query's passenger at their stop, with their home marked", async () => {
    show();
    await loaded();
    await type("Belgin Akar");
    const option = await eventually(() => find(".airview-result"), "the person");
    option.click();
    const query = await eventually(() => told().at(-1), "the query");
    const passenger = new URLSearchParams(query).get("passenger") ?? "";
    expect(query).to.match(/^route=R-\d+&period=\w+&stop=[A-Z]+&passenger=\d+$/);
    stage.remove();
    show({ query: `passenger=${passenger}` });
    const current = await eventually(() => find(".stop-people [aria-current]"), "the person");
    expect(current.textContent).to.contain("Belgin Akar");
    const homes = () => findAll(".sh-map-marker-home");
    await eventually(() => homes().filter(({ ariaPressed }) => ariaPressed === "true").length === 1, "their home");
    homes()
      .find(({ ariaPressed }) => ariaPressed === "true")
      ?.click();
    await eventually(() => !find(".stop-people [aria-current]"), "the stop alone");
    expect(told().at(-1)).to.match(/&stop=[A-Z]+$/);
    stage.remove();
    show({ query: "passenger=999999" });
    await eventually(() => find(".notice-line"), "the notice");
    expect(root().querySelector(".airview-filters")?.textContent).to.contain("Bağlantıdaki çalışan bulunamadı.");
    stage.remove();
    show({ query: "time_periods=evening&passenger=999999" });
    const notice = await eventually(() => find(".notice-line"), "the way out");
    expect(notice.textContent).to.equal(
      "Bağlantıdaki çalışan bu filtrelerle görünmüyor. Filtreleri Temizle ile yeniden bakın.",
    );
  });

  it("links to the company's own routes, not to others", async () => {
    show({ scope: "area" });
    await openList();
    const seen: string[] = [];
    const foot = () => find<HTMLElement>(".airview-detail-foot > *");
    for (const row of rows().slice(0, 20)) {
      row.click();
      await settled();
      if (!foot()) break;
    }
    expect(foot(), "a route of another company").to.equal(null);
    stage.remove();
    show();
    stage.element().addEventListener("shuttle-navigate", (event) => {
      event.preventDefault();
      seen.push(event.detail.name);
    });
    await selectFirst();
    for (const row of rows().slice(0, 10)) {
      if (foot()) break;
      row.click();
      await settled();
    }
    foot()?.click();
    expect(seen).to.deep.equal(["route-details"]);
  });

  it("keeps map and filters when the routes fail, and mends them by retry", async () => {
    await account.afresh();
    answer((request) => (isRoutes(request) ? broken() : undefined));
    show();
    const alert = await eventually(() => find(".airview-state [role=alert]"), "the failure");
    expect(alert.textContent).to.contain("Rotalar yüklenemedi");
    expect(await barriers()).to.deep.equal([]);
    // The map and the filters stay.
    expect(find(".sh-map-canvas")?.offsetHeight).to.be.greaterThan(100);
    expect(find<HTMLSelectElement>("select")?.value).to.equal("own");
    restore();
    alert.querySelector("button")?.click();
    await loaded();
  });

  it("keeps the rest of the detail when the driver fails, and mends it by retry", async () => {
    await account.afresh();
    answer(({ url }) => (url.endsWith("/meta/") ? new Response("{}", { status: 404 }) : undefined));
    show();
    const detail = await selectFirst();
    const note = await eventually(() => detail.querySelector(".driver-failed"), "the failed driver");
    expect(note.textContent).to.contain("Sürücü bilgisi yüklenemedi.");
    expect(detail.querySelector("button.stop-head")).not.to.equal(null);
    restore();
    note.querySelector("button")?.click();
    await eventually(() => detail.querySelector(".driver-name"), "the driver");
  });

  it("shows no name of other companies' people, nor finds one", async () => {
    interface Passenger {
      readonly is_shadow: boolean;
      readonly passenger_name?: string;
      readonly first_last_name?: string;
    }
    const response = await fetch("/api/routes/?all_routes=true&area_routes=true&with_detail=true&per_page=999", {
      headers: { authorization: `Token ${await fetchToken(accounts.admin)}`, "accept-language": "tr" },
    });
    const { routes } = (await response.json()) as { routes: { rps_detail: { passengers: Passenger[] }[] }[] };
    const people = routes.flatMap((route) => route.rps_detail.flatMap(({ passengers }) => passengers));
    const nameOf = (person: Passenger) => person.passenger_name ?? person.first_last_name ?? "";
    const own = new Set(people.filter((person) => !person.is_shadow).map(nameOf));
    const others = [...new Set(people.map(nameOf))].filter((name) => !own.has(name));
    expect(others.length).to.be.greaterThan(20);
    show({ scope: "area" });
    await loaded();
    await type(others[0] ?? "");
    await eventually(() => root().textContent?.includes("Bu aramaya uyan çalışan yok."), "nobody");
    await type("");
    await openList();
    for (const place of [0, 5, 10]) {
      const row = rows()[place];
      row?.click();
      await eventually(() => row?.getAttribute("aria-selected") === "true" && find(".airview-detail"), "the detail");
      expect(others.filter((name) => root().innerHTML.includes(name))).to.deep.equal([]);
    }
    expect(others.filter((name) => told().join().includes(encodeURIComponent(name)))).to.deep.equal([]);
  });

  it("says why no route is shown, and clears the filters", async () => {
    show({ query: "route_names=Yok" });
    const state = await eventually(() => find(".airview-state"), "the empty state");
    expect(state.textContent).to.contain("Kriterlere uygun kayıt bulunmuyor!");
    expect(await barriers()).to.deep.equal([]);
    state.querySelector("button")?.click();
    await loaded();
    expect(told()).to.deep.equal([""]);
  });

  it("says how many routes the provider has when it sent fewer", async () => {
    await account.afresh();
    answer((request) =>
      isRoutes(request)
        ? new Response(JSON.stringify({ meta: { total_count: 1240 }, routes: [] }), {
            headers: { "content-type": "application/json" },
          })
        : undefined,
    );
    show();
    await eventually(() => find(".notice-line")?.textContent?.includes("1.240"), "the notice");
  });

  it("has no barriers while it loads, with list, selection and search", async () => {
    await account.afresh();
    answer((request) => (isRoutes(request) ? untilAborted(request) : undefined));
    show();
    await eventually(() => find("[role=progressbar]"), "the progress line");
    expect(await barriers(), "loading").to.deep.equal([]);
    stage.remove();
    restore();
    await account.afresh();
    show();
    await selectFirst();
    await eventually(() => find(".driver"), "the driver");
    find<HTMLButtonElement>("button.stop-head")?.click();
    await eventually(() => find(".stop-people"), "people");
    expect(await barriers(), "selected").to.deep.equal([]);
    await type("a");
    await eventually(() => find("[role=option]"), "results");
    expect(await barriers(), "search").to.deep.equal([]);
  });

  it("shows a demo account its offers, without a call for companies", async () => {
    await account.afresh("demo");
    const requests = trackRequests();
    show();
    await loaded();
    const offers = findAll<HTMLButtonElement>(".offers button");
    expect(offers.map((button) => button.getAttribute("aria-pressed"))).to.deep.equal(["true", "false"]);
    expect(find("select")).to.equal(null);
    const before = count();
    offers[1]?.click();
    await eventually(() => offers[1]?.getAttribute("aria-pressed") === "true", "the other offer");
    await eventually(() => count() > 0 && count() !== before, "its routes");
    expect(told()).to.have.length(1);
    expect(told()[0]).to.match(/^pilot=./);
    await selectFirst();
    expect(find(".airview-detail-foot")?.childElementCount).to.equal(0);
    expect(find(".airview-detail a")).to.equal(null);
    offers[0]?.click();
    await eventually(() => !find(".airview-detail"), "no selection among other routes");
    expect(told().at(-1)).to.equal("");
    expect(requests.stop().filter((request) => !/demo|login/.test(request))).to.deep.equal([]);
    await account.afresh();
  });

  async function fetchRoutes(): Promise<string[]> {
    const response = await fetch("/api/routes/", {
      headers: { authorization: `Token ${await fetchToken(accounts.admin)}`, "accept-language": "tr" },
    });
    const { result } = (await response.json()) as { result: { route_unique_id: string }[] };
    return result.map(({ route_unique_id: id }) => id);
  }
});

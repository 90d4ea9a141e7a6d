import { axeViolations } from "../helpers/axe.ts";
import { expect } from "chai";
import { personnelContract } from "../../src/widgets/personnel/personnel.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { expectFoldedFigures } from "../helpers/folded.ts";
import { eventually } from "../helpers/page.ts";
import { load } from "./bundle.ts";
import { shortPageSize } from "../../src/widgets/kit/table/page-size.contract.ts";
import { openStage, signIn } from "./stage.ts";

/** The call for the first page. */
const firstPeople = new RegExp(`/api/company/employees/\\?.*page_size=${shortPageSize}(?!\\d)`);

const account = signIn({ "company-latlng": "41.0772,29.0130", "user-type": "admin" });

const graphButton = (root: ShadowRoot) => root.querySelector<HTMLButtonElement>("button[aria-expanded].button");

runContractSuite({
  contract: personnelContract,
  define: () => load("personnel"),
  content: ".person-name",
  touch: async (root) => (await eventually(() => graphButton(root), "graph button")).click(),
  isTouched: (root) => graphButton(root)?.getAttribute("aria-expanded") === "true",
});

describe("<shuttle-personnel>", () => {
  const stage = openStage("shuttle-personnel");
  const { root, show, rows, listed, answer, restore } = stage;

  it("takes its first page size from the attribute and its state from query", async () => {
    show({ "page-size": "20", query: "page=2" });
    await listed(20);
    await eventually(() => root().querySelector("[aria-current=page]")?.textContent === "2", "page 2");
  });

  it("links an employee's mail address without anything that follows it", async () => {
    const people = ["ece@lodos.example", "ece@lodos.example?bcc=kopya@example.com&body=Merhaba"].map(
      (email, index) => ({
        id: index + 1,
        profile: { first_name: "Ece", last_name: "Ak", phone_number: "5551112233", email },
      }),
    );
    answer(({ url }) => (firstPeople.test(url) ? Response.json({ results: people, count: 2 }) : undefined));
    await account.afresh();
    show();
    await listed(2);
    const links: (string | null | undefined)[] = [];
    for (const row of [0, 1]) {
      rows()[row]?.querySelector<HTMLElement>(".row-action button")?.click();
      const contact = await eventually(() => root().querySelector("dialog.drawer .passenger-contact"), "the details");
      expect(contact.textContent).to.contain(people[row]?.profile.email);
      links.push(contact.querySelector('a[href^="mailto:"]')?.getAttribute("href"));
      root().querySelector<HTMLElement>("dialog.drawer .dialog-head button, dialog.drawer button")?.click();
      await eventually(() => !root().querySelector("dialog.drawer"), "the list alone");
    }
    expect(links).to.deep.equal(["mailto:ece@lodos.example", undefined]);
    // Restores the demo's data for the next tests.
    restore();
    await account.afresh();
  });

  it("links an employee without a route to the planner, without the name, and to the marketplace", async () => {
    const person = {
      id: 12,
      profile: { first_name: "Ece", last_name: "Ak", phone_number: "5551112233", email: "e@x.tr" },
    };
    answer(({ url }) => (firstPeople.test(url) ? Response.json({ results: [person], count: 1 }) : undefined));
    await account.afresh();
    show();
    await listed(1);
    rows()[0]?.querySelector<HTMLElement>(".row-action button")?.click();
    const route = await eventually(() => root().querySelector("dialog.drawer .passenger-route"), "the details");
    expect(route.textContent).to.contain("Rota atanmamış");
    const told: unknown[] = [];
    stage.element().addEventListener("shuttle-navigate", (event) => told.push(event.detail.name, event.detail.query));
    for (const link of route.querySelectorAll<HTMLElement>(".link")) link.click();
    const market = ["marketplace", "enabled=true&path=search-page&passenger=12"];
    expect(told).to.deep.equal(["planner", "subject=employee", ...market]);
    restore();
    await account.afresh();
  });

  it("writes whose details are open to the query, and never to the page's history", async () => {
    const before = { entries: history.length, address: location.href, state: history.state as unknown };
    show();
    await listed(shortPageSize);
    const told: string[] = [];
    stage.element().addEventListener("shuttle-query", (event) => told.push(event.detail.query));
    rows()[0]?.querySelector<HTMLElement>(".row-action button")?.click();
    const drawer = await eventually(() => root().querySelector<HTMLDialogElement>("dialog.drawer[open]"), "the drawer");
    expect(told.at(-1)).to.match(/^passenger=\d+$/);
    drawer.querySelector<HTMLElement>(".drawer-head .icon-button")?.click();
    await eventually(() => !root().querySelector("dialog.drawer"), "no drawer");
    expect(told.at(-1)).to.equal("");
    const menu = root().querySelector<HTMLElement>("button[aria-haspopup=menu]");
    menu?.click();
    await eventually(() => root().querySelector("[role=menu] [role=menuitem]"), "the menu");
    expect({ entries: history.length, address: location.href, state: history.state as unknown }).to.deep.equal(before);
  });

  it("links an employee's route and the map once they are known", async () => {
    await account.afresh();
    answer(({ url }) => (url.includes("/api/routes/?") ? new Promise(() => undefined) : undefined));
    show({ query: "search=Belgin Akar" });
    await listed(1);
    const open = async () => {
      rows()[0]?.querySelector<HTMLElement>(".row-action button")?.click();
      return eventually(() => root().querySelector("dialog.drawer .passenger-route"), "the route's name");
    };
    const line = await open();
    expect(line.textContent).to.contain("Rotaya Git");
    expect(line.querySelector(".link")).to.equal(null);
    // Opening it again makes the call again.
    root().querySelector<HTMLElement>("dialog.drawer .drawer-head .icon-button")?.click();
    await eventually(() => !root().querySelector("dialog.drawer"), "no drawer");
    restore();
    await open();
    const links = () => [...root().querySelectorAll<HTMLElement>("dialog.drawer .passenger-route .link")];
    const names = () => links().map(({ textContent }) => textContent);
    await eventually(() => names().length === 2, "the links");
    expect(names()).to.deep.equal(["Rotaya Git", "Haritada Göster"]);
    const told: { name: string; query: string }[] = [];
    stage.element().addEventListener("shuttle-navigate", (event) => told.push(event.detail));
    for (const link of links()) link.click();
    expect(told.map(({ name }) => name)).to.deep.equal(["route-details", "airview-module"]);
    expect(told[1]?.query).to.match(/^passenger=\d+$/);
  });

  it("emits shuttle-query when its state changes, and follows the attribute", async () => {
    show();
    await listed(shortPageSize);
    const told: string[] = [];
    stage.element().addEventListener("shuttle-query", (event) => told.push(event.detail.query));
    const next = await eventually(
      () => [...root().querySelectorAll<HTMLButtonElement>("nav button")].at(-1),
      "the last button of the pager",
    );
    next.click();
    await eventually(() => told.length > 0, "shuttle-query");
    expect(told).to.deep.equal(["page=2"]);
    stage.element().setAttribute("query", "page=3");
    await eventually(() => root().querySelector("[aria-current=page]")?.textContent === "3", "page 3");
    expect(told).to.deep.equal(["page=2"]);
  });

  it("shows the loaded figures when the list fails, and recovers on retry", async () => {
    await account.afresh();
    answer(({ url }) => (firstPeople.test(url) ? new Response("{}", { status: 500 }) : undefined));
    show();
    const alert = await eventually(() => root().querySelector(".card.clipped [role=alert]"), "failed list");
    expect(alert.textContent).to.contain("Çalışanlar yüklenemedi");
    await eventually(() => root().querySelector(".figure"), "figures");
    restore();
    alert.querySelector("button")?.click();
    await listed(shortPageSize);
  });

  it("shows the list before the folded indicators on a phone", async () => {
    show();
    await listed(shortPageSize);
    await expectFoldedFigures(stage.element(), ".card.clipped", ".area-indicators");
  });

  it("has no accessibility violations", async () => {
    show();
    await listed(shortPageSize);
    expect(await axeViolations(stage.element())).to.deep.equal([]);
  });
});

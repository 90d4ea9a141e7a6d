import { axeViolations } from "../helpers/axe.ts";
import { config, expect } from "chai";
import { eventually, settled, trackRequests, trackTimers, trackWarnings, withFault } from "../helpers/page.ts";
import { accounts, fetchToken, load, type SessionElement } from "./bundle.ts";
import { type } from "./stage.ts";

config.truncateThreshold = 0;

type Widget = HTMLElement & { refresh(): Promise<void> };

/** What docs/lifecycle.md promises, on the built bundle. */
describe("the life of an element", () => {
  let warnings: ReturnType<typeof trackWarnings>;
  let stopFault: (() => void) | null = null;
  let count = 0;
  /** A session of its own for every test: sessions live as long as their page. */
  let name = "";
  let heard: string[] = [];
  let details = "";
  const events = ["ready", "error", "signed-in", "signed-out", "query", "navigate"].map((word) => `shuttle-${word}`);
  const listen = (event: Event) => {
    const detail = (event as CustomEvent<Record<string, unknown>>).detail;
    details += JSON.stringify(detail);
    heard.push(
      [event.type.replace("shuttle-", ""), detail["kind"], detail["call"], detail["status"]].filter(Boolean).join(" "),
    );
  };
  const loads = () => heard.filter((word) => /^(ready|error load)/.test(word));

  const give = (attributes: Record<string, string> = {}) => {
    const element = document.createElement("shuttle-session") as SessionElement;
    for (const [key, value] of Object.entries({ name, storage: "memory", ...attributes }))
      element.setAttribute(key, value);
    document.body.append(element);
    return element;
  };
  const widget = (tag: string, attributes: Record<string, string> = {}) => {
    const element = document.createElement(tag) as Widget;
    for (const [key, value] of Object.entries({ session: name, ...attributes })) element.setAttribute(key, value);
    document.body.append(element);
    return element;
  };
  const root = (element: Element) => element.shadowRoot as ShadowRoot;
  const text = (element: Element) => root(element).querySelector(".shuttle-root")?.textContent ?? "";
  const seats = (element: Element) => eventually(() => root(element).querySelector(".seats"), "seats");

  before(async () => {
    await Promise.all([load("session"), load("overview"), load("personnel")]);
    for (const event of events) document.addEventListener(event, listen);
  });
  after(() => events.forEach((event) => document.removeEventListener(event, listen)));
  beforeEach(() => {
    name = `life${(count += 1)}`;
    heard = [];
    details = "";
    warnings = trackWarnings();
  });
  afterEach(() => {
    stopFault?.();
    stopFault = null;
    document
      .querySelectorAll("shuttle-session, shuttle-overview, shuttle-personnel")
      .forEach((element) => element.remove());
    expect(warnings.stop()).to.deep.equal([]);
  });

  it("a token that is refused: an error and never ready; signed in, ready", async () => {
    const session = give({ token: "refused" });
    const element = widget("shuttle-overview", { cards: "employees" });
    await eventually(() => root(element).querySelector("input[name=username]"), "the form");
    // An engine may render the form before its effects run.
    await eventually(() => loads().length > 0, "the error");
    expect(heard).to.deep.equal(["signed-in", "signed-out", "error load session 401"]);
    session.token = await fetchToken(accounts.admin);
    await seats(element);
    await eventually(() => loads().length > 1, "ready");
    expect(loads()).to.deep.equal(["error load session 401", "ready"]);
  });

  it("ready comes in the very moment in which the content does, not a frame later", async () => {
    const session = give();
    session.token = await fetchToken(accounts.admin);
    const element = widget("shuttle-overview", { cards: "employees" });
    let isDelivered = false;
    // A mutation observer is notified after the script that made the change.
    const observer = new MutationObserver(() => {
      isDelivered ||= root(element).querySelector(".seats") !== null;
    });
    observer.observe(root(element), { childList: true, subtree: true });
    const found: unknown[] = [];
    element.addEventListener("shuttle-ready", () =>
      found.push(root(element).querySelector(".seats") !== null, isDelivered),
    );
    await seats(element);
    await eventually(() => loads().length === 1, "ready");
    observer.disconnect();
    expect(found).to.deep.equal([true, false]);
    expect(isDelivered).to.equal(true);
  });

  it("a getToken that is refused: an error for every try, then ready", async () => {
    const token = await fetchToken(accounts.admin);
    let isDown = true;
    const session = give();
    session.getToken = () => (isDown ? Promise.reject(new Error("no")) : Promise.resolve(token));
    const element = widget("shuttle-overview", { cards: "employees" });
    const button = await eventually(() => root(element).querySelector("button"), "retry");
    // In WebKit the button may be found before the event is dispatched.
    await eventually(() => loads().length > 0, "the error");
    expect(loads()).to.deep.equal(["error load getToken"]);
    button.click();
    await eventually(() => loads().length === 2, "the second try");
    isDown = false;
    window.dispatchEvent(new Event("online"));
    await seats(element);
    await eventually(() => loads().length === 3, "ready");
    expect(loads()).to.deep.equal(["error load getToken", "error load getToken", "ready"]);
    warnings.take();
  });

  it("calls that fail, a retry, a refresh and a refresh that fails: one of the two for each", async () => {
    const session = give();
    session.token = await fetchToken(accounts.admin);
    let isBroken = true;
    stopFault = withFault(() => (isBroken ? new Response("{}", { status: 500 }) : undefined));
    const element = widget("shuttle-overview", { cards: "employees ratings" });
    await eventually(() => loads().length === 1, "the error");
    isBroken = false;
    for (const button of root(element).querySelectorAll<HTMLButtonElement>("[role=alert] button")) button.click();
    await seats(element);
    await eventually(() => loads().length === 2, "ready");
    await element.refresh();
    isBroken = true;
    await Promise.all([element.refresh(), element.refresh()]);
    await settled();
    expect(loads().map((word) => word.replace(/ (GET|\d).*/, ""))).to.deep.equal([
      "error load",
      "ready",
      "ready",
      "error load",
    ]);
    expect(root(element).querySelector(".seats"), "the older data").to.not.equal(null);
  });

  it("a refresh while a notice stands in the place of the content: the same error for each", async () => {
    const cases = [
      ["signed out", {}, 401],
      ["a demo account", { "account-type": "demo", token: await fetchToken(accounts.demo) }, 403],
    ] as const;
    for (const [what, attributes, status] of cases) {
      name = `${name}-${status}`;
      heard = [];
      const session = give(attributes);
      const element = widget("shuttle-overview", { cards: "employees", "signed-out": "notice" });
      await eventually(() => loads().length === 1, "the error");
      await element.refresh();
      await Promise.all([element.refresh(), element.refresh()]);
      expect(loads(), what).to.deep.equal(Array<string>(3).fill(`error load session ${status}`));
      const token = await fetchToken(accounts.admin);
      session.setAttribute("account-type", "company");
      session.token = token;
      await seats(element);
      await eventually(() => loads().length === 4, "ready");
      expect(loads().at(-1), what).to.equal("ready");
    }
  });

  it("a refreshed list and a rotated token keep filter, page, focus, scroll and the very rows", async () => {
    const session = give({ "user-name": "Elif Şahin" });
    const [first, second] = [await fetchToken(accounts.admin), await fetchToken(accounts.admin)];
    session.token = first;
    const element = widget("shuttle-personnel", { "page-size": "10", query: "page=2" });
    await eventually(() => root(element).querySelector("[aria-current=page]")?.textContent === "2", "page 2");
    const search = await eventually(
      () => root(element).querySelector<HTMLInputElement>("input[type=search]"),
      "search",
    );
    type(search, "a");
    await eventually(() => heard.some((word) => word.startsWith("query")), "the search");
    await eventually(() => [...root(element).querySelectorAll("nav button")].length > 2, "pages");
    [...root(element).querySelectorAll<HTMLButtonElement>("nav button")].at(-1)?.click();
    await eventually(
      () => root(element).querySelector("[aria-current=page]")?.textContent === "2",
      "page 2 of the search",
    );
    await eventually(() => !root(element).querySelector("[aria-busy=true]"), "calm");
    const scroller = document.createElement("div");
    scroller.style.cssText = "height:300px;overflow:auto";
    element.before(scroller);
    scroller.append(element);
    scroller.scrollTop = 120;
    search.focus({ preventScroll: true });
    const rows = [...root(element).querySelectorAll("tbody tr")];
    const look = () => ({
      rows: [...root(element).querySelectorAll("tbody tr")],
      search: search.value,
      page: root(element).querySelector("[aria-current=page]")?.textContent,
      scroll: scroller.scrollTop,
      focus: root(element).activeElement === search,
    });
    const before = look();
    expect(before).to.deep.include({ rows, search: "a", page: "2", scroll: 120, focus: true });

    // A new token alone renders nothing.
    const changes = new MutationObserver(() => undefined);
    changes.observe(root(element), { subtree: true, childList: true, attributes: true, characterData: true });
    session.token = second;
    await settled();
    await settled();
    expect(changes.takeRecords().length, "changes in the markup").to.equal(0);
    changes.disconnect();
    expect(look()).to.deep.equal(before);

    const requests = trackRequests();
    const used = new Set<string | null>();
    stopFault = withFault((request) => void used.add(request.headers.get("authorization")) as undefined);
    await element.refresh();
    await settled();
    expect(
      requests.stop().some((call) => call.includes("page=2")),
      "the page is asked for again",
    ).to.equal(true);
    expect([...used], "with the new token").to.deep.equal([`Token ${second}`]);
    expect(look()).to.deep.equal(before);
    for (const token of [first, second]) {
      expect(details + document.documentElement.outerHTML + location.href).to.not.contain(token);
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).to.not.contain(token);
    }
    scroller.remove();
  });

  it("a renewal that fails leaves what is shown, says so above it, and goes on when the network is back", async () => {
    const tokens = [await fetchToken(accounts.admin), await fetchToken(accounts.admin)];
    let isDown = false;
    let asked = 0;
    const session = give();
    session.getToken = () =>
      isDown ? Promise.reject(new Error("no")) : Promise.resolve(tokens[(asked += 1) - 1] ?? "");
    const element = widget("shuttle-overview", { cards: "employees" });
    const shown = await seats(element);
    isDown = true;
    stopFault = withFault((request) =>
      request.headers.get("authorization")?.includes(tokens[0] ?? "?")
        ? new Response("{}", { status: 401 })
        : undefined,
    );
    await element.refresh();
    await eventually(() => text(element).includes("Oturumunuz yenilenemedi"), "the note");
    expect(root(element).querySelector(".seats"), "the same content").to.equal(shown);
    isDown = false;
    window.dispatchEvent(new Event("online"));
    await eventually(() => !text(element).includes("Oturumunuz yenilenemedi"), "no note");
    expect(root(element).querySelector(".seats"), "the same content").to.equal(shown);
    await eventually(() => loads().length === 3, "what failed is asked for again");
    await element.refresh();
    expect(loads()).to.deep.equal(["ready", "error load GET /api/company/trip-personnel-count/ 401", "ready", "ready"]);
    warnings.take();
  });

  it("another person, token or name first, never sees what was there before", async () => {
    const session = give({ "user-id": "1", "user-name": "Elif" });
    session.token = await fetchToken(accounts.admin);
    const element = widget("shuttle-overview", { cards: "employees" });
    const before = await seats(element);
    const next = await fetchToken(accounts.admin);
    stopFault = withFault(() => new Promise(() => undefined));
    session.token = next;
    session.setAttribute("user-name", "Deniz");
    session.setAttribute("user-id", "2");
    await eventually(() => root(element).querySelector(".seats") === null, "the first person's figures are gone");
    expect(before.isConnected).to.equal(false);
    await settled();
    expect(heard.filter((word) => word.startsWith("signed"))).to.deep.equal(["signed-in", "signed-in"]);
  });

  it("a sign-out is final: neither a move nor a setting of the session's element asks for a token again", async () => {
    const token = await fetchToken(accounts.admin);
    let asked = 0;
    const session = give();
    session.getToken = () => ((asked += 1), Promise.resolve(token));
    const element = widget("shuttle-overview", { cards: "employees" });
    await seats(element);
    session.signOut();
    await eventually(() => root(element).querySelector("input[name=username]"), "the form");
    session.setAttribute("theme", "dark");
    document.body.prepend(session);
    await settled();
    session.remove();
    await settled();
    document.body.append(session);
    await settled();
    expect(asked).to.equal(1);
    expect(heard.filter((word) => word !== "ready")).to.deep.equal(["signed-in", "signed-out"]);
  });

  it("refresh-interval asks again, says how old the data are, shifts nothing, and ends with the element", async () => {
    const session = give();
    session.token = await fetchToken(accounts.admin);
    const timers = trackTimers();
    const due: (() => void)[] = [];
    const set = globalThis.setTimeout;
    globalThis.setTimeout = ((handler: () => void, delay = 0) => {
      if (delay > 40_000 && delay < 60_000) due.push(handler);
      return set(handler, delay);
    }) as typeof globalThis.setTimeout;
    const element = widget("shuttle-overview", { cards: "employees", "refresh-interval": "45", theme: "dark" });
    const shown = await seats(element);
    const box = await eventually(() => root(element).querySelector<HTMLElement>("[part=age]"), "the line");
    const line = await eventually(() => box.querySelector(".age"), "the age");
    expect(box.getBoundingClientRect().height, "reserved before its text came").to.equal(22);
    expect(line.querySelector("[aria-hidden]")?.textContent).to.match(/^Veri: \d\d:\d\d$/);
    expect(line.querySelector("time")?.dateTime).to.match(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(await axeViolations(element)).to.deep.equal([]);
    await eventually(() => due.length === 1, "the timer");
    const requests = trackRequests();
    due.shift()?.();
    await eventually(() => loads().length === 2, "the second load");
    expect(requests.stop()).to.have.length(1);
    expect(root(element).querySelector(".seats")).to.equal(shown);
    await eventually(() => due.length === 1, "the next timer");
    element.remove();
    await eventually(() => timers.pending() === 0, "no timer left");
    globalThis.setTimeout = set;
    timers.stop();
  });
});

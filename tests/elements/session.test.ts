import { expect } from "chai";
import { registry } from "../../src/core/platform/registry.ts";
import { defaultSettings } from "../../src/core/session/page/given.ts";
import type { Session } from "../../src/core/session/session.ts";
import { configure } from "../../src/widgets/configure.ts";
import { axeViolations } from "../helpers/axe.ts";
import { eventually, settled, trackRequests, trackWarnings, withFault } from "../helpers/page.ts";
import { accounts, fetchToken, load, type SessionElement } from "./bundle.ts";

type Overview = HTMLElement & { refresh(): Promise<void> };

const create = (attributes: Record<string, string> = {}) => {
  const element = document.createElement("shuttle-session") as SessionElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};
const widget = (attributes: Record<string, string>) => {
  const element = document.createElement("shuttle-overview") as Overview;
  for (const [name, value] of Object.entries({ cards: "employees", ...attributes })) element.setAttribute(name, value);
  document.body.append(element);
  return element;
};
const seats = (element: HTMLElement) => eventually(() => element.shadowRoot?.querySelector(".seats"), "seats");
const text = (element: HTMLElement) => element.shadowRoot?.querySelector(".shuttle-root")?.textContent ?? "";

describe("<shuttle-session>", () => {
  let warnings: ReturnType<typeof trackWarnings>;
  let stopFault: (() => void) | null = null;
  let count = 0;
  /** A session of its own for every test: sessions live as long as their page. */
  let name = "";

  before(async () => {
    await Promise.all([load("session"), load("overview")]);
  });
  beforeEach(() => {
    name = `s${(count += 1)}`;
    warnings = trackWarnings();
  });
  afterEach(() => {
    stopFault?.();
    stopFault = null;
    document.querySelectorAll("shuttle-session, shuttle-overview").forEach((element) => element.remove());
    localStorage.clear();
    expect(warnings.stop()).to.deep.equal([]);
  });

  it("removes the token's attribute at once, stores it nowhere, and signs in its widgets", async () => {
    const token = await fetchToken(accounts.admin);
    const session = create({ name, token, "user-name": "Elif Şahin" });
    document.body.append(session);
    expect(session.hasAttribute("token")).to.equal(false);
    expect(session.token).to.equal(undefined);
    await seats(widget({ session: name }));
    expect(document.documentElement.outerHTML).to.not.contain(token);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).to.not.contain(token);
    expect(location.href).to.not.contain(token);
  });

  it("takes a token by property before it is in the page", async () => {
    const session = create({ name });
    session.token = await fetchToken(accounts.admin);
    const requests = trackRequests();
    await settled();
    expect(requests.stop()).to.deep.equal([]);
    document.body.append(session);
    await seats(widget({ session: name }));
  });

  it("gives no token to another provider that a second element of its name names, whatever that one is given", async () => {
    const seen: string[] = [];
    stopFault = withFault(({ url, headers }) => {
      if (!url.includes("/api/")) return undefined;
      seen.push(
        `${new URL(url).pathname.replace("api/company/trip-personnel-count/", "")} ${headers.get("authorization")}`,
      );
      return new Response("{}", { status: 404 });
    });
    const first = create({ name });
    first.getToken = () => Promise.resolve("first");
    const second = create({ name, "api-base": "/other", token: "second", "user-name": "Burak", "user-id": "2" });
    second.getToken = () => Promise.resolve("second");
    document.body.append(first, second);
    const element = widget({ session: name });
    await eventually(() => seen.length > 0, "a call");
    second.token = "second";
    second.getToken = () => Promise.resolve("second");
    second.setAttribute("theme", "dark");
    second.setAttribute("user-name", "Burak Y");
    await settled();
    await element.refresh();
    expect(new Set(seen)).to.deep.equal(new Set(["/ Token first"]));
    // The removal of the ignored element changes nothing either; one that comes after the first one's removal may name another.
    second.remove();
    await settled();
    await element.refresh();
    first.remove();
    await settled();
    const third = create({ name, "api-base": "/other" });
    document.body.append(third);
    await settled();
    await element.refresh();
    expect(new Set(seen)).to.deep.equal(new Set(["/ Token first"]));
    third.getToken = () => Promise.resolve("third");
    await eventually(() => seen.includes("/other/ Token third"), "the third one's provider");
    expect(
      warnings.take().filter((line) => /A second <shuttle-session> names another api-base/.test(line)),
    ).to.have.length(2);
  });

  it("sends an element's first calls once a token comes, before anything is rendered, and once only", async () => {
    const token = await fetchToken(accounts.admin);
    let give: (value: string) => void = () => undefined;
    const session = create({ name });
    session.getToken = () => new Promise((resolve) => (give = resolve));
    document.body.append(session);
    const element = widget({ session: name });
    await eventually(() => element.shadowRoot?.querySelector(".skeleton-panel"), "what stands there meanwhile");
    const requests = trackRequests();
    const sent: string[][] = [];
    // This listener runs before React renders the new state.
    const { $state } = registry().sessions.get(name) as Session;
    $state.listen(() => sent.push(requests.seen()));
    give(token);
    await seats(element);
    const first = ["GET /api/company/trip-personnel-count/"];
    expect(sent).to.deep.equal([first]);
    // Another element uses the same response.
    await seats(widget({ session: name }));
    expect(requests.stop()).to.deep.equal(first);
  });

  it("sends no first calls for a demo account or a removed element", async () => {
    const gives: ((value: string) => void)[] = [];
    const getToken = () => new Promise<string>((resolve) => void gives.push(resolve));
    const [demo, company] = [create({ name, "account-type": "demo" }), create({ name: `${name}-company` })];
    for (const session of [demo, company]) session.getToken = getToken;
    document.body.append(demo, company);
    const element = widget({ session: name });
    const gone = widget({ session: `${name}-company` });
    await eventually(() => gives.length === 2, "two questions");
    gone.remove();
    const requests = trackRequests();
    for (const give of gives) give("none");
    await eventually(() => text(element).includes("demo hesaplarda yoktur"), "the notice");
    expect(requests.stop()).to.deep.equal([]);
  });

  it("calls getToken once at the start, and once more after several answers 401", async () => {
    const tokens = [await fetchToken(accounts.admin), await fetchToken(accounts.admin)];
    let asked = 0;
    const session = create({ name });
    session.getToken = () => Promise.resolve(tokens[(asked += 1) - 1] ?? "none");
    document.body.append(session);
    const element = widget({ session: name, cards: "employees ratings" });
    await seats(element);
    expect(asked).to.equal(1);
    const before = element.shadowRoot?.querySelector(".seats");
    stopFault = withFault((request) =>
      request.headers.get("authorization")?.includes(tokens[0] ?? "?")
        ? new Response("{}", { status: 401 })
        : undefined,
    );
    await element.refresh();
    expect(asked).to.equal(2);
    expect(element.shadowRoot?.querySelector(".seats"), "the same content").to.equal(before);
  });

  it("offers to try again when getToken fails", async () => {
    const token = await fetchToken(accounts.admin);
    let asked = 0;
    const session = create({ name });
    session.getToken = () => ((asked += 1) === 1 ? Promise.reject(new Error("no")) : Promise.resolve(token));
    document.body.append(session);
    // A dark element on a light page: the message needs a background of its own.
    const element = widget({ session: name, theme: "dark" });
    await eventually(() => text(element).includes("Oturum açılamadı"), "notice");
    expect(await axeViolations(element, { runOnly: ["color-contrast"] })).to.deep.equal([]);
    expect(warnings.take()).to.deep.equal(["warn: [shuttle] getToken was rejected."]);
    element.shadowRoot?.querySelector("button")?.click();
    await seats(element);
  });

  it("keeps two sessions of one page apart", async () => {
    const session = create({ name });
    session.token = await fetchToken(accounts.admin);
    const other = create({ name: `${name}-b` });
    document.body.append(session, other);
    const [first, second] = [widget({ session: name }), widget({ session: `${name}-b`, "signed-out": "notice" })];
    await seats(first);
    await eventually(() => text(second).includes("giriş yapmanız gerekir"), "signed-out notice");
    session.signOut();
    await eventually(() => first.shadowRoot?.querySelector("input[name=username]"), "sign-in form");
    expect(text(second)).to.contain("giriş yapmanız gerekir");
  });

  /** Records the events of sessions, each with its detail and its target. */
  const trackEvents = () => {
    const heard: string[] = [];
    const types = ["shuttle-signed-in", "shuttle-signed-out"];
    const listen = (event: Event) =>
      heard.push(
        `${event.type} ${JSON.stringify((event as CustomEvent<unknown>).detail)} ${(event.target as Node).nodeName.toLowerCase()}`,
      );
    for (const type of types) document.addEventListener(type, listen);
    const stop = () => types.forEach((type) => document.removeEventListener(type, listen));
    return { heard, stop };
  };

  it("reports sign-in and sign-out once each", async () => {
    const { heard, stop } = trackEvents();
    const session = create({ name, "user-name": "Elif Şahin" });
    session.token = await fetchToken(accounts.admin);
    document.body.append(session);
    await seats(widget({ session: name }));
    stopFault = withFault((request) =>
      request.url.includes("/api/company/") && !request.url.includes("login")
        ? new Response("{}", { status: 401 })
        : undefined,
    );
    const elements = [1, 2, 3].map(() => widget({ session: name, cards: "ratings" }));
    await eventually(() => heard.length === 2, "both events");
    await Promise.all(
      elements.map((element) => eventually(() => element.shadowRoot?.querySelector("input[name=username]"), "form")),
    );
    stop();
    expect(heard).to.deep.equal([
      'shuttle-signed-in {"userName":"Elif Şahin"} shuttle-session',
      'shuttle-signed-out {"reason":"expired"} shuttle-session',
    ]);
    expect(text(elements[0] as Overview)).to.contain("Oturumunuz sona erdi.");
  });

  it("reports them once each on the document for a session without an element, before its widget is ready", async () => {
    const { heard, stop } = trackEvents();
    configure({ session: name, token: await fetchToken(accounts.admin), userName: "Elif Şahin" });
    const elements = [widget({ session: name }), widget({ session: name })];
    const order: string[] = [];
    elements[0]?.addEventListener("shuttle-ready", () => order.push(...heard));
    await Promise.all(elements.map(seats));
    await eventually(() => order.length > 0, "ready");
    (registry().sessions.get(name) as Session).signOut();
    await eventually(() => elements[0]?.shadowRoot?.querySelector("input[name=username]"), "form");
    stop();
    const signedIn = 'shuttle-signed-in {"userName":"Elif Şahin"} #document';
    expect(order).to.deep.equal([signedIn]);
    expect(heard).to.deep.equal([signedIn, 'shuttle-signed-out {"reason":"user"} #document']);
  });

  it("reports a sign-in by an element that comes after the widget, or takes another name, on that element", async () => {
    const tokens = [await fetchToken(accounts.admin), await fetchToken(accounts.admin)] as const;
    const element = widget({ session: name });
    await eventually(() => element.shadowRoot?.querySelector("input[name=username]"), "form");
    const { heard, stop } = trackEvents();
    const session = create({ name, token: tokens[0], "user-name": "Elif Şahin" });
    document.body.append(session);
    session.setAttribute("name", `${name}-b`);
    session.token = tokens[1];
    stop();
    const signedIn = 'shuttle-signed-in {"userName":"Elif Şahin"} shuttle-session';
    expect(heard).to.deep.equal([signedIn, signedIn]);
  });

  it("gives no more tokens to the session whose name it had before", async () => {
    const token = await fetchToken(accounts.admin);
    let asked = 0;
    const session = create({ name });
    session.getToken = () => {
      asked += 1;
      return Promise.resolve(token);
    };
    document.body.append(session);
    const element = widget({ session: name });
    await seats(element);
    session.setAttribute("name", `${name}-b`);
    await eventually(() => asked === 2, "the new session's question");
    stopFault = withFault(({ url }) => (url.includes("/api/") ? new Response("{}", { status: 401 }) : undefined));
    await element.refresh();
    await eventually(() => element.shadowRoot?.querySelector("input[name=username]"), "form");
    expect(asked).to.equal(2);
  });

  it("leaves nothing in the page after it is removed, however often", async () => {
    const first = create({ name });
    document.body.append(first);
    const { session } = first as SessionElement & { session: Session };
    const held = () =>
      (globalThis as { [key: symbol]: WeakMap<Session, Set<unknown>> })[Symbol.for("shuttle.announced")]?.get(session);
    expect(held()?.size).to.equal(1);
    for (const next of [create({ name }), create({ name }), first]) {
      document.querySelector("shuttle-session")?.remove();
      await settled();
      expect(held()?.size, "after its removal").to.equal(0);
      document.body.append(next);
      // Moved within the page.
      document.body.append(next);
      await settled();
      expect(held()?.size, "in the page").to.equal(1);
    }
  });

  it("shows nothing, and reads wrong settings as their defaults", async () => {
    const session = create({ name, storage: "cloud", theme: "neon" });
    document.body.append(session);
    expect(getComputedStyle(session).display).to.equal("none");
    expect(warnings.take()).to.have.length(2);
  });

  it("passes changed settings to its widgets", async () => {
    const session = create({ name, theme: "dark", "portal-url": "https://portal.example.com/x/" });
    session.token = await fetchToken(accounts.admin);
    document.body.append(session);
    const element = widget({ session: name });
    await seats(element);
    expect(element.shadowRoot?.querySelector("a")?.getAttribute("href")).to.equal(
      "https://portal.example.com/x/personnel",
    );
    expect(element.shadowRoot?.querySelector("[data-shuttle-theme=dark]")).to.not.equal(null);
    session.setAttribute("theme", "light");
    await eventually(() => element.shadowRoot?.querySelector("[data-shuttle-theme=light]"), "light");
    session.removeAttribute("portal-url");
    const link = () => element.shadowRoot?.querySelector('a[href^="https://portal.example.com"]');
    await eventually(() => link() === null, "buttons, as without an address");
  });

  it("takes the default for a removed attribute, and leaves what the page's own code has set", async () => {
    configure({ session: name, supportEmail: "yardim@example.org", productName: "Servis" });
    const attributes = {
      theme: "dark",
      lang: "en",
      "tile-url": "/{z}/{x}/{y}.png",
      "idle-minutes": "15",
      "demo-pin": "1",
    };
    const session = create({ name, "product-name": "Shuttle", "api-base": "/other", storage: "memory", ...attributes });
    document.body.append(session);
    const settings = () => (registry().sessions.get(name) as Session).$settings.get();
    const kept = { apiBase: "/other", storage: "memory", supportEmail: "yardim@example.org" };
    expect(settings()).to.deep.include({ ...kept, theme: "dark", lang: "en", idleMinutes: 15, productName: "Shuttle" });
    for (const attribute of [...Object.keys(attributes), "product-name", "api-base"])
      session.removeAttribute(attribute);
    expect(settings()).to.deep.equal({ ...defaultSettings, ...kept });
  });

  it("follows a link only when the page doesn't cancel it", async () => {
    const session = create({ name, "portal-url": "#portal" });
    session.token = await fetchToken(accounts.admin);
    document.body.append(session);
    const element = widget({ session: name });
    await seats(element);
    const link = element.shadowRoot?.querySelector("a") as HTMLAnchorElement;
    const details: unknown[] = [];
    const stop = (event: Event) => {
      details.push((event as CustomEvent<unknown>).detail);
      event.preventDefault();
    };
    document.addEventListener("shuttle-navigate", stop);
    link.click();
    expect(location.hash).to.equal("");
    document.removeEventListener("shuttle-navigate", stop);
    expect(details).to.deep.equal([{ name: "personnel", params: {}, query: "", href: "#portal/personnel" }]);
    link.click();
    // Firefox navigates in a later task.
    await eventually(() => location.hash === "#portal/personnel", "the link's address");
    history.replaceState(null, "", location.pathname + location.search);
  });

  it("shares one answer between widgets that send the same call", async () => {
    const session = create({ name });
    session.token = await fetchToken(accounts.admin);
    document.body.append(session);
    const requests = trackRequests();
    const elements = [widget({ session: name }), widget({ session: name }), widget({ session: name, cards: "trips" })];
    await seats(elements[0] as Overview);
    await seats(elements[1] as Overview);
    await eventually(() => elements[2]?.shadowRoot?.querySelector(".trip-counts"), "counts");
    expect(requests.stop().filter((request) => request.includes("trip-personnel-count"))).to.have.length(1);
  });
});

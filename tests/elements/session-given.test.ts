import { expect } from "chai";
import { registry, storageKey } from "../../src/core/platform/registry.ts";
import type { Session } from "../../src/core/session/session.ts";
import { axeViolations } from "../helpers/axe.ts";
import { eventually, settled, trackWarnings, withFault } from "../helpers/page.ts";
import { accounts, fetchToken, load, type SessionElement } from "./bundle.ts";

const profile = { userName: "Ayşe Gizli", userId: "1", companyId: "7", accountType: "company", userType: "admin" };
const record = (token: string) => JSON.stringify({ token, provider: `${location.origin}/`, profile, layout: "wide" });
const text = (element: Element) => element.shadowRoot?.querySelector(".shuttle-root")?.textContent ?? "";

/** Records the token of each API call. */
function trackTokens() {
  const seen: string[] = [];
  const stop = withFault((request) => {
    if (request.url.includes("/api/")) seen.push(request.headers.get("authorization") ?? "none");
    return undefined;
  });
  return { seen, stop };
}

describe("a page that says who is there", () => {
  let warnings: ReturnType<typeof trackWarnings>;
  let count = 0;
  /** Sessions live as long as their page: one for every test. */
  let name = "";
  const create = (attributes: Record<string, string> = {}) => {
    const element = document.createElement("shuttle-session") as SessionElement;
    for (const [attribute, value] of Object.entries({ name, ...attributes })) element.setAttribute(attribute, value);
    return element;
  };
  const widget = (tag: string, attributes: Record<string, string> = {}) => {
    const element = document.createElement(tag);
    for (const [attribute, value] of Object.entries({ session: name, ...attributes }))
      element.setAttribute(attribute, value);
    document.body.append(element);
    return element;
  };
  const seats = (element: HTMLElement) => eventually(() => element.shadowRoot?.querySelector(".seats"), "seats");
  const session = () => registry().sessions.get(name) as Session;

  before(() => Promise.all(["session", "overview", "billing", "notice", "personnel", "airview"].map(load)));
  beforeEach(() => {
    name = `given-${(count += 1)}`;
    warnings = trackWarnings();
  });
  afterEach(() => {
    for (const tag of ["session", "overview", "billing", "personnel", "airview"])
      document.querySelectorAll(`shuttle-${tag}`).forEach((element) => element.remove());
    localStorage.clear();
    sessionStorage.clear();
    expect(warnings.stop()).to.deep.equal([]);
  });

  it("never shows a person whom the browser has stored, or sends their token", async () => {
    localStorage.setItem(storageKey(name), record("ayse"));
    const token = await fetchToken(accounts.admin);
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent).detail);
    document.addEventListener("shuttle-signed-in", listen);
    const tokens = trackTokens();
    const element = create();
    element.getToken = () => Promise.resolve(token);
    document.body.append(element);
    const shown = widget("shuttle-overview", { cards: "employees" });
    await seats(shown);
    document.removeEventListener("shuttle-signed-in", listen);
    tokens.stop();
    expect(new Set(tokens.seen)).to.deep.equal(new Set([`Token ${token}`]));
    expect(heard).to.deep.equal([{ userName: null }]);
    element.signOut();
    expect(localStorage.getItem(storageKey(name))).to.equal(record("ayse"));
  });

  it("drops a stored person as soon as the page names another", async () => {
    const [ayse, burak] = [await fetchToken(accounts.admin), await fetchToken(accounts.admin)];
    localStorage.setItem(storageKey(name), record(ayse));
    const shown = widget("shuttle-overview", { cards: "employees" });
    await seats(shown);
    const element = create();
    document.body.append(element);
    await settled();
    expect(session().token).to.equal(ayse);
    const tokens = trackTokens();
    let give: (token: string) => void = () => undefined;
    element.getToken = () => new Promise((resolve) => (give = resolve));
    await Promise.resolve();
    expect(shown.shadowRoot?.querySelector(".seats"), "before anything is drawn").to.equal(null);
    expect(JSON.stringify(session().$state.get())).to.not.contain("Ayşe");
    await settled();
    give(burak);
    await seats(shown);
    tokens.stop();
    expect(new Set(tokens.seen)).to.deep.equal(new Set([`Token ${burak}`]));
  });

  it("hides the stored person when the page gives a name before its token", async () => {
    localStorage.setItem(storageKey(name), record(await fetchToken(accounts.admin)));
    const shown = widget("shuttle-overview", { cards: "employees", "signed-out": "notice" });
    await seats(shown);
    const element = create();
    document.body.append(element);
    element.setAttribute("user-name", "Burak Demir");
    await eventually(() => text(shown).includes("giriş yapmanız gerekir"), "the notice");
    element.token = await fetchToken(accounts.admin);
    await seats(shown);
    expect(session().$state.get()).to.have.nested.property("profile.userName", "Burak Demir");
  });

  it("says in <shuttle-billing> which attribute is missing, tells it as a failed load, and diagnose() finds it", async () => {
    const element = create({ storage: "memory", "portal-url": "/" });
    element.token = await fetchToken(accounts.admin);
    document.body.append(element);
    const details: unknown[] = [];
    const listen = (event: Event) => details.push(`${event.type} ${JSON.stringify((event as CustomEvent).detail)}`);
    for (const type of ["shuttle-error", "shuttle-ready"]) document.addEventListener(type, listen);
    const shown = widget("shuttle-billing");
    await eventually(() => text(shown).includes("<shuttle-session> öğesinde company-id belirtilmemiş"), "the words");
    await eventually(() => details.length > 0, "the event");
    await settled();
    for (const type of ["shuttle-error", "shuttle-ready"]) document.removeEventListener(type, listen);
    expect(details).to.have.length(1);
    expect(details[0]).to.match(/^shuttle-error .*"call":"session".*"status":0.*"kind":"load"/);
    const info = console.info;
    console.info = () => undefined;
    try {
      const { findings } = await (
        element as SessionElement & { diagnose(): Promise<{ findings: { code: string; subject: string }[] }> }
      ).diagnose();
      expect(findings.map(({ code, subject }) => `${code} ${subject}`)).to.include(
        "identity-missing shuttle-billing company-id",
      );
    } finally {
      console.info = info;
    }
    element.setAttribute("company-id", "42");
    await eventually(
      () => !text(shown).includes("belirtilmemiş") && shown.shadowRoot?.querySelector(".billing"),
      "the bill",
    );
  });

  it("shows an administrator's buttons when user-type comes late, and no longer once it is taken back", async () => {
    const element = create({ storage: "memory", "user-id": "7" });
    element.token = await fetchToken(accounts.admin);
    document.body.append(element);
    const shown = widget("shuttle-personnel", { "page-size": "10" });
    const part = (selector: string) => [...(shown.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const adds = () => part("button").some(({ textContent }) => textContent?.trim() === "Kişi Ekle");
    await eventually(() => part("tbody tr").length > 0, "rows");
    expect(adds()).to.equal(false);
    element.setAttribute("user-type", "admin");
    const isCalm = () => part("tbody tr").length > 0 && part("[aria-busy=true]").length === 0;
    await eventually(() => adds() && isCalm(), "the button, and rows");
    const before = part("table")[0];
    // Other data of the same user keep what stands there.
    session().updateProfile({ isOfferExpired: false });
    await settled();
    expect(part("table")[0] === before, "the same table").to.equal(true);
    element.removeAttribute("user-type");
    await eventually(() => isCalm() && !adds(), "rows without the button");
  });

  it("shows the office on the map when company-latlng comes late", async () => {
    const element = create({ storage: "memory" });
    element.token = await fetchToken(accounts.admin);
    document.body.append(element);
    const shown = widget("shuttle-airview");
    shown.style.setProperty("--shuttle-map-height", "400px");
    await eventually(() => shown.shadowRoot?.querySelector('.sh-map[data-status="ready"]'), "the map");
    const office = () => shown.shadowRoot?.querySelector('[aria-label="Ofis"]') ?? null;
    expect(office() === null, "no office yet").to.equal(true);
    element.setAttribute("company-latlng", "41.0772,29.0130");
    await eventually(office, "the office");
  });

  it("reports what an element waits for when the page returns no token", async () => {
    const set = globalThis.setTimeout;
    globalThis.setTimeout = ((handler: () => void, delay = 0) =>
      set(handler, delay === 4000 ? 0 : delay)) as typeof globalThis.setTimeout;
    let give: (token: string) => void = () => undefined;
    const element = create({ storage: "memory" });
    element.getToken = () => new Promise((resolve) => (give = resolve));
    document.body.append(element);
    globalThis.setTimeout = set;
    const shown = widget("shuttle-overview", { cards: "employees" });
    await eventually(() => text(shown).includes("Oturum bilgisi bu sayfadan bekleniyor."), "the line");
    expect(shown.shadowRoot?.querySelector(".skeleton-panel"), "the usual loading state").to.not.equal(null);
    expect(await axeViolations(shown)).to.deep.equal([]);
    give(await fetchToken(accounts.admin));
    await seats(shown);
    expect(text(shown)).to.not.contain("bekleniyor");
  });

  describe("with idle-minutes", () => {
    const clock = Date.now;
    afterEach(() => {
      Date.now = clock;
    });
    /** As if the machine had slept: its wall clock is further, nothing else is. */
    const sleep = (milliseconds: number) => {
      const before = Date.now;
      Date.now = () => before() + milliseconds;
      dispatchEvent(new Event("focus"));
    };
    const dialogs = () =>
      [...document.querySelectorAll("shuttle-overview")].flatMap((element) => [
        ...(element.shadowRoot?.querySelectorAll<HTMLDialogElement>("[role=alertdialog]") ?? []),
      ]);

    it("asks once per page, a minute before the end, whether somebody is there", async () => {
      const element = create({ storage: "memory", "idle-minutes": "15" });
      element.token = await fetchToken(accounts.admin);
      document.body.append(element);
      const shown = [1, 2].map(() => widget("shuttle-overview", { cards: "employees" }));
      await seats(shown[0] as HTMLElement);
      const hidden = shown[0] as HTMLElement;
      const box = document.createElement("div");
      box.style.display = "none";
      document.body.append(box);
      box.append(hidden);
      await settled();
      sleep(14 * 60_000 + 5000);
      await eventually(() => dialogs().length === 1, "one notice");
      const dialog = dialogs()[0] as HTMLDialogElement;
      expect(hidden.shadowRoot?.contains(dialog), "where nobody sees it").to.equal(false);
      expect(dialog.open).to.equal(true);
      expect(dialog.textContent).to.match(/Kalan süre: 5\d sn\./);
      expect(await axeViolations(shown[1] as HTMLElement)).to.deep.equal([]);
      const button = dialog.querySelector("button") as HTMLButtonElement;
      expect(button.textContent).to.equal("Oturumu Sürdür");
      dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
      await settled();
      expect(dialogs()).to.have.length(1);
      button.click();
      await eventually(() => dialogs().length === 0, "no notice");
      sleep(14 * 60_000 - 5000);
      await settled();
      expect(dialogs()).to.have.length(0);
      expect(session().$state.get().status).to.equal("signed-in");
    });

    it("ends with a reason of its own, and requests a token only when the person asks to continue", async () => {
      const token = await fetchToken(accounts.admin);
      let asked = 0;
      const element = create({ "idle-minutes": "15" });
      element.getToken = () => {
        asked += 1;
        return Promise.resolve(token);
      };
      document.body.append(element);
      const shown = widget("shuttle-overview", { cards: "employees" });
      await seats(shown);
      const reasons: unknown[] = [];
      document.addEventListener("shuttle-signed-out", (event) => reasons.push(event.detail), { once: true });
      sleep(16 * 60_000);
      await eventually(() => text(shown).includes("Uzun süre işlem yapmadığınız için"), "the words");
      expect(reasons).to.deep.equal([{ reason: "idle" }]);
      expect(shown.shadowRoot?.querySelector(".seats")).to.equal(null);
      expect(await axeViolations(shown)).to.deep.equal([]);
      element.getToken = () => {
        asked += 1;
        return Promise.resolve(token);
      };
      await settled();
      expect(asked).to.equal(1);
      const button = shown.shadowRoot?.querySelector("button") as HTMLButtonElement;
      expect(button.textContent).to.equal("Oturumu Yeniden Aç");
      button.click();
      await seats(shown);
      expect(asked).to.equal(2);
    });

    it("shows on the sign-in form why the session has ended", async () => {
      localStorage.setItem(storageKey(name), record(await fetchToken(accounts.admin)));
      document.body.append(create({ "idle-minutes": "15" }));
      const shown = widget("shuttle-overview", { cards: "employees" });
      await seats(shown);
      sleep(16 * 60_000);
      await eventually(
        () => text(shown).includes("Uzun süre işlem yapmadığınız için oturumunuz kapatıldı."),
        "the words",
      );
      expect(shown.shadowRoot?.querySelector("input[name=username]")).to.not.equal(null);
      expect(localStorage.getItem(storageKey(name))).to.equal(null);
    });
  });

  it("shows nothing of an ended session after the back/forward cache", async () => {
    localStorage.setItem(storageKey(name), record(await fetchToken(accounts.admin)));
    const shown = widget("shuttle-overview", { cards: "employees" });
    const content = await seats(shown);
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    expect(getComputedStyle(content).visibility).to.equal("hidden");
    // The session is still valid, so the content is shown again.
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await eventually(() => getComputedStyle(content).visibility === "visible", "the content");
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    localStorage.removeItem(storageKey(name));
    let seen = 0;
    const watch = () => {
      if (content.isConnected && getComputedStyle(content).visibility === "visible") seen += 1;
    };
    const observer = new MutationObserver(watch);
    observer.observe(shown.shadowRoot as ShadowRoot, { subtree: true, childList: true, attributes: true });
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    watch();
    await eventually(() => shown.shadowRoot?.querySelector("input[name=username]"), "the form");
    observer.disconnect();
    expect(seen).to.equal(0);
    expect(shown.shadowRoot?.querySelector(".seats")).to.equal(null);
    await eventually(
      () => getComputedStyle(shown.shadowRoot?.querySelector("input") as HTMLElement).visibility === "visible",
      "a form that can be seen",
    );
  });
});

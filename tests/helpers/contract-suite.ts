import { axeViolations, wcag } from "./axe.ts";
import { config, expect } from "chai";
import { commonAttributes, type Attribute, type WidgetContract } from "../../src/widgets/kit/element/contract.ts";
import { defaultOf, toPropertyName } from "../../src/widgets/kit/element/attributes.ts";
import { accounts, fetchToken, giveToken, loadAgain } from "../elements/bundle.ts";
import {
  eventually,
  hostState,
  realFetch,
  settled,
  trackRequests,
  trackTimers,
  untilQuiet,
  trackWarnings,
  withFault,
} from "./page.ts";

config.truncateThreshold = 0;

export interface SuiteOptions {
  readonly contract: WidgetContract;
  /** Defines the element; called once, after the suite has met it undefined. */
  readonly define: () => Promise<unknown>;
  /** Attributes without which it has nothing to show. */
  readonly given?: Readonly<Record<string, string>>;
  /** Something of the element's own content that must be there when it is ready, by selector in its shadow root. */
  readonly content: string;
  /** A way to change what the element shows without an attribute, to see whether moving keeps it. */
  readonly touch?: (root: ShadowRoot) => void | Promise<void>;
  /** True when the touch can still be seen. */
  readonly isTouched?: (root: ShadowRoot) => boolean;
}

type Widget = HTMLElement & Record<string, unknown> & { refresh(): Promise<void> };

/** Another valid value than the default, as attribute text and as what a program sees. */
function otherValue(spec: Attribute): readonly [text: string, value: unknown] {
  switch (spec.type) {
    case "text": {
      const value = spec.format === undefined ? "sözcük" : "2025-03-04".slice(0, spec.format.length);
      return [value, value];
    }
    case "boolean":
      return ["", true];
    case "number": {
      const value = (spec.default ?? spec.minimum ?? 0) + 1;
      return [String(value), value];
    }
    case "choice": {
      const value = spec.values.find((candidate) => candidate !== spec.default) ?? "";
      return [value, value];
    }
    case "list":
      return [spec.values.slice(0, 2).join(" "), spec.values.slice(0, 2)];
  }
}

export async function ready(element: HTMLElement): Promise<void> {
  await new Promise<void>((resolve) => element.addEventListener("shuttle-ready", () => resolve(), { once: true }));
}

/** What every element promises to the page around it, checked on the built bundle. */
export function runContractSuite({ contract, define, given = {}, content, touch, isTouched }: SuiteOptions): void {
  const { tag } = contract;
  const isForEverybody = tag === "shuttle-sign-in" || tag === "shuttle-notice";
  const specs: Readonly<Record<string, Attribute>> = { ...commonAttributes, ...contract.attributes };
  const stage = () => document.body.appendChild(document.createElement("main"));
  const create = () => document.createElement(tag) as Widget;
  /** Creates the element with the attributes that it needs to show anything. */
  const createGiven = () => {
    const element = create();
    for (const [name, text] of Object.entries(given)) element.setAttribute(name, text);
    return element;
  };
  const root = (element: HTMLElement) => element.shadowRoot as ShadowRoot;
  const shown = (element: HTMLElement) =>
    eventually(() => root(element).querySelector(content), `content ${content} of ${tag}`);

  describe(`<${tag}> keeps the contract`, () => {
    let warnings: ReturnType<typeof trackWarnings>;
    /** Stood in the page when the element was defined. */
    let early: Widget;
    let wasDefined: boolean;

    // Not in its test, so that each of the others can run alone.
    before(async () => {
      warnings = trackWarnings();
      early = createGiven();
      early["theme"] = "dark";
      stage().append(early);
      wasDefined = early.matches(":defined");
      await define();
      await customElements.whenDefined(tag);
      early.remove();
      expect(warnings.stop(), "console warnings and errors").to.deep.equal([]);
    });
    beforeEach(() => {
      warnings = trackWarnings();
    });
    afterEach(() => {
      document.querySelectorAll("main").forEach((element) => element.remove());
      expect(warnings.stop(), "console warnings and errors").to.deep.equal([]);
    });

    it("takes a property that was set before it was defined", async () => {
      expect(wasDefined).to.equal(false);
      stage().append(early);
      expect(early["theme"]).to.equal("dark");
      expect(Object.hasOwn(early, "theme"), "own property").to.equal(false);
      await eventually(() => root(early).querySelector('.shuttle-root[data-shuttle-theme="dark"]'), "dark theme");
      early["theme"] = "light";
      await eventually(() => root(early).querySelector('.shuttle-root[data-shuttle-theme="light"]'), "light theme");
    });

    it("does nothing while it stands in no document", async () => {
      await untilQuiet();
      const requests = trackRequests();
      const element = create();
      for (const [name, spec] of Object.entries(specs)) element.setAttribute(name, otherValue(spec)[0]);
      await settled();
      expect(root(element).childElementCount, "rendered").to.equal(0);
      expect(requests.stop()).to.deep.equal([]);
    });

    it("shows its content and says so, once", async () => {
      const element = createGiven();
      const seen: Event[] = [];
      const listener = (event: Event) => seen.push(event);
      document.addEventListener("shuttle-ready", listener);
      stage().append(element);
      await shown(element);
      await eventually(() => seen.length > 0, "shuttle-ready");
      document.removeEventListener("shuttle-ready", listener);
      expect(seen).to.have.length(1);
      const [event] = seen as CustomEvent<unknown>[];
      expect(event?.bubbles).to.equal(true);
      expect(event?.composed).to.equal(true);
      expect(event?.detail).to.deep.equal({ widget: tag.replace("shuttle-", "") });
    });

    if (!isForEverybody) {
      it("shows its heading, a card or a skeleton while no call is answered", async () => {
        const isOffer = tag === "shuttle-offer";
        const session = await giveToken(await fetchToken(isOffer ? accounts.demo : accounts.admin), {
          name: "waiting",
          "company-id": "42",
          ...(isOffer && { "account-type": "demo" }),
        });
        let release = () => undefined as void;
        const released = new Promise<void>((resolve) => (release = resolve));
        const stopFault = withFault((request) =>
          request.url.includes("/api/") ? released.then(() => realFetch(request)) : undefined,
        );
        const element = createGiven();
        element.setAttribute("session", "waiting");
        let isReady = false;
        element.addEventListener("shuttle-ready", () => (isReady = true));
        stage().append(element);
        const isPainted = () =>
          [...root(element).querySelectorAll<HTMLElement>("h2, [part~=card], .skeleton")].some(
            ({ offsetWidth, offsetHeight }) => offsetWidth > 0 && offsetHeight > 0,
          );
        try {
          await eventually(isPainted, "something painted", 5000);
          expect(isReady, "ready").to.equal(false);
        } finally {
          stopFault();
          release();
        }
        await eventually(() => isReady, "shuttle-ready");
        session.remove();
      });
    }

    for (const [name, spec] of Object.entries(specs)) {
      const property = toPropertyName(name);
      const [text, value] = otherValue(spec);

      it(`attribute ${name} is property ${property}, and its removal restores the default`, () => {
        const element = create();
        expect(element[property]).to.deep.equal(defaultOf(spec));
        element.setAttribute(name, text);
        expect(element[property]).to.deep.equal(value);
        element.removeAttribute(name);
        expect(element[property]).to.deep.equal(defaultOf(spec));
      });

      it(`property ${property} takes a value, null restores the default, and nothing is written into the page's markup`, () => {
        const element = create();
        element[property] = value;
        expect(element[property]).to.deep.equal(value);
        expect(element.hasAttribute(name)).to.equal(false);
        element[property] = null;
        expect(element[property]).to.deep.equal(defaultOf(spec));
      });

      if (spec.type === "boolean") {
        it(`attribute ${name} is true by presence`, () => {
          const element = create();
          for (const present of ["", name, "true", "on", "1"]) {
            element.setAttribute(name, present);
            expect(element[property], `"${present}"`).to.equal(true);
          }
          element.setAttribute(name, "false");
          expect(element[property]).to.equal(false);
        });
      }

      if (spec.type === "choice" || spec.type === "number" || spec.type === "list") {
        it(`nonsense in ${name} warns and gives the default`, () => {
          const element = create();
          element.setAttribute(name, "{saçma");
          expect(element[property]).to.deep.equal(defaultOf(spec));
          element[property] = "{saçma";
          expect(element[property]).to.deep.equal(defaultOf(spec));
          expect(warnings.take()).to.have.length(2);
        });
      }
    }

    it("keeps its state when it is moved", async () => {
      const element = createGiven();
      stage().append(element);
      await shown(element);
      await touch?.(root(element));
      // The effect may come a task later, and replace nodes.
      if (isTouched) await eventually(() => isTouched(root(element)), "touched");
      const before = root(element).querySelector(content);
      // Compares here instead of passing the nodes to `expect`, because a failed assertion with DOM nodes is never reported.
      const isSame = () => root(element).querySelector(content) === before;
      stage().append(element);
      await settled();
      expect(isSame(), "the same node").to.equal(true);
      if (isTouched) expect(isTouched(root(element)), "state").to.equal(true);
      const second = stage();
      if ("moveBefore" in second) {
        (second as unknown as { moveBefore(node: Node, child: null): void }).moveBefore(element, null);
        await settled();
        expect(isSame(), "the same node after moveBefore").to.equal(true);
      }
    });

    it("shares no state with a second one", async () => {
      const [first, second] = [createGiven(), createGiven()];
      stage().append(first, second);
      await Promise.all([shown(first), shown(second)]);
      first["theme"] = "dark";
      await eventually(() => root(first).querySelector('[data-shuttle-theme="dark"]'), "dark theme");
      expect(second["theme"]).to.equal(null);
      if (touch && isTouched) {
        await touch(root(first));
        expect(isTouched(root(second)), "second touched").to.equal(false);
      }
    });

    it("leaves no timer, listener or request when it is removed", async () => {
      const place = stage();
      await untilQuiet();
      const timers = trackTimers();
      const element = createGiven();
      place.append(element);
      await shown(element);
      element.remove();
      // nanostores unmounts a store one second after its last listener.
      timers.hurry();
      await eventually(() => timers.pending() === 0, "no timer left");
      expect(timers.stop(), "intervals").to.equal(0);
      expect(root(element).childElementCount, "rendered").to.equal(0);
      const requests = trackRequests();
      document.dispatchEvent(new Event("visibilitychange"));
      window.dispatchEvent(new Event("focus"));
      window.dispatchEvent(new Event("resize"));
      await settled();
      expect(requests.stop()).to.deep.equal([]);
    });

    it("removed while it loads, it stays silent", async () => {
      const element = createGiven();
      let isHeard = false;
      element.addEventListener("shuttle-ready", () => (isHeard = true));
      stage().append(element);
      await Promise.resolve();
      element.remove();
      await settled();
      await settled();
      expect(isHeard).to.equal(false);
    });

    it("comes back after it was taken out", async () => {
      const element = createGiven();
      const place = stage();
      place.append(element);
      await shown(element);
      element.remove();
      await eventually(() => root(element).childElementCount === 0, "taken down");
      place.append(element);
      await shown(element);
    });

    it("leaves the page around it alone", async () => {
      const place = stage();
      const before = hostState();
      const element = createGiven();
      place.append(element);
      await shown(element);
      expect(hostState(element)).to.deep.equal(before);
      element.remove();
    });

    it("makes no call of a company for a demo account, and says so when it has nothing else", async () => {
      const token = await fetchToken(accounts.demo);
      const session = await giveToken(token, {
        name: "demo-account",
        "account-type": "demo",
        "user-name": "Işıl Çağlar",
      });
      const requests = trackRequests(token);
      const element = createGiven();
      element.setAttribute("session", "demo-account");
      const told: unknown[] = [];
      for (const name of ["shuttle-ready", "shuttle-error"] as const)
        element.addEventListener(name, (event) => told.push((event as CustomEvent<unknown>).detail));
      stage().append(element);
      await eventually(() => told.length > 0, "ready or error");
      await settled();
      const calls = requests.stop();
      expect(calls.filter((call) => !call.startsWith("GET /api/demo/"))).to.deep.equal([]);
      // An element that needs a company's route has nothing to request in a demo account.
      if (!("route-id" in given)) expect(calls.length > 0, "calls of a demo").to.equal(contract.isForDemo === true);
      if (!contract.isForDemo && !isForEverybody) {
        const message = "Bu bölüm demo hesaplarda yoktur.";
        expect(root(element).querySelector(".shuttle-root")?.textContent).to.equal(message);
        const widget = tag.replace("shuttle-", "");
        expect(told).to.deep.equal([{ widget, call: "session", status: 403, message, kind: "load" }]);
      }
      element.remove();
      session.remove();
    });

    if (!isForEverybody) {
      it("tells of a failed load once, in its place, and a retry there brings the content", async () => {
        const isOffer = tag === "shuttle-offer";
        const session = await giveToken(await fetchToken(isOffer ? accounts.demo : accounts.admin), {
          name: "faulty",
          "company-id": "42",
          "company-latlng": "41.0772,29.0130",
          ...(isOffer && { "account-type": "demo" }),
        });
        const element = createGiven();
        element.setAttribute("session", "faulty");
        const told: string[] = [];
        element.addEventListener("shuttle-ready", () => told.push("ready"));
        element.addEventListener("shuttle-error", (event) => {
          // Failures of parts beside the content have the kind `part`.
          if ((event as CustomEvent<{ kind: string }>).detail.kind === "load") told.push("error");
        });
        const stopFault = withFault(({ url }) =>
          url.includes("/api/") ? new Response("{}", { status: 500 }) : undefined,
        );
        const pressed = new WeakSet<Element>();
        const retry = () => {
          for (const button of root(element).querySelectorAll<HTMLButtonElement>("[role=alert] button")) {
            if (!pressed.has(button)) button.click();
            pressed.add(button);
          }
          return told.length > 1;
        };
        stage().append(element);
        try {
          await eventually(() => told.length > 0, "an error");
          await settled();
          expect(told).to.deep.equal(["error"]);
        } finally {
          stopFault();
        }
        await eventually(retry, "ready");
        await shown(element);
        expect(told).to.deep.equal(["error", "ready"]);
        session.remove();
      });
    }

    it("is harmless when its code is loaded twice", async () => {
      await loadAgain(tag.replace("shuttle-", ""));
      const element = createGiven();
      stage().append(element);
      await shown(element);
    });

    it("speaks Turkish on a foreign page and has no accessibility fault", async () => {
      const element = createGiven();
      stage().append(element);
      await shown(element);
      expect(root(element).querySelector(".shuttle-root")?.getAttribute("lang")).to.equal("tr");
      for (const theme of ["light", "dark"]) {
        element["theme"] = theme;
        await eventually(() => root(element).querySelector(`[data-shuttle-theme="${theme}"]`), theme);
        const found = await axeViolations(element, {
          runOnly: [...wcag, "best-practice"],
          rules: { region: { enabled: false }, "page-has-heading-one": { enabled: false } },
        });
        expect(found, theme).to.deep.equal([]);
      }
    });
  });
}

import { axeViolations } from "../helpers/axe.ts";
import { expect } from "chai";
import type { WidgetEventDetails, WidgetEventName } from "../../src/widgets/kit/element/events.ts";
import { eventually, withFault } from "../helpers/page.ts";
import { accounts, fetchToken, giveToken, load, type SessionElement } from "./bundle.ts";

export type Answer = () => Response | Promise<Response>;

/** A failed call. How calls fail otherwise is the fault matrix's. */
export const broken: Answer = () => new Response("{}", { status: 500 });

/** Types into a field: sets its value by the native setter, as React needs, and dispatches the input event. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, words: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, words);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Shows one element at a time, with helpers to query it and to press its buttons. */
export function createStage(tag: string, given: Readonly<Record<string, string>> = {}) {
  let element: HTMLElement = document.createElement("div");
  const root = () => element.shadowRoot as ShadowRoot;
  const text = () => root().querySelector(".shuttle-root")?.textContent ?? "";
  const find = <Found extends HTMLElement>(selector: string) => root().querySelector<Found>(selector);
  const findAll = <Found extends HTMLElement>(selector: string) => [...root().querySelectorAll<Found>(selector)];
  const buttons = (name: string) =>
    findAll<HTMLButtonElement>("button").filter(({ textContent }) => textContent?.trim() === name);
  return {
    element: () => element,
    root,
    text,
    find,
    findAll,
    buttons,
    show(attributes: Readonly<Record<string, string>> = {}) {
      element = document.createElement(tag);
      for (const [name, value] of Object.entries({ ...given, ...attributes })) element.setAttribute(name, value);
      document.body.append(element);
    },
    remove: () => element.remove(),
    rows: () => findAll("tbody tr:not(.row-gap, .row-subhead)"),
    listed: (count: number) =>
      eventually(() => findAll("tbody tr:not(.row-gap, .row-subhead), .record").length === count, `${count} rows`),
    seen: (part: string) => eventually(() => text().includes(part), part),
    /** The last button of this name, that of the dialog on top, once it can be pressed. */
    press: async (name: string) =>
      (
        await eventually(() => {
          const last = buttons(name).at(-1);
          return last?.disabled ? null : last;
        }, name)
      ).click(),
    /** The field with this label. */
    field: <Field extends HTMLElement = HTMLInputElement>(label: string) => {
      const found = findAll<HTMLLabelElement>("label").find(
        ({ textContent }) => textContent?.replace(" *", "") === label,
      );
      return found ? (root().getElementById(found.htmlFor) as Field | null) : null;
    },
    /** The first element that holds exactly these words. */
    withWords: (selector: string, words: string) =>
      eventually(() => findAll(selector).find(({ textContent }) => textContent === words), words),
    rowOf: (name: string) =>
      eventually(() => findAll("tbody tr").find(({ textContent }) => textContent?.includes(name)), name),
    /** Records the events of the element from now on. */
    told<Name extends WidgetEventName>(name: Name): WidgetEventDetails[Name][] {
      const details: WidgetEventDetails[Name][] = [];
      element.addEventListener(name, (event) => details.push((event as CustomEvent<WidgetEventDetails[Name]>).detail));
      return details;
    },
    async expectNoBarriers() {
      // As one string: for a list the failure would show only its length.
      expect((await axeViolations(element)).join("\n")).to.equal("");
    },
  };
}

/** Signs in before the tests of a file, as an administrator. */
export function signIn(attributes: Readonly<Record<string, string>> = {}) {
  let session: SessionElement;
  before(async () => {
    session = await giveToken(await fetchToken(accounts.admin), attributes);
  });
  return {
    session: () => session,
    /** Signs in anew, which drops everything that was loaded; returns the token. */
    async afresh(account: keyof typeof accounts = "admin") {
      session.signOut();
      session.setAttribute("account-type", account === "demo" ? "demo" : "company");
      const token = await fetchToken(accounts[account]);
      session.token = token;
      return token;
    },
  };
}

/** A stage for the tests of a `describe`: loads the element; without warnings in the console; after each test its element, width and answers are gone. */
export function openStage(tag: string, given: Readonly<Record<string, string>> = {}) {
  const stage = createStage(tag, given);
  const { warn } = console;
  let restore = () => undefined as void;
  const answer = (how: Parameters<typeof withFault>[0]) => {
    restore = withFault(how);
  };
  before(() => load(tag.slice("shuttle-".length)));
  beforeEach(() => {
    console.warn = () => undefined;
  });
  afterEach(() => {
    console.warn = warn;
    restore();
    stage.remove();
    document.body.style.width = "";
  });
  return {
    ...stage,
    /** Answers calls instead of the demo API, until `restore` or the end of the test. */
    answer,
    /** Answers calls whose address matches. */
    answerTo: (address: RegExp, how: Answer) => answer(({ url }) => (address.test(url) ? how() : undefined)),
    restore: () => restore(),
    /** Gives the page this width, in px. */
    widen: (width: number) => {
      document.body.style.width = `${width}px`;
    },
  };
}

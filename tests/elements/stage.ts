import { findBarriers } from "../helpers/barriers.ts";
import { expect } from "chai";
import type { WidgetEventDetails, WidgetEventName } from "../../src/widgets/kit/element/events.ts";
import { eventually } from "../helpers/page.ts";
import { partOf } from "../helpers/whole.ts";

export type Answer = () => Response | Promise<Response>;

/** How a call may fail. */
export const faults = {
  "status 500": () => new Response("{}", { status: 500 }),
  "status 403": () => new Response("{}", { status: 403 }),
  "a page of HTML": () => new Response("<!doctype html><title>SSO</title>"),
  "a dropped connection": () => Promise.reject(new TypeError("Failed to fetch")),
} satisfies Readonly<Record<string, Answer>>;

let calls = 0;

/** Ways in which a call fails in this run: one, another for each call of a file; in a whole run all of them. */
export function dealFaults(ways: Readonly<Record<string, Answer>> = faults): readonly (readonly [string, Answer])[] {
  const all = Object.entries(ways);
  const first = calls++ % all.length;
  return partOf([...all.slice(first), ...all.slice(0, first)]);
}

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
    /** The last button of this name: that of the dialog on top. */
    press: async (name: string) => (await eventually(() => buttons(name).at(-1), name)).click(),
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
      expect((await findBarriers(element)).join("\n")).to.equal("");
    },
  };
}

import { expect } from "vitest";
import type { Key, Tab } from "./engine.ts";

/** A control to find, by role and accessible name; in the topmost dialog if there is one. */
export interface Wanted {
  readonly role: string;
  /** The beginning of the name, or a pattern that it matches. */
  readonly name: string | RegExp;
  /** A selector that the element or one of its ancestors matches. */
  readonly within?: string;
}

export interface Found {
  readonly role: string | null;
  readonly name: string;
  readonly value: string | null;
  /** `aria-valuetext`, for example of a slider. */
  readonly valueText: string | null;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  /** Its middle, and its size; px. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** More tab stops than any page has. */
const mostPresses = 200;
const patience = { timeout: 90_000, interval: 50 };

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, "\\$&");
const write = ({ role, name, within }: Wanted) =>
  JSON.stringify({ role, name: typeof name === "string" ? `^${escape(name)}` : name.source, within });

/** A keyboard user: finds controls by their names, moves by Tab, and presses keys. */
export function personAt(tab: Tab) {
  const list = (wanted: Wanted) => tab.evaluate<readonly Found[]>(`pageWatch.list(${write(wanted)})`);
  const focused = () => tab.evaluate<Found | null>("pageWatch.focused()");
  const wayTo = (wanted: Wanted) => tab.evaluate<string>(`pageWatch.way(${write(wanted)})`);
  const text = () => tab.evaluate<string>("pageWatch.text()");

  const person = {
    list,
    focused,
    text,
    press: async (...keys: readonly Key[]) => {
      for (const key of keys) await tab.press(key);
    },
    type: (words: string) => tab.type(words),
    /** Waits until the text shown matches. */
    sees: (what: RegExp) => expect.poll(text, { ...patience, message: String(what) }).toMatch(what),
    missesSoon: (what: RegExp) => expect.poll(text, { ...patience, message: `no ${what}` }).not.toMatch(what),
    async finds(wanted: Wanted): Promise<Found> {
      let found: Found | undefined;
      await expect
        .poll(async () => ([found] = await list(wanted)).length > 0 && found !== undefined, {
          ...patience,
          message: write(wanted),
        })
        .toBe(true);
      return found as Found;
    },
    async scrollTo(wanted: Wanted): Promise<void> {
      await tab.evaluate(`void pageWatch.scrollTo(${write(wanted)})`);
    },
    count: (wanted: Wanted, count: number) =>
      expect.poll(async () => (await list(wanted)).length, { ...patience, message: write(wanted) }).toBe(count),
    /** Moves the focus by Tab, or by Shift and Tab when the target comes before the focus. */
    async goTo(wanted: Wanted): Promise<void> {
      await person.finds(wanted);
      const stops: string[] = [];
      for (let presses = 0; presses < mostPresses; presses += 1) {
        const way = await wayTo(wanted);
        if (way === "here") return;
        await tab.press(way === "before" ? "Shift+Tab" : "Tab");
        const stop = await focused();
        stops.push(`${stop?.role} ${stop?.name}`);
      }
      throw new Error(`Tab never reaches ${write(wanted)}: ${stops.slice(-12).join(" · ")}`);
    },
    async activate(wanted: Wanted, key: Key = "Enter"): Promise<void> {
      await person.goTo(wanted);
      await tab.press(key);
    },
    /** Replaces the present value. */
    async fill(wanted: Wanted, words: string): Promise<void> {
      await person.goTo(wanted);
      await tab.press("Control+A");
      await tab.type(words);
    },
    /** Within a menu, a list or a group of choices: by arrow keys. */
    async arrowTo(wanted: Wanted, key: Key = "ArrowDown"): Promise<void> {
      await person.finds(wanted);
      for (let presses = 0; presses < mostPresses; presses += 1) {
        if ((await wayTo(wanted)) === "here") return;
        await tab.press(key);
      }
      throw new Error(`${key} never reaches ${write(wanted)}`);
    },
    async hasFocusOn(wanted: Wanted): Promise<void> {
      await expect.poll(() => wayTo(wanted), { ...patience, message: write(wanted) }).toBe("here");
    },
  };
  return person;
}

export type Person = ReturnType<typeof personAt>;

export const button = (name: string | RegExp, within?: string): Wanted => toWanted("button", name, within);
export const link = (name: string | RegExp, within?: string): Wanted => toWanted("link", name, within);
export const textbox = (name: string | RegExp, within?: string): Wanted => toWanted("textbox", name, within);
export const toWanted = (role: string, name: string | RegExp, within?: string): Wanted => ({
  role,
  name,
  ...(within !== undefined && { within }),
});

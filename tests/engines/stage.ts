import { afterAll, beforeAll, expect } from "vitest";
import { parseWorkbook, type Workbook } from "../portal/workbook.ts";
import type { Engine, EngineName } from "./engine.ts";
import { starts } from "./find.ts";
import { type Person, personAt } from "./person.ts";
import { writeProofs } from "./proofs.ts";
import { type PortalServer, servePortal } from "./serve.ts";

export interface PageState {
  readonly faults: readonly string[];
  readonly ready: readonly string[];
  readonly isBusy: boolean;
  readonly text: string;
}

const accounts = {
  company: { username: "elif.sahin@lodos.example", password: "lodos-yonetici", pin: "4827" },
  demo: { username: "demo@yelken.example", password: "yelken-demo", pin: null },
};
export type Account = keyof typeof accounts;

const patience = { timeout: 90_000, interval: 50 };
/** The page's state; a page without `page-watch.js` returns its URL and HTML instead, to be shown in the failure. */
const stateOfPage = `globalThis.pageWatch?.state() ?? {
  faults: [], ready: [], isBusy: true,
  text: "No page-watch.js in " + location.href + " (" + document.readyState + "): " + document.documentElement.outerHTML.slice(0, 2000),
}`;
const signInForm = {
  username: { role: "textbox", name: /^KULLANICI ADI/i },
  password: { role: "textbox", name: /^ŞİFRE/i },
  code: { role: "textbox", name: /^Doğrulama kodu/ },
};

/** One browser, one server and one keyboard user for all tests of a file. */
export function openStage(name: EngineName) {
  let engine: Engine;
  let portal: PortalServer;
  let person: Person;
  let who: Account | null = null;

  beforeAll(async () => {
    [engine, portal] = await Promise.all([starts[name](), servePortal()]);
    person = personAt(engine);
    console.log(engine.version);
  });
  afterAll(async () => {
    await engine?.close();
    await portal?.stop();
  });
  writeProofs(name, "portal", () => engine);

  const state = () => engine.evaluate<PageState>(stateOfPage);
  const stage = {
    name,
    engine: () => engine,
    portal: () => portal,
    person: () => person,
    state,
    /** Resolves when the page is ready, or something failed. @param mayBeBusy true when parts of it may still be loading */
    async settled(mayBeBusy = false): Promise<PageState> {
      const isSettled = ({ faults, ready, isBusy }: PageState) =>
        faults.length > 0 || (ready.length > 0 && (mayBeBusy || !isBusy));
      await expect.poll(state, patience).toSatisfy(isSettled);
      return state();
    },
    async open(path: string): Promise<void> {
      await engine.open(portal.address + path);
      expect((await stage.settled()).faults).toEqual([]);
    },
    address: () => engine.evaluate<string>("location.pathname + location.search"),
    /** Signs in by keyboard, in a browser without a session. */
    async signIn(account: Account): Promise<void> {
      const { username, password, pin } = accounts[account];
      // A script file instead of a page of the portal, because the portal would store the session again.
      await engine.open(`${portal.address}/page-watch.js`);
      await engine.evaluate("localStorage.clear()");
      await engine.open(portal.address);
      await person.fill(signInForm.username, username);
      await person.fill(signInForm.password, password);
      await person.press("Enter");
      // Sent with its last digit.
      if (pin !== null) await person.fill(signInForm.code, pin);
      await expect.poll(stage.address, patience).toMatch(/^\/(?:overview|offer)$/);
      expect((await stage.settled()).faults).toEqual([]);
      who = account;
    },
    /** Opens this page as a signed-in person. */
    async enter(account: Account, path: string): Promise<Person> {
      if (who !== account) await stage.signIn(account);
      await stage.open(path);
      return person;
    },
    /** Requests the API with the signed-in user's token, to check the result of an action. */
    async ask<Answer>(path: string): Promise<Answer> {
      const token = await engine.evaluate<string>('JSON.parse(localStorage.getItem("shuttle.session")).token');
      return portal.ask<Answer>(path, token);
    },
    /** Waits for a download and parses the last file. */
    async download(): Promise<Workbook> {
      const names = () => engine.evaluate<readonly string[]>("pageWatch.files()");
      await expect.poll(async () => (await names()).length, patience).toBeGreaterThan(0);
      const content = await engine.evaluate<string>("pageWatch.fileAsBase64()");
      return parseWorkbook((await names()).at(-1) ?? "", Buffer.from(content, "base64"));
    },
    /** Asserts that the page has had no errors or warnings since it was opened. */
    async expectNoFaults(): Promise<void> {
      expect((await state()).faults).toEqual([]);
    },
    forgetPerson() {
      who = null;
    },
  };
  return stage;
}

export type Stage = ReturnType<typeof openStage>;

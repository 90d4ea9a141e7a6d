import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, type Download, expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { demoNow } from "../helpers/clock.mjs";
import { askedWrongly } from "../helpers/described.mjs";
import { jitterScript } from "../helpers/jitter.mjs";
import { partOf } from "../helpers/whole.ts";

export { expect } from "@playwright/test";

/** Problems of a page; a test fails on any that it doesn't expect. */
export interface Problems {
  /** Allows problems that match, because the test provokes them. */
  allow(pattern: RegExp): void;
}

interface Fixtures {
  readonly problems: Problems;
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, provide) => {
    // The same time as the server's, independent of the day of the run.
    await context.clock.setSystemTime(demoNow);
    if (process.env["TEST_JITTER"]) await context.addInitScript(jitterScript);
    await provide(context);
  },
  problems: [
    async ({ context, baseURL }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      const home = new URL(baseURL ?? "http://localhost").origin;
      // The browser reports violations of the content security policy as console errors.
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) found.push(`console ${message.type()}: ${message.text()}`);
      });
      context.on("weberror", (error) => found.push(`page error: ${error.error().message}`));
      context.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== home) found.push(`request to a foreign origin: ${request.url()}`);
        const problem = protocol.startsWith("http")
          ? askedWrongly(request.method(), request.url(), request.postData())
          : null;
        if (problem !== null) found.push(problem);
      });
      await use({ allow: (pattern) => void allowed.push(pattern) });
      const unexpected = found.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, "problems on the page").toEqual([]);
    },
    { auto: true },
  ],
});

/** The four accounts that `npm start` prints (demo/server/seed/accounts.ts). */
export const accounts = {
  admin: { username: "elif.sahin@lodos.example", password: "lodos-yonetici", pin: "4827", fullName: "Elif Şahin" },
  user: { username: "mert.inan@lodos.example", password: "lodos-kullanici", pin: "4827", fullName: "Mert İnan" },
  demo: { username: "demo@yelken.example", password: "yelken-demo", pin: null, fullName: "Işıl Çağlar" },
  "expired-demo": { username: "demo@pusula.example", password: "pusula-demo", pin: null, fullName: "Özgür Ünlü" },
} as const;
export type Account = keyof typeof accounts;

/** Fills in the sign-in form of a page, a frame or an element. */
export async function fillSignIn(place: Page | FrameLocator | Locator, account: Account = "admin"): Promise<void> {
  const { username, password, pin } = accounts[account];
  await place.getByLabel("KULLANICI ADI").fill(username);
  await place.getByLabel("ŞİFRE", { exact: true }).fill(password);
  await place.getByRole("button", { name: "Devam Et" }).click();
  // Demo accounts need no code.
  if (pin !== null) await place.getByLabel("Doğrulama kodu").fill(pin);
}

/** Signs in through the form, on the current page or on `/`. */
export async function signIn(page: Page, account: Account): Promise<void> {
  if (page.url() === "about:blank") await page.goto("/");
  await fillSignIn(page, account);
  await expect(page.getByRole("banner")).toBeVisible();
}

/** The file of the export menu in a page or an element; `kind` names the menu's entry. */
export async function exportAs(page: Page, kind: RegExp, place: Page | Locator = page): Promise<Download> {
  const file = page.waitForEvent("download");
  await place.getByRole("button", { name: "Excel'e Aktar" }).click();
  await page.getByRole("menuitem", { name: kind }).first().click();
  return file;
}

/** The portal's session entry by account, from the first sign-in in this process, with a token of its own that no test signs out. */
const keptSessions = new Map<Account, string>();

/**
 * Signs in: through the form the first time, later by the kept storage entry. The page that is open afterwards is arbitrary: tests
 * navigate to their own address.
 */
export async function resume(page: Page, account: Account): Promise<void> {
  const kept = keptSessions.get(account);
  if (kept === undefined) {
    await signIn(page, account);
    const entry = await page.evaluate(() => localStorage.getItem("shuttle.session"));
    if (entry === null) throw new Error("The portal keeps no session.");
    const { username, password, pin } = accounts[account];
    const data = { username, password, pin: pin ?? "0000" };
    const answer = await page.request.post("/api/company/login-2fa/", { data, headers: { "accept-language": "tr" } });
    const { token } = (await answer.json()) as { token: string };
    keptSessions.set(account, JSON.stringify({ ...(JSON.parse(entry) as object), token }));
    return;
  }
  await page.addInitScript((entry) => {
    // Only once, so that a page that signs out stays signed out. Frames of opaque origins have no storage.
    if (globalThis.origin === "null" || sessionStorage.getItem("resumed") !== null) return;
    sessionStorage.setItem("resumed", "");
    localStorage.setItem("shuttle.session", entry);
  }, kept);
}

/** Waits for the page's own history entry: closing a layer by hand goes back to it, which aborts a navigation that begins meanwhile. */
export async function expectNothingOnTop(page: Page): Promise<void> {
  const layers = () => page.evaluate(() => (history.state as { shuttleLayers?: string[] } | null)?.shuttleLayers ?? []);
  await expect.poll(layers).toEqual([]);
}

/** Whether the browser fetches a module again whose import has failed; Chromium before 156 doesn't. */
export function fetchesAgain(page: Page): boolean {
  return Number.parseInt(page.context().browser()?.version() ?? "", 10) >= 156;
}

/** The path and query that the address bar shows. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Navigates within the portal without a page load, as links and the browser's buttons do. */
export function turnTo(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

/** Navigates like `turnTo`, and waits until everything has loaded. */
export async function visit(page: Page, address: string): Promise<void> {
  await turnTo(page, address);
  await contentOf(page);
}

/** Waits until an element's content has come and nothing of it is still loading. */
export const contentOf = (page: Page, element = "#content .portal-page > *", within = ".shuttle-root") =>
  page.waitForFunction(
    ([host, root]) => {
      const shadow = document.querySelector(host)?.shadowRoot;
      return shadow?.querySelector(`${root} *`) && !shadow.querySelector("[aria-busy=true]");
    },
    [element, within] as const,
  );

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeNode {
  readonly html: string;
  readonly failureSummary?: string;
}
interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly AxeNode[] }[];
}

/** Violations of WCAG 2.2 A and AA that axe-core finds on the present page. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Waits for the shell, whose code may load after the content: an incomplete page has violations.
  if ((await page.locator(".portal-skip").count()) > 0) await expect(page.getByRole("banner")).toBeVisible();
  // Injected through the DevTools protocol, which the content security policy doesn't restrict.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    // Only violations are reported: collecting what passes takes most of axe's time.
    return axe.run({ runOnly: { type: "tag", values }, resultTypes: ["violations"], selectors: false });
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes
      // axe doesn't recognize the skip link when the first link to another page is in a shadow root.
      .filter(({ html }) => id !== "region" || !html.includes("portal-skip"))
      .map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`),
  );
}

/**
 * Asserts that the page, as it stands, has no axe violations and isn't wider than the viewport, in the first width (px) and in light
 * colours; in a whole run in every combination of width and colours. Leaves the page at the first width, light.
 */
export async function expectNoBarriers(page: Page, widths: readonly number[] = [1440, 390]): Promise<void> {
  const show = async (colorScheme: "light" | "dark", width: number) => {
    await page.emulateMedia({ colorScheme });
    // On a busy machine frames may still be drawn at the width before. This listener is notified after those of the page.
    const resize = await page.evaluateHandle((wanted) => {
      const query = matchMedia(`(width: ${wanted}px)`);
      const notified = new Promise<void>((resolve) => {
        if (query.matches) resolve();
        else query.addEventListener("change", () => resolve(), { once: true });
      });
      return { notified };
    }, width);
    await page.setViewportSize({ width, height: 900 });
    await resize.evaluate(({ notified }) => notified);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
  const ways = (["light", "dark"] as const).flatMap((colorScheme) => widths.map((width) => ({ colorScheme, width })));
  for (const { colorScheme, width } of partOf(ways)) {
    await show(colorScheme, width);
    expect(await axeViolations(page), `${colorScheme}, ${width} px`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${width} px`).toBeLessThanOrEqual(width);
  }
  await show("light", widths[0] ?? 1440);
}

/**
 * A click with Ctrl (⌘ on a Mac) is the browser's, and the page stays where it is. The tab isn't awaited: on a busy machine it opens,
 * but Playwright's "page" event may never come.
 */
export async function expectForNewTab(link: Locator, address: string): Promise<void> {
  const page = link.page();
  const before = page.url();
  await expect(link).toHaveAttribute("href", address);
  await page.evaluate(() => {
    const isLeft = new Promise((resolve) => {
      addEventListener("click", (event) => resolve((event.ctrlKey || event.metaKey) && !event.defaultPrevented), {
        once: true,
      });
    });
    Reflect.set(globalThis, "isLeftToBrowser", isLeft);
  });
  await link.click({ modifiers: ["ControlOrMeta"] });
  expect(await page.evaluate(() => Reflect.get(globalThis, "isLeftToBrowser"))).toBe(true);
  expect(page.url()).toBe(before);
}

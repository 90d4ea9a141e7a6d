import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { places } from "../../src/core/portal/addresses.ts";
import { addTexts, chooseLanguage, type Texts } from "../../src/core/text/messages.ts";
import { addressesOf } from "./addresses.ts";
import { accounts, addressOf, contentOf, expect, axeViolations, resume, test } from "./fixtures.ts";

/** Placeholder for the arguments of message functions. */
const gap = "\u25c6";

/** Yields all texts, and the fixed parts of those made by functions. */
function* literalsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "function") {
    try {
      const made: unknown = (value as (...given: unknown[]) => unknown)(gap, gap, gap, gap);
      if (typeof made === "string") yield* made.split(gap);
    } catch {
      // The function takes other arguments than strings, so its fixed parts can't be extracted.
    }
  } else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) yield* literalsOf(part);
}

const toWords = (text: string) => text.replaceAll(/\s+/gu, " ").trim();
/** Whether a text has three letters in a row; anything shorter could also be the provider's. */
const isTelling = (text: string) => /\p{L}{3}/u.test(text);

const source = new URL("../../src/", import.meta.url);

function load(ending: string): Promise<Record<string, unknown>[]> {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(ending));
  return Promise.all(files.map((file) => import(new URL(file, source).href) as Promise<Record<string, unknown>>));
}

/** The Turkish texts that no English page may contain. */
async function findTurkish(): Promise<ReadonlySet<string>> {
  const modules = [places, ...(await load(".messages.ts"))];
  const turkish = new Set(modules.flatMap((module) => [...literalsOf(module)].map(toWords)));
  for (const { texts } of await load(".messages.en.ts")) addTexts("en", texts as Texts);
  chooseLanguage("en");
  for (const text of modules.flatMap((module) => [...literalsOf(module)])) turkish.delete(toWords(text));
  return new Set([...turkish].filter(isTelling));
}

/** Texts and names that a user reads or hears on the page, except those marked as Turkish. */
const readAll = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    // Separate, because an attribute can't mark a part as the provider's: only a whole text of ours counts as found.
    const named: string[] = [];
    const look = (node: Node) => {
      if (node instanceof Text) said.push(node.data);
      if (node instanceof Element) {
        if (node.getAttribute("lang") === "tr" || /^(script|style)$/.test(node.localName)) return;
        if (!node.checkVisibility({ visibilityProperty: true })) return;
        for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt"])
          named.push(node.getAttribute(name) ?? "");
      }
      const { childNodes } = (node instanceof Element && node.shadowRoot) || node;
      for (const child of childNodes) look(child);
    };
    look(document.body);
    return { said: [document.title, ...said], named };
  });

const isLetter = (text: string) => /^\p{L}$/u.test(text);
/** Whole words: "plan to" is no part of "plan total". */
const hasWords = (text: string, part: string) => {
  const start = text.indexOf(part);
  return start >= 0 && !isLetter(text.charAt(start - 1)) && !isLetter(text.charAt(start + part.length));
};

async function expectEnglish(page: Page, turkish: ReadonlySet<string>): Promise<void> {
  const { said, named } = await readAll(page);
  const fragments = [...turkish].filter((text) => text.length > 5);
  const isTurkish = (text: string) => turkish.has(text) || fragments.some((part) => hasWords(text, part));
  const found = [...said.map(toWords).filter(isTurkish), ...named.map(toWords).filter((text) => turkish.has(text))];
  expect([...new Set(found)], page.url()).toEqual([]);
}

const ready = (page: Page) => contentOf(page, undefined, "[lang=en].shuttle-root");

test.describe("in English", () => {
  let turkish: ReadonlySet<string>;
  test.beforeAll(async () => {
    turkish = await findTurkish();
  });

  test("signs in, chooses the language in the account's menu, and is spoken to in it after a reload", async ({
    page,
  }) => {
    await page.goto("/?lang=en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectEnglish(page, turkish);
    const { username, password, pin } = accounts.admin;
    await page.getByLabel("USERNAME").fill(username);
    await page.getByLabel("PASSWORD", { exact: true }).fill(password);
    await page.keyboard.press("Enter");
    await page.getByLabel("Verification code").fill(pin);
    await expectEnglish(page, turkish);
    await page.keyboard.press("Enter");
    await expect(page).toHaveTitle(/^Overview · /);
    const button = page.getByRole("button", { name: /Account menu/ });
    await button.click();
    await page.getByRole("menuitemradio", { name: "Türkçe" }).click();
    await expect(page).toHaveTitle(/^Genel Bakış · /);
    await expect(page.getByRole("button", { name: /Hesap menüsü/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitemradio", { name: "English" }).click();
    await expect(page.getByRole("button", { name: /Account menu/ })).toBeFocused();
    await page.goto("/booking");
    await expect(page.getByRole("heading", { level: 1, name: "Bookings" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search the portal" }).fill("e ay");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectEnglish(page, turkish);
    expect(await axeViolations(page)).toEqual([]);
  });

  test("keeps Turkish, chosen on a page that was opened in English, after a reload", async ({ page }) => {
    await page.goto("/?lang=en");
    await page.getByRole("button", { name: "Türkçe" }).click();
    await expect(page.getByLabel("KULLANICI ADI")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("KULLANICI ADI")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "tr");
    expect(addressOf(page)).toBe("/");
    // A frame's first address stays.
    await page.goto("/?lang=en&embed=1");
    await expect(page.getByLabel("USERNAME")).toBeVisible();
    expect(addressOf(page)).toBe("/?lang=en&embed=1");
  });

  for (const account of ["admin", "demo"] as const) {
    for (const path of addressesOf(account)) {
      test(`${path} as ${account}`, async ({ page }) => {
        // The month report reads for half a minute.
        test.slow();
        await resume(page, account);
        await page.addInitScript(() => localStorage.setItem("shuttle.lang", "en"));
        await page.goto(path);
        await ready(page);
        await expectEnglish(page, turkish);
        const tabs = page.locator("#content").getByRole("tab");
        for (let index = 1; index < (await tabs.count()); index += 1) {
          await tabs.nth(index).click();
          await ready(page);
          await expectEnglish(page, turkish);
        }
      });
    }
  }
});

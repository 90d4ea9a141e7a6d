import { type Browser, type KeyInput, launch, type Page } from "puppeteer-core";
import { chromiumArguments } from "../browser.mjs";
import { type Engine, type Key, stepTimeout, type Tab } from "./engine.ts";

/** Puppeteer's names of keys where they differ from ours. */
const names: Readonly<Record<string, string>> = { A: "KeyA", K: "KeyK", Space: " " };
const defaultViewport = { width: 1280, height: 900 };

/** Starts the installed Chromium, driven through the DevTools protocol. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: "chrome",
    executablePath,
    headless: true,
    timeout: 180_000,
    protocolTimeout: stepTimeout,
    defaultViewport,
    args: [...chromiumArguments, "--lang=tr-TR", "--force-prefers-reduced-motion"],
  });
  return toEngine(browser);
}

/** The installed Firefox, by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    timeout: 180_000,
    protocolTimeout: stepTimeout,
    defaultViewport,
    extraPrefsFirefox: { "intl.accept_languages": "tr-TR, tr", "ui.prefersReducedMotion": 1 },
  });
  return toEngine(browser);
}

async function toEngine(browser: Browser): Promise<Engine> {
  return {
    ...toTab(await browser.newPage()),
    version: await browser.version(),
    openTab: async () => toTab(await browser.newPage()),
    close: () => browser.close(),
  };
}

function toTab(page: Page): Tab {
  page.setDefaultTimeout(stepTimeout);
  const press = async (key: Key) => {
    const [last = "", modifier] = key.split("+").toReversed();
    if (modifier) await page.keyboard.down(modifier as KeyInput);
    await page.keyboard.press((names[last] ?? last) as KeyInput);
    if (modifier) await page.keyboard.up(modifier as KeyInput);
  };
  return {
    async open(address) {
      const go = () => page.goto(address, { waitUntil: "load" });
      // A page cancels it by going back in its history, as the portal does when a layer has just been closed.
      await go().catch((error: unknown) => {
        if (!/ERR_ABORTED|NS_BINDING_ABORTED/.test(String(error))) throw error;
        return go();
      });
    },
    evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    type: (text) => page.keyboard.type(text),
    press,
    hover: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    async wheel({ x, y }, by, { isPinch = false } = {}) {
      await page.mouse.move(x, y);
      if (isPinch) await page.keyboard.down("Control");
      await page.mouse.wheel({ deltaY: by });
      if (isPinch) await page.keyboard.up("Control");
    },
    close: () => page.close(),
  };
}

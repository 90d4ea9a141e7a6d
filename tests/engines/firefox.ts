import { launch } from "puppeteer-core";
import { type Engine, stepTimeout } from "./engine.ts";

/** The installed Firefox, by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    protocolTimeout: stepTimeout,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { "intl.accept_languages": "tr-TR, tr" },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(stepTimeout);
  return {
    version: await browser.version(),
    async open(address) {
      await page.goto(address, { waitUntil: "load" });
    },
    evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

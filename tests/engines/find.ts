import { findChromium } from "../browser.mjs";
import type { Engine, EngineName } from "./engine.ts";
import { findEngines } from "./install.mjs";
import { startChromium, startFirefox } from "./puppeteer.ts";
import { startWebKit } from "./webkit.ts";

/** Starts an installed engine, or throws an error that says how to install it. */
export const starts: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  Chromium: async () => startChromium(await findChromium()),
  async Firefox() {
    const { firefox } = findEngines();
    if (firefox === undefined) throw new Error("There is no Firefox: apt-get install firefox-esr, or FIREFOX_PATH.");
    return startFirefox(firefox);
  },
  async WebKit() {
    const { webkit } = findEngines();
    if (webkit === undefined) throw new Error("There is no WebKitGTK: apt-get install webkit2gtk-driver xvfb.");
    return startWebKit(webkit);
  },
};

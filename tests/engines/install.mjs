// Finds Firefox and WebKit for the tests, and installs Debian's packages where that is possible.
import { existsSync } from "node:fs";
import { installPackages } from "../browser.mjs";

const firefoxes = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const webKitDriver = "/usr/bin/WebKitWebDriver";
const miniBrowsers = ["x86_64-linux-gnu", "aarch64-linux-gnu"].flatMap((machine) =>
  ["4.1", "4.0"].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
);
const display = "/usr/bin/Xvfb";

const firstOf = (paths) => paths.find((path) => existsSync(path));

/** Paths of the installed engines; undefined for missing ones. */
export function findEngines() {
  const given = process.env.FIREFOX_PATH;
  const firefox = given && existsSync(given) ? given : firstOf(firefoxes);
  const miniBrowser = firstOf(miniBrowsers);
  const hasWebKit = miniBrowser && existsSync(webKitDriver) && existsSync(display);
  return { firefox, webkit: hasWebKit ? { driver: webKitDriver, miniBrowser, display } : undefined };
}

/** Installs missing engines where possible; returns the same as `findEngines`. */
export async function ensureEngines() {
  const found = findEngines();
  const missing = [...(found.firefox ? [] : ["firefox-esr"]), ...(found.webkit ? [] : ["webkit2gtk-driver", "xvfb"])];
  if (missing.length > 0) await installPackages(missing);
  return findEngines();
}

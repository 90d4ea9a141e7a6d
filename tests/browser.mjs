// Finds a Chromium for the tests: CHROMIUM_PATH, an installed one, Playwright's own; as root on Debian it is installed.
// Its headless shell, the same engine without the windows of a browser, takes a fifth less processor time for the portal's many
// contexts (shell.spec and booking.spec 146 → 114 s); where it is missing the browser does it.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

const disabledFeatures = [
  // The address bar's lists are pages of the browser itself: every window loads them, and they take more time than the portal.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  // Playwright's own list, which this one replaces.
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  // A second process for each page, in case it leads to another site.
  "SpareRendererForSitePerProcess",
  "ThirdPartyStoragePartitioning",
];

/** Root needs `--no-sandbox`. The others turn off background requests and features that no test needs. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${disabledFeatures.join(",")}`,
];

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const folders = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function installed() {
  return [...folders.flatMap((folder) => names.map((name) => `${folder}/${name}`)), ...applications].find((path) =>
    existsSync(path),
  );
}

const shells = ["/usr/bin/chromium-headless-shell"];

async function playwrights() {
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** Resolves when it ends, also with a failure: only the presence of the browser counts. */
function aptGet(parameters, stdio) {
  return new Promise((resolve) => {
    const child = spawn("apt-get", parameters, { stdio, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
    child.once("error", resolve).once("close", resolve);
  });
}

/** Only as root on Debian; else does nothing. apt runs one installation at a time, so callers wait for each other. */
export async function installPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing Debian's ${packages.join(", ")} …`);
  await aptGet(["update"], "ignore");
  await aptGet(["install", "-y", "--no-install-recommends", ...packages], ["ignore", "ignore", "inherit"]);
}

/** The path of a Chromium; installs Debian's when that is possible, else says exactly what to do. */
export async function findChromium({ install = false } = {}) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH is set to ${given}, but there is no such file.`);
  }
  const found = installed() ?? (await playwrights());
  if (found) return found;
  if (install) {
    await installPackages(["chromium", "chromium-headless-shell"]);
    const path = installed();
    if (path) return path;
  }
  throw new Error(
    "The browser tests need a Chromium and found none. One of these helps:\n" +
      "  sudo apt-get install chromium          (Debian, Ubuntu)\n" +
      "  npx playwright install chromium        (any system, downloads it)\n" +
      "  CHROMIUM_PATH=/path/to/chromium npm test",
  );
}

/** Launches that Chromium by Playwright. */
export async function launchChromium(options = {}) {
  const { chromium } = await import("playwright");
  const executablePath = await findChromium({ install: true });
  return chromium.launch({ executablePath, args: chromiumArguments, ...options });
}

/** The path of the headless shell; without one, or where CHROMIUM_PATH says which browser to take, that of the browser. */
export async function findShell() {
  const shell = process.env.CHROMIUM_PATH ? undefined : shells.find((path) => existsSync(path));
  return shell ?? findChromium();
}

// Finds a Chromium for the tests: CHROMIUM_PATH, an installed one, Playwright's own; as root on Debian it is installed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** As root there is no sandbox; the rest keeps the browser from calling its maker. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
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

async function playwrights() {
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
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
  const canInstall = install && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canInstall) {
    console.log("No Chromium found; installing Debian's package chromium …");
    spawnSync("apt-get", ["update"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
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

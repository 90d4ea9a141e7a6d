import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../demo/setup.mjs";
import { accounts, signIn } from "../bench/server.mjs";
import { demoNow } from "../helpers/clock.mjs";
import { watchProblems } from "./problems.mjs";
import { settle, watchReady } from "./settle.mjs";
import { laptopWidth, narrowStops, narrowWidth, signedOutStops, stopsOf } from "./stops.mjs";

const heights = { 360: 800, 390: 844, 1366: 768, 1440: 900 };
const areas = readdirSync(join(root, "src/widgets")).filter((name) =>
  existsSync(join(root, `src/widgets/${name}/${name}.contract.ts`)),
);
const elementPages = [...areas, "simple"].map((name) => `${name}.html`);

/** All screens of one width in one theme. Returns the pictures and what went wrong on the way. */
export async function walk({ browser, address, directory, isWanted, isOwnServer }, { width, theme }) {
  const folder = join(directory, `${width}-${theme}`);
  mkdirSync(folder, { recursive: true });
  const pictures = [];
  const problems = [];

  /** Runs `work` on a page in a new browser context. */
  async function as(person, work) {
    const context = await browser.newContext({
      baseURL: address,
      locale: "tr-TR",
      timezoneId: "Europe/Istanbul",
      viewport: { width, height: heights[width] },
      deviceScaleFactor: 1,
      colorScheme: theme,
      reducedMotion: "reduce",
    });
    const watch = watchProblems(context);
    try {
      const page = await context.newPage();
      // The browser's own clock would show another day than the data's.
      if (isOwnServer) await page.clock.setFixedTime(demoNow);
      await page.addInitScript(watchReady);
      await work(page, watch);
    } catch (error) {
      watch.add(error instanceof Error ? error.message : String(error));
    } finally {
      await context.close();
      problems.push(...watch.found.map(({ screen, text }) => `${width}-${theme}/${screen} (${person}): ${text}`));
    }
  }

  async function takePicture(page, name) {
    if (!isWanted(name)) return;
    const path = join(folder, `${name}.png`);
    await page.screenshot({ path, fullPage: width !== laptopWidth });
    pictures.push(path);
  }

  async function visit(page, watch, stops) {
    for (const { name, path } of stops.filter((stop) => isWanted(stop.name))) {
      watch.enter(name);
      try {
        await page.goto(path);
        if (path.startsWith("/intranet/")) await applyTheme(page, theme);
        await settle(page);
        const { pathname, search } = new URL(page.url());
        if (pathname + search !== path) watch.add(`leads to ${pathname}${search}`);
        await takePicture(page, name);
      } catch (error) {
        watch.add(error instanceof Error ? error.message : String(error));
      }
    }
  }

  if (width === narrowWidth) {
    await as("stranger", (page, watch) => visit(page, watch, narrowStops(elementPages)));
    return { pictures, problems };
  }
  await as("stranger", async (page, watch) => {
    await visit(page, watch, signedOutStops);
    watch.enter("sign-in-error", /status of 40[01]/);
    await page.goto("/");
    await settle(page);
    await takePicture(page, "sign-in");
    await failToSignIn(page);
    await takePicture(page, "sign-in-error");
  });
  for (const account of Object.keys(accounts)) {
    await as(account, async (page, watch) => {
      watch.enter(`${account}-sign-in`);
      await page.goto("/");
      await signIn(page, account, (step) => takePicture(page, `${account}-sign-in-${step}`));
      await settle(page);
      await visit(page, watch, stopsOf(account, await readProfile(page)));
    });
  }
  return { pictures, problems };
}

async function failToSignIn(page) {
  await page.getByLabel("KULLANICI ADI").fill(accounts.admin.username);
  await page.getByLabel("ŞİFRE", { exact: true }).fill("yanlış-şifre");
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
}

/** The intranet page doesn't follow the system theme: a button switches it. */
async function applyTheme(page, theme) {
  const toggle = page.locator(".theme-toggle");
  if (theme === "dark" && (await toggle.count()) > 0) await toggle.click();
}

const readProfile = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("shuttle.session")).profile);

// Starts the built demo server on a free port, with in-memory data and its clock set to a Thursday morning.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../../demo/setup.mjs";
import { clockScript, demoNow } from "../helpers/clock.mjs";

/** ms; long, so that a run of an hour doesn't fail to start on a busy machine. */
const startTimeout = 300_000;

/** The four accounts that `npm start` prints (demo/server/seed/accounts.ts); demo accounts finish without a code. */
export const accounts = {
  admin: { username: "elif.sahin@lodos.example", password: "lodos-yonetici", pin: "4827" },
  user: { username: "mert.inan@lodos.example", password: "lodos-kullanici", pin: "4827" },
  demo: { username: "demo@yelken.example", password: "yelken-demo", pin: null },
  "expired-demo": { username: "demo@pusula.example", password: "pusula-demo", pin: null },
};

export const startServer = (environment = {}) =>
  startScript(join(root, "dist/server/main.js"), [], { DEMO_DATA: "memory", ...environment });

/** Starts a server script and reads its address from its output. */
export async function startScript(script, parameters, environment) {
  const { API_ORIGIN: _origin, DATABASE_URL: _database, ...inherited } = process.env;
  const child = spawn(process.execPath, [script, ...parameters], {
    cwd: root,
    env: { ...inherited, PORT: "0", DEMO_NOW: demoNow, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const kill = () => child.kill();
  process.once("exit", kill);
  const address = await new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // Otherwise the child would keep this process from exiting.
      kill();
      reject(new Error("The demo server doesn't start."));
    }, startTimeout);
    let printed = "";
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      const [found] = printed.match(/http:\/\/\S+/) ?? [];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The demo server ended with code ${code}.`)));
  });
  return {
    address,
    id: child.pid,
    stop: () =>
      new Promise((resolve) => {
        process.off("exit", kill);
        child.once("exit", resolve);
        child.kill();
      }),
  };
}

/** Signs in through the form on the sign-in page; `onStep` is called at the PIN step, before the code is entered. */
export async function signIn(page, account, onStep = async () => undefined) {
  const { username, password, pin } = accounts[account];
  await page.getByLabel("KULLANICI ADI").fill(username);
  await page.getByLabel("ŞİFRE", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Devam Et" }).click();
  if (pin !== null) {
    const code = page.getByLabel("Doğrulama kodu");
    await code.waitFor();
    await onStep("pin");
    await code.fill(pin);
  }
  await page.getByRole("banner").waitFor();
}

/** Pages as a Turkish user opens them, with the server's clock. */
export async function openContext(browser, options = {}) {
  const context = await browser.newContext({ locale: "tr-TR", timezoneId: "Europe/Istanbul", ...options });
  await context.addInitScript(clockScript);
  return context;
}

/** Signs in once; returns the browser's storage state, which all visits share, and the token. */
export async function openSession(browser, address) {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(address);
  await signIn(page, "admin");
  const storageState = await context.storageState();
  await context.close();
  const [{ localStorage: entries }] = storageState.origins;
  const { token } = JSON.parse(entries.find(({ name }) => name === "shuttle.session").value);
  return { storageState, token };
}

/** The text of an answer to somebody signed in. */
export async function readAnswer({ address, token }, path) {
  const headers = { authorization: `Token ${token}`, "accept-language": "tr" };
  const response = await fetch(address + path, { headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.text();
}

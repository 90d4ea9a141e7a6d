// Launches Chromium without a test driver. Playwright enables the debugger, so that each request started by a script records its stack,
// for which V8 parses the whole script again: with 4× CPU slow-down this adds over 100 ms, which users don't have.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumArguments, findChromium } from "../browser.mjs";
import { clockScript } from "../helpers/clock.mjs";
import { installProbe } from "./probe.mjs";

/** Speaks the DevTools protocol over a pipe: `send(method, parameters, sessionId)`, `on(event, listener)`, `close()`. */
export async function launchBare() {
  const profile = mkdtempSync(join(tmpdir(), "shuttle-bench-"));
  const child = spawn(
    await findChromium(),
    [
      ...chromiumArguments,
      "--headless=new",
      "--remote-debugging-pipe",
      `--user-data-dir=${profile}`,
      "--window-size=1440,900",
      "--lang=tr-TR",
    ],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
  );
  const [, , , input, output] = child.stdio;
  const waiting = new Map();
  const listeners = new Map();
  let last = 0;
  let rest = "";
  output.setEncoding("utf8");
  output.on("data", (chunk) => {
    const messages = (rest + chunk).split("\0");
    rest = messages.pop() ?? "";
    for (const { id, result, error, method, params } of messages.map((message) => JSON.parse(message))) {
      if (id === undefined) listeners.get(method)?.(params);
      else if (error) waiting.get(id).reject(new Error(error.message));
      else waiting.get(id).resolve(result);
      waiting.delete(id);
    }
  });
  child.once("exit", () => {
    for (const { reject } of waiting.values()) reject(new Error("The browser ended."));
  });
  const kill = () => child.kill();
  process.once("exit", kill);

  return {
    send: (method, params = {}, sessionId = undefined) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
      }),
    on: (method, listener) => listeners.set(method, listener),
    close: async () => {
      process.off("exit", kill);
      const ended = new Promise((resolve) => {
        child.once("close", resolve);
      });
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/**
 * Opens a page with the probe (probe.mjs) in a new browser context. `stored`: entries for its localStorage; `processor`: CPU
 * slow-down factor; `network`: parameters of `Network.emulateNetworkConditions`.
 */
export async function openPage(browser, { stored = [], processor = 1, network = null } = {}) {
  const { browserContextId } = await browser.send("Target.createBrowserContext");
  const { targetId } = await browser.send("Target.createTarget", { url: "about:blank", browserContextId });
  const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
  const send = (method, params) => browser.send(method, params, sessionId);
  const source = `${clockScript}(${installProbe})();
    for (const { name, value } of ${JSON.stringify(stored)}) localStorage.setItem(name, value);`;
  await send("Page.addScriptToEvaluateOnNewDocument", { source });
  await send("Page.enable");
  await send("Emulation.setCPUThrottlingRate", { rate: processor });
  if (network) {
    // Without buffers: recording response bodies for DevTools costs about 0.2 s per 1.3 MB with 4× CPU slow-down, which users don't have.
    await send("Network.enable", { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
    await send("Network.emulateNetworkConditions", { offline: false, ...network });
  }
  return {
    open: (url) => send("Page.navigate", { url }),
    evaluate: async (expression) => {
      const options = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await send("Runtime.evaluate", options);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
      return result.value;
    },
    close: () => browser.send("Target.disposeBrowserContext", { browserContextId }),
  };
}

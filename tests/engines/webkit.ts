import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../helpers/free-port.mjs";
import { type Engine, type Key, type Point, stepTimeout, type Tab } from "./engine.ts";

interface Paths {
  readonly driver: string;
  readonly miniBrowser: string;
  readonly display: string;
}

/** WebDriver's codes of the non-character keys. */
const keys: Readonly<Record<Exclude<Key, `${string}+${string}`>, string>> = {
  Enter: "\uE007",
  Tab: "\uE004",
  Escape: "\uE00C",
  Space: " ",
  Backspace: "\uE003",
  Home: "\uE011",
  End: "\uE010",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  ArrowUp: "\uE013",
  ArrowDown: "\uE015",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};
const chords: Readonly<Record<string, readonly [modifier: string, key: string]>> = {
  "Shift+Tab": ["\uE008", keys.Tab],
  "Control+A": ["\uE009", "a"],
  "Control+K": ["\uE009", "k"],
};

/** Starts WebKitGTK's MiniBrowser on a virtual display, driven through W3C WebDriver. */
export async function startWebKit({ driver, miniBrowser, display }: Paths): Promise<Engine> {
  const started: ChildProcess[] = [];
  const settings = mkdtempSync(join(tmpdir(), "webkit-"));
  const stop = () => {
    for (const child of started) child.kill("SIGKILL");
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    // Motion is reduced, as in the other engines.
    mkdirSync(join(settings, "gtk-3.0"));
    writeFileSync(join(settings, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
    const xvfb = spawn(display, ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    started.push(xvfb);
    const [number] = (await once(xvfb.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
    const port = await freePort();
    const webDriver = spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], {
      stdio: "ignore",
      env: {
        ...process.env,
        DISPLAY: `:${number.toString().trim()}`,
        LANG: "C.UTF-8",
        XDG_CONFIG_HOME: settings,
        // Disabled because test machines have no GPU, and no user but root.
        WEBKIT_DISABLE_COMPOSITING_MODE: "1",
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
    });
    started.push(webDriver);
    const call = caller(`http://127.0.0.1:${port}`);
    await untilAnswering(call);
    const { sessionId, capabilities } = await call<{
      sessionId: string;
      capabilities: { browserName: string; browserVersion: string };
    }>("POST", "/session", {
      capabilities: {
        alwaysMatch: {
          "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
          timeouts: { pageLoad: stepTimeout, script: stepTimeout },
        },
      },
    });
    const session = `/session/${sessionId}`;
    await call("POST", `${session}/window/rect`, { width: 1280, height: 900 });
    const driven = tabsOf(call, session);
    return {
      ...driven(await call<string>("GET", `${session}/window`)),
      version: `webkitgtk/${capabilities.browserVersion}`,
      async openTab() {
        const { handle } = await call<{ handle: string }>("POST", `${session}/window/new`, { type: "tab" });
        return driven(handle);
      },
      async close() {
        await call("DELETE", session).finally(stop);
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Makes tabs of handles; the driver speaks to one tab at a time. */
function tabsOf(call: Call, session: string): (handle: string) => Tab {
  let current = "";
  return (handle) => {
    const tell = async <Value>(method: "POST" | "DELETE", path: string, body?: object) => {
      if (current !== handle) await call("POST", `${session}/window`, { handle });
      current = handle;
      return call<Value>(method, session + path, body);
    };
    const act = (source: object) => tell("POST", "/actions", { actions: [source] });
    const strike = (actions: readonly object[]) => act({ type: "key", id: "keyboard", actions });
    const down = (value: string) => ({ type: "keyDown", value });
    const up = (value: string) => ({ type: "keyUp", value });
    const point = ({ x, y }: Point, ...then: readonly object[]) =>
      act({
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0, origin: "viewport" },
          ...then,
        ],
      });
    return {
      async open(address) {
        await tell("POST", "/url", { url: address });
      },
      evaluate: (expression) => tell("POST", "/execute/sync", { script: `return (${expression});`, args: [] }),
      async type(text) {
        await strike([...text].flatMap((value) => [down(value), up(value)]));
      },
      async press(key) {
        const [modifier, last] = chords[key] ?? [null, keys[key as keyof typeof keys]];
        const stroke = [down(last), up(last)];
        await strike(modifier === null ? stroke : [down(modifier), ...stroke, up(modifier)]);
      },
      async hover(at) {
        await point(at);
      },
      async click(at) {
        await point(at, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 });
      },
      async wheel(at, by, { isPinch = false } = {}) {
        const { x, y } = { x: Math.round(at.x), y: Math.round(at.y) };
        if (isPinch) {
          // The driver's wheel can't hold Control, so the event of a trackpad's pinch is dispatched by script.
          await this.evaluate(`void pageWatch.pinch(${x}, ${y}, ${by})`);
          return;
        }
        await act({
          type: "wheel",
          id: "wheel",
          actions: [{ type: "scroll", x, y, deltaX: 0, deltaY: by, duration: 0, origin: "viewport" }],
        });
      },
      async close() {
        await tell("DELETE", "/window");
        current = "";
      },
    };
  };
}

/** Limit for starting the browser, ms. */
const startTimeout = 110_000;

type Call = <Value>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Value>;

function caller(origin: string): Call {
  return async <Value>(method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      // A busy machine takes long to start a browser.
      signal: AbortSignal.timeout(path === "/session" ? startTimeout : stepTimeout),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
}

/** Polls until the driver responds, because it doesn't report that it listens. */
async function untilAnswering(call: Call): Promise<void> {
  const limit = Date.now() + stepTimeout;
  for (;;) {
    try {
      await call("GET", "/status");
      return;
    } catch (error) {
      if (Date.now() > limit) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { type Engine, stepTimeout } from "./engine.ts";

interface Paths {
  readonly driver: string;
  readonly miniBrowser: string;
  readonly display: string;
}

const keys = { Enter: "\uE007", Tab: "\uE004", Escape: "\uE00C" };

/** WebKitGTK's small browser on a display of its own, by W3C WebDriver. */
export async function startWebKit({ driver, miniBrowser, display }: Paths): Promise<Engine> {
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const child of started) child.kill("SIGKILL");
  };
  try {
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
        // There is no graphics card, and no user but root on a machine that only tests.
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
    const press = (text: string) => {
      const actions = [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      return call("POST", `${session}/actions`, { actions: [{ type: "key", id: "keyboard", actions }] });
    };
    return {
      version: `webkitgtk/${capabilities.browserVersion}`,
      async open(address) {
        await call("POST", `${session}/url`, { url: address });
      },
      evaluate: (expression) =>
        call("POST", `${session}/execute/sync`, { script: `return (${expression});`, args: [] }),
      async type(text) {
        await press(text);
      },
      async press(key) {
        await press(keys[key]);
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

type Call = <Value>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Value>;

function caller(origin: string): Call {
  return async <Value>(method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(stepTimeout),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
}

/** The driver has no way to say that it listens. */
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

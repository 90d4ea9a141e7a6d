import type { SheetEngine } from "./engine.ts";
import { inStep } from "./export/export-step.ts";
// oxlint-disable-next-line import/default
import workerFile from "./sheet.worker.ts?worker&url";
import type { WorkerAnswer, WorkerCall } from "./sheet.worker.ts";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

const policies = new Map<string, (address: string) => unknown>();

/** What the policy admits: the worker's script, and our blobs while a worker is created from them. */
const admitted = new Set<string>();

function admit(address: string): string {
  if (!admitted.has(address)) throw new TypeError(`"${address}" is no script of the spreadsheets' worker.`);
  return address;
}

/**
 * A script URL of ours in the form that `new Worker()` accepts under `require-trusted-types-for 'script'`. Throws where
 * the page doesn't allow a policy of this name; the caller then tries another way.
 */
export function toTrustedAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  const name = "shuttle-sheet";
  let trust = policies.get(name);
  if (!trust) {
    const policy = trustedTypes.createPolicy(name, { createScriptURL: admit });
    trust = (given) => policy.createScriptURL(given);
    policies.set(name, trust);
  }
  admitted.add(address);
  try {
    return trust(address) as string;
  } finally {
    // Admitted for this call only, so that nobody else can use the policy.
    admitted.delete(address);
  }
}

/** Ms; a fallback for hidden pages, which get no animation frames. */
const longestFrame = 100;

/** Resolves after the browser has painted. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestFrame);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

/** An engine and a function that terminates it. */
interface OpenEngine {
  readonly engine: SheetEngine;
  readonly isOnMainThread: boolean;
  close(): void;
}

/** Timeout in ms for the worker's first message, after which the worker counts as blocked. It is sent before ExcelJS is loaded. */
const answerLimit = 5000;

/**
 * Resolves when the worker has reported that it runs; rejects when it fails or doesn't report in time. Aborting
 * terminates it.
 */
function connect(worker: Worker, signal: AbortSignal): Promise<OpenEngine> {
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let lastId = 0;

  const call = (method: WorkerCall["method"], parameters: unknown[], transfer: Transferable[] = []) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, method, parameters } satisfies WorkerCall, { transfer });
    });
  const end = (error: Error) => {
    worker.terminate();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const engine: SheetEngine = {
    begin: (head) => call("begin", [head]) as Promise<void>,
    add: (rows) => call("add", [rows]) as Promise<void>,
    finish: () => call("finish", []) as Promise<ArrayBuffer>,
    read: (file, limit, wanted) => call("read", [file, limit, wanted], [file]) as ReturnType<SheetEngine["read"]>,
  };

  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(timer);
      const error = new Error(`The worker ${reason}.`);
      end(error);
      reject(error);
    };
    const timer = setTimeout(() => fail("does not answer"), answerLimit);
    signal.addEventListener("abort", () => fail("is no longer wanted"), { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === "ready") {
        clearTimeout(timer);
        resolve({ engine, isOnMainThread: false, close: () => end(new Error("The worker is closed.")) });
      } else if (data.kind === "absent") {
        fail("could not be loaded");
      } else {
        const { resolve: answer, reject: refuse } = waiting.get(data.id) ?? {};
        waiting.delete(data.id);
        if (data.kind === "result") answer?.(data.result);
        else refuse?.(new Error(data.message));
      }
    });
    worker.addEventListener("error", (event) => {
      // Handled here, without a second report in the console.
      event.preventDefault();
      fail(`failed: ${event.message || "blocked"}`);
    });
    worker.addEventListener("messageerror", () => fail("sent something unreadable"));
  });
}

const workerOptions = { type: "module", name: "shuttle-sheet" } as const;

/**
 * URL of the worker's script. In our bundle it is beside this file. Bundlers that support `new URL(…, import.meta.url)`
 * (webpack, Turbopack) move it and replace the expression by its new URL; their `import.meta.url` is a file path of the
 * build machine. Others (esbuild, Rollup) move imported modules only, so the worker's module exports its own URL.
 */
async function findWorker(): Promise<URL> {
  const known = new URL(workerFile, location.href);
  const isInPlace = import.meta.url.startsWith(new URL("../chunks/", known).href);
  if (isInPlace || !import.meta.url.startsWith("http")) return known;
  return new URL((await import("./sheet.worker.ts")).address);
}

/** The ordinary way, for a worker of the page's own origin only. */
async function openWorker({ href }: URL, signal: AbortSignal): Promise<OpenEngine> {
  return connect(new Worker(toTrustedAddress(href), workerOptions), signal);
}

/**
 * For a worker of another origin. The import must be dynamic, because a static one would be checked against `worker-src`.
 */
async function openBlobWorker({ href }: URL, signal: AbortSignal): Promise<OpenEngine> {
  const source = `import(${JSON.stringify(href)}).catch(() => postMessage({ kind: "absent" }));`;
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  try {
    return await connect(new Worker(toTrustedAddress(address), workerOptions), signal);
  } finally {
    URL.revokeObjectURL(address);
  }
}

interface OpenOptions {
  readonly signal: AbortSignal;
  /** The engine's first call; if it fails in a worker, the next way is tried. */
  readonly prepare?: (engine: SheetEngine) => Promise<void>;
  /** Called, and its effect painted, before the work blocks the main thread, because no worker could be started. */
  readonly onMainThread?: () => void;
}

async function openAnyWorker({ signal, prepare }: OpenOptions): Promise<OpenEngine | null> {
  const address = await findWorker().catch(() => null);
  if (!address) return null;
  const isOwnOrigin = address.origin === globalThis.origin;
  for (const open of [...(isOwnOrigin ? [openWorker] : []), openBlobWorker]) {
    signal.throwIfAborted();
    const opened = await open(address, signal).catch(() => null);
    if (!opened) continue;
    try {
      await prepare?.(opened.engine);
      return opened;
    } catch {
      opened.close();
    }
  }
  return null;
}

async function openMainThread(prepare: OpenOptions["prepare"]): Promise<OpenEngine> {
  const engine = (await import("./engine.ts")).createEngine();
  await prepare?.(engine);
  return { engine, isOnMainThread: true, close: () => undefined };
}

/** An engine in a worker, by whichever way the page's policy allows, else on the main thread. */
export async function openEngine(options: OpenOptions): Promise<OpenEngine> {
  const { signal, onMainThread, prepare } = options;
  signal.throwIfAborted();
  const opened = await openAnyWorker(options);
  signal.throwIfAborted();
  if (opened) return opened;
  onMainThread?.();
  await nextPaint();
  signal.throwIfAborted();
  return inStep("on the main thread", () => openMainThread(prepare));
}

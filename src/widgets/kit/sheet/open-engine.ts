import type { SheetEngine } from "./engine.ts";
import { inStep } from "./export/export-step.ts";
import { nextPaint } from "./main-thread.ts";
// oxlint-disable-next-line import/default
import workerFile from "./sheet.worker.ts?worker&url";
import { toTrustedAddress } from "./trusted-address.ts";
import { connect, type OpenEngine } from "./worker-engine.ts";

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

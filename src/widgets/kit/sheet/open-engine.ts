import { retryImport } from "../element/retry-import.ts";
import { nextPaint } from "./main-thread.ts";
// oxlint-disable-next-line import/default
import workerFile from "./sheet.worker.ts?worker&url";
import { toTrustedAddress } from "./trusted-address.ts";
import { connect, type OpenEngine } from "./worker-engine.ts";

const options = { type: "module", name: "shuttle-sheet" } as const;
/** Beside this file, wherever the bundle was loaded from. */
const workerAddress = () => new URL(workerFile, import.meta.url);

/** The plain way; only for a bundle of the page's own origin. */
async function openWorker(signal: AbortSignal): Promise<OpenEngine> {
  return connect(new Worker(toTrustedAddress(workerAddress().href), options), signal);
}

/** For a bundle of another origin. The import must be dynamic: a static one would be checked against `worker-src`. */
async function openBlobWorker(signal: AbortSignal): Promise<OpenEngine> {
  const source = `import(${JSON.stringify(workerAddress().href)}).catch(() => postMessage({ kind: "absent" }));`;
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  try {
    return await connect(new Worker(toTrustedAddress(address), options), signal);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function openMainThread(): Promise<OpenEngine> {
  const { createEngine } = await retryImport(() => import("./engine.ts"), 0);
  return { engine: createEngine(), isOnMainThread: true, close: () => undefined };
}

interface OpenOptions {
  readonly signal: AbortSignal;
  /** No worker is to be had: the page will stand still for a while. Painted before the work starts. */
  readonly onMainThread?: () => void;
}

/** An engine in a worker, by the way that the page's policy allows, else on the main thread (toolchain.md 1.7, 3.6). */
export async function openEngine({ signal, onMainThread }: OpenOptions): Promise<OpenEngine> {
  const isOwnOrigin = workerAddress().origin === globalThis.origin;
  signal.throwIfAborted();
  for (const open of [...(isOwnOrigin ? [openWorker] : []), openBlobWorker]) {
    const opened = await open(signal).catch(() => null);
    signal.throwIfAborted();
    if (opened) return opened;
  }
  onMainThread?.();
  await nextPaint();
  signal.throwIfAborted();
  return openMainThread();
}

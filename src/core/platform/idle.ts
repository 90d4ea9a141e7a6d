interface IdleOptions {
  /** Longest wait for an idle period, in ms. Default: no limit. */
  readonly patience?: number;
  /** Delay in ms where requestIdleCallback is missing (Safari). Default 200. */
  readonly pause?: number;
}

/** Runs low-priority work when the page is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void, { patience, pause = 200 }: IdleOptions = {}): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(() => work(), patience === undefined ? {} : { timeout: patience });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, pause);
  return () => clearTimeout(timer);
}

/** Ms of work between two pauses: well below the 50 ms from which a click is felt to wait. */
const slice = 8;

/** Yields to the browser for input and painting. Not a timer, which browsers throttle when nested. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Runs work that yields between its steps in slices, so that no task is long. Rejects with the signal's reason. */
export async function runSliced<Result>(steps: Generator<undefined, Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    signal.throwIfAborted();
    const end = performance.now() + slice;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
    await nextTask();
  }
}

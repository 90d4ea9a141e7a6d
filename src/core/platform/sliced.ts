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

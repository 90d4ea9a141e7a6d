// What the pages of the bench measure with: marks in the trace, and frames of the browser.

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves after the next frame is painted. */
export async function frame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // A message event is dispatched after the frame.
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

/** Marks in the trace the time from now to the frame after the work; returns ms of wall-clock time. */
export async function measured(work: () => unknown = () => undefined): Promise<number> {
  const start = performance.now();
  performance.mark("begin");
  await work();
  await frame();
  performance.mark("end");
  return performance.now() - start;
}

/** Polls until `look` returns something truthy, and returns it. */
export async function until<Found>(
  look: () => Found,
  what: string,
  next: () => Promise<unknown> = () => pause(4),
): Promise<NonNullable<Found>> {
  const end = performance.now() + 60_000;
  for (;;) {
    const found = look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`);
    await next();
  }
}

/** Marks the time from each key press in a field to the frame with what it finds. */
export const watchKeys = (field: HTMLInputElement | null | undefined) =>
  field?.addEventListener("input", () => void measured(), { capture: true });

/** Gives tests/bench/page.mjs the functions that it calls by name. */
export function offer(bench: object): void {
  Object.assign(globalThis, { bench });
}

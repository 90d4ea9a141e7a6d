/** Rejects as soon as `signal` is aborted, even when the work ignores the signal. */
export function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error("aborted"));
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/** Waits; rejects when `signal` is aborted. */
export async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await unlessAborted(pause, signal).finally(() => clearTimeout(timer));
}

/** Aborts `controller` when `source` is aborted, until the returned function is called. (AbortSignal.any is too new.) */
export function follow(controller: AbortController, source: AbortSignal | undefined): () => void {
  const abort = () => controller.abort();
  if (source?.aborted) abort();
  else source?.addEventListener("abort", abort, { once: true });
  return () => source?.removeEventListener("abort", abort);
}

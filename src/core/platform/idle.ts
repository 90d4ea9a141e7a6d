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

interface IdleOptions {
  /** The browser is given so long (ms) to find a quiet moment. Default: as long as it takes. */
  readonly patience?: number;
  /** Where browsers don't tell of quiet moments (Safari), it is so long (ms) from now. Default 200. */
  readonly pause?: number;
}

/** Does what nobody waits for when the page has nothing else to do. Returns what takes it back. */
export function whenIdle(work: () => void, { patience, pause = 200 }: IdleOptions = {}): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(() => work(), patience === undefined ? {} : { timeout: patience });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, pause);
  return () => clearTimeout(timer);
}

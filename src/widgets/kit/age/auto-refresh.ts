interface AutoRefreshOptions {
  readonly seconds: number;
  /** Must not reject. The next refresh starts `seconds` after this one has settled, so that two never overlap. */
  readonly refresh: () => Promise<void>;
  readonly page?: Pick<Document, "hidden" | "addEventListener" | "removeEventListener">;
}

/**
 * Refreshes periodically while the page is visible; a page that becomes visible after the interval has passed refreshes at
 * once. Uses the monotonic clock, so setting the computer's clock has no effect. Returns a function that stops it.
 */
export function startAutoRefresh({ seconds, refresh, page = document }: AutoRefreshOptions): () => void {
  const pause = seconds * 1000;
  let dueAt = performance.now() + pause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isStopped = false;

  const schedule = () => {
    clearTimeout(timer);
    if (isStopped || isRunning || page.hidden) return;
    timer = setTimeout(() => void run(), Math.max(0, dueAt - performance.now()));
  };
  const run = async () => {
    isRunning = true;
    await refresh();
    isRunning = false;
    dueAt = performance.now() + pause;
    schedule();
  };

  page.addEventListener("visibilitychange", schedule);
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    page.removeEventListener("visibilitychange", schedule);
  };
}

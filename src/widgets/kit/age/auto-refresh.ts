interface AutoRefreshOptions {
  readonly seconds: number;
  /** Never rejects. The next one begins `seconds` after it has ended, so that two never overlap. */
  readonly refresh: () => Promise<void>;
  readonly page?: Pick<Document, "hidden" | "addEventListener" | "removeEventListener">;
}

/**
 * Asks again and again while the page is visible; one that becomes visible after the time has come asks at once. Counts
 * by the monotonic clock: setting the computer's clock changes nothing. Returns the way to stop.
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

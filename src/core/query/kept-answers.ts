import { createQuery, type QueryOptions } from "./query.ts";
import type { Session } from "../session/session.ts";

/**
 * The answer that the session keeps, or the one that is on its way, else a new one. Rejects as its fetch does, and with `signal`:
 * what nobody else waits for is then cancelled.
 */
export function shareAnswer<Data>(session: Session, options: QueryOptions<Data>, signal: AbortSignal): Promise<Data> {
  if (signal.aborted) return Promise.reject(signal.reason);
  const { $load } = createQuery(session, options);
  return new Promise((resolve, reject) => {
    const leave = () => {
      signal.removeEventListener("abort", abort);
      // Also of an answer that is there at once.
      queueMicrotask(() => stop());
    };
    const abort = () => {
      reject(signal.reason);
      leave();
    };
    signal.addEventListener("abort", abort);
    const stop = $load.subscribe((load) => {
      if (load.status === "loading" || (load.status === "failed" && load.isRetrying)) return;
      if (load.status === "ready") resolve(load.data);
      else reject(load.error);
      leave();
    });
  });
}

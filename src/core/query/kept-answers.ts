import { createQuery, type QueryOptions } from "./query.ts";
import { createScope } from "./scope.ts";
import type { Session } from "../session/session.ts";

/**
 * The cached response, or that of the running call, or else of a new call. Rejects with the error of the fetch, and when `signal`
 * is aborted; a call without other observers is then cancelled.
 */
export function shareAnswer<Data>(session: Session, options: QueryOptions<Data>, signal: AbortSignal): Promise<Data> {
  if (signal.aborted) return Promise.reject(signal.reason);
  const scope = createScope(session);
  const { $load } = createQuery(scope, options);
  return new Promise((resolve, reject) => {
    const leave = () => {
      signal.removeEventListener("abort", abort);
      // Later: the response may be available while `subscribe` still runs.
      queueMicrotask(scope.end);
    };
    const abort = () => {
      reject(signal.reason);
      leave();
    };
    signal.addEventListener("abort", abort);
    $load.subscribe((load) => {
      if (load.status === "loading" || (load.status === "failed" && load.isRetrying)) return;
      if (load.status === "ready") resolve(load.data);
      else reject(load.error);
      leave();
    });
  });
}

import { clientOf, createQuery, type QueryKey, type QueryOptions } from "./query.ts";
import type { Session } from "../session/session.ts";

/** The answer that the session keeps for exactly this key, however old; null when there is none. */
export function readAnswer<Data>(session: Session, key: QueryKey): Data | null {
  const data = clientOf(session).getQueryCache().find<Data>({ queryKey: key })?.state.data;
  return data ?? null;
}

/**
 * The answer that the session keeps, or the one that is on its way, else a new one. Rejects as its fetch does, and with `signal`:
 * what nobody else waits for is then cancelled.
 */
export function shareAnswer<Data>(session: Session, options: QueryOptions<Data>, signal: AbortSignal): Promise<Data> {
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

/** Makes `data` the newest answer for this key, as if it had just come: whoever asks next has it without a call. */
export function giveAnswer<Data>(session: Session, key: QueryKey, data: Data): void {
  const client = clientOf(session);
  client.getQueryCache().build(client, { queryKey: key }).setData(data, { manual: true });
}

import { clientOf, type QueryKey } from "./query.ts";
import type { Session } from "./session.ts";

/** The answer that the session keeps for exactly this key, however old; null when there is none. */
export function readAnswer<Data>(session: Session, key: QueryKey): Data | null {
  const data = clientOf(session).getQueryCache().find<Data>({ queryKey: key })?.state.data;
  return data ?? null;
}

/** Makes `data` the newest answer for this key, as if it had just come: whoever asks next has it without a call. */
export function giveAnswer<Data>(session: Session, key: QueryKey, data: Data): void {
  const client = clientOf(session);
  client.getQueryCache().build(client, { queryKey: key }).setData(data, { manual: true });
}

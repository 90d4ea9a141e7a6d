import { clientOf, type QueryKey } from "./query.ts";
import type { Session } from "../session/session.ts";

/**
 * Changes the answers of all queries whose key begins with `prefix` where they lie, so that a change shows at once and
 * without asking for a long list again. They count as outdated from then on: who comes back to their screen asks anew.
 */
export function patchAnswers<Data>(session: Session, prefix: QueryKey, update: (data: Data) => Data): void {
  for (const query of clientOf(session).getQueryCache().findAll({ queryKey: prefix })) {
    const { data, fetchStatus } = query.state;
    if (data !== undefined) query.setState({ data: update(data as Data) });
    query.invalidate();
    if (fetchStatus !== "fetching") continue;
    // Asked for before the change: its answer may not know of it.
    void query.cancel({ silent: true });
    query.fetch().catch(() => undefined);
  }
}

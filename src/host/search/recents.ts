import type { Session } from "../../core/session/session.ts";
import type { Hit } from "./hits.ts";

const mostKept = 6;

interface Kept {
  readonly generation: number;
  readonly hits: readonly Hit[];
}

/** In memory only: a reload forgets them, and so does the next person. */
const kept = new WeakMap<Session, Kept>();

/** What was opened through the search, the latest first. */
export function recentsOf(session: Session): readonly Hit[] {
  const found = kept.get(session);
  return found?.generation === session.$generation.get() ? found.hits : [];
}

export function addRecent(session: Session, hit: Hit): void {
  const others = recentsOf(session).filter(({ key }) => key !== hit.key);
  kept.set(session, { generation: session.$generation.get(), hits: [hit, ...others].slice(0, mostKept) });
}

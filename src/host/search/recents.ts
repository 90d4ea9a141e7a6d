import type { Session } from "../../core/session/session.ts";
import type { Hit } from "./hits.ts";

const mostKept = 6;

/** In memory only: a reload forgets them, and so do a sign-out and the next person. */
const kept = new WeakMap<Session, readonly Hit[]>();

/** What was opened through the search, the latest first. */
export function recentsOf(session: Session): readonly Hit[] {
  return kept.get(session) ?? [];
}

export function addRecent(session: Session, hit: Hit): void {
  if (!kept.has(session)) {
    const stop = session.$generation.listen(() => {
      kept.delete(session);
      stop();
    });
  }
  const others = recentsOf(session).filter(({ key }) => key !== hit.key);
  kept.set(session, [hit, ...others].slice(0, mostKept));
}

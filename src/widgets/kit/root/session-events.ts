import { toIdentity } from "../../../core/session/profile.ts";
import type { Session, SignOutReason } from "../../../core/session/session.ts";

interface SessionEventDetails {
  "shuttle-signed-in": { readonly userName: string | null };
  "shuttle-signed-out": { readonly reason: SignOutReason };
}

type SessionEvents = { readonly [Name in keyof SessionEventDetails]: CustomEvent<SessionEventDetails[Name]> };

declare global {
  interface DocumentEventMap extends SessionEvents {}
}

/** Global key of the sessions whose events are being raised already, shared by all copies of the bundle. */
const key = Symbol.for("shuttle.announced");
type FindElement = () => HTMLElement | null;

function announced(): WeakMap<Session, Set<FindElement>> {
  const holder = globalThis as { [key]?: WeakMap<Session, Set<FindElement>> };
  holder[key] ??= new WeakMap();
  return holder[key];
}

/**
 * Raises one event when somebody signs in or out: on the session's element when it has one, else on the document. Returns a function
 * that forgets `findElement`.
 */
export function announceSession(own: Session, findElement: FindElement): () => void {
  // Two linked sessions have one user, for whom the first copy of the bundle raises the events already.
  const session = own.older ?? own;
  const known = announced().get(session);
  const finders = (known ?? new Set<FindElement>()).add(findElement);
  const forget = () => void finders.delete(findElement);
  if (known) return forget;
  announced().set(session, finders);
  let shown: string | null = null;
  const raise = (name: keyof SessionEventDetails, detail: SessionEventDetails[keyof SessionEventDetails]) => {
    const target = [...finders].map((find) => find()).find((element) => element !== null) ?? document;
    target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  };
  session.$state.subscribe((state) => {
    if (state.status === "signed-in") {
      const person = toIdentity(state.profile);
      if (person !== shown) raise("shuttle-signed-in", { userName: state.profile.userName });
      shown = person;
    }
    if (state.status === "signed-out") {
      if (shown !== null && state.reason !== null) raise("shuttle-signed-out", { reason: state.reason });
      shown = null;
    }
    // The page has set another user, whose token hasn't arrived yet.
    if (state.status === "starting" || state.status === "unavailable") shown = null;
  });
  return forget;
}

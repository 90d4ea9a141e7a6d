import { registry, sessionLevel } from "../platform/registry.ts";
import { addGiven, type Given, takeGiven } from "./page/given.ts";
import type { GetToken } from "./page/token-question.ts";
import type { Session } from "./state.ts";

/** Whether a session was made by an older copy of the bundle, so that it lacks what elements need of it. */
export const isOlder = ({ level = 0 }: Session) => level < sessionLevel;

/** The function that the page has given to its element; null: none, or only by `configure()`. */
function findGetToken(name: string): GetToken | null {
  for (const element of document.querySelectorAll("shuttle-session"))
    if ((element.getAttribute("name") ?? "default") === name && "getToken" in element)
      return element.getToken as GetToken | null;
  return null;
}

/** Settings and user of an older session, and what the page has said since, for the session that replaces it on the page. */
export function inherit(older: Session) {
  const state = older.$state.get();
  const getToken = older.hasGetToken ? findGetToken(older.name) : null;
  const profile = state.status === "signed-in" ? state.profile : {};
  const given: Given = { token: older.token, ...(getToken && { getToken }), profile };
  const settings = { ...older.$settings.get(), ...registry().settings.get(older.name) };
  const before = older.token !== null || getToken ? given : undefined;
  return { settings, given: addGiven(before, takeGiven(older.name) ?? {}) };
}

/** Signs the same user in, or out. */
function pass(from: Session, to: Session): void {
  const state = from.$state.get();
  if (state.status === "signed-in" && from.token !== null && from.token !== to.token)
    to.useToken(from.token, state.profile);
  if (state.status === "signed-out" && state.reason !== null && to.token !== null) to.signOut();
}

/** Keeps both on one user and on the same settings: elements of the older copy that are on the page hold on to its session. */
export function link(older: Session, session: Session): void {
  // Those before 1.0 don't know what the page has said before they were made.
  pass(session, older);
  older.$state.listen(() => pass(older, session));
  session.$state.listen(() => pass(session, older));
  session.$settings.listen((settings) => older.configure(settings));
}

import type { GivenProfile } from "../profile.ts";
import { registry } from "../../platform/registry.ts";
import type { SessionSettings } from "./settings.ts";
import type { GetToken } from "./token-question.ts";

/** The user as identified by the page. */
export interface Given {
  /** Null and undefined change nothing. */
  readonly token?: string | null | undefined;
  /** Null removes the function; undefined changes nothing. */
  readonly getToken?: GetToken | null | undefined;
  readonly profile?: GivenProfile | undefined;
}

/** The part of a session used here, so that the loader's script doesn't have to contain the rest. */
interface Receiver {
  configure(settings: Partial<SessionSettings>): void;
  give(given: Given): void;
}

const isNaming = ({ token, getToken, profile = {} }: Given) =>
  Boolean(token) || Boolean(getToken) || Object.values(profile).some((value) => value !== undefined);

/** Merges what the page has given earlier and now. Undefined: nothing that identifies a user. */
export function addGiven(before: Given | undefined, given: Given): Given | undefined {
  if (!before && !isNaming(given)) return undefined;
  return {
    token: given.token || before?.token,
    getToken: given.getToken === undefined ? before?.getToken : given.getToken,
    profile: { ...before?.profile, ...given.profile },
  };
}

/**
 * Passes the page's settings and user to a session. One that doesn't exist yet gets them when it is created, so that it
 * never reads a storage, calls a provider or shows a user other than the page's.
 */
export function tellSession(name: string, settings: Partial<SessionSettings>, given: Given): void {
  const shared = registry();
  shared.settings.set(name, { ...shared.settings.get(name), ...settings });
  const session = shared.sessions.get(name) as Receiver | undefined;
  if (session) {
    session.configure(settings);
    session.give(given);
    return;
  }
  const whole = addGiven(peekGiven(name), given);
  if (!whole) return;
  shared.given ??= new Map();
  shared.given.set(name, whole);
}

/** The page's user for a session that isn't created yet. */
export function peekGiven(name: string): Given | undefined {
  return registry().given?.get(name) as Given | undefined;
}

/** As {@link peekGiven}, and removes it, so that only the session keeps the token. */
export function takeGiven(name: string): Given | undefined {
  const given = peekGiven(name);
  registry().given?.delete(name);
  return given;
}

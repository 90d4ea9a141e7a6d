import type { GivenProfile } from "./profile.ts";
import { registry } from "../platform/registry.ts";
import type { SessionSettings } from "./settings.ts";
import type { GetToken } from "./token-question.ts";

/** Who is in front of the page, as the page says. */
export interface Given {
  /** Null and undefined change nothing. */
  readonly token?: string | null | undefined;
  /** Null: nobody is asked any more; undefined changes nothing. */
  readonly getToken?: GetToken | null | undefined;
  readonly profile?: GivenProfile | undefined;
}

/** What this file needs of a session, which the one-script loader doesn't hold. */
interface Receiver {
  configure(settings: Partial<SessionSettings>): void;
  give(given: Given): void;
}

const isNaming = ({ token, getToken, profile = {} }: Given) =>
  Boolean(token) || Boolean(getToken) || Object.values(profile).some((value) => value !== undefined);

/**
 * Tells a session what the page says; one that isn't there yet will know it from its first moment, and so never looks into a
 * storage, asks a provider or shows a person that the page did not mean.
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
  const before = peekGiven(name);
  if (!before && !isNaming(given)) return;
  shared.given ??= new Map();
  shared.given.set(name, {
    token: given.token || before?.token,
    getToken: given.getToken === undefined ? before?.getToken : given.getToken,
    profile: { ...before?.profile, ...given.profile },
  } satisfies Given);
}

/** Whom the page has named for a session that isn't there yet. */
export function peekGiven(name: string): Given | undefined {
  return registry().given?.get(name) as Given | undefined;
}

/** The session is there now, and nobody else keeps the token. */
export function takeGiven(name: string): Given | undefined {
  const given = peekGiven(name);
  registry().given?.delete(name);
  return given;
}

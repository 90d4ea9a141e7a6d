import type { StorageKind } from "../../platform/environment.ts";
import { type Naming, registry, sessionLevel, toWholeAddress } from "../../platform/registry.ts";
import { type Language, sourceLanguage } from "../../text/languages.ts";
import type { GivenProfile } from "../profile.ts";
import { toProvider } from "../record.ts";
import type { GetToken } from "./token-question.ts";

/** The page's settings for its provider and display. */
export interface SessionSettings {
  /** Origin (and path prefix) of the provider's API. Empty: the page's own origin. */
  readonly apiBase: string;
  /** Which storage a session opened with the form is kept in. */
  readonly storage: StorageKind;
  /** Address of the hosted portal, where links out of a widget lead. Null: links only raise `shuttle-navigate`. */
  readonly portalUrl: string | null;
  readonly theme: "light" | "dark" | "auto";
  /** Of texts, numbers and dates, on the whole page. */
  readonly lang: Language;
  /** Raster tiles of maps, `https://…/{z}/{x}/{y}.png`. Null: the built-in base map. */
  readonly tileUrl: string | null;
  readonly tileAttribution: string | null;
  readonly supportEmail: string;
  readonly productName: string;
  /** The fixed PIN of demo accounts. Null: the user types it. */
  readonly demoPin: string | null;
  /** Minutes of inactivity after which the session ends. Null: never. */
  readonly idleMinutes: number | null;
}

export const defaultSettings: SessionSettings = {
  apiBase: "",
  storage: "local",
  portalUrl: null,
  theme: "auto",
  lang: sourceLanguage,
  tileUrl: null,
  tileAttribution: null,
  supportEmail: "destek@example.com",
  productName: "Servis Portalı",
  demoPin: null,
  idleMinutes: null,
};

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
  readonly level?: number;
  readonly isGiven: boolean;
  readonly $settings: { get(): SessionSettings };
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

/** Two API bases are the same provider for this page when these are equal. */
const toWhole = (apiBase: string) => toProvider((address) => toWholeAddress(address, document.baseURI), apiBase);

/**
 * The provider of a session after an element has spoken. Without `apiBase` it speaks for the provider that the page's own code has
 * named, else for the page's own origin. Null: that isn't the session's provider, and nothing that the element says may be used. A
 * token goes only to the provider that it was given for, and markup that comes to a page later must not redirect it. Only the
 * element that has named the provider may change it, and one that comes after its removal.
 */
export function toNaming(present: Naming | undefined, apiBase: string | undefined, element: Node): Naming | null {
  const by = new WeakRef(element);
  if (!present) return { apiBase: apiBase ?? "", by };
  const namer = present.by?.deref();
  const isFree = present.by !== null && (namer === element || !namer?.isConnected);
  if (apiBase === undefined && (isFree || present.by === null)) return present;
  const wanted = apiBase ?? "";
  if (toWhole(present.apiBase) === toWhole(wanted)) return present;
  return isFree ? { apiBase: wanted, by } : null;
}

/** The provider that a session has so far; undefined: none is named. */
export function namingOf(name: string): Naming | undefined {
  const { naming, sessions } = registry();
  const session = sessions.get(name) as Receiver | undefined;
  return naming.get(name) ?? (session?.isGiven ? { apiBase: session.$settings.get().apiBase, by: null } : undefined);
}

/**
 * Passes the page's settings and user to a session. One that doesn't exist yet gets them when it is created, so that it
 * never reads a storage, calls a provider or shows a user other than the page's.
 *
 * @param element the `<shuttle-session>` that speaks; none: the page's own code, which may always change the provider
 * @returns false: the element names another provider than the session's, and is ignored
 */
export function tellSession(name: string, settings: Partial<SessionSettings>, given: Given, element?: Node): boolean {
  const shared = registry();
  const found = shared.sessions.get(name) as Receiver | undefined;
  // One of an older copy of the bundle is replaced, by one that is given all of this.
  const session = found && (found.level ?? 0) < sessionLevel ? undefined : found;
  const present = namingOf(name);
  const own = settings.apiBase === undefined ? present : { apiBase: settings.apiBase, by: null };
  const naming = element ? toNaming(present, settings.apiBase, element) : own;
  if (naming === null) return false;
  if (naming) shared.naming.set(name, naming);
  if (element && present?.by && present.by.deref() !== element && present !== naming) {
    // The removed element's token and function were for its own provider.
    shared.given.delete(name);
    session?.give({ getToken: null });
  }
  shared.settings.set(name, { ...shared.settings.get(name), ...settings });
  if (session) {
    session.configure(settings);
    session.give(given);
    return true;
  }
  const whole = addGiven(peekGiven(name), given);
  if (!whole) return true;
  shared.given.set(name, whole);
  return true;
}

/** The page's user for a session that isn't created yet. */
export function peekGiven(name: string): Given | undefined {
  return registry().given.get(name) as Given | undefined;
}

/** As {@link peekGiven}, and removes it, so that only the session keeps the token. */
export function takeGiven(name: string): Given | undefined {
  const given = peekGiven(name);
  registry().given.delete(name);
  return given;
}

/** Tokens that the loader has requested from the page's `getToken`, by function. */
const answers = () => registry().asked as WeakMap<GetToken, Promise<string>>;

/** Requests the page's token before the session exists; the session's first request then uses this token. */
export function askAhead(getToken: GetToken): Promise<string> {
  let answer = answers().get(getToken);
  if (!answer) {
    answer = (async () => getToken())();
    // Prevents an unhandled rejection; the code that takes the answer reports it.
    answer.catch(() => undefined);
    answers().set(getToken, answer);
  }
  return answer;
}

/** Returns the answer and removes it, so that no token is kept here. */
export function takeAnswer(getToken: GetToken): Promise<string> | undefined {
  const answer = answers().get(getToken);
  answers().delete(getToken);
  return answer;
}

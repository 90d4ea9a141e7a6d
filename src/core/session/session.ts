import { atom } from "nanostores";
import { createBrowserEnvironment, type Environment, type StorageKind } from "../platform/environment.ts";
import { defaultSettings, type Given, type SessionSettings, takeGiven } from "./page/given.ts";
import { createIdleWatch } from "./idle-watch.ts";
import { forgetEarly, registry, sessionLevel } from "../platform/registry.ts";
import { createSessionCalls } from "./calls.ts";
import { createSessionStorage } from "./session-storage.ts";
import { inherit, isOlder, link } from "./older.ts";
import { createHostIdentity, type TokenState } from "./page/host-identity.ts";
import type { Profile } from "./profile.ts";
import { type Layout, type SessionRecord, toProvider } from "./record.ts";
import {
  changesUser,
  nextState,
  type Session,
  type SessionEvent,
  type SessionState,
  type SignOutReason,
} from "./state.ts";
import { chooseLanguage } from "../text/messages.ts";

export type { Profile } from "./profile.ts";
export type { Session, SessionState, SignOutReason } from "./state.ts";
export { type GetToken, getTokenPatience, getTokenTimeout } from "./page/token-question.ts";

export interface SessionOptions {
  readonly name?: string;
  readonly environment?: Environment;
  readonly settings?: Partial<SessionSettings>;
  /** The user that the page has identified before the session was created. */
  readonly given?: Given | undefined;
  /** The session that this one replaces. */
  readonly older?: Session | undefined;
}

export function createSession({
  name = "default",
  environment = createBrowserEnvironment(),
  settings = {},
  given,
  older,
}: SessionOptions = {}): Session {
  const $settings = atom<SessionSettings>({ ...defaultSettings, ...settings });
  if (settings.lang) chooseLanguage(settings.lang);
  const $state = atom<SessionState>({ status: "signed-out", reason: null });
  const $generation = atom(0);
  const $resumed = atom(0);
  const tokenState: TokenState = { token: null, source: "form", identity: null };
  /** Whether the session was restored from the storage, not opened on this page. */
  let isRestored = false;

  const page = createHostIdentity({
    environment,
    tokenState,
    $state,
    $generation,
    isGiven: given !== undefined,
    dispatch,
    enter,
    leave,
    end,
  });
  const stored = createSessionStorage({
    name,
    environment,
    settings: () => $settings.get(),
    isAllowed: () => !page.isGiven,
  });
  const calls = createSessionCalls({
    environment,
    apiBase: () => $settings.get().apiBase,
    token: () => tokenState.token,
    onUnauthorized: page.onUnauthorized,
    $generation,
  });
  const idle = createIdleWatch({ environment, onIdle: endIdle });

  /** `since`: ms of inactivity already passed. */
  function watchIdle(since = 0): void {
    const { idleMinutes } = $settings.get();
    const limit = idleMinutes === null || tokenState.token === null ? null : idleMinutes * 60_000;
    idle.watch(limit, stored.activity, since);
  }

  /** False: the event has changed nothing. A change of user drops all cached data before anybody is notified of it. */
  function dispatch(event: SessionEvent): boolean {
    const before = $state.get();
    const after = nextState(before, event);
    if (after === before) return false;
    if (changesUser.has(event.type)) $generation.set($generation.get() + 1);
    $state.set(after);
    if (event.type === "renewed") $resumed.set($resumed.get() + 1);
    return true;
  }

  function enter(profile: Profile, layout: Layout, since = 0): void {
    dispatch({ type: "entered", profile, layout });
    watchIdle(since);
  }

  function show(record: Omit<SessionRecord, "provider">, since = 0): void {
    page.settle();
    page.forgetIdle();
    tokenState.token = record.token;
    tokenState.source = "form";
    tokenState.identity = null;
    enter(record.profile, record.layout, since);
  }

  function restore(): void {
    const record = stored.read();
    if (!record) return;
    const since = stored.idleSince() ?? 0;
    const { idleMinutes } = $settings.get();
    tokenState.source = "form";
    isRestored = true;
    if (idleMinutes !== null && since >= idleMinutes * 60_000) {
      // The token is restored only to revoke it at the provider; the state never becomes signed-in.
      tokenState.token = record.token;
      endIdle();
      return;
    }
    show(record, since);
  }

  function forget(): void {
    page.settle();
    forgetEarly(tokenState.token);
    tokenState.token = null;
    tokenState.identity = null;
    idle.watch(null, null);
  }

  /** Signs out on this page only; the storage is left unchanged. */
  function leave(): void {
    forget();
    dispatch({ type: "left" });
  }

  /** Called when the page sets another storage: a session restored from the old one stays there, one opened here is moved. */
  function changeStorage(before: StorageKind): void {
    if (page.isGiven) return;
    if (tokenState.token !== null && !isRestored) {
      stored.forget(before);
      persist();
      watchIdle();
      return;
    }
    if (tokenState.token !== null) leave();
    restore();
  }

  /** Ends the session on this page. Revoking the token at the provider is left to the callers `signOut` and `endIdle`. */
  function end(reason: SignOutReason): void {
    if (reason === "expired" && holdsNext()) return follow();
    const before = $state.get();
    const wasOpen = tokenState.token !== null || before.status !== "signed-out" || before.isResumable;
    page.forgetIdle();
    const isResumable = reason === "idle" && page.noteIdle(tokenState.identity);
    forget();
    stored.forget();
    if (wasOpen) dispatch({ type: "ended", reason, isResumable });
  }

  /** Whether the storage holds another session, begun in another tab, whose storage event hasn't arrived yet. */
  function holdsNext(): boolean {
    const record = stored.read();
    return record !== null && record.token !== tokenState.token;
  }

  /** Ends the session by inactivity. A token of the form is revoked at the provider too; a page's token is not. */
  function endIdle(): void {
    const token = tokenState.source === "form" ? tokenState.token : null;
    end("idle");
    calls.revokeToken(token);
  }

  function persist(): void {
    const state = $state.get();
    const { token, source } = tokenState;
    if (source !== "form" || token === null || state.status !== "signed-in") return;
    stored.write({ token, profile: state.profile, layout: state.layout });
  }

  /** Adopts the session in the storage, which another tab may have changed. */
  function follow(): void {
    const record = stored.read();
    if (record && record.token !== tokenState.token) {
      isRestored = true;
      show(record);
    } else if (record) {
      dispatch({ type: "changed", profile: record.profile, layout: record.layout });
    } else if (tokenState.token !== null && !stored.holdsAnother()) end(idle.isOver() ? "idle" : "other-tab");
  }

  const stops = [
    stored.onChange(follow),
    // A page that was frozen (back/forward cache) has missed the storage events.
    environment.onWake(() => {
      if (tokenState.token !== null && stored.isOutdated(tokenState.token)) follow();
    }),
  ];

  restore();
  if (given) page.give(given);

  return {
    name,
    level: sessionLevel,
    ...(older && { older }),
    get http() {
      return calls.http;
    },
    environment,
    $state,
    $settings,
    $generation,
    $resumed,
    get token() {
      return tokenState.token;
    },
    get hasGetToken() {
      return page.getToken !== null;
    },
    get isTokenMalformed() {
      return page.isMalformed;
    },
    $isTokenLate: page.$isTokenLate,
    get isGiven() {
      return page.isGiven;
    },
    idle,
    configure(change) {
      const before = $settings.get();
      const after = { ...before, ...change };
      const isSameProvider =
        toProvider(environment.resolve, before.apiBase) === toProvider(environment.resolve, after.apiBase);
      // A token belongs to the provider that it was given for: it is dropped, and so is a pending question for one, before
      // anybody is notified of the new provider.
      const state = $state.get();
      const isOpen = state.status !== "signed-out";
      const isLeft = !isSameProvider && (isOpen || state.isResumable === true);
      if (isLeft) {
        page.forgetIdle();
        leave();
      }
      $settings.set(after);
      if (after.lang !== before.lang) chooseLanguage(after.lang);
      if (after.storage !== before.storage) changeStorage(before.storage);
      else if (!isSameProvider && tokenState.token === null && !page.isGiven) restore();
      if (after.apiBase !== before.apiBase && !isLeft) $generation.set($generation.get() + 1);
      if (after.idleMinutes !== before.idleMinutes && tokenState.token !== null)
        watchIdle(isRestored ? (stored.idleSince() ?? 0) : 0);
      if (isLeft && isOpen) page.start();
    },
    give: page.give,
    useToken: page.namePerson,
    useGetToken: page.askFrom,
    releaseGetToken(released) {
      if (released !== page.getToken) return false;
      page.askFrom(null, {});
      return true;
    },
    retry: page.start,
    open(newToken, profile) {
      isRestored = false;
      stored.forgetActivity();
      show({ token: newToken, profile, layout: "wide" });
      persist();
    },
    updateProfile(change) {
      if (dispatch({ type: "changed", profile: change })) persist();
    },
    setLayout(layout) {
      if (dispatch({ type: "changed", layout })) persist();
    },
    signOut() {
      const { token } = tokenState;
      page.stopAsking();
      // The browser's storage is cleared before the call starts.
      end("user");
      calls.revokeToken(token);
    },
    destroy() {
      page.stopAsking();
      page.settle();
      idle.watch(null, null);
      for (const stop of stops) stop();
    },
  };
}

/** The page's session of this name, made at first use and shared by all copies of the bundle. */
export function getSession(name = "default"): Session {
  const { sessions, settings } = registry();
  const found = sessions.get(name) as Session | undefined;
  if (found && !isOlder(found)) return found;
  const session = found
    ? createSession({ name, ...inherit(found), older: found })
    : createSession({ name, settings: settings.get(name) ?? {}, given: takeGiven(name) });
  sessions.set(name, session);
  if (found) link(found, session);
  return session;
}

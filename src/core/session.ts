import { atom } from "nanostores";
import { logout } from "./api/sign-in.ts";
import { createBrowserEnvironment, type Environment, type StorageKind } from "./environment.ts";
import { createHttp } from "./http.ts";
import { type Profile, toIdentity, unnamedProfile } from "./profile.ts";
import { forgetEarly, registry, storageKey } from "./registry.ts";
import { forgetRecord, readRecord, type SessionRecord, writeRecord } from "./session-record.ts";
import type { Session, SessionState, SignOutReason } from "./session-state.ts";
import { defaultSettings, type SessionSettings } from "./settings.ts";
import { createTokenQuestion, type GetToken } from "./token-question.ts";

export type { Profile } from "./profile.ts";
export type { Session, SessionState, SignOutReason } from "./session-state.ts";
export { type GetToken, getTokenTimeout } from "./token-question.ts";

export interface SessionOptions {
  readonly name?: string;
  readonly environment?: Environment;
  readonly settings?: Partial<SessionSettings>;
}

type TokenSource = "form" | "page";

export function createSession({
  name = "default",
  environment = createBrowserEnvironment(),
  settings = {},
}: SessionOptions = {}): Session {
  const $settings = atom<SessionSettings>({ ...defaultSettings, ...settings });
  const $state = atom<SessionState>({ status: "signed-out", reason: null });
  const $generation = atom(0);
  const $resumed = atom(0);
  const question = createTokenQuestion({ warn: environment.warn, onToken: openWithPageToken });
  let token: string | null = null;
  /** A token of the surrounding page never reaches the storage. */
  let source: TokenSource = "form";
  let givenProfile: Partial<Profile> = {};
  /** Whom the page said its token belongs to; null for a person who used the form. */
  let identity: string | null = null;
  let stopListeningForReturn: (() => void) | null = null;
  /** Found in the storage, not opened on this page. */
  let isRestored = false;

  const storage = () => environment.storage($settings.get().storage);

  function show(record: SessionRecord): void {
    settle();
    token = record.token;
    identity = null;
    $generation.set($generation.get() + 1);
    $state.set({ status: "signed-in", profile: record.profile, layout: record.layout });
  }

  function restore(): void {
    const record = readRecord(storage(), name);
    if (!record) return;
    source = "form";
    isRestored = true;
    show(record);
  }

  /** The page means another storage: what was found in the old one stays there, what was opened here moves along. */
  function changeStorage(before: StorageKind): void {
    if (token !== null && source === "page") return;
    if (token !== null && !isRestored) {
      forgetRecord(environment.storage(before), name);
      persist();
      return;
    }
    if (token !== null) {
      token = null;
      $generation.set($generation.get() + 1);
      $state.set({ status: "signed-out", reason: null });
    }
    restore();
  }

  /** Ends the session on this page; the provider is told by `signOut` only. */
  function end(reason: SignOutReason): void {
    const wasOpen = token !== null || $state.get().status !== "signed-out";
    settle();
    forgetEarly(token);
    token = null;
    identity = null;
    forgetRecord(storage(), name);
    if (!wasOpen) return;
    $generation.set($generation.get() + 1);
    $state.set({ status: "signed-out", reason });
  }

  function persist(): void {
    const state = $state.get();
    if (source !== "form" || token === null || state.status !== "signed-in") return;
    writeRecord(storage(), name, { token, profile: state.profile, layout: state.layout });
  }

  function stopWaiting(): void {
    stopListeningForReturn?.();
    stopListeningForReturn = null;
  }

  /** Nothing is asked and nothing waited for any more. */
  function settle(): void {
    question.drop();
    stopWaiting();
  }

  function openWithPageToken(newToken: string): void {
    const before = $state.get();
    const isSamePerson = source === "page" && identity === toIdentity(givenProfile);
    const isSameToken = token === newToken;
    if (!isSameToken) forgetEarly(token);
    token = newToken;
    source = "page";
    identity = toIdentity(givenProfile);
    if (before.status !== "signed-in" || !isSamePerson) {
      stopWaiting();
      $generation.set($generation.get() + 1);
      $state.set({ status: "signed-in", profile: { ...unnamedProfile, ...givenProfile }, layout: "wide" });
      return;
    }
    // A renewed token changes nothing that anybody sees: filters, page and scroll stay.
    const profile = { ...before.profile, ...givenProfile };
    if (JSON.stringify(profile) !== JSON.stringify(before.profile)) $state.set({ ...before, profile });
    if (!isSameToken) resume();
  }

  function resume(): void {
    const state = $state.get();
    if (state.status !== "signed-in" || !state.renewal) return;
    stopWaiting();
    const { profile, layout } = state;
    $state.set({ status: "signed-in", profile, layout });
    $resumed.set($resumed.get() + 1);
  }

  /** No token for now, which is not the end: the person may retry, and the network may come back. */
  function suspend(): void {
    const state = $state.get();
    $state.set(state.status === "signed-in" ? { ...state, renewal: "failed" } : { status: "unavailable" });
    stopListeningForReturn ??= environment.onReturn(start);
  }

  const isAskable = () => question.getToken !== null;

  function start(): void {
    const state = $state.get();
    if (!isAskable()) return;
    if (state.status === "signed-in") {
      if (state.renewal !== "failed") return;
      $state.set({ ...state, renewal: "running" });
    } else if (state.status === "starting") return;
    else $state.set({ status: "starting" });
    void question.ask().then((value) => {
      const now = $state.get();
      // Also the refused token: it may have been refused by a server that has come to itself since.
      if (value !== null) resume();
      else if (now.status === "starting" || (now.status === "signed-in" && now.renewal === "running")) suspend();
    });
  }

  async function onUnauthorized(usedToken: string | null, isRenewed: boolean): Promise<string | null> {
    // A late answer to a call of an earlier person or token says nothing about this one.
    if (usedToken === null || usedToken !== token) return token;
    if (isAskable() && !isRenewed) {
      const generation = $generation.get();
      // The token of the form is worthless, and the page's goes before it from now on.
      if (source === "form") forgetRecord(storage(), name);
      source = "page";
      await question.ask();
      if ($generation.get() !== generation) return null;
      if (token !== usedToken) return token;
      if (isAskable()) {
        suspend();
        return null;
      }
    }
    if (token === usedToken) end("expired");
    return null;
  }

  /** Calls belong to the person and the provider they were begun for, and end with them. */
  const bindHttp = () => {
    const ending = new AbortController();
    const apiBase = () => $settings.get().apiBase;
    return {
      ending,
      http: createHttp({ environment, apiBase, token: () => token, onUnauthorized, ended: ending.signal }),
    };
  };
  let bound = bindHttp();
  // The first to listen, so that no other listener asks with what has ended.
  $generation.listen(() => {
    const { ending } = bound;
    bound = bindHttp();
    ending.abort();
  });

  const stopListening = environment.onStorageChange((key) => {
    if (source !== "form" || $settings.get().storage !== "local") return;
    if (key !== null && key !== storageKey(name)) return;
    const record = readRecord(storage(), name);
    if (!record) {
      if (token !== null) end("other-tab");
    } else if (record.token !== token) {
      show(record);
    } else {
      $state.set({ status: "signed-in", profile: record.profile, layout: record.layout });
    }
  });

  function askFrom(getToken: GetToken | null, profile: Partial<Profile>): void {
    if (getToken === question.getToken) return;
    question.use(getToken);
    givenProfile = { ...givenProfile, ...profile };
    if (getToken) {
      if (token === null) start();
      return;
    }
    const state = $state.get();
    if (state.status === "signed-in" && state.renewal) end("expired");
    if (state.status === "starting" || state.status === "unavailable") {
      settle();
      $state.set({ status: "signed-out", reason: null });
    }
  }

  restore();

  return {
    name,
    get http() {
      return bound.http;
    },
    environment,
    $state,
    $settings,
    $generation,
    $resumed,
    get token() {
      return token;
    },
    get hasGetToken() {
      return isAskable();
    },
    configure(change) {
      const before = $settings.get();
      const after = { ...before, ...change };
      $settings.set(after);
      if (after.storage !== before.storage) changeStorage(before.storage);
      if (after.apiBase !== before.apiBase) $generation.set($generation.get() + 1);
    },
    useToken(newToken, profile) {
      givenProfile = profile;
      if (newToken !== null) {
        question.drop();
        openWithPageToken(newToken);
      } else if (token !== null && source === "page") openWithPageToken(token);
    },
    useGetToken: askFrom,
    releaseGetToken(released) {
      if (released !== question.getToken) return false;
      askFrom(null, {});
      return true;
    },
    retry: start,
    open(newToken, profile) {
      source = "form";
      isRestored = false;
      show({ token: newToken, profile, layout: "wide" });
      persist();
    },
    updateProfile(change) {
      const state = $state.get();
      if (state.status !== "signed-in") return;
      $state.set({ ...state, profile: { ...state.profile, ...change } });
      persist();
    },
    setLayout(layout) {
      const state = $state.get();
      if (state.status !== "signed-in") return;
      $state.set({ ...state, layout });
      persist();
    },
    signOut() {
      const farewell = token;
      // Told with the old token, by a client that outlives it; the browser is clean before the call starts.
      const leaving = createHttp({
        environment,
        apiBase: () => $settings.get().apiBase,
        token: () => farewell,
        onUnauthorized: () => Promise.resolve(null),
      });
      question.use(null);
      end("user");
      if (farewell !== null)
        logout(leaving).catch(() => environment.warn("The provider could not be told of the sign-out."));
    },
    destroy() {
      question.use(null);
      settle();
      stopListening();
    },
  };
}

/** The page's session of this name, made at first use and shared by all copies of the bundle. */
export function getSession(name = "default"): Session {
  const { sessions, settings } = registry();
  let session = sessions.get(name) as Session | undefined;
  if (!session) {
    session = createSession({ name, settings: settings.get(name) ?? {} });
    sessions.set(name, session);
  }
  return session;
}

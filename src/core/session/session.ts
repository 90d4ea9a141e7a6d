import { atom } from "nanostores";
import { createBrowserEnvironment, type Environment, type StorageKind } from "../platform/environment.ts";
import { type Given, takeGiven } from "./given.ts";
import { createIdleWatch } from "./idle-watch.ts";
import { type GivenProfile, type Profile, toIdentity, unnamedProfile } from "./profile.ts";
import { forgetEarly, registry } from "../platform/registry.ts";
import { createSessionCalls } from "./calls.ts";
import { createKeeper, toProvider } from "./keeper.ts";
import type { SessionRecord } from "./record.ts";
import type { Session, SessionState, SignOutReason } from "./state.ts";
import { defaultSettings, type SessionSettings } from "./settings.ts";
import { createTokenQuestion, type GetToken } from "./token-question.ts";

export type { Profile } from "./profile.ts";
export type { Session, SessionState, SignOutReason } from "./state.ts";
export { type GetToken, getTokenPatience, getTokenTimeout } from "./token-question.ts";

export interface SessionOptions {
  readonly name?: string;
  readonly environment?: Environment;
  readonly settings?: Partial<SessionSettings>;
  /** Whom the page has named before anybody needed the session. */
  readonly given?: Given | undefined;
}

type TokenSource = "form" | "page";

export function createSession({
  name = "default",
  environment = createBrowserEnvironment(),
  settings = {},
  given,
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
  /** The page says who is there; see {@link Session.isGiven}. */
  let isGiven = given !== undefined;
  /** Whom the page said its token belongs to; null for a person who used the form. */
  let identity: string | null = null;
  let stopListeningForReturn: (() => void) | null = null;
  /** Found in the storage, not opened on this page. */
  let isRestored = false;
  /**
   * Whose session has ended because nobody was there. A token that the page gives for this person by itself waits: only a
   * person takes it.
   */
  let idled: { readonly identity: string | null; token: string | null } | null = null;

  const keeper = createKeeper({ name, environment, settings: () => $settings.get(), isAllowed: () => !isGiven });
  const calls = createSessionCalls({
    environment,
    apiBase: () => $settings.get().apiBase,
    token: () => token,
    onUnauthorized,
    $generation,
  });
  const idle = createIdleWatch({ environment, onIdle: endIdle });

  /** `since`: how long (ms) nobody was there already. */
  function watchIdle(since = 0): void {
    const { idleMinutes } = $settings.get();
    const limit = idleMinutes === null || token === null ? null : idleMinutes * 60_000;
    idle.watch(limit, keeper.activity, since);
  }

  function show(record: Omit<SessionRecord, "provider">, since = 0): void {
    settle();
    token = record.token;
    identity = null;
    idled = null;
    $generation.set($generation.get() + 1);
    $state.set({ status: "signed-in", profile: record.profile, layout: record.layout });
    watchIdle(since);
  }

  function restore(): void {
    const record = keeper.read();
    if (!record) return;
    const since = keeper.idleSince() ?? 0;
    const { idleMinutes } = $settings.get();
    source = "form";
    isRestored = true;
    if (idleMinutes !== null && since >= idleMinutes * 60_000) {
      // Nobody sees it, not for a moment.
      token = record.token;
      endIdle();
      return;
    }
    show(record, since);
  }

  /** Nobody is signed in on this page any more; what lies in the storage stays there. */
  function leave(): void {
    settle();
    forgetEarly(token);
    token = null;
    identity = null;
    idle.watch(null, null);
    $generation.set($generation.get() + 1);
    $state.set({ status: "signed-out", reason: null });
  }

  /** The page has named somebody: whoever was found in the storage, or used the form, is not the one. */
  function claim(): void {
    isGiven = true;
    if (token !== null && source === "form") leave();
  }

  function learn(profile: GivenProfile): void {
    const known = Object.entries({ ...givenProfile, ...profile }).filter(([, value]) => value !== undefined);
    givenProfile = Object.fromEntries(known) as Partial<Profile>;
  }

  /** The page means another storage: what was found in the old one stays there, what was opened here moves along. */
  function changeStorage(before: StorageKind): void {
    if (isGiven) return;
    if (token !== null && !isRestored) {
      keeper.forget(before);
      persist();
      watchIdle();
      return;
    }
    if (token !== null) leave();
    restore();
  }

  /** Ends the session on this page; the provider is told by `signOut` only. */
  function end(reason: SignOutReason): void {
    const before = $state.get();
    const wasOpen = token !== null || before.status !== "signed-out" || before.isResumable;
    settle();
    forgetEarly(token);
    idled = reason === "idle" && isGiven ? { identity, token: null } : null;
    token = null;
    identity = null;
    idle.watch(null, null);
    keeper.forget();
    if (!wasOpen) return;
    $generation.set($generation.get() + 1);
    $state.set({ status: "signed-out", reason, ...(idled && isAskable() && { isResumable: true }) });
  }

  /** The page goes on having tokens; whether one is taken is the person's to say. */
  function offerReturn(newToken: string | null): void {
    if (idled && newToken !== null) idled.token = newToken;
    $state.set({ status: "signed-out", reason: "idle", isResumable: true });
  }

  /** Nobody is there. A token of the form ends at the provider too; a page's token is the page's. */
  function endIdle(): void {
    const farewell = source === "form" ? token : null;
    end("idle");
    calls.sayFarewell(farewell);
  }

  function persist(): void {
    const state = $state.get();
    if (source !== "form" || token === null || state.status !== "signed-in") return;
    keeper.write({ token, profile: state.profile, layout: state.layout });
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
    if (idled && before.status === "signed-out" && idled.identity === toIdentity(givenProfile)) {
      offerReturn(newToken);
      return;
    }
    const isSamePerson = source === "page" && identity === toIdentity(givenProfile);
    const isSameToken = token === newToken;
    if (!isSameToken) forgetEarly(token);
    token = newToken;
    source = "page";
    identity = toIdentity(givenProfile);
    idled = null;
    if (before.status !== "signed-in" || !isSamePerson) {
      stopWaiting();
      $generation.set($generation.get() + 1);
      $state.set({ status: "signed-in", profile: { ...unnamedProfile, ...givenProfile }, layout: "wide" });
      watchIdle();
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
    const kept = idled?.token;
    idled = null;
    if (kept) openWithPageToken(kept);
    if (kept || !isAskable()) return;
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
      // A token of the form is worthless, and the page's goes before it from now on.
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

  /** The storage says who is signed in, on this page too. */
  function follow(): void {
    const record = keeper.read();
    if (record && record.token !== token) {
      source = "form";
      isRestored = true;
      show(record);
    } else if (record) {
      $state.set({ status: "signed-in", profile: record.profile, layout: record.layout });
    } else if (token !== null && !keeper.holdsAnother()) end(idle.isOver() ? "idle" : "other-tab");
  }

  const stops = [
    keeper.onChange(follow),
    // Nobody told a page that was asleep, as in the back/forward cache.
    environment.onWake(() => {
      if (token !== null && keeper.isOutdated(token)) follow();
    }),
  ];

  function askFrom(getToken: GetToken | null, profile: GivenProfile): void {
    if (getToken === question.getToken) return;
    if (getToken) claim();
    question.use(getToken);
    learn(profile);
    if (getToken) {
      if (idled) offerReturn(null);
      else if (token === null) start();
      return;
    }
    const state = $state.get();
    if (state.status === "signed-in" && state.renewal) end("expired");
    if (state.status === "starting" || state.status === "unavailable") {
      settle();
      $state.set({ status: "signed-out", reason: null });
    }
  }

  function namePerson(newToken: string | null, profile: GivenProfile): void {
    const before = toIdentity(givenProfile);
    learn(profile);
    const isNamed = Object.keys(givenProfile).length > 0;
    if (newToken !== null || (isNamed && !isGiven) || before !== toIdentity(givenProfile)) claim();
    if (newToken !== null) {
      question.drop();
      openWithPageToken(newToken);
    } else if (token !== null && source === "page") openWithPageToken(token);
  }

  function give({ token: newToken, getToken, profile = {} }: Given): void {
    namePerson(newToken ?? null, profile);
    if (getToken !== undefined) askFrom(getToken, {});
  }

  restore();
  if (given) give(given);

  return {
    name,
    get http() {
      return calls.http;
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
    $isTokenLate: question.$isLate,
    get isGiven() {
      return isGiven;
    },
    idle,
    configure(change) {
      const before = $settings.get();
      const after = { ...before, ...change };
      const isSameProvider = toProvider(environment, before.apiBase) === toProvider(environment, after.apiBase);
      // A token of the form belongs to the provider that gave it; it is gone before anybody hears of the new one.
      const isLeft = !isSameProvider && token !== null && source === "form";
      if (isLeft) leave();
      $settings.set(after);
      if (after.storage !== before.storage) changeStorage(before.storage);
      else if (!isSameProvider && token === null && !isGiven) restore();
      if (after.apiBase !== before.apiBase && !isLeft) $generation.set($generation.get() + 1);
      if (after.idleMinutes !== before.idleMinutes && token !== null)
        watchIdle(isRestored ? (keeper.idleSince() ?? 0) : 0);
    },
    give,
    useToken: namePerson,
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
      keeper.forgetActivity();
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
      question.use(null);
      // The browser is clean before the call starts.
      end("user");
      calls.sayFarewell(farewell);
    },
    destroy() {
      question.use(null);
      settle();
      idle.watch(null, null);
      for (const stop of stops) stop();
    },
  };
}

/** The page's session of this name, made at first use and shared by all copies of the bundle. */
export function getSession(name = "default"): Session {
  const { sessions, settings } = registry();
  let session = sessions.get(name) as Session | undefined;
  if (!session) {
    session = createSession({ name, settings: settings.get(name) ?? {}, given: takeGiven(name) });
    sessions.set(name, session);
  }
  return session;
}

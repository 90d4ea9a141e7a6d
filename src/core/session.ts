import { atom, type ReadableAtom } from "nanostores";
import { logout } from "./api/sign-in.ts";
import type { EnabledMenuItems } from "./api/menu.ts";
import { createBrowserEnvironment, type Environment, type StorageKind } from "./environment.ts";
import { createHttp, type Http } from "./http.ts";
import { registry, storageKey } from "./registry.ts";
import { forgetRecord, type Layout, readRecord, type SessionRecord, writeRecord } from "./session-record.ts";
import { defaultSettings, type SessionSettings } from "./settings.ts";

/** Who is signed in; the profile part of specification 1 §3, "Session data kept in the browser". */
export interface Profile {
  /** Full name, for people to read. */
  readonly userName: string;
  readonly userId: string | null;
  readonly companyId: string | null;
  readonly companyName: string;
  /** `"lat,lng"` of the company. */
  readonly companyLatLng: string | null;
  /** Only `admin` may add people and change memberships (specification 1 §6). */
  readonly userType: "admin" | "user";
  /** `demo` sees sample offers instead of the company's data. */
  readonly accountType: "company" | "demo";
  /** Address of the company's logo; null: its name is shown as text. */
  readonly logo: string | null;
  readonly isDocumentsEnabled: boolean;
  /** Demo accounts: which modules are open. Null until known, and for company accounts. */
  readonly enabledMenuItems: EnabledMenuItems | null;
  /** Demo accounts: no offer holds any more. */
  readonly isOfferExpired: boolean;
  /** The last search of the marketplace, as core/marketplace/search-value.ts writes it. */
  readonly marketplaceSearch?: string | undefined;
}

/** Why a session ended. */
export type SignOutReason = "user" | "expired" | "other-tab";

export type SessionState =
  /** A token is being asked of the surrounding page. */
  | { readonly status: "starting" }
  | { readonly status: "signed-out"; readonly reason: SignOutReason | null }
  | { readonly status: "signed-in"; readonly profile: Profile; readonly layout: Layout }
  /** The surrounding page gave no token; `retry()` asks again. */
  | { readonly status: "unavailable" };

/** Asked for a token of the surrounding system. */
export type GetToken = () => Promise<string>;

/** How long the surrounding page may take to give a token, in ms (elements.md). */
export const getTokenTimeout = 15_000;

/** What a person who came with a token of the surrounding page is called when it told nothing about them. */
const unnamedProfile: Profile = {
  userName: "Kullanıcı",
  userId: null,
  companyId: null,
  companyName: "",
  companyLatLng: null,
  userType: "user",
  accountType: "company",
  logo: null,
  isDocumentsEnabled: false,
  enabledMenuItems: null,
  isOfferExpired: false,
};

/** One person's session with one provider. All elements of the same session name share one. */
export interface Session {
  readonly name: string;
  readonly http: Http;
  readonly environment: Environment;
  readonly $state: ReadableAtom<SessionState>;
  readonly $settings: ReadableAtom<SessionSettings>;
  /** Grows with every change of person or provider; what was cached under a smaller number must not be shown. */
  readonly $generation: ReadableAtom<number>;
  /** The token in use, for the loader's early calls. Never put it into an attribute, event, address or log. */
  readonly token: string | null;
  /** Changes settings. A new `apiBase` ends what was known of the old provider. */
  configure(settings: Partial<SessionSettings>): void;
  /** A token the surrounding system already holds. Kept in memory only. */
  useToken(token: string, profile: Partial<Profile>): void;
  /** Who to ask for a token: at once when nobody is signed in, and once whenever a call is answered with 401. */
  useGetToken(getToken: GetToken | null, profile: Partial<Profile>): void;
  /** Asks for the token again after it could not be had. */
  retry(): void;
  /** A person has signed in with the form; kept where the `storage` setting says. */
  open(token: string, profile: Profile): void;
  updateProfile(change: Partial<Profile>): void;
  setLayout(layout: Layout): void;
  /** Forgets everything here and in the browser's storage at once, then tells the provider. */
  signOut(): void;
  /** Stops listening to other tabs. Only tests end a session object; a page keeps it. */
  destroy(): void;
}

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
  let token: string | null = null;
  /** A token of the surrounding page never reaches the storage. */
  let source: TokenSource = "form";
  let getToken: GetToken | null = null;
  let givenProfile: Partial<Profile> = {};
  let asking: Promise<string | null> | null = null;
  /** The session in use was found in the storage, not opened on this page. */
  let isRestored = false;

  const storage = () => environment.storage($settings.get().storage);

  function show(record: SessionRecord): void {
    token = record.token;
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
    token = null;
    asking = null;
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

  function openWithPageToken(newToken: string): void {
    const state = $state.get();
    const isRenewal = state.status === "signed-in" && source === "page";
    source = "page";
    token = newToken;
    // A renewed token changes nothing that anybody sees: filters, page and scroll stay.
    if (isRenewal) return;
    $generation.set($generation.get() + 1);
    $state.set({ status: "signed-in", profile: { ...unnamedProfile, ...givenProfile }, layout: "wide" });
  }

  /** However many calls fail together, the page is asked once. Null: no token came. */
  function ask(): Promise<string | null> {
    const asked = getToken;
    if (!asked) return Promise.resolve(null);
    asking ??= new Promise<string | null>((resolve) => {
      const timer = setTimeout(() => {
        environment.warn("getToken gave no answer within 15 s.");
        resolve(null);
      }, getTokenTimeout);
      const finish = (value: string | null) => {
        clearTimeout(timer);
        resolve(value);
      };
      Promise.resolve()
        .then(asked)
        .then(
          (value) => finish(typeof value === "string" && value !== "" ? value : null),
          () => {
            environment.warn("getToken was rejected.");
            finish(null);
          },
        );
    }).then((value) => {
      asking = null;
      if (getToken !== asked) return null;
      if (value !== null) openWithPageToken(value);
      return value;
    });
    return asking;
  }

  function start(): void {
    if (!getToken || token !== null) return;
    $state.set({ status: "starting" });
    void ask().then((value) => {
      if (value === null && token === null && $state.get().status === "starting") $state.set({ status: "unavailable" });
    });
  }

  async function onUnauthorized(usedToken: string | null, isRenewed: boolean): Promise<string | null> {
    // A late answer to a call of an earlier person or token says nothing about this one.
    if (usedToken === null || usedToken !== token) return token;
    if (getToken && !isRenewed) {
      const renewed = await ask();
      if (renewed !== null && renewed !== usedToken) return renewed;
      if (renewed === null && token === usedToken) {
        // The page may have lost its network for a moment: the person can retry, the session is not over.
        token = null;
        $state.set({ status: "unavailable" });
        return null;
      }
    }
    if (token === usedToken) end("expired");
    return null;
  }

  const http = createHttp({ environment, apiBase: () => $settings.get().apiBase, token: () => token, onUnauthorized });

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

  restore();

  return {
    name,
    http,
    environment,
    $state,
    $settings,
    $generation,
    get token() {
      return token;
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
      openWithPageToken(newToken);
    },
    useGetToken(newGetToken, profile) {
      if (newGetToken === getToken) return;
      getToken = newGetToken;
      asking = null;
      givenProfile = { ...givenProfile, ...profile };
      start();
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
      getToken = null;
      end("user");
      if (farewell !== null)
        logout(leaving).catch(() => environment.warn("The provider could not be told of the sign-out."));
    },
    destroy() {
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

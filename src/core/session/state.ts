import type { ReadableAtom } from "nanostores";
import { type Position, toPosition } from "../api/position.ts";
import type { Http } from "../http/http.ts";
import type { Environment } from "../platform/environment.ts";
import type { IdleWatch } from "./idle-watch.ts";
import type { Given, SessionSettings } from "./page/given.ts";
import type { GetToken } from "./page/token-question.ts";
import type { GivenProfile, Profile } from "./profile.ts";
import type { Layout } from "./record.ts";

/** Why a session ended. */
export type SignOutReason = "user" | "expired" | "other-tab" | "idle";

export type SessionState =
  /** A token was requested from the surrounding page. */
  | { readonly status: "starting" }
  | {
      readonly status: "signed-out";
      readonly reason: SignOutReason | null;
      /** The surrounding page has a token, but only `retry()`, called on a click, uses it. */
      readonly isResumable?: true;
    }
  | {
      readonly status: "signed-in";
      readonly profile: Profile;
      readonly layout: Layout;
      /** The token was refused and the page gave no other: the content stays visible, and `retry()` asks again. */
      readonly renewal?: "failed" | "running";
    }
  /** The surrounding page gave no token at the start; `retry()` asks again. */
  | { readonly status: "unavailable" };

/** One user's session with one provider, shared by all elements of the same session name. */
export interface Session {
  readonly name: string;
  /** `sessionLevel` of the copy of the bundle that made it; missing in those before 1.0. */
  readonly level?: number;
  /** The session of an older copy of the bundle, which this one has replaced. */
  readonly older?: Session;
  /**
   * The HTTP client of the current generation. For a sequence of calls keep the client of the first one: once its generation
   * has ended it rejects with kind `ended`, and sends nothing in the name of the next user.
   */
  readonly http: Http;
  readonly environment: Environment;
  readonly $state: ReadableAtom<SessionState>;
  readonly $settings: ReadableAtom<SessionSettings>;
  /** Incremented with every change of user or provider; data cached under a smaller number must not be shown. */
  readonly $generation: ReadableAtom<number>;
  /** The token in use, for the loader's early calls. Never put it into an attribute, event, address or log. */
  readonly token: string | null;
  /**
   * Changes settings. A new `apiBase` drops all data of the old provider, and its token, which is never sent to another one; a
   * page that has given `getToken` is asked again.
   */
  configure(settings: Partial<SessionSettings>): void;
  /** Incremented when a token arrives after a failure to get one: calls that failed in between are repeated. */
  readonly $resumed: ReadableAtom<number>;
  /** Whether the surrounding page can be asked for a token. */
  readonly hasGetToken: boolean;
  /** What the surrounding page gave last can't be a token. */
  readonly isTokenMalformed: boolean;
  /** The surrounding page has been asked for a token and hasn't answered within `getTokenPatience`. */
  readonly $isTokenLate: ReadableAtom<boolean>;
  /**
   * The surrounding page has identified its user, by token, by `getToken` or by name. Never reset: from then on nothing in
   * the browser's storage is read, shown or changed, and a session restored from it is dropped at once.
   */
  readonly isGiven: boolean;
  /** Ends the session after `idleMinutes` of inactivity. */
  readonly idle: Pick<IdleWatch, "$secondsLeft" | "stay" | "claimNotice">;
  /** Sets the user given by `configure()` or the page's element. */
  give(given: Given): void;
  /**
   * A token that the surrounding system already holds. Kept in memory only. For the same user nothing visible changes; for
   * another one (by name, id, company or account type) all cached data is dropped. Null: only `profile` has changed, by the
   * given values.
   */
  useToken(token: string | null, profile: GivenProfile): void;
  /** Sets the function that returns tokens: called at once when nobody is signed in, and once for each refused token (401). */
  useGetToken(getToken: GetToken | null, profile: GivenProfile): void;
  /** Removes this function, when its element has left the page. False: another one is in use, or none since the sign-out. */
  releaseGetToken(getToken: GetToken): boolean;
  /** Requests the token again after a failure; also called when the network is back or the page becomes visible. */
  retry(): void;
  /** A user has signed in with the form; kept where the `storage` setting says. */
  open(token: string, profile: Profile): void;
  updateProfile(change: Partial<Profile>): void;
  setLayout(layout: Layout): void;
  /** Clears memory and the browser's storage at once, then revokes the token at the provider. */
  signOut(): void;
  /** Stops listening to other tabs. Only tests destroy a session; a page keeps it. */
  destroy(): void;
}

/** What happens to a session. */
export type SessionEvent =
  /** Another user, or the first one. */
  | { readonly type: "entered"; readonly profile: Profile; readonly layout: Layout }
  /** Nobody any more, on this page only. */
  | { readonly type: "left" }
  | { readonly type: "ended"; readonly reason: SignOutReason; readonly isResumable: boolean }
  /** Of the same user. */
  | { readonly type: "changed"; readonly profile?: Partial<Profile>; readonly layout?: Layout }
  /** The surrounding page is asked for a token, … */
  | { readonly type: "asked" }
  /** … has given one that is used, … */
  | { readonly type: "renewed" }
  /** … has given none, … */
  | { readonly type: "refused" }
  /** … has given one to a user who was inactive: it is used after their click, … */
  | { readonly type: "offered" }
  /** … or can't be asked any more. */
  | { readonly type: "unaskable" };

type Of<Union, Key extends keyof Union, Value> = Extract<Union, Readonly<Record<Key, Value>>>;
type Transition<Status, Type> = (
  state: Of<SessionState, "status", Status>,
  event: Of<SessionEvent, "type", Type>,
) => SessionState;
type Transitions<Type> = { readonly [Status in SessionState["status"]]?: Transition<Status, Type> };

const toAll = <Type>(next: (event: Of<SessionEvent, "type", Type>) => SessionState): Transitions<Type> => ({
  starting: (_state, event) => next(event),
  "signed-out": (_state, event) => next(event),
  "signed-in": (_state, event) => next(event),
  unavailable: (_state, event) => next(event),
});

const starting = { status: "starting" } as const;
const unavailable = { status: "unavailable" } as const;
const signedOut = { status: "signed-out", reason: null } as const;

/** Event → present state → next state. Missing: the state stays. */
const transitions: { readonly [Type in SessionEvent["type"]]: Transitions<Type> } = {
  entered: toAll(({ profile, layout }) => ({ status: "signed-in", profile, layout })),
  left: toAll(() => signedOut),
  ended: toAll(({ reason, isResumable }) => ({
    status: "signed-out",
    reason,
    ...(isResumable && { isResumable: true as const }),
  })),
  changed: {
    "signed-in": (state, { profile, layout = state.layout }) => ({
      ...state,
      profile: { ...state.profile, ...profile },
      layout,
    }),
  },
  asked: {
    "signed-out": () => starting,
    unavailable: () => starting,
    "signed-in": (state) => (state.renewal === "failed" ? { ...state, renewal: "running" } : state),
  },
  renewed: {
    "signed-in": (state) => {
      const { renewal, ...renewed } = state;
      return renewal ? renewed : state;
    },
  },
  refused: {
    starting: () => unavailable,
    "signed-out": () => unavailable,
    "signed-in": (state) => ({ ...state, renewal: "failed" }),
  },
  offered: toAll(() => ({ status: "signed-out", reason: "idle", isResumable: true })),
  unaskable: { starting: () => signedOut, unavailable: () => signedOut },
};

/** Events after which nothing that was loaded before may be shown. */
export const changesUser: ReadonlySet<SessionEvent["type"]> = new Set(["entered", "left", "ended"]);

/** The state after an event; the same object where the event changes nothing. */
export function nextState(state: SessionState, event: SessionEvent): SessionState {
  const next = transitions[event.type][state.status] as
    | ((state: SessionState, event: SessionEvent) => SessionState)
    | undefined;
  return next?.(state, event) ?? state;
}

/** Position of the company; null: not known, or invalid. */
export const officeOf = (state: SessionState): Position | null =>
  state.status === "signed-in" ? toPosition(state.profile.companyLatLng) : null;

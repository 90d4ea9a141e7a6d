import type { ReadableAtom } from "nanostores";
import type { Environment } from "../platform/environment.ts";
import type { Given } from "./page/given.ts";
import type { Http } from "../http/http.ts";
import type { IdleWatch } from "./idle-watch.ts";
import type { GivenProfile, Profile } from "./profile.ts";
import type { Layout } from "./record.ts";
import type { SessionSettings } from "./page/settings.ts";
import type { GetToken } from "./page/token-question.ts";

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

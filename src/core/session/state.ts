import type { ReadableAtom } from "nanostores";
import type { Environment } from "../platform/environment.ts";
import type { Given } from "./given.ts";
import type { Http } from "../http/http.ts";
import type { IdleWatch } from "./idle-watch.ts";
import type { GivenProfile, Profile } from "./profile.ts";
import type { Layout } from "./record.ts";
import type { SessionSettings } from "./settings.ts";
import type { GetToken } from "./token-question.ts";

/** Why a session ended. */
export type SignOutReason = "user" | "expired" | "other-tab" | "idle";

export type SessionState =
  /** The surrounding page is being asked for a token. */
  | { readonly status: "starting" }
  | {
      readonly status: "signed-out";
      readonly reason: SignOutReason | null;
      /** The surrounding page has a token, but only `retry()`, on a person's request, uses it. */
      readonly isResumable?: true;
    }
  | {
      readonly status: "signed-in";
      readonly profile: Profile;
      readonly layout: Layout;
      /** The token was refused and the page gave no other: what is shown stays, and `retry()` asks again. */
      readonly renewal?: "failed" | "running";
    }
  /** The surrounding page gave no token at the start; `retry()` asks again. */
  | { readonly status: "unavailable" };

/** One person's session with one provider. All elements of the same session name share one. */
export interface Session {
  readonly name: string;
  /**
   * The HTTP client of the present generation. For several calls keep the client of the first one: when its generation has ended
   * it rejects with kind `ended`, and sends nothing in the name of the next user.
   */
  readonly http: Http;
  readonly environment: Environment;
  readonly $state: ReadableAtom<SessionState>;
  readonly $settings: ReadableAtom<SessionSettings>;
  /** Increases with every change of user or provider; what was cached under a smaller number must not be shown. */
  readonly $generation: ReadableAtom<number>;
  /** The token in use, for the loader's early calls. Never put it into an attribute, event, address or log. */
  readonly token: string | null;
  /** Changes settings. A new `apiBase` ends what was known of the old provider; a token of the form never goes to another one. */
  configure(settings: Partial<SessionSettings>): void;
  /** Increases when a token arrives after a failure to get one: what failed meanwhile is fetched again. */
  readonly $resumed: ReadableAtom<number>;
  /** Whether the surrounding page can be asked for a token. */
  readonly hasGetToken: boolean;
  /** The surrounding page is being asked for a token and takes its time. */
  readonly $isTokenLate: ReadableAtom<boolean>;
  /**
   * The surrounding page has said who is in front of it, by token, by `getToken` or by name. For good: from then on nothing
   * of the browser's storage is read, shown or changed, and a person who was found there is dropped at once.
   */
  readonly isGiven: boolean;
  /** Ends the session when nobody is there, where `idleMinutes` says so. */
  readonly idle: Pick<IdleWatch, "$secondsLeft" | "stay" | "claimNotice">;
  /** What a page says by `configure()` or its element. */
  give(given: Given): void;
  /**
   * A token the surrounding system already holds. Kept in memory only. Of the same person it changes nothing that is
   * shown; of another one (by name, id, company or kind of account) it drops all that was cached. Null: only `profile`
   * has changed, by the given values.
   */
  useToken(token: string | null, profile: GivenProfile): void;
  /** Sets the function that gives tokens: called at once when nobody is signed in, and once whenever a call is answered with 401. */
  useGetToken(getToken: GetToken | null, profile: GivenProfile): void;
  /** Stops asking this function, when its element has left the page. False: another one is in use, or none since the sign-out. */
  releaseGetToken(getToken: GetToken): boolean;
  /** Asks for the token again after a failure; also done when the network or the person returns. */
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

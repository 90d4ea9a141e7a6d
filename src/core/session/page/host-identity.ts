import type { ReadableAtom } from "nanostores";
import type { Environment } from "../../platform/environment.ts";
import { forgetEarly } from "../../platform/registry.ts";
import type { Given } from "./given.ts";
import { type GivenProfile, type Profile, toIdentity, unnamedProfile } from "../profile.ts";
import type { Layout } from "../record.ts";
import type { SessionEvent, SessionState, SignOutReason } from "../state.ts";
import { createTokenQuestion, type GetToken, isToken } from "./token-question.ts";

/** The token in use, and its owner. */
export interface TokenState {
  token: string | null;
  /** `page`: given by the surrounding page, and never written to the storage. */
  source: "form" | "page";
  /** Identity that the page has given for its token; null for a user of the sign-in form. */
  identity: string | null;
}

interface HostIdentityOptions {
  readonly environment: Environment;
  readonly tokenState: TokenState;
  readonly $state: ReadableAtom<SessionState>;
  readonly $generation: ReadableAtom<number>;
  /** The page has identified its user before the session was created. */
  readonly isGiven: boolean;
  /** False: the event has changed nothing. */
  readonly dispatch: (event: SessionEvent) => boolean;
  /** Called when a different user is signed in. */
  readonly enter: (profile: Profile, layout: Layout) => void;
  /** Called when nobody is signed in on this page any more; the storage is left as it is. */
  readonly leave: () => void;
  readonly end: (reason: SignOutReason) => void;
}

/** The same values as of a user of whom the page says nothing. */
const toUnsaid = (said: Partial<Profile>) =>
  Object.fromEntries(Object.keys(said).map((key) => [key, unnamedProfile[key as keyof Profile]])) as Partial<Profile>;

/** Signs in the user that the surrounding page identifies: by a token, by a function that returns one, or by name. */
export function createHostIdentity(options: HostIdentityOptions) {
  const { environment, tokenState, $state, $generation, dispatch, enter, leave, end } = options;
  const question = createTokenQuestion({ warn: environment.warn, onToken: open, check });
  let { isGiven } = options;
  let isMalformed = false;
  let givenProfile: Partial<Profile> = {};
  /** As it was when the session's profile was last made of it. */
  let usedProfile: Partial<Profile> = {};
  let stopListeningForReturn: (() => void) | null = null;
  /**
   * The user whose session has ended by inactivity. A token that the page gives unasked for this user is only stored here; it is
   * used after a click of the user.
   */
  let idled: { readonly identity: string | null; token: string | null } | null = null;

  const isAskable = () => question.getToken !== null;

  /** Called when the page identifies its user: a session restored from the storage or opened with the form is left. */
  function claim(): void {
    isGiven = true;
    if (tokenState.token !== null && tokenState.source === "form") leave();
  }

  function check(text: string): boolean {
    isMalformed = !isToken(text);
    // Without the text, in which a person may be named.
    if (isMalformed) environment.warn("The page gave a text that can't be a token, such as HTML.");
    return !isMalformed;
  }

  function learn(profile: GivenProfile): void {
    const known = Object.entries({ ...givenProfile, ...profile }).filter(([, value]) => value !== undefined);
    givenProfile = Object.fromEntries(known) as Partial<Profile>;
  }

  function stopWaiting(): void {
    stopListeningForReturn?.();
    stopListeningForReturn = null;
  }

  /** Drops the pending question and the listeners that would repeat it. */
  function settle(): void {
    question.drop();
    stopWaiting();
  }

  /** The page still has a token; the user decides whether it is used. */
  function offerReturn(newToken: string | null): void {
    if (idled && newToken !== null) idled.token = newToken;
    dispatch({ type: "offered" });
  }

  function open(newToken: string): void {
    const before = $state.get();
    if (idled && before.status === "signed-out" && idled.identity === toIdentity(givenProfile)) {
      offerReturn(newToken);
      return;
    }
    const isSamePerson = tokenState.source === "page" && tokenState.identity === toIdentity(givenProfile);
    const isSameToken = tokenState.token === newToken;
    if (!isSameToken) forgetEarly(tokenState.token);
    tokenState.token = newToken;
    tokenState.source = "page";
    tokenState.identity = toIdentity(givenProfile);
    idled = null;
    const saidBefore = usedProfile;
    usedProfile = givenProfile;
    if (before.status !== "signed-in" || !isSamePerson) {
      stopWaiting();
      enter({ ...unnamedProfile, ...givenProfile }, "wide");
      return;
    }
    // A renewed token for the same user keeps filters, page and scroll position.
    const profile = { ...before.profile, ...toUnsaid(saidBefore), ...givenProfile };
    if (JSON.stringify(profile) !== JSON.stringify(before.profile)) dispatch({ type: "changed", profile });
    if (!isSameToken) resume();
  }

  function resume(): void {
    stopWaiting();
    dispatch({ type: "renewed" });
  }

  /** Records that no token is available, without ending the session: the user may retry, and the network may return. */
  function suspend(): void {
    dispatch({ type: "refused" });
    stopListeningForReturn ??= environment.onReturn(start);
  }

  function start(): void {
    const kept = idled?.token;
    idled = null;
    if (kept) open(kept);
    if (kept || !isAskable() || !dispatch({ type: "asked" })) return;
    const generation = $generation.get();
    void question.ask().then((value) => {
      // The question was dropped: the provider has changed, and the page has been asked anew.
      if (value === null && $generation.get() !== generation) return;
      const now = $state.get();
      // Also when the token is the refused one, because the server's refusal may have been temporary.
      if (value !== null) resume();
      else if (now.status === "starting" || (now.status === "signed-in" && now.renewal === "running")) suspend();
    });
  }

  async function onUnauthorized(usedToken: string | null, isRenewed: boolean): Promise<string | null> {
    // A late 401 to a call with an earlier token doesn't concern the current one.
    if (usedToken === null || usedToken !== tokenState.token) return tokenState.token;
    if (isAskable() && !isRenewed) {
      const generation = $generation.get();
      // The refused token may be the form's; from now on the page's token is used.
      tokenState.source = "page";
      await question.ask();
      if ($generation.get() !== generation) return null;
      if (tokenState.token !== usedToken) return tokenState.token;
      if (isAskable()) {
        suspend();
        return null;
      }
    }
    if (tokenState.token === usedToken) end("expired");
    return null;
  }

  function askFrom(getToken: GetToken | null, profile: GivenProfile): void {
    if (getToken === question.getToken) return;
    if (getToken) claim();
    question.use(getToken);
    learn(profile);
    if (getToken) {
      if (idled) offerReturn(null);
      else if (tokenState.token === null) start();
      return;
    }
    const state = $state.get();
    if (state.status === "signed-in" && state.renewal) end("expired");
    if (state.status === "starting" || state.status === "unavailable") {
      settle();
      dispatch({ type: "unaskable" });
    }
  }

  function namePerson(given: string | null, profile: GivenProfile): void {
    const newToken = given !== null && check(given) ? given : null;
    const before = toIdentity(givenProfile);
    learn(profile);
    const isNamed = Object.keys(givenProfile).length > 0;
    if (given !== null || (isNamed && !isGiven) || before !== toIdentity(givenProfile)) claim();
    if (newToken !== null) {
      question.drop();
      open(newToken);
    } else if (tokenState.token !== null && tokenState.source === "page") open(tokenState.token);
  }

  return {
    /** See `Session.isGiven`. */
    get isGiven() {
      return isGiven;
    },
    /** Null: the page has given no function that returns a token. */
    get getToken() {
      return question.getToken;
    },
    /** What the page gave last can't be a token. */
    get isMalformed() {
      return isMalformed;
    },
    $isTokenLate: question.$isLate,
    give({ token: newToken, getToken, profile = {} }: Given): void {
      namePerson(newToken ?? null, profile);
      if (getToken !== undefined) askFrom(getToken, {});
    },
    namePerson,
    askFrom,
    /** Requests a token from the page, when one is needed and the page has given `getToken`. */
    start,
    onUnauthorized,
    settle,
    /** Removes the page's function. */
    stopAsking: () => question.use(null),
    /** Notes that the session of this identity has ended by inactivity. True: the page can be asked for a token again. */
    noteIdle(identity: string | null): boolean {
      idled = isGiven ? { identity, token: null } : null;
      return idled !== null && isAskable();
    },
    /** The user is active again. */
    forgetIdle(): void {
      idled = null;
    },
  };
}

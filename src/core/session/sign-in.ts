import { atom, type ReadableAtom } from "nanostores";
import { confirmPin, login, type LoginAnswer } from "../api/account.ts";
import { isEnded, isRefused, providerMessage, toHelp } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import type { Session } from "./session.ts";
import { refusalMessages as texts } from "../text/core.messages.ts";

/** Message about a refused step. */
interface SignInRefusal {
  readonly sentence: string;
  /** Shown below the sentence: the provider's message, or help; null for neither. */
  readonly detail: string | null;
  /** The part in the provider's own words. */
  readonly providers?: "sentence" | "detail";
}

/** Progress in the two steps. */
export type SignInState =
  | { readonly step: "account"; readonly isBusy: boolean; readonly error: SignInRefusal | null }
  | { readonly step: "pin"; readonly isBusy: boolean; readonly error: SignInRefusal | null; readonly fullName: string }
  | { readonly step: "done" };

/** State of one sign-in form. Two forms on a page are independent. */
export interface SignIn {
  readonly $state: ReadableAtom<SignInState>;
  submitAccount(username: string, password: string): Promise<void>;
  submitPin(pin: string): Promise<void>;
  /** Returns to step 1 and forgets the password. */
  restart(): void;
  /** Forgets the password and ignores the answer of a running call; called when the screen is left. */
  destroy(): void;
}

const only = (sentence: string): SignInRefusal => ({ sentence, detail: null });
const providers = (sentence: string): SignInRefusal => ({ sentence, detail: null, providers: "sentence" });

/** Our sentence, and as detail the provider's message, or help when the input itself wasn't refused. */
function toRefusal(error: unknown, sentence: string): SignInRefusal {
  const message = providerMessage(error, "message");
  if (message === sentence) return only(sentence);
  if (message !== null) return { sentence, detail: message, providers: "detail" };
  return { sentence, detail: isRefused(error) ? null : toOtherReason(toHelp(error)) };
}

/** Help for a failure other than mistyped input, worded to follow the sentence that blames the input. */
function toOtherReason(help: string): string {
  return texts.ifCertain(help);
}

/** Step 1 shows the provider's message where there is one. */
function toAccountRefusal(error: unknown): SignInRefusal {
  if (isEnded(error)) return only(toHelp(error));
  const message = providerMessage(error, "message");
  return message === null ? toRefusal(error, texts.wrongPassword) : providers(message);
}

export function createSignIn(session: Session): SignIn {
  const $state = atom<SignInState>({ step: "account", isBusy: false, error: null });
  /**
   * Exists only from the end of step 1 to the end of step 2. Both steps go to the same provider, the only one that gets the
   * password.
   */
  let pending: { http: Http; username: string; password: string; answer: LoginAnswer } | null = null;
  /** Incremented when a step is left, so that late answers of its calls are ignored. */
  let course = 0;

  async function confirm(pin: string): Promise<SignInRefusal | null> {
    if (!pending) return null;
    const mine = course;
    const { http, username, password, answer } = pending;
    let refusal: SignInRefusal;
    try {
      const { token, companyName, message } = await confirmPin(http, { username, password, pin });
      if (mine !== course) return null;
      if (token !== null) {
        pending = null;
        $state.set({ step: "done" });
        session.open(token, {
          ...answer,
          companyName: companyName ?? "",
          enabledMenuItems: null,
          isOfferExpired: null,
        });
        return null;
      }
      refusal = message === null ? only(texts.wrongPin) : providers(message);
    } catch (error) {
      if (isEnded(error) && mine === course) {
        // The page has changed the provider in the meantime.
        startAfresh(only(toHelp(error)));
        return null;
      }
      refusal = toRefusal(error, texts.wrongPin);
    }
    return mine === course ? refusal : null;
  }

  function startAfresh(error: SignInRefusal | null): void {
    course += 1;
    pending = null;
    $state.set({ step: "account", isBusy: false, error });
  }

  return {
    $state,
    async submitAccount(username, password) {
      const state = $state.get();
      if (state.step !== "account" || state.isBusy) return;
      const mine = (course += 1);
      $state.set({ step: "account", isBusy: true, error: null });
      const { http } = session;
      let answer: LoginAnswer;
      try {
        answer = await login(http, { username, password });
      } catch (error) {
        if (mine === course) $state.set({ step: "account", isBusy: false, error: toAccountRefusal(error) });
        return;
      }
      if (mine !== course) return;
      pending = { http, username, password, answer };
      const { demoPin } = session.$settings.get();
      // Demo accounts are confirmed automatically; when that fails, step 2 is shown with the error.
      const refusal = answer.accountType === "demo" && demoPin !== null ? await confirm(demoPin) : null;
      if (mine !== course || $state.get().step === "done") return;
      $state.set({ step: "pin", isBusy: false, error: refusal, fullName: answer.userName });
    },
    async submitPin(pin) {
      const state = $state.get();
      if (state.step !== "pin" || state.isBusy) return;
      const mine = course;
      $state.set({ ...state, isBusy: true, error: null });
      const refusal = await confirm(pin);
      if (mine === course && $state.get().step === "pin") $state.set({ ...state, isBusy: false, error: refusal });
    },
    restart: () => startAfresh(null),
    destroy() {
      course += 1;
      pending = null;
    },
  };
}

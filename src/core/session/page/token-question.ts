import { atom, type ReadableAtom } from "nanostores";
import { takeAnswer } from "./given.ts";

/** Called for a token of the surrounding system. */
export type GetToken = () => Promise<string>;

/**
 * Whether a text can be a token: one word of a header, without the signs of markup and JSON. A page whose back end answers with a
 * sign-in page has HTML instead, with which every call would fail as one that CORS forbids.
 */
export const isToken = (text: string) => /^\s*[!#-;=?-z|~]+\s*$/.test(text);

/** How long the surrounding page may take to return a token, in ms. */
export const getTokenTimeout = 15_000;
/** Time in ms after which the user is informed that the page waits for a token. */
export const getTokenPatience = 4000;

interface TokenQuestionOptions {
  readonly warn: (message: string) => void;
  /** Called before the callers of `ask` resume; also for a token that arrives after the timeout, unless it was requested again. */
  readonly onToken: (token: string) => void;
  /** Whether a text that the page gave can be a token; warns otherwise. */
  readonly check: (text: string) => boolean;
}

/** Requests a token from the surrounding page; concurrent callers share one request. */
interface TokenQuestion {
  readonly getToken: GetToken | null;
  /** The page was asked {@link getTokenPatience} ms ago and hasn't answered. */
  readonly $isLate: ReadableAtom<boolean>;
  /**
   * Sets the function to call. A pending request continues, because pages pass a new function with every render; null drops
   * the request.
   */
  use(getToken: GetToken | null): void;
  /** Null: no token came in time, or the question was dropped. */
  ask(): Promise<string | null>;
  /** Drops the pending question and its timer; its callers get null, and a late token is ignored. */
  drop(): void;
}

export function createTokenQuestion({ warn, onToken, check }: TokenQuestionOptions): TokenQuestion {
  let getToken: GetToken | null = null;
  const $isLate = atom(false);
  let latest = 0;
  let open: { readonly answer: Promise<string | null>; end(token: string | null): void } | null = null;

  function put(asked: GetToken) {
    const number = (latest += 1);
    let settle: ((token: string | null) => void) | undefined;
    const answer = new Promise<string | null>((resolve) => {
      settle = resolve;
    });
    const end = (token: string | null) => {
      clearTimeout(timer);
      clearTimeout(patience);
      if (number === latest || open === null) $isLate.set(false);
      if (number === latest) open = null;
      settle?.(token);
    };
    const give = (token: unknown) => {
      if (number !== latest) return;
      if (typeof token !== "string" || token === "") warn("getToken gave no token.");
      else if (check(token)) {
        onToken(token);
        end(token);
        return;
      }
      end(null);
    };
    const refuse = () => {
      if (number !== latest) return;
      // Without the reason of the rejection: it may contain personal data.
      warn("getToken was rejected.");
      end(null);
    };
    const patience = setTimeout(() => $isLate.set(true), getTokenPatience);
    const timer = setTimeout(() => {
      warn("getToken gave no answer within 15 s.");
      end(null);
    }, getTokenTimeout);
    Promise.resolve()
      .then(() => takeAnswer(asked) ?? asked())
      .then(give, refuse);
    return { answer, end };
  }

  function drop(): void {
    const dropped = open;
    latest += 1;
    open = null;
    dropped?.end(null);
  }

  return {
    get getToken() {
      return getToken;
    },
    $isLate,
    use(next) {
      getToken = next;
      if (next === null) drop();
    },
    ask() {
      if (!getToken) return Promise.resolve(null);
      open ??= put(getToken);
      return open.answer;
    },
    drop,
  };
}

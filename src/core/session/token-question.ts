import { atom, type ReadableAtom } from "nanostores";
import { takeAnswer } from "./asked-ahead.ts";

/** Asked for a token of the surrounding system. */
export type GetToken = () => Promise<string>;

/** How long the surrounding page may take to give a token, in ms. */
export const getTokenTimeout = 15_000;
/** After so long (ms) the person is told what is waited for. */
export const getTokenPatience = 4000;

interface TokenQuestionOptions {
  readonly warn: (message: string) => void;
  /** Told before those who asked; also of a token that came after the limit, when nobody has asked again. */
  readonly onToken: (token: string) => void;
}

/** The question for a token: however many calls need one, the surrounding page is asked once. */
interface TokenQuestion {
  readonly getToken: GetToken | null;
  /** The page has been asked a while ago and has not answered yet. */
  readonly $isLate: ReadableAtom<boolean>;
  /** Whom to ask from now on. A question under way goes on: pages give a new function with every render. Null drops it. */
  use(getToken: GetToken | null): void;
  /** Null: no token came in time, or the question was dropped. */
  ask(): Promise<string | null>;
  /** Forgets the question under way with its timer; whoever waits is told null, and a late token changes nothing. */
  drop(): void;
}

export function createTokenQuestion({ warn, onToken }: TokenQuestionOptions): TokenQuestion {
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
      if (typeof token === "string" && token !== "") {
        onToken(token);
        end(token);
        return;
      }
      warn("getToken gave no token.");
      end(null);
    };
    const refuse = () => {
      if (number !== latest) return;
      // What it was rejected with may name a person.
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

import { registry } from "../../platform/registry.ts";
import type { GetToken } from "./token-question.ts";

/** Tokens that the loader has requested from the page's `getToken`, by function. */
const answers = () => registry().asked as WeakMap<GetToken, Promise<string>>;

/** Requests the page's token before the session exists; the session's first request then uses this token. */
export function askAhead(getToken: GetToken): Promise<string> {
  let answer = answers().get(getToken);
  if (!answer) {
    answer = (async () => getToken())();
    // Prevents an unhandled rejection; the code that takes the answer reports it.
    answer.catch(() => undefined);
    answers().set(getToken, answer);
  }
  return answer;
}

/** Returns the answer and removes it, so that no token is kept here. */
export function takeAnswer(getToken: GetToken): Promise<string> | undefined {
  const answer = answers().get(getToken);
  answers().delete(getToken);
  return answer;
}

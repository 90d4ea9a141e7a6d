import { registry } from "../platform/registry.ts";
import type { GetToken } from "./token-question.ts";

/** Answers of a page's `getToken` that the loader has asked for. */
function answers(): WeakMap<GetToken, Promise<string>> {
  const shared = registry();
  shared.asked ??= new WeakMap();
  return shared.asked as WeakMap<GetToken, Promise<string>>;
}

/** Asks the page for its token before the session is there; the session's first question gets this answer. */
export function askAhead(getToken: GetToken): Promise<string> {
  let answer = answers().get(getToken);
  if (!answer) {
    answer = (async () => getToken())();
    // Who takes it is told.
    answer.catch(() => undefined);
    answers().set(getToken, answer);
  }
  return answer;
}

/** The answer, once; from then on no token lies there. */
export function takeAnswer(getToken: GetToken): Promise<string> | undefined {
  const answer = answers().get(getToken);
  answers().delete(getToken);
  return answer;
}

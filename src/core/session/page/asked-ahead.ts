import { registry } from "../../platform/registry.ts";
import type { GetToken } from "./token-question.ts";

/** Answers of a page's `getToken` to the loader. */
function answers(): WeakMap<GetToken, Promise<string>> {
  const shared = registry();
  shared.asked ??= new WeakMap();
  return shared.asked as WeakMap<GetToken, Promise<string>>;
}

/** Asks the page for its token before the session exists, whose first request gets this answer. */
export function askAhead(getToken: GetToken): Promise<string> {
  let answer = answers().get(getToken);
  if (!answer) {
    answer = (async () => getToken())();
    // The code that takes the answer reports the rejection.
    answer.catch(() => undefined);
    answers().set(getToken, answer);
  }
  return answer;
}

/** The answer, once; afterwards no token is kept here. */
export function takeAnswer(getToken: GetToken): Promise<string> | undefined {
  const answer = answers().get(getToken);
  answers().delete(getToken);
  return answer;
}

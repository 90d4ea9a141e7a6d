import type { CallIdentity, Change } from "../api/call.ts";
import type { Http } from "../http/http.ts";
import type { QueryKey, QueryOptions } from "./query.ts";

/** Key of a call's answers for an input; without one the prefix of all of them, for `invalidate` and `patchAnswers`. */
export const keyOf = ({ name, reads, changedBy }: CallIdentity, ...input: readonly unknown[]): QueryKey => [
  { call: reads === undefined ? name : `${name} ${reads}`, ...(changedBy && { changedBy }) },
  ...input,
];

/** Prefix of the keys of all answers that a kind of write changes. */
export const changedBy = (change: Change): QueryKey => [{ changedBy: change }];

/** A query of one call: `fetch` and its input, with the call's key and freshness. */
export function queryOf<Data, Input extends readonly unknown[]>(
  call: CallIdentity,
  fetch: (http: Http, ...rest: [...Input, AbortSignal?]) => Promise<Data>,
  ...input: Input
): QueryOptions<Data> {
  return {
    key: keyOf(call, ...input),
    fetch: (http, signal) => fetch(http, ...input, signal),
    ...(call.freshFor === undefined ? {} : { freshFor: call.freshFor }),
  };
}

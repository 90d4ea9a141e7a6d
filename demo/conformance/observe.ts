import { ApiError } from "../../src/core/http/errors.ts";
import { callInit, toAuthorization } from "../../src/core/http/first-calls.ts";
import { type Http, toQueryString, tryTimeout } from "../../src/core/http/http.ts";
import { toAddress } from "../../src/core/platform/registry.ts";
import { decodeAnswer } from "../../src/core/api/values.ts";
import { type Described, findCall } from "./description.ts";

/** One request with its response. */
export interface Exchange {
  readonly call: Described;
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined if the body is empty or not JSON. */
  readonly body: unknown;
  readonly isJson: boolean;
  /** Milliseconds from the request to the end of the response body. */
  readonly duration: number;
  /** Number of rows that the portal can't decode and leaves out, and whether it can decode the rest. */
  readonly dropped: number;
  readonly isReadable: boolean;
}

export interface Provider {
  /** Base address of the API, with its path prefix if it has one. */
  readonly origin: string;
  readonly token: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Current time in ms since the epoch. */
  readonly now: () => number;
}

/** `Origin` header of the requests; stands for an integrator's page. */
export const pageOrigin = "https://intranet.example";

interface Question {
  readonly method: string;
  readonly path: string;
  readonly token: string | null;
  readonly body?: object | null;
  readonly search?: string;
}

/** Sends one cross-origin request as the portal does; null on a network error or timeout. */
export async function ask(provider: Provider, { method, path, token, body = null, search = "" }: Question) {
  const startedAt = provider.now();
  const init: RequestInit = {
    method,
    headers: {
      ...callInit.headers,
      Origin: pageOrigin,
      ...(token === null ? {} : { Authorization: toAuthorization(token) }),
      ...(body ? { "Content-Type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: "manual",
    signal: AbortSignal.timeout(tryTimeout),
  };
  try {
    const response = await provider.fetch(toAddress(provider.origin, path) + search, init);
    const text = await response.text();
    const parsed = parse(text);
    return { status: response.status, headers: response.headers, duration: provider.now() - startedAt, ...parsed };
  } catch {
    return null;
  }
}

function parse(text: string): { body: unknown; isJson: boolean } {
  if (text.trim() === "") return { body: undefined, isJson: true };
  try {
    return { body: JSON.parse(text) as unknown, isJson: true };
  } catch {
    return { body: undefined, isJson: false };
  }
}

/** An HTTP client like the portal's that records every exchange. Its callers send one request at a time. */
export function createObserver(provider: Provider): { readonly http: Http; readonly exchanges: Exchange[] } {
  const exchanges: Exchange[] = [];
  const call = async <Body extends Parameters<Http["get"]>[1]["schema"]>(
    method: string,
    path: string,
    body: object | null,
    { query, schema }: { query?: Parameters<typeof toQueryString>[0]; schema: Body },
  ) => {
    const described = findCall(method, path);
    if (!described) throw new Error(`docs/api/openapi.json doesn't have ${method} ${path}.`);
    const name = `${method} ${path}`;
    const answer = await ask(provider, { method, path, body, search: toQueryString(query), token: provider.token });
    const none = { status: 0, headers: new Headers(), body: undefined, isJson: false, duration: 0 };
    const isGood = answer !== null && answer.status >= 200 && answer.status < 300;
    const decoded = isGood && answer.isJson ? decodeAnswer(schema, answer.body) : null;
    const isReadable = decoded?.result.success ?? !isGood;
    exchanges.push({ call: described, ...(answer ?? none), dropped: decoded?.dropped ?? 0, isReadable });
    if (!answer) throw new ApiError("network", name);
    if (!isGood) throw new ApiError("status", name, answer.status, answer.body);
    if (!decoded?.result.success) throw new ApiError("answer", name, answer.status);
    return decoded.result.output;
  };
  const http = {
    get: (path, options) => call("GET", path, null, options),
    post: (path, body, options) => call("POST", path, body, options),
    delete: (path, options) => call("DELETE", path, null, options),
  } as Http;
  return { http, exchanges };
}

import { createFetch, type FetchResponse } from "ofetch";
import type { BaseIssue, BaseSchema, InferOutput } from "valibot";
import { decodeAnswer } from "../api/values.ts";
import type { Environment } from "../platform/environment.ts";
import { follow, unlessAborted, wait } from "./aborting.ts";
import { ApiError } from "./errors.ts";
import { callInit, toAuthorization } from "./first-calls.ts";
import { createPermanentFailures } from "./permanent-failures.ts";
import { earlyAge, registry, toAddress } from "../platform/registry.ts";

/** Timeout of one try, in ms. */
export const tryTimeout = 20_000;
const retryLimit = 2;
const retryStatuses = new Set([408, 429, 502, 503, 504]);
/** Longest wait before a retry, in ms. When Retry-After is longer, the call fails and the user may retry. */
const longestWait = 30_000;

type QueryValue = string | number | boolean | object | null | undefined;
type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** Values by name; URLSearchParams where a parameter is repeated (`?state=a&state=b`). */
type CallQuery = Readonly<Record<string, QueryValue>> | URLSearchParams;

interface ReadOptions<Body extends Schema> extends CallOptions<Body> {
  /** False: a GET with side effects; like a write, it is never retried automatically. */
  readonly mayRepeat?: boolean;
}

interface CallOptions<Body extends Schema> {
  readonly query?: CallQuery;
  readonly signal?: AbortSignal | undefined;
  readonly schema: Body;
}

/** Maximum number of paths that `hasRead` remembers; first contents, for which the loader calls it, are read early in a session. */
const rememberedReads = 200;

/** HTTP client of one session: base address, headers, timeout, retry of reads, token renewal after 401. */
export interface Http {
  /**
   * Reads; retried at most twice after a timeout, a network failure that isn't permanent, 408, 429 or 502–504. Throws {@link
   * ApiError}.
   */
  get<Body extends Schema>(path: string, options: ReadOptions<Body>): Promise<InferOutput<Body>>;
  /** Writes; never retried automatically. Throws {@link ApiError}. */
  post<Body extends Schema>(path: string, body: object | null, options: CallOptions<Body>): Promise<InferOutput<Body>>;
  /** As `post`, without a body. */
  delete<Body extends Schema>(path: string, options: CallOptions<Body>): Promise<InferOutput<Body>>;
  /** Whether this path was read before, with any query. The loader then sends no early call for it, whose response may stay unused. */
  hasRead(path: string): boolean;
}

export interface HttpOptions {
  readonly environment: Environment;
  readonly apiBase: () => string;
  readonly token: () => string | null;
  /**
   * Called when a call with `usedToken` was answered with 401. Resolves with the token for a second try, or null when the
   * session has ended. `isRenewed`: it was that second try.
   */
  readonly onUnauthorized: (usedToken: string | null, isRenewed: boolean) => Promise<string | null>;
  /** Aborted when the session has ended: running calls are aborted, none is retried or started. */
  readonly ended?: AbortSignal;
}

/** Objects and arrays are sent as JSON text, empty values are left out. */
export function toQueryString(query: CallQuery = {}): string {
  const isReady = query instanceof URLSearchParams;
  const parameters = isReady ? query : new URLSearchParams();
  for (const [name, value] of isReady ? [] : Object.entries(query)) {
    if (value === null || value === undefined || value === "") continue;
    if (typeof value !== "object") parameters.set(name, String(value));
    else if (Object.keys(value).length > 0) parameters.set(name, JSON.stringify(value));
  }
  const text = parameters.toString();
  return text ? `?${text}` : "";
}

interface Attempt {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly address: string;
  readonly body: object | null;
  readonly signal: AbortSignal;
  readonly mayRepeat: boolean;
  /** It changes something at the provider. */
  readonly isWrite: boolean;
  /** The two login calls handle 401 themselves: a failed sign-in, not an ended session. */
  readonly isLogin: boolean;
}

interface AnswerBody {
  readonly body: unknown;
  readonly isJson: boolean;
}

interface Answer extends AnswerBody {
  readonly status: number;
  readonly retryAfter: number | null;
}

const noBody: AnswerBody = { body: undefined, isJson: true };

function toSeconds(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  // A Retry-After date has the format of `toUTCString()`, which every engine parses.
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? null : Math.max(0, (moment - now) / 1000);
}

function toAnswer({ status, headers, _data }: FetchResponse<AnswerBody>, now: number): Answer {
  // A Retry-After date is compared with the response's Date header, because this machine's clock may be wrong.
  const sentAt = Date.parse(headers.get("date") ?? "");
  const retryAfter = toSeconds(headers.get("retry-after"), Number.isNaN(sentAt) ? now : sentAt);
  return { status, retryAfter, ...(_data ?? noBody) };
}

function parseBody(text: string): AnswerBody {
  if (text.trim() === "") return noBody;
  try {
    return { body: JSON.parse(text), isJson: true };
  } catch {
    // For example an HTML page with status 200, sent by a company network's proxy.
    return { body: undefined, isJson: false };
  }
}

function toError(
  { method, path, isWrite }: Attempt,
  kind: ApiError["kind"],
  answer?: Answer,
  field?: string | null,
): ApiError {
  return new ApiError(kind, `${method} ${path}`, answer?.status, answer?.body, answer?.retryAfter, isWrite, field);
}

export function createHttp({ environment, apiBase, token, onUnauthorized, ended }: HttpOptions): Http {
  const reportedCalls = new Set<string>();
  const running = new Set<AbortController>();
  const read = new Set<string>();
  ended?.addEventListener("abort", () => running.forEach((own) => own.abort()), { once: true });
  const permanentFailures = createPermanentFailures(environment);
  const $fetch = createFetch({
    fetch: (input, init) => fetchEarly(input as string, init) ?? environment.fetch(input as string, init),
    // Why ofetch neither retries nor builds addresses here: docs/decisions/0018-own-code-beside-libraries.md.
    defaults: {
      ...callInit,
      retry: false,
      ignoreResponseError: true,
      parseResponse: parseBody,
    },
  });

  /** The response to a GET that the loader has sent early; null when there is none for this token. */
  function fetchEarly(address: string, init: RequestInit | undefined): Promise<Response> | null {
    const { early } = registry();
    const answer = init?.method === "GET" ? early.get(address) : undefined;
    if (!answer) return null;
    early.delete(address);
    const isFresh = environment.now() - answer.startedAt < earlyAge;
    const isOurs = new Headers(init?.headers).get("Authorization") === toAuthorization(answer.token);
    if (!isFresh || !isOurs) return null;
    // From now on aborting this call also aborts the early one.
    follow(answer.sending, init?.signal ?? undefined);
    // A failed early call, for example sent before the network was up, is sent again as an ordinary one; an aborted one isn't.
    return answer.response.catch((error: unknown) => {
      if (init?.signal?.aborted) throw error;
      return environment.fetch(address, init);
    });
  }

  async function send(
    { method, address, body, isLogin }: Attempt,
    usedToken: string | null,
    signal: AbortSignal,
  ): Promise<Answer> {
    const response = await $fetch.raw<AnswerBody>(address, {
      method,
      signal,
      ...(usedToken !== null && !isLogin ? { headers: { Authorization: toAuthorization(usedToken) } } : {}),
      ...(body ? { body } : {}),
    });
    return toAnswer(response, environment.now());
  }

  /** One try: resolves with the response, or rejects with an {@link ApiError} of kind network, timeout or aborted. */
  async function tryOnce(attempt: Attempt, usedToken: string | null): Promise<Answer> {
    const own = new AbortController();
    const timer = setTimeout(() => own.abort(), tryTimeout);
    const wasOnline = environment.isOnline();
    const release = follow(own, attempt.signal);
    try {
      // A page's own `fetch` may ignore the signal.
      return await unlessAborted(send(attempt, usedToken, own.signal), own.signal);
    } catch {
      const kind = attempt.signal.aborted ? "aborted" : own.signal.aborted ? "timeout" : "network";
      throw toError(attempt, kind === "network" && !wasOnline ? "offline" : kind);
    } finally {
      clearTimeout(timer);
      release();
    }
  }

  function waitBefore(retry: number, retryAfter: number | null): number {
    if (retryAfter !== null) return retryAfter * 1000;
    const backoff = 400 * 3 ** retry;
    return backoff * (0.75 + environment.random() / 2);
  }

  async function withRetry(attempt: Attempt, usedToken: string | null): Promise<Answer> {
    const name = `${attempt.method} ${attempt.path}`;
    for (let retry = 0; ; retry += 1) {
      if (attempt.signal.aborted) throw new ApiError("aborted", name);
      let failure: ApiError;
      try {
        const answer = await tryOnce(attempt, usedToken);
        permanentFailures.noteAnswer(attempt.address);
        if (!retryStatuses.has(answer.status)) return answer;
        failure = toError(attempt, "status", answer);
      } catch (error) {
        failure = error as ApiError;
      }
      const mayRepeat = attempt.mayRepeat && failure.kind !== "aborted";
      const pause = waitBefore(retry, failure.retryAfter);
      if (!mayRepeat || retry >= retryLimit || pause > longestWait) throw failure;
      const giveUp = (): never => {
        throw new ApiError("aborted", name);
      };
      if (failure.kind === "network") {
        const isPermanent = await unlessAborted(permanentFailures.check(attempt.address), attempt.signal).catch(giveUp);
        if (isPermanent) throw failure;
      }
      await wait(pause, attempt.signal).catch(giveUp);
    }
  }

  /** A 401 is handled only while the session exists: a late one must not end or renew the next session. */
  async function ask(attempt: Attempt): Promise<Answer> {
    const { signal } = attempt;
    const usedToken = token();
    const answer = await withRetry(attempt, usedToken);
    if (answer.status !== 401 || attempt.isLogin || signal.aborted) return answer;
    const renewed = await unlessAborted(onUnauthorized(usedToken, false), signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (renewed === null) return answer;
    const second = await withRetry(attempt, renewed);
    if (second.status === 401 && !signal.aborted) await onUnauthorized(renewed, true);
    return second;
  }

  async function call<Body extends Schema>(
    method: Attempt["method"],
    path: string,
    body: object | null,
    { query, signal, schema, mayRepeat = method === "GET" }: ReadOptions<Body>,
  ): Promise<InferOutput<Body>> {
    const name = `${method} ${path}`;
    const isLogin = path.startsWith("/api/company/login");
    const isWrite = !mayRepeat && !isLogin;
    const address = toAddress(apiBase(), path) + toQueryString(query);
    if (method === "GET" && read.size < rememberedReads) read.add(path);
    if (ended?.aborted) throw new ApiError("ended", name);
    const own = new AbortController();
    const release = follow(own, signal);
    running.add(own);
    const attempt: Attempt = { method, path, address, body, signal: own.signal, mayRepeat, isWrite, isLogin };
    let answer: Answer;
    try {
      answer = await ask(attempt);
    } catch (error) {
      if (own.signal.aborted) throw toError(attempt, ended?.aborted ? "ended" : "aborted");
      throw error;
    } finally {
      running.delete(own);
      release();
    }
    // Refused, which may have ended the session: nothing was carried out.
    if (answer.status === 401 && own.signal.aborted) throw new ApiError(ended?.aborted ? "ended" : "aborted", name);
    // Also when the response has arrived at the same moment: the next user must not see it.
    if (ended?.aborted) throw toError(attempt, "ended");
    if (answer.status < 200 || answer.status > 299) throw toError(attempt, "status", answer);
    if (!answer.isJson) throw toError(attempt, "answer", { ...answer, body: undefined });
    const { result, dropped, field } = decodeAnswer(schema, answer.body);
    const where = field === null ? "" : ` at ${field}`;
    if (!result.success) {
      const { expected, type } = result.issues[0];
      environment.warn(`${name} answered something undocumented${where}: expected ${expected ?? type}.`);
      throw toError(attempt, "answer", { ...answer, body: undefined }, field);
    }
    if (dropped > 0 && !reportedCalls.has(name)) {
      reportedCalls.add(name);
      environment.warn(`${name} answered ${dropped} row(s) that can't be read, the first${where}; they are left out.`);
    }
    return result.output;
  }

  return {
    get: (path, options) => call("GET", path, null, options),
    post: (path, body, options) => call("POST", path, body, options),
    delete: (path, options) => call("DELETE", path, null, options),
    hasRead: (path) => read.has(path),
  };
}

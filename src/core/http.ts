import { createFetch } from "ofetch";
import { type BaseIssue, type BaseSchema, type InferOutput, safeParse } from "valibot";
import { takeDroppedRows } from "./api/values.ts";
import type { Environment } from "./environment.ts";
import { ApiError } from "./errors.ts";
import { createHopeless } from "./hopeless.ts";
import { registry, toAddress } from "./registry.ts";

/** The longest one try may take, in ms. */
export const tryTimeout = 20_000;
const retryLimit = 2;
const retryStatuses = new Set([408, 429, 502, 503, 504]);
/** Longer waits are not worth it: the person is told instead and may retry. */
const longestWait = 30_000;
/** An answer fetched ahead is dropped when it is older than this, in ms. */
const earlyAge = 15_000;

export type QueryValue = string | number | boolean | object | null | undefined;
type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** By name; ready-made where a parameter is repeated (`?state=a&state=b`). */
export type CallQuery = Readonly<Record<string, QueryValue>> | URLSearchParams;

interface CallOptions<Body extends Schema> {
  readonly query?: CallQuery;
  readonly signal?: AbortSignal | undefined;
  readonly schema: Body;
}

/** The API core of one session: base address, headers, timeout, retry of reads, one answer to 401. */
export interface Http {
  /** Reads; retried at most twice on network failure (not one that must come again), timeout, 408, 429, 502–504. Throws {@link ApiError}. */
  get<Body extends Schema>(path: string, options: CallOptions<Body>): Promise<InferOutput<Body>>;
  /** Writes; never repeated by themselves. Throws {@link ApiError}. */
  post<Body extends Schema>(path: string, body: object | null, options: CallOptions<Body>): Promise<InferOutput<Body>>;
  /** As `post`, without a body. */
  delete<Body extends Schema>(path: string, options: CallOptions<Body>): Promise<InferOutput<Body>>;
}

export interface HttpOptions {
  readonly environment: Environment;
  readonly apiBase: () => string;
  readonly token: () => string | null;
  /**
   * A call that carried `usedToken` was answered with 401. Resolves with the token to try once more with, or null
   * when the session has ended. `isRenewed`: it was that second try.
   */
  readonly onUnauthorized: (usedToken: string | null, isRenewed: boolean) => Promise<string | null>;
}

/** Structured values travel as JSON text, empty ones are left out (contract.md, "Rules for every call"). */
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
  readonly signal: AbortSignal | undefined;
  /** The two login calls answer 401 themselves: it is a failed sign-in, not an ended session. */
  readonly isLogin: boolean;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly isJson: boolean;
  readonly retryAfter: number | null;
}

function toSeconds(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? null : Math.max(0, (moment - now) / 1000);
}

function toAnswer(response: Response, text: string, now: number): Answer {
  // Both moments by the provider's clock, when it tells: this machine's may be wrong.
  const told = Date.parse(response.headers.get("date") ?? "");
  const retryAfter = toSeconds(response.headers.get("retry-after"), Number.isNaN(told) ? now : told);
  if (text.trim() === "") return { status: response.status, body: undefined, isJson: true, retryAfter };
  try {
    return { status: response.status, body: JSON.parse(text), isJson: true, retryAfter };
  } catch {
    // An intermediary's HTML page with status 200 is common on company networks.
    return { status: response.status, body: undefined, isJson: false, retryAfter };
  }
}

/** Rejects as soon as `signal` is aborted, so that leaving a screen never waits for a retry. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(new Error("aborted"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", onAbort);
      resolve();
    }, milliseconds);
    if (signal?.aborted) onAbort();
    else signal?.addEventListener("abort", onAbort, { once: true });
  });
}

export function createHttp({ environment, apiBase, token, onUnauthorized }: HttpOptions): Http {
  // ofetch's own retry and timeout are off: together they never retry (traps.md 3.6).
  const reportedCalls = new Set<string>();
  const hopeless = createHopeless(environment);
  const $fetch = createFetch({
    fetch: (input, init) => environment.fetch(input as string, init),
  });

  function takeEarly(address: string, usedToken: string | null): Promise<Response> | null {
    const { early } = registry();
    const answer = early.get(address);
    if (!answer) return null;
    early.delete(address);
    const isFresh = environment.now() - answer.startedAt < earlyAge;
    return isFresh && answer.token === usedToken ? answer.response : null;
  }

  async function send(attempt: Attempt, usedToken: string | null, signal: AbortSignal): Promise<Answer> {
    const early = attempt.method === "GET" ? takeEarly(attempt.address, usedToken) : null;
    if (early) {
      try {
        const response = await early;
        return toAnswer(response, await response.text(), environment.now());
      } catch {
        // Asked for too early (network not up yet); ask again in the ordinary way.
      }
    }
    const headers: Record<string, string> = { "Accept-Language": "tr", Accept: "application/json" };
    if (usedToken !== null && !attempt.isLogin) headers["Authorization"] = `Token ${usedToken}`;
    const response = await $fetch.raw(attempt.address, {
      method: attempt.method,
      headers,
      credentials: "omit",
      signal,
      retry: false,
      ignoreResponseError: true,
      responseType: "text",
      ...(attempt.body ? { body: attempt.body } : {}),
    });
    return toAnswer(response, response._data ?? "", environment.now());
  }

  /** One try: an answer, or an {@link ApiError} of kind network, timeout or aborted. */
  async function tryOnce(attempt: Attempt, usedToken: string | null): Promise<Answer> {
    const name = `${attempt.method} ${attempt.path}`;
    const controller = new AbortController();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      controller.abort();
    }, tryTimeout);
    const onAbort = () => controller.abort();
    attempt.signal?.addEventListener("abort", onAbort, { once: true });
    const stopped = new Promise<never>((_resolve, reject) => {
      const stop = () => reject(new Error("stopped"));
      if (controller.signal.aborted) stop();
      else controller.signal.addEventListener("abort", stop, { once: true });
    });
    // An early answer does not know this signal, so leaving is raced against it.
    stopped.catch(() => undefined);
    try {
      const work = send(attempt, usedToken, controller.signal);
      work.catch(() => undefined);
      return await Promise.race([work, stopped]);
    } catch {
      if (attempt.signal?.aborted) throw new ApiError("aborted", name);
      throw new ApiError(isLate ? "timeout" : "network", name);
    } finally {
      clearTimeout(timer);
      attempt.signal?.removeEventListener("abort", onAbort);
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
      if (attempt.signal?.aborted) throw new ApiError("aborted", name);
      let failure: ApiError;
      try {
        const answer = await tryOnce(attempt, usedToken);
        hopeless.noteAnswer(attempt.address);
        if (!retryStatuses.has(answer.status)) return answer;
        failure = new ApiError("status", name, answer.status, answer.body, answer.retryAfter);
      } catch (error) {
        failure = error as ApiError;
      }
      const mayRepeat = attempt.method === "GET" && failure.kind !== "aborted";
      const pause = waitBefore(retry, failure.retryAfter);
      if (!mayRepeat || retry >= retryLimit || pause > longestWait) throw failure;
      if (failure.kind === "network" && (await hopeless.check(attempt.address))) throw failure;
      await wait(pause, attempt.signal).catch(() => {
        throw new ApiError("aborted", name);
      });
    }
  }

  async function call<Body extends Schema>(attempt: Attempt, schema: Body): Promise<InferOutput<Body>> {
    const name = `${attempt.method} ${attempt.path}`;
    const usedToken = token();
    let answer = await withRetry(attempt, usedToken);
    if (answer.status === 401 && !attempt.isLogin) {
      const renewed = await onUnauthorized(usedToken, false);
      if (renewed !== null) answer = await withRetry(attempt, renewed);
      if (answer.status === 401 && renewed !== null) await onUnauthorized(renewed, true);
    }
    if (answer.status < 200 || answer.status > 299) {
      throw new ApiError("status", name, answer.status, answer.body, answer.retryAfter);
    }
    if (!answer.isJson) throw new ApiError("answer", name, answer.status);
    const result = safeParse(schema, answer.body);
    if (!result.success) {
      const issue = result.issues[0];
      const where = issue.path?.map((part) => String(part.key)).join(".") ?? "";
      environment.warn(
        `${name} answered something undocumented${where ? ` at ${where}` : ""}: expected ${issue.expected ?? issue.type}.`,
      );
      throw new ApiError("answer", name, answer.status);
    }
    const dropped = takeDroppedRows();
    if (dropped > 0 && !reportedCalls.has(name)) {
      reportedCalls.add(name);
      environment.warn(`${name} answered ${dropped} row(s) that can't be read; they are left out.`);
    }
    return result.output;
  }

  function toAttempt(
    method: Attempt["method"],
    path: string,
    body: object | null,
    options: CallOptions<Schema>,
  ): Attempt {
    return {
      method,
      path,
      address: toAddress(apiBase(), path) + toQueryString(options.query),
      body,
      signal: options.signal,
      isLogin: path.startsWith("/api/company/login"),
    };
  }

  return {
    get: (path, options) => call(toAttempt("GET", path, null, options), options.schema),
    post: (path, body, options) => call(toAttempt("POST", path, body, options), options.schema),
    delete: (path, options) => call(toAttempt("DELETE", path, null, options), options.schema),
  };
}

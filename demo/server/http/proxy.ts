import { Readable } from "node:stream";
import { errors, Pool, type Dispatcher } from "undici";
import { forwardedHeaders, type Client } from "./client.ts";
import { logFailure } from "../log.ts";
import { routeOf } from "./route-of.ts";

export interface ProxyLimits {
  /** Maximum size of a request's body. */
  readonly bodyBytes: number;
  /** Maximum size of the headers of the provider's response. */
  readonly headerBytes: number;
  /** Timeout of the connection, of the start of the response, and between two chunks of it. */
  readonly idleMilliseconds: number;
  /** Timeout from the request to the end of its response. */
  readonly totalMilliseconds: number;
}

/**
 * What a request's headers may tell the provider, by name: a list of what is needed, because servers behind it act upon headers that
 * nobody here knows (`X-Original-URL`, `X-HTTP-Method-Override`, `Remote-User`; WSGI reads `X_Forwarded_For` as `X-Forwarded-For`).
 * Without cookies, which are ours, and without conditions of a cache: nothing of the API is kept, so there is nothing to compare.
 */
const ofRequest = new Set([
  "accept",
  "accept-encoding",
  "accept-language",
  "access-control-request-headers",
  "access-control-request-method",
  "authorization",
  "content-encoding",
  "content-language",
  "content-type",
  "idempotency-key",
  "if-match",
  "if-unmodified-since",
  "origin",
  "prefer",
  "range",
  "referer",
  "sec-fetch-dest",
  "sec-fetch-mode",
  "sec-fetch-site",
  "traceparent",
  "tracestate",
  "user-agent",
  "x-request-id",
  "x-requested-with",
]);

/**
 * What a response's headers may tell the browser. Others would act upon the portal's origin, whose policy is its own (`Refresh`, `Link`,
 * `Service-Worker-Allowed`, `Clear-Site-Data`, `Set-Cookie`, `Report-To`), or make a cache keep personal data (`ETag`, `Expires`).
 */
const ofResponse = new Set([
  "accept-ranges",
  "access-control-allow-credentials",
  "access-control-allow-headers",
  "access-control-allow-methods",
  "access-control-allow-origin",
  "access-control-expose-headers",
  "access-control-max-age",
  "allow",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-range",
  "content-type",
  "cross-origin-resource-policy",
  "date",
  "location",
  "retry-after",
  "vary",
  "x-request-id",
]);
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const bodiless = new Set([204, 205, 304]);

class TotalTimeout extends Error {}

/**
 * Forwards requests, whose bodies are here (bounded.ts), to another origin and streams the bodies of its responses back unchanged.
 * Doesn't use `fetch`, which decompresses bodies and follows redirects.
 */
export function proxyTo(
  address: string,
  limits: ProxyLimits,
): (incoming: Request, client: Client) => Promise<Response> {
  const { origin, host, pathname: prefix } = new URL(address);
  const pool = new Pool(origin, {
    // No pipelining, so that requests of different people never wait for each other on one connection.
    pipelining: 1,
    connectTimeout: limits.idleMilliseconds,
    headersTimeout: limits.idleMilliseconds,
    bodyTimeout: limits.idleMilliseconds,
    maxHeaderSize: limits.headerBytes,
  });

  return async (incoming, client) => {
    const { method } = incoming;
    const { pathname, search } = new URL(incoming.url);
    if (!methods.has(method)) return refusal(405, "Bu yöntem desteklenmiyor.", { allow: [...methods].join(", ") });
    const body = incoming.body === null ? null : new Uint8Array(await incoming.arrayBuffer());

    const tellFailure = (error: unknown) =>
      logFailure(`${method} ${origin}${prefix.replace(/\/$/, "")}${routeOf(pathname)} failed:`, error);
    const total = new AbortController();
    const timer = setTimeout(() => total.abort(new TotalTimeout()), limits.totalMilliseconds);
    try {
      const answer = await pool.request({
        method: method as Dispatcher.HttpMethod,
        path: prefix.replace(/\/$/, "") + pathname + search,
        headers: { ...toProvider(incoming.headers), ...forwardedHeaders(client), host },
        body,
        signal: AbortSignal.any([incoming.signal, total.signal]),
      });
      answer.body.once("close", () => clearTimeout(timer));
      return toResponse(answer, (error) => {
        if (!incoming.signal.aborted) tellFailure(error);
      });
    } catch (error) {
      clearTimeout(timer);
      if (incoming.signal.aborted) return new Response(null, { status: 499 });
      tellFailure(error);
      return isTimeout(error)
        ? refusal(504, "Servis sağlayıcı zamanında yanıt vermedi.")
        : refusal(502, "Servis sağlayıcıya ulaşılamıyor.");
    }
  };
}

function refusal(status: number, detail: string, headers: Record<string, string> = {}): Response {
  return Response.json({ detail }, { status, headers });
}

function isTimeout(error: unknown): boolean {
  return (
    error instanceof TotalTimeout ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError ||
    error instanceof errors.ConnectTimeoutError
  );
}

/** A header that `Connection` names is about this connection only (RFC 9110, section 7.6.1). */
const isOfConnection = (name: string, connection: string | null | undefined) =>
  (connection ?? "").split(",").some((named) => named.trim().toLowerCase() === name);

function toProvider(headers: Headers): Record<string, string> {
  const connection = headers.get("connection");
  return Object.fromEntries([...headers].filter(([name]) => ofRequest.has(name) && !isOfConnection(name, connection)));
}

function toResponse(
  { statusCode: status, headers: received, body }: Dispatcher.ResponseData,
  onFailure: (error: unknown) => void,
): Response {
  const { connection, "content-length": length, ...rest } = received;
  const headers = new Headers();
  for (const [name, value] of Object.entries(rest)) {
    if (!ofResponse.has(name) || isOfConnection(name, String(connection))) continue;
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  if (bodiless.has(status)) {
    body.resume();
    return new Response(null, { status, headers });
  }
  // Lets a browser show the progress of a download; undici checks that the provider sends as much.
  if (length !== undefined) headers.set("content-length", String(length));
  const stream = Readable.toWeb(Readable.from(untilFailure(body, onFailure), { objectMode: false }));
  return new Response(stream as unknown as BodyInit, { status, headers });
}

/** Replaces undici's error, which holds the bytes that couldn't be parsed and which the library that sends the response would print. */
async function* untilFailure(body: AsyncIterable<Uint8Array>, onFailure: (error: unknown) => void) {
  try {
    yield* body;
  } catch (error) {
    onFailure(error);
    // oxlint-disable-next-line preserve-caught-error -- without the cause, which is what must not be printed
    throw new Error("The provider's response broke off");
  }
}

import { Readable } from "node:stream";
import { errors, Pool, type Dispatcher } from "undici";
import { forwardedHeaders, isForwardedHeader, type Client } from "./client.ts";
import { logFailure } from "../log.ts";
import { announcesBody } from "./refuse.ts";
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
 * Hop-by-hop headers (RFC 9110, section 7.6.1) and those about the length of the message, which undici sets for what it
 * really sends.
 */
const ofConnection = new Set([
  "connection",
  "content-length",
  "expect",
  "http2-settings",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const bodiless = new Set([204, 205, 304]);

class BodyTooLarge extends Error {}
class TotalTimeout extends Error {}

/**
 * Forwards requests to another origin and streams its responses back unchanged. Doesn't use `fetch`, which decompresses bodies and
 * follows redirects.
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
    if (Number(incoming.headers.get("content-length")) > limits.bodyBytes) return tooLarge();

    const total = new AbortController();
    const timer = setTimeout(() => total.abort(new TotalTimeout()), limits.totalMilliseconds);
    try {
      const answer = await pool.request({
        method: method as Dispatcher.HttpMethod,
        path: prefix.replace(/\/$/, "") + pathname + search,
        headers: { ...toProvider(incoming.headers), ...forwardedHeaders(client), host },
        body: announcesBody(incoming.headers) ? Readable.from(limited(incoming.body, limits.bodyBytes)) : null,
        signal: AbortSignal.any([incoming.signal, total.signal]),
      });
      answer.body.once("close", () => clearTimeout(timer));
      return toResponse(answer);
    } catch (error) {
      clearTimeout(timer);
      if (incoming.signal.aborted) return new Response(null, { status: 499 });
      if (error instanceof BodyTooLarge) return tooLarge();
      logFailure(`${method} ${origin}${prefix.replace(/\/$/, "")}${routeOf(pathname)} failed:`, error);
      return isTimeout(error)
        ? refusal(504, "Servis sağlayıcı zamanında yanıt vermedi.")
        : refusal(502, "Servis sağlayıcıya ulaşılamıyor.");
    }
  };
}

function refusal(status: number, detail: string, headers: Record<string, string> = {}): Response {
  return Response.json({ detail }, { status, headers });
}

const tooLarge = () => refusal(413, "İstek çok büyük.", { connection: "close" });

function isTimeout(error: unknown): boolean {
  return (
    error instanceof TotalTimeout ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError ||
    error instanceof errors.ConnectTimeoutError
  );
}

/** Headers for the provider: without hop-by-hop headers, our cookies, and proxy headers claimed by the client. */
function toProvider(headers: Headers): Record<string, string> {
  const length = headers.get("content-length");
  const kept = [...headers].filter(
    ([name]) => !isOfConnection(name, headers.get("connection")) && !isForwardedHeader(name) && name !== "cookie",
  );
  // undici compares it with the number of bytes sent, and aborts if they differ.
  const framing = length !== null && announcesBody(headers) ? { "content-length": length } : {};
  return { ...Object.fromEntries(kept), ...framing };
}

function isOfConnection(name: string, connection: string | null): boolean {
  const lower = name.toLowerCase();
  if (ofConnection.has(lower) || lower.startsWith("proxy-")) return true;
  return (connection ?? "").split(",").some((named) => named.trim().toLowerCase() === lower);
}

async function* limited(body: Request["body"], limit: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw new BodyTooLarge();
    yield chunk;
  }
}

function toResponse({ statusCode: status, headers: received, body }: Dispatcher.ResponseData): Response {
  const { connection, "content-length": length, "set-cookie": _cookies, ...rest } = received;
  const headers = new Headers();
  for (const [name, value] of Object.entries(rest)) {
    if (isOfConnection(name, String(connection))) continue;
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  if (bodiless.has(status)) {
    body.resume();
    return new Response(null, { status, headers });
  }
  // Lets a browser show the progress of a download; undici checks that the provider sends as much.
  if (length !== undefined) headers.set("content-length", String(length));
  return new Response(Readable.toWeb(body) as unknown as BodyInit, { status, headers });
}

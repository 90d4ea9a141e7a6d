import { request as requestOverHttp, type IncomingMessage } from "node:http";
import { request as requestOverHttps } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

/** They speak of one connection and not of the message (RFC 9110 §7.6.1). */
const hopByHop = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
const idleMilliseconds = 60_000;
const bodiless = new Set([204, 205, 304]);

/**
 * Hands requests to another origin and its answers back, as they come and byte for byte; therefore not `fetch`, which
 * unpacks compressed bodies and follows redirects.
 */
export function proxyTo(origin: string): (incoming: Request) => Promise<Response> {
  return async (incoming) => {
    const { pathname, search } = new URL(incoming.url);
    const target = new URL(origin + pathname + search);
    const headers = endToEnd([...incoming.headers], incoming.headers.get("connection"));
    try {
      return toResponse(await send(incoming, target, { ...Object.fromEntries(headers), host: target.host }));
    } catch (error) {
      if (incoming.signal.aborted) return new Response(null, { status: 499 });
      console.error(`${incoming.method} ${target.origin}${pathname} failed:`, error);
      return Response.json({ detail: "Servis sağlayıcıya ulaşılamıyor." }, { status: 502 });
    }
  };
}

function send(incoming: Request, target: URL, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const open = target.protocol === "https:" ? requestOverHttps : requestOverHttp;
    const upstream = open(target, { method: incoming.method, headers, signal: incoming.signal });
    upstream.setTimeout(idleMilliseconds, () => upstream.destroy(new Error(`Silent for ${idleMilliseconds} ms`)));
    upstream.once("response", resolve);
    upstream.once("error", reject);
    if (incoming.body === null) upstream.end();
    else pipeline(Readable.fromWeb(incoming.body as ReadableStream), upstream).catch(reject);
  });
}

function toResponse(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 502;
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < answer.rawHeaders.length; index += 2) {
    pairs.push([answer.rawHeaders[index] ?? "", answer.rawHeaders[index + 1] ?? ""]);
  }
  const headers = new Headers(endToEnd(pairs, answer.headers.connection ?? null));
  if (bodiless.has(status)) {
    answer.resume();
    return new Response(null, { status, headers });
  }
  return new Response(Readable.toWeb(answer) as unknown as BodyInit, { status, headers });
}

/** Without the hop-by-hop headers and those that the Connection header names. */
function endToEnd(headers: readonly [string, string][], connection: string | null): [string, string][] {
  const named = new Set((connection ?? "").split(",").map((name) => name.trim().toLowerCase()));
  return headers.filter(([name]) => !hopByHop.has(name.toLowerCase()) && !named.has(name.toLowerCase()));
}

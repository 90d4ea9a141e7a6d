import { createMiddleware } from "hono/factory";
import { acceptedEncodings, compress, worthCompressing } from "./encoding.ts";

/**
 * Compresses whole responses. Hono's own middleware pipes each response through a CompressionStream, and turns it into a stream even
 * for a client that accepts no compression, which costs more than most responses.
 */
export const compressed = createMiddleware(async (c, next) => {
  await next();
  if (c.req.method === "HEAD") return;
  c.res.headers.set("vary", "Accept-Encoding");
  const [encoding] = acceptedEncodings(c.req.header("accept-encoding") ?? null);
  if (encoding === undefined) return;
  const { status, headers } = c.res;
  const body = new Uint8Array(await c.res.arrayBuffer());
  const isWorthIt = body.length >= worthCompressing;
  if (isWorthIt) headers.set("content-encoding", encoding);
  const content = isWorthIt ? await compress[encoding](body) : body;
  // Without this, Hono would merge the new response with the previous one.
  c.res = undefined;
  c.res = new Response(content, { status, headers });
});

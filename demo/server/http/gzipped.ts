import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { createMiddleware } from "hono/factory";
import { acceptedEncodings } from "./encoding.ts";

/** Bytes from which compression pays: a smaller answer fits into one packet anyway. */
const worthCompressing = 1000;

/**
 * Compresses whole answers in Node's thread pool. Hono's own pipes each answer through a CompressionStream, and turns it into a
 * stream even for a client that takes no compression, which costs more than most answers.
 */
export const gzipped = createMiddleware(async (c, next) => {
  await next();
  if (c.req.method === "HEAD") return;
  c.res.headers.set("vary", "Accept-Encoding");
  if (!acceptedEncodings(c.req.header("accept-encoding") ?? null).includes("gzip")) return;
  const { status, headers } = c.res;
  const body = new Uint8Array(await c.res.arrayBuffer());
  const isWorthIt = body.length >= worthCompressing;
  if (isWorthIt) headers.set("content-encoding", "gzip");
  const content = isWorthIt ? new Uint8Array(await promisify(gzip)(body)) : body;
  // Otherwise Hono would merge the answer with the one before.
  c.res = undefined;
  c.res = new Response(content, { status, headers });
});

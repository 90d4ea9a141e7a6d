import type { Context } from "hono";

/** The origin as the browser sees it: a proxy that terminates TLS reports the protocol. */
export function originOf(c: Context): string {
  const { protocol, host } = new URL(c.req.url);
  const forwarded = c.req.header("x-forwarded-proto");
  return `${forwarded === "https" ? "https:" : protocol}//${host}`;
}

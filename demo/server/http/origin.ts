import type { Context } from "hono";

/** As the browser knows this server: a proxy that ends TLS says so. */
export function originOf(c: Context): string {
  const { protocol, host } = new URL(c.req.url);
  const forwarded = c.req.header("x-forwarded-proto");
  return `${forwarded === "https" ? "https:" : protocol}//${host}`;
}

import type { Socket } from "node:net";
import { createMiddleware } from "hono/factory";
import type { ServerEnvironment } from "./client.ts";

/** Connections with a refused request: later requests on them are refused too. */
const ended = new WeakSet<Socket>();

/**
 * Refuses ambiguous requests before anything else reads them, here or behind the proxy: two servers that parse them differently
 * would disagree about where the next request begins (request smuggling) or which path is meant.
 */
export const refuseTricks = createMiddleware<ServerEnvironment>(async (c, next) => {
  const { incoming } = (c.env as ServerEnvironment["Bindings"] | undefined) ?? {};
  const { method, headers, url } = c.req.raw;
  if (isAmbiguous(method, headers) || (incoming && (hasTwoOfOne(incoming.rawHeaders) || ended.has(incoming.socket)))) {
    if (incoming) ended.add(incoming.socket);
    return c.json({ detail: "Geçersiz istek." }, 400, { connection: "close" });
  }
  // Checks the raw path, because a URL object has normalized it already.
  if (!isPlainPath(pathOf(incoming?.url ?? url))) return c.json({ detail: "Geçersiz adres." }, 400);
  return next();
});

/** Ambiguous: a GET or HEAD with a body, or a transfer encoding other than `chunked`. */
function isAmbiguous(method: string, headers: Headers): boolean {
  const encoding = headers.get("transfer-encoding");
  if (encoding !== null && encoding.toLowerCase() !== "chunked") return true;
  return (method === "GET" || method === "HEAD") && announcesBody(headers);
}

/** Whether a header that says whom a request is for or from comes twice: of two servers one would believe the first, one the last. */
function hasTwoOfOne(rawHeaders: readonly string[]): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return ["host", "authorization", "content-type"].some((name) => names.indexOf(name) !== names.lastIndexOf(name));
}

function announcesBody(headers: Headers): boolean {
  return headers.has("transfer-encoding") || (headers.get("content-length") ?? "0") !== "0";
}

/**
 * Whether no segment is empty, `.` or `..`; the last one may be empty. Also when percent-encoded, encoded again (`%252e`), or followed
 * by parameters (`..;x`), which servers for Java take off.
 */
export function isPlainPath(path: string): boolean {
  const decoded = path
    .replace(/%(?:25)*2e/gi, ".")
    .replace(/%(?:25)*(?:2f|5c)/gi, "/")
    .replace(/%(?:25)*3b/gi, ";")
    .replaceAll("\\", "/");
  const segments = decoded.split("/").slice(1);
  return segments.every((segment, index) => {
    const name = segment.replace(/;.*$/s, "");
    return name !== "." && name !== ".." && (name !== "" || (segment === "" && index === segments.length - 1));
  });
}

/** The path of a request target: of a path with query, or of a whole address. */
function pathOf(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
}

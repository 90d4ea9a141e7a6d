import type { Socket } from "node:net";
import { createMiddleware } from "hono/factory";
import type { ServerEnvironment } from "./client.ts";

/** Connections on which somebody tried: what comes behind it is not believed either. */
const ended = new WeakSet<Socket>();

/**
 * What no honest client sends, refused before anybody else reads it, here or behind the proxy: two servers that read it
 * differently would disagree about where the next request begins, or which path is asked.
 */
export const refuseTricks = createMiddleware<ServerEnvironment>(async (c, next) => {
  const { incoming } = (c.env as ServerEnvironment["Bindings"] | undefined) ?? {};
  const { method, headers, url } = c.req.raw;
  if (isAmbiguous(method, headers) || (incoming && ended.has(incoming.socket))) {
    if (incoming) ended.add(incoming.socket);
    return c.json({ detail: "Bu isteğin gövdesi geçersiz." }, 400, { connection: "close" });
  }
  // As it came: a URL object has resolved what it could.
  if (!isPlainPath(pathOf(incoming?.url ?? url))) return c.json({ detail: "Geçersiz adres." }, 400);
  return next();
});

/** A GET or HEAD has no body here, and no body is written in more than chunks. */
function isAmbiguous(method: string, headers: Headers): boolean {
  const encoding = headers.get("transfer-encoding");
  if (encoding !== null && encoding.toLowerCase() !== "chunked") return true;
  return (method === "GET" || method === "HEAD") && announcesBody(headers);
}

export function announcesBody(headers: Headers): boolean {
  return headers.has("transfer-encoding") || (headers.get("content-length") ?? "0") !== "0";
}

/** Without segments that are empty, `.` or `..`, however they are written; the last one may be empty. */
export function isPlainPath(path: string): boolean {
  const decoded = path
    .replace(/%2e/gi, ".")
    .replace(/%(?:2f|5c)/gi, "/")
    .replaceAll("\\", "/");
  const segments = decoded.split("/").slice(1);
  return segments.every(
    (segment, index) => segment !== "." && segment !== ".." && (segment !== "" || index === segments.length - 1),
  );
}

/** Of a path with its query, or of a whole address. */
function pathOf(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
}

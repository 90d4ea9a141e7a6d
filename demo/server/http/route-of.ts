import { apiParts } from "../api/parts.ts";
import { demoFolders } from "./demo-folders.ts";

/** Whether a path is a file of the portal. Other paths are its pages, which may contain a dot too (`/drivers/a.b`). */
export const isFilePath = (path: string): boolean =>
  /^\/(?:(?:chunks|assets|v\d+|\d+\.\d+\.\d+)\/.*|[^/]*\.[^/]*)$/.test(path);

/** How long a file may be cached: for ever with a hash or a whole version in its path, 5 minutes below a major version (`/v1/`). */
export function cacheControlOf(path: string): string {
  if (/^\/(?:chunks|assets|\d+\.\d+\.\d+)\//.test(path)) return "public, max-age=31536000, immutable";
  return /^\/v\d+\//.test(path) ? "public, max-age=300" : "no-cache";
}

const folders = ["chunks", "assets", "demo-assets", ...demoFolders];
const patterns = new Set(apiParts.flatMap(({ routes }) => routes.map(({ path }) => path.replaceAll(/:\w+/g, ":id"))));
const words = new Set([...patterns].flatMap((pattern) => pattern.split("/")));

/**
 * Reduces an address to its pattern, for logs and metrics: one of a fixed number of texts, without the query and without anything that
 * identifies a person (`/api/company/employees/:id/change-activation/`).
 */
export function routeOf(url: string): string {
  const path = url.replace(/[?#].*$/s, "");
  if (path.startsWith("/api/")) {
    const pattern = path
      .split("/")
      .map((segment) => (words.has(segment) ? segment : ":id"))
      .join("/");
    return patterns.has(pattern) ? pattern : "/api/*";
  }
  if (path === "/health" || path === "/ready") return path;
  const folder = folders.find((name) => path.startsWith(`/${name}/`));
  if (folder !== undefined) return `/${folder}/*`;
  return isFilePath(path) ? "/*.*" : "/*";
}

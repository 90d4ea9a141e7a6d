import { type Location, type PlaceName, places, type Places, toPath } from "./places.ts";

export { type Location, type PlaceName, places, toPath } from "./places.ts";

const placeNames = Object.keys(places) as PlaceName[];

/** `decodeURIComponent` that returns null instead of throwing for a malformed escape. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? "";
    if (!part.startsWith(":")) {
      if (part !== text) return null;
      continue;
    }
    const value = decode(text);
    // Browsers remove `.` and `..` from paths, also when they are percent-encoded.
    if (value === null || value === "" || value === "." || value === "..") return null;
    params[part.slice(1)] = value;
  }
  return params;
}

/** The location for an address of this portal (`/past-route-details/R-17?page=2`); null when no place matches. */
export function parseLocation(address: string): Location | null {
  const [withoutHash = ""] = address.split("#", 1);
  const queryStart = withoutHash.indexOf("?");
  const rawPath = queryStart < 0 ? withoutHash : withoutHash.slice(0, queryStart);
  const query = queryStart < 0 ? "" : withoutHash.slice(queryStart + 1);
  const path = rawPath.length > 1 ? rawPath.replace(/\/$/, "") : rawPath;
  for (const name of placeNames) {
    const params = matchPattern(places[name].pattern, path);
    if (params) return { name, params, query };
  }
  return null;
}

export function toAddressOf({ name, params, query }: Location): string {
  return toPath(name, params as Places[typeof name], query);
}

/**
 * The target of a `redirect` parameter, rebuilt from a known place, or null. The text itself is never followed, so that
 * `//evil`, `/\evil`, `/..//evil.com`, other schemes and unknown paths lead nowhere.
 */
export function parseRedirect(redirect: string | null | undefined): Location | null {
  if (!redirect?.startsWith("/")) return null;
  const location = parseLocation(redirect);
  return location && location.name !== "sign-in" ? location : null;
}

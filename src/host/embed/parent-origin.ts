interface FrameSurroundings {
  /** Origins of the embedding pages, the nearest first; undefined in browsers without `location.ancestorOrigins` (Firefox). */
  readonly ancestorOrigins: readonly string[] | undefined;
  readonly referrer: string;
  /** Our own origin. */
  readonly origin: string;
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}

/**
 * The origin of the embedding page if it is one of `allowed` (as in `frame-ancestors`: exact origins and `'self'`), else null.
 * Messages are sent to this origin only; wildcards match nothing.
 */
export function toParentOrigin(allowed: readonly string[], surroundings: FrameSurroundings): string | null {
  const { ancestorOrigins, referrer, origin } = surroundings;
  const known = allowed.map((entry) => (entry === "'self'" ? origin : originOf(entry)));
  // After a reload inside the frame the referrer is this page itself, and a page may send no referrer at all.
  const parent = ancestorOrigins?.[0] ?? originOf(referrer) ?? (known.length === 1 ? known[0] : undefined);
  // Pages from `file:` and sandboxed ones all have the opaque origin "null".
  return parent != null && parent !== "null" && known.includes(parent) ? parent : null;
}

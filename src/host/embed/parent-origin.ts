export interface FrameSurroundings {
  /** Origins of the pages around this one, the nearest first; undefined where the browser doesn't tell. */
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
 * The origin of the page around this one if it is one of `allowed` (as `frame-ancestors` writes them: exact origins and
 * `'self'`), else null. Messages go to this origin and to nobody else; wildcards name nobody.
 */
export function toParentOrigin(allowed: readonly string[], surroundings: FrameSurroundings): string | null {
  const { ancestorOrigins, referrer, origin } = surroundings;
  const known = allowed.map((entry) => (entry === "'self'" ? origin : originOf(entry)));
  // After a reload inside the frame the referrer is this page itself, and a page may send none.
  const parent = ancestorOrigins?.[0] ?? originOf(referrer) ?? (known.length === 1 ? known[0] : undefined);
  // Pages of files and sandboxed ones have no origin of their own: all of them are called "null".
  return parent != null && parent !== "null" && known.includes(parent) ? parent : null;
}

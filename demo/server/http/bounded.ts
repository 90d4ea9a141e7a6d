import { createMiddleware } from "hono/factory";

interface Bounds {
  /** Requests that are handled concurrently. */
  readonly atOnce: number;
  /** Further requests that wait, in the order of their arrival. */
  readonly waiting: number;
}

/** Seconds after which the portal retries a read, twice at most. */
const retryAfter = "3";

/**
 * Limits concurrent requests. Requests beyond the limits are refused immediately with 503 and Retry-After, instead of taking memory
 * while they wait longer than any client does.
 */
export function bounded({ atOnce, waiting }: Bounds) {
  let running = 0;
  const queue: (() => void)[] = [];
  return createMiddleware(async (c, next) => {
    let isLeft = false;
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) {
      // Resolved by a request that ends, which hands its place over.
      await new Promise<void>((resolve) => queue.push(resolve));
      isLeft = c.req.raw.signal.aborted;
    } else {
      return c.json({ detail: "Sunucu şu anda çok yoğun. Lütfen biraz sonra tekrar deneyin." }, 503, {
        "retry-after": retryAfter,
        "cache-control": "no-store",
      });
    }
    try {
      // The client disconnected while waiting, so the database isn't queried.
      if (isLeft) return new Response(null, { status: 499 });
      await next();
    } finally {
      const following = queue.shift();
      if (following) following();
      else running -= 1;
    }
    return undefined;
  });
}

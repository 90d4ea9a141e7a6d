import { createMiddleware } from "hono/factory";

interface Bounds {
  /** How many requests are answered at the same time. */
  readonly atOnce: number;
  /** How many more wait for their turn, in the order in which they came. */
  readonly waiting: number;
}

/** Seconds. A portal tries a read twice again after them. */
const retryAfter = "3";

/**
 * Lets only so many requests in. What comes beyond is refused at once with 503 and told when to come again, instead of waiting longer
 * than anybody waits for it and taking memory meanwhile.
 */
export function bounded({ atOnce, waiting }: Bounds) {
  let running = 0;
  const queue: (() => void)[] = [];
  return createMiddleware(async (c, next) => {
    let isLeft = false;
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) {
      // Whoever is answered hands its place on.
      await new Promise<void>((resolve) => queue.push(resolve));
      isLeft = c.req.raw.signal.aborted;
    } else {
      return c.json({ detail: "Sunucu şu anda çok yoğun. Lütfen biraz sonra tekrar deneyin." }, 503, {
        "retry-after": retryAfter,
        "cache-control": "no-store",
      });
    }
    try {
      // Nobody waits for the answer any more: nothing is asked of the database.
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

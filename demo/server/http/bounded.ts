import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

interface Bounds {
  /** Requests that are handled concurrently. */
  readonly atOnce: number;
  /** Further requests that wait. */
  readonly waiting: number;
  /** Most bytes of a request's body. */
  readonly bodyBytes: number;
  /** The address that a request is counted for. */
  readonly addressOf: (c: Context) => string;
}

/** Seconds after which the portal retries a read, twice at most. */
const retryAfter = "3";

/**
 * Limits concurrent requests. A request takes a place only when its body is here, so that a client that announces one and doesn't send
 * it holds nothing: neither a place, nor a connection to the provider. It keeps the place until its response has been sent, where
 * the server is known, because a client that reads slowly keeps the provider's connection open. One address has at most half of the
 * places, and those of others are served first when it waits for many. Requests beyond the limits are refused immediately with 503 and
 * Retry-After, instead of taking memory while they wait longer than any client does.
 */
export function bounded({ atOnce, waiting, bodyBytes, addressOf }: Bounds) {
  const places = new Places(atOnce, waiting);
  const arrivals = new Arrivals(atOnce + waiting);
  return createMiddleware(async (c, next) => {
    const address = addressOf(c);
    const { raw } = c.req;
    // Not for GET: accessing the body makes the server create a full Request object, which a GET doesn't need otherwise.
    if (raw.method !== "GET" && raw.method !== "HEAD" && raw.body !== null) {
      if (Number(raw.headers.get("content-length")) > bodyBytes) return refuse(c, 413);
      const body = await receive(raw.body, bodyBytes, (giveUp) => arrivals.enter(address, giveUp));
      if (!(body instanceof Uint8Array)) return refuse(c, body);
      const { url, method, headers, signal } = raw;
      c.req.raw = new Request(url, { method, headers, signal, body: body.length > 0 ? body : null });
    }
    const turn = places.take(address);
    if (turn === null) return refuse(c, 503);
    await turn;
    const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
    try {
      // The client disconnected while waiting, so nobody is asked.
      if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
      await next();
    } finally {
      const leave = () => places.leave(address);
      if (outgoing && !outgoing.closed) outgoing.once("close", leave);
      else leave();
    }
    return undefined;
  });
}

const refusals = {
  408: ["İstek zamanında tamamlanmadı.", { connection: "close" }],
  413: ["İstek çok büyük.", { connection: "close" }],
  // The client has left.
  499: ["", {}],
  503: ["Sunucu şu anda çok yoğun. Lütfen biraz sonra yeniden deneyin.", { "retry-after": retryAfter }],
} as const;

function refuse(c: Context, status: keyof typeof refusals): Response {
  const [detail, headers] = refusals[status];
  if (status === 499) return new Response(null, { status });
  return c.json({ detail }, status, { ...headers, "cache-control": "no-store" });
}

/** Reads a body to its end, or returns why it didn't come: too large, given up in favour of others, or broken off. */
async function receive(
  body: ReadableStream<Uint8Array>,
  most: number,
  enter: (giveUp: () => void) => () => void,
): Promise<Uint8Array<ArrayBuffer> | 408 | 413 | 499> {
  const reader = body.getReader();
  let isGivenUp = false;
  const leave = enter(() => {
    isGivenUp = true;
    void reader.cancel();
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isGivenUp) return 408;
      if (done) return new Uint8Array(Buffer.concat(chunks));
      size += value.length;
      if (size > most) return 413;
      chunks.push(value);
    }
  } catch {
    // The client has left, or Node has refused the rest: it took too long (requestTimeout) or its chunks were malformed.
    return 499;
  } finally {
    leave();
  }
}

/** Bodies on their way. When there are too many, the oldest of the address with the most is given up: it sends too slowly. */
class Arrivals {
  readonly #most: number;
  readonly #byAddress = new Map<string, Set<() => void>>();
  #count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the function that ends the arrival. */
  enter(address: string, giveUp: () => void): () => void {
    if (this.#count >= this.#most) {
      const [busiest, ones] = [...this.#byAddress].reduce((most, one) => (one[1].size > most[1].size ? one : most));
      const [oldest] = ones;
      if (oldest) {
        this.#leave(busiest, oldest);
        oldest();
      }
    }
    const ones = this.#byAddress.get(address) ?? new Set();
    this.#byAddress.set(address, ones.add(giveUp));
    this.#count += 1;
    return () => this.#leave(address, giveUp);
  }

  #leave(address: string, giveUp: () => void): void {
    const ones = this.#byAddress.get(address);
    if (!ones?.delete(giveUp)) return;
    this.#count -= 1;
    if (ones.size === 0) this.#byAddress.delete(address);
  }
}

interface Held {
  running: number;
  waiting: number;
}

class Places {
  readonly #atOnce: number;
  readonly #waiting: number;
  readonly #mostOfAddress: number;
  readonly #held = new Map<string, Held>();
  readonly #queue: { readonly address: string; readonly enter: () => void }[] = [];
  #running = 0;

  constructor(atOnce: number, waiting: number) {
    this.#atOnce = atOnce;
    this.#waiting = waiting;
    this.#mostOfAddress = Math.ceil((atOnce + waiting) / 2);
  }

  /** Resolves when the place is taken; null when there is none. */
  take(address: string): Promise<void> | null {
    const held = this.#held.get(address) ?? { running: 0, waiting: 0 };
    if (held.running + held.waiting >= this.#mostOfAddress) return null;
    const isFree = this.#running < this.#atOnce;
    if (!isFree && this.#queue.length >= this.#waiting) return null;
    this.#held.set(address, held);
    if (isFree) {
      this.#enter(held);
      return Promise.resolve();
    }
    held.waiting += 1;
    return new Promise((resolve) => {
      const enter = () => {
        held.waiting -= 1;
        this.#enter(held);
        resolve();
      };
      this.#queue.push({ address, enter });
    });
  }

  leave(address: string): void {
    const held = this.#held.get(address);
    if (!held) throw new Error("A place was left that nobody held");
    held.running -= 1;
    this.#running -= 1;
    if (held.running + held.waiting === 0) this.#held.delete(address);
    // The first of the address that has the fewest places.
    const runningOf = (one: { address: string }) => this.#held.get(one.address)?.running ?? 0;
    const least = Math.min(...this.#queue.map(runningOf));
    const index = this.#queue.findIndex((one) => runningOf(one) === least);
    if (index >= 0) this.#queue.splice(index, 1)[0]?.enter();
  }

  #enter(held: Held): void {
    held.running += 1;
    this.#running += 1;
  }
}

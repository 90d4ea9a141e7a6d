import TinyQueue from "tinyqueue";

/** One way to serve somebody. */
export interface SeatOption {
  /** Index of the seats that one of is needed; null: none is needed. */
  readonly pool: number | null;
  /** What it is worth, a whole number above 0. */
  readonly gain: number;
}

/**
 * Chooses for everybody one of their options or none, so that the sum of gains is the highest possible and no pool gives more seats
 * than it has. The result is the index of the option, or null. The same input has the same result, also among equally good ones.
 *
 * Shortest augmenting paths with prices (Jonker and Volgenant), for pools of several seats: a person who wants a seat of a full pool
 * may displace somebody to their next best option. Yields after each person, so that the caller can pause.
 */
export function* assignSeats(
  wishes: readonly (readonly SeatOption[])[],
  seats: readonly number[],
): Generator<undefined, (number | null)[]> {
  const chosen: (number | null)[] = wishes.map(() => null);
  const holders: Set<number>[] = seats.map(() => new Set());
  /** At most 0; 0 while a pool has seats left. */
  const prices = seats.map(() => 0);
  /** No option needs no seat and is worth nothing. */
  const at = (person: number, option: number | null) => wishes[person]?.[option ?? -1] ?? { pool: null, gain: 0 };
  const hasRoom = (pool: number) => (holders[pool]?.size ?? 0) < (seats[pool] ?? 0);
  /** Cost of an option less the price of its pool. */
  const reducedCost = (person: number, option: number | null) => {
    const { pool, gain } = at(person, option);
    return -gain - (pool === null ? 0 : (prices[pool] ?? 0));
  };

  for (let newcomer = 0; newcomer < wishes.length; newcomer += 1) {
    /** The cheapest known way to a full pool: who would take a seat there, by which option. */
    const reached = new Map<number, { cost: number; person: number; option: number; isScanned: boolean }>();
    const queue = new TinyQueue<{ cost: number; pool: number }>([], (one, other) => one.cost - other.cost);
    /** The cheapest known end: somebody takes an option that has a seat left or needs none, or goes without. */
    let end = { cost: 0, person: newcomer, option: null as number | null };
    const consider = (person: number, base: number) => {
      if (base < end.cost) end = { cost: base, person, option: null };
      for (let option = 0; option < (wishes[person]?.length ?? 0); option += 1) {
        const { pool } = at(person, option);
        const cost = base + reducedCost(person, option);
        if (pool === null || hasRoom(pool)) {
          if (cost < end.cost) end = { cost, person, option };
        } else if (seats[pool] && cost < (reached.get(pool)?.cost ?? Infinity) && !reached.get(pool)?.isScanned) {
          reached.set(pool, { cost, person, option, isScanned: false });
          queue.push({ cost, pool });
        }
      }
    };
    consider(newcomer, 0);
    for (let next = queue.pop(); next && next.cost < end.cost; next = queue.pop()) {
      const { cost, pool } = next;
      const label = reached.get(pool);
      if (!label || label.isScanned) continue;
      label.isScanned = true;
      for (const person of holders[pool] ?? []) consider(person, cost - reducedCost(person, chosen[person] ?? null));
    }
    // Those that weren't scanned cost as much as the end, or more.
    for (const [pool, { cost }] of reached) prices[pool] = (prices[pool] ?? 0) + Math.min(0, cost - end.cost);

    for (let { person, option }: { person: number; option: number | null } = end; ;) {
      const leftPool = at(person, chosen[person] ?? null).pool;
      chosen[person] = option;
      const { pool } = at(person, option);
      if (leftPool !== null) holders[leftPool]?.delete(person);
      if (pool !== null) holders[pool]?.add(person);
      if (person === newcomer || leftPool === null) break;
      // The seat that was left goes to who wanted it.
      const heir = reached.get(leftPool);
      if (!heir) break;
      ({ person, option } = heir);
    }
    yield;
  }
  return chosen;
}

/* The state that the router keeps in the entries of the browser's history, and the layers (dialogs, drawers) of an entry. */
/** Parameters of a query for an open layer; the first names it, the others belong to it. */
export type LayerNames = readonly [string, ...string[]];

/** State of a history entry. */
export interface Entry {
  readonly shuttleScroll: number;
  /** Index among the entries of this page. */
  readonly shuttleIndex: number;
  /** The open layers, each with an entry of its own: a parameter's name, or {@link unnamed}. */
  readonly shuttleLayers: readonly string[];
}

/** A layer that an address can't reopen: once it is closed, its entry is useless. */
export const unnamed = "";

export function readEntry(state: unknown): Partial<Entry> {
  const { shuttleScroll: scroll, shuttleIndex: index, shuttleLayers: layers } = (state ?? {}) as Partial<Entry>;
  return {
    ...(typeof scroll === "number" && { shuttleScroll: scroll }),
    ...(typeof index === "number" && { shuttleIndex: index }),
    ...(Array.isArray(layers) && { shuttleLayers: layers }),
  };
}

export const countUnnamed = (layers: readonly string[]) => layers.filter((name) => name === unnamed).length;

/** Without the unnamed layers on top. */
export function trim(layers: readonly string[]): readonly string[] {
  return layers.slice(0, layers.findLastIndex((name) => name !== unnamed) + 1);
}

/** Without `count` unnamed layers, from the top. */
export function without(layers: readonly string[], count: number): readonly string[] {
  let left = count;
  return layers
    .toReversed()
    .filter((name) => name !== unnamed || (left -= 1) < 0)
    .toReversed();
}

export function withoutParameters(query: string, names: readonly string[]): string {
  const parameters = new URLSearchParams(query);
  if (!names.some((name) => parameters.has(name))) return query;
  for (const name of names) parameters.delete(name);
  return parameters.toString();
}

/** Tracks a history traversal started by the router: entries can't be written until the browser has arrived. */
interface HistoryTravel {
  /** Calls `act` at once, or when the browser has arrived. */
  whenThere(act: () => void): void;
  /** Goes to the entry at `delta` from the current one; calls `there` on arrival, before the queued acts. */
  go(delta: number, there: () => void): void;
  /** Queues further acts until `release` or the arrival of the next `go`. */
  hold(): void;
  release(): void;
  /** To be called on `popstate`. False: the traversal was the user's, not the router's. */
  arrive(): boolean;
}

export function createHistoryTravel(history: History): HistoryTravel {
  let arrival: (() => void) | null = null;
  let waiting: (() => void)[] = [];

  function whenThere(act: () => void): void {
    if (arrival) waiting.push(act);
    else act();
  }

  function release(): void {
    arrival = null;
    const acts = waiting;
    waiting = [];
    for (const act of acts) whenThere(act);
  }

  return {
    whenThere,
    release,
    go(delta, there) {
      arrival = there;
      history.go(delta);
    },
    hold() {
      arrival = () => undefined;
    },
    arrive() {
      if (!arrival) return false;
      const there = arrival;
      arrival = null;
      there();
      if (!arrival) release();
      return true;
    },
  };
}

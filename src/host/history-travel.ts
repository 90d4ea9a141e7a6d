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

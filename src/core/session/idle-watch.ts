import { atom, type ReadableAtom } from "nanostores";
import { type Environment, type KeyValueStorage, startStopwatch } from "../platform/environment.ts";

/** Ms before the end at which the notice appears. */
const idleNotice = 60_000;
/** Longest interval between two checks, ms, because timers stop while a machine sleeps. */
const longestPause = 15_000;
/** Throttle of input events, ms: one pointer movement raises hundreds of them. */
const inputPause = 1000;
/** Throttle of messages to other tabs, ms. */
const sharePause = 5000;

/** Storage entry through which the tabs of a session share the time of the last activity. */
export interface SharedActivity {
  readonly storage: KeyValueStorage;
  readonly key: string;
}

interface IdleWatchOptions {
  readonly environment: Environment;
  readonly onIdle: () => void;
}

/** Ends a session after a time without user input. */
export interface IdleWatch {
  /** Whole seconds until the end, in the last minute; else null. */
  readonly $secondsLeft: ReadableAtom<number | null>;
  /**
   * Starts watching; a `limit` (ms) of null stops it. `since`: ms without activity before now.
   */
  watch(limit: number | null, shared: SharedActivity | null, since?: number): void;
  /** The user has chosen to stay signed in. */
  stay(): void;
  /**
   * Claims the notice for one element. While it is shown only its button counts as activity, not a key pressed before
   * reaching it. Returns a function that releases it; null when another element shows the notice.
   */
  claimNotice(): (() => void) | null;
  /** Whether the limit is reached, or so nearly that another tab, which throttles its messages, may have reached it. */
  isOver(): boolean;
}

/**
 * Ms since the last activity in any tab; null: no tab has recorded one. A time in the future (the clock was set back) counts
 * as now.
 */
export function idleSince({ storage, key }: SharedActivity, now: number): number | null {
  const text = storage.get(key);
  const at = text === null || text === "" ? Number.NaN : Number(text);
  return Number.isFinite(at) ? Math.max(0, now - at) : null;
}

export function createIdleWatch({ environment, onIdle }: IdleWatchOptions): IdleWatch {
  const $secondsLeft = atom<number | null>(null);
  let limit: number | null = null;
  let shared: SharedActivity | null = null;
  /** Of the shared entry, as last read or written. */
  let lastText: string | null = null;
  let before = 0;
  let elapsed = startStopwatch(environment);
  let lastInput = Number.NEGATIVE_INFINITY;
  let lastShare = Number.NEGATIVE_INFINITY;
  let isClaimed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stops: readonly (() => void)[] = [];

  function restart(since: number): void {
    before = since;
    elapsed = startStopwatch(environment);
  }

  function idleTime(): number {
    // Only a changed entry is read: after the clock was set back, an old entry would look recent.
    const text = shared?.storage.get(shared.key) ?? null;
    if (shared && text !== lastText) {
      lastText = text;
      const since = idleSince(shared, environment.now());
      if (since !== null && since < before + elapsed()) restart(since);
    }
    return before + elapsed();
  }

  function share(isUrgent: boolean): void {
    if (!shared || (!isUrgent && environment.steadyNow() - lastShare < sharePause)) return;
    lastShare = environment.steadyNow();
    lastText = String(environment.now());
    shared.storage.set(shared.key, lastText);
  }

  function look(): void {
    clearTimeout(timer);
    if (limit === null) return;
    const left = limit - idleTime();
    if (left <= 0) {
      onIdle();
      return;
    }
    const isNear = left <= idleNotice;
    $secondsLeft.set(isNear ? Math.ceil(left / 1000) : null);
    timer = setTimeout(look, isNear ? left % 1000 || 1000 : Math.min(left - idleNotice, longestPause));
  }

  function stay(): void {
    if (limit === null) return;
    // Input after the limit ends the session instead of extending it.
    if (idleTime() >= limit) {
      onIdle();
      return;
    }
    const isNear = $secondsLeft.get() !== null;
    restart(0);
    share(isNear);
    if (isNear) look();
  }

  function noteInput(): void {
    if ($secondsLeft.get() !== null && isClaimed) return;
    if (environment.steadyNow() - lastInput < inputPause) return;
    lastInput = environment.steadyNow();
    stay();
  }

  return {
    $secondsLeft,
    watch(newLimit, newShared, since = 0) {
      clearTimeout(timer);
      for (const stop of stops) stop();
      stops = [];
      limit = newLimit;
      shared = newShared;
      lastText = newShared?.storage.get(newShared.key) ?? null;
      $secondsLeft.set(null);
      if (newLimit === null) return;
      restart(since);
      if (since === 0) share(true);
      stops = [environment.onWake(look), environment.onInput(noteInput)];
      look();
    },
    stay,
    claimNotice() {
      if (isClaimed) return null;
      isClaimed = true;
      return () => {
        isClaimed = false;
      };
    },
    isOver: () => limit !== null && idleTime() >= limit - sharePause - inputPause,
  };
}

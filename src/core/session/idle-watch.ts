import { atom, type ReadableAtom } from "nanostores";
import type { Environment, KeyValueStorage } from "../platform/environment.ts";
import { startStopwatch } from "../platform/stopwatch.ts";

/** So long (ms) before the end the person is told. */
const idleNotice = 60_000;
/** At least so often (ms) the watch looks: timers stand still while a machine sleeps. */
const longestPause = 15_000;
/** One pointer's way is hundreds of inputs; of those within so many ms one counts. */
const inputPause = 1000;
/** The other tabs are told at most so often, ms. */
const sharePause = 5000;

/** Where the tabs that share a session tell each other of their person. */
export interface SharedActivity {
  readonly storage: KeyValueStorage;
  readonly key: string;
}

export interface IdleWatchOptions {
  readonly environment: Environment;
  readonly onIdle: () => void;
}

/** Ends a session that has nobody in front of it. */
export interface IdleWatch {
  /** Whole seconds until the end, in the last minute; else null. */
  readonly $secondsLeft: ReadableAtom<number | null>;
  /**
   * Watches from now on; a limit (ms) of null ends the watch. `since`: how long (ms) nobody was there already.
   */
  watch(limit: number | null, shared: SharedActivity | null, since?: number): void;
  /** The person wants to stay. */
  stay(): void;
  /**
   * Whoever shows the notice: from then on only its button counts, not any key on the way there. Returns the way to give it
   * back; null when another one shows it.
   */
  claimNotice(): (() => void) | null;
  /** The time is over, or as good as over: by another tab's clock it may be. */
  isOver(): boolean;
}

/** For how long (ms) nobody was active in any tab; null: no tab has said so. A moment in the future is now: that clock was set back. */
export function idleSince({ storage, key }: SharedActivity, now: number): number | null {
  const text = storage.get(key);
  const at = text === null || text === "" ? Number.NaN : Number(text);
  return Number.isFinite(at) ? Math.max(0, now - at) : null;
}

export function createIdleWatch({ environment, onIdle }: IdleWatchOptions): IdleWatch {
  const $secondsLeft = atom<number | null>(null);
  let limit: number | null = null;
  let shared: SharedActivity | null = null;
  let told: string | null = null;
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
    // Only what is new there says something: an old moment would count again when the wall clock is set back.
    const text = shared?.storage.get(shared.key) ?? null;
    if (shared && text !== told) {
      told = text;
      const since = idleSince(shared, environment.now());
      if (since !== null && since < before + elapsed()) restart(since);
    }
    return before + elapsed();
  }

  function share(isUrgent: boolean): void {
    if (!shared || (!isUrgent && environment.steadyNow() - lastShare < sharePause)) return;
    lastShare = environment.steadyNow();
    told = String(environment.now());
    shared.storage.set(shared.key, told);
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
    // Who comes back after the time is over must not find the session open.
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
      told = newShared?.storage.get(newShared.key) ?? null;
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

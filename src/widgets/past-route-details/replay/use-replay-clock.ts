import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { Replay } from "./replay.store.ts";

/** The longest time counted for a frame, ms, so that the replay continues where it was after a while in the background. */
const longestFrame = 250;
/** Interval of the steps with reduced motion, ms: the vehicle changes its position without animation. */
const calmStep = 1000;

/** Advances a replay while it plays; no timer runs while it is paused. */
export function useReplayClock(replay: Replay): void {
  const isPlaying = useStore(replay.$isPlaying);
  useEffect(() => {
    if (!isPlaying) return undefined;
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? runInSteps(replay) : runInFrames(replay);
  }, [replay, isPlaying]);
}

function runInFrames(replay: Replay): () => void {
  let request = 0;
  let last = performance.now();
  const run = (now: number) => {
    request = requestAnimationFrame(run);
    replay.advance(Math.min(longestFrame, Math.max(0, now - last)));
    last = now;
  };
  request = requestAnimationFrame(run);
  return () => cancelAnimationFrame(request);
}

function runInSteps(replay: Replay): () => void {
  const timer = setInterval(() => replay.advance(calmStep), calmStep);
  return () => clearInterval(timer);
}

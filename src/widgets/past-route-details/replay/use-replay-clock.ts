import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { Replay } from "./replay.store.ts";

/** A page that was in the background goes on where it was, instead of leaping to the end. ms. */
const longestFrame = 250;
/** Without motion the vehicle is at another place now and then, instead of moving there. ms. */
const calmStep = 1000;

/** Lets the time of a replay go by while it plays; nothing runs while it doesn't. */
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

import { useEffect, useState } from "react";

/** A hidden page has no frames; ms. */
const longestFrame = 100;

/**
 * The value as it was a frame ago, null before the first one: what is out of sight when the value changes waits with its own
 * change until the frame with the rest is drawn.
 */
export function useSettled<Value>(value: Value): Value | null {
  const [settled, setSettled] = useState<Value | null>(null);
  useEffect(() => {
    if (settled === value) return undefined;
    const settle = () => setSettled(() => value);
    let timer = setTimeout(settle, longestFrame);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(settle);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [settled, value]);
  return settled;
}

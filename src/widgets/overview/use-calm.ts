import { useEffect, useState } from "react";
import type { Overview } from "./overview.store.ts";

/** The browser is given so long (ms) to find a quiet moment. */
const patience = 4000;
/** Where browsers don't tell of quiet moments, it is so long (ms) after the last answer. */
const usualPause = 1500;

function whenIdle(begin: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(begin, { timeout: patience });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(begin, usualPause);
  return () => clearTimeout(timer);
}

/** Becomes true when every card has its answer and the page has nothing to do: for what may wait until all else stands. */
export function useCalm({ $queries }: Overview): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    const loads = $queries.get().map(({ $load }) => $load);
    let stops: (() => void)[] = [];
    const end = () => stops.forEach((stop) => stop());
    const look = () => {
      if (loads.some(($load) => $load.get().status === "loading")) return;
      end();
      stops = [whenIdle(() => setCalm(true))];
    };
    stops = loads.map(($load) => $load.listen(look));
    look();
    return () => end();
  }, [$queries]);
  return isCalm;
}

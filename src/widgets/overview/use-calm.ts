import { useEffect, useState } from "react";
import { whenIdle } from "../../core/platform/idle.ts";
import type { Overview } from "./overview.store.ts";

const patience = { patience: 4000, pause: 1500 };

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
      stops = [whenIdle(() => setCalm(true), patience)];
    };
    stops = loads.map(($load) => $load.listen(look));
    look();
    return () => end();
  }, [$queries]);
  return isCalm;
}

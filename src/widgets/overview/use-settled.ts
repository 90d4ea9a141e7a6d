import { useEffect } from "react";
import { whenIdle } from "../../core/platform/idle.ts";
import { useScope } from "../kit/element/context.ts";
import { loadsOf } from "../kit/root/load-report.ts";
import type { Overview } from "./overview.store.ts";

/** Ms that the rest waits for the cards' data at most, so that a hanging call doesn't hold back more than its own card. */
export const longestWait = 5000;

/** The longest wait for an idle moment, ms; `pause`: the fixed wait without `requestIdleCallback` (Safari). */
const idleOptions = { patience: 4000, pause: 1500 };

/** Sets `$isSettled` when no query of the cards is loading any more, or has been for too long, and the page is idle. */
export function useSettled({ $isSettled }: Overview): void {
  const scope = useScope();
  useEffect(() => {
    let stops: (() => void)[] = [];
    const end = () => stops.forEach((stop) => stop());
    const settle = () => {
      end();
      stops = [whenIdle(() => $isSettled.set(true), idleOptions)];
    };
    const look = () => {
      if (loadsOf(scope).every(({ status }) => status !== "loading")) settle();
    };
    const timer = setTimeout(settle, longestWait);
    stops = [() => clearTimeout(timer), ...scope.$queries.get().map(({ $load }) => $load.listen(look))];
    look();
    return () => end();
  }, [scope, $isSettled]);
}

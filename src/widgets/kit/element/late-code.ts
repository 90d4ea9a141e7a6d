import { useEffect, useState } from "react";
import { ApiError } from "../../../core/http/errors.ts";
import type { Load } from "../../../core/query/query.ts";

/** A part of an element's code that comes when it is first shown; a constant of its module. */
export interface LateCode<Module> {
  /** The module, once it has come. */
  readonly known: Module | undefined;
  load(): Promise<Module>;
}

export function lateCode<Module>(run: () => Promise<Module>): LateCode<Module> {
  let known: Module | undefined;
  let pending: Promise<Module> | undefined;
  return {
    get known() {
      return known;
    },
    load: () => {
      // After a failure by the same import: browsers and bundlers ask the network again. An address of our own would be none that a
      // bundler knows, and lead to names of exports that nobody has promised.
      pending ??= run().then(
        (module) => {
          known = module;
          return module;
        },
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
  };
}

const longestFrame = 100;
let turn: Promise<void> = Promise.resolve();

/** Parts that come together are shown one per frame: all at once they would stop a slow phone for half a second. */
function inTurn(): Promise<void> {
  turn = turn.then(
    () =>
      new Promise((resolve) => {
        // A hidden page has no frames.
        setTimeout(resolve, longestFrame);
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
  return turn;
}

/** The code and its retry, as an AsyncPanel takes them. */
export function useLateCode<Module>(code: LateCode<Module>): { readonly load: Load<Module>; retry(): void } {
  const [attempt, setAttempt] = useState(0);
  const [load, setLoad] = useState<Load<Module>>(() => (code.known ? ready(code.known) : { status: "loading" }));

  useEffect(() => {
    if (code.known && attempt === 0) return undefined;
    let isWanted = true;
    const show = (next: Load<Module>) => isWanted && setLoad(next);
    code.load().then(
      (module) => inTurn().then(() => show(ready(module))),
      () => show({ status: "failed", error: new ApiError("network", "import"), isRetrying: false }),
    );
    return () => {
      isWanted = false;
    };
  }, [code, attempt]);

  const retry = () => {
    setLoad((current) => (current.status === "failed" ? { ...current, isRetrying: true } : current));
    setAttempt((count) => count + 1);
  };
  return { load, retry };
}

function ready<Module>(module: Module): Load<Module> {
  return { status: "ready", data: module, isRefreshing: false, refreshError: null, loadedAt: Date.now() };
}

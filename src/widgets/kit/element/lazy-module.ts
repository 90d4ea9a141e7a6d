import { useEffect, useState } from "react";
import { ApiError, codeCall } from "../../../core/http/errors.ts";
import type { Load } from "../../../core/query/query.ts";

/** A module that is imported when it is first shown. Must be a module constant, so that its state outlives the component. */
export interface LazyModule<Module> {
  /** The module, once it is loaded. */
  readonly known: Module | undefined;
  load(): Promise<Module>;
}

export function lazyModule<Module>(run: () => Promise<Module>): LazyModule<Module> {
  let known: Module | undefined;
  let pending: Promise<Module> | undefined;
  return {
    get known() {
      return known;
    },
    load: () => {
      // A retry repeats the same import(). A specifier with a cache-busting query would be unknown to a bundler, and its exports may
      // have other names there.
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

/** Modules that arrive together are rendered one per frame: all at once would block a slow phone for half a second. */
function inTurn(): Promise<void> {
  turn = turn.then(
    () =>
      new Promise((resolve) => {
        // A hidden page gets no animation frames.
        setTimeout(resolve, longestFrame);
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
  return turn;
}

/** The module's load state and retry, as AsyncPanel takes them. */
export function useLazyModule<Module>(code: LazyModule<Module>): { readonly load: Load<Module>; retry(): void } {
  const [attempt, setAttempt] = useState(0);
  // Recorded at the first rendering: a module that arrives between it and the effect must still cause an update.
  const [wasKnown] = useState(code.known !== undefined);
  const [load, setLoad] = useState<Load<Module>>(() => (code.known ? ready(code.known) : { status: "loading" }));

  useEffect(() => {
    if (wasKnown && attempt === 0) return undefined;
    let isWanted = true;
    const show = (next: Load<Module>) => isWanted && setLoad(next);
    code.load().then(
      (module) => inTurn().then(() => show(ready(module))),
      () => show({ status: "failed", error: new ApiError("network", codeCall), isRetrying: false }),
    );
    return () => {
      isWanted = false;
    };
  }, [code, wasKnown, attempt]);

  const retry = () => {
    setLoad((current) => (current.status === "failed" ? { ...current, isRetrying: true } : current));
    setAttempt((count) => count + 1);
  };
  return { load, retry };
}

function ready<Module>(module: Module): Load<Module> {
  return { status: "ready", data: module, isRefreshing: false, refreshError: null, loadedAt: Date.now() };
}

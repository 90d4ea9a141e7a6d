import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * An event handler that stays the same function and does what the latest one does: parts that get it are drawn again only
 * when something else of theirs has changed. Not to be called while rendering.
 */
export function useSteady<Parameters extends readonly unknown[]>(
  latest: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const handler = useRef(latest);
  useLayoutEffect(() => {
    handler.current = latest;
  });
  return useCallback((...parameters: Parameters) => handler.current(...parameters), []);
}

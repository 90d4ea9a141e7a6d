import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * An event handler with constant identity that calls the latest function, so that memoised components don't render again.
 * Must not be called during rendering.
 */
export function useEventCallback<Parameters extends readonly unknown[]>(
  latest: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const handler = useRef(latest);
  useLayoutEffect(() => {
    handler.current = latest;
  });
  return useCallback((...parameters: Parameters) => handler.current(...parameters), []);
}

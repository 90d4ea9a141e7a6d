import { useSyncExternalStore } from "react";

function listen(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/** What the browser knows of its network. */
export function useOnline(): boolean {
  return useSyncExternalStore(listen, () => navigator.onLine);
}

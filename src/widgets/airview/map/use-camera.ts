import { useEffect, useMemo } from "react";
import type { MapHandle } from "../../kit/map/map-props.ts";
import type { Airview } from "../airview.store.ts";
import type { Selected } from "../selection.model.ts";
import { toFirstMove } from "./first-move.ts";
import { toMove } from "./move.model.ts";
import { createCamera } from "./camera.ts";

/** Moves the map with the selection. */
export function useCamera(store: Airview): (map: MapHandle | null) => void {
  const camera = useMemo(() => createCamera(), []);
  useEffect(() => {
    let before: Selected | null = null;
    const stopSelected = store.$selected.subscribe((after) => {
      const next = toMove(before, after);
      if (next) camera.move(() => next);
      before = after;
    });
    let isFirst = true;
    const stopBook = store.$book.subscribe((book) => {
      if (!book || !isFirst || book.routes.length === 0) return;
      isFirst = false;
      if (store.$selected.get() === null) camera.move(() => toFirstMove(book));
    });
    return () => {
      camera.stop();
      stopSelected();
      stopBook();
    };
  }, [store, camera]);
  return camera.setMap;
}

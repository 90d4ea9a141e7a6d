import { type RefObject, useEffect, useMemo } from "react";
import type { MapHandle } from "../../kit/map/map-props.ts";
import type { Airview } from "../airview.store.ts";
import type { Selected } from "../selection.model.ts";
import { toFirstMove } from "./first-move.ts";
import { toMove } from "./move.model.ts";
import { createMover } from "./mover.ts";

/** Moves the map with the selection. */
export function useMoves(store: Airview, frame: RefObject<HTMLElement | null>): (map: MapHandle | null) => void {
  const mover = useMemo(() => createMover(() => frame.current?.querySelector(".airview-map")), [frame]);
  useEffect(() => {
    let before: Selected | null = null;
    const stopSelected = store.$selected.subscribe((after) => {
      mover.move(toMove(before, after));
      before = after;
    });
    let isFirst = true;
    const stopBook = store.$book.subscribe((book) => {
      if (!book || !isFirst || book.routes.length === 0) return;
      isFirst = false;
      if (store.$selected.get() === null) mover.move(toFirstMove(book));
    });
    mover.start();
    return () => {
      mover.stop();
      stopSelected();
      stopBook();
    };
  }, [store, mover]);
  return mover.setMap;
}

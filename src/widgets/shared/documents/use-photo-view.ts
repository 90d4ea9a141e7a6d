import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useEventCallback } from "../../kit/table/use-event-callback.ts";
import { moveBy, type PhotoView, turn, wholePhoto, zoomBy } from "./photo-view.ts";

/** Zoom factor of a key or button. */
const step = 1.4;
/** Distance that an arrow key moves, px. */
const stride = 60;

type Point = { readonly x: number; readonly y: number };

const middle = (points: readonly Point[]) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

const fromMiddle = ({ x, y }: Point, size: DOMRect) => ({
  x: x - size.left - size.width / 2,
  y: y - size.top - size.height / 2,
});

/** Zoom and pan by keys, buttons, wheel, drag and pinch. */
export function usePhotoView(stage: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<PhotoView>(wholePhoto);
  const fingers = useRef(new Map<number, Point>());

  const change = useEventCallback((update: (view: PhotoView, size: DOMRect) => PhotoView) => {
    const size = stage.current?.getBoundingClientRect();
    if (size) setView((current) => update(current, size));
  });

  // Not through React, whose wheel listeners are passive: they couldn't keep the browser from zooming the page with Ctrl.
  useEffect(() => {
    const element = stage.current;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = Math.exp(-Math.max(-80, Math.min(80, event.deltaY)) / 240);
      change((current, size) =>
        zoomBy(current, factor, size, fromMiddle({ x: event.clientX, y: event.clientY }, size)),
      );
    };
    element?.addEventListener("wheel", handleWheel, { passive: false });
    return () => element?.removeEventListener("wheel", handleWheel);
  }, [stage, change]);

  const handleMove = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...fingers.current.values()];
    const [from, to] = [middle(before), middle(after)];
    const factor = after.length === 2 && spread(before) > 0 ? spread(after) / spread(before) : 1;
    // Zooms before moving, because an unzoomed picture can't be moved.
    change((current, size) =>
      moveBy(zoomBy(current, factor, size, fromMiddle(from, size)), to.x - from.x, to.y - from.y, size),
    );
  };
  const release = (event: PointerEvent) => void fingers.current.delete(event.pointerId);

  const zoom = (factor: number) => () => change((current, size) => zoomBy(current, factor, size));
  const move = (x: number, y: number) => () => change((current, size) => moveBy(current, x, y, size));
  const acts = {
    zoomIn: zoom(step),
    zoomOut: zoom(1 / step),
    showWhole: () => setView((current) => ({ ...wholePhoto, turns: current.turns })),
    turn: () => setView(turn),
  };
  const keys: Readonly<Record<string, () => void>> = {
    "+": acts.zoomIn,
    "=": acts.zoomIn,
    "-": acts.zoomOut,
    "0": acts.showWhole,
    r: acts.turn,
    R: acts.turn,
    ArrowLeft: move(stride, 0),
    ArrowRight: move(-stride, 0),
    ArrowUp: move(0, stride),
    ArrowDown: move(0, -stride),
  };

  return {
    view,
    ...acts,
    keys,
    pointerProps: {
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: handleMove,
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

import { type PointerEvent, type RefObject, useRef, useState } from "react";

/** A drag of at least this distance opens or closes the bottom sheet, px; a shorter one is a click. */
const threshold = 36;

interface BottomSheet {
  readonly panel: RefObject<HTMLElement | null>;
  /** False: only the head of the bottom sheet is visible. */
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly handleProps: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onClick: () => void;
  };
}

/** A bottom sheet. Its handle can be dragged or clicked, because dragging needs an alternative (WCAG 2.5.7). */
export function useBottomSheet(): BottomSheet {
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(true);
  const start = useRef<number | null>(null);
  const moved = useRef(0);

  const follow = (by: number) => panel.current?.style.setProperty("--airview-drag", `${by}px`);
  const end = () => {
    if (start.current === null) return;
    start.current = null;
    follow(0);
    if (moved.current > threshold) setOpen(false);
    else if (moved.current < -threshold) setOpen(true);
  };
  return {
    panel,
    isOpen,
    toggle: () => setOpen(!isOpen),
    handleProps: {
      onPointerDown(event) {
        start.current = event.clientY;
        moved.current = 0;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        if (start.current === null) return;
        moved.current = event.clientY - start.current;
        // An open bottom sheet is not dragged further up.
        follow(Math.max(0, moved.current));
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClick() {
        // A click follows every drag; it counts only when the pointer has hardly moved.
        if (Math.abs(moved.current) < threshold) setOpen(!isOpen);
        moved.current = 0;
      },
    },
  };
}

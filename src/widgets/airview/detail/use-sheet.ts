import { type PointerEvent, type RefObject, useRef, useState } from "react";

/** A drag of so many px opens or closes; less is a click (px). */
const threshold = 36;

interface Sheet {
  readonly sheet: RefObject<HTMLElement | null>;
  /** False: only its head is seen. */
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

/** The detail as a sheet from the lower edge: its handle is dragged, or pressed (WCAG 2.5.7). */
export function useSheet(): Sheet {
  const sheet = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(true);
  const start = useRef<number | null>(null);
  const moved = useRef(0);

  const follow = (by: number) => sheet.current?.style.setProperty("--airview-drag", `${by}px`);
  const end = () => {
    if (start.current === null) return;
    start.current = null;
    follow(0);
    if (moved.current > threshold) setOpen(false);
    else if (moved.current < -threshold) setOpen(true);
  };
  return {
    sheet,
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
        // Upwards there is nothing more to see.
        follow(Math.max(0, moved.current));
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClick() {
        // The click at the end of a drag, or of a hand that shook.
        if (Math.abs(moved.current) < threshold) setOpen(!isOpen);
        moved.current = 0;
      },
    },
  };
}

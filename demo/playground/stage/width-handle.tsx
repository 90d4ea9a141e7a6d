import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";
import { playgroundMessages as texts } from "../playground.messages.ts";
import { clampWidth, widthRange } from "../setup/setup.ts";

interface WidthHandleProps {
  /** The element that the handle resizes. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Present width of the frame, px. */
  readonly width: number;
  readonly onChange: (width: number) => void;
}

const step = 10;
const keys: Readonly<Record<string, number>> = {
  ArrowLeft: -step,
  ArrowRight: step,
  PageDown: -10 * step,
  PageUp: 10 * step,
};

/** The right edge of the preview, to be dragged; arrow keys do the same (ARIA window splitter). */
export function WidthHandle({ frame, width, onChange }: WidthHandleProps) {
  const start = useRef<{ readonly x: number; readonly width: number } | null>(null);

  /** Measured, because `width` may be that of the previous render. */
  const present = () => frame.current?.offsetWidth ?? width;
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: present() };
  };
  const handleMove = (event: PointerEvent) => {
    if (start.current) onChange(clampWidth(start.current.width + event.clientX - start.current.x));
  };
  const handleUp = () => {
    start.current = null;
  };
  const handleKey = (event: KeyboardEvent) => {
    const change = keys[event.key];
    const end = event.key === "Home" ? widthRange.minimum : event.key === "End" ? widthRange.maximum : null;
    if (change === undefined && end === null) return;
    event.preventDefault();
    onChange(end ?? clampWidth(present() + (change ?? 0)));
  };

  return (
    // A movable separator is focusable (ARIA).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex
    <div
      className="handle"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={texts.widthHandle}
      aria-valuemin={widthRange.minimum}
      aria-valuemax={widthRange.maximum}
      aria-valuenow={clampWidth(width)}
      aria-valuetext={`${width} px`}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
      onKeyDown={handleKey}
    />
  );
}

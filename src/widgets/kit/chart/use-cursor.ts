import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { ChartPoint } from "./chart-types.ts";

/**
 * Index to which a key moves the cursor; `null`: the cursor is removed, `undefined`: the key isn't handled. Up and down aren't
 * handled, so that they scroll the page.
 */
export function moveCursor(key: string, index: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowRight":
      return index === null ? 0 : Math.min(count - 1, index + 1);
    case "ArrowLeft":
      return index === null ? count - 1 : Math.max(0, index - 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "Escape":
      return index === null ? undefined : null;
    default:
      return undefined;
  }
}

interface Cursor {
  readonly index: number | null;
  /** True if a key has moved the cursor: only then its position is announced. */
  readonly spoken: boolean;
}

const away: Cursor = { index: null, spoken: false };

interface CursorEvents {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onBlur: () => void;
}

/** The cursor over `count` points, moved by keys, mouse and finger. `locate` finds the point under a pointer. */
export function useCursor(count: number, locate: (event: PointerEvent) => number | null) {
  const [state, setCursor] = useState<Cursor>(away);
  // New data may have fewer points than the previous data.
  const cursor = state.index !== null && state.index >= count ? away : state;
  const point = (event: PointerEvent) => {
    const index = locate(event);
    if (index !== cursor.index) setCursor({ index, spoken: false });
  };
  const events: CursorEvents = {
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const index = moveCursor(event.key, cursor.index, count);
      if (index === undefined) return;
      // Also keeps Escape from closing the dialog around the chart, and the arrows from scrolling it.
      event.preventDefault();
      event.stopPropagation();
      setCursor({ index, spoken: true });
    },
    onPointerMove: point,
    onPointerDown: point,
    // Lifting a finger also counts as leaving: after touch the cursor stays until the plot loses the focus.
    onPointerLeave: (event) => {
      if (event.pointerType !== "touch") setCursor(away);
    },
    onBlur: () => setCursor(away),
  };
  return { cursor, setCursor, events };
}

/** Text that is announced for a position of the cursor: "Salı: Düzenli 271, Esnek 56, Toplam 327". */
export function pointText(point: ChartPoint): string {
  const entries = point.entries.map(({ name, text }) => `${name} ${text}`);
  return `${point.label}: ${entries.join(", ")}`;
}

/** The headers of the table's value columns, in the order of the points' entries. */
export function columnNames(points: readonly ChartPoint[]): readonly string[] {
  return points[0]?.entries.map(({ name }) => name) ?? [];
}

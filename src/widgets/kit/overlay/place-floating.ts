/** Which edge of the panel is in line with the same edge of its button. */
export type Placement = "start" | "end";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  /** The panel scrolls when it is higher than this. */
  readonly maxHeight: number;
}

/** Between button and panel, and between panel and the window's edge, in px. */
const gap = 4;
const margin = 8;

/** Where a floating panel stands, in px of the window: below its button, above it when there is more room, never outside. */
export function placeFloating(anchor: Box, panel: Size, viewport: Size, placement: Placement): Place {
  const below = viewport.height - anchor.bottom - gap - margin;
  const above = anchor.top - gap - margin;
  const isBelow = panel.height <= below || below >= above;
  const maxHeight = Math.max(0, isBelow ? below : above);
  const height = Math.min(panel.height, maxHeight);
  const wanted = placement === "start" ? anchor.left : anchor.right - panel.width;
  const rightmost = viewport.width - margin - panel.width;
  return {
    left: Math.round(Math.max(margin, Math.min(wanted, rightmost))),
    top: Math.round(isBelow ? anchor.bottom + gap : anchor.top - gap - height),
    maxHeight: Math.floor(maxHeight),
  };
}

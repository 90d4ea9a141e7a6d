/** Which edge of the panel is aligned with the same edge of its button. */
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

interface FloatingBox {
  readonly left: number;
  readonly top: number;
  /** The panel scrolls when its content is higher. */
  readonly maxHeight: number;
}

/** Distance between button and panel, and between panel and window edge, in px. */
const gap = 4;
const margin = 8;
/** Room below a button that suffices for a panel that fits neither below nor above, so that it doesn't cover what stands above. */
const enough = 280;

/**
 * Position of a floating panel in px of the window: below its button, above it when it fits only there or there is too little
 * room below; always inside the window.
 */
export function placeFloating(anchor: Box, panel: Size, viewport: Size, placement: Placement): FloatingBox {
  const below = viewport.height - anchor.bottom - gap - margin;
  const above = anchor.top - gap - margin;
  const fitsAboveOnly = panel.height > below && panel.height <= above;
  const isBelow = !fitsAboveOnly && below >= Math.min(panel.height, above, enough);
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

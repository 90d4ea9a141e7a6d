import { type KeyboardEvent, type RefObject, type ToggleEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { styles, useStyles } from "../element/styles.ts";
import css from "./floating.css?inline";
import { isTouched, useLayer } from "../element/layers.ts";
import { activeElementBeside, focusFirst } from "../element/focus.ts";

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

const floatingStyles = styles(css);

/** For panels that find their place themselves. */
export const useFloatingStyles = () => useStyles(floatingStyles);

interface Floating {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Returns the focus to the button. */
  readonly close: () => void;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly buttonProps: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly popoverTarget: string;
    readonly "aria-expanded": boolean;
  };
  readonly panelProps: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly id: string;
    readonly popover: "auto";
    readonly onToggle: (event: ToggleEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * A panel in the top layer beside its button: above everything, unaffected by `transform`, `overflow` or `z-index` of the
 * page, and also usable inside a modal dialog. A click elsewhere and Esc close it; the focus moves in and returns. Render
 * its content only while `isOpen`.
 */
export function useFloating(placement: Placement): Floating {
  useStyles(floatingStyles);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => {
    if (!isOpen || !button.current || !panel.current) return undefined;
    const stop = follow(panel.current, button.current, placement);
    focusFirst(panel.current);
    return stop;
  }, [isOpen, placement]);

  // Only if the focus would be lost: a click elsewhere has moved it on purpose.
  const returnFocus = () => {
    if (!button.current || !panel.current) return;
    const active = activeElementBeside(button.current);
    if (active === null || panel.current.contains(active)) button.current.focus({ preventScroll: true });
  };
  // The content is rendered when the panel opens, because nothing in it can be focused before, and removed when it
  // closes.
  const handleToggle = (event: ToggleEvent) => {
    // Ignores the events of a popover nested in this one.
    if (event.target !== panel.current) return;
    setOpen(event.newState === "open");
    if (event.newState === "closed") returnFocus();
  };
  const close = () => {
    panel.current?.hidePopover();
    returnFocus();
  };
  // WebKit doesn't close a popover by Esc while a search field is focused, even an empty one.
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    close();
  };

  useLayer(isOpen && isTouched(), close);

  return {
    isOpen,
    open: () => panel.current?.showPopover(),
    close,
    panel,
    buttonProps: { ref: button, popoverTarget: id, "aria-expanded": isOpen },
    panelProps: {
      ref: panel,
      id,
      popover: "auto",
      onToggle: handleToggle,
      onKeyDown: closeByEscape,
    },
  };
}

/** Keeps the panel beside its button when the page scrolls or either changes its size. Returns a function that stops it. */
export function follow(panel: HTMLElement, button: HTMLElement, placement: Placement): () => void {
  const settle = () => {
    // Removes the earlier limit before the panel is measured.
    panel.style.maxHeight = "";
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const box = placeFloating(button.getBoundingClientRect(), panel.getBoundingClientRect(), viewport, placement);
    // Under an ancestor's `zoom` the panel's px differ from the window's. Older browsers don't report it.
    const zoom = (panel as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    panel.style.left = `${box.left / zoom}px`;
    panel.style.top = `${box.top / zoom}px`;
    panel.style.maxHeight = `${box.maxHeight / zoom}px`;
  };
  const handleScroll = (event: Event) => {
    // Scrolling inside the panel moves nothing.
    if (!event.composedPath().includes(panel)) settle();
  };
  settle();
  const observer = new ResizeObserver(settle);
  observer.observe(panel);
  window.addEventListener("resize", settle);
  window.addEventListener("scroll", handleScroll, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener("resize", settle);
    window.removeEventListener("scroll", handleScroll, { capture: true });
  };
}

import { type KeyboardEvent, type RefObject, type ToggleEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { styles, useStyles } from "../element/styles.ts";
import css from "./floating.css?inline";
import { isTouched, useLayer } from "../element/use-layer.ts";
import { activeElementBeside, focusFirst } from "./focus.ts";
import { type Placement, placeFloating } from "./place-floating.ts";

const floatingStyles = styles(css);

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

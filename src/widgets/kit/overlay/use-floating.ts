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
  /** Gives the focus back to the button. */
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
 * A panel in the browser's top layer beside its button: above everything, whatever `transform`, `overflow` or `z-index` the
 * page around has, and inside of a modal dialog too. A click elsewhere and Esc close it; the focus goes in and comes back.
 * Render its content only while it `isOpen`.
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

  // Only a focus that would be lost: a click elsewhere has taken it to where it was meant.
  const returnFocus = () => {
    if (!button.current || !panel.current) return;
    const active = activeElementBeside(button.current);
    if (active === null || panel.current.contains(active)) button.current.focus({ preventScroll: true });
  };
  // Filled when it is shown, as nothing takes the focus before; emptied when it has gone.
  const handleToggle = (event: ToggleEvent) => {
    // Those of a popover inside of this one pass by here too.
    if (event.target !== panel.current) return;
    setOpen(event.newState === "open");
    if (event.newState === "closed") returnFocus();
  };
  const close = () => {
    panel.current?.hidePopover();
    returnFocus();
  };
  // WebKit leaves Esc to a search field, even to an empty one.
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

/** Keeps the panel beside its button while the page scrolls and either of them changes its size. Returns the way to stop. */
export function follow(panel: HTMLElement, button: HTMLElement, placement: Placement): () => void {
  const settle = () => {
    // Its own height, not the one that an earlier place left it.
    panel.style.maxHeight = "";
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const place = placeFloating(button.getBoundingClientRect(), panel.getBoundingClientRect(), viewport, placement);
    // Under `zoom` of an ancestor a px of the panel's is not one of the window's. Older browsers don't tell.
    const zoom = (panel as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    panel.style.left = `${place.left / zoom}px`;
    panel.style.top = `${place.top / zoom}px`;
    panel.style.maxHeight = `${place.maxHeight / zoom}px`;
  };
  const handleScroll = (event: Event) => {
    // Scrolling inside of the panel moves nothing.
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

import { useEffectEvent, useLayoutEffect } from "react";
import { layersOf } from "../../../core/platform/layers.ts";
import { useWidget } from "./context.ts";

/** Registers an overlay while `isOpen`: in the portal Back calls `close` instead of leaving the page. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const { session } = useWidget();
  const ask = useEffectEvent(close);
  useLayoutEffect(() => (isOpen ? layersOf(session).open(() => ask()) : undefined), [isOpen, session]);
}

/**
 * Whether Back should close a menu: only on touch screens. With a mouse users click outside of it, and a history entry that is
 * added and removed for every menu could cancel a navigation that starts meanwhile.
 */
export const isTouched = (): boolean => matchMedia("(pointer: coarse)").matches;

interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Lets the Back gesture of a phone close an overlay that is neither a dialog nor a popover. Uses CloseWatcher, because an element
 * must not change the history of its host page.
 */
export function useCloseWatcher(isOpen: boolean, close: () => void): void {
  const ask = useEffectEvent(close);
  useLayoutEffect(() => {
    const { CloseWatcher: Watcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || !Watcher) return undefined;
    const watcher = new Watcher();
    watcher.addEventListener("close", () => ask());
    return () => watcher.destroy();
  }, [isOpen]);
}

/** Interval of the checks in ms, while an overlay is open. Short enough to follow the scrolling of the surrounding page. */
const pause = 100;

/** An overlay covers the window. In an iframe as tall as its content, only a part of that window is on the screen. */
const isFramed = (): boolean => globalThis.self !== globalThis.top;

/**
 * Reports repeatedly how many px at the top and bottom of this frame's window are not visible. Scrolling the surrounding
 * page raises no event in the frame, so each check takes the first entry of a new IntersectionObserver. Returns a
 * function that stops it.
 */
function watchVisiblePart(onChange: (top: number, bottom: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const page = document.documentElement;
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (entry) {
      const { intersectionRect: seen, boundingClientRect: whole } = entry;
      // When the page is shorter than its frame, the visible part can extend below the page.
      const end = seen.bottom >= whole.bottom - 1 ? innerHeight : seen.bottom;
      if (seen.height > 0) onChange(Math.max(0, seen.top), Math.max(0, innerHeight - end));
    }
    timer = setTimeout(() => observer.observe(page), pause);
  });
  observer.observe(page);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/**
 * Keeps an overlay (dialog, drawer, toast) inside the visible part of a tall frame, through the element's properties
 * `--shuttle-unseen-top` and `-bottom`. `onPlaced` is called when they are first known. Returns a function that stops it.
 */
export function keepVisible(element: HTMLElement, onPlaced: () => void): () => void {
  if (!isFramed()) {
    onPlaced();
    return () => undefined;
  }
  let isPlaced = false;
  const place = () => {
    if (isPlaced) return;
    isPlaced = true;
    onPlaced();
  };
  return watchVisiblePart((top, bottom) => {
    element.style.setProperty("--shuttle-unseen-top", `${Math.round(top)}px`);
    element.style.setProperty("--shuttle-unseen-bottom", `${Math.round(bottom)}px`);
    place();
  });
}

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

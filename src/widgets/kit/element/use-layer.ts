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
 * Whether Back should close a menu: on touch screens. With a mouse one clicks outside of it, and a history entry that comes and
 * goes with every menu could cancel a navigation that starts meanwhile.
 */
export const isTouched = (): boolean => matchMedia("(pointer: coarse)").matches;

interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * For overlays that are no dialog or popover to the browser: the Back gesture of a phone closes them. Through CloseWatcher,
 * because the history of a host page isn't ours to change.
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

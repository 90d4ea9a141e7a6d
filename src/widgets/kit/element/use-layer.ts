import { useEffectEvent, useLayoutEffect } from "react";
import { layersOf } from "../../../core/platform/layers.ts";
import { useWidget } from "./context.ts";

/** Something lies over the screen as long as `isOpen`: in the portal Back calls `close` before it leaves the page. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const { session } = useWidget();
  const ask = useEffectEvent(close);
  useLayoutEffect(() => (isOpen ? layersOf(session).open(() => ask()) : undefined), [isOpen, session]);
}

/**
 * Whether a person expects Back to close a menu: at a touch screen. By mouse a click beside it does, and an entry of the
 * history that comes and goes with every menu would end a navigation that begins meanwhile.
 */
export const isTouched = (): boolean => matchMedia("(pointer: coarse)").matches;

interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * For what the browser doesn't know to lie over the page, as it knows dialogs and popovers: a phone's gesture for Back closes
 * it, also in other people's pages, whose history is theirs.
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

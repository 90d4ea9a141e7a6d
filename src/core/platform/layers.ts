import { atom, type ReadableAtom } from "nanostores";
import type { Session } from "../session/session.ts";
import { once } from "./once.ts";

/**
 * The open layers of a session: drawers, dialogs, menus, a full-window map. Elements only register them; the portal, which owns
 * the page's history, closes them on Back.
 */
export interface LayerStore {
  /** Number of open layers. */
  readonly $count: ReadableAtom<number>;
  /**
   * Registers an open layer. `close` requests closing it, which the layer may refuse. Returns a function to call when it
   * is closed.
   */
  open(close: () => void): () => void;
  /** Requests closing this many layers, the topmost first. */
  close(count: number): void;
}

/** The layers of a session. */
export const layersOf = once<Session, LayerStore>(createLayerStore);

export function createLayerStore(): LayerStore {
  const $count = atom(0);
  let layers: readonly { readonly close: () => void }[] = [];
  const set = (next: typeof layers) => {
    layers = next;
    $count.set(next.length);
  };
  return {
    $count,
    open(close) {
      const layer = { close };
      set([...layers, layer]);
      return () => set(layers.filter((other) => other !== layer));
    },
    close(count) {
      for (const layer of layers.slice(layers.length - Math.min(count, layers.length)).toReversed()) layer.close();
    },
  };
}
